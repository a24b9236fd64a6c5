graph g inference
input %0 x1: f32[3,6]
input %1 x2: f32[3,5]
input %2 x3: f32[3,5]
%3 = aten._fft_r2c.default(%0, [1], 0, true) : c64[3,4] name=_fft_r2c_default
%4 = aten._fft_r2c.default(%1, [0], 1, true) : c64[2,5] strides=[1,2] name=_fft_r2c_default_1
%5 = aten._fft_r2c.default(%2, [0, 1], 2, false) : c64[3,5] name=_fft_r2c_default_2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x6xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> (tensor<3x4xcomplex<f32>>, tensor<5x2xcomplex<f32>>, tensor<3x5xcomplex<f32>>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x6xf32>, %arg1: tensor<3x5xf32>, %arg2: tensor<3x5xf32>):
    %0 = "stablehlo.fft"(%arg0) {fft_length = array<i64: 6>, fft_type = #stablehlo<fft_type RFFT>} : (tensor<3x6xf32>) -> tensor<3x4xcomplex<f32>>
    %1 = "stablehlo.transpose"(%arg1) {permutation = array<i64: 1, 0>} : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %2 = "stablehlo.fft"(%1) {fft_length = array<i64: 3>, fft_type = #stablehlo<fft_type RFFT>} : (tensor<5x3xf32>) -> tensor<5x2xcomplex<f32>>
    %3 = "stablehlo.transpose"(%2) {permutation = array<i64: 1, 0>} : (tensor<5x2xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %4 = "stablehlo.constant"() {value = dense<(0.577350259,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %6 = "stablehlo.multiply"(%3, %5) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %7 = "stablehlo.convert"(%arg2) : (tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
    %8 = "stablehlo.fft"(%7) {fft_length = array<i64: 3, 5>, fft_type = #stablehlo<fft_type FFT>} : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %9 = "stablehlo.constant"() {value = dense<(0.0666666701,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %11 = "stablehlo.multiply"(%8, %10) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %12 = "stablehlo.transpose"(%6) {permutation = array<i64: 1, 0>} : (tensor<2x5xcomplex<f32>>) -> tensor<5x2xcomplex<f32>>
    "func.return"(%0, %12, %11) : (tensor<3x4xcomplex<f32>>, tensor<5x2xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()
