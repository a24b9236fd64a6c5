graph g inference
input %0 a: bool[4]
input %1 b: f32[16]
input %2 c: i64[4]
%3 = aten.logical_not.default(%0) : bool[4] name=n0
%4 = aten.logical_not.default(%1) : bool[16] name=n1
%5 = aten.logical_not.default(%2) : bool[4] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xi1>, tensor<16xf32>, tensor<4xi64>) -> (tensor<4xi1>, tensor<16xi1>, tensor<4xi1>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xi1>, %arg1: tensor<16xf32>, %arg2: tensor<4xi64>):
    %0 = "stablehlo.not"(%arg0) : (tensor<4xi1>) -> tensor<4xi1>
    %1 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %3 = "stablehlo.compare"(%arg1, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %4 = "stablehlo.not"(%3) : (tensor<16xi1>) -> tensor<16xi1>
    %5 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %7 = "stablehlo.compare"(%arg2, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %8 = "stablehlo.not"(%7) : (tensor<4xi1>) -> tensor<4xi1>
    "func.return"(%0, %4, %8) : (tensor<4xi1>, tensor<16xi1>, tensor<4xi1>) -> ()
  }) : () -> ()
}) : () -> ()
