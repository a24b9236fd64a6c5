graph g inference
input %0 a: f32[2,3]
input %1 b: f32[2,3]
input %2 c: bf16[65]
input %3 d: bf16[65]
input %4 e: f64[4]
input %5 f: f64[4]
%6 = aten.gelu_backward.default(%0, %1, approximate="none") : f32[2,3] name=n0
%7 = aten.gelu_backward.default(%2, %3, approximate="none") : bf16[65] name=n1
%8 = aten.gelu_backward.default(%4, %5, approximate="none") : f64[4] name=n2
return %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>, tensor<65xbf16>, tensor<65xbf16>, tensor<4xf64>, tensor<4xf64>) -> (tensor<2x3xf32>, tensor<65xbf16>, tensor<4xf64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<65xbf16>, %arg3: tensor<65xbf16>, %arg4: tensor<4xf64>, %arg5: tensor<4xf64>):
    %0 = "stablehlo.multiply"(%arg1, %arg1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() {value = dense<-5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %3 = "stablehlo.multiply"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.exponential"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() {value = dense<0.398942292> : tensor<f32>} : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%4, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() {value = dense<0.707106769> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %10 = "stablehlo.multiply"(%arg1, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "chlo.erf"(%10) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %14 = "stablehlo.add"(%11, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %17 = "stablehlo.multiply"(%14, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%arg1, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.add"(%17, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.multiply"(%arg0, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.convert"(%arg2) : (tensor<65xbf16>) -> tensor<65xf32>
    %22 = "stablehlo.convert"(%arg3) : (tensor<65xbf16>) -> tensor<65xf32>
    %23 = "stablehlo.multiply"(%22, %22) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %24 = "stablehlo.constant"() {value = dense<-5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %26 = "stablehlo.multiply"(%23, %25) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %27 = "stablehlo.exponential"(%26) : (tensor<65xf32>) -> tensor<65xf32>
    %28 = "stablehlo.constant"() {value = dense<0.398942292> : tensor<f32>} : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %30 = "stablehlo.multiply"(%27, %29) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %31 = "stablehlo.constant"() {value = dense<0.707106769> : tensor<f32>} : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %33 = "stablehlo.multiply"(%22, %32) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %34 = "chlo.erf"(%33) : (tensor<65xf32>) -> tensor<65xf32>
    %35 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %37 = "stablehlo.add"(%34, %36) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %38 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %40 = "stablehlo.multiply"(%37, %39) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %41 = "stablehlo.multiply"(%22, %30) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %42 = "stablehlo.add"(%40, %41) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %43 = "stablehlo.multiply"(%21, %42) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %44 = "stablehlo.convert"(%43) : (tensor<65xf32>) -> tensor<65xbf16>
    %45 = "stablehlo.multiply"(%arg5, %arg5) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %46 = "stablehlo.constant"() {value = dense<-5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %48 = "stablehlo.multiply"(%45, %47) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %49 = "stablehlo.exponential"(%48) : (tensor<4xf64>) -> tensor<4xf64>
    %50 = "stablehlo.constant"() {value = dense<0.3989422804014327> : tensor<f64>} : () -> tensor<f64>
    %51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %52 = "stablehlo.multiply"(%49, %51) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %53 = "stablehlo.constant"() {value = dense<0.70710678118654757> : tensor<f64>} : () -> tensor<f64>
    %54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %55 = "stablehlo.multiply"(%arg5, %54) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %56 = "chlo.erf"(%55) : (tensor<4xf64>) -> tensor<4xf64>
    %57 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %59 = "stablehlo.add"(%56, %58) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %60 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %62 = "stablehlo.multiply"(%59, %61) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %63 = "stablehlo.multiply"(%arg5, %52) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %64 = "stablehlo.add"(%62, %63) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %65 = "stablehlo.multiply"(%arg4, %64) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    "func.return"(%20, %44, %65) : (tensor<2x3xf32>, tensor<65xbf16>, tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
