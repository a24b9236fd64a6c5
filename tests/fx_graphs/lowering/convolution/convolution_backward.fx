graph g inference
input %0 x0: f32[1,4,3,3]
input %1 x1: f32[1,2,5,5]
input %2 x2: f32[4,2,3,3]
%3, %4, %5 = aten.convolution_backward.default(%0, %1, %2, [0], [2, 2], [1, 1], [1, 1], false, [0, 0], 1, [true, true, false]) : f32[1,2,5,5]; f32[4,2,3,3]; none name=y0
return %3, %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x3x3xf32>, tensor<1x2x5x5xf32>, tensor<4x2x3x3xf32>) -> (tensor<1x2x5x5xf32>, tensor<4x2x3x3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x3x3xf32>, %arg1: tensor<1x2x5x5xf32>, %arg2: tensor<4x2x3x3xf32>):
    %0 = "stablehlo.reverse"(%arg2) {dimensions = array<i64: 2, 3>} : (tensor<4x2x3x3xf32>) -> tensor<4x2x3x3xf32>
    %1 = "stablehlo.convolution"(%arg0, %0) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<1x4x3x3xf32>, tensor<4x2x3x3xf32>) -> tensor<1x2x5x5xf32>
    %2 = "stablehlo.convolution"(%arg1, %arg0) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<1x2x5x5xf32>, tensor<1x4x3x3xf32>) -> tensor<4x2x3x3xf32>
    "func.return"(%1, %2) : (tensor<1x2x5x5xf32>, tensor<4x2x3x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
