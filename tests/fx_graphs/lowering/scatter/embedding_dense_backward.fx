graph g inference
input %0 a: f32[2,4,3]
input %1 b: i64[2,4]
input %2 c: bf16[9,3]
input %3 d: i64[9]
%4 = aten.embedding_dense_backward.default(%0, %1, 6, -1, false) : f32[6,3] name=n0
%5 = aten.embedding_dense_backward.default(%2, %3, 6, -1, false) : bf16[6,3] name=n1
return %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x3xf32>, tensor<2x4xi64>, tensor<9x3xbf16>, tensor<9xi64>) -> (tensor<6x3xf32>, tensor<6x3xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x3xf32>, %arg1: tensor<2x4xi64>, %arg2: tensor<9x3xbf16>, %arg3: tensor<9xi64>):
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x4xi64>) -> tensor<8xi64>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3xf32>) -> tensor<8x3xf32>
    %2 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x3xf32>
    %4 = "stablehlo.scatter"(%3, %0, %1) ({
    ^bb0(%arg6: tensor<f32> loc("aten.embedding_dense_backward.default"), %arg7: tensor<f32> loc("aten.embedding_dense_backward.default")):
      %9 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%9) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<6x3xf32>, tensor<8xi64>, tensor<8x3xf32>) -> tensor<6x3xf32>
    %5 = "stablehlo.convert"(%arg2) : (tensor<9x3xbf16>) -> tensor<9x3xf32>
    %6 = "stablehlo.scatter"(%3, %arg3, %5) ({
    ^bb0(%arg4: tensor<f32> loc("aten.embedding_dense_backward.default"), %arg5: tensor<f32> loc("aten.embedding_dense_backward.default")):
      %8 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<6x3xf32>, tensor<9xi64>, tensor<9x3xf32>) -> tensor<6x3xf32>
    %7 = "stablehlo.convert"(%6) : (tensor<6x3xf32>) -> tensor<6x3xbf16>
    "func.return"(%4, %7) : (tensor<6x3xf32>, tensor<6x3xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
