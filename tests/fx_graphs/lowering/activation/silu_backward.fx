graph g inference
input %0 a: f32[2,3]
input %1 b: f32[2,3]
input %2 c: bf16[65]
input %3 d: bf16[65]
input %4 e: f64[4]
input %5 f: f64[4]
%6 = aten.silu_backward.default(%0, %1) : f32[2,3] name=n0
%7 = aten.silu_backward.default(%2, %3) : bf16[65] name=n1
%8 = aten.silu_backward.default(%4, %5) : f64[4] name=n2
return %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>, tensor<65xbf16>, tensor<65xbf16>, tensor<4xf64>, tensor<4xf64>) -> (tensor<2x3xf32>, tensor<65xbf16>, tensor<4xf64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<65xbf16>, %arg3: tensor<65xbf16>, %arg4: tensor<4xf64>, %arg5: tensor<4xf64>):
    %0 = "stablehlo.logistic"(%arg1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %3 = "stablehlo.subtract"(%2, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.multiply"(%arg1, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.multiply"(%arg0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %8 = "stablehlo.add"(%4, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%5, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.convert"(%arg2) : (tensor<65xbf16>) -> tensor<65xf32>
    %11 = "stablehlo.convert"(%arg3) : (tensor<65xbf16>) -> tensor<65xf32>
    %12 = "stablehlo.logistic"(%11) : (tensor<65xf32>) -> tensor<65xf32>
    %13 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %15 = "stablehlo.subtract"(%14, %12) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %16 = "stablehlo.multiply"(%11, %15) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %17 = "stablehlo.multiply"(%10, %12) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %18 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %20 = "stablehlo.add"(%16, %19) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %21 = "stablehlo.multiply"(%17, %20) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %22 = "stablehlo.convert"(%21) : (tensor<65xf32>) -> tensor<65xbf16>
    %23 = "stablehlo.logistic"(%arg5) : (tensor<4xf64>) -> tensor<4xf64>
    %24 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %26 = "stablehlo.subtract"(%25, %23) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %27 = "stablehlo.multiply"(%arg5, %26) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %28 = "stablehlo.multiply"(%arg4, %23) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %29 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %31 = "stablehlo.add"(%27, %30) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %32 = "stablehlo.multiply"(%28, %31) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    "func.return"(%9, %22, %32) : (tensor<2x3xf32>, tensor<65xbf16>, tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
