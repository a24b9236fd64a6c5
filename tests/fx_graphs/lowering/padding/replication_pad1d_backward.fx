graph g inference
input %0 a: f32[2,14]
input %1 b: f32[2,5]
%2 = aten.replication_pad1d_backward.default(%0, %1, [2, 7]) : f32[2,5] name=n0
return %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x14xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x14xf32>, %arg1: tensor<2x5xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x5xf32>
    %2 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 2, 3, 4, 4, 4, 4, 4, 4, 4, 4]> : tensor<14xi64>} : () -> tensor<14xi64>
    %3 = "stablehlo.convert"(%2) : (tensor<14xi64>) -> tensor<14xi32>
    %4 = "stablehlo.scatter"(%1, %3, %arg0) ({
    ^bb0(%arg2: tensor<f32> loc("aten.replication_pad1d_backward.default"), %arg3: tensor<f32> loc("aten.replication_pad1d_backward.default")):
      %5 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false} : (tensor<2x5xf32>, tensor<14xi32>, tensor<2x14xf32>) -> tensor<2x5xf32>
    "func.return"(%4) : (tensor<2x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
