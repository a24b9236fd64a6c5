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
    %3 = "stablehlo.convert"(%2) : (tensor<2x3xi1>) -> tensor<2x3xf32>
    %4 = "stablehlo.compare"(%arg0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %5 = "stablehlo.convert"(%4) : (tensor<2x3xi1>) -> tensor<2x3xf32>
    %6 = "stablehlo.subtract"(%3, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<bf16>} : () -> tensor<bf16>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<33xbf16>
    %9 = "stablehlo.compare"(%arg1, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<33xbf16>, tensor<33xbf16>) -> tensor<33xi1>
    %10 = "stablehlo.convert"(%9) : (tensor<33xi1>) -> tensor<33xbf16>
    %11 = "stablehlo.compare"(%arg1, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<33xbf16>, tensor<33xbf16>) -> tensor<33xi1>
    %12 = "stablehlo.convert"(%11) : (tensor<33xi1>) -> tensor<33xbf16>
    %13 = "stablehlo.subtract"(%10, %12) : (tensor<33xbf16>, tensor<33xbf16>) -> tensor<33xbf16>
    %14 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f16>} : () -> tensor<f16>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f16>) -> tensor<5xf16>
    %16 = "stablehlo.compare"(%arg2, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xi1>
    %17 = "stablehlo.convert"(%16) : (tensor<5xi1>) -> tensor<5xf16>
    %18 = "stablehlo.compare"(%arg2, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xi1>
    %19 = "stablehlo.convert"(%18) : (tensor<5xi1>) -> tensor<5xf16>
    %20 = "stablehlo.subtract"(%17, %19) : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xf16>
    "func.return"(%6, %13, %20) : (tensor<2x3xf32>, tensor<33xbf16>, tensor<5xf16>) -> ()
  }) : () -> ()
}) : () -> ()
