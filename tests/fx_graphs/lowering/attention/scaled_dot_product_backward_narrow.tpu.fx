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
    %11 = "stablehlo.constant"() {value = dense<-3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%10, %11) ({
    ^bb0(%arg8: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg9: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %72 = "stablehlo.maximum"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%72) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<2x2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %14 = "stablehlo.subtract"(%10, %13) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %15 = "stablehlo.exponential"(%14) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %16 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %17 = "stablehlo.reduce"(%15, %16) ({
    ^bb0(%arg6: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg7: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %71 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%71) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<2x2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2x3xf32>
    %19 = "stablehlo.compare"(%17, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xi1>
    %20 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2x3xf32>
    %22 = "stablehlo.select"(%19, %21, %17) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %23 = "stablehlo.log"(%22) : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %24 = "stablehlo.add"(%23, %12) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %25 = "stablehlo.select"(%19, %18, %24) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %26 = "stablehlo.convert"(%15) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xbf16>
    %27 = "stablehlo.dot_general"(%26, %arg3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x3x5xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x2x3x8xf32>
    %28 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x8xf32>
    %29 = "stablehlo.divide"(%27, %28) : (tensor<2x2x2x3x8xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<2x2x2x3x8xf32>) -> tensor<2x4x3x8xf32>
    %31 = "stablehlo.convert"(%30) : (tensor<2x4x3x8xf32>) -> tensor<2x4x3x8xbf16>
    %32 = "stablehlo.reshape"(%25) : (tensor<2x2x2x3xf32>) -> tensor<2x4x3xf32>
    %33 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %34 = "stablehlo.dot_general"(%33, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x3x8xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x2x3x5xf32>
    %35 = "stablehlo.multiply"(%34, %3) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %36 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<2x2x2x3x5xi32>
    %37 = "stablehlo.iota"() {iota_dimension = 4 : i64} : () -> tensor<2x2x2x3x5xi32>
    %38 = "stablehlo.compare"(%36, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %39 = "stablehlo.select"(%38, %35, %9) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %40 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %41 = "stablehlo.reshape"(%31) : (tensor<2x4x3x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %42 = "stablehlo.reshape"(%32) : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %44 = "stablehlo.subtract"(%39, %43) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %45 = "stablehlo.exponential"(%44) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %46 = "stablehlo.convert"(%40) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x2x2x3x8xf32>
    %47 = "stablehlo.convert"(%41) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x2x2x3x8xf32>
    %48 = "stablehlo.multiply"(%46, %47) : (tensor<2x2x2x3x8xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %49 = "stablehlo.reduce"(%48, %16) ({
    ^bb0(%arg4: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg5: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default")):
      %70 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%70) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<2x2x2x3x8xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %51 = "stablehlo.dot_general"(%40, %arg3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x3x8xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x2x3x5xf32>
    %52 = "stablehlo.subtract"(%51, %50) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %53 = "stablehlo.multiply"(%45, %52) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %54 = "stablehlo.convert"(%53) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xbf16>
    %55 = "stablehlo.dot_general"(%arg2, %54) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x5x8xbf16>, tensor<2x2x2x3x5xbf16>) -> tensor<2x2x8x2x3xf32>
    %56 = "stablehlo.transpose"(%55) {permutation = array<i64: 0, 1, 3, 4, 2>} : (tensor<2x2x8x2x3xf32>) -> tensor<2x2x2x3x8xf32>
    %57 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2x3x8xf32>
    %58 = "stablehlo.multiply"(%56, %57) : (tensor<2x2x2x3x8xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %59 = "stablehlo.dot_general"(%33, %54) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x3x8xbf16>, tensor<2x2x2x3x5xbf16>) -> tensor<2x2x8x5xf32>
    %60 = "stablehlo.transpose"(%59) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x2x8x5xf32>) -> tensor<2x2x5x8xf32>
    %61 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x5x8xf32>
    %62 = "stablehlo.multiply"(%60, %61) : (tensor<2x2x5x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x5x8xf32>
    %63 = "stablehlo.convert"(%45) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xbf16>
    %64 = "stablehlo.dot_general"(%40, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x3x8xbf16>, tensor<2x2x2x3x5xbf16>) -> tensor<2x2x8x5xf32>
    %65 = "stablehlo.transpose"(%64) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x2x8x5xf32>) -> tensor<2x2x5x8xf32>
    %66 = "stablehlo.reshape"(%58) : (tensor<2x2x2x3x8xf32>) -> tensor<2x4x3x8xf32>
    %67 = "stablehlo.convert"(%66) : (tensor<2x4x3x8xf32>) -> tensor<2x4x3x8xbf16>
    %68 = "stablehlo.convert"(%62) : (tensor<2x2x5x8xf32>) -> tensor<2x2x5x8xbf16>
    %69 = "stablehlo.convert"(%65) : (tensor<2x2x5x8xf32>) -> tensor<2x2x5x8xbf16>
    "func.return"(%67, %68, %69) : (tensor<2x4x3x8xbf16>, tensor<2x2x5x8xbf16>, tensor<2x2x5x8xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
