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
    %24 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %25 = "stablehlo.multiply"(%23, %24) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %26 = "stablehlo.exponential"(%25) : (tensor<65xf32>) -> tensor<65xf32>
    %27 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %29 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %30 = "stablehlo.multiply"(%22, %29) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %31 = "chlo.erf"(%30) : (tensor<65xf32>) -> tensor<65xf32>
    %32 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %33 = "stablehlo.add"(%31, %32) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %34 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %35 = "stablehlo.multiply"(%33, %34) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %36 = "stablehlo.multiply"(%22, %28) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %37 = "stablehlo.add"(%35, %36) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %38 = "stablehlo.multiply"(%21, %37) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %39 = "stablehlo.convert"(%38) : (tensor<65xf32>) -> tensor<65xbf16>
    %40 = "stablehlo.multiply"(%arg5, %arg5) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %41 = "stablehlo.constant"() {value = dense<-5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %43 = "stablehlo.multiply"(%40, %42) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %44 = "stablehlo.exponential"(%43) : (tensor<4xf64>) -> tensor<4xf64>
    %45 = "stablehlo.constant"() {value = dense<0.3989422804014327> : tensor<f64>} : () -> tensor<f64>
    %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %47 = "stablehlo.multiply"(%44, %46) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %48 = "stablehlo.constant"() {value = dense<0.70710678118654757> : tensor<f64>} : () -> tensor<f64>
    %49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %50 = "stablehlo.multiply"(%arg5, %49) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %51 = "chlo.erf"(%50) : (tensor<4xf64>) -> tensor<4xf64>
    %52 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %54 = "stablehlo.add"(%51, %53) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %55 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %57 = "stablehlo.multiply"(%54, %56) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %58 = "stablehlo.multiply"(%arg5, %47) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %59 = "stablehlo.add"(%57, %58) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %60 = "stablehlo.multiply"(%arg4, %59) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    "func.return"(%20, %39, %60) : (tensor<2x3xf32>, tensor<65xbf16>, tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
