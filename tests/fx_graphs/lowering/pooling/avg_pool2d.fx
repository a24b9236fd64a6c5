graph g inference
input %0 x0: f32[1,4,4]
input %1 x1: bf16[1,5,5]
%2 = aten.avg_pool2d.default(%0, [2, 2], [], [0, 0], false, true, none) : f32[1,2,2] name=y0
%3 = aten.avg_pool2d.default(%1, [3, 3], [2, 2], [1, 1], true, false, none) : bf16[1,3,3] name=y1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x4xf32>, tensor<1x5x5xbf16>) -> (tensor<1x2x2xf32>, tensor<1x3x3xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x4xf32>, %arg1: tensor<1x5x5xbf16>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) ({
    ^bb0(%arg4: tensor<f32> loc("aten.avg_pool2d.default"), %arg5: tensor<f32> loc("aten.avg_pool2d.default")):
      %20 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%20) : (tensor<f32>) -> ()
    }) {base_dilations = array<i64: 1, 1, 1>, padding = dense<0> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 2, 2>} : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<1x2x2xf32>
    %2 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x2xf32>
    %4 = "stablehlo.divide"(%1, %3) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %5 = "stablehlo.convert"(%arg1) : (tensor<1x5x5xbf16>) -> tensor<1x5x5xf32>
    %6 = "stablehlo.reduce_window"(%5, %0) ({
    ^bb0(%arg2: tensor<f32> loc("aten.avg_pool2d.default"), %arg3: tensor<f32> loc("aten.avg_pool2d.default")):
      %19 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%19) : (tensor<f32>) -> ()
    }) {base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3>, window_strides = array<i64: 1, 2, 2>} : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x3x3xf32>
    %7 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x3x3xf32>
    %9 = "stablehlo.constant"() {value = dense<[2, 3, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %10 = "stablehlo.convert"(%9) : (tensor<3xi64>) -> tensor<3xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<1x3x3xf32>
    %12 = "stablehlo.multiply"(%8, %11) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %13 = "stablehlo.constant"() {value = dense<[2, 3, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %14 = "stablehlo.convert"(%13) : (tensor<3xi64>) -> tensor<3xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x3x3xf32>
    %16 = "stablehlo.multiply"(%12, %15) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %17 = "stablehlo.divide"(%6, %16) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %18 = "stablehlo.convert"(%17) : (tensor<1x3x3xf32>) -> tensor<1x3x3xbf16>
    "func.return"(%4, %18) : (tensor<1x2x2xf32>, tensor<1x3x3xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
