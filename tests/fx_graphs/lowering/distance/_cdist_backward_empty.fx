graph g inference
input %0 grad: f32[0,3,4]
input %1 x1: f32[3,5]
input %2 x2: f32[0,4,5]
input %3 distance: f32[0,3,4]
%4 = aten._cdist_backward.default(%0, %1, %2, 2.0, %3) : f32[3,5] name=y0
return %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<0x3x4xf32>, tensor<3x5xf32>, tensor<0x4x5xf32>, tensor<0x3x4xf32>) -> tensor<3x5xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<0x3x4xf32>, %arg1: tensor<3x5xf32>, %arg2: tensor<0x4x5xf32>, %arg3: tensor<0x3x4xf32>):
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3x5xf32>) -> tensor<3x1x5xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1, 2, 3>} : (tensor<3x1x5xf32>) -> tensor<0x3x4x5xf32>
    %2 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0x1x4x5xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<0x1x4x5xf32>) -> tensor<0x3x4x5xf32>
    %5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0x3x4x5xf32>
    %6 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<0x3x4xf32>) -> tensor<0x3x4x5xf32>
    %7 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<0x3x4xf32>) -> tensor<0x3x4x5xf32>
    %8 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<0x3x4x5xi1>
    %10 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0x3x5xf32>
    %11 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    "func.return"(%11) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
