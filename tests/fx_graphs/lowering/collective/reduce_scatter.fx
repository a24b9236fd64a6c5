graph g inference
groups [0,2] [1,3]
groups [0] [1] [2] [3]
input %0 a: f32[4,3]
input %1 b: i32[2]
%2 = _c10d_functional.reduce_scatter_tensor.default(%0, "avg", 2, &0) : f32[2,3] name=scatter
%3 = _c10d_functional.reduce_scatter_tensor.default(%0, "sum", 1, &1) : f32[4,3] name=alone
%4, %5 = _c10d_functional.reduce_scatter_tensor_coalesced.default([%0, %1], "sum", 2, &0) : f32[2,3]; i32[1] name=scatters
%6 = _c10d_functional.reduce_scatter_tensor.default(%1, "bxor", 2, &0) : i32[1] name=bits
return %2, %3, %4, %5, %6
---
#groups0 = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x3xf32>, tensor<2xi32>) -> (tensor<2x3xf32>, tensor<4x3xf32>, tensor<2x3xf32>, tensor<1xi32>, tensor<1xi32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x3xf32>, %arg1: tensor<2xi32>):
    %0 = "stablehlo.reduce_scatter"(%arg0) ({
    ^bb0(%arg8: tensor<f32> loc("_c10d_functional.reduce_scatter_tensor.default"), %arg9: tensor<f32> loc("_c10d_functional.reduce_scatter_tensor.default")):
      %13 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #groups0, scatter_dimension = 0 : i64, use_global_device_ids} : (tensor<4x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %3 = "stablehlo.divide"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.reduce_scatter"(%arg0) ({
    ^bb0(%arg6: tensor<f32> loc("_c10d_functional.reduce_scatter_tensor_coalesced.default"), %arg7: tensor<f32> loc("_c10d_functional.reduce_scatter_tensor_coalesced.default")):
      %12 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) {channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = #groups0, scatter_dimension = 0 : i64, use_global_device_ids} : (tensor<4x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.reduce_scatter"(%arg1) ({
    ^bb0(%arg4: tensor<i32> loc("_c10d_functional.reduce_scatter_tensor_coalesced.default"), %arg5: tensor<i32> loc("_c10d_functional.reduce_scatter_tensor_coalesced.default")):
      %11 = "stablehlo.add"(%arg4, %arg5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%11) : (tensor<i32>) -> ()
    }) {channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, replica_groups = #groups0, scatter_dimension = 0 : i64, use_global_device_ids} : (tensor<2xi32>) -> tensor<1xi32>
    %6 = "stablehlo.all_to_all"(%arg1) {concat_dimension = 0 : i64, replica_groups = #groups0, split_count = 2 : i64, split_dimension = 0 : i64} : (tensor<2xi32>) -> tensor<2xi32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2xi32>) -> tensor<2x1xi32>
    %8 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %9 = "stablehlo.reduce"(%7, %8) ({
    ^bb0(%arg2: tensor<i32> loc("_c10d_functional.reduce_scatter_tensor.default"), %arg3: tensor<i32> loc("_c10d_functional.reduce_scatter_tensor.default")):
      %10 = "stablehlo.xor"(%arg2, %arg3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%10) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<2x1xi32>, tensor<i32>) -> tensor<1xi32>
    "func.return"(%3, %arg0, %4, %5, %9) : (tensor<2x3xf32>, tensor<4x3xf32>, tensor<2x3xf32>, tensor<1xi32>, tensor<1xi32>) -> ()
  }) : () -> ()
}) : () -> ()
