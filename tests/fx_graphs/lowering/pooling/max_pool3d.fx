graph g inference
input %0 x0: f32[1,4,4,4]
%1, %2 = aten.max_pool3d_with_indices.default(%0, [2, 2, 2], [], [0, 0, 0], [1, 1, 1], false) : f32[1,2,2,2]; i64[1,2,2,2] name=y0
return %1, %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x4x4xf32>) -> (tensor<1x2x2x2xf32>, tensor<1x2x2x2xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x4x4xf32>):
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x4x4x4xi32>
    %3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x4x4x4xi32>
    %4 = "stablehlo.constant"() {value = dense<16> : tensor<i32>} : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x4x4x4xi32>
    %6 = "stablehlo.multiply"(%3, %5) : (tensor<1x4x4x4xi32>, tensor<1x4x4x4xi32>) -> tensor<1x4x4x4xi32>
    %7 = "stablehlo.add"(%2, %6) : (tensor<1x4x4x4xi32>, tensor<1x4x4x4xi32>) -> tensor<1x4x4x4xi32>
    %8 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x4x4x4xi32>
    %9 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x4x4x4xi32>
    %11 = "stablehlo.multiply"(%8, %10) : (tensor<1x4x4x4xi32>, tensor<1x4x4x4xi32>) -> tensor<1x4x4x4xi32>
    %12 = "stablehlo.add"(%7, %11) : (tensor<1x4x4x4xi32>, tensor<1x4x4x4xi32>) -> tensor<1x4x4x4xi32>
    %13 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<1x4x4x4xi32>
    %14 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x4x4x4xi32>
    %16 = "stablehlo.multiply"(%13, %15) : (tensor<1x4x4x4xi32>, tensor<1x4x4x4xi32>) -> tensor<1x4x4x4xi32>
    %17 = "stablehlo.add"(%12, %16) : (tensor<1x4x4x4xi32>, tensor<1x4x4x4xi32>) -> tensor<1x4x4x4xi32>
    %18 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
    %19:2 = "stablehlo.reduce_window"(%arg0, %17, %0, %18) ({
    ^bb0(%arg1: tensor<f32> loc("aten.max_pool3d_with_indices.default"), %arg2: tensor<i32> loc("aten.max_pool3d_with_indices.default"), %arg3: tensor<f32> loc("aten.max_pool3d_with_indices.default"), %arg4: tensor<i32> loc("aten.max_pool3d_with_indices.default")):
      %21 = "stablehlo.compare"(%arg1, %arg3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %22 = "stablehlo.compare"(%arg2, %arg4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %23 = "stablehlo.and"(%21, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %24 = "stablehlo.compare"(%arg1, %arg3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %25 = "stablehlo.or"(%24, %23) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %26 = "stablehlo.compare"(%arg1, %arg1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %27 = "stablehlo.compare"(%arg3, %arg3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %28 = "stablehlo.not"(%27) : (tensor<i1>) -> tensor<i1>
      %29 = "stablehlo.compare"(%arg2, %arg4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %30 = "stablehlo.or"(%28, %29) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %31 = "stablehlo.and"(%26, %30) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %32 = "stablehlo.or"(%25, %31) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %33 = "stablehlo.select"(%32, %arg1, %arg3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %34 = "stablehlo.select"(%32, %arg2, %arg4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%33, %34) : (tensor<f32>, tensor<i32>) -> ()
    }) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 2>, window_strides = array<i64: 1, 2, 2, 2>} : (tensor<1x4x4x4xf32>, tensor<1x4x4x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x2x2x2xf32>, tensor<1x2x2x2xi32>)
    %20 = "stablehlo.convert"(%19#1) : (tensor<1x2x2x2xi32>) -> tensor<1x2x2x2xi64>
    "func.return"(%19#0, %20) : (tensor<1x2x2x2xf32>, tensor<1x2x2x2xi64>) -> ()
  }) : () -> ()
}) : () -> ()
