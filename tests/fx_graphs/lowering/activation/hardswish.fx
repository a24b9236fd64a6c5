graph g inference
input %0 a: f32[2,3]
input %1 b: bf16[65]
input %2 c: f16[5]
%3 = aten.hardswish.default(%0) : f32[2,3] name=n0
%4 = aten.hardswish.default(%1) : bf16[65] name=n1
%5 = aten.hardswish.default(%2) : f16[5] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>) -> (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<65xbf16>, %arg2: tensor<5xf16>):
    %0 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.add"(%arg0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %5 = "stablehlo.maximum"(%2, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %8 = "stablehlo.minimum"(%5, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%arg0, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %12 = "stablehlo.divide"(%9, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.convert"(%arg1) : (tensor<65xbf16>) -> tensor<65xf32>
    %14 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %16 = "stablehlo.add"(%13, %15) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %17 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %19 = "stablehlo.maximum"(%16, %18) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %20 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %22 = "stablehlo.minimum"(%19, %21) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %23 = "stablehlo.multiply"(%13, %22) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %24 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %26 = "stablehlo.divide"(%23, %25) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %27 = "stablehlo.convert"(%26) : (tensor<65xf32>) -> tensor<65xbf16>
    %28 = "stablehlo.convert"(%arg2) : (tensor<5xf16>) -> tensor<5xf32>
    %29 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %31 = "stablehlo.add"(%28, %30) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %32 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %34 = "stablehlo.maximum"(%31, %33) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %35 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %37 = "stablehlo.minimum"(%34, %36) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %38 = "stablehlo.multiply"(%28, %37) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %39 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %41 = "stablehlo.divide"(%38, %40) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %42 = "stablehlo.convert"(%41) : (tensor<5xf32>) -> tensor<5xf16>
    "func.return"(%12, %27, %42) : (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>) -> ()
  }) : () -> ()
}) : () -> ()
