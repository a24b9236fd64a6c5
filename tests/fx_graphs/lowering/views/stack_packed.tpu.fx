graph g inference
input %0 q: f32[2,4,5,2]
input %1 k: f32[2,4,5,2]
input %2 a: f32[2,5,8]
input %3 b: f32[2,5,8]
%4 = aten.stack.default([%0, %1], 0) : f32[2,2,4,5,2] name=stacked
%5 = aten.permute.default(%4, [1, 3, 0, 2, 4]) : f32[2,5,2,4,2] name=moved
%6 = aten.view.default(%5, [10, 16]) : f32[10,16] name=merged
%7 = aten.select_backward.default(%2, [2, 2, 5, 8], 0, 1) : f32[2,2,5,8] name=second
%8 = aten.select_backward.default(%3, [2, 2, 5, 8], 0, 0) : f32[2,2,5,8] name=first
%9 = aten.add.Tensor(%7, %8) : f32[2,2,5,8] name=sum
%10 = aten.view.default(%9, [2, 2, 5, 1, 8]) : f32[2,2,5,1,8] name=with_one
%11 = aten.permute.default(%10, [3, 1, 2, 0, 4]) : f32[1,2,5,2,8] name=moved_one
%12 = aten.view.default(%11, [2, 5, 16]) : f32[2,5,16] name=merged_one
return %6, %12
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x5x2xf32>, tensor<2x4x5x2xf32>, tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> (tensor<10x16xf32>, tensor<2x5x16xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x5x2xf32>, %arg1: tensor<2x4x5x2xf32>, %arg2: tensor<2x5x8xf32>, %arg3: tensor<2x5x8xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x4x5x2xf32>) -> tensor<1x2x4x5x2xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<2x4x5x2xf32>) -> tensor<1x2x4x5x2xf32>
    %2 = "stablehlo.concatenate"(%0, %1) {dimension = 0 : i64} : (tensor<1x2x4x5x2xf32>, tensor<1x2x4x5x2xf32>) -> tensor<2x2x4x5x2xf32>
    %3 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x4x5x2xf32>) -> tensor<2x5x4x2xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<2x5x4x2xf32>) -> tensor<2x5x8xf32>
    %5 = "stablehlo.transpose"(%arg1) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x4x5x2xf32>) -> tensor<2x5x4x2xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<2x5x4x2xf32>) -> tensor<2x5x8xf32>
    %7 = "stablehlo.concatenate"(%4, %6) {dimension = 2 : i64} : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<2x5x16xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x5x16xf32>) -> tensor<2x5x2x4x2xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x5x2x4x2xf32>) -> tensor<10x16xf32>
    %10 = "stablehlo.reshape"(%arg2) : (tensor<2x5x8xf32>) -> tensor<1x2x5x8xf32>
    %11 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.pad"(%10, %11) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 1, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x5x8xf32>, tensor<f32>) -> tensor<2x2x5x8xf32>
    %13 = "stablehlo.reshape"(%arg3) : (tensor<2x5x8xf32>) -> tensor<1x2x5x8xf32>
    %14 = "stablehlo.pad"(%13, %11) {edge_padding_high = array<i64: 1, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x5x8xf32>, tensor<f32>) -> tensor<2x2x5x8xf32>
    %15 = "stablehlo.add"(%12, %14) : (tensor<2x2x5x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x5x8xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x2x5x8xf32>) -> tensor<2x2x5x1x8xf32>
    %17 = "stablehlo.reshape"(%arg3) : (tensor<2x5x8xf32>) -> tensor<2x5x1x8xf32>
    %18 = "stablehlo.transpose"(%17) {permutation = array<i64: 2, 0, 1, 3>} : (tensor<2x5x1x8xf32>) -> tensor<1x2x5x8xf32>
    %19 = "stablehlo.reshape"(%arg2) : (tensor<2x5x8xf32>) -> tensor<2x5x1x8xf32>
    %20 = "stablehlo.transpose"(%19) {permutation = array<i64: 2, 0, 1, 3>} : (tensor<2x5x1x8xf32>) -> tensor<1x2x5x8xf32>
    %21 = "stablehlo.concatenate"(%18, %20) {dimension = 3 : i64} : (tensor<1x2x5x8xf32>, tensor<1x2x5x8xf32>) -> tensor<1x2x5x16xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<1x2x5x16xf32>) -> tensor<1x2x5x2x8xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x2x5x2x8xf32>) -> tensor<2x5x16xf32>
    "func.return"(%9, %23) : (tensor<10x16xf32>, tensor<2x5x16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
