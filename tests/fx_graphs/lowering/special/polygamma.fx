graph g inference
input %0 x1: f32[40]
%1 = aten.polygamma.default(0, %0) : f32[40] name=polygamma_default
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<40xf32>) -> tensor<40xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<40xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<40xf32>) -> tensor<40xf64>
    %1 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<40xf64>
    %3 = "stablehlo.bitcast_convert"(%0) : (tensor<40xf64>) -> tensor<40xi64>
    %4 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<40xi64>
    %6 = "stablehlo.compare"(%3, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<40xi64>, tensor<40xi64>) -> tensor<40xi1>
    %7 = "stablehlo.negate"(%2) : (tensor<40xf64>) -> tensor<40xf64>
    %8 = "stablehlo.select"(%6, %7, %2) : (tensor<40xi1>, tensor<40xf64>, tensor<40xf64>) -> tensor<40xf64>
    %9 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<40xf64>
    %11 = "stablehlo.compare"(%0, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<40xf64>, tensor<40xf64>) -> tensor<40xi1>
    %12 = "chlo.digamma"(%0) : (tensor<40xf64>) -> tensor<40xf64>
    %13 = "stablehlo.select"(%11, %8, %12) : (tensor<40xi1>, tensor<40xf64>, tensor<40xf64>) -> tensor<40xf64>
    %14 = "stablehlo.convert"(%13) : (tensor<40xf64>) -> tensor<40xf32>
    "func.return"(%14) : (tensor<40xf32>) -> ()
  }) : () -> ()
}) : () -> ()
