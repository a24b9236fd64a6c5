graph g inference
input %0 x0: f32[2,3,2,2,3]
input %1 x1: f32[2,3,4,4,6]
%2, %3 = aten.max_pool3d_with_indices.default(%1, [3, 2, 3], [2, 2, 2], [1, 0, 1], [1, 1, 1], false) : f32[2,3,2,2,3]; i64[2,3,2,2,3] name=y0
%4 = aten.max_pool3d_with_indices_backward.default(%0, %1, [3, 2, 3], [2, 2, 2], [1, 0, 1], [1, 1, 1], false, %3) : f32[2,3,4,4,6] name=y1
return %2, %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x2x2x3xf32>, tensor<2x3x4x4x6xf32>) -> (tensor<2x3x2x2x3xf32>, tensor<2x3x4x4x6xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x2x2x3xf32>, %arg1: tensor<2x3x4x4x6xf32>):
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg1, %0) ({
    ^bb0(%arg6: tensor<f32> loc("aten.max_pool3d_with_indices.default"), %arg7: tensor<f32> loc("aten.max_pool3d_with_indices.default")):
      %11 = "stablehlo.maximum"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) {base_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 0], [0, 0], [1, 0]]> : tensor<5x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 2, 3>, window_strides = array<i64: 1, 1, 2, 2, 2>} : (tensor<2x3x4x4x6xf32>, tensor<f32>) -> tensor<2x3x2x2x3xf32>
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x3x2x2x3xi64>
    %4 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.select_and_scatter"(%arg1, %arg0, %4) ({
    ^bb0(%arg4: tensor<f32> loc("aten.max_pool3d_with_indices_backward.default"), %arg5: tensor<f32> loc("aten.max_pool3d_with_indices_backward.default")):
      %7 = "stablehlo.compare"(%arg4, %arg5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.compare"(%arg5, %arg5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %9 = "stablehlo.or"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.not"(%9) : (tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<f32> loc("aten.max_pool3d_with_indices_backward.default"), %arg3: tensor<f32> loc("aten.max_pool3d_with_indices_backward.default")):
      %6 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) {padding = dense<[[0, 0], [0, 0], [1, 0], [0, 0], [1, 0]]> : tensor<5x2xi64>, window_dimensions = array<i64: 1, 1, 3, 2, 3>, window_strides = array<i64: 1, 1, 2, 2, 2>} : (tensor<2x3x4x4x6xf32>, tensor<2x3x2x2x3xf32>, tensor<f32>) -> tensor<2x3x4x4x6xf32>
    "func.return"(%1, %5) : (tensor<2x3x2x2x3xf32>, tensor<2x3x4x4x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()
