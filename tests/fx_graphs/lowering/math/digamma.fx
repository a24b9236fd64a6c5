graph g inference
input %0 a: f32[7]
input %1 b: bf16[7]
input %2 c: f64[3]
%3 = aten.digamma.default(%0) : f32[7] name=n0
%4 = aten.digamma.default(%1) : bf16[7] name=n1
%5 = aten.digamma.default(%2) : f64[3] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<7xf32>, tensor<7xbf16>, tensor<3xf64>) -> (tensor<7xf32>, tensor<7xbf16>, tensor<3xf64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<7xf32>, %arg1: tensor<7xbf16>, %arg2: tensor<3xf64>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
    %2 = "stablehlo.bitcast_convert"(%arg0) : (tensor<7xf32>) -> tensor<7xi32>
    %3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<7xi32>
    %5 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %6 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
    %8 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
    %10 = "stablehlo.select"(%5, %7, %9) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %11 = "stablehlo.compare"(%arg0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %12 = "chlo.digamma"(%arg0) : (tensor<7xf32>) -> tensor<7xf32>
    %13 = "stablehlo.select"(%11, %10, %12) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %14 = "stablehlo.convert"(%arg1) : (tensor<7xbf16>) -> tensor<7xf32>
    %15 = "stablehlo.bitcast_convert"(%14) : (tensor<7xf32>) -> tensor<7xi32>
    %16 = "stablehlo.compare"(%15, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %17 = "stablehlo.select"(%16, %7, %9) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %18 = "stablehlo.compare"(%14, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %19 = "chlo.digamma"(%14) : (tensor<7xf32>) -> tensor<7xf32>
    %20 = "stablehlo.select"(%18, %17, %19) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %21 = "stablehlo.convert"(%20) : (tensor<7xf32>) -> tensor<7xbf16>
    %22 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %24 = "stablehlo.bitcast_convert"(%arg2) : (tensor<3xf64>) -> tensor<3xi64>
    %25 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %27 = "stablehlo.compare"(%24, %26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %28 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %30 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %32 = "stablehlo.select"(%27, %29, %31) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %33 = "stablehlo.compare"(%arg2, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %34 = "chlo.digamma"(%arg2) : (tensor<3xf64>) -> tensor<3xf64>
    %35 = "stablehlo.select"(%33, %32, %34) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    "func.return"(%13, %21, %35) : (tensor<7xf32>, tensor<7xbf16>, tensor<3xf64>) -> ()
  }) : () -> ()
}) : () -> ()
