graph g inference
input %0 query: bf16[2,3,4,6]
input %1 key: bf16[2,3,5,6]
input %2 value: bf16[2,3,5,6]
input %3 padding: bool[2,1,1,5]
input %4 mask: bool[1,1,4,5]
input %5 bias: f32[2,3,4,5]
%6, %7 = aten._scaled_dot_product_flash_attention_for_cpu.default(%0, %1, %2, 0.0, false, attn_mask=%3, scale=none) : bf16[2,3,4,6]; f32[2,3,4] name=padded
%8, %9 = aten._scaled_dot_product_flash_attention_for_cpu.default(%0, %1, %2, 0.0, false, attn_mask=%4, scale=none) : bf16[2,3,4,6]; f32[2,3,4] name=masked
%10 = aten.where.self(%4, %5, -inf) : f32[2,3,4,5] name=biases
%11, %12 = aten._scaled_dot_product_flash_attention_for_cpu.default(%0, %1, %2, 0.0, false, attn_mask=%10, scale=0.5) : bf16[2,3,4,6]; f32[2,3,4] name=biased
return %6, %8, %11
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4x6xbf16>, tensor<2x3x5x6xbf16>, tensor<2x3x5x6xbf16>, tensor<2x1x1x5xi1>, tensor<1x1x4x5xi1>, tensor<2x3x4x5xf32>) -> (tensor<2x3x4x6xbf16>, tensor<2x3x4x6xbf16>, tensor<2x3x4x6xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x4x6xbf16>, %arg1: tensor<2x3x5x6xbf16>, %arg2: tensor<2x3x5x6xbf16>, %arg3: tensor<2x1x1x5xi1>, %arg4: tensor<1x1x4x5xi1>, %arg5: tensor<2x3x4x5xf32>):
    %0 = "stablehlo.reshape"(%arg3) : (tensor<2x1x1x5xi1>) -> tensor<2x1x1x1x5xi1>
    %1 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x6xbf16>, tensor<2x3x5x6xbf16>) -> tensor<2x3x4x5xf32>
    %2 = "stablehlo.constant"() {value = dense<0.408248305> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x5xf32>
    %4 = "stablehlo.multiply"(%1, %3) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %5 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x1x1x5xi1>) -> tensor<2x3x1x4x5xi1>
    %6 = "stablehlo.reshape"(%5) : (tensor<2x3x1x4x5xi1>) -> tensor<2x3x4x5xi1>
    %7 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x5xf32>
    %9 = "stablehlo.select"(%6, %4, %8) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %10 = "stablehlo.constant"() {value = dense<-3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%9, %10) ({
    ^bb0(%arg16: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg17: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %80 = "stablehlo.maximum"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%80) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x5xf32>
    %13 = "stablehlo.subtract"(%9, %12) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %14 = "stablehlo.exponential"(%13) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %15 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%14, %15) ({
    ^bb0(%arg14: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg15: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %79 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%79) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %17 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4xf32>
    %18 = "stablehlo.compare"(%16, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xi1>
    %19 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4xf32>
    %21 = "stablehlo.select"(%18, %20, %16) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %22 = "stablehlo.log"(%21) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %23 = "stablehlo.add"(%22, %11) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %24 = "stablehlo.select"(%18, %17, %23) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %25 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x5xf32>
    %26 = "stablehlo.divide"(%14, %25) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %27 = "stablehlo.convert"(%26) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
    %28 = "stablehlo.dot_general"(%27, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<2x3x5x6xbf16>) -> tensor<2x3x4x6xf32>
    %29 = "stablehlo.convert"(%28) : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xbf16>
    %30 = "stablehlo.reshape"(%arg4) : (tensor<1x1x4x5xi1>) -> tensor<1x1x1x4x5xi1>
    %31 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x6xbf16>, tensor<2x3x5x6xbf16>) -> tensor<2x3x4x5xf32>
    %32 = "stablehlo.multiply"(%31, %3) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %33 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<1x1x1x4x5xi1>) -> tensor<2x3x1x4x5xi1>
    %34 = "stablehlo.reshape"(%33) : (tensor<2x3x1x4x5xi1>) -> tensor<2x3x4x5xi1>
    %35 = "stablehlo.select"(%34, %32, %8) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %36 = "stablehlo.reduce"(%35, %10) ({
    ^bb0(%arg12: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg13: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %78 = "stablehlo.maximum"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%78) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x5xf32>
    %38 = "stablehlo.subtract"(%35, %37) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %39 = "stablehlo.exponential"(%38) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %40 = "stablehlo.reduce"(%39, %15) ({
    ^bb0(%arg10: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg11: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %77 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%77) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %41 = "stablehlo.compare"(%40, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xi1>
    %42 = "stablehlo.select"(%41, %20, %40) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %43 = "stablehlo.log"(%42) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %44 = "stablehlo.add"(%43, %36) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %45 = "stablehlo.select"(%41, %17, %44) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %46 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x5xf32>
    %47 = "stablehlo.divide"(%39, %46) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %48 = "stablehlo.convert"(%47) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
    %49 = "stablehlo.dot_general"(%48, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<2x3x5x6xbf16>) -> tensor<2x3x4x6xf32>
    %50 = "stablehlo.convert"(%49) : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xbf16>
    %51 = "stablehlo.broadcast_in_dim"(%arg4) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x1x4x5xi1>) -> tensor<2x3x4x5xi1>
    %52 = "stablehlo.select"(%51, %arg5, %8) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %53 = "stablehlo.reshape"(%52) : (tensor<2x3x4x5xf32>) -> tensor<2x3x1x4x5xf32>
    %54 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x6xbf16>, tensor<2x3x5x6xbf16>) -> tensor<2x3x4x5xf32>
    %55 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x5xf32>
    %57 = "stablehlo.multiply"(%54, %56) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %58 = "stablehlo.reshape"(%53) : (tensor<2x3x1x4x5xf32>) -> tensor<2x3x4x5xf32>
    %59 = "stablehlo.add"(%57, %58) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %60 = "stablehlo.reduce"(%59, %10) ({
    ^bb0(%arg8: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg9: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %76 = "stablehlo.maximum"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%76) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x5xf32>
    %62 = "stablehlo.subtract"(%59, %61) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %63 = "stablehlo.exponential"(%62) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %64 = "stablehlo.reduce"(%63, %15) ({
    ^bb0(%arg6: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg7: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %75 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%75) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %65 = "stablehlo.compare"(%64, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xi1>
    %66 = "stablehlo.select"(%65, %20, %64) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %67 = "stablehlo.log"(%66) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %68 = "stablehlo.add"(%67, %60) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %69 = "stablehlo.select"(%65, %17, %68) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %70 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x5xf32>
    %71 = "stablehlo.divide"(%63, %70) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %72 = "stablehlo.convert"(%71) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
    %73 = "stablehlo.dot_general"(%72, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<2x3x5x6xbf16>) -> tensor<2x3x4x6xf32>
    %74 = "stablehlo.convert"(%73) : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xbf16>
    "func.return"(%29, %50, %74) : (tensor<2x3x4x6xbf16>, tensor<2x3x4x6xbf16>, tensor<2x3x4x6xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
