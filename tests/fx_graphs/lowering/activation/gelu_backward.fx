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
    %12 = "stablehlo.abs"(%10) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %15 = "stablehlo.compare"(%12, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %16 = "stablehlo.sign"(%10) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.select"(%15, %16, %11) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %20 = "stablehlo.add"(%17, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %23 = "stablehlo.multiply"(%20, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.multiply"(%arg1, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.add"(%23, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.multiply"(%arg0, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.convert"(%arg2) : (tensor<65xbf16>) -> tensor<65xf32>
    %28 = "stablehlo.convert"(%arg3) : (tensor<65xbf16>) -> tensor<65xf32>
    %29 = "stablehlo.multiply"(%28, %28) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %30 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %31 = "stablehlo.multiply"(%29, %30) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %32 = "stablehlo.exponential"(%31) : (tensor<65xf32>) -> tensor<65xf32>
    %33 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %34 = "stablehlo.multiply"(%32, %33) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %35 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %36 = "stablehlo.multiply"(%28, %35) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %37 = "chlo.erf"(%36) : (tensor<65xf32>) -> tensor<65xf32>
    %38 = "stablehlo.abs"(%36) : (tensor<65xf32>) -> tensor<65xf32>
    %39 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %40 = "stablehlo.compare"(%38, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xi1>
    %41 = "stablehlo.sign"(%36) : (tensor<65xf32>) -> tensor<65xf32>
    %42 = "stablehlo.select"(%40, %41, %37) : (tensor<65xi1>, tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %43 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %44 = "stablehlo.add"(%42, %43) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %45 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %46 = "stablehlo.multiply"(%44, %45) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %47 = "stablehlo.multiply"(%28, %34) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %48 = "stablehlo.add"(%46, %47) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %49 = "stablehlo.multiply"(%27, %48) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %50 = "stablehlo.convert"(%49) : (tensor<65xf32>) -> tensor<65xbf16>
    %51 = "stablehlo.multiply"(%arg5, %arg5) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %52 = "stablehlo.constant"() {value = dense<-5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %54 = "stablehlo.multiply"(%51, %53) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %55 = "stablehlo.exponential"(%54) : (tensor<4xf64>) -> tensor<4xf64>
    %56 = "stablehlo.constant"() {value = dense<0.3989422804014327> : tensor<f64>} : () -> tensor<f64>
    %57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %58 = "stablehlo.multiply"(%55, %57) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %59 = "stablehlo.constant"() {value = dense<0.70710678118654757> : tensor<f64>} : () -> tensor<f64>
    %60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %61 = "stablehlo.multiply"(%arg5, %60) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %62 = "chlo.erf"(%61) : (tensor<4xf64>) -> tensor<4xf64>
    %63 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %65 = "stablehlo.add"(%62, %64) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %66 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %68 = "stablehlo.multiply"(%65, %67) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %69 = "stablehlo.multiply"(%arg5, %58) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %70 = "stablehlo.add"(%68, %69) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %71 = "stablehlo.multiply"(%arg4, %70) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    "func.return"(%26, %50, %71) : (tensor<2x3xf32>, tensor<65xbf16>, tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
