graph g inference
input %0 a: f32[5,4]
input %1 b: i64[2,3]
input %2 c: f32[2,3]
%3 = aten.put.default(%0, %1, %2, false) : f32[5,4] name=n0
%4 = aten.put.default(%0, %1, %2, true) : f32[5,4] name=n1
return %3, %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x4xf32>, tensor<2x3xi64>, tensor<2x3xf32>) -> (tensor<5x4xf32>, tensor<5x4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x4xf32>, %arg1: tensor<2x3xi64>, %arg2: tensor<2x3xf32>):
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x3xi64>) -> tensor<6xi64>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
    %3 = "stablehlo.constant"() {value = dense<20> : tensor<i64>} : () -> tensor<i64>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
    %5 = "stablehlo.add"(%0, %4) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %6 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %7 = "stablehlo.select"(%6, %5, %0) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %8 = "stablehlo.reshape"(%arg2) : (tensor<2x3xf32>) -> tensor<6xf32>
    %9 = "stablehlo.reshape"(%arg0) : (tensor<5x4xf32>) -> tensor<20xf32>
    %10 = "stablehlo.scatter"(%9, %7, %8) ({
    ^bb0(%arg5: tensor<f32> loc("aten.put.default"), %arg6: tensor<f32> loc("aten.put.default")):
      "stablehlo.return"(%arg6) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<20xf32>, tensor<6xi64>, tensor<6xf32>) -> tensor<20xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<20xf32>) -> tensor<5x4xf32>
    %12 = "stablehlo.reshape"(%arg1) : (tensor<2x3xi64>) -> tensor<6xi64>
    %13 = "stablehlo.add"(%12, %4) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %14 = "stablehlo.compare"(%12, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %15 = "stablehlo.select"(%14, %13, %12) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %16 = "stablehlo.reshape"(%arg2) : (tensor<2x3xf32>) -> tensor<6xf32>
    %17 = "stablehlo.reshape"(%arg0) : (tensor<5x4xf32>) -> tensor<20xf32>
    %18 = "stablehlo.scatter"(%17, %15, %16) ({
    ^bb0(%arg3: tensor<f32> loc("aten.put.default"), %arg4: tensor<f32> loc("aten.put.default")):
      %20 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%20) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<20xf32>, tensor<6xi64>, tensor<6xf32>) -> tensor<20xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<20xf32>) -> tensor<5x4xf32>
    "func.return"(%11, %19) : (tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
