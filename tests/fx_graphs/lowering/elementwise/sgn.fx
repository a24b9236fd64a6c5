graph g inference
input %0 a: f32[2,3]
input %1 b: bf16[33]
input %2 c: f16[5]
%3 = aten.sgn.default(%0) : f32[2,3] name=n0
%4 = aten.sgn.default(%1) : bf16[33] name=n1
%5 = aten.sgn.default(%2) : f16[5] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<33xbf16>, tensor<5xf16>) -> (tensor<2x3xf32>, tensor<33xbf16>, tensor<5xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<33xbf16>, %arg2: tensor<5xf16>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.compare"(%arg0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %3 = "stablehlo.convert"(%2) : (tensor<2x3xi1>) -> tensor<2x3xui8>
    %4 = "stablehlo.convert"(%3) : (tensor<2x3xui8>) -> tensor<2x3xf32>
    %5 = "stablehlo.compare"(%arg0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %6 = "stablehlo.convert"(%5) : (tensor<2x3xi1>) -> tensor<2x3xui8>
    %7 = "stablehlo.convert"(%6) : (tensor<2x3xui8>) -> tensor<2x3xf32>
    %8 = "stablehlo.subtract"(%4, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<bf16>} : () -> tensor<bf16>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<33xbf16>
    %11 = "stablehlo.compare"(%arg1, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<33xbf16>, tensor<33xbf16>) -> tensor<33xi1>
    %12 = "stablehlo.convert"(%11) : (tensor<33xi1>) -> tensor<33xui8>
    %13 = "stablehlo.convert"(%12) : (tensor<33xui8>) -> tensor<33xbf16>
    %14 = "stablehlo.compare"(%arg1, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<33xbf16>, tensor<33xbf16>) -> tensor<33xi1>
    %15 = "stablehlo.convert"(%14) : (tensor<33xi1>) -> tensor<33xui8>
    %16 = "stablehlo.convert"(%15) : (tensor<33xui8>) -> tensor<33xbf16>
    %17 = "stablehlo.subtract"(%13, %16) : (tensor<33xbf16>, tensor<33xbf16>) -> tensor<33xbf16>
    %18 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f16>} : () -> tensor<f16>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f16>) -> tensor<5xf16>
    %20 = "stablehlo.compare"(%arg2, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xi1>
    %21 = "stablehlo.convert"(%20) : (tensor<5xi1>) -> tensor<5xui8>
    %22 = "stablehlo.convert"(%21) : (tensor<5xui8>) -> tensor<5xf16>
    %23 = "stablehlo.compare"(%arg2, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xi1>
    %24 = "stablehlo.convert"(%23) : (tensor<5xi1>) -> tensor<5xui8>
    %25 = "stablehlo.convert"(%24) : (tensor<5xui8>) -> tensor<5xf16>
    %26 = "stablehlo.subtract"(%22, %25) : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xf16>
    "func.return"(%8, %17, %26) : (tensor<2x3xf32>, tensor<33xbf16>, tensor<5xf16>) -> ()
  }) : () -> ()
}) : () -> ()
