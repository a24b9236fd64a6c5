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
    %0 = "stablehlo.reshape"(%arg3) : (tensor<1x1x3x5xbf16>) -> tensor<1x1x1x3x5xbf16>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<1x4x3x2xbf16>) -> tensor<1x2x2x3x2xbf16>
    %2 = "stablehlo.dot_general"(%1, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x2x3x2xbf16>, tensor<1x2x5x2xbf16>) -> tensor<1x2x2x3x5xf32>
    %3 = "stablehlo.constant"() {value = dense<0.707106769> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x2x3x5xf32>
    %5 = "stablehlo.multiply"(%2, %4) : (tensor<1x2x2x3x5xf32>, tensor<1x2x2x3x5xf32>) -> tensor<1x2x2x3x5xf32>
    %6 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<1x1x1x3x5xbf16>) -> tensor<1x2x2x3x5xbf16>
    %7 = "stablehlo.convert"(%6) : (tensor<1x2x2x3x5xbf16>) -> tensor<1x2x2x3x5xf32>
    %8 = "stablehlo.add"(%5, %7) : (tensor<1x2x2x3x5xf32>, tensor<1x2x2x3x5xf32>) -> tensor<1x2x2x3x5xf32>
    %9 = "stablehlo.constant"() {value = dense<-3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
    %10 = "stablehlo.reduce"(%8, %9) ({
    ^bb0(%arg6: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg7: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %32 = "stablehlo.maximum"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%32) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<1x2x2x3x5xf32>, tensor<f32>) -> tensor<1x2x2x3xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x2x3xf32>) -> tensor<1x2x2x3x5xf32>
    %12 = "stablehlo.subtract"(%8, %11) : (tensor<1x2x2x3x5xf32>, tensor<1x2x2x3x5xf32>) -> tensor<1x2x2x3x5xf32>
    %13 = "stablehlo.exponential"(%12) : (tensor<1x2x2x3x5xf32>) -> tensor<1x2x2x3x5xf32>
    %14 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%13, %14) ({
    ^bb0(%arg4: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg5: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %31 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%31) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<1x2x2x3x5xf32>, tensor<f32>) -> tensor<1x2x2x3xf32>
    %16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x2x3xf32>
    %17 = "stablehlo.compare"(%15, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>) -> tensor<1x2x2x3xi1>
    %18 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x2x3xf32>
    %20 = "stablehlo.select"(%17, %19, %15) : (tensor<1x2x2x3xi1>, tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>) -> tensor<1x2x2x3xf32>
    %21 = "stablehlo.log"(%20) : (tensor<1x2x2x3xf32>) -> tensor<1x2x2x3xf32>
    %22 = "stablehlo.add"(%21, %10) : (tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>) -> tensor<1x2x2x3xf32>
    %23 = "stablehlo.select"(%17, %16, %22) : (tensor<1x2x2x3xi1>, tensor<1x2x2x3xf32>, tensor<1x2x2x3xf32>) -> tensor<1x2x2x3xf32>
    %24 = "stablehlo.convert"(%13) : (tensor<1x2x2x3x5xf32>) -> tensor<1x2x2x3x5xbf16>
    %25 = "stablehlo.dot_general"(%24, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x2x3x5xbf16>, tensor<1x2x5x2xbf16>) -> tensor<1x2x2x3x2xf32>
    %26 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x2x3xf32>) -> tensor<1x2x2x3x2xf32>
    %27 = "stablehlo.divide"(%25, %26) : (tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xf32>) -> tensor<1x2x2x3x2xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<1x2x2x3x2xf32>) -> tensor<1x4x3x2xf32>
    %29 = "stablehlo.convert"(%28) : (tensor<1x4x3x2xf32>) -> tensor<1x4x3x2xbf16>
    %30 = "stablehlo.reshape"(%23) : (tensor<1x2x2x3xf32>) -> tensor<1x4x3xf32>
    "func.return"(%29, %30) : (tensor<1x4x3x2xbf16>, tensor<1x4x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
