graph g inference
input %0 x0: f32[1,2,3]
input %1 x1: f32[1,4,5]
%2 = aten._adaptive_avg_pool2d_backward.default(%0, %1) : f32[1,4,5] name=y0
return %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x3xf32>, tensor<1x4x5xf32>) -> tensor<1x4x5xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x3xf32>, %arg1: tensor<1x4x5xf32>):
    %0 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x3xf32>
    %2 = "stablehlo.divide"(%arg0, %1) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<1x2x3xf32>) -> tensor<1x2x2x3xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1x2x2x3xf32>) -> tensor<1x4x3xf32>
    %5 = "stablehlo.constant"() {value = dense<[2, 3, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %6 = "stablehlo.convert"(%5) : (tensor<3xi64>) -> tensor<3xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x4x3xf32>
    %8 = "stablehlo.divide"(%4, %7) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
    %9 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 1, 1, 1, 2, 2, 2]> : tensor<10xi64>} : () -> tensor<10xi64>
    %10 = "stablehlo.convert"(%9) : (tensor<10xi64>) -> tensor<10xi32>
    %11 = "stablehlo.reshape"(%10) : (tensor<10xi32>) -> tensor<5x2xi32>
    %12 = "stablehlo.gather"(%8, %11) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4, 1>} : (tensor<1x4x3xf32>, tensor<5x2xi32>) -> tensor<1x4x5x2xf32>
    %13 = "stablehlo.constant"() {value = dense<[1, 0, 1, 1, 1, 0, 1, 1, 1, 0]> : tensor<10xi64>} : () -> tensor<10xi64>
    %14 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<10xi64>
    %16 = "stablehlo.compare"(%13, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xi64>, tensor<10xi64>) -> tensor<10xi1>
    %17 = "stablehlo.reshape"(%16) : (tensor<10xi1>) -> tensor<5x2xi1>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<5x2xi1>) -> tensor<1x4x5x2xi1>
    %19 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x4x5x2xf32>
    %21 = "stablehlo.select"(%18, %12, %20) : (tensor<1x4x5x2xi1>, tensor<1x4x5x2xf32>, tensor<1x4x5x2xf32>) -> tensor<1x4x5x2xf32>
    %22 = "stablehlo.reduce"(%21, %19) ({
    ^bb0(%arg2: tensor<f32> loc("aten._adaptive_avg_pool2d_backward.default"), %arg3: tensor<f32> loc("aten._adaptive_avg_pool2d_backward.default")):
      %23 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<1x4x5x2xf32>, tensor<f32>) -> tensor<1x4x5xf32>
    "func.return"(%22) : (tensor<1x4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
