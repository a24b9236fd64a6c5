graph g inference
input %0 a: f32[5,4]
input %1 b: i64[3]
input %2 c: f32[2,5,4]
input %3 d: i64[3,1]
input %4 e: i64[2]
%5 = aten._unsafe_index.Tensor(%0, [none, %1]) : f32[5,3] name=n0
%6 = aten._unsafe_index.Tensor(%2, [none, %3, %4]) : f32[2,3,2] name=n1
return %5, %6
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x4xf32>, tensor<3xi64>, tensor<2x5x4xf32>, tensor<3x1xi64>, tensor<2xi64>) -> (tensor<5x3xf32>, tensor<2x3x2xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x4xf32>, %arg1: tensor<3xi64>, %arg2: tensor<2x5x4xf32>, %arg3: tensor<3x1xi64>, %arg4: tensor<2xi64>):
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %2 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %4 = "stablehlo.add"(%arg1, %3) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %5 = "stablehlo.compare"(%arg1, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %6 = "stablehlo.select"(%5, %4, %arg1) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %7 = "stablehlo.gather"(%arg0, %6) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1>} : (tensor<5x4xf32>, tensor<3xi64>) -> tensor<5x3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3x1xi64>
    %9 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3x1xi64>
    %11 = "stablehlo.add"(%arg3, %10) : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi64>
    %12 = "stablehlo.compare"(%arg3, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi1>
    %13 = "stablehlo.select"(%12, %11, %arg3) : (tensor<3x1xi1>, tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi64>
    %14 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
    %15 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
    %16 = "stablehlo.add"(%arg4, %15) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %17 = "stablehlo.compare"(%arg4, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %18 = "stablehlo.select"(%17, %16, %arg4) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %19 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xi64>) -> tensor<3x2xi64>
    %20 = "stablehlo.reshape"(%19) : (tensor<3x2xi64>) -> tensor<3x2x1xi64>
    %21 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 1>} : (tensor<2xi64>) -> tensor<3x2xi64>
    %22 = "stablehlo.reshape"(%21) : (tensor<3x2xi64>) -> tensor<3x2x1xi64>
    %23 = "stablehlo.concatenate"(%20, %22) {dimension = 2 : i64} : (tensor<3x2x1xi64>, tensor<3x2x1xi64>) -> tensor<3x2x2xi64>
    %24 = "stablehlo.gather"(%arg2, %23) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>} : (tensor<2x5x4xf32>, tensor<3x2x2xi64>) -> tensor<2x3x2xf32>
    "func.return"(%7, %24) : (tensor<5x3xf32>, tensor<2x3x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
