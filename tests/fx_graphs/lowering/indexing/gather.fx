graph g inference
input %0 a: f32[5,4]
input %1 b: i64[3,4]
input %2 c: i64[1,9]
input %3 d: i64[1,4]
input %4 e: f32[]
input %5 f: i64[]
%6 = aten.gather.default(%0, 0, %1, sparse_grad=false) : f32[3,4] name=n0
%7 = aten.gather.default(%2, 1, %3, sparse_grad=false) : i64[1,4] name=n1
%8 = aten.gather.default(%4, 0, %5, sparse_grad=false) : f32[] name=n2
return %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x4xf32>, tensor<3x4xi64>, tensor<1x9xi64>, tensor<1x4xi64>, tensor<f32>, tensor<i64>) -> (tensor<3x4xf32>, tensor<1x4xi64>, tensor<f32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x4xf32>, %arg1: tensor<3x4xi64>, %arg2: tensor<1x9xi64>, %arg3: tensor<1x4xi64>, %arg4: tensor<f32>, %arg5: tensor<i64>):
    %0 = "stablehlo.gather"(%arg0, %arg1) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<5x4xf32>, tensor<3x4xi64>) -> tensor<3x4xf32>
    %1 = "stablehlo.gather"(%arg2, %arg3) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<1x9xi64>, tensor<1x4xi64>) -> tensor<1x4xi64>
    %2 = "stablehlo.reshape"(%arg4) : (tensor<f32>) -> tensor<1xf32>
    %3 = "stablehlo.reshape"(%arg5) : (tensor<i64>) -> tensor<1xi64>
    %4 = "stablehlo.gather"(%2, %3) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<1xf32>, tensor<1xi64>) -> tensor<1xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
    "func.return"(%0, %1, %5) : (tensor<3x4xf32>, tensor<1x4xi64>, tensor<f32>) -> ()
  }) : () -> ()
}) : () -> ()
