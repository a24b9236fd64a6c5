graph g inference
input %0 a: f32[5,4]
input %1 b: i64[3]
input %2 c: f32[5,4]
input %3 d: i32[7]
input %4 e: f32[5]
input %5 f: i64[]
%6 = aten.index_select.default(%0, 0, %1) : f32[3,4] name=n0
%7 = aten.index_select.default(%2, -1, %3) : f32[5,7] name=n1
%8 = aten.index_select.default(%4, 0, %5) : f32[1] name=n2
return %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x4xf32>, tensor<3xi64>, tensor<5x4xf32>, tensor<7xi32>, tensor<5xf32>, tensor<i64>) -> (tensor<3x4xf32>, tensor<5x7xf32>, tensor<1xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x4xf32>, %arg1: tensor<3xi64>, %arg2: tensor<5x4xf32>, %arg3: tensor<7xi32>, %arg4: tensor<5xf32>, %arg5: tensor<i64>):
    %0 = "stablehlo.gather"(%arg0, %arg1) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>} : (tensor<5x4xf32>, tensor<3xi64>) -> tensor<3x4xf32>
    %1 = "stablehlo.gather"(%arg2, %arg3) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1>} : (tensor<5x4xf32>, tensor<7xi32>) -> tensor<5x7xf32>
    %2 = "stablehlo.reshape"(%arg5) : (tensor<i64>) -> tensor<1xi64>
    %3 = "stablehlo.gather"(%arg4, %2) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<5xf32>, tensor<1xi64>) -> tensor<1xf32>
    "func.return"(%0, %1, %3) : (tensor<3x4xf32>, tensor<5x7xf32>, tensor<1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
