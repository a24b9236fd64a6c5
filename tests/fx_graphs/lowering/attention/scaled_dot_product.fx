graph g inference
input %0 x0: f32[1,2,3,4]
input %1 x1: f32[1,2,5,4]
input %2 x2: f32[1,2,5,4]
%3, %4 = aten._scaled_dot_product_flash_attention_for_cpu.default(%0, %1, %2, 0.0, true, scale=0.25) : f32[1,2,3,4]; f32[1,2,3] name=y0
return %3, %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x3x4xf32>, tensor<1x2x5x4xf32>, tensor<1x2x5x4xf32>) -> (tensor<1x2x3x4xf32>, tensor<1x2x3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x3x4xf32>, %arg1: tensor<1x2x5x4xf32>, %arg2: tensor<1x2x5x4xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x1x3x4xf32>
    %1 = "stablehlo.dot_general"(%0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x1x3x4xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x1x3x5xf32>
    %2 = "stablehlo.constant"() {value = dense<2.500000e-01> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x1x3x5xf32>
    %4 = "stablehlo.multiply"(%1, %3) : (tensor<1x2x1x3x5xf32>, tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x5xf32>
    %5 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<1x2x1x3x5xi32>
    %6 = "stablehlo.iota"() {iota_dimension = 4 : i64} : () -> tensor<1x2x1x3x5xi32>
    %7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x2x1x3x5xi32>, tensor<1x2x1x3x5xi32>) -> tensor<1x2x1x3x5xi1>
    %8 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x1x3x5xf32>
    %10 = "stablehlo.select"(%7, %4, %9) : (tensor<1x2x1x3x5xi1>, tensor<1x2x1x3x5xf32>, tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x5xf32>
    %11 = "stablehlo.constant"() {value = dense<-3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%10, %11) ({
    ^bb0(%arg5: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg6: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %32 = "stablehlo.maximum"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%32) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<1x2x1x3x5xf32>, tensor<f32>) -> tensor<1x2x1x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3x5xf32>
    %14 = "stablehlo.subtract"(%10, %13) : (tensor<1x2x1x3x5xf32>, tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x5xf32>
    %15 = "stablehlo.exponential"(%14) : (tensor<1x2x1x3x5xf32>) -> tensor<1x2x1x3x5xf32>
    %16 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %17 = "stablehlo.reduce"(%15, %16) ({
    ^bb0(%arg3: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg4: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %31 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%31) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<1x2x1x3x5xf32>, tensor<f32>) -> tensor<1x2x1x3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x1x3xf32>
    %19 = "stablehlo.compare"(%17, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xi1>
    %20 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x1x3xf32>
    %22 = "stablehlo.select"(%19, %21, %17) : (tensor<1x2x1x3xi1>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %23 = "stablehlo.log"(%22) : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %24 = "stablehlo.add"(%23, %12) : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %25 = "stablehlo.select"(%19, %18, %24) : (tensor<1x2x1x3xi1>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %26 = "stablehlo.dot_general"(%15, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x1x3x5xf32>, tensor<1x2x5x4xf32>) -> tensor<1x2x1x3x4xf32>
    %27 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x1x3xf32>) -> tensor<1x2x1x3x4xf32>
    %28 = "stablehlo.divide"(%26, %27) : (tensor<1x2x1x3x4xf32>, tensor<1x2x1x3x4xf32>) -> tensor<1x2x1x3x4xf32>
    %29 = "stablehlo.reshape"(%28) : (tensor<1x2x1x3x4xf32>) -> tensor<1x2x3x4xf32>
    %30 = "stablehlo.reshape"(%25) : (tensor<1x2x1x3xf32>) -> tensor<1x2x3xf32>
    "func.return"(%29, %30) : (tensor<1x2x3x4xf32>, tensor<1x2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
