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
    ^bb0(%arg6: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg7: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %77 = "stablehlo.maximum"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%77) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<2x2x2x3x5xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %12 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2x3xf32>
    %13 = "stablehlo.compare"(%11, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xi1>
    %14 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2x3xf32>
    %16 = "stablehlo.select"(%13, %15, %11) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %18 = "stablehlo.subtract"(%10, %17) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %19 = "stablehlo.exponential"(%18) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %20 = "stablehlo.convert"(%19) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xbf16>
    %21 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<bf16>} : () -> tensor<bf16>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<2x2x5x1xbf16>
    %23 = "stablehlo.concatenate"(%arg3, %22) {dimension = 3 : i64} : (tensor<2x2x5x8xbf16>, tensor<2x2x5x1xbf16>) -> tensor<2x2x5x9xbf16>
    %24 = "stablehlo.dot_general"(%23, %20) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x5x9xbf16>, tensor<2x2x2x3x5xbf16>) -> tensor<2x2x9x2x3xf32>
    %25 = "stablehlo.slice"(%24) {limit_indices = array<i64: 2, 2, 9, 2, 3>, start_indices = array<i64: 0, 0, 8, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x2x9x2x3xf32>) -> tensor<2x2x1x2x3xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<2x2x1x2x3xf32>) -> tensor<2x2x2x3xf32>
    %27 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2x3xf32>
    %29 = "stablehlo.select"(%13, %28, %26) : (tensor<2x2x2x3xi1>, tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %30 = "stablehlo.log"(%29) : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %31 = "stablehlo.add"(%30, %16) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %32 = "stablehlo.slice"(%24) {limit_indices = array<i64: 2, 2, 8, 2, 3>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x2x9x2x3xf32>) -> tensor<2x2x8x2x3xf32>
    %33 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 0, 1, 3, 4>} : (tensor<2x2x2x3xf32>) -> tensor<2x2x8x2x3xf32>
    %34 = "stablehlo.divide"(%32, %33) : (tensor<2x2x8x2x3xf32>, tensor<2x2x8x2x3xf32>) -> tensor<2x2x8x2x3xf32>
    %35 = "stablehlo.convert"(%34) : (tensor<2x2x8x2x3xf32>) -> tensor<2x2x8x2x3xbf16>
    %36 = "stablehlo.transpose"(%35) {permutation = array<i64: 0, 1, 3, 4, 2>} : (tensor<2x2x8x2x3xbf16>) -> tensor<2x2x2x3x8xbf16>
    %37 = "stablehlo.reshape"(%36) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x4x3x8xbf16>
    %38 = "stablehlo.reshape"(%31) : (tensor<2x2x2x3xf32>) -> tensor<2x4x3xf32>
    %39 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %40 = "stablehlo.dot_general"(%39, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x3x8xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x2x3x5xf32>
    %41 = "stablehlo.multiply"(%40, %3) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %42 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<2x2x2x3x5xi32>
    %43 = "stablehlo.iota"() {iota_dimension = 4 : i64} : () -> tensor<2x2x2x3x5xi32>
    %44 = "stablehlo.compare"(%42, %43) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x2x2x3x5xi32>, tensor<2x2x2x3x5xi32>) -> tensor<2x2x2x3x5xi1>
    %45 = "stablehlo.select"(%44, %41, %9) : (tensor<2x2x2x3x5xi1>, tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %46 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %47 = "stablehlo.reshape"(%37) : (tensor<2x4x3x8xbf16>) -> tensor<2x2x2x3x8xbf16>
    %48 = "stablehlo.reshape"(%38) : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
    %49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %50 = "stablehlo.subtract"(%45, %49) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %51 = "stablehlo.exponential"(%50) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %52 = "stablehlo.convert"(%46) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x2x2x3x8xf32>
    %53 = "stablehlo.convert"(%47) : (tensor<2x2x2x3x8xbf16>) -> tensor<2x2x2x3x8xf32>
    %54 = "stablehlo.multiply"(%52, %53) : (tensor<2x2x2x3x8xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %55 = "stablehlo.reduce"(%54, %14) ({
    ^bb0(%arg4: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg5: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default")):
      %76 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%76) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<2x2x2x3x8xf32>, tensor<f32>) -> tensor<2x2x2x3xf32>
    %56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x3x5xf32>
    %57 = "stablehlo.dot_general"(%46, %arg3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x3x8xbf16>, tensor<2x2x5x8xbf16>) -> tensor<2x2x2x3x5xf32>
    %58 = "stablehlo.subtract"(%57, %56) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %59 = "stablehlo.multiply"(%51, %58) : (tensor<2x2x2x3x5xf32>, tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xf32>
    %60 = "stablehlo.convert"(%59) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xbf16>
    %61 = "stablehlo.dot_general"(%arg2, %60) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x5x8xbf16>, tensor<2x2x2x3x5xbf16>) -> tensor<2x2x8x2x3xf32>
    %62 = "stablehlo.transpose"(%61) {permutation = array<i64: 0, 1, 3, 4, 2>} : (tensor<2x2x8x2x3xf32>) -> tensor<2x2x2x3x8xf32>
    %63 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2x3x8xf32>
    %64 = "stablehlo.multiply"(%62, %63) : (tensor<2x2x2x3x8xf32>, tensor<2x2x2x3x8xf32>) -> tensor<2x2x2x3x8xf32>
    %65 = "stablehlo.dot_general"(%39, %60) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x3x8xbf16>, tensor<2x2x2x3x5xbf16>) -> tensor<2x2x8x5xf32>
    %66 = "stablehlo.transpose"(%65) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x2x8x5xf32>) -> tensor<2x2x5x8xf32>
    %67 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x5x8xf32>
    %68 = "stablehlo.multiply"(%66, %67) : (tensor<2x2x5x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x2x5x8xf32>
    %69 = "stablehlo.convert"(%51) : (tensor<2x2x2x3x5xf32>) -> tensor<2x2x2x3x5xbf16>
    %70 = "stablehlo.dot_general"(%46, %69) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x2x2x3x8xbf16>, tensor<2x2x2x3x5xbf16>) -> tensor<2x2x8x5xf32>
    %71 = "stablehlo.transpose"(%70) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x2x8x5xf32>) -> tensor<2x2x5x8xf32>
    %72 = "stablehlo.reshape"(%64) : (tensor<2x2x2x3x8xf32>) -> tensor<2x4x3x8xf32>
    %73 = "stablehlo.convert"(%72) : (tensor<2x4x3x8xf32>) -> tensor<2x4x3x8xbf16>
    %74 = "stablehlo.convert"(%68) : (tensor<2x2x5x8xf32>) -> tensor<2x2x5x8xbf16>
    %75 = "stablehlo.convert"(%71) : (tensor<2x2x5x8xf32>) -> tensor<2x2x5x8xbf16>
    "func.return"(%73, %74, %75) : (tensor<2x4x3x8xbf16>, tensor<2x2x5x8xbf16>, tensor<2x2x5x8xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
