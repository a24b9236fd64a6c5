graph g inference
input %0 a: f32[3,4]
input %1 b: f32[2,4,3]
input %2 c: bool[3,3]
%3 = aten.triu.default(%0, 0) : f32[3,4] name=n0
%4 = aten.triu.default(%1, 1) : f32[2,4,3] name=n1
%5 = aten.triu.default(%2, 0) : bool[3,3] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x4xf32>, tensor<2x4x3xf32>, tensor<3x3xi1>) -> (tensor<3x4xf32>, tensor<2x4x3xf32>, tensor<3x3xi1>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x4xf32>, %arg1: tensor<2x4x3xf32>, %arg2: tensor<3x3xi1>):
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x4xi32>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x4xi32>
    %3 = "stablehlo.add"(%0, %2) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %4 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xi32>
    %5 = "stablehlo.compare"(%4, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %6 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
    %8 = "stablehlo.select"(%5, %arg0, %7) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %9 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
    %10 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x3xi32>
    %12 = "stablehlo.add"(%9, %11) : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %13 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
    %14 = "stablehlo.compare"(%13, %12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<4x3xi1>) -> tensor<2x4x3xi1>
    %16 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x3xf32>
    %17 = "stablehlo.select"(%15, %arg1, %16) : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %18 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
    %19 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x3xi32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %21 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
    %22 = "stablehlo.compare"(%21, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %23 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3x3xi1>
    %25 = "stablehlo.select"(%22, %arg2, %24) : (tensor<3x3xi1>, tensor<3x3xi1>, tensor<3x3xi1>) -> tensor<3x3xi1>
    "func.return"(%8, %17, %25) : (tensor<3x4xf32>, tensor<2x4x3xf32>, tensor<3x3xi1>) -> ()
  }) : () -> ()
}) : () -> ()
