graph g inference
input %0 a: f32[5]
input %1 b: f32[5]
input %2 c: bf16[9]
input %3 d: f32[2,3]
input %4 e: f32[3]
input %5 f: i64[6]
input %6 g: i64[6]
input %7 h: bf16[5]
input %8 i: bf16[5]
input %9 j: f32[4]
input %10 k: i64[3]
input %11 l: bf16[9]
%12 = aten.pow.Tensor_Scalar(%0, 0) : f32[5] name=n0
%13 = aten.pow.Tensor_Scalar(%1, 0.5) : f32[5] name=n1
%14 = aten.pow.Tensor_Scalar(%2, 2) : bf16[9] name=n2
%15 = aten.pow.Tensor_Tensor(%3, %4) : f32[2,3] name=n3
%16 = aten.pow.Tensor_Tensor(%5, %6) : i64[6] name=n4
%17 = aten.pow.Tensor_Tensor(%7, %8) : bf16[5] name=n5
%18 = aten.pow.Scalar(2, %9) : f32[4] name=n6
%19 = aten.pow.Scalar(2, %10) : i64[3] name=n7
%20 = aten.pow.Scalar(0.3, %11) : bf16[9] name=n8
return %12, %13, %14, %15, %16, %17, %18, %19, %20
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xf32>, tensor<5xf32>, tensor<9xbf16>, tensor<2x3xf32>, tensor<3xf32>, tensor<6xi64>, tensor<6xi64>, tensor<5xbf16>, tensor<5xbf16>, tensor<4xf32>, tensor<3xi64>, tensor<9xbf16>) -> (tensor<5xf32>, tensor<5xf32>, tensor<9xbf16>, tensor<2x3xf32>, tensor<6xi64>, tensor<5xbf16>, tensor<4xf32>, tensor<3xi64>, tensor<9xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<9xbf16>, %arg3: tensor<2x3xf32>, %arg4: tensor<3xf32>, %arg5: tensor<6xi64>, %arg6: tensor<6xi64>, %arg7: tensor<5xbf16>, %arg8: tensor<5xbf16>, %arg9: tensor<4xf32>, %arg10: tensor<3xi64>, %arg11: tensor<9xbf16>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %2 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %4 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %6 = "stablehlo.sqrt"(%arg1) : (tensor<5xf32>) -> tensor<5xf32>
    %7 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<bf16>} : () -> tensor<bf16>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<9xbf16>
    %9 = "stablehlo.convert"(%arg2) : (tensor<9xbf16>) -> tensor<9xf32>
    %10 = "stablehlo.convert"(%8) : (tensor<9xbf16>) -> tensor<9xf32>
    %11 = "stablehlo.multiply"(%9, %9) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %12 = "stablehlo.convert"(%11) : (tensor<9xf32>) -> tensor<9xbf16>
    %13 = "stablehlo.broadcast_in_dim"(%arg4) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.power"(%arg3, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.power"(%arg5, %arg6) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %16 = "stablehlo.convert"(%arg7) : (tensor<5xbf16>) -> tensor<5xf32>
    %17 = "stablehlo.convert"(%arg8) : (tensor<5xbf16>) -> tensor<5xf32>
    %18 = "stablehlo.power"(%16, %17) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %19 = "stablehlo.convert"(%18) : (tensor<5xf32>) -> tensor<5xbf16>
    %20 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %22 = "stablehlo.power"(%21, %arg9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %23 = "stablehlo.constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %25 = "stablehlo.power"(%24, %arg10) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %26 = "stablehlo.constant"() {value = dense<3.007810e-01> : tensor<bf16>} : () -> tensor<bf16>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<9xbf16>
    %28 = "stablehlo.convert"(%27) : (tensor<9xbf16>) -> tensor<9xf32>
    %29 = "stablehlo.convert"(%arg11) : (tensor<9xbf16>) -> tensor<9xf32>
    %30 = "stablehlo.power"(%28, %29) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %31 = "stablehlo.convert"(%30) : (tensor<9xf32>) -> tensor<9xbf16>
    "func.return"(%3, %6, %12, %14, %15, %19, %22, %25, %31) : (tensor<5xf32>, tensor<5xf32>, tensor<9xbf16>, tensor<2x3xf32>, tensor<6xi64>, tensor<5xbf16>, tensor<4xf32>, tensor<3xi64>, tensor<9xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
