graph g inference
input %0 a: bool[4]
input %1 b: bool[4]
input %2 c: f32[16]
input %3 d: i64[16]
input %4 e: c64[3]
input %5 f: f32[3]
%6 = aten.logical_xor.default(%0, %1) : bool[4] name=n0
%7 = aten.logical_xor.default(%2, %3) : bool[16] name=n1
%8 = aten.logical_xor.default(%4, %5) : bool[3] name=n2
return %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xi1>, tensor<4xi1>, tensor<16xf32>, tensor<16xi64>, tensor<3xcomplex<f32>>, tensor<3xf32>) -> (tensor<4xi1>, tensor<16xi1>, tensor<3xi1>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>, %arg2: tensor<16xf32>, %arg3: tensor<16xi64>, %arg4: tensor<3xcomplex<f32>>, %arg5: tensor<3xf32>):
    %0 = "stablehlo.xor"(%arg0, %arg1) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %1 = "stablehlo.convert"(%arg3) : (tensor<16xi64>) -> tensor<16xf32>
    %2 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %4 = "stablehlo.compare"(%arg2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %5 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %6 = "stablehlo.xor"(%4, %5) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %7 = "stablehlo.convert"(%arg5) : (tensor<3xf32>) -> tensor<3xcomplex<f32>>
    %8 = "stablehlo.constant"() {value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %10 = "stablehlo.compare"(%arg4, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xi1>
    %11 = "stablehlo.compare"(%7, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<3xi1>
    %12 = "stablehlo.xor"(%10, %11) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    "func.return"(%0, %6, %12) : (tensor<4xi1>, tensor<16xi1>, tensor<3xi1>) -> ()
  }) : () -> ()
}) : () -> ()
