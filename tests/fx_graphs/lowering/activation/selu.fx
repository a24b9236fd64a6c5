graph g inference
input %0 a: f32[2,3]
input %1 b: bf16[65]
input %2 c: f16[5]
%3 = aten.selu.default(%0) : f32[2,3] name=n0
%4 = aten.selu.default(%1) : bf16[65] name=n1
%5 = aten.selu.default(%2) : f16[5] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>) -> (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<65xbf16>, %arg2: tensor<5xf16>):
    %0 = "stablehlo.exponential_minus_one"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %3 = "stablehlo.compare"(%arg0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %4 = "stablehlo.constant"() {value = dense<1.05070102> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %6 = "stablehlo.multiply"(%arg0, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() {value = dense<1.75809932> : tensor<f32>} : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%0, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.select"(%3, %6, %9) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.convert"(%arg1) : (tensor<65xbf16>) -> tensor<65xf32>
    %12 = "stablehlo.exponential_minus_one"(%11) : (tensor<65xf32>) -> tensor<65xf32>
    %13 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %15 = "stablehlo.compare"(%11, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xi1>
    %16 = "stablehlo.constant"() {value = dense<1.05070102> : tensor<f32>} : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %18 = "stablehlo.multiply"(%11, %17) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %19 = "stablehlo.constant"() {value = dense<1.75809932> : tensor<f32>} : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %21 = "stablehlo.multiply"(%12, %20) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %22 = "stablehlo.select"(%15, %18, %21) : (tensor<65xi1>, tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %23 = "stablehlo.convert"(%22) : (tensor<65xf32>) -> tensor<65xbf16>
    %24 = "stablehlo.convert"(%arg2) : (tensor<5xf16>) -> tensor<5xf32>
    %25 = "stablehlo.exponential_minus_one"(%24) : (tensor<5xf32>) -> tensor<5xf32>
    %26 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %28 = "stablehlo.compare"(%24, %27) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %29 = "stablehlo.constant"() {value = dense<1.05070102> : tensor<f32>} : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %31 = "stablehlo.multiply"(%24, %30) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %32 = "stablehlo.constant"() {value = dense<1.75809932> : tensor<f32>} : () -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %34 = "stablehlo.multiply"(%25, %33) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %35 = "stablehlo.select"(%28, %31, %34) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %36 = "stablehlo.convert"(%35) : (tensor<5xf32>) -> tensor<5xf16>
    "func.return"(%10, %23, %36) : (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>) -> ()
  }) : () -> ()
}) : () -> ()
