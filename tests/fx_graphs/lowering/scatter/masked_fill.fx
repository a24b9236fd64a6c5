graph g inference
input %0 a: f32[2,3]
input %1 b: bool[2,3]
input %2 c: i64[3]
input %3 d: bool[2,3]
input %4 e: bf16[3]
input %5 f: bool[3]
input %6 g: f32[2,3]
input %7 h: bool[2,1]
input %8 i: f32[]
input %9 j: bf16[3]
input %10 k: bool[3]
input %11 l: f32[]
%12 = aten.masked_fill.Scalar(%0, %1, 0.5) : f32[2,3] name=n0
%13 = aten.masked_fill.Scalar(%2, %3, 4) : i64[2,3] name=n1
%14 = aten.masked_fill.Scalar(%4, %5, 0.1) : bf16[3] name=n2
%15 = aten.masked_fill.Tensor(%6, %7, %8) : f32[2,3] name=n3
%16 = aten.masked_fill.Tensor(%9, %10, %11) : bf16[3] name=n4
return %12, %13, %14, %15, %16
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xi1>, tensor<3xi64>, tensor<2x3xi1>, tensor<3xbf16>, tensor<3xi1>, tensor<2x3xf32>, tensor<2x1xi1>, tensor<f32>, tensor<3xbf16>, tensor<3xi1>, tensor<f32>) -> (tensor<2x3xf32>, tensor<2x3xi64>, tensor<3xbf16>, tensor<2x3xf32>, tensor<3xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi1>, %arg2: tensor<3xi64>, %arg3: tensor<2x3xi1>, %arg4: tensor<3xbf16>, %arg5: tensor<3xi1>, %arg6: tensor<2x3xf32>, %arg7: tensor<2x1xi1>, %arg8: tensor<f32>, %arg9: tensor<3xbf16>, %arg10: tensor<3xi1>, %arg11: tensor<f32>):
    %0 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.select"(%arg1, %1, %arg0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x3xi64>
    %5 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi64>) -> tensor<2x3xi64>
    %6 = "stablehlo.select"(%arg3, %4, %5) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %7 = "stablehlo.constant"() {value = dense<1.000980e-01> : tensor<bf16>} : () -> tensor<bf16>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<3xbf16>
    %9 = "stablehlo.select"(%arg5, %8, %arg4) : (tensor<3xi1>, tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xbf16>
    %10 = "stablehlo.broadcast_in_dim"(%arg7) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %11 = "stablehlo.broadcast_in_dim"(%arg8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %12 = "stablehlo.select"(%10, %11, %arg6) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.convert"(%arg11) : (tensor<f32>) -> tensor<bf16>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<3xbf16>
    %15 = "stablehlo.select"(%arg10, %14, %arg9) : (tensor<3xi1>, tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xbf16>
    "func.return"(%2, %6, %9, %12, %15) : (tensor<2x3xf32>, tensor<2x3xi64>, tensor<3xbf16>, tensor<2x3xf32>, tensor<3xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
