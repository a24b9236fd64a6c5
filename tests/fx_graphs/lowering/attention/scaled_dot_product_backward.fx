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
    %6 = "stablehlo.reshape"(%arg5) : (tensor<1x2x3xf32>) -> tensor<1x2x1x3xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3x5xf32>
    %8 = "stablehlo.subtract"(%4, %7) : (tensor<1x2x1x3x5xf32>, tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x5xf32>
    %9 = "stablehlo.exponential"(%8) : (tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x5xf32>
    %10 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%9, %10) ({
    ^bb0(%arg8: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg9: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default")):
      %34 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%34) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<1x2x1x3x5xf32>, tensor<f32>) -> tensor<1x2x1x3xf32>
    %12 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x1x3xf32>
    %13 = "stablehlo.compare"(%11, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xi1>
    %14 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x1x3xf32>
    %16 = "stablehlo.select"(%13, %15, %11) : (tensor<1x2x1x3xi1>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3x5xf32>
    %18 = "stablehlo.divide"(%9, %17) : (tensor<1x2x1x3x5xf32>, tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x5xf32>
    %19 = "stablehlo.dot_general"(%18, %5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x1x3x5xf32>, tensor<1x2x1x3x4xf32>) -> tensor<1x2x5x4xf32>
    %20 = "stablehlo.dot_general"(%5, %arg3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x1x3x4xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x1x3x5xf32>
    %21 = "stablehlo.multiply"(%18, %20) : (tensor<1x2x1x3x5xf32>, tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x5xf32>
    %22 = "stablehlo.reduce"(%21, %10) ({
    ^bb0(%arg6: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg7: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default")):
      %33 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%33) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<1x2x1x3x5xf32>, tensor<f32>) -> tensor<1x2x1x3xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3x5xf32>
    %24 = "stablehlo.subtract"(%20, %23) : (tensor<1x2x1x3x5xf32>, tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x5xf32>
    %25 = "stablehlo.multiply"(%18, %24) : (tensor<1x2x1x3x5xf32>, tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x5xf32>
    %26 = "stablehlo.dot_general"(%25, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x1x3x5xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x1x3x4xf32>
    %27 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x1x3x4xf32>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<1x2x1x3x4xf32>, tensor<1x2x1x3x4xf32>) -> tensor<1x2x1x3x4xf32>
    %29 = "stablehlo.dot_general"(%25, %0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x1x3x5xf32>, tensor<1x2x1x3x4xf32>) -> tensor<1x2x5x4xf32>
    %30 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x5x4xf32>
    %31 = "stablehlo.multiply"(%29, %30) : (tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x5x4xf32>
    %32 = "stablehlo.reshape"(%28) : (tensor<1x2x1x3x4xf32>) -> tensor<1x2x3x4xf32>
    "func.return"(%32, %31, %19) : (tensor<1x2x3x4xf32>, tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
