graph g inference
input %0 a: f32[16]
input %1 b: bf16[9]
input %2 c: i64[9]
%3 = aten.threshold.default(%0, 0.5, -3.0) : f32[16] name=n0
%4 = aten.threshold.default(%1, 0.1, 0.3) : bf16[9] name=n1
%5 = aten.threshold.default(%2, 2, 7) : i64[9] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16xf32>, tensor<9xbf16>, tensor<9xi64>) -> (tensor<16xf32>, tensor<9xbf16>, tensor<9xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<16xf32>, %arg1: tensor<9xbf16>, %arg2: tensor<9xi64>):
    %0 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %2 = "stablehlo.constant"() {value = dense<-3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %4 = "stablehlo.compare"(%arg0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %5 = "stablehlo.select"(%4, %3, %arg0) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %6 = "stablehlo.constant"() {value = dense<1.000980e-01> : tensor<bf16>} : () -> tensor<bf16>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<9xbf16>
    %8 = "stablehlo.constant"() {value = dense<3.007810e-01> : tensor<bf16>} : () -> tensor<bf16>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<9xbf16>
    %10 = "stablehlo.compare"(%arg1, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xi1>
    %11 = "stablehlo.select"(%10, %9, %arg1) : (tensor<9xi1>, tensor<9xbf16>, tensor<9xbf16>) -> tensor<9xbf16>
    %12 = "stablehlo.constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<9xi64>
    %14 = "stablehlo.constant"() {value = dense<7> : tensor<i64>} : () -> tensor<i64>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<9xi64>
    %16 = "stablehlo.compare"(%arg2, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %17 = "stablehlo.select"(%16, %15, %arg2) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    "func.return"(%5, %11, %17) : (tensor<16xf32>, tensor<9xbf16>, tensor<9xi64>) -> ()
  }) : () -> ()
}) : () -> ()
