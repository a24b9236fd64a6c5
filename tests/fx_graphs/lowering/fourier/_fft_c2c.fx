graph g inference
input %0 x1: c64[3,5]
input %1 x2: c64[3,5]
input %2 x3: c64[3,5]
%3 = aten._fft_c2c.default(%0, [1], 0, true) : c64[3,5] name=_fft_c2c_default
%4 = aten._fft_c2c.default(%1, [0], 2, false) : c64[3,5] strides=[1,3] name=_fft_c2c_default_1
%5 = aten._fft_c2c.default(%2, [1, 0], 1, false) : c64[3,5] name=_fft_c2c_default_2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> (tensor<3x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x5xcomplex<f32>>, %arg1: tensor<3x5xcomplex<f32>>, %arg2: tensor<3x5xcomplex<f32>>):
    %0 = "stablehlo.fft"(%arg0) {fft_length = array<i64: 5>, fft_type = #stablehlo<fft_type FFT>} : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %1 = "stablehlo.transpose"(%arg1) {permutation = array<i64: 1, 0>} : (tensor<3x5xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    %2 = "stablehlo.fft"(%1) {fft_length = array<i64: 3>, fft_type = #stablehlo<fft_type IFFT>} : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    %3 = "stablehlo.transpose"(%2) {permutation = array<i64: 1, 0>} : (tensor<5x3xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %4 = "stablehlo.transpose"(%arg2) {permutation = array<i64: 1, 0>} : (tensor<3x5xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    %5 = "stablehlo.fft"(%4) {fft_length = array<i64: 5, 3>, fft_type = #stablehlo<fft_type IFFT>} : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    %6 = "stablehlo.transpose"(%5) {permutation = array<i64: 1, 0>} : (tensor<5x3xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %7 = "stablehlo.constant"() {value = dense<(3.87298346,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %9 = "stablehlo.multiply"(%6, %8) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %10 = "stablehlo.transpose"(%3) {permutation = array<i64: 1, 0>} : (tensor<3x5xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    "func.return"(%0, %10, %9) : (tensor<3x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()
