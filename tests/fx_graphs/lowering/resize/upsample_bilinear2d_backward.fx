graph g inference
input %0 a: f32[2,3,8,9]
input %1 b: f32[2,3,3,2]
%2 = aten.upsample_bilinear2d_backward.default(%0, [8, 9], [2, 3, 4, 3], false, none, none) : f32[2,3,4,3] name=n0
%3 = aten.upsample_bilinear2d_backward.default(%1, [3, 2], [2, 3, 4, 5], false, 0.8, 0.5) : f32[2,3,4,5] name=n1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x8x9xf32>, tensor<2x3x3x2xf32>) -> (tensor<2x3x4x3xf32>, tensor<2x3x4x5xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x8x9xf32>, %arg1: tensor<2x3x3x2xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x9xf32>
    %2 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 1, 2, 2, 3]> : tensor<8xi64>} : () -> tensor<8xi64>
    %3 = "stablehlo.convert"(%2) : (tensor<8xi64>) -> tensor<8xi32>
    %4 = "stablehlo.constant"() {value = dense<[1.000000e+00, 7.500000e-01, 2.500000e-01, 7.500000e-01, 2.500000e-01, 7.500000e-01, 2.500000e-01, 7.500000e-01]> : tensor<8xf32>} : () -> tensor<8xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x9xf32>
    %6 = "stablehlo.multiply"(%arg0, %5) : (tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
    %7 = "stablehlo.scatter"(%1, %3, %6) ({
    ^bb0(%arg16: tensor<f32> loc("aten.upsample_bilinear2d_backward.default"), %arg17: tensor<f32> loc("aten.upsample_bilinear2d_backward.default")):
      %63 = "stablehlo.add"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%63) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 3], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false} : (tensor<2x3x4x9xf32>, tensor<8xi32>, tensor<2x3x8x9xf32>) -> tensor<2x3x4x9xf32>
    %8 = "stablehlo.constant"() {value = dense<[1, 1, 1, 2, 2, 3, 3, 3]> : tensor<8xi64>} : () -> tensor<8xi64>
    %9 = "stablehlo.convert"(%8) : (tensor<8xi64>) -> tensor<8xi32>
    %10 = "stablehlo.constant"() {value = dense<[0.000000e+00, 2.500000e-01, 7.500000e-01, 2.500000e-01, 7.500000e-01, 2.500000e-01, 7.500000e-01, 2.500000e-01]> : tensor<8xf32>} : () -> tensor<8xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x9xf32>
    %12 = "stablehlo.multiply"(%arg0, %11) : (tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
    %13 = "stablehlo.scatter"(%7, %9, %12) ({
    ^bb0(%arg14: tensor<f32> loc("aten.upsample_bilinear2d_backward.default"), %arg15: tensor<f32> loc("aten.upsample_bilinear2d_backward.default")):
      %62 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%62) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 3], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false} : (tensor<2x3x4x9xf32>, tensor<8xi32>, tensor<2x3x8x9xf32>) -> tensor<2x3x4x9xf32>
    %14 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x3xf32>
    %16 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 1, 1, 1, 2, 2]> : tensor<9xi64>} : () -> tensor<9xi64>
    %17 = "stablehlo.convert"(%16) : (tensor<9xi64>) -> tensor<9xi32>
    %18 = "stablehlo.constant"() {value = dense<[1.000000e+00, 1.000000e+00, 0.666666627, 0.333333254, 1.000000e+00, 0.666666627, 0.333333254, 1.000000e+00, 0.666666507]> : tensor<9xf32>} : () -> tensor<9xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf32>) -> tensor<2x3x4x9xf32>
    %20 = "stablehlo.multiply"(%13, %19) : (tensor<2x3x4x9xf32>, tensor<2x3x4x9xf32>) -> tensor<2x3x4x9xf32>
    %21 = "stablehlo.scatter"(%15, %17, %20) ({
    ^bb0(%arg12: tensor<f32> loc("aten.upsample_bilinear2d_backward.default"), %arg13: tensor<f32> loc("aten.upsample_bilinear2d_backward.default")):
      %61 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%61) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [3], scatter_dims_to_operand_dims = [3], index_vector_dim = 1>, unique_indices = false} : (tensor<2x3x4x3xf32>, tensor<9xi32>, tensor<2x3x4x9xf32>) -> tensor<2x3x4x3xf32>
    %22 = "stablehlo.constant"() {value = dense<[1, 1, 1, 1, 2, 2, 2, 2, 2]> : tensor<9xi64>} : () -> tensor<9xi64>
    %23 = "stablehlo.convert"(%22) : (tensor<9xi64>) -> tensor<9xi32>
    %24 = "stablehlo.constant"() {value = dense<[0.000000e+00, 0.000000e+00, 0.333333373, 0.666666746, 0.000000e+00, 0.333333373, 0.666666746, 0.000000e+00, 0.333333492]> : tensor<9xf32>} : () -> tensor<9xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf32>) -> tensor<2x3x4x9xf32>
    %26 = "stablehlo.multiply"(%13, %25) : (tensor<2x3x4x9xf32>, tensor<2x3x4x9xf32>) -> tensor<2x3x4x9xf32>
    %27 = "stablehlo.scatter"(%21, %23, %26) ({
    ^bb0(%arg10: tensor<f32> loc("aten.upsample_bilinear2d_backward.default"), %arg11: tensor<f32> loc("aten.upsample_bilinear2d_backward.default")):
      %60 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%60) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [3], scatter_dims_to_operand_dims = [3], index_vector_dim = 1>, unique_indices = false} : (tensor<2x3x4x3xf32>, tensor<9xi32>, tensor<2x3x4x9xf32>) -> tensor<2x3x4x3xf32>
    %28 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x2xf32>
    %30 = "stablehlo.constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %31 = "stablehlo.convert"(%30) : (tensor<3xi64>) -> tensor<3xi32>
    %32 = "stablehlo.constant"() {value = dense<[8.750000e-01, 6.250000e-01, 3.750000e-01]> : tensor<3xf32>} : () -> tensor<3xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3x3x2xf32>
    %34 = "stablehlo.multiply"(%arg1, %33) : (tensor<2x3x3x2xf32>, tensor<2x3x3x2xf32>) -> tensor<2x3x3x2xf32>
    %35 = "stablehlo.scatter"(%29, %31, %34) ({
    ^bb0(%arg8: tensor<f32> loc("aten.upsample_bilinear2d_backward.default"), %arg9: tensor<f32> loc("aten.upsample_bilinear2d_backward.default")):
      %59 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%59) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 3], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false} : (tensor<2x3x4x2xf32>, tensor<3xi32>, tensor<2x3x3x2xf32>) -> tensor<2x3x4x2xf32>
    %36 = "stablehlo.constant"() {value = dense<[1, 2, 3]> : tensor<3xi64>} : () -> tensor<3xi64>
    %37 = "stablehlo.convert"(%36) : (tensor<3xi64>) -> tensor<3xi32>
    %38 = "stablehlo.constant"() {value = dense<[1.250000e-01, 3.750000e-01, 6.250000e-01]> : tensor<3xf32>} : () -> tensor<3xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3x3x2xf32>
    %40 = "stablehlo.multiply"(%arg1, %39) : (tensor<2x3x3x2xf32>, tensor<2x3x3x2xf32>) -> tensor<2x3x3x2xf32>
    %41 = "stablehlo.scatter"(%35, %37, %40) ({
    ^bb0(%arg6: tensor<f32> loc("aten.upsample_bilinear2d_backward.default"), %arg7: tensor<f32> loc("aten.upsample_bilinear2d_backward.default")):
      %58 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%58) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 3], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false} : (tensor<2x3x4x2xf32>, tensor<3xi32>, tensor<2x3x3x2xf32>) -> tensor<2x3x4x2xf32>
    %42 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x5xf32>
    %44 = "stablehlo.constant"() {value = dense<[0, 2]> : tensor<2xi64>} : () -> tensor<2xi64>
    %45 = "stablehlo.convert"(%44) : (tensor<2xi64>) -> tensor<2xi32>
    %46 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<2xf32>} : () -> tensor<2xf32>
    %47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 3>} : (tensor<2xf32>) -> tensor<2x3x4x2xf32>
    %48 = "stablehlo.multiply"(%41, %47) : (tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
    %49 = "stablehlo.scatter"(%43, %45, %48) ({
    ^bb0(%arg4: tensor<f32> loc("aten.upsample_bilinear2d_backward.default"), %arg5: tensor<f32> loc("aten.upsample_bilinear2d_backward.default")):
      %57 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%57) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [3], scatter_dims_to_operand_dims = [3], index_vector_dim = 1>, unique_indices = false} : (tensor<2x3x4x5xf32>, tensor<2xi32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x5xf32>
    %50 = "stablehlo.constant"() {value = dense<[1, 3]> : tensor<2xi64>} : () -> tensor<2xi64>
    %51 = "stablehlo.convert"(%50) : (tensor<2xi64>) -> tensor<2xi32>
    %52 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<2xf32>} : () -> tensor<2xf32>
    %53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 3>} : (tensor<2xf32>) -> tensor<2x3x4x2xf32>
    %54 = "stablehlo.multiply"(%41, %53) : (tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
    %55 = "stablehlo.scatter"(%49, %51, %54) ({
    ^bb0(%arg2: tensor<f32> loc("aten.upsample_bilinear2d_backward.default"), %arg3: tensor<f32> loc("aten.upsample_bilinear2d_backward.default")):
      %56 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%56) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [3], scatter_dims_to_operand_dims = [3], index_vector_dim = 1>, unique_indices = false} : (tensor<2x3x4x5xf32>, tensor<2xi32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x5xf32>
    "func.return"(%27, %55) : (tensor<2x3x4x3xf32>, tensor<2x3x4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
