graph g inference
input %0 x0: f32[1,2,1,2]
input %1 x1: f32[1,2,2,2]
input %2 x2: i64[1,2,1,2]
%3 = aten.max_pool3d_with_indices_backward.default(%0, %1, [1, 2, 1], [1, 2, 1], [0, 0, 0], [1, 1, 1], false, %2) : f32[1,2,2,2] name=y0
return %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x1x2xf32>, tensor<1x2x2x2xf32>, tensor<1x2x1x2xi64>) -> tensor<1x2x2x2xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x1x2xf32>, %arg1: tensor<1x2x2x2xf32>, %arg2: tensor<1x2x1x2xi64>):
    %0 = "stablehlo.convert"(%arg2) : (tensor<1x2x1x2xi64>) -> tensor<1x2x1x2xi32>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x1x2xi32>
    %3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x2x1x2xi32>
    %4 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x1x2xi32>
    %6 = "stablehlo.multiply"(%3, %5) : (tensor<1x2x1x2xi32>, tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi32>
    %7 = "stablehlo.add"(%2, %6) : (tensor<1x2x1x2xi32>, tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi32>
    %8 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x2x1x2xi32>
    %9 = "stablehlo.multiply"(%8, %5) : (tensor<1x2x1x2xi32>, tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi32>
    %10 = "stablehlo.add"(%7, %9) : (tensor<1x2x1x2xi32>, tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi32>
    %11 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<1x2x1x2xi32>
    %12 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x1x2xi32>
    %14 = "stablehlo.multiply"(%11, %13) : (tensor<1x2x1x2xi32>, tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi32>
    %15 = "stablehlo.add"(%10, %14) : (tensor<1x2x1x2xi32>, tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi32>
    %16 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x1x2xf32>
    %18 = "stablehlo.add"(%15, %2) : (tensor<1x2x1x2xi32>, tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi32>
    %19 = "stablehlo.compare"(%18, %0) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x1x2xi32>, tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi1>
    %20 = "stablehlo.select"(%19, %arg0, %17) : (tensor<1x2x1x2xi1>, tensor<1x2x1x2xf32>, tensor<1x2x1x2xf32>) -> tensor<1x2x1x2xf32>
    %21 = "stablehlo.pad"(%20, %16) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 1, 0>} : (tensor<1x2x1x2xf32>, tensor<f32>) -> tensor<1x2x2x2xf32>
    %22 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x1x2xi32>
    %24 = "stablehlo.add"(%15, %23) : (tensor<1x2x1x2xi32>, tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi32>
    %25 = "stablehlo.compare"(%24, %0) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x1x2xi32>, tensor<1x2x1x2xi32>) -> tensor<1x2x1x2xi1>
    %26 = "stablehlo.select"(%25, %arg0, %17) : (tensor<1x2x1x2xi1>, tensor<1x2x1x2xf32>, tensor<1x2x1x2xf32>) -> tensor<1x2x1x2xf32>
    %27 = "stablehlo.pad"(%26, %16) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 1, 0>} : (tensor<1x2x1x2xf32>, tensor<f32>) -> tensor<1x2x2x2xf32>
    %28 = "stablehlo.add"(%21, %27) : (tensor<1x2x2x2xf32>, tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
    "func.return"(%28) : (tensor<1x2x2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
