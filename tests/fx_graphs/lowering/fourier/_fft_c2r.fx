graph g inference
input %0 x1: c64[3,4]
input %1 x2: c64[3,3]
input %2 x3: c64[3,3] strides=[1,3]
%3 = aten._fft_c2r.default(%0, [1], 2, 6) : f32[3,6] name=_fft_c2r_default
%4 = aten._fft_c2r.default(%1, [0, 1], 1, 5) : f32[3,5] name=_fft_c2r_default_1
%5 = aten._fft_c2r.default(%2, [0], 0, 4) : f32[4,3] strides=[1,4] name=_fft_c2r_default_2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x4xcomplex<f32>>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> (tensor<3x6xf32>, tensor<3x5xf32>, tensor<3x4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x4xcomplex<f32>>, %arg1: tensor<3x3xcomplex<f32>>, %arg2: tensor<3x3xcomplex<f32>>):
    %0 = "stablehlo.transpose"(%arg2) {permutation = array<i64: 1, 0>} : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %1 = "stablehlo.fft"(%arg0) {fft_length = array<i64: 6>, fft_type = #stablehlo<fft_type IRFFT>} : (tensor<3x4xcomplex<f32>>) -> tensor<3x6xf32>
    %2 = "stablehlo.transpose"(%arg1) {permutation = array<i64: 1, 0>} : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %3 = "stablehlo.fft"(%2) {fft_length = array<i64: 3>, fft_type = #stablehlo<fft_type IFFT>} : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %4 = "stablehlo.transpose"(%3) {permutation = array<i64: 1, 0>} : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %5 = "stablehlo.fft"(%4) {fft_length = array<i64: 5>, fft_type = #stablehlo<fft_type IRFFT>} : (tensor<3x3xcomplex<f32>>) -> tensor<3x5xf32>
    %6 = "stablehlo.constant"() {value = dense<3.87298346> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %8 = "stablehlo.multiply"(%5, %7) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %9 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0>} : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %10 = "stablehlo.fft"(%9) {fft_length = array<i64: 4>, fft_type = #stablehlo<fft_type IRFFT>} : (tensor<3x3xcomplex<f32>>) -> tensor<3x4xf32>
    %11 = "stablehlo.transpose"(%10) {permutation = array<i64: 1, 0>} : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %12 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %14 = "stablehlo.multiply"(%11, %13) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %15 = "stablehlo.transpose"(%14) {permutation = array<i64: 1, 0>} : (tensor<4x3xf32>) -> tensor<3x4xf32>
    "func.return"(%1, %8, %15) : (tensor<3x6xf32>, tensor<3x5xf32>, tensor<3x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
