graph g inference
input %0 x0: f32[1,1,4,5]
%1 = aten._upsample_nearest_exact2d_backward.default(%0, [4, 5], [1, 1, 2, 3], none, none) : f32[1,1,2,3] name=y0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x1x4x5xf32>) -> tensor<1x1x2x3xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x1x4x5xf32>):
    %0 = "stablehlo.constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<4xi32>) -> tensor<2x2xi32>
    %3 = "stablehlo.gather"(%arg0, %2) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 5>} : (tensor<1x1x4x5xf32>, tensor<2x2xi32>) -> tensor<1x1x2x2x5xf32>
    %4 = "stablehlo.constant"() {value = dense<1> : tensor<4xi64>} : () -> tensor<4xi64>
    %5 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %7 = "stablehlo.compare"(%4, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %8 = "stablehlo.reshape"(%7) : (tensor<4xi1>) -> tensor<2x2xi1>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<2x2xi1>) -> tensor<1x1x2x2x5xi1>
    %10 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x2x2x5xf32>
    %12 = "stablehlo.select"(%9, %3, %11) : (tensor<1x1x2x2x5xi1>, tensor<1x1x2x2x5xf32>, tensor<1x1x2x2x5xf32>) -> tensor<1x1x2x2x5xf32>
    %13 = "stablehlo.reduce"(%12, %10) ({
    ^bb0(%arg3: tensor<f32> loc("aten._upsample_nearest_exact2d_backward.default"), %arg4: tensor<f32> loc("aten._upsample_nearest_exact2d_backward.default")):
      %28 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<1x1x2x2x5xf32>, tensor<f32>) -> tensor<1x1x2x5xf32>
    %14 = "stablehlo.constant"() {value = dense<[0, 1, 2, 2, 3, 4]> : tensor<6xi64>} : () -> tensor<6xi64>
    %15 = "stablehlo.convert"(%14) : (tensor<6xi64>) -> tensor<6xi32>
    %16 = "stablehlo.reshape"(%15) : (tensor<6xi32>) -> tensor<3x2xi32>
    %17 = "stablehlo.optimization_barrier"(%13) : (tensor<1x1x2x5xf32>) -> tensor<1x1x2x5xf32>
    %18 = "stablehlo.gather"(%17, %16) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 2, 1>} : (tensor<1x1x2x5xf32>, tensor<3x2xi32>) -> tensor<1x1x2x3x2xf32>
    %19 = "stablehlo.constant"() {value = dense<[1, 1, 1, 0, 1, 1]> : tensor<6xi64>} : () -> tensor<6xi64>
    %20 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
    %21 = "stablehlo.compare"(%19, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %22 = "stablehlo.reshape"(%21) : (tensor<6xi1>) -> tensor<3x2xi1>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 3, 4>} : (tensor<3x2xi1>) -> tensor<1x1x2x3x2xi1>
    %24 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x2x3x2xf32>
    %25 = "stablehlo.select"(%23, %18, %24) : (tensor<1x1x2x3x2xi1>, tensor<1x1x2x3x2xf32>, tensor<1x1x2x3x2xf32>) -> tensor<1x1x2x3x2xf32>
    %26 = "stablehlo.reduce"(%25, %10) ({
    ^bb0(%arg1: tensor<f32> loc("aten._upsample_nearest_exact2d_backward.default"), %arg2: tensor<f32> loc("aten._upsample_nearest_exact2d_backward.default")):
      %27 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%27) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<1x1x2x3x2xf32>, tensor<f32>) -> tensor<1x1x2x3xf32>
    "func.return"(%26) : (tensor<1x1x2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
