graph g inference
input %0 a: f32[2,3]
input %1 b: bf16[65]
input %2 c: f16[5]
%3 = aten.leaky_relu.default(%0, 0.01) : f32[2,3] name=n0
%4 = aten.leaky_relu.default(%1, 0.01) : bf16[65] name=n1
%5 = aten.leaky_relu.default(%2, 0.01) : f16[5] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>) -> (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<65xbf16>, %arg2: tensor<5xf16>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.compare"(%arg0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %3 = "stablehlo.constant"() {value = dense<0.00999999977> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %5 = "stablehlo.multiply"(%arg0, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.select"(%2, %arg0, %5) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.convert"(%arg1) : (tensor<65xbf16>) -> tensor<65xf32>
    %8 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %10 = "stablehlo.compare"(%7, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xi1>
    %11 = "stablehlo.constant"() {value = dense<0.00999999977> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %13 = "stablehlo.multiply"(%7, %12) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %14 = "stablehlo.select"(%10, %7, %13) : (tensor<65xi1>, tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<65xf32>) -> tensor<65xbf16>
    %16 = "stablehlo.convert"(%arg2) : (tensor<5xf16>) -> tensor<5xf32>
    %17 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %19 = "stablehlo.compare"(%16, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %20 = "stablehlo.constant"() {value = dense<0.00999999977> : tensor<f32>} : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %22 = "stablehlo.multiply"(%16, %21) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %23 = "stablehlo.select"(%19, %16, %22) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %24 = "stablehlo.convert"(%23) : (tensor<5xf32>) -> tensor<5xf16>
    "func.return"(%6, %15, %24) : (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>) -> ()
  }) : () -> ()
}) : () -> ()
