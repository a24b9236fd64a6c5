graph g inference
input %0 x0: bf16[1,4,3,2]
input %1 x1: bf16[1,2,5,2]
input %2 x2: bf16[1,2,5,2]
input %3 x3: bf16[1,1,3,5]
%4, %5 = aten._scaled_dot_product_flash_attention_for_cpu.default(%0, %1, %2, 0.0, false, attn_mask=%3) : bf16[1,4,3,2]; f32[1,4,3] name=y0
return %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x3x2xbf16>, tensor<1x2x5x2xbf16>, tensor<1x2x5x2xbf16>, tensor<1x1x3x5xbf16>) -> (tensor<1x4x3x2xbf16>, tensor<1x4x3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x3x2xbf16>, %arg1: tensor<1x2x5x2xbf16>, %arg2: tensor<1x2x5x2xbf16>, %arg3: tensor<1x1x3x5xbf16>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x4x3x2xbf16>) -> tensor<1x2x2x3x2xbf16>
    %1 = "stablehlo.dot_general"(%0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x2x3x2xbf16>, tensor<1x2x5x2xbf16>) -> tensor<1x2x2x3x5xf32>
    %2 = "stablehlo.constant"() {value = dense<0.707106769> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x2x3x5xf32>
    %4 = "stablehlo.multiply"(%1, %3) : (tensor<1x2x2x3x5xf32>, tensor<1x2x2x3x5xf32>) -> tensor<1x2x2x3x5xf32>
    %5 = "stablehlo.reshape"(%arg3) : (tensor<1x1x3x5xbf16>) -> tensor<1x1x1x3x5xbf16>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<1x1x1x3x5xbf16>) -> tensor<1x2x2x3x5xbf16>
    %7 = "stablehlo.convert"(%6) : (tensor<1x2x2x3x5xbf16>) -> tensor<1x2x2x3x5xf32>
    %8 = "stablehlo.add"(%4, %7) : (tensor<1x2x2x3x5xf32>, tensor<1x2x2x3x5xf32>) -> tensor<1x2x2x3x5xf32>
    %9 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %10 = "stablehlo.reduce"(%8, %9) ({
    ^bb0(%arg6: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg7: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %35 = "stablehlo.maximum"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%35) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<1x2x2x3x5xf32>, tensor<f32>) -> tensor<1x2x2x3xf32>
    %11 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x2x3xf32>
    %13 = "stablehlo.compare"(%10, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>) -> tensor<1x2x2x3xi1>
    %14 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x2x3xf32>
    %16 = "stablehlo.select"(%13, %15, %10) : (tensor<1x2x2x3xi1>, tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>) -> tensor<1x2x2x3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x2x3xf32>) -> tensor<1x2x2x3x5xf32>
    %18 = "stablehlo.subtract"(%8, %17) : (tensor<1x2x2x3x5xf32>, tensor<1x2x2x3x5xf32>) -> tensor<1x2x2x3x5xf32>
    %19 = "stablehlo.exponential"(%18) : (tensor<1x2x2x3x5xf32>) -> tensor<1x2x2x3x5xf32>
    %20 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %21 = "stablehlo.reduce"(%19, %20) ({
    ^bb0(%arg4: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg5: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %34 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%34) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<1x2x2x3x5xf32>, tensor<f32>) -> tensor<1x2x2x3xf32>
    %22 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x2x3xf32>
    %24 = "stablehlo.select"(%13, %23, %21) : (tensor<1x2x2x3xi1>, tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>) -> tensor<1x2x2x3xf32>
    %25 = "stablehlo.log"(%24) : (tensor<1x2x2x3xf32>) -> tensor<1x2x2x3xf32>
    %26 = "stablehlo.add"(%25, %16) : (tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>) -> tensor<1x2x2x3xf32>
    %27 = "stablehlo.convert"(%19) : (tensor<1x2x2x3x5xf32>) -> tensor<1x2x2x3x5xbf16>
    %28 = "stablehlo.dot_general"(%27, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x2x3x5xbf16>, tensor<1x2x5x2xbf16>) -> tensor<1x2x2x3x2xf32>
    %29 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x2x3xf32>) -> tensor<1x2x2x3x2xf32>
    %30 = "stablehlo.divide"(%28, %29) : (tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>) -> tensor<1x2x2x3x2xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<1x2x2x3x2xf32>) -> tensor<1x4x3x2xf32>
    %32 = "stablehlo.convert"(%31) : (tensor<1x4x3x2xf32>) -> tensor<1x4x3x2xbf16>
    %33 = "stablehlo.reshape"(%26) : (tensor<1x2x2x3xf32>) -> tensor<1x4x3xf32>
    "func.return"(%32, %33) : (tensor<1x4x3x2xbf16>, tensor<1x4x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
