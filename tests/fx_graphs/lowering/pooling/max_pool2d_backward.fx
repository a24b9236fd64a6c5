graph g inference
input %0 x0: f32[1,2,2]
input %1 x1: f32[1,4,4]
input %2 x2: i64[1,2,2]
%3 = aten.max_pool2d_with_indices_backward.default(%0, %1, [2, 1], [2, 2], [0, 0], [1, 1], false, %2) : f32[1,4,4] name=y0
return %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x2xf32>, tensor<1x4x4xf32>, tensor<1x2x2xi64>) -> tensor<1x4x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x2xf32>, %arg1: tensor<1x4x4xf32>, %arg2: tensor<1x2x2xi64>):
    %0 = "stablehlo.convert"(%arg2) : (tensor<1x2x2xi64>) -> tensor<1x2x2xi32>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x2xi32>
    %3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x2x2xi32>
    %4 = "stablehlo.constant"() {value = dense<8> : tensor<i32>} : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x2xi32>
    %6 = "stablehlo.multiply"(%3, %5) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %7 = "stablehlo.add"(%2, %6) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %8 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x2x2xi32>
    %9 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x2xi32>
    %11 = "stablehlo.multiply"(%8, %10) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %12 = "stablehlo.add"(%7, %11) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %13 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x2xf32>
    %15 = "stablehlo.add"(%12, %2) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %16 = "stablehlo.compare"(%15, %0) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %17 = "stablehlo.select"(%16, %arg0, %14) : (tensor<1x2x2xi1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %18 = "stablehlo.pad"(%17, %13) {edge_padding_high = array<i64: 0, 1, 1>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 1, 1>} : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x4x4xf32>
    %19 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x2xi32>
    %21 = "stablehlo.add"(%12, %20) : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi32>
    %22 = "stablehlo.compare"(%21, %0) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %23 = "stablehlo.select"(%22, %arg0, %14) : (tensor<1x2x2xi1>, tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %24 = "stablehlo.pad"(%23, %13) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 1, 1>} : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x4x4xf32>
    %25 = "stablehlo.add"(%18, %24) : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
    "func.return"(%25) : (tensor<1x4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
