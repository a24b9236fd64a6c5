graph g inference
input %0 x0: f32[1,2,3,4]
input %1 x1: f32[1,2,3,4]
input %2 x2: f32[1,2,5,4]
input %3 x3: f32[1,2,5,4]
input %4 x4: f32[1,2,3,4]
input %5 x5: f32[1,2,3]
%6, %7, %8 = aten._scaled_dot_product_flash_attention_for_cpu_backward.default(%0, %1, %2, %3, %4, %5, 0.0, false) : f32[1,2,3,4]; f32[1,2,5,4]; f32[1,2,5,4] name=y0
return %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>, tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>, tensor<1x2x3x4xf32>, tensor<1x2x3xf32>) -> (tensor<1x2x3x4xf32>, tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x3x4xf32>, %arg1: tensor<1x2x3x4xf32>, %arg2: tensor<1x2x5x4xf32>, %arg3: tensor<1x2x5x4xf32>, %arg4: tensor<1x2x3x4xf32>, %arg5: tensor<1x2x3xf32>):
    %0 = "stablehlo.reshape"(%arg1) : (tensor<1x2x3x4xf32>) -> tensor<1x2x1x3x4xf32>
    %1 = "stablehlo.dot_general"(%0, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x1x3x4xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x1x3x5xf32>
    %2 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x1x3x5xf32>
    %4 = "stablehlo.multiply"(%1, %3) : (tensor<1x2x1x3x5xf32>, tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x5xf32>
    %5 = "stablehlo.reshape"(%arg0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x1x3x4xf32>
    %6 = "stablehlo.reshape"(%arg4) : (tensor<1x2x3x4xf32>) -> tensor<1x2x1x3x4xf32>
    %7 = "stablehlo.reshape"(%arg5) : (tensor<1x2x3xf32>) -> tensor<1x2x1x3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3x5xf32>
    %9 = "stablehlo.subtract"(%4, %8) : (tensor<1x2x1x3x5xf32>, tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x5xf32>
    %10 = "stablehlo.exponential"(%9) : (tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x5xf32>
    %11 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%10, %11) ({
    ^bb0(%arg10: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg11: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default")):
      %51 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%51) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<1x2x1x3x5xf32>, tensor<f32>) -> tensor<1x2x1x3xf32>
    %13 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x1x3xf32>
    %15 = "stablehlo.abs"(%7) : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %16 = "stablehlo.add"(%15, %14) : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %17 = "stablehlo.subtract"(%12, %14) : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %18 = "stablehlo.abs"(%17) : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %19 = "stablehlo.constant"() {value = dense<2.38418579E-7> : tensor<f32>} : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x1x3xf32>
    %21 = "stablehlo.multiply"(%16, %20) : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %22 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x1x3xf32>
    %23 = "stablehlo.compare"(%12, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xi1>
    %24 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x1x3xf32>
    %25 = "stablehlo.compare"(%21, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xi1>
    %26 = "stablehlo.compare"(%18, %21) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xi1>
    %27 = "stablehlo.or"(%26, %25) : (tensor<1x2x1x3xi1>, tensor<1x2x1x3xi1>) -> tensor<1x2x1x3xi1>
    %28 = "stablehlo.and"(%27, %23) : (tensor<1x2x1x3xi1>, tensor<1x2x1x3xi1>) -> tensor<1x2x1x3xi1>
    %29 = "stablehlo.select"(%28, %12, %14) : (tensor<1x2x1x3xi1>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3x5xf32>
    %31 = "stablehlo.divide"(%10, %30) : (tensor<1x2x1x3x5xf32>, tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x5xf32>
    %32 = "stablehlo.dot_general"(%31, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x1x3x5xf32>, tensor<1x2x1x3x4xf32>) -> tensor<1x2x5x4xf32>
    %33 = "stablehlo.dot_general"(%5, %arg3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x1x3x4xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x1x3x5xf32>
    %34 = "stablehlo.multiply"(%31, %33) : (tensor<1x2x1x3x5xf32>, tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x5xf32>
    %35 = "stablehlo.reduce"(%34, %11) ({
    ^bb0(%arg8: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg9: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default")):
      %50 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%50) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<1x2x1x3x5xf32>, tensor<f32>) -> tensor<1x2x1x3xf32>
    %36 = "stablehlo.multiply"(%5, %6) : (tensor<1x2x1x3x4xf32>, tensor<1x2x1x3x4xf32>) -> tensor<1x2x1x3x4xf32>
    %37 = "stablehlo.reduce"(%36, %11) ({
    ^bb0(%arg6: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg7: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default")):
      %49 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%49) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<1x2x1x3x4xf32>, tensor<f32>) -> tensor<1x2x1x3xf32>
    %38 = "stablehlo.select"(%28, %35, %37) : (tensor<1x2x1x3xi1>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3x5xf32>
    %40 = "stablehlo.subtract"(%33, %39) : (tensor<1x2x1x3x5xf32>, tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x5xf32>
    %41 = "stablehlo.multiply"(%31, %40) : (tensor<1x2x1x3x5xf32>, tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x5xf32>
    %42 = "stablehlo.dot_general"(%41, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x1x3x5xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x1x3x4xf32>
    %43 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x1x3x4xf32>
    %44 = "stablehlo.multiply"(%42, %43) : (tensor<1x2x1x3x4xf32>, tensor<1x2x1x3x4xf32>) -> tensor<1x2x1x3x4xf32>
    %45 = "stablehlo.dot_general"(%41, %0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x1x3x5xf32>, tensor<1x2x1x3x4xf32>) -> tensor<1x2x5x4xf32>
    %46 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x5x4xf32>
    %47 = "stablehlo.multiply"(%45, %46) : (tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x5x4xf32>
    %48 = "stablehlo.reshape"(%44) : (tensor<1x2x1x3x4xf32>) -> tensor<1x2x3x4xf32>
    "func.return"(%48, %47, %32) : (tensor<1x2x3x4xf32>, tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
