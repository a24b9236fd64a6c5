graph g inference
input %0 a: f32[3,4]
input %1 b: f32[3]
%2 = aten.as_strided.default(%0, [4, 3], [1, 4], none) : f32[4,3] name=n0
%3 = aten.as_strided.default(%1, [], [], none) : f32[] name=n1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x4xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<f32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x4xf32>, %arg1: tensor<3xf32>):
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4x3xi64>
    %2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi64>
    %3 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4x3xi64>
    %5 = "stablehlo.multiply"(%2, %4) : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
    %6 = "stablehlo.add"(%1, %5) : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
    %7 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi64>
    %8 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4x3xi64>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
    %11 = "stablehlo.add"(%6, %10) : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
    %12 = "stablehlo.reshape"(%arg0) : (tensor<3x4xf32>) -> tensor<12xf32>
    %13 = "stablehlo.gather"(%12, %11) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<12xf32>, tensor<4x3xi64>) -> tensor<4x3xf32>
    %14 = "stablehlo.gather"(%arg1, %0) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<3xf32>, tensor<i64>) -> tensor<f32>
    "func.return"(%13, %14) : (tensor<4x3xf32>, tensor<f32>) -> ()
  }) : () -> ()
}) : () -> ()
