graph g inference
input %0 a: bool[2,3]
input %1 b: f32[2,3]
input %2 c: f32[3]
input %3 d: bool[4,1,2]
input %4 e: f32[]
input %5 f: f32[]
input %6 g: bool[]
input %7 h: f32[2,3]
input %8 i: f32[3]
input %9 j: bool[3]
input %10 k: f32[3]
input %11 l: bool[3]
input %12 m: i64[3]
input %13 n: bool[3]
input %14 o: f32[3]
input %15 p: bool[3]
input %16 q: i64[3]
input %17 r: bool[3]
input %18 s: bool[3]
%19 = aten.where.self(%0, %1, %2) : f32[2,3] name=n0
%20 = aten.where.self(%3, %4, %5) : f32[4,1,2] name=n1
%21 = aten.where.self(%6, %7, %8) : f32[2,3] name=n2
%22 = aten.where.ScalarSelf(%9, 1.5, %10) : f32[3] name=n3
%23 = aten.where.ScalarSelf(%11, 2, %12) : i64[3] name=n4
%24 = aten.where.ScalarOther(%13, %14, 0) : f32[3] name=n5
%25 = aten.where.ScalarOther(%15, %16, 2.5) : f32[3] name=n6
%26 = aten.where.Scalar(%17, 1, 0) : i64[3] name=n7
%27 = aten.where.Scalar(%18, 1.5, 0) : f32[3] name=n8
return %19, %20, %21, %22, %23, %24, %25, %26, %27
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi1>, tensor<2x3xf32>, tensor<3xf32>, tensor<4x1x2xi1>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<2x3xf32>, tensor<3xf32>, tensor<3xi1>, tensor<3xf32>, tensor<3xi1>, tensor<3xi64>, tensor<3xi1>, tensor<3xf32>, tensor<3xi1>, tensor<3xi64>, tensor<3xi1>, tensor<3xi1>) -> (tensor<2x3xf32>, tensor<4x1x2xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<3xi64>, tensor<3xf32>, tensor<3xf32>, tensor<3xi64>, tensor<3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<4x1x2xi1>, %arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<i1>, %arg7: tensor<2x3xf32>, %arg8: tensor<3xf32>, %arg9: tensor<3xi1>, %arg10: tensor<3xf32>, %arg11: tensor<3xi1>, %arg12: tensor<3xi64>, %arg13: tensor<3xi1>, %arg14: tensor<3xf32>, %arg15: tensor<3xi1>, %arg16: tensor<3xi64>, %arg17: tensor<3xi1>, %arg18: tensor<3xi1>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.select"(%arg0, %arg1, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x1x2xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x1x2xf32>
    %4 = "stablehlo.select"(%arg3, %2, %3) : (tensor<4x1x2xi1>, tensor<4x1x2xf32>, tensor<4x1x2xf32>) -> tensor<4x1x2xf32>
    %5 = "stablehlo.broadcast_in_dim"(%arg8) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.select"(%arg6, %arg7, %5) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() {value = dense<1.500000e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %9 = "stablehlo.select"(%arg9, %8, %arg10) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %10 = "stablehlo.constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %12 = "stablehlo.select"(%arg11, %11, %arg12) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %13 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %15 = "stablehlo.select"(%arg13, %arg14, %14) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %16 = "stablehlo.convert"(%arg16) : (tensor<3xi64>) -> tensor<3xf32>
    %17 = "stablehlo.constant"() {value = dense<2.500000e+00> : tensor<f32>} : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %19 = "stablehlo.select"(%arg15, %16, %18) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %20 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %22 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %24 = "stablehlo.select"(%arg17, %21, %23) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %25 = "stablehlo.constant"() {value = dense<1.500000e+00> : tensor<f32>} : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %27 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %29 = "stablehlo.select"(%arg18, %26, %28) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%1, %4, %6, %9, %12, %15, %19, %24, %29) : (tensor<2x3xf32>, tensor<4x1x2xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<3xi64>, tensor<3xf32>, tensor<3xf32>, tensor<3xi64>, tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
