graph g inference
input %0 a: c64[5]
input %1 b: f32[16]
input %2 c: i64[4]
%3 = aten.angle.default(%0) : f32[5] name=n0
%4 = aten.angle.default(%1) : f32[16] name=n1
%5 = aten.angle.default(%2) : f32[4] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xcomplex<f32>>, tensor<16xf32>, tensor<4xi64>) -> (tensor<5xf32>, tensor<16xf32>, tensor<4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5xcomplex<f32>>, %arg1: tensor<16xf32>, %arg2: tensor<4xi64>):
    %0 = "stablehlo.imag"(%arg0) : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %1 = "stablehlo.real"(%arg0) : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %2 = "stablehlo.atan2"(%0, %1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %3 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %5 = "stablehlo.compare"(%arg1, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %6 = "stablehlo.constant"() {value = dense<3.14159274> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %8 = "stablehlo.select"(%5, %7, %4) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %9 = "stablehlo.compare"(%arg1, %arg1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %10 = "stablehlo.select"(%9, %arg1, %8) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %11 = "stablehlo.convert"(%arg2) : (tensor<4xi64>) -> tensor<4xf32>
    %12 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %13 = "stablehlo.compare"(%11, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %14 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %15 = "stablehlo.select"(%13, %14, %12) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %16 = "stablehlo.compare"(%11, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %17 = "stablehlo.select"(%16, %11, %15) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%2, %10, %17) : (tensor<5xf32>, tensor<16xf32>, tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
