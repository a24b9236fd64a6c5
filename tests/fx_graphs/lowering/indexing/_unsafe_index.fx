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
    %8 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3x1xi64>
    %10 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3x1xi64>
    %12 = "stablehlo.add"(%arg3, %11) : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi64>
    %13 = "stablehlo.compare"(%arg3, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi1>
    %14 = "stablehlo.select"(%13, %12, %arg3) : (tensor<3x1xi1>, tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi64>
    %15 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
    %17 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
    %19 = "stablehlo.add"(%arg4, %18) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %20 = "stablehlo.compare"(%arg4, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %21 = "stablehlo.select"(%20, %19, %arg4) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %22 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xi64>) -> tensor<3x2xi64>
    %23 = "stablehlo.reshape"(%22) : (tensor<3x2xi64>) -> tensor<3x2x1xi64>
    %24 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<2xi64>) -> tensor<3x2xi64>
    %25 = "stablehlo.reshape"(%24) : (tensor<3x2xi64>) -> tensor<3x2x1xi64>
    %26 = "stablehlo.concatenate"(%23, %25) {dimension = 2 : i64} : (tensor<3x2x1xi64>, tensor<3x2x1xi64>) -> tensor<3x2x2xi64>
    %27 = "stablehlo.gather"(%arg2, %26) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>} : (tensor<2x5x4xf32>, tensor<3x2x2xi64>) -> tensor<2x3x2xf32>
    "func.return"(%7, %27) : (tensor<5x3xf32>, tensor<2x3x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
