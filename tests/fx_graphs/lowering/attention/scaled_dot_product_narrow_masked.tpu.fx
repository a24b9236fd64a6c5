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
    %10 = "stablehlo.reduce"(%9, %7) ({
    ^bb0(%arg22: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg23: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %91 = "stablehlo.maximum"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%91) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x5xf32>
    %12 = "stablehlo.subtract"(%9, %11) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %13 = "stablehlo.exponential"(%12) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %14 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%13, %14) ({
    ^bb0(%arg20: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg21: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %90 = "stablehlo.add"(%arg20, %arg21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%90) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %16 = "stablehlo.log"(%15) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %17 = "stablehlo.add"(%16, %10) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %18 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x5xf32>
    %19 = "stablehlo.divide"(%13, %18) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %20 = "stablehlo.convert"(%19) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
    %21 = "stablehlo.dot_general"(%20, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<2x3x5x6xbf16>) -> tensor<2x3x4x6xf32>
    %22 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %23 = "stablehlo.reduce"(%0, %22) ({
    ^bb0(%arg18: tensor<i1> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg19: tensor<i1> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %89 = "stablehlo.or"(%arg18, %arg19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%89) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<2x1x1x1x5xi1>, tensor<i1>) -> tensor<2x1x1x1xi1>
    %24 = "stablehlo.reshape"(%23) : (tensor<2x1x1x1xi1>) -> tensor<2x1x1x1x1xi1>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x1x1x1xi1>) -> tensor<2x3x1x4x1xi1>
    %26 = "stablehlo.reshape"(%25) : (tensor<2x3x1x4x1xi1>) -> tensor<2x3x4xi1>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xi1>) -> tensor<2x3x4x6xi1>
    %28 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x6xf32>
    %29 = "stablehlo.select"(%27, %21, %28) : (tensor<2x3x4x6xi1>, tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
    %30 = "stablehlo.convert"(%29) : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xbf16>
    %31 = "stablehlo.reshape"(%arg4) : (tensor<1x1x4x5xi1>) -> tensor<1x1x1x4x5xi1>
    %32 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x6xbf16>, tensor<2x3x5x6xbf16>) -> tensor<2x3x4x5xf32>
    %33 = "stablehlo.multiply"(%32, %3) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %34 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<1x1x1x4x5xi1>) -> tensor<2x3x1x4x5xi1>
    %35 = "stablehlo.reshape"(%34) : (tensor<2x3x1x4x5xi1>) -> tensor<2x3x4x5xi1>
    %36 = "stablehlo.select"(%35, %33, %8) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %37 = "stablehlo.reduce"(%36, %7) ({
    ^bb0(%arg16: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg17: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %88 = "stablehlo.maximum"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%88) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x5xf32>
    %39 = "stablehlo.subtract"(%36, %38) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %40 = "stablehlo.exponential"(%39) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %41 = "stablehlo.reduce"(%40, %14) ({
    ^bb0(%arg14: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg15: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %87 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%87) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %42 = "stablehlo.log"(%41) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %43 = "stablehlo.add"(%42, %37) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %44 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x5xf32>
    %45 = "stablehlo.divide"(%40, %44) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %46 = "stablehlo.convert"(%45) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
    %47 = "stablehlo.dot_general"(%46, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<2x3x5x6xbf16>) -> tensor<2x3x4x6xf32>
    %48 = "stablehlo.reduce"(%31, %22) ({
    ^bb0(%arg12: tensor<i1> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg13: tensor<i1> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %86 = "stablehlo.or"(%arg12, %arg13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%86) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<1x1x1x4x5xi1>, tensor<i1>) -> tensor<1x1x1x4xi1>
    %49 = "stablehlo.reshape"(%48) : (tensor<1x1x1x4xi1>) -> tensor<1x1x1x4x1xi1>
    %50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<1x1x1x4x1xi1>) -> tensor<2x3x1x4x1xi1>
    %51 = "stablehlo.reshape"(%50) : (tensor<2x3x1x4x1xi1>) -> tensor<2x3x4xi1>
    %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xi1>) -> tensor<2x3x4x6xi1>
    %53 = "stablehlo.select"(%52, %47, %28) : (tensor<2x3x4x6xi1>, tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
    %54 = "stablehlo.convert"(%53) : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xbf16>
    %55 = "stablehlo.broadcast_in_dim"(%arg4) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x1x4x5xi1>) -> tensor<2x3x4x5xi1>
    %56 = "stablehlo.select"(%55, %arg5, %8) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %57 = "stablehlo.reshape"(%56) : (tensor<2x3x4x5xf32>) -> tensor<2x3x1x4x5xf32>
    %58 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x6xbf16>, tensor<2x3x5x6xbf16>) -> tensor<2x3x4x5xf32>
    %59 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x5xf32>
    %61 = "stablehlo.multiply"(%58, %60) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %62 = "stablehlo.reshape"(%57) : (tensor<2x3x1x4x5xf32>) -> tensor<2x3x4x5xf32>
    %63 = "stablehlo.add"(%61, %62) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %64 = "stablehlo.reduce"(%63, %7) ({
    ^bb0(%arg10: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg11: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %85 = "stablehlo.maximum"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%85) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x5xf32>
    %66 = "stablehlo.subtract"(%63, %65) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %67 = "stablehlo.exponential"(%66) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %68 = "stablehlo.reduce"(%67, %14) ({
    ^bb0(%arg8: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg9: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %84 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%84) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %69 = "stablehlo.log"(%68) : (tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %70 = "stablehlo.add"(%69, %64) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %71 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xf32>) -> tensor<2x3x4x5xf32>
    %72 = "stablehlo.divide"(%67, %71) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
    %73 = "stablehlo.convert"(%72) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
    %74 = "stablehlo.dot_general"(%73, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<2x3x5x6xbf16>) -> tensor<2x3x4x6xf32>
    %75 = "stablehlo.reduce"(%57, %7) ({
    ^bb0(%arg6: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg7: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %83 = "stablehlo.maximum"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%83) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<2x3x1x4x5xf32>, tensor<f32>) -> tensor<2x3x1x4xf32>
    %76 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x1x4xf32>
    %77 = "stablehlo.compare"(%75, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x1x4xf32>, tensor<2x3x1x4xf32>) -> tensor<2x3x1x4xi1>
    %78 = "stablehlo.reshape"(%77) : (tensor<2x3x1x4xi1>) -> tensor<2x3x1x4x1xi1>
    %79 = "stablehlo.reshape"(%78) : (tensor<2x3x1x4x1xi1>) -> tensor<2x3x4xi1>
    %80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x3x4xi1>) -> tensor<2x3x4x6xi1>
    %81 = "stablehlo.select"(%80, %74, %28) : (tensor<2x3x4x6xi1>, tensor<2x3x4x6xf32>, tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xf32>
    %82 = "stablehlo.convert"(%81) : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x6xbf16>
    "func.return"(%30, %54, %82) : (tensor<2x3x4x6xbf16>, tensor<2x3x4x6xbf16>, tensor<2x3x4x6xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
