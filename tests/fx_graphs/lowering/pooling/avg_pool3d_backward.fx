graph g inference
input %0 x0: f32[1,1,1,1]
input %1 x1: f32[1,2,2,2]
%2 = aten.avg_pool3d_backward.default(%0, %1, [2, 2, 2], [2, 2, 2], [0, 0, 0], false, true, none) : f32[1,2,2,2] name=y0
return %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x1x1x1xf32>, tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x1x1x1xf32>, %arg1: tensor<1x2x2x2xf32>):
    %0 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %2 = "stablehlo.divide"(%arg0, %1) : (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
    %3 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.pad"(%2, %3) {edge_padding_high = array<i64: 0, 1, 1, 1>, edge_padding_low = array<i64: 0, 1, 1, 1>, interior_padding = array<i64: 0, 1, 1, 1>} : (tensor<1x1x1x1xf32>, tensor<f32>) -> tensor<1x3x3x3xf32>
    %5 = "stablehlo.reduce_window"(%4, %3) ({
    ^bb0(%arg2: tensor<f32> loc("aten.avg_pool3d_backward.default"), %arg3: tensor<f32> loc("aten.avg_pool3d_backward.default")):
      %6 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 2>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<1x3x3x3xf32>, tensor<f32>) -> tensor<1x2x2x2xf32>
    "func.return"(%5) : (tensor<1x2x2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
