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
      %20 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%20) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [3], scatter_dims_to_operand_dims = [3], index_vector_dim = 1>, unique_indices = false} : (tensor<1x2x5x5xf32>, tensor<10xi32>, tensor<1x2x5x10xf32>) -> tensor<1x2x5x5xf32>
    %5 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x4x5xf32>
    %6 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 3]> : tensor<5xi64>} : () -> tensor<5xi64>
    %7 = "stablehlo.convert"(%6) : (tensor<5xi64>) -> tensor<5xi32>
    %8 = "stablehlo.scatter"(%5, %7, %4) ({
    ^bb0(%arg8: tensor<f32> loc("aten.replication_pad2d_backward.default"), %arg9: tensor<f32> loc("aten.replication_pad2d_backward.default")):
      %19 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%19) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 3], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false} : (tensor<1x2x4x5xf32>, tensor<5xi32>, tensor<1x2x5x5xf32>) -> tensor<1x2x4x5xf32>
    %9 = "stablehlo.convert"(%arg2) : (tensor<1x2x5x10xbf16>) -> tensor<1x2x5x10xf32>
    %10 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 2, 3, 4, 4, 4, 4]> : tensor<10xi64>} : () -> tensor<10xi64>
    %11 = "stablehlo.convert"(%10) : (tensor<10xi64>) -> tensor<10xi32>
    %12 = "stablehlo.scatter"(%1, %11, %9) ({
    ^bb0(%arg6: tensor<f32> loc("aten.replication_pad2d_backward.default"), %arg7: tensor<f32> loc("aten.replication_pad2d_backward.default")):
      %18 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%18) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], inserted_window_dims = [3], scatter_dims_to_operand_dims = [3], index_vector_dim = 1>, unique_indices = false} : (tensor<1x2x5x5xf32>, tensor<10xi32>, tensor<1x2x5x10xf32>) -> tensor<1x2x5x5xf32>
    %13 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 3]> : tensor<5xi64>} : () -> tensor<5xi64>
    %14 = "stablehlo.convert"(%13) : (tensor<5xi64>) -> tensor<5xi32>
    %15 = "stablehlo.scatter"(%5, %14, %12) ({
    ^bb0(%arg4: tensor<f32> loc("aten.replication_pad2d_backward.default"), %arg5: tensor<f32> loc("aten.replication_pad2d_backward.default")):
      %17 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%17) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 3], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false} : (tensor<1x2x4x5xf32>, tensor<5xi32>, tensor<1x2x5x5xf32>) -> tensor<1x2x4x5xf32>
    %16 = "stablehlo.convert"(%15) : (tensor<1x2x4x5xf32>) -> tensor<1x2x4x5xbf16>
    "func.return"(%8, %16) : (tensor<1x2x4x5xf32>, tensor<1x2x4x5xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
