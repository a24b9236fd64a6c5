graph g inference
input %0 grad: f32[2,4,2,2]
input %1 x: f32[2,3,2,2]
input %2 w: f32[4,3,3,3]
%3, %4, %5 = aten.convolution_backward.default(%0, %1, %2, [0], [1, 1], [1, 1], [1, 1], false, [0, 0], 1, [true, false, false]) : f32[2,3,2,2]; none; none name=y
return %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x2x2xf32>, tensor<2x3x2x2xf32>, tensor<4x3x3x3xf32>) -> tensor<2x3x2x2xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x2x2xf32>, %arg1: tensor<2x3x2x2xf32>, %arg2: tensor<4x3x3x3xf32>):
    %0 = "stablehlo.reverse"(%arg2) {dimensions = array<i64: 2, 3>} : (tensor<4x3x3x3xf32>) -> tensor<4x3x3x3xf32>
    %1 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.pad"(%arg0, %1) {edge_padding_high = array<i64: 0, 0, 1, 1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x4x2x2xf32>, tensor<f32>) -> tensor<2x4x4x4xf32>
    %3 = "stablehlo.convolution"(%2, %0) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<2x4x4x4xf32>, tensor<4x3x3x3xf32>) -> tensor<2x3x2x2xf32>
    "func.return"(%3) : (tensor<2x3x2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
