graph g inference
input %0 x0: f32[1,2,5,5]
input %1 x1: f32[4,2,3,3]
input %2 x2: f32[4]
input %3 x3: bf16[1,4,5]
input %4 x4: bf16[4,2,3]
%5 = aten.convolution.default(%0, %1, %2, [2, 2], [1, 1], [1, 1], false, [0, 0], 1) : f32[1,4,3,3] name=y0
%6 = aten.convolution.default(%3, %4, none, [1], [0], [2], false, [0], 2) : bf16[1,4,1] name=y1
return %5, %6
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x5xf32>, tensor<4x2x3x3xf32>, tensor<4xf32>, tensor<1x4x5xbf16>, tensor<4x2x3xbf16>) -> (tensor<1x4x3x3xf32>, tensor<1x4x1xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x5xf32>, %arg1: tensor<4x2x3x3xf32>, %arg2: tensor<4xf32>, %arg3: tensor<1x4x5xbf16>, %arg4: tensor<4x2x3xbf16>):
    %0 = "stablehlo.convolution"(%arg0, %arg1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>} : (tensor<1x2x5x5xf32>, tensor<4x2x3x3xf32>) -> tensor<1x4x3x3xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<1x4x3x3xf32>
    %2 = "stablehlo.add"(%0, %1) : (tensor<1x4x3x3xf32>, tensor<1x4x3x3xf32>) -> tensor<1x4x3x3xf32>
    %3 = "stablehlo.convolution"(%arg3, %arg4) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2>, window_reversal = array<i1: false>, window_strides = array<i64: 1>} : (tensor<1x4x5xbf16>, tensor<4x2x3xbf16>) -> tensor<1x4x1xf32>
    %4 = "stablehlo.convert"(%3) : (tensor<1x4x1xf32>) -> tensor<1x4x1xbf16>
    "func.return"(%2, %4) : (tensor<1x4x3x3xf32>, tensor<1x4x1xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
