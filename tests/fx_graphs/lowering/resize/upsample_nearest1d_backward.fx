graph g inference
input %0 a: f32[2,3,8]
input %1 b: f32[2,3,7]
input %2 c: f32[2,3,3]
%3 = aten.upsample_nearest1d_backward.default(%0, [8], [2, 3, 4], none) : f32[2,3,4] name=n0
%4 = aten.upsample_nearest1d_backward.default(%1, [7], [2, 3, 4], none) : f32[2,3,4] name=n1
%5 = aten.upsample_nearest1d_backward.default(%2, [3], [2, 3, 5], 0.7) : f32[2,3,5] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x8xf32>, tensor<2x3x7xf32>, tensor<2x3x3xf32>) -> (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x5xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x8xf32>, %arg1: tensor<2x3x7xf32>, %arg2: tensor<2x3x3xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3x8xf32>) -> tensor<2x3x4x2xf32>
    %1 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%arg7: tensor<f32> loc("aten.upsample_nearest1d_backward.default"), %arg8: tensor<f32> loc("aten.upsample_nearest1d_backward.default")):
      %13 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x3x4x2xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4xf32>
    %4 = "stablehlo.constant"() {value = dense<[0, 0, 1, 1, 2, 2, 3]> : tensor<7xi64>} : () -> tensor<7xi64>
    %5 = "stablehlo.convert"(%4) : (tensor<7xi64>) -> tensor<7xi32>
    %6 = "stablehlo.scatter"(%3, %5, %arg1) ({
    ^bb0(%arg5: tensor<f32> loc("aten.upsample_nearest1d_backward.default"), %arg6: tensor<f32> loc("aten.upsample_nearest1d_backward.default")):
      %12 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false} : (tensor<2x3x4xf32>, tensor<7xi32>, tensor<2x3x7xf32>) -> tensor<2x3x4xf32>
    %7 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x5xf32>
    %8 = "stablehlo.constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %9 = "stablehlo.convert"(%8) : (tensor<3xi64>) -> tensor<3xi32>
    %10 = "stablehlo.scatter"(%7, %9, %arg2) ({
    ^bb0(%arg3: tensor<f32> loc("aten.upsample_nearest1d_backward.default"), %arg4: tensor<f32> loc("aten.upsample_nearest1d_backward.default")):
      %11 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false} : (tensor<2x3x5xf32>, tensor<3xi32>, tensor<2x3x3xf32>) -> tensor<2x3x5xf32>
    "func.return"(%2, %6, %10) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<2x3x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
