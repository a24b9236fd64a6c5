graph g inference
input %0 a: f32[2,3]
input %1 b: bf16[65]
input %2 c: f16[5]
%3 = aten.gelu.default(%0, approximate="none") : f32[2,3] name=n0
%4 = aten.gelu.default(%1, approximate="none") : bf16[65] name=n1
%5 = aten.gelu.default(%2, approximate="none") : f16[5] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>) -> (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<65xbf16>, %arg2: tensor<5xf16>):
    %0 = "stablehlo.constant"() {value = dense<0.707106769> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.multiply"(%arg0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "chlo.erf"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %6 = "stablehlo.add"(%3, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%6, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%arg0, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.convert"(%arg1) : (tensor<65xbf16>) -> tensor<65xf32>
    %12 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %14 = "chlo.erf"(%13) : (tensor<65xf32>) -> tensor<65xf32>
    %15 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %17 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %19 = "stablehlo.multiply"(%11, %18) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %20 = "stablehlo.convert"(%19) : (tensor<65xf32>) -> tensor<65xbf16>
    %21 = "stablehlo.convert"(%arg2) : (tensor<5xf16>) -> tensor<5xf32>
    %22 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %23 = "stablehlo.multiply"(%21, %22) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %24 = "chlo.erf"(%23) : (tensor<5xf32>) -> tensor<5xf32>
    %25 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %27 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %29 = "stablehlo.multiply"(%21, %28) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %30 = "stablehlo.convert"(%29) : (tensor<5xf32>) -> tensor<5xf16>
    "func.return"(%10, %20, %30) : (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>) -> ()
  }) : () -> ()
}) : () -> ()
