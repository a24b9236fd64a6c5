graph g inference
input %0 a: f32[1,2,4,6,5]
%1 = aten.upsample_trilinear3d_backward.default(%0, [4, 6, 5], [1, 2, 2, 3, 4], false, none, none, none) : f32[1,2,2,3,4] name=n0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x6x5xf32>) -> tensor<1x2x2x3x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x6x5xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x2x6x5xf32>
    %2 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1]> : tensor<4xi64>} : () -> tensor<4xi64>
    %3 = "stablehlo.convert"(%2) : (tensor<4xi64>) -> tensor<4xi32>
    %4 = "stablehlo.constant"() {value = dense<[1.000000e+00, 7.500000e-01, 2.500000e-01, 7.500000e-01]> : tensor<4xf32>} : () -> tensor<4xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x6x5xf32>
    %6 = "stablehlo.multiply"(%arg0, %5) : (tensor<1x2x4x6x5xf32>, tensor<1x2x4x6x5xf32>) -> tensor<1x2x4x6x5xf32>
    %7 = "stablehlo.scatter"(%1, %3, %6) ({
    ^bb0(%arg11: tensor<f32> loc("aten.upsample_trilinear3d_backward.default"), %arg12: tensor<f32> loc("aten.upsample_trilinear3d_backward.default")):
      %45 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%45) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 3, 4], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false} : (tensor<1x2x2x6x5xf32>, tensor<4xi32>, tensor<1x2x4x6x5xf32>) -> tensor<1x2x2x6x5xf32>
    %8 = "stablehlo.constant"() {value = dense<1> : tensor<4xi64>} : () -> tensor<4xi64>
    %9 = "stablehlo.convert"(%8) : (tensor<4xi64>) -> tensor<4xi32>
    %10 = "stablehlo.constant"() {value = dense<[0.000000e+00, 2.500000e-01, 7.500000e-01, 2.500000e-01]> : tensor<4xf32>} : () -> tensor<4xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x6x5xf32>
    %12 = "stablehlo.multiply"(%arg0, %11) : (tensor<1x2x4x6x5xf32>, tensor<1x2x4x6x5xf32>) -> tensor<1x2x4x6x5xf32>
    %13 = "stablehlo.scatter"(%7, %9, %12) ({
    ^bb0(%arg9: tensor<f32> loc("aten.upsample_trilinear3d_backward.default"), %arg10: tensor<f32> loc("aten.upsample_trilinear3d_backward.default")):
      %44 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%44) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 3, 4], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false} : (tensor<1x2x2x6x5xf32>, tensor<4xi32>, tensor<1x2x4x6x5xf32>) -> tensor<1x2x2x6x5xf32>
    %14 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x2x3x5xf32>
    %15 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 1, 2]> : tensor<6xi64>} : () -> tensor<6xi64>
    %16 = "stablehlo.convert"(%15) : (tensor<6xi64>) -> tensor<6xi32>
    %17 = "stablehlo.constant"() {value = dense<[1.000000e+00, 7.500000e-01, 2.500000e-01, 7.500000e-01, 2.500000e-01, 7.500000e-01]> : tensor<6xf32>} : () -> tensor<6xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 3>} : (tensor<6xf32>) -> tensor<1x2x2x6x5xf32>
    %19 = "stablehlo.multiply"(%13, %18) : (tensor<1x2x2x6x5xf32>, tensor<1x2x2x6x5xf32>) -> tensor<1x2x2x6x5xf32>
    %20 = "stablehlo.scatter"(%14, %16, %19) ({
    ^bb0(%arg7: tensor<f32> loc("aten.upsample_trilinear3d_backward.default"), %arg8: tensor<f32> loc("aten.upsample_trilinear3d_backward.default")):
      %43 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%43) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2, 4], inserted_window_dims = [3], scatter_dims_to_operand_dims = [3], index_vector_dim = 1>, unique_indices = false} : (tensor<1x2x2x3x5xf32>, tensor<6xi32>, tensor<1x2x2x6x5xf32>) -> tensor<1x2x2x3x5xf32>
    %21 = "stablehlo.constant"() {value = dense<[1, 1, 1, 2, 2, 2]> : tensor<6xi64>} : () -> tensor<6xi64>
    %22 = "stablehlo.convert"(%21) : (tensor<6xi64>) -> tensor<6xi32>
    %23 = "stablehlo.constant"() {value = dense<[0.000000e+00, 2.500000e-01, 7.500000e-01, 2.500000e-01, 7.500000e-01, 2.500000e-01]> : tensor<6xf32>} : () -> tensor<6xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 3>} : (tensor<6xf32>) -> tensor<1x2x2x6x5xf32>
    %25 = "stablehlo.multiply"(%13, %24) : (tensor<1x2x2x6x5xf32>, tensor<1x2x2x6x5xf32>) -> tensor<1x2x2x6x5xf32>
    %26 = "stablehlo.scatter"(%20, %22, %25) ({
    ^bb0(%arg5: tensor<f32> loc("aten.upsample_trilinear3d_backward.default"), %arg6: tensor<f32> loc("aten.upsample_trilinear3d_backward.default")):
      %42 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%42) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2, 4], inserted_window_dims = [3], scatter_dims_to_operand_dims = [3], index_vector_dim = 1>, unique_indices = false} : (tensor<1x2x2x3x5xf32>, tensor<6xi32>, tensor<1x2x2x6x5xf32>) -> tensor<1x2x2x3x5xf32>
    %27 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x2x3x4xf32>
    %28 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 3]> : tensor<5xi64>} : () -> tensor<5xi64>
    %29 = "stablehlo.convert"(%28) : (tensor<5xi64>) -> tensor<5xi32>
    %30 = "stablehlo.constant"() {value = dense<[1.000000e+00, 0.299999952, 5.000000e-01, 0.700000048, 0.899999857]> : tensor<5xf32>} : () -> tensor<5xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 4>} : (tensor<5xf32>) -> tensor<1x2x2x3x5xf32>
    %32 = "stablehlo.multiply"(%26, %31) : (tensor<1x2x2x3x5xf32>, tensor<1x2x2x3x5xf32>) -> tensor<1x2x2x3x5xf32>
    %33 = "stablehlo.scatter"(%27, %29, %32) ({
    ^bb0(%arg3: tensor<f32> loc("aten.upsample_trilinear3d_backward.default"), %arg4: tensor<f32> loc("aten.upsample_trilinear3d_backward.default")):
      %41 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%41) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2, 3], inserted_window_dims = [4], scatter_dims_to_operand_dims = [4], index_vector_dim = 1>, unique_indices = false} : (tensor<1x2x2x3x4xf32>, tensor<5xi32>, tensor<1x2x2x3x5xf32>) -> tensor<1x2x2x3x4xf32>
    %34 = "stablehlo.constant"() {value = dense<[1, 1, 2, 3, 3]> : tensor<5xi64>} : () -> tensor<5xi64>
    %35 = "stablehlo.convert"(%34) : (tensor<5xi64>) -> tensor<5xi32>
    %36 = "stablehlo.constant"() {value = dense<[0.000000e+00, 0.700000048, 5.000000e-01, 0.299999952, 0.100000143]> : tensor<5xf32>} : () -> tensor<5xf32>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 4>} : (tensor<5xf32>) -> tensor<1x2x2x3x5xf32>
    %38 = "stablehlo.multiply"(%26, %37) : (tensor<1x2x2x3x5xf32>, tensor<1x2x2x3x5xf32>) -> tensor<1x2x2x3x5xf32>
    %39 = "stablehlo.scatter"(%33, %35, %38) ({
    ^bb0(%arg1: tensor<f32> loc("aten.upsample_trilinear3d_backward.default"), %arg2: tensor<f32> loc("aten.upsample_trilinear3d_backward.default")):
      %40 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%40) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2, 3], inserted_window_dims = [4], scatter_dims_to_operand_dims = [4], index_vector_dim = 1>, unique_indices = false} : (tensor<1x2x2x3x4xf32>, tensor<5xi32>, tensor<1x2x2x3x5xf32>) -> tensor<1x2x2x3x4xf32>
    "func.return"(%39) : (tensor<1x2x2x3x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
