graph g inference
input %0 x0: bf16[2,3,2]
input %1 x1: bf16[3]
input %2 x2: bf16[3]
input %3 x3: bf16[3]
input %4 x4: bf16[3]
%5, %6, %7 = aten._native_batch_norm_legit_no_training.default(%0, %1, %2, %3, %4, 0.1, 1e-05) : bf16[2,3,2]; bf16[0]; bf16[0] name=y0
return %5, %6, %7
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x2xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<2x3x2xbf16>, tensor<0xbf16>, tensor<0xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x2xbf16>, %arg1: tensor<3xbf16>, %arg2: tensor<3xbf16>, %arg3: tensor<3xbf16>, %arg4: tensor<3xbf16>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x2xbf16>) -> tensor<2x3x2xf32>
    %1 = "stablehlo.convert"(%arg4) : (tensor<3xbf16>) -> tensor<3xf32>
    %2 = "stablehlo.constant"() {value = dense<9.99999974E-6> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %4 = "stablehlo.add"(%1, %3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %5 = "stablehlo.rsqrt"(%4) : (tensor<3xf32>) -> tensor<3xf32>
    %6 = "stablehlo.convert"(%arg3) : (tensor<3xbf16>) -> tensor<3xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x2xf32>
    %8 = "stablehlo.subtract"(%0, %7) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %9 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x2xf32>
    %10 = "stablehlo.multiply"(%8, %9) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %11 = "stablehlo.convert"(%arg1) : (tensor<3xbf16>) -> tensor<3xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x2xf32>
    %13 = "stablehlo.multiply"(%10, %12) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %14 = "stablehlo.convert"(%arg2) : (tensor<3xbf16>) -> tensor<3xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x2xf32>
    %16 = "stablehlo.add"(%13, %15) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %17 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0xf32>
    %19 = "stablehlo.convert"(%16) : (tensor<2x3x2xf32>) -> tensor<2x3x2xbf16>
    %20 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<bf16>} : () -> tensor<bf16>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<0xbf16>
    "func.return"(%19, %21, %21) : (tensor<2x3x2xbf16>, tensor<0xbf16>, tensor<0xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
