graph g inference
input %0 a: f32[3,4]
input %1 b: i64[2,3]
input %2 c: f32[3,4]
input %3 d: i64[]
%4 = aten.take.default(%0, %1) : f32[2,3] name=n0
%5 = aten.take.default(%2, %3) : f32[] name=n1
return %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x4xf32>, tensor<2x3xi64>, tensor<3x4xf32>, tensor<i64>) -> (tensor<2x3xf32>, tensor<f32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x4xf32>, %arg1: tensor<2x3xi64>, %arg2: tensor<3x4xf32>, %arg3: tensor<i64>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x4xf32>) -> tensor<12xf32>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x3xi64>
    %3 = "stablehlo.constant"() {value = dense<12> : tensor<i64>} : () -> tensor<i64>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x3xi64>
    %5 = "stablehlo.add"(%arg1, %4) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %6 = "stablehlo.compare"(%arg1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %7 = "stablehlo.select"(%6, %5, %arg1) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %8 = "stablehlo.gather"(%0, %7) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<12xf32>, tensor<2x3xi64>) -> tensor<2x3xf32>
    %9 = "stablehlo.reshape"(%arg2) : (tensor<3x4xf32>) -> tensor<12xf32>
    %10 = "stablehlo.add"(%arg3, %3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %11 = "stablehlo.compare"(%arg3, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %12 = "stablehlo.select"(%11, %10, %arg3) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %13 = "stablehlo.gather"(%9, %12) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<12xf32>, tensor<i64>) -> tensor<f32>
    "func.return"(%8, %13) : (tensor<2x3xf32>, tensor<f32>) -> ()
  }) : () -> ()
}) : () -> ()
