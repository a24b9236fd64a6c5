graph g inference
input %0 a: f32[2,3]
input %1 b: f32[3]
input %2 c: f32[2,3]
input %3 d: f32[2,3]
input %4 e: f32[3]
input %5 f: bf16[64]
input %6 g: i64[3]
%7 = aten.mul.Tensor(%0, %1) : f32[2,3] name=n0
%8 = aten.mul.Tensor(%2, 2.5) : f32[2,3] name=n1
%9 = aten.mul.Tensor(%3, 3) : f32[2,3] name=n2
%10 = aten.mul.Scalar(%4, 2) : f32[3] name=n3
%11 = aten.mul.Scalar(%5, 0.1) : bf16[64] name=n4
%12 = aten.mul.Scalar(%6, 3) : i64[3] name=n5
return %7, %8, %9, %10, %11, %12
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<64xbf16>, tensor<3xi64>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<64xbf16>, tensor<3xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf32>, %arg4: tensor<3xf32>, %arg5: tensor<64xbf16>, %arg6: tensor<3xi64>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.multiply"(%arg0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() {value = dense<2.500000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %4 = "stablehlo.multiply"(%arg2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%arg3, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %10 = "stablehlo.multiply"(%arg4, %9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %11 = "stablehlo.convert"(%arg5) : (tensor<64xbf16>) -> tensor<64xf32>
    %12 = "stablehlo.constant"() {value = dense<1.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64xf32>
    %14 = "stablehlo.multiply"(%11, %13) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<64xf32>) -> tensor<64xbf16>
    %16 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %18 = "stablehlo.multiply"(%arg6, %17) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    "func.return"(%1, %4, %7, %10, %15, %18) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<64xbf16>, tensor<3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
