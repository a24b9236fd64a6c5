graph g inference
input %0 x: bf16[8,16,5,5]
input %1 w: bf16[16]
input %2 mean: bf16[16]
%3, %4, %5, %6, %7 = aten._native_batch_norm_legit_functional.default(%0, %1, %1, %2, %2, true, 0.1, 1e-05) : bf16[8,16,5,5]; f32[16]; f32[16]; bf16[16]; bf16[16] name=n0
return %3, %4, %5, %6, %7
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x16x5x5xbf16>, tensor<16xbf16>, tensor<16xbf16>) -> (tensor<8x16x5x5xbf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xbf16>, tensor<16xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<8x16x5x5xbf16>, %arg1: tensor<16xbf16>, %arg2: tensor<16xbf16>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<8x16x5x5xbf16>) -> tensor<8x16x5x5xf32>
    %1 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%arg5: tensor<f32> loc("aten._native_batch_norm_legit_functional.default"), %arg6: tensor<f32> loc("aten._native_batch_norm_legit_functional.default")):
      %46 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%46) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 2, 3>} : (tensor<8x16x5x5xf32>, tensor<f32>) -> tensor<16xf32>
    %3 = "stablehlo.constant"() {value = dense<2.000000e+02> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %5 = "stablehlo.divide"(%2, %4) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %6 = "stablehlo.multiply"(%0, %0) : (tensor<8x16x5x5xf32>, tensor<8x16x5x5xf32>) -> tensor<8x16x5x5xf32>
    %7 = "stablehlo.reduce"(%6, %1) ({
    ^bb0(%arg3: tensor<f32> loc("aten._native_batch_norm_legit_functional.default"), %arg4: tensor<f32> loc("aten._native_batch_norm_legit_functional.default")):
      %45 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%45) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 2, 3>} : (tensor<8x16x5x5xf32>, tensor<f32>) -> tensor<16xf32>
    %8 = "stablehlo.divide"(%7, %4) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %9 = "stablehlo.multiply"(%5, %5) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %10 = "stablehlo.subtract"(%8, %9) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %11 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %12 = "stablehlo.maximum"(%10, %11) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %13 = "stablehlo.constant"() {value = dense<9.99999974E-6> : tensor<f32>} : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %15 = "stablehlo.add"(%12, %14) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %16 = "stablehlo.rsqrt"(%15) : (tensor<16xf32>) -> tensor<16xf32>
    %17 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 1>} : (tensor<16xf32>) -> tensor<8x16x5x5xf32>
    %18 = "stablehlo.subtract"(%0, %17) : (tensor<8x16x5x5xf32>, tensor<8x16x5x5xf32>) -> tensor<8x16x5x5xf32>
    %19 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 1>} : (tensor<16xf32>) -> tensor<8x16x5x5xf32>
    %20 = "stablehlo.multiply"(%18, %19) : (tensor<8x16x5x5xf32>, tensor<8x16x5x5xf32>) -> tensor<8x16x5x5xf32>
    %21 = "stablehlo.convert"(%arg1) : (tensor<16xbf16>) -> tensor<16xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<16xf32>) -> tensor<8x16x5x5xf32>
    %23 = "stablehlo.multiply"(%20, %22) : (tensor<8x16x5x5xf32>, tensor<8x16x5x5xf32>) -> tensor<8x16x5x5xf32>
    %24 = "stablehlo.convert"(%arg1) : (tensor<16xbf16>) -> tensor<16xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 1>} : (tensor<16xf32>) -> tensor<8x16x5x5xf32>
    %26 = "stablehlo.add"(%23, %25) : (tensor<8x16x5x5xf32>, tensor<8x16x5x5xf32>) -> tensor<8x16x5x5xf32>
    %27 = "stablehlo.convert"(%arg2) : (tensor<16xbf16>) -> tensor<16xf32>
    %28 = "stablehlo.constant"() {value = dense<0.899999976> : tensor<f32>} : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %30 = "stablehlo.multiply"(%27, %29) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %31 = "stablehlo.constant"() {value = dense<1.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %33 = "stablehlo.multiply"(%5, %32) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %34 = "stablehlo.add"(%30, %33) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %35 = "stablehlo.constant"() {value = dense<1.00502515> : tensor<f32>} : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %37 = "stablehlo.multiply"(%12, %36) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %38 = "stablehlo.convert"(%arg2) : (tensor<16xbf16>) -> tensor<16xf32>
    %39 = "stablehlo.multiply"(%38, %29) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %40 = "stablehlo.multiply"(%37, %32) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %41 = "stablehlo.add"(%39, %40) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %42 = "stablehlo.convert"(%26) : (tensor<8x16x5x5xf32>) -> tensor<8x16x5x5xbf16>
    %43 = "stablehlo.convert"(%34) : (tensor<16xf32>) -> tensor<16xbf16>
    %44 = "stablehlo.convert"(%41) : (tensor<16xf32>) -> tensor<16xbf16>
    "func.return"(%42, %5, %16, %43, %44) : (tensor<8x16x5x5xbf16>, tensor<16xf32>, tensor<16xf32>, tensor<16xbf16>, tensor<16xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
