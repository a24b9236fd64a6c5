graph g inference
input %0 query: bf16[2,4,256,8]
input %1 key: bf16[2,2,260,8]
input %2 value: bf16[2,2,260,8]
input %3 mask: bool[2,1,256,260]
%4, %5 = aten._scaled_dot_product_flash_attention_for_cpu.default(%0, %1, %2, 0.0, false, attn_mask=%3) : bf16[2,4,256,8]; f32[2,4,256] name=y0
return %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x256x8xbf16>, tensor<2x2x260x8xbf16>, tensor<2x2x260x8xbf16>, tensor<2x1x256x260xi1>) -> tensor<2x4x256x8xbf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x256x8xbf16>, %arg1: tensor<2x2x260x8xbf16>, %arg2: tensor<2x2x260x8xbf16>, %arg3: tensor<2x1x256x260xi1>):
    %0 = "stablehlo.reshape"(%arg3) : (tensor<2x1x256x260xi1>) -> tensor<2x1x1x256x260xi1>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<2x4x256x8xbf16>) -> tensor<2x2x2x256x8xbf16>
    %2 = "stablehlo.dot_general"(%1, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x256x8xbf16>, tensor<2x2x260x8xbf16>) -> tensor<2x2x2x256x260xf32>
    %3 = "stablehlo.constant"() {value = dense<0.353553385> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2x256x260xf32>
    %5 = "stablehlo.multiply"(%2, %4) : (tensor<2x2x2x256x260xf32>, tensor<2x2x2x256x260xf32>) -> tensor<2x2x2x256x260xf32>
    %6 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x1x256x260xi1>) -> tensor<2x2x2x256x260xi1>
    %7 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2x256x260xf32>
    %9 = "stablehlo.select"(%6, %5, %8) : (tensor<2x2x2x256x260xi1>, tensor<2x2x2x256x260xf32>, tensor<2x2x2x256x260xf32>) -> tensor<2x2x2x256x260xf32>
    %10 = "stablehlo.constant"() {value = dense<-3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%9, %10) ({
    ^bb0(%arg4: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg5: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %38 = "stablehlo.maximum"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%38) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<2x2x2x256x260xf32>, tensor<f32>) -> tensor<2x2x2x256xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x2x2x256xf32>) -> tensor<2x2x2x256x260xf32>
    %13 = "stablehlo.subtract"(%9, %12) : (tensor<2x2x2x256x260xf32>, tensor<2x2x2x256x260xf32>) -> tensor<2x2x2x256x260xf32>
    %14 = "stablehlo.exponential"(%13) : (tensor<2x2x2x256x260xf32>) -> tensor<2x2x2x256x260xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<2x2x2x256x260xf32>) -> tensor<2x2x2x256x260xbf16>
    %16 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<bf16>} : () -> tensor<bf16>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<2x2x260x1xbf16>
    %18 = "stablehlo.concatenate"(%arg2, %17) {dimension = 3 : i64} : (tensor<2x2x260x8xbf16>, tensor<2x2x260x1xbf16>) -> tensor<2x2x260x9xbf16>
    %19 = "stablehlo.dot_general"(%18, %15) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x260x9xbf16>, tensor<2x2x2x256x260xbf16>) -> tensor<2x2x9x2x256xf32>
    %20 = "stablehlo.slice"(%19) {limit_indices = array<i64: 2, 2, 9, 2, 256>, start_indices = array<i64: 0, 0, 8, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x2x9x2x256xf32>) -> tensor<2x2x1x2x256xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<2x2x1x2x256xf32>) -> tensor<2x2x2x256xf32>
    %22 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2x256xf32>
    %24 = "stablehlo.compare"(%21, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2x2x256xf32>, tensor<2x2x2x256xf32>) -> tensor<2x2x2x256xi1>
    %25 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2x256xf32>
    %27 = "stablehlo.select"(%24, %26, %21) : (tensor<2x2x2x256xi1>, tensor<2x2x2x256xf32>, tensor<2x2x2x256xf32>) -> tensor<2x2x2x256xf32>
    %28 = "stablehlo.log"(%27) : (tensor<2x2x2x256xf32>) -> tensor<2x2x2x256xf32>
    %29 = "stablehlo.add"(%28, %11) : (tensor<2x2x2x256xf32>, tensor<2x2x2x256xf32>) -> tensor<2x2x2x256xf32>
    %30 = "stablehlo.select"(%24, %23, %29) : (tensor<2x2x2x256xi1>, tensor<2x2x2x256xf32>, tensor<2x2x2x256xf32>) -> tensor<2x2x2x256xf32>
    %31 = "stablehlo.slice"(%19) {limit_indices = array<i64: 2, 2, 8, 2, 256>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x2x9x2x256xf32>) -> tensor<2x2x8x2x256xf32>
    %32 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 0, 1, 3, 4>} : (tensor<2x2x2x256xf32>) -> tensor<2x2x8x2x256xf32>
    %33 = "stablehlo.divide"(%31, %32) : (tensor<2x2x8x2x256xf32>, tensor<2x2x8x2x256xf32>) -> tensor<2x2x8x2x256xf32>
    %34 = "stablehlo.convert"(%33) : (tensor<2x2x8x2x256xf32>) -> tensor<2x2x8x2x256xbf16>
    %35 = "stablehlo.transpose"(%34) {permutation = array<i64: 0, 1, 3, 4, 2>} : (tensor<2x2x8x2x256xbf16>) -> tensor<2x2x2x256x8xbf16>
    %36 = "stablehlo.reshape"(%35) : (tensor<2x2x2x256x8xbf16>) -> tensor<2x4x256x8xbf16>
    %37 = "stablehlo.reshape"(%30) : (tensor<2x2x2x256xf32>) -> tensor<2x4x256xf32>
    "func.return"(%36) : (tensor<2x4x256x8xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
