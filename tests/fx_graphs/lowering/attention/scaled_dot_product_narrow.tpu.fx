graph g inference
input %0 query: bf16[2,3,4,8]
input %1 key: bf16[2,3,5,8]
input %2 value: bf16[2,3,5,8]
%3, %4 = aten._scaled_dot_product_flash_attention_for_cpu.default(%0, %1, %2, 0.0, true) : bf16[2,3,4,8]; f32[2,3,4] name=y0
return %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4x8xbf16>, tensor<2x3x5x8xbf16>, tensor<2x3x5x8xbf16>) -> tensor<2x3x4x8xbf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x4x8xbf16>, %arg1: tensor<2x3x5x8xbf16>, %arg2: tensor<2x3x5x8xbf16>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3x4x8xbf16>) -> tensor<6x4x8xbf16>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<2x3x5x8xbf16>) -> tensor<6x5x8xbf16>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<2x3x5x8xbf16>) -> tensor<6x5x8xbf16>
    %3 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<6x4x8xbf16>, tensor<6x5x8xbf16>) -> tensor<6x4x5xf32>
    %4 = "stablehlo.constant"() {value = dense<0.353553385> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x4x5xf32>
    %6 = "stablehlo.multiply"(%3, %5) : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
    %7 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x4x5xi32>
    %8 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<6x4x5xi32>
    %9 = "stablehlo.compare"(%7, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi1>
    %10 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x4x5xf32>
    %12 = "stablehlo.select"(%9, %6, %11) : (tensor<6x4x5xi1>, tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
    %13 = "stablehlo.reduce"(%12, %10) ({
    ^bb0(%arg5: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg6: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %29 = "stablehlo.maximum"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%29) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<6x4x5xf32>, tensor<f32>) -> tensor<6x4xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x4xf32>) -> tensor<6x4x5xf32>
    %15 = "stablehlo.subtract"(%12, %14) : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
    %16 = "stablehlo.exponential"(%15) : (tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
    %17 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %18 = "stablehlo.reduce"(%16, %17) ({
    ^bb0(%arg3: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg4: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %28 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<6x4x5xf32>, tensor<f32>) -> tensor<6x4xf32>
    %19 = "stablehlo.log"(%18) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %20 = "stablehlo.add"(%19, %13) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %21 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x4xf32>) -> tensor<6x4x5xf32>
    %22 = "stablehlo.divide"(%16, %21) : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
    %23 = "stablehlo.convert"(%22) : (tensor<6x4x5xf32>) -> tensor<6x4x5xbf16>
    %24 = "stablehlo.dot_general"(%23, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<6x4x5xbf16>, tensor<6x5x8xbf16>) -> tensor<6x4x8xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<6x4x8xf32>) -> tensor<2x3x4x8xf32>
    %26 = "stablehlo.convert"(%25) : (tensor<2x3x4x8xf32>) -> tensor<2x3x4x8xbf16>
    %27 = "stablehlo.reshape"(%20) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
    "func.return"(%26) : (tensor<2x3x4x8xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
