graph g inference
input %0 x0: f32[1,1,2,3]
input %1 x1: f32[1,2,4,4]
input %2 x2: i64[1,1,2,3]
%3 = aten.adaptive_max_pool3d_backward.default(%0, %1, %2) : f32[1,2,4,4] name=y0
return %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x1x2x3xf32>, tensor<1x2x4x4xf32>, tensor<1x1x2x3xi64>) -> tensor<1x2x4x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x1x2x3xf32>, %arg1: tensor<1x2x4x4xf32>, %arg2: tensor<1x1x2x3xi64>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x1x2x3xf32>) -> tensor<1x6xf32>
    %1 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x32xf32>
    %3 = "stablehlo.reshape"(%arg2) : (tensor<1x1x2x3xi64>) -> tensor<1x6x1xi64>
    %4 = "stablehlo.scatter"(%2, %3, %0) ({
    ^bb0(%arg3: tensor<f32> loc("aten.adaptive_max_pool3d_backward.default"), %arg4: tensor<f32> loc("aten.adaptive_max_pool3d_backward.default")):
      %6 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<1x32xf32>, tensor<1x6x1xi64>, tensor<1x6xf32>) -> tensor<1x32xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x32xf32>) -> tensor<1x2x4x4xf32>
    "func.return"(%5) : (tensor<1x2x4x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
