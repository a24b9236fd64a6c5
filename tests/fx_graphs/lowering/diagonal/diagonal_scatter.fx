graph g inference
input %0 a: f32[3,4]
input %1 b: f32[3]
input %2 c: f32[3,4]
input %3 d: f32[3]
input %4 e: f32[2,3,4]
input %5 f: f32[2,3]
%6 = aten.diagonal_scatter.default(%0, %1, 0, 0, 1) : f32[3,4] name=n0
%7 = aten.diagonal_scatter.default(%2, %3, 1, 0, 1) : f32[3,4] name=n1
%8 = aten.diagonal_scatter.default(%4, %5, 0, 1, 2) : f32[2,3,4] name=n2
return %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x4xf32>, tensor<3xf32>, tensor<3x4xf32>, tensor<3xf32>, tensor<2x3x4xf32>, tensor<2x3xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<2x3x4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x4xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3x4xf32>, %arg3: tensor<3xf32>, %arg4: tensor<2x3x4xf32>, %arg5: tensor<2x3xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x4xi32>
    %4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x4xi32>
    %5 = "stablehlo.add"(%4, %3) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %6 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xi32>
    %7 = "stablehlo.compare"(%6, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %8 = "stablehlo.select"(%7, %1, %arg0) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %9 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
    %10 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x4xi32>
    %12 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x4xi32>
    %13 = "stablehlo.add"(%12, %11) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %14 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xi32>
    %15 = "stablehlo.compare"(%14, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %16 = "stablehlo.select"(%15, %9, %arg2) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %17 = "stablehlo.broadcast_in_dim"(%arg5) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %18 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x4xi32>
    %19 = "stablehlo.add"(%18, %3) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %20 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xi32>
    %21 = "stablehlo.compare"(%20, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<3x4xi1>) -> tensor<2x3x4xi1>
    %23 = "stablehlo.select"(%22, %17, %arg4) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    "func.return"(%8, %16, %23) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<2x3x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
