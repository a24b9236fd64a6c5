graph g inference
input %0 x: f32[]
%1 = aten.unfold.default(%0, 0, 1, 1) : f32[1] name=y
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<f32>) -> tensor<1xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<f32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<f32>) -> tensor<1xf32>
    %1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x1xi32>
    %2 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
    %4 = "stablehlo.multiply"(%1, %3) : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
    %5 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x1xi32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
    %7 = "stablehlo.gather"(%0, %6) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1x1xf32>) -> tensor<1xf32>
    "func.return"(%8) : (tensor<1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
