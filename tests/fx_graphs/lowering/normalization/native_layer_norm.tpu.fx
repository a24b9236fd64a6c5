graph g inference
input %0 x: bf16[2,3,8]
input %1 weight: bf16[8]
input %2 bias: bf16[8]
%3, %4, %5 = aten.native_layer_norm.default(%0, [8], %1, %2, 1e-05) : bf16[2,3,8]; bf16[2,3,1]; bf16[2,3,1] name=y
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x8xbf16>, tensor<8xbf16>, tensor<8xbf16>) -> (tensor<2x3x8xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x8xbf16>, %arg1: tensor<8xbf16>, %arg2: tensor<8xbf16>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3x8xbf16>) -> tensor<2x3x8xf32>
    %1 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<bf16>} : () -> tensor<bf16>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<8x8xbf16>
    %3 = "stablehlo.optimization_barrier"(%2) : (tensor<8x8xbf16>) -> tensor<8x8xbf16>
    %4 = "stablehlo.dot_general"(%arg0, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8xbf16>, tensor<8x8xbf16>) -> tensor<2x3x8xf32>
    %5 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 3, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x8xf32>) -> tensor<2x3x1xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %9 = "stablehlo.divide"(%6, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.convert"(%arg0) : (tensor<2x3x8xbf16>) -> tensor<2x3x8xf32>
    %11 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %12 = "stablehlo.subtract"(%10, %11) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %13 = "stablehlo.multiply"(%12, %12) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %14 = "stablehlo.convert"(%13) : (tensor<2x3x8xf32>) -> tensor<2x3x8xbf16>
    %15 = "stablehlo.optimization_barrier"(%2) : (tensor<8x8xbf16>) -> tensor<8x8xbf16>
    %16 = "stablehlo.dot_general"(%14, %15) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8xbf16>, tensor<8x8xbf16>) -> tensor<2x3x8xf32>
    %17 = "stablehlo.slice"(%16) {limit_indices = array<i64: 2, 3, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x8xf32>) -> tensor<2x3x1xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.divide"(%18, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.constant"() {value = dense<9.99999974E-6> : tensor<f32>} : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %22 = "stablehlo.add"(%19, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.rsqrt"(%22) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %25 = "stablehlo.subtract"(%0, %24) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %26 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x8xf32>
    %27 = "stablehlo.multiply"(%25, %26) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %28 = "stablehlo.convert"(%arg1) : (tensor<8xbf16>) -> tensor<8xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %30 = "stablehlo.multiply"(%27, %29) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %31 = "stablehlo.convert"(%arg2) : (tensor<8xbf16>) -> tensor<8xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8xf32>
    %33 = "stablehlo.add"(%30, %32) : (tensor<2x3x8xf32>, tensor<2x3x8xf32>) -> tensor<2x3x8xf32>
    %34 = "stablehlo.convert"(%33) : (tensor<2x3x8xf32>) -> tensor<2x3x8xbf16>
    %35 = "stablehlo.reshape"(%9) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %36 = "stablehlo.convert"(%35) : (tensor<2x3x1xf32>) -> tensor<2x3x1xbf16>
    %37 = "stablehlo.reshape"(%23) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %38 = "stablehlo.convert"(%37) : (tensor<2x3x1xf32>) -> tensor<2x3x1xbf16>
    "func.return"(%34, %36, %38) : (tensor<2x3x8xbf16>, tensor<2x3x1xbf16>, tensor<2x3x1xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
