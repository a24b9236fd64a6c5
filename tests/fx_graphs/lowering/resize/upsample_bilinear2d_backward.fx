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
      %60 = "stablehlo.add"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%60) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 3], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false} : (tensor<2x3x4x9xf32>, tensor<8xi32>, tensor<2x3x8x9xf32>) -> tensor<2x3x4x9xf32>
    %8 = "stablehlo.constant"() {value = dense<[1, 1, 1, 2, 2, 3, 3, 3]> : tensor<8xi64>} : () -> tensor<8xi64>
    %9 = "stablehlo.convert"(%8) : (tensor<8xi64>) -> tensor<8xi32>
    %10 = "stablehlo.constant"() {value = dense<[0.000000e+00, 2.500000e-01, 7.500000e-01, 2.500000e-01, 7.500000e-01, 2.500000e-01, 7.500000e-01, 2.500000e-01]> : tensor<8xf32>} : () -> tensor<8xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x9xf32>
    %12 = "stablehlo.multiply"(%arg0, %11) : (tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
    %13 = "stablehlo.scatter"(%7, %9, %12) ({
    ^bb0(%arg14: tensor<f32> loc("aten.upsample_bilinear2d_backward.default"), %arg15: tensor<f32> loc("aten.upsample_bilinear2d_backward.default")):
      %59 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%59) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 3], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false} : (tensor<2x3x4x9xf32>, tensor<8xi32>, tensor<2x3x8x9xf32>) -> tensor<2x3x4x9xf32>
    %14 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x3xf32>
    %15 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 1, 1, 1, 2, 2]> : tensor<9xi64>} : () -> tensor<9xi64>
    %16 = "stablehlo.convert"(%15) : (tensor<9xi64>) -> tensor<9xi32>
    %17 = "stablehlo.constant"() {value = dense<[1.000000e+00, 1.000000e+00, 0.666666627, 0.333333254, 1.000000e+00, 0.666666627, 0.333333254, 1.000000e+00, 0.666666507]> : tensor<9xf32>} : () -> tensor<9xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf32>) -> tensor<2x3x4x9xf32>
    %19 = "stablehlo.multiply"(%13, %18) : (tensor<2x3x4x9xf32>, tensor<2x3x4x9xf32>) -> tensor<2x3x4x9xf32>
    %20 = "stablehlo.scatter"(%14, %16, %19) ({
    ^bb0(%arg12: tensor<f32> loc("aten.upsample_bilinear2d_backward.default"), %arg13: tensor<f32> loc("aten.upsample_bilinear2d_backward.default")):
      %58 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%58) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [3], scatter_dims_to_operand_dims = [3], index_vector_dim = 1>, unique_indices = false} : (tensor<2x3x4x3xf32>, tensor<9xi32>, tensor<2x3x4x9xf32>) -> tensor<2x3x4x3xf32>
    %21 = "stablehlo.constant"() {value = dense<[1, 1, 1, 1, 2, 2, 2, 2, 2]> : tensor<9xi64>} : () -> tensor<9xi64>
    %22 = "stablehlo.convert"(%21) : (tensor<9xi64>) -> tensor<9xi32>
    %23 = "stablehlo.constant"() {value = dense<[0.000000e+00, 0.000000e+00, 0.333333373, 0.666666746, 0.000000e+00, 0.333333373, 0.666666746, 0.000000e+00, 0.333333492]> : tensor<9xf32>} : () -> tensor<9xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf32>) -> tensor<2x3x4x9xf32>
    %25 = "stablehlo.multiply"(%13, %24) : (tensor<2x3x4x9xf32>, tensor<2x3x4x9xf32>) -> tensor<2x3x4x9xf32>
    %26 = "stablehlo.scatter"(%20, %22, %25) ({
    ^bb0(%arg10: tensor<f32> loc("aten.upsample_bilinear2d_backward.default"), %arg11: tensor<f32> loc("aten.upsample_bilinear2d_backward.default")):
      %57 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%57) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [3], scatter_dims_to_operand_dims = [3], index_vector_dim = 1>, unique_indices = false} : (tensor<2x3x4x3xf32>, tensor<9xi32>, tensor<2x3x4x9xf32>) -> tensor<2x3x4x3xf32>
    %27 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x2xf32>
    %28 = "stablehlo.constant"() {value = dense<[0, 1, 2]> : tensor<3xi64>} : () -> tensor<3xi64>
    %29 = "stablehlo.convert"(%28) : (tensor<3xi64>) -> tensor<3xi32>
    %30 = "stablehlo.constant"() {value = dense<[8.750000e-01, 6.250000e-01, 3.750000e-01]> : tensor<3xf32>} : () -> tensor<3xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3x3x2xf32>
    %32 = "stablehlo.multiply"(%arg1, %31) : (tensor<2x3x3x2xf32>, tensor<2x3x3x2xf32>) -> tensor<2x3x3x2xf32>
    %33 = "stablehlo.scatter"(%27, %29, %32) ({
    ^bb0(%arg8: tensor<f32> loc("aten.upsample_bilinear2d_backward.default"), %arg9: tensor<f32> loc("aten.upsample_bilinear2d_backward.default")):
      %56 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%56) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 3], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false} : (tensor<2x3x4x2xf32>, tensor<3xi32>, tensor<2x3x3x2xf32>) -> tensor<2x3x4x2xf32>
    %34 = "stablehlo.constant"() {value = dense<[1, 2, 3]> : tensor<3xi64>} : () -> tensor<3xi64>
    %35 = "stablehlo.convert"(%34) : (tensor<3xi64>) -> tensor<3xi32>
    %36 = "stablehlo.constant"() {value = dense<[1.250000e-01, 3.750000e-01, 6.250000e-01]> : tensor<3xf32>} : () -> tensor<3xf32>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x3x3x2xf32>
    %38 = "stablehlo.multiply"(%arg1, %37) : (tensor<2x3x3x2xf32>, tensor<2x3x3x2xf32>) -> tensor<2x3x3x2xf32>
    %39 = "stablehlo.scatter"(%33, %35, %38) ({
    ^bb0(%arg6: tensor<f32> loc("aten.upsample_bilinear2d_backward.default"), %arg7: tensor<f32> loc("aten.upsample_bilinear2d_backward.default")):
      %55 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%55) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 3], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false} : (tensor<2x3x4x2xf32>, tensor<3xi32>, tensor<2x3x3x2xf32>) -> tensor<2x3x4x2xf32>
    %40 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x5xf32>
    %41 = "stablehlo.constant"() {value = dense<[0, 2]> : tensor<2xi64>} : () -> tensor<2xi64>
    %42 = "stablehlo.convert"(%41) : (tensor<2xi64>) -> tensor<2xi32>
    %43 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<2xf32>} : () -> tensor<2xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 3>} : (tensor<2xf32>) -> tensor<2x3x4x2xf32>
    %45 = "stablehlo.multiply"(%39, %44) : (tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
    %46 = "stablehlo.scatter"(%40, %42, %45) ({
    ^bb0(%arg4: tensor<f32> loc("aten.upsample_bilinear2d_backward.default"), %arg5: tensor<f32> loc("aten.upsample_bilinear2d_backward.default")):
      %54 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%54) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [3], scatter_dims_to_operand_dims = [3], index_vector_dim = 1>, unique_indices = false} : (tensor<2x3x4x5xf32>, tensor<2xi32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x5xf32>
    %47 = "stablehlo.constant"() {value = dense<[1, 3]> : tensor<2xi64>} : () -> tensor<2xi64>
    %48 = "stablehlo.convert"(%47) : (tensor<2xi64>) -> tensor<2xi32>
    %49 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<2xf32>} : () -> tensor<2xf32>
    %50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 3>} : (tensor<2xf32>) -> tensor<2x3x4x2xf32>
    %51 = "stablehlo.multiply"(%39, %50) : (tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xf32>
    %52 = "stablehlo.scatter"(%46, %48, %51) ({
    ^bb0(%arg2: tensor<f32> loc("aten.upsample_bilinear2d_backward.default"), %arg3: tensor<f32> loc("aten.upsample_bilinear2d_backward.default")):
      %53 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%53) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [3], scatter_dims_to_operand_dims = [3], index_vector_dim = 1>, unique_indices = false} : (tensor<2x3x4x5xf32>, tensor<2xi32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x5xf32>
    "func.return"(%26, %52) : (tensor<2x3x4x3xf32>, tensor<2x3x4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
