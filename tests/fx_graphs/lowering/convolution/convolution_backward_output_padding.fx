graph g inference
input %0 x0: f32[1,2,12]
input %1 x1: f32[1,4,3]
input %2 x2: f32[4,2,2]
%3, %4, %5 = aten.convolution_backward.default(%0, %1, %2, [2], [2], [0], [4], true, [3], 1, [true, true, true]) : f32[1,4,3]; f32[4,2,2]; f32[2] name=y0
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x12xf32>, tensor<1x4x3xf32>, tensor<4x2x2xf32>) -> (tensor<1x4x3xf32>, tensor<4x2x2xf32>, tensor<2xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x12xf32>, %arg1: tensor<1x4x3xf32>, %arg2: tensor<4x2x2xf32>):
    %0 = "stablehlo.convolution"(%arg0, %arg2) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, -3]]> : tensor<1x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 4>, window_reversal = array<i1: false>, window_strides = array<i64: 2>} : (tensor<1x2x12xf32>, tensor<4x2x2xf32>) -> tensor<1x4x3xf32>
    %1 = "stablehlo.convolution"(%arg0, %arg1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0]x[i, o, 0]->[f, b, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<[[0, -3]]> : tensor<1x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 2>, window_reversal = array<i1: false>, window_strides = array<i64: 4>} : (tensor<1x2x12xf32>, tensor<1x4x3xf32>) -> tensor<4x2x2xf32>
    %2 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.reduce"(%arg0, %2) ({
    ^bb0(%arg3: tensor<f32> loc("aten.convolution_backward.default"), %arg4: tensor<f32> loc("aten.convolution_backward.default")):
      %4 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 2>} : (tensor<1x2x12xf32>, tensor<f32>) -> tensor<2xf32>
    "func.return"(%0, %1, %3) : (tensor<1x4x3xf32>, tensor<4x2x2xf32>, tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
