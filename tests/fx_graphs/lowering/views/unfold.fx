graph g inference
input %0 a: f32[9]
input %1 b: i64[6]
%2 = aten.unfold.default(%0, 0, 3, 2) : f32[4,3] name=n0
%3 = aten.unfold.default(%1, 0, 2, 2) : i64[3,2] name=n1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<9xf32>, tensor<6xi64>) -> (tensor<4x3xf32>, tensor<3x2xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<9xf32>, %arg1: tensor<6xi64>):
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
    %1 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x3xi32>
    %3 = "stablehlo.multiply"(%0, %2) : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %4 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %5 = "stablehlo.add"(%3, %4) : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %6 = "stablehlo.gather"(%arg0, %5) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<9xf32>, tensor<4x3xi32>) -> tensor<4x3xf32>
    %7 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x2xi32>
    %8 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x2xi32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %10 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x2xi32>
    %11 = "stablehlo.add"(%9, %10) : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %12 = "stablehlo.gather"(%arg1, %11) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<6xi64>, tensor<3x2xi32>) -> tensor<3x2xi64>
    "func.return"(%6, %12) : (tensor<4x3xf32>, tensor<3x2xi64>) -> ()
  }) : () -> ()
}) : () -> ()
