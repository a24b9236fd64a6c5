graph g inference
input %0 a: f32[9,3]
input %1 b: i64[2,4]
input %2 c: bf16[9,3]
input %3 d: i32[5]
input %4 e: f32[9,3]
input %5 f: i64[]
%6 = aten.embedding.default(%0, %1, -1, false, false) : f32[2,4,3] name=n0
%7 = aten.embedding.default(%2, %3, 2, false, false) : bf16[5,3] name=n1
%8 = aten.embedding.default(%4, %5, -1, false, false) : f32[3] name=n2
return %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<9x3xf32>, tensor<2x4xi64>, tensor<9x3xbf16>, tensor<5xi32>, tensor<9x3xf32>, tensor<i64>) -> (tensor<2x4x3xf32>, tensor<5x3xbf16>, tensor<3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<9x3xf32>, %arg1: tensor<2x4xi64>, %arg2: tensor<9x3xbf16>, %arg3: tensor<5xi32>, %arg4: tensor<9x3xf32>, %arg5: tensor<i64>):
    %0 = "stablehlo.gather"(%arg0, %arg1) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<9x3xf32>, tensor<2x4xi64>) -> tensor<2x4x3xf32>
    %1 = "stablehlo.gather"(%arg2, %arg3) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<9x3xbf16>, tensor<5xi32>) -> tensor<5x3xbf16>
    %2 = "stablehlo.gather"(%arg4, %arg5) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<9x3xf32>, tensor<i64>) -> tensor<3xf32>
    "func.return"(%0, %1, %2) : (tensor<2x4x3xf32>, tensor<5x3xbf16>, tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
