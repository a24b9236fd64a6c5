graph g inference
input %0 a: f32[2,3,8,9]
input %1 b: f32[2,3,7,9]
input %2 c: bf16[2,3,8,8]
%3 = aten.upsample_nearest2d_backward.default(%0, [8, 9], [2, 3, 4, 3], none, none) : f32[2,3,4,3] name=n0
%4 = aten.upsample_nearest2d_backward.default(%1, [7, 9], [2, 3, 4, 4], 1.9, 2.3) : f32[2,3,4,4] name=n1
%5 = aten.upsample_nearest2d_backward.default(%2, [8, 8], [2, 3, 4, 4], 2.0, 2.0) : bf16[2,3,4,4] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x8x9xf32>, tensor<2x3x7x9xf32>, tensor<2x3x8x8xbf16>) -> (tensor<2x3x4x3xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x8x9xf32>, %arg1: tensor<2x3x7x9xf32>, %arg2: tensor<2x3x8x8xbf16>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3x8x9xf32>) -> tensor<2x3x4x2x9xf32>
    %1 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%arg13: tensor<f32> loc("aten.upsample_nearest2d_backward.default"), %arg14: tensor<f32> loc("aten.upsample_nearest2d_backward.default")):
      %24 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x3x4x2x9xf32>, tensor<f32>) -> tensor<2x3x4x9xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x3x4x9xf32>) -> tensor<2x3x4x3x3xf32>
    %4 = "stablehlo.reduce"(%3, %1) ({
    ^bb0(%arg11: tensor<f32> loc("aten.upsample_nearest2d_backward.default"), %arg12: tensor<f32> loc("aten.upsample_nearest2d_backward.default")):
      %23 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<2x3x4x3x3xf32>, tensor<f32>) -> tensor<2x3x4x3xf32>
    %5 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x9xf32>
    %6 = "stablehlo.constant"() {value = dense<[0, 0, 1, 1, 2, 2, 3]> : tensor<7xi64>} : () -> tensor<7xi64>
    %7 = "stablehlo.convert"(%6) : (tensor<7xi64>) -> tensor<7xi32>
    %8 = "stablehlo.scatter"(%5, %7, %arg1) ({
    ^bb0(%arg9: tensor<f32> loc("aten.upsample_nearest2d_backward.default"), %arg10: tensor<f32> loc("aten.upsample_nearest2d_backward.default")):
      %22 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 3], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false} : (tensor<2x3x4x9xf32>, tensor<7xi32>, tensor<2x3x7x9xf32>) -> tensor<2x3x4x9xf32>
    %9 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x4xf32>
    %10 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 1, 2, 2, 3, 3]> : tensor<9xi64>} : () -> tensor<9xi64>
    %11 = "stablehlo.convert"(%10) : (tensor<9xi64>) -> tensor<9xi32>
    %12 = "stablehlo.scatter"(%9, %11, %8) ({
    ^bb0(%arg7: tensor<f32> loc("aten.upsample_nearest2d_backward.default"), %arg8: tensor<f32> loc("aten.upsample_nearest2d_backward.default")):
      %21 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%21) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [3], scatter_dims_to_operand_dims = [3], index_vector_dim = 1>, unique_indices = false} : (tensor<2x3x4x4xf32>, tensor<9xi32>, tensor<2x3x4x9xf32>) -> tensor<2x3x4x4xf32>
    %13 = "stablehlo.convert"(%arg2) : (tensor<2x3x8x8xbf16>) -> tensor<2x3x8x8xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<2x3x8x8xf32>) -> tensor<2x3x4x2x8xf32>
    %15 = "stablehlo.reduce"(%14, %1) ({
    ^bb0(%arg5: tensor<f32> loc("aten.upsample_nearest2d_backward.default"), %arg6: tensor<f32> loc("aten.upsample_nearest2d_backward.default")):
      %20 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%20) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x3x4x2x8xf32>, tensor<f32>) -> tensor<2x3x4x8xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x3x4x8xf32>) -> tensor<2x3x4x4x2xf32>
    %17 = "stablehlo.reduce"(%16, %1) ({
    ^bb0(%arg3: tensor<f32> loc("aten.upsample_nearest2d_backward.default"), %arg4: tensor<f32> loc("aten.upsample_nearest2d_backward.default")):
      %19 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%19) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<2x3x4x4x2xf32>, tensor<f32>) -> tensor<2x3x4x4xf32>
    %18 = "stablehlo.convert"(%17) : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xbf16>
    "func.return"(%4, %12, %18) : (tensor<2x3x4x3xf32>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
