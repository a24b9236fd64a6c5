graph g inference
input %0 a: f32[16]
input %1 b: bf16[16]
input %2 c: f64[16]
%3 = aten.signbit.default(%0) : bool[16] name=n0
%4 = aten.signbit.default(%1) : bool[16] name=n1
%5 = aten.signbit.default(%2) : bool[16] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16xf32>, tensor<16xbf16>, tensor<16xf64>) -> (tensor<16xi1>, tensor<16xi1>, tensor<16xi1>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<16xf32>, %arg1: tensor<16xbf16>, %arg2: tensor<16xf64>):
    %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<16xf32>) -> tensor<16xi32>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<16xi32>
    %3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %4 = "stablehlo.bitcast_convert"(%arg1) : (tensor<16xbf16>) -> tensor<16xi16>
    %5 = "stablehlo.constant"() {value = dense<0> : tensor<i16>} : () -> tensor<i16>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i16>) -> tensor<16xi16>
    %7 = "stablehlo.compare"(%4, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xi16>, tensor<16xi16>) -> tensor<16xi1>
    %8 = "stablehlo.bitcast_convert"(%arg2) : (tensor<16xf64>) -> tensor<16xi64>
    %9 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<16xi64>
    %11 = "stablehlo.compare"(%8, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xi64>, tensor<16xi64>) -> tensor<16xi1>
    "func.return"(%3, %7, %11) : (tensor<16xi1>, tensor<16xi1>, tensor<16xi1>) -> ()
  }) : () -> ()
}) : () -> ()
