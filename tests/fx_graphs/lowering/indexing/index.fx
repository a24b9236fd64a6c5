graph g inference
input %0 a: f32[5,4]
input %1 b: i64[3]
input %2 c: f32[5,4]
input %3 d: i64[3]
input %4 e: f32[5,4]
input %5 f: i64[3]
input %6 g: i64[3]
%7 = aten.index.Tensor(%0, [%1]) : f32[3,4] name=n0
%8 = aten.index.Tensor(%2, [none, %3]) : f32[5,3] name=n1
%9 = aten.index.Tensor(%4, [%5, %6]) : f32[3] name=n2
return %7, %8, %9
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x4xf32>, tensor<3xi64>, tensor<5x4xf32>, tensor<3xi64>, tensor<5x4xf32>, tensor<3xi64>, tensor<3xi64>) -> (tensor<3x4xf32>, tensor<5x3xf32>, tensor<3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x4xf32>, %arg1: tensor<3xi64>, %arg2: tensor<5x4xf32>, %arg3: tensor<3xi64>, %arg4: tensor<5x4xf32>, %arg5: tensor<3xi64>, %arg6: tensor<3xi64>):
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %2 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %4 = "stablehlo.add"(%arg1, %3) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %5 = "stablehlo.compare"(%arg1, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %6 = "stablehlo.select"(%5, %4, %arg1) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %7 = "stablehlo.gather"(%arg0, %6) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>} : (tensor<5x4xf32>, tensor<3xi64>) -> tensor<3x4xf32>
    %8 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %10 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %12 = "stablehlo.add"(%arg3, %11) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %13 = "stablehlo.compare"(%arg3, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %14 = "stablehlo.select"(%13, %12, %arg3) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %15 = "stablehlo.gather"(%arg2, %14) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1>} : (tensor<5x4xf32>, tensor<3xi64>) -> tensor<5x3xf32>
    %16 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %18 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %20 = "stablehlo.add"(%arg5, %19) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %21 = "stablehlo.compare"(%arg5, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %22 = "stablehlo.select"(%21, %20, %arg5) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %23 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %25 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %27 = "stablehlo.add"(%arg6, %26) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %28 = "stablehlo.compare"(%arg6, %24) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %29 = "stablehlo.select"(%28, %27, %arg6) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %30 = "stablehlo.reshape"(%22) : (tensor<3xi64>) -> tensor<3x1xi64>
    %31 = "stablehlo.reshape"(%29) : (tensor<3xi64>) -> tensor<3x1xi64>
    %32 = "stablehlo.concatenate"(%30, %31) {dimension = 1 : i64} : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x2xi64>
    %33 = "stablehlo.gather"(%arg4, %32) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x4xf32>, tensor<3x2xi64>) -> tensor<3xf32>
    "func.return"(%7, %15, %33) : (tensor<3x4xf32>, tensor<5x3xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
