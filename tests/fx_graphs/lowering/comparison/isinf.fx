graph g inference
input %0 a: f32[16]
input %1 b: bf16[16]
input %2 c: f64[16]
%3 = aten.isinf.default(%0) : bool[16] name=n0
%4 = aten.isinf.default(%1) : bool[16] name=n1
%5 = aten.isinf.default(%2) : bool[16] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16xf32>, tensor<16xbf16>, tensor<16xf64>) -> (tensor<16xi1>, tensor<16xi1>, tensor<16xi1>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<16xf32>, %arg1: tensor<16xbf16>, %arg2: tensor<16xf64>):
    %0 = "stablehlo.abs"(%arg0) : (tensor<16xf32>) -> tensor<16xf32>
    %1 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %4 = "stablehlo.abs"(%arg1) : (tensor<16xbf16>) -> tensor<16xbf16>
    %5 = "stablehlo.constant"() {value = dense<0x7F80> : tensor<bf16>} : () -> tensor<bf16>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<16xbf16>
    %7 = "stablehlo.compare"(%4, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xi1>
    %8 = "stablehlo.abs"(%arg2) : (tensor<16xf64>) -> tensor<16xf64>
    %9 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<16xf64>
    %11 = "stablehlo.compare"(%8, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xi1>
    "func.return"(%3, %7, %11) : (tensor<16xi1>, tensor<16xi1>, tensor<16xi1>) -> ()
  }) : () -> ()
}) : () -> ()
