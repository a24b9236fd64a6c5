graph g inference
input %0 grad: bf16[2,4,3,8]
input %1 query: bf16[2,4,3,8]
input %2 key: bf16[2,2,5,8]
input %3 value: bf16[2,2,5,8]
%4, %5 = aten._scaled_dot_product_flash_attention_for_cpu.default(%1, %2, %3, 0.0, true) : bf16[2,4,3,8]; f32[2,4,3] name=y
%6, %7, %8 = aten._scaled_dot_product_flash_attention_for_cpu_backward.default(%0, %1, %2, %3, %4, %5, 0.0, true) : bf16[2,4,3,8]; bf16[2,2,5,8]; bf16[2,2,5,8] name=grads
return %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x3x8xbf16>, tensor<2x4x3x8xbf16>, tensor<2x2x5x8xbf16>, tensor<2x2x5x8xbf16>) -> (tensor<2x4x3x8xbf16>, tensor<2x2x5x8xbf16>, tensor<2x2x5x8xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x3x8xbf16>, %arg1: tensor<2x4x3x8xbf16>, %arg2: tensor<2x2x5x8xbf16>, %arg3: tensor<2x2x5x8xbf16>):
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %1 = "stablehlo.dot_general"(%0, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x3x8xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x2x3x5xf32>
    %2 = "stablehlo.constant"() {value = dense<0.353553385> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %4 = "stablehlo.multiply"(%1, %3) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %5 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<2x2x2x3x5xi32>
    %6 = "stablehlo.iota"() {iota_dimension = 4 : i64} : () -> tensor<2x2x2x3x5xi32>
    %7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %8 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2x3x5xf32>
    %10 = "stablehlo.select"(%7, %4, %9) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %11 = "stablehlo.reduce"(%10, %8) ({
    ^bb0(%arg8: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg9: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %65 = "stablehlo.maximum"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%65) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<2x2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %13 = "stablehlo.subtract"(%10, %12) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %14 = "stablehlo.exponential"(%13) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %15 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%14, %15) ({
    ^bb0(%arg6: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg7: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %64 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%64) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<2x2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %17 = "stablehlo.log"(%16) : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %18 = "stablehlo.add"(%17, %11) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %19 = "stablehlo.convert"(%14) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xbf16>
    %20 = "stablehlo.dot_general"(%19, %arg3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x3x5xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x2x3x8xf32>
    %21 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x8xf32>
    %22 = "stablehlo.divide"(%20, %21) : (tensor<2x2x2x3x8xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<2x2x2x3x8xf32>) -> tensor<2x4x3x8xf32>
    %24 = "stablehlo.convert"(%23) : (tensor<2x4x3x8xf32>) -> tensor<2x4x3x8xbf16>
    %25 = "stablehlo.reshape"(%18) : (tensor<2x2x2x3xf32>) -> tensor<2x4x3xf32>
    %26 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %27 = "stablehlo.dot_general"(%26, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x3x8xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x2x3x5xf32>
    %28 = "stablehlo.multiply"(%27, %3) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %29 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<2x2x2x3x5xi32>
    %30 = "stablehlo.iota"() {iota_dimension = 4 : i64} : () -> tensor<2x2x2x3x5xi32>
    %31 = "stablehlo.compare"(%29, %30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %32 = "stablehlo.select"(%31, %28, %9) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %33 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %34 = "stablehlo.reshape"(%24) : (tensor<2x4x3x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %35 = "stablehlo.reshape"(%25) : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %37 = "stablehlo.subtract"(%32, %36) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %38 = "stablehlo.exponential"(%37) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %39 = "stablehlo.convert"(%33) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x2x2x3x8xf32>
    %40 = "stablehlo.convert"(%34) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x2x2x3x8xf32>
    %41 = "stablehlo.multiply"(%39, %40) : (tensor<2x2x2x3x8xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %42 = "stablehlo.reduce"(%41, %15) ({
    ^bb0(%arg4: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg5: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default")):
      %63 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%63) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<2x2x2x3x8xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %44 = "stablehlo.dot_general"(%33, %arg3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x3x8xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x2x3x5xf32>
    %45 = "stablehlo.subtract"(%44, %43) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %46 = "stablehlo.multiply"(%38, %45) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %47 = "stablehlo.convert"(%46) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xbf16>
    %48 = "stablehlo.dot_general"(%arg2, %47) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x5x8xbf16>, tensor<2x2x2x3x5xbf16>) -> tensor<2x2x8x2x3xf32>
    %49 = "stablehlo.transpose"(%48) {permutation = array<i64: 0, 1, 3, 4, 2>} : (tensor<2x2x8x2x3xf32>) -> tensor<2x2x2x3x8xf32>
    %50 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2x3x8xf32>
    %51 = "stablehlo.multiply"(%49, %50) : (tensor<2x2x2x3x8xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %52 = "stablehlo.dot_general"(%26, %47) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x3x8xbf16>, tensor<2x2x2x3x5xbf16>) -> tensor<2x2x8x5xf32>
    %53 = "stablehlo.transpose"(%52) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x2x8x5xf32>) -> tensor<2x2x5x8xf32>
    %54 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x5x8xf32>
    %55 = "stablehlo.multiply"(%53, %54) : (tensor<2x2x5x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x5x8xf32>
    %56 = "stablehlo.convert"(%38) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xbf16>
    %57 = "stablehlo.dot_general"(%33, %56) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x3x8xbf16>, tensor<2x2x2x3x5xbf16>) -> tensor<2x2x8x5xf32>
    %58 = "stablehlo.transpose"(%57) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x2x8x5xf32>) -> tensor<2x2x5x8xf32>
    %59 = "stablehlo.reshape"(%51) : (tensor<2x2x2x3x8xf32>) -> tensor<2x4x3x8xf32>
    %60 = "stablehlo.convert"(%59) : (tensor<2x4x3x8xf32>) -> tensor<2x4x3x8xbf16>
    %61 = "stablehlo.convert"(%55) : (tensor<2x2x5x8xf32>) -> tensor<2x2x5x8xbf16>
    %62 = "stablehlo.convert"(%58) : (tensor<2x2x5x8xf32>) -> tensor<2x2x5x8xbf16>
    "func.return"(%60, %61, %62) : (tensor<2x4x3x8xbf16>, tensor<2x2x5x8xbf16>, tensor<2x2x5x8xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
