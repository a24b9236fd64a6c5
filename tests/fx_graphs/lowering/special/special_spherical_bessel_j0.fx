graph g inference
input %0 x1: f32[262]
%1 = aten.special_spherical_bessel_j0.default(%0) : f32[262] name=special_spherical_bessel_j0_default
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<262xf32>) -> tensor<262xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<262xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<262xf32>) -> tensor<262xf64>
    %1 = "stablehlo.sine"(%0) : (tensor<262xf64>) -> tensor<262xf64>
    %2 = "stablehlo.divide"(%1, %0) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %3 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %5 = "stablehlo.compare"(%0, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xi1>
    %6 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %8 = "stablehlo.select"(%5, %7, %2) : (tensor<262xi1>, tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %9 = "stablehlo.abs"(%0) : (tensor<262xf64>) -> tensor<262xf64>
    %10 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %12 = "stablehlo.compare"(%9, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xi1>
    %13 = "stablehlo.select"(%12, %4, %8) : (tensor<262xi1>, tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %14 = "stablehlo.convert"(%13) : (tensor<262xf64>) -> tensor<262xf32>
    "func.return"(%14) : (tensor<262xf32>) -> ()
  }) : () -> ()
}) : () -> ()
