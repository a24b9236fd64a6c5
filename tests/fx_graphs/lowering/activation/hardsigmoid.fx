graph g inference
input %0 a: f32[2,3]
input %1 b: bf16[65]
input %2 c: f16[5]
%3 = aten.hardsigmoid.default(%0) : f32[2,3] name=n0
%4 = aten.hardsigmoid.default(%1) : bf16[65] name=n1
%5 = aten.hardsigmoid.default(%2) : f16[5] name=n2
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
    %9 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %11 = "stablehlo.divide"(%8, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.convert"(%arg1) : (tensor<65xbf16>) -> tensor<65xf32>
    %13 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %15 = "stablehlo.add"(%12, %14) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %16 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %18 = "stablehlo.maximum"(%15, %17) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %19 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %21 = "stablehlo.minimum"(%18, %20) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %22 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %24 = "stablehlo.divide"(%21, %23) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %25 = "stablehlo.convert"(%24) : (tensor<65xf32>) -> tensor<65xbf16>
    %26 = "stablehlo.convert"(%arg2) : (tensor<5xf16>) -> tensor<5xf32>
    %27 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %29 = "stablehlo.add"(%26, %28) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %30 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %32 = "stablehlo.maximum"(%29, %31) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %33 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %35 = "stablehlo.minimum"(%32, %34) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %36 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %38 = "stablehlo.divide"(%35, %37) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %39 = "stablehlo.convert"(%38) : (tensor<5xf32>) -> tensor<5xf16>
    "func.return"(%11, %25, %39) : (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>) -> ()
  }) : () -> ()
}) : () -> ()
