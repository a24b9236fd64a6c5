graph g inference
input %0 a: f32[2,3]
input %1 b: f32[3]
input %2 c: i64[2,9]
input %3 d: i64[9]
input %4 e: bf16[2]
input %5 f: f32[]
input %6 g: i64[9]
input %7 h: i64[9]
input %8 i: f32[9]
%9 = aten.eq.Tensor(%0, %1) : bool[2,3] name=n0
%10 = aten.eq.Tensor(%2, %3) : bool[2,9] name=n1
%11 = aten.eq.Tensor(%4, %5) : bool[2] name=n2
%12 = aten.eq.Scalar(%6, 0.5) : bool[9] name=n3
%13 = aten.eq.Scalar(%7, 2) : bool[9] name=n4
%14 = aten.eq.Scalar(%8, 0) : bool[9] name=n5
return %9, %10, %11, %12, %13, %14
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<2x9xi64>, tensor<9xi64>, tensor<2xbf16>, tensor<f32>, tensor<9xi64>, tensor<9xi64>, tensor<9xf32>) -> (tensor<2x3xi1>, tensor<2x9xi1>, tensor<2xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<2x9xi64>, %arg3: tensor<9xi64>, %arg4: tensor<2xbf16>, %arg5: tensor<f32>, %arg6: tensor<9xi64>, %arg7: tensor<9xi64>, %arg8: tensor<9xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %2 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi64>) -> tensor<2x9xi64>
    %3 = "stablehlo.compare"(%arg2, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x9xi64>, tensor<2x9xi64>) -> tensor<2x9xi1>
    %4 = "stablehlo.convert"(%arg5) : (tensor<f32>) -> tensor<bf16>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<2xbf16>
    %6 = "stablehlo.compare"(%arg4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xi1>
    %7 = "stablehlo.convert"(%arg6) : (tensor<9xi64>) -> tensor<9xf32>
    %8 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %10 = "stablehlo.compare"(%7, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %11 = "stablehlo.constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<9xi64>
    %13 = "stablehlo.compare"(%arg7, %12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %14 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %16 = "stablehlo.compare"(%arg8, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    "func.return"(%1, %3, %6, %10, %13, %16) : (tensor<2x3xi1>, tensor<2x9xi1>, tensor<2xi1>, tensor<9xi1>, tensor<9xi1>, tensor<9xi1>) -> ()
  }) : () -> ()
}) : () -> ()
