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
    %13 = "stablehlo.constant"() {value = dense<-3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%12, %13) ({
    ^bb0(%arg5: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg6: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %36 = "stablehlo.maximum"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<6x4x5xf32>, tensor<f32>) -> tensor<6x4xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x4xf32>) -> tensor<6x4x5xf32>
    %16 = "stablehlo.subtract"(%12, %15) : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
    %17 = "stablehlo.exponential"(%16) : (tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
    %18 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %19 = "stablehlo.reduce"(%17, %18) ({
    ^bb0(%arg3: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg4: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %35 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%35) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<6x4x5xf32>, tensor<f32>) -> tensor<6x4xf32>
    %20 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x4xf32>
    %21 = "stablehlo.compare"(%19, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %22 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x4xf32>
    %24 = "stablehlo.select"(%21, %23, %19) : (tensor<6x4xi1>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %25 = "stablehlo.log"(%24) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %26 = "stablehlo.add"(%25, %14) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %27 = "stablehlo.select"(%21, %20, %26) : (tensor<6x4xi1>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %28 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x4xf32>) -> tensor<6x4x5xf32>
    %29 = "stablehlo.divide"(%17, %28) : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
    %30 = "stablehlo.convert"(%29) : (tensor<6x4x5xf32>) -> tensor<6x4x5xbf16>
    %31 = "stablehlo.dot_general"(%30, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<6x4x5xbf16>, tensor<6x5x8xbf16>) -> tensor<6x4x8xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<6x4x8xf32>) -> tensor<2x3x4x8xf32>
    %33 = "stablehlo.convert"(%32) : (tensor<2x3x4x8xf32>) -> tensor<2x3x4x8xbf16>
    %34 = "stablehlo.reshape"(%27) : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
    "func.return"(%33) : (tensor<2x3x4x8xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
