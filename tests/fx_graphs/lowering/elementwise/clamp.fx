graph g inference
input %0 a: f32[16]
input %1 b: f32[16]
input %2 c: f32[16]
input %3 d: f32[]
input %4 e: f32[]
%5 = aten.clamp.default(%0, -1, 1) : f32[16] name=n0
%6 = aten.clamp.default(%0, 0.5, none) : f32[16] name=n1
%7 = aten.clamp.default(%0, none, 0.5) : f32[16] name=n2
%8 = aten.clamp.Tensor(%0, %1, %2) : f32[16] name=n3
%9 = aten.clamp.Tensor(%0, %3, none) : f32[16] name=n4
%10 = aten.clamp.Tensor(%0, none, %4) : f32[16] name=n5
return %5, %6, %7, %8, %9, %10
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<f32>, %arg4: tensor<f32>):
    %0 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %2 = "stablehlo.maximum"(%arg0, %1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %3 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %5 = "stablehlo.minimum"(%2, %4) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %6 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %8 = "stablehlo.maximum"(%arg0, %7) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %9 = "stablehlo.minimum"(%arg0, %7) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %10 = "stablehlo.maximum"(%arg0, %arg1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %11 = "stablehlo.minimum"(%10, %arg2) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %12 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %13 = "stablehlo.maximum"(%arg0, %12) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %14 = "stablehlo.broadcast_in_dim"(%arg4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %15 = "stablehlo.minimum"(%arg0, %14) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    "func.return"(%5, %8, %9, %11, %13, %15) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
