graph g inference
input %0 rows: bf16[2,7,24]
input %1 key: bf16[2,2,7,6]
input %2 value: bf16[2,2,7,6]
input %3 cos: bf16[7,6]
input %4 sin: bf16[7,6]
input %5 keys: bf16[2,4,7,6]
%6 = aten.view.default(%0, [2, 7, 4, 6]) : bf16[2,7,4,6] name=heads
%7 = aten.permute.default(%6, [0, 2, 1, 3]) : bf16[2,4,7,6] strides=[168,6,24,1] name=query
%8 = aten.slice.Tensor(%7, 3, 0, 3, 1) : bf16[2,4,7,3] strides=[168,6,24,1] name=first
%9 = aten.slice.Tensor(%7, 3, 3, 6, 1) : bf16[2,4,7,3] strides=[168,6,24,1] name=second
%10 = aten.neg.default(%9) : bf16[2,4,7,3] name=negated
%11 = aten.cat.default([%10, %8], 3) : bf16[2,4,7,6] name=turned
%12 = aten.mul.Tensor(%7, %3) : bf16[2,4,7,6] name=along
%13 = aten.mul.Tensor(%11, %4) : bf16[2,4,7,6] name=across
%14 = aten.add.Tensor(%12, %13) : bf16[2,4,7,6] name=rotated
%15, %16 = aten._scaled_dot_product_flash_attention_for_cpu.default(%14, %1, %2, 0.0, true, attn_mask=none, scale=none) : bf16[2,4,7,6]; f32[2,4,7] name=grouped
%17, %18 = aten._scaled_dot_product_flash_attention_for_cpu.default(%14, %5, %5, 0.0, true, attn_mask=none, scale=none) : bf16[2,4,7,6]; f32[2,4,7] name=apart
return %15, %17
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x7x24xbf16>, tensor<2x2x7x6xbf16>, tensor<2x2x7x6xbf16>, tensor<7x6xbf16>, tensor<7x6xbf16>, tensor<2x4x7x6xbf16>) -> (tensor<2x4x7x6xbf16>, tensor<2x4x7x6xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x7x24xbf16>, %arg1: tensor<2x2x7x6xbf16>, %arg2: tensor<2x2x7x6xbf16>, %arg3: tensor<7x6xbf16>, %arg4: tensor<7x6xbf16>, %arg5: tensor<2x4x7x6xbf16>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x7x24xbf16>) -> tensor<2x7x4x6xbf16>
    %1 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x7x4x6xbf16>) -> tensor<2x4x7x6xbf16>
    %2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 4, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x4x7x6xbf16>) -> tensor<2x4x7x3xbf16>
    %3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 4, 7, 6>, start_indices = array<i64: 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x4x7x6xbf16>) -> tensor<2x4x7x3xbf16>
    %4 = "stablehlo.negate"(%3) : (tensor<2x4x7x3xbf16>) -> tensor<2x4x7x3xbf16>
    %5 = "stablehlo.concatenate"(%4, %2) {dimension = 3 : i64} : (tensor<2x4x7x3xbf16>, tensor<2x4x7x3xbf16>) -> tensor<2x4x7x6xbf16>
    %6 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<7x6xbf16>) -> tensor<2x4x7x6xbf16>
    %7 = "stablehlo.multiply"(%1, %6) : (tensor<2x4x7x6xbf16>, tensor<2x4x7x6xbf16>) -> tensor<2x4x7x6xbf16>
    %8 = "stablehlo.broadcast_in_dim"(%arg4) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<7x6xbf16>) -> tensor<2x4x7x6xbf16>
    %9 = "stablehlo.multiply"(%5, %8) : (tensor<2x4x7x6xbf16>, tensor<2x4x7x6xbf16>) -> tensor<2x4x7x6xbf16>
    %10 = "stablehlo.add"(%7, %9) : (tensor<2x4x7x6xbf16>, tensor<2x4x7x6xbf16>) -> tensor<2x4x7x6xbf16>
    %11 = "stablehlo.reshape"(%0) : (tensor<2x7x4x6xbf16>) -> tensor<2x7x2x2x6xbf16>
    %12 = "stablehlo.transpose"(%11) {permutation = array<i64: 0, 2, 3, 1, 4>} : (tensor<2x7x2x2x6xbf16>) -> tensor<2x2x2x7x6xbf16>
    %13 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 3, 4>} : (tensor<7x6xbf16>) -> tensor<2x2x2x7x6xbf16>
    %14 = "stablehlo.multiply"(%12, %13) : (tensor<2x2x2x7x6xbf16>, tensor<2x2x2x7x6xbf16>) -> tensor<2x2x2x7x6xbf16>
    %15 = "stablehlo.slice"(%12) {limit_indices = array<i64: 2, 2, 2, 7, 6>, start_indices = array<i64: 0, 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x2x2x7x6xbf16>) -> tensor<2x2x2x7x3xbf16>
    %16 = "stablehlo.negate"(%15) : (tensor<2x2x2x7x3xbf16>) -> tensor<2x2x2x7x3xbf16>
    %17 = "stablehlo.slice"(%12) {limit_indices = array<i64: 2, 2, 2, 7, 3>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x2x2x7x6xbf16>) -> tensor<2x2x2x7x3xbf16>
    %18 = "stablehlo.concatenate"(%16, %17) {dimension = 4 : i64} : (tensor<2x2x2x7x3xbf16>, tensor<2x2x2x7x3xbf16>) -> tensor<2x2x2x7x6xbf16>
    %19 = "stablehlo.broadcast_in_dim"(%arg4) {broadcast_dimensions = array<i64: 3, 4>} : (tensor<7x6xbf16>) -> tensor<2x2x2x7x6xbf16>
    %20 = "stablehlo.multiply"(%18, %19) : (tensor<2x2x2x7x6xbf16>, tensor<2x2x2x7x6xbf16>) -> tensor<2x2x2x7x6xbf16>
    %21 = "stablehlo.add"(%14, %20) : (tensor<2x2x2x7x6xbf16>, tensor<2x2x2x7x6xbf16>) -> tensor<2x2x2x7x6xbf16>
    %22 = "stablehlo.dot_general"(%21, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x7x6xbf16>, tensor<2x2x7x6xbf16>) -> tensor<2x2x2x7x7xf32>
    %23 = "stablehlo.constant"() {value = dense<0.408248305> : tensor<f32>} : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2x7x7xf32>
    %25 = "stablehlo.multiply"(%22, %24) : (tensor<2x2x2x7x7xf32>, tensor<2x2x2x7x7xf32>) -> tensor<2x2x2x7x7xf32>
    %26 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<2x2x2x7x7xi32>
    %27 = "stablehlo.iota"() {iota_dimension = 4 : i64} : () -> tensor<2x2x2x7x7xi32>
    %28 = "stablehlo.compare"(%26, %27) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x2x2x7x7xi32>, tensor<2x2x2x7x7xi32>) -> tensor<2x2x2x7x7xi1>
    %29 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2x7x7xf32>
    %31 = "stablehlo.select"(%28, %25, %30) : (tensor<2x2x2x7x7xi1>, tensor<2x2x2x7x7xf32>, tensor<2x2x2x7x7xf32>) -> tensor<2x2x2x7x7xf32>
    %32 = "stablehlo.constant"() {value = dense<-3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
    %33 = "stablehlo.reduce"(%31, %32) ({
    ^bb0(%arg12: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg13: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %82 = "stablehlo.maximum"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%82) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<2x2x2x7x7xf32>, tensor<f32>) -> tensor<2x2x2x7xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x2x2x7xf32>) -> tensor<2x2x2x7x7xf32>
    %35 = "stablehlo.subtract"(%31, %34) : (tensor<2x2x2x7x7xf32>, tensor<2x2x2x7x7xf32>) -> tensor<2x2x2x7x7xf32>
    %36 = "stablehlo.exponential"(%35) : (tensor<2x2x2x7x7xf32>) -> tensor<2x2x2x7x7xf32>
    %37 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %38 = "stablehlo.reduce"(%36, %37) ({
    ^bb0(%arg10: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg11: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %81 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%81) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<2x2x2x7x7xf32>, tensor<f32>) -> tensor<2x2x2x7xf32>
    %39 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2x7xf32>
    %40 = "stablehlo.compare"(%38, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2x2x7xf32>, tensor<2x2x2x7xf32>) -> tensor<2x2x2x7xi1>
    %41 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2x7xf32>
    %43 = "stablehlo.select"(%40, %42, %38) : (tensor<2x2x2x7xi1>, tensor<2x2x2x7xf32>, tensor<2x2x2x7xf32>) -> tensor<2x2x2x7xf32>
    %44 = "stablehlo.log"(%43) : (tensor<2x2x2x7xf32>) -> tensor<2x2x2x7xf32>
    %45 = "stablehlo.add"(%44, %33) : (tensor<2x2x2x7xf32>, tensor<2x2x2x7xf32>) -> tensor<2x2x2x7xf32>
    %46 = "stablehlo.select"(%40, %39, %45) : (tensor<2x2x2x7xi1>, tensor<2x2x2x7xf32>, tensor<2x2x2x7xf32>) -> tensor<2x2x2x7xf32>
    %47 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x2x2x7xf32>) -> tensor<2x2x2x7x7xf32>
    %48 = "stablehlo.divide"(%36, %47) : (tensor<2x2x2x7x7xf32>, tensor<2x2x2x7x7xf32>) -> tensor<2x2x2x7x7xf32>
    %49 = "stablehlo.convert"(%48) : (tensor<2x2x2x7x7xf32>) -> tensor<2x2x2x7x7xbf16>
    %50 = "stablehlo.dot_general"(%49, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x7x7xbf16>, tensor<2x2x7x6xbf16>) -> tensor<2x2x2x7x6xf32>
    %51 = "stablehlo.reshape"(%50) : (tensor<2x2x2x7x6xf32>) -> tensor<2x4x7x6xf32>
    %52 = "stablehlo.convert"(%51) : (tensor<2x4x7x6xf32>) -> tensor<2x4x7x6xbf16>
    %53 = "stablehlo.reshape"(%46) : (tensor<2x2x2x7xf32>) -> tensor<2x4x7xf32>
    %54 = "stablehlo.dot_general"(%10, %arg5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x7x6xbf16>, tensor<2x4x7x6xbf16>) -> tensor<2x4x7x7xf32>
    %55 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x7x7xf32>
    %56 = "stablehlo.multiply"(%54, %55) : (tensor<2x4x7x7xf32>, tensor<2x4x7x7xf32>) -> tensor<2x4x7x7xf32>
    %57 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x4x7x7xi32>
    %58 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<2x4x7x7xi32>
    %59 = "stablehlo.compare"(%57, %58) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x4x7x7xi32>, tensor<2x4x7x7xi32>) -> tensor<2x4x7x7xi1>
    %60 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x7x7xf32>
    %61 = "stablehlo.select"(%59, %56, %60) : (tensor<2x4x7x7xi1>, tensor<2x4x7x7xf32>, tensor<2x4x7x7xf32>) -> tensor<2x4x7x7xf32>
    %62 = "stablehlo.reduce"(%61, %32) ({
    ^bb0(%arg8: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg9: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %80 = "stablehlo.maximum"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%80) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x4x7x7xf32>, tensor<f32>) -> tensor<2x4x7xf32>
    %63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x7xf32>) -> tensor<2x4x7x7xf32>
    %64 = "stablehlo.subtract"(%61, %63) : (tensor<2x4x7x7xf32>, tensor<2x4x7x7xf32>) -> tensor<2x4x7x7xf32>
    %65 = "stablehlo.exponential"(%64) : (tensor<2x4x7x7xf32>) -> tensor<2x4x7x7xf32>
    %66 = "stablehlo.reduce"(%65, %37) ({
    ^bb0(%arg6: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg7: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %79 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%79) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x4x7x7xf32>, tensor<f32>) -> tensor<2x4x7xf32>
    %67 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x7xf32>
    %68 = "stablehlo.compare"(%66, %67) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x7xf32>, tensor<2x4x7xf32>) -> tensor<2x4x7xi1>
    %69 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x7xf32>
    %70 = "stablehlo.select"(%68, %69, %66) : (tensor<2x4x7xi1>, tensor<2x4x7xf32>, tensor<2x4x7xf32>) -> tensor<2x4x7xf32>
    %71 = "stablehlo.log"(%70) : (tensor<2x4x7xf32>) -> tensor<2x4x7xf32>
    %72 = "stablehlo.add"(%71, %62) : (tensor<2x4x7xf32>, tensor<2x4x7xf32>) -> tensor<2x4x7xf32>
    %73 = "stablehlo.select"(%68, %67, %72) : (tensor<2x4x7xi1>, tensor<2x4x7xf32>, tensor<2x4x7xf32>) -> tensor<2x4x7xf32>
    %74 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x4x7xf32>) -> tensor<2x4x7x7xf32>
    %75 = "stablehlo.divide"(%65, %74) : (tensor<2x4x7x7xf32>, tensor<2x4x7x7xf32>) -> tensor<2x4x7x7xf32>
    %76 = "stablehlo.convert"(%75) : (tensor<2x4x7x7xf32>) -> tensor<2x4x7x7xbf16>
    %77 = "stablehlo.dot_general"(%76, %arg5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x4x7x7xbf16>, tensor<2x4x7x6xbf16>) -> tensor<2x4x7x6xf32>
    %78 = "stablehlo.convert"(%77) : (tensor<2x4x7x6xf32>) -> tensor<2x4x7x6xbf16>
    "func.return"(%52, %78) : (tensor<2x4x7x6xbf16>, tensor<2x4x7x6xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
