graph g inference
input %0 a: f32[1,2,5,10]
input %1 b: f32[1,2,4,5]
input %2 c: bf16[1,2,5,10]
input %3 d: bf16[1,2,4,5]
%4 = aten.replication_pad2d_backward.default(%0, %1, [2, 3, 1, 0]) : f32[1,2,4,5] name=n0
%5 = aten.replication_pad2d_backward.default(%2, %3, [2, 3, 1, 0]) : bf16[1,2,4,5] name=n1
return %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x5x10xf32>, tensor<1x2x4x5xf32>, tensor<1x2x5x10xbf16>, tensor<1x2x4x5xbf16>) -> (tensor<1x2x4x5xf32>, tensor<1x2x4x5xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x5x10xf32>, %arg1: tensor<1x2x4x5xf32>, %arg2: tensor<1x2x5x10xbf16>, %arg3: tensor<1x2x4x5xbf16>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x5x5xf32>
    %2 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 2, 3, 4, 4, 4, 4]> : tensor<10xi64>} : () -> tensor<10xi64>
    %3 = "stablehlo.convert"(%2) : (tensor<10xi64>) -> tensor<10xi32>
    %4 = "stablehlo.scatter"(%1, %3, %arg0) ({
    ^bb0(%arg10: tensor<f32> loc("aten.replication_pad2d_backward.default"), %arg11: tensor<f32> loc("aten.replication_pad2d_backward.default")):
      %25 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%25) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [3], scatter_dims_to_operand_dims = [3], index_vector_dim = 1>, unique_indices = false} : (tensor<1x2x5x5xf32>, tensor<10xi32>, tensor<1x2x5x10xf32>) -> tensor<1x2x5x5xf32>
    %5 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x4x5xf32>
    %7 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 3]> : tensor<5xi64>} : () -> tensor<5xi64>
    %8 = "stablehlo.convert"(%7) : (tensor<5xi64>) -> tensor<5xi32>
    %9 = "stablehlo.scatter"(%6, %8, %4) ({
    ^bb0(%arg8: tensor<f32> loc("aten.replication_pad2d_backward.default"), %arg9: tensor<f32> loc("aten.replication_pad2d_backward.default")):
      %24 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 3], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false} : (tensor<1x2x4x5xf32>, tensor<5xi32>, tensor<1x2x5x5xf32>) -> tensor<1x2x4x5xf32>
    %10 = "stablehlo.convert"(%arg2) : (tensor<1x2x5x10xbf16>) -> tensor<1x2x5x10xf32>
    %11 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x5x5xf32>
    %13 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 2, 3, 4, 4, 4, 4]> : tensor<10xi64>} : () -> tensor<10xi64>
    %14 = "stablehlo.convert"(%13) : (tensor<10xi64>) -> tensor<10xi32>
    %15 = "stablehlo.scatter"(%12, %14, %10) ({
    ^bb0(%arg6: tensor<f32> loc("aten.replication_pad2d_backward.default"), %arg7: tensor<f32> loc("aten.replication_pad2d_backward.default")):
      %23 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [3], scatter_dims_to_operand_dims = [3], index_vector_dim = 1>, unique_indices = false} : (tensor<1x2x5x5xf32>, tensor<10xi32>, tensor<1x2x5x10xf32>) -> tensor<1x2x5x5xf32>
    %16 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x4x5xf32>
    %18 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 3]> : tensor<5xi64>} : () -> tensor<5xi64>
    %19 = "stablehlo.convert"(%18) : (tensor<5xi64>) -> tensor<5xi32>
    %20 = "stablehlo.scatter"(%17, %19, %15) ({
    ^bb0(%arg4: tensor<f32> loc("aten.replication_pad2d_backward.default"), %arg5: tensor<f32> loc("aten.replication_pad2d_backward.default")):
      %22 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 3], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false} : (tensor<1x2x4x5xf32>, tensor<5xi32>, tensor<1x2x5x5xf32>) -> tensor<1x2x4x5xf32>
    %21 = "stablehlo.convert"(%20) : (tensor<1x2x4x5xf32>) -> tensor<1x2x4x5xbf16>
    "func.return"(%9, %21) : (tensor<1x2x4x5xf32>, tensor<1x2x4x5xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
