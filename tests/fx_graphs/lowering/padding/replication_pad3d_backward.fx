graph g inference
input %0 a: f32[1,2,5,6,8]
input %1 b: f32[1,2,3,4,5]
%2 = aten.replication_pad3d_backward.default(%0, %1, [1, 2, 2, 0, 1, 1]) : f32[1,2,3,4,5] name=n0
return %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x6x8xf32>, tensor<1x2x3x4x5xf32>) -> tensor<1x2x3x4x5xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x6x8xf32>, %arg1: tensor<1x2x3x4x5xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x5x6x5xf32>
    %2 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 3, 4, 4, 4]> : tensor<8xi64>} : () -> tensor<8xi64>
    %3 = "stablehlo.convert"(%2) : (tensor<8xi64>) -> tensor<8xi32>
    %4 = "stablehlo.scatter"(%1, %3, %arg0) ({
    ^bb0(%arg6: tensor<f32> loc("aten.replication_pad3d_backward.default"), %arg7: tensor<f32> loc("aten.replication_pad3d_backward.default")):
      %15 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2, 3], inserted_window_dims = [4], scatter_dims_to_operand_dims = [4], index_vector_dim = 1>, unique_indices = false} : (tensor<1x2x5x6x5xf32>, tensor<8xi32>, tensor<1x2x5x6x8xf32>) -> tensor<1x2x5x6x5xf32>
    %5 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x5x4x5xf32>
    %6 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 2, 3]> : tensor<6xi64>} : () -> tensor<6xi64>
    %7 = "stablehlo.convert"(%6) : (tensor<6xi64>) -> tensor<6xi32>
    %8 = "stablehlo.scatter"(%5, %7, %4) ({
    ^bb0(%arg4: tensor<f32> loc("aten.replication_pad3d_backward.default"), %arg5: tensor<f32> loc("aten.replication_pad3d_backward.default")):
      %14 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2, 4], inserted_window_dims = [3], scatter_dims_to_operand_dims = [3], index_vector_dim = 1>, unique_indices = false} : (tensor<1x2x5x4x5xf32>, tensor<6xi32>, tensor<1x2x5x6x5xf32>) -> tensor<1x2x5x4x5xf32>
    %9 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x3x4x5xf32>
    %10 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 2]> : tensor<5xi64>} : () -> tensor<5xi64>
    %11 = "stablehlo.convert"(%10) : (tensor<5xi64>) -> tensor<5xi32>
    %12 = "stablehlo.scatter"(%9, %11, %8) ({
    ^bb0(%arg2: tensor<f32> loc("aten.replication_pad3d_backward.default"), %arg3: tensor<f32> loc("aten.replication_pad3d_backward.default")):
      %13 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 3, 4], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false} : (tensor<1x2x3x4x5xf32>, tensor<5xi32>, tensor<1x2x5x4x5xf32>) -> tensor<1x2x3x4x5xf32>
    "func.return"(%12) : (tensor<1x2x3x4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
