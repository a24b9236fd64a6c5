graph g inference
input %0 a: f32[2,3]
input %1 b: f32[2,3]
input %2 c: bf16[65]
input %3 d: bf16[65]
input %4 e: f64[4]
input %5 f: f64[4]
%6 = aten.hardswish_backward.default(%0, %1) : f32[2,3] name=n0
%7 = aten.hardswish_backward.default(%2, %3) : bf16[65] name=n1
%8 = aten.hardswish_backward.default(%4, %5) : f64[4] name=n2
return %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>, tensor<65xbf16>, tensor<65xbf16>, tensor<4xf64>, tensor<4xf64>) -> (tensor<2x3xf32>, tensor<65xbf16>, tensor<4xf64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<65xbf16>, %arg3: tensor<65xbf16>, %arg4: tensor<4xf64>, %arg5: tensor<4xf64>):
    %0 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.divide"(%arg1, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %5 = "stablehlo.add"(%2, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %8 = "stablehlo.compare"(%arg1, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %9 = "stablehlo.multiply"(%arg0, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.select"(%8, %9, %arg0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.constant"() {value = dense<-3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %13 = "stablehlo.compare"(%arg1, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %14 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %16 = "stablehlo.select"(%13, %15, %10) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.convert"(%arg2) : (tensor<65xbf16>) -> tensor<65xf32>
    %18 = "stablehlo.convert"(%arg3) : (tensor<65xbf16>) -> tensor<65xf32>
    %19 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %21 = "stablehlo.divide"(%18, %20) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %22 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %24 = "stablehlo.add"(%21, %23) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %25 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %27 = "stablehlo.compare"(%18, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xi1>
    %28 = "stablehlo.multiply"(%17, %24) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %29 = "stablehlo.select"(%27, %28, %17) : (tensor<65xi1>, tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %30 = "stablehlo.constant"() {value = dense<-3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %32 = "stablehlo.compare"(%18, %31) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xi1>
    %33 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %35 = "stablehlo.select"(%32, %34, %29) : (tensor<65xi1>, tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %36 = "stablehlo.convert"(%35) : (tensor<65xf32>) -> tensor<65xbf16>
    %37 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %39 = "stablehlo.divide"(%arg5, %38) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %40 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %42 = "stablehlo.add"(%39, %41) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %43 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %45 = "stablehlo.compare"(%arg5, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %46 = "stablehlo.multiply"(%arg4, %42) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %47 = "stablehlo.select"(%45, %46, %arg4) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %48 = "stablehlo.constant"() {value = dense<-3.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %50 = "stablehlo.compare"(%arg5, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %51 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %53 = "stablehlo.select"(%50, %52, %47) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    "func.return"(%16, %36, %53) : (tensor<2x3xf32>, tensor<65xbf16>, tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
