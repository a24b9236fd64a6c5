graph g inference
input %0 a: f32[3]
input %1 b: f32[2,3]
input %2 c: i64[3]
input %3 d: i64[3]
input %4 e: f32[3]
input %5 f: bf16[9]
input %6 g: i64[3]
%7 = aten.rsub.Tensor(%0, %1, alpha=1) : f32[2,3] name=n0
%8 = aten.rsub.Tensor(%2, %3, alpha=2) : i64[3] name=n1
%9 = aten.rsub.Scalar(%4, 2, 1) : f32[3] name=n2
%10 = aten.rsub.Scalar(%5, 0.1, 1) : bf16[9] name=n3
%11 = aten.rsub.Scalar(%6, 1, 1) : i64[3] name=n4
return %7, %8, %9, %10, %11
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf32>, tensor<2x3xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xf32>, tensor<9xbf16>, tensor<3xi64>) -> (tensor<2x3xf32>, tensor<3xi64>, tensor<3xf32>, tensor<9xbf16>, tensor<3xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<3xi64>, %arg3: tensor<3xi64>, %arg4: tensor<3xf32>, %arg5: tensor<9xbf16>, %arg6: tensor<3xi64>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.subtract"(%arg1, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %4 = "stablehlo.multiply"(%arg2, %3) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %5 = "stablehlo.subtract"(%arg3, %4) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %6 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %8 = "stablehlo.subtract"(%7, %arg4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %9 = "stablehlo.constant"() {value = dense<1.000980e-01> : tensor<bf16>} : () -> tensor<bf16>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<9xbf16>
    %11 = "stablehlo.subtract"(%10, %arg5) : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xbf16>
    %12 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %14 = "stablehlo.subtract"(%13, %arg6) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    "func.return"(%1, %5, %8, %11, %14) : (tensor<2x3xf32>, tensor<3xi64>, tensor<3xf32>, tensor<9xbf16>, tensor<3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
