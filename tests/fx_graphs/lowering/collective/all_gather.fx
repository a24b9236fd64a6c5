graph g inference
groups [0,1] [2,3]
groups [0] [1] [2] [3]
input %0 a: f32[4,3]
input %1 b: i64[2]
%2 = _c10d_functional.all_gather_into_tensor.default(%0, 2, &0) : f32[8,3] name=gather
%3 = _c10d_functional.all_gather_into_tensor.default(%0, 1, &1) : f32[4,3] name=alone
%4, %5 = _c10d_functional.all_gather_into_tensor_coalesced.default([%0, %1], 2, &0) : f32[8,3]; i64[4] name=gathers
return %2, %3, %4, %5
---
#groups0 = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x3xf32>, tensor<2xi64>) -> (tensor<8x3xf32>, tensor<4x3xf32>, tensor<8x3xf32>, tensor<4xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x3xf32>, %arg1: tensor<2xi64>):
    %0 = "stablehlo.all_gather"(%arg0) {all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #groups0, use_global_device_ids} : (tensor<4x3xf32>) -> tensor<8x3xf32>
    %1 = "stablehlo.all_gather"(%arg0) {all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = #groups0, use_global_device_ids} : (tensor<4x3xf32>) -> tensor<8x3xf32>
    %2 = "stablehlo.all_gather"(%arg1) {all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, replica_groups = #groups0, use_global_device_ids} : (tensor<2xi64>) -> tensor<4xi64>
    "func.return"(%0, %arg0, %1, %2) : (tensor<8x3xf32>, tensor<4x3xf32>, tensor<8x3xf32>, tensor<4xi64>) -> ()
  }) : () -> ()
}) : () -> ()
