graph g inference
input %0 a: f32[2,3]
input %1 b: f32[3]
input %2 c: f32[3]
input %3 d: f64[]
input %4 e: bf16[2,3]
input %5 f: bf16[3]
input %6 g: f32[5]
input %7 h: i64[9]
%8 = aten.fmod.Tensor(%0, %1) : f32[2,3] name=n0
%9 = aten.fmod.Tensor(%2, %3) : f32[3] name=n1
%10 = aten.fmod.Tensor(%4, %5) : bf16[2,3] name=n2
%11 = aten.fmod.Scalar(%6, 0.3) : f32[5] name=n3
%12 = aten.fmod.Scalar(%7, 4) : i64[9] name=n4
return %8, %9, %10, %11, %12
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f64>, tensor<2x3xbf16>, tensor<3xbf16>, tensor<5xf32>, tensor<9xi64>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xbf16>, tensor<5xf32>, tensor<9xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<f64>, %arg4: tensor<2x3xbf16>, %arg5: tensor<3xbf16>, %arg6: tensor<5xf32>, %arg7: tensor<9xi64>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.remainder"(%arg0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.convert"(%arg3) : (tensor<f64>) -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %5 = "stablehlo.convert"(%arg3) : (tensor<f64>) -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %7 = "stablehlo.remainder"(%arg2, %6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%arg5) {broadcast_dimensions = array<i64: 1>} : (tensor<3xbf16>) -> tensor<2x3xbf16>
    %9 = "stablehlo.broadcast_in_dim"(%arg5) {broadcast_dimensions = array<i64: 1>} : (tensor<3xbf16>) -> tensor<2x3xbf16>
    %10 = "stablehlo.convert"(%arg4) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %11 = "stablehlo.convert"(%9) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %12 = "stablehlo.remainder"(%10, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.convert"(%12) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %14 = "stablehlo.constant"() {value = dense<3.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %16 = "stablehlo.remainder"(%arg6, %15) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %17 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<9xi64>
    %19 = "stablehlo.remainder"(%arg7, %18) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    "func.return"(%2, %7, %13, %16, %19) : (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xbf16>, tensor<5xf32>, tensor<9xi64>) -> ()
  }) : () -> ()
}) : () -> ()
