graph g inference
input %0 x0: f32[1,2,3,3]
input %1 x1: f32[2,4,3,3]
input %2 x2: f32[1,4,3]
input %3 x3: f32[4,1,2]
input %4 x4: f32[2]
%5 = aten.convolution.default(%0, %1, none, [2, 2], [1, 1], [1, 1], true, [1, 1], 1) : f32[1,4,6,6] name=y0
%6 = aten.convolution.default(%2, %3, %4, [1], [0], [1], true, [0], 2) : f32[1,2,4] name=y1
return %5, %6
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x3x3xf32>, tensor<2x4x3x3xf32>, tensor<1x4x3xf32>, tensor<4x1x2xf32>, tensor<2xf32>) -> (tensor<1x4x6x6xf32>, tensor<1x2x4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x3x3xf32>, %arg1: tensor<2x4x3x3xf32>, %arg2: tensor<1x4x3xf32>, %arg3: tensor<4x1x2xf32>, %arg4: tensor<2xf32>):
    %0 = "stablehlo.reverse"(%arg1) {dimensions = array<i64: 2, 3>} : (tensor<2x4x3x3xf32>) -> tensor<2x4x3x3xf32>
    %1 = "stablehlo.convolution"(%arg0, %0) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[1, 2], [1, 2]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<1x2x3x3xf32>, tensor<2x4x3x3xf32>) -> tensor<1x4x6x6xf32>
    %2 = "stablehlo.reverse"(%arg3) {dimensions = array<i64: 2>} : (tensor<4x1x2xf32>) -> tensor<4x1x2xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<4x1x2xf32>) -> tensor<2x2x1x2xf32>
    %4 = "stablehlo.transpose"(%3) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x2x1x2xf32>) -> tensor<2x1x2x2xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x1x2x2xf32>) -> tensor<2x2x2xf32>
    %6 = "stablehlo.convolution"(%arg2, %5) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 2 : i64, lhs_dilation = array<i64: 1>, padding = dense<1> : tensor<1x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>} : (tensor<1x4x3xf32>, tensor<2x2x2xf32>) -> tensor<1x2x4xf32>
    %7 = "stablehlo.broadcast_in_dim"(%arg4) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<1x2x4xf32>
    %8 = "stablehlo.add"(%6, %7) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
    "func.return"(%1, %8) : (tensor<1x4x6x6xf32>, tensor<1x2x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
