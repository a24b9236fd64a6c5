graph g inference
input %0 a: f32[3]
input %1 b: f32[2,3]
input %2 c: f32[2,3]
%3 = aten.diag_embed.default(%0, 0, -2, -1) : f32[3,3] name=n0
%4 = aten.diag_embed.default(%1, 1, -2, -1) : f32[2,4,4] name=n1
%5 = aten.diag_embed.default(%2, -1, 0, 2) : f32[4,2,4] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<3x3xf32>, tensor<2x4x4xf32>, tensor<4x2x4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x3xf32>
    %2 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x3xf32>
    %4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x3xi32>
    %6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
    %7 = "stablehlo.add"(%6, %5) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %8 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
    %9 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %10 = "stablehlo.select"(%9, %3, %1) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %11 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x4xf32>
    %13 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %14 = "stablehlo.pad"(%arg1, %13) {edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x4xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x4xf32>) -> tensor<2x4x4xf32>
    %16 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
    %18 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
    %19 = "stablehlo.add"(%18, %17) : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>
    %20 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
    %21 = "stablehlo.compare"(%20, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<4x4xi1>) -> tensor<2x4x4xi1>
    %23 = "stablehlo.select"(%22, %15, %12) : (tensor<2x4x4xi1>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %24 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x4xf32>
    %26 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %27 = "stablehlo.pad"(%arg2, %26) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x4xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x4xf32>) -> tensor<2x4x4xf32>
    %29 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x4xi32>
    %31 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x4xi32>
    %32 = "stablehlo.add"(%31, %30) : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>
    %33 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x4xi32>
    %34 = "stablehlo.compare"(%33, %32) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<4x4xi1>) -> tensor<2x4x4xi1>
    %36 = "stablehlo.select"(%35, %28, %25) : (tensor<2x4x4xi1>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %37 = "stablehlo.transpose"(%36) {permutation = array<i64: 1, 0, 2>} : (tensor<2x4x4xf32>) -> tensor<4x2x4xf32>
    "func.return"(%10, %23, %37) : (tensor<3x3xf32>, tensor<2x4x4xf32>, tensor<4x2x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
