graph g inference
input %0 a: f32[16]
input %1 b: bf16[16]
input %2 c: f64[16]
%3 = aten.isneginf.default(%0) : bool[16] name=n0
%4 = aten.isneginf.default(%1) : bool[16] name=n1
%5 = aten.isneginf.default(%2) : bool[16] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16xf32>, tensor<16xbf16>, tensor<16xf64>) -> (tensor<16xi1>, tensor<16xi1>, tensor<16xi1>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<16xf32>, %arg1: tensor<16xbf16>, %arg2: tensor<16xf64>):
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %2 = "stablehlo.compare"(%arg0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %3 = "stablehlo.constant"() {value = dense<0xFF80> : tensor<bf16>} : () -> tensor<bf16>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<16xbf16>
    %5 = "stablehlo.compare"(%arg1, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xi1>
    %6 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<16xf64>
    %8 = "stablehlo.compare"(%arg2, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xi1>
    "func.return"(%2, %5, %8) : (tensor<16xi1>, tensor<16xi1>, tensor<16xi1>) -> ()
  }) : () -> ()
}) : () -> ()
