graph g inference
input %0 x0: f32[1,2,2,2]
%1 = aten.avg_pool3d.default(%0, [2, 2, 2], [], 0, false, true, 3) : f32[1,1,1,1] name=y0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x2x2xf32>) -> tensor<1x1x1x1xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x2x2xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) ({
    ^bb0(%arg1: tensor<f32> loc("aten.avg_pool3d.default"), %arg2: tensor<f32> loc("aten.avg_pool3d.default")):
      %5 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 2>, window_strides = array<i64: 1, 2, 2, 2>} : (tensor<1x2x2x2xf32>, tensor<f32>) -> tensor<1x1x1x1xf32>
    %2 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %4 = "stablehlo.divide"(%1, %3) : (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
    "func.return"(%4) : (tensor<1x1x1x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
