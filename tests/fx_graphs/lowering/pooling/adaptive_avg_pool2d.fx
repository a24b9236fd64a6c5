graph g inference
input %0 x0: f32[1,4,5]
%1 = aten._adaptive_avg_pool2d.default(%0, [2, 3]) : f32[1,2,3] name=y0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x5xf32>) -> tensor<1x2x3xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x5xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x4x5xf32>) -> tensor<1x2x2x5xf32>
    %1 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%arg3: tensor<f32> loc("aten._adaptive_avg_pool2d.default"), %arg4: tensor<f32> loc("aten._adaptive_avg_pool2d.default")):
      %24 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<1x2x2x5xf32>, tensor<f32>) -> tensor<1x2x5xf32>
    %3 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x5xf32>
    %5 = "stablehlo.divide"(%2, %4) : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<1x2x5xf32>
    %6 = "stablehlo.constant"() {value = dense<[0, 1, 1, 1, 2, 3, 3, 4, 4]> : tensor<9xi64>} : () -> tensor<9xi64>
    %7 = "stablehlo.convert"(%6) : (tensor<9xi64>) -> tensor<9xi32>
    %8 = "stablehlo.reshape"(%7) : (tensor<9xi32>) -> tensor<3x3xi32>
    %9 = "stablehlo.gather"(%5, %8) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1>} : (tensor<1x2x5xf32>, tensor<3x3xi32>) -> tensor<1x2x3x3xf32>
    %10 = "stablehlo.constant"() {value = dense<[1, 1, 0, 1, 1, 1, 1, 1, 0]> : tensor<9xi64>} : () -> tensor<9xi64>
    %11 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<9xi64>
    %13 = "stablehlo.compare"(%10, %12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %14 = "stablehlo.reshape"(%13) : (tensor<9xi1>) -> tensor<3x3xi1>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<3x3xi1>) -> tensor<1x2x3x3xi1>
    %16 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x3x3xf32>
    %17 = "stablehlo.select"(%15, %9, %16) : (tensor<1x2x3x3xi1>, tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %18 = "stablehlo.reduce"(%17, %1) ({
    ^bb0(%arg1: tensor<f32> loc("aten._adaptive_avg_pool2d.default"), %arg2: tensor<f32> loc("aten._adaptive_avg_pool2d.default")):
      %23 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %19 = "stablehlo.constant"() {value = dense<[2, 3, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %20 = "stablehlo.convert"(%19) : (tensor<3xi64>) -> tensor<3xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3xf32>
    %22 = "stablehlo.divide"(%18, %21) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    "func.return"(%22) : (tensor<1x2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
