graph g inference
input %0 a: f32[3,2]
input %1 b: f64[2]
%2 = aten.view_as_complex.default(%0) : c64[3] name=n0
%3 = aten.view_as_complex.default(%1) : c128[] name=n1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x2xf32>, tensor<2xf64>) -> (tensor<3xcomplex<f32>>, tensor<complex<f64>>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x2xf32>, %arg1: tensor<2xf64>):
    %0 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<3x1xf32>) -> tensor<3xf32>
    %2 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<3x1xf32>) -> tensor<3xf32>
    %4 = "stablehlo.complex"(%1, %3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xcomplex<f32>>
    %5 = "stablehlo.slice"(%arg1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xf64>) -> tensor<1xf64>
    %6 = "stablehlo.reshape"(%5) : (tensor<1xf64>) -> tensor<f64>
    %7 = "stablehlo.slice"(%arg1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf64>) -> tensor<1xf64>
    %8 = "stablehlo.reshape"(%7) : (tensor<1xf64>) -> tensor<f64>
    %9 = "stablehlo.complex"(%6, %8) : (tensor<f64>, tensor<f64>) -> tensor<complex<f64>>
    "func.return"(%4, %9) : (tensor<3xcomplex<f32>>, tensor<complex<f64>>) -> ()
  }) : () -> ()
}) : () -> ()
