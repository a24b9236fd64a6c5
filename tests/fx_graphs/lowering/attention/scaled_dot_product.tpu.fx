graph g inference
input %0 query: f32[2,2,256,8]
input %1 key: f32[2,2,260,8]
input %2 value: f32[2,2,260,8]
%3, %4 = aten._scaled_dot_product_flash_attention_for_cpu.default(%0, %1, %2, 0.0, true) : f32[2,2,256,8]; f32[2,2,256] name=y0
return %3, %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2x256x8xf32>, tensor<2x2x260x8xf32>, tensor<2x2x260x8xf32>) -> (tensor<2x2x256x8xf32>, tensor<2x2x256xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x2x256x8xf32>, %arg1: tensor<2x2x260x8xf32>, %arg2: tensor<2x2x260x8xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x2x256x8xf32>) -> tensor<4x256x8xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<2x2x260x8xf32>) -> tensor<4x260x8xf32>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<2x2x260x8xf32>) -> tensor<4x260x8xf32>
    %3 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x256x8xf32>, tensor<4x260x8xf32>) -> tensor<4x256x260xf32>
    %4 = "stablehlo.constant"() {value = dense<0.353553385> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x256x260xf32>
    %6 = "stablehlo.multiply"(%3, %5) : (tensor<4x256x260xf32>, tensor<4x256x260xf32>) -> tensor<4x256x260xf32>
    %7 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x256x260xi32>
    %8 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<4x256x260xi32>
    %9 = "stablehlo.compare"(%7, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x256x260xi32>, tensor<4x256x260xi32>) -> tensor<4x256x260xi1>
    %10 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x256x260xf32>
    %12 = "stablehlo.select"(%9, %6, %11) : (tensor<4x256x260xi1>, tensor<4x256x260xf32>, tensor<4x256x260xf32>) -> tensor<4x256x260xf32>
    %13 = "stablehlo.constant"() {value = dense<-3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%12, %13) ({
    ^bb0(%arg3: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg4: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %38 = "stablehlo.maximum"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%38) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<4x256x260xf32>, tensor<f32>) -> tensor<4x256xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x256xf32>) -> tensor<4x256x260xf32>
    %16 = "stablehlo.subtract"(%12, %15) : (tensor<4x256x260xf32>, tensor<4x256x260xf32>) -> tensor<4x256x260xf32>
    %17 = "stablehlo.exponential"(%16) : (tensor<4x256x260xf32>) -> tensor<4x256x260xf32>
    %18 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x260x1xf32>
    %20 = "stablehlo.concatenate"(%2, %19) {dimension = 2 : i64} : (tensor<4x260x8xf32>, tensor<4x260x1xf32>) -> tensor<4x260x9xf32>
    %21 = "stablehlo.dot_general"(%20, %17) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x260x9xf32>, tensor<4x256x260xf32>) -> tensor<4x9x256xf32>
    %22 = "stablehlo.slice"(%21) {limit_indices = array<i64: 4, 9, 256>, start_indices = array<i64: 0, 8, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x9x256xf32>) -> tensor<4x1x256xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<4x1x256xf32>) -> tensor<4x256xf32>
    %24 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x256xf32>
    %26 = "stablehlo.compare"(%23, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x256xf32>, tensor<4x256xf32>) -> tensor<4x256xi1>
    %27 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x256xf32>
    %28 = "stablehlo.select"(%26, %27, %23) : (tensor<4x256xi1>, tensor<4x256xf32>, tensor<4x256xf32>) -> tensor<4x256xf32>
    %29 = "stablehlo.log"(%28) : (tensor<4x256xf32>) -> tensor<4x256xf32>
    %30 = "stablehlo.add"(%29, %14) : (tensor<4x256xf32>, tensor<4x256xf32>) -> tensor<4x256xf32>
    %31 = "stablehlo.select"(%26, %25, %30) : (tensor<4x256xi1>, tensor<4x256xf32>, tensor<4x256xf32>) -> tensor<4x256xf32>
    %32 = "stablehlo.slice"(%21) {limit_indices = array<i64: 4, 8, 256>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x9x256xf32>) -> tensor<4x8x256xf32>
    %33 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<4x256xf32>) -> tensor<4x8x256xf32>
    %34 = "stablehlo.divide"(%32, %33) : (tensor<4x8x256xf32>, tensor<4x8x256xf32>) -> tensor<4x8x256xf32>
    %35 = "stablehlo.transpose"(%34) {permutation = array<i64: 0, 2, 1>} : (tensor<4x8x256xf32>) -> tensor<4x256x8xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<4x256x8xf32>) -> tensor<2x2x256x8xf32>
    %37 = "stablehlo.reshape"(%31) : (tensor<4x256xf32>) -> tensor<2x2x256xf32>
    "func.return"(%36, %37) : (tensor<2x2x256x8xf32>, tensor<2x2x256xf32>) -> ()
  }) : () -> ()
}) : () -> ()
