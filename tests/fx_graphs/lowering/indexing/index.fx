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
    %8 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %10 = "stablehlo.add"(%arg3, %9) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %11 = "stablehlo.compare"(%arg3, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %12 = "stablehlo.select"(%11, %10, %arg3) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %13 = "stablehlo.gather"(%arg2, %12) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1>} : (tensor<5x4xf32>, tensor<3xi64>) -> tensor<5x3xf32>
    %14 = "stablehlo.add"(%arg5, %3) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %15 = "stablehlo.compare"(%arg5, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %16 = "stablehlo.select"(%15, %14, %arg5) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %17 = "stablehlo.add"(%arg6, %9) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %18 = "stablehlo.compare"(%arg6, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %19 = "stablehlo.select"(%18, %17, %arg6) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %20 = "stablehlo.reshape"(%16) : (tensor<3xi64>) -> tensor<3x1xi64>
    %21 = "stablehlo.reshape"(%19) : (tensor<3xi64>) -> tensor<3x1xi64>
    %22 = "stablehlo.concatenate"(%20, %21) {dimension = 1 : i64} : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x2xi64>
    %23 = "stablehlo.gather"(%arg4, %22) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x4xf32>, tensor<3x2xi64>) -> tensor<3xf32>
    "func.return"(%7, %13, %23) : (tensor<3x4xf32>, tensor<5x3xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
