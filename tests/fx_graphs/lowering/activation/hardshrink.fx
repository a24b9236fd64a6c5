graph g inference
input %0 a: f32[2,3]
input %1 b: bf16[65]
input %2 c: f16[5]
%3 = aten.hardshrink.default(%0, 0.5) : f32[2,3] name=n0
%4 = aten.hardshrink.default(%1, 0.5) : bf16[65] name=n1
%5 = aten.hardshrink.default(%2, 0.5) : f16[5] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>) -> (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<65xbf16>, %arg2: tensor<5xf16>):
    %0 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.negate"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.compare"(%arg0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %4 = "stablehlo.compare"(%arg0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %5 = "stablehlo.and"(%3, %4) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %6 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %8 = "stablehlo.select"(%5, %7, %arg0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<bf16>} : () -> tensor<bf16>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<65xbf16>
    %11 = "stablehlo.convert"(%arg1) : (tensor<65xbf16>) -> tensor<65xf32>
    %12 = "stablehlo.convert"(%10) : (tensor<65xbf16>) -> tensor<65xf32>
    %13 = "stablehlo.negate"(%12) : (tensor<65xf32>) -> tensor<65xf32>
    %14 = "stablehlo.compare"(%11, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xi1>
    %15 = "stablehlo.compare"(%11, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xi1>
    %16 = "stablehlo.and"(%14, %15) : (tensor<65xi1>, tensor<65xi1>) -> tensor<65xi1>
    %17 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %18 = "stablehlo.select"(%16, %17, %11) : (tensor<65xi1>, tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %19 = "stablehlo.convert"(%18) : (tensor<65xf32>) -> tensor<65xbf16>
    %20 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f16>} : () -> tensor<f16>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f16>) -> tensor<5xf16>
    %22 = "stablehlo.convert"(%arg2) : (tensor<5xf16>) -> tensor<5xf32>
    %23 = "stablehlo.convert"(%21) : (tensor<5xf16>) -> tensor<5xf32>
    %24 = "stablehlo.negate"(%23) : (tensor<5xf32>) -> tensor<5xf32>
    %25 = "stablehlo.compare"(%22, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %26 = "stablehlo.compare"(%22, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %27 = "stablehlo.and"(%25, %26) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %28 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %29 = "stablehlo.select"(%27, %28, %22) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %30 = "stablehlo.convert"(%29) : (tensor<5xf32>) -> tensor<5xf16>
    "func.return"(%8, %19, %30) : (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>) -> ()
  }) : () -> ()
}) : () -> ()
