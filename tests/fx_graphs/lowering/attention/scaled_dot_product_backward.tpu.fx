graph g inference
input %0 grad: f32[2,3,4,8]
input %1 query: f32[2,3,4,8]
input %2 key: f32[2,3,5,8]
input %3 value: f32[2,3,5,8]
input %4 out: f32[2,3,4,8]
input %5 log_sum: f32[2,3,4]
%6, %7, %8 = aten._scaled_dot_product_flash_attention_for_cpu_backward.default(%0, %1, %2, %3, %4, %5, 0.0, true) : f32[2,3,4,8]; f32[2,3,5,8]; f32[2,3,5,8] name=y0
return %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4x8xf32>, tensor<2x3x4x8xf32>, tensor<2x3x5x8xf32>, tensor<2x3x5x8xf32>, tensor<2x3x4x8xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4x8xf32>, tensor<2x3x5x8xf32>, tensor<2x3x5x8xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x4x8xf32>, %arg1: tensor<2x3x4x8xf32>, %arg2: tensor<2x3x5x8xf32>, %arg3: tensor<2x3x5x8xf32>, %arg4: tensor<2x3x4x8xf32>, %arg5: tensor<2x3x4xf32>):
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x3x4x8xf32>) -> tensor<6x4x8xf32>
    %1 = "stablehlo.reshape"(%arg2) : (tensor<2x3x5x8xf32>) -> tensor<6x5x8xf32>
    %2 = "stablehlo.reshape"(%arg3) : (tensor<2x3x5x8xf32>) -> tensor<6x5x8xf32>
    %3 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4x8xf32>, tensor<6x5x8xf32>) -> tensor<6x4x5xf32>
    %4 = "stablehlo.constant"() {value = dense<0.353553385> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x4x5xf32>
    %6 = "stablehlo.multiply"(%3, %5) : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
    %7 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x4x5xi32>
    %8 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<6x4x5xi32>
    %9 = "stablehlo.compare"(%7, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x4x5xi32>, tensor<6x4x5xi32>) -> tensor<6x4x5xi1>
    %10 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x4x5xf32>
    %12 = "stablehlo.select"(%9, %6, %11) : (tensor<6x4x5xi1>, tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
    %13 = "stablehlo.reshape"(%arg0) : (tensor<2x3x4x8xf32>) -> tensor<6x4x8xf32>
    %14 = "stablehlo.reshape"(%arg4) : (tensor<2x3x4x8xf32>) -> tensor<6x4x8xf32>
    %15 = "stablehlo.reshape"(%arg5) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x4xf32>) -> tensor<6x4x5xf32>
    %17 = "stablehlo.subtract"(%12, %16) : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
    %18 = "stablehlo.exponential"(%17) : (tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
    %19 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %20 = "stablehlo.reduce"(%18, %19) ({
    ^bb0(%arg10: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg11: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default")):
      %62 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%62) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<6x4x5xf32>, tensor<f32>) -> tensor<6x4xf32>
    %21 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x4xf32>
    %23 = "stablehlo.abs"(%15) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %24 = "stablehlo.add"(%23, %22) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %25 = "stablehlo.subtract"(%20, %22) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %26 = "stablehlo.abs"(%25) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %27 = "stablehlo.constant"() {value = dense<2.38418579E-7> : tensor<f32>} : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x4xf32>
    %29 = "stablehlo.multiply"(%24, %28) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %30 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x4xf32>
    %31 = "stablehlo.compare"(%20, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %32 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x4xf32>
    %34 = "stablehlo.compare"(%29, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %35 = "stablehlo.compare"(%26, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %36 = "stablehlo.or"(%35, %34) : (tensor<6x4xi1>, tensor<6x4xi1>) -> tensor<6x4xi1>
    %37 = "stablehlo.and"(%36, %31) : (tensor<6x4xi1>, tensor<6x4xi1>) -> tensor<6x4xi1>
    %38 = "stablehlo.select"(%37, %20, %22) : (tensor<6x4xi1>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x4xf32>) -> tensor<6x4x5xf32>
    %40 = "stablehlo.divide"(%18, %39) : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
    %41 = "stablehlo.dot_general"(%40, %13) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4x5xf32>, tensor<6x4x8xf32>) -> tensor<6x5x8xf32>
    %42 = "stablehlo.dot_general"(%13, %2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4x8xf32>, tensor<6x5x8xf32>) -> tensor<6x4x5xf32>
    %43 = "stablehlo.multiply"(%40, %42) : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
    %44 = "stablehlo.reduce"(%43, %19) ({
    ^bb0(%arg8: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg9: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default")):
      %61 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%61) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<6x4x5xf32>, tensor<f32>) -> tensor<6x4xf32>
    %45 = "stablehlo.multiply"(%13, %14) : (tensor<6x4x8xf32>, tensor<6x4x8xf32>) -> tensor<6x4x8xf32>
    %46 = "stablehlo.reduce"(%45, %19) ({
    ^bb0(%arg6: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg7: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default")):
      %60 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%60) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<6x4x8xf32>, tensor<f32>) -> tensor<6x4xf32>
    %47 = "stablehlo.select"(%37, %44, %46) : (tensor<6x4xi1>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x4xf32>) -> tensor<6x4x5xf32>
    %49 = "stablehlo.subtract"(%42, %48) : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
    %50 = "stablehlo.multiply"(%40, %49) : (tensor<6x4x5xf32>, tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
    %51 = "stablehlo.dot_general"(%50, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4x5xf32>, tensor<6x5x8xf32>) -> tensor<6x4x8xf32>
    %52 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x4x8xf32>
    %53 = "stablehlo.multiply"(%51, %52) : (tensor<6x4x8xf32>, tensor<6x4x8xf32>) -> tensor<6x4x8xf32>
    %54 = "stablehlo.dot_general"(%50, %0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x4x5xf32>, tensor<6x4x8xf32>) -> tensor<6x5x8xf32>
    %55 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x5x8xf32>
    %56 = "stablehlo.multiply"(%54, %55) : (tensor<6x5x8xf32>, tensor<6x5x8xf32>) -> tensor<6x5x8xf32>
    %57 = "stablehlo.reshape"(%53) : (tensor<6x4x8xf32>) -> tensor<2x3x4x8xf32>
    %58 = "stablehlo.reshape"(%56) : (tensor<6x5x8xf32>) -> tensor<2x3x5x8xf32>
    %59 = "stablehlo.reshape"(%41) : (tensor<6x5x8xf32>) -> tensor<2x3x5x8xf32>
    "func.return"(%57, %58, %59) : (tensor<2x3x4x8xf32>, tensor<2x3x5x8xf32>, tensor<2x3x5x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
