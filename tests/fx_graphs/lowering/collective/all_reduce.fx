graph g inference
groups [0,1,2,3]
groups [0,1] [2,3]
groups [0] [1] [2] [3]
input %0 a: f32[4,3]
input %1 b: bf16[3]
input %2 c: i32[2]
input %3 d: bool[2]
%4 = _c10d_functional.all_reduce.default(%0, "sum", &0) : f32[4,3] name=sum
%5 = _c10d_functional.wait_tensor.default(%4) : f32[4,3] name=wait
%6 = _c10d_functional.all_reduce.default(%1, "avg", &1) : bf16[3] name=avg
%7 = _c10d_functional.all_reduce.default(%2, "max", &1) : i32[2] name=max
%8 = _c10d_functional.all_reduce.default(%2, "band", &0) : i32[2] name=band
%9 = _c10d_functional.all_reduce.default(%3, "sum", &0) : bool[2] name=any
%10 = _c10d_functional.all_reduce.default(%0, "product", &2) : f32[4,3] name=alone
%11, %12 = _c10d_functional.all_reduce_coalesced.default([%0, %2], "min", &1) : f32[4,3]; i32[2] name=mins
%13, %14 = _c10d_functional.wait_tensors.default([%11, %12]) : f32[4,3]; i32[2] name=waits
%15 = _c10d_functional._wrap_tensor_autograd.default(%13) : f32[4,3] name=wrap
return %5, %6, %7, %8, %9, %10, %15, %14
---
#groups0 = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>
#groups1 = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x3xf32>, tensor<3xbf16>, tensor<2xi32>, tensor<2xi1>) -> (tensor<4x3xf32>, tensor<3xbf16>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<2xi32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x3xf32>, %arg1: tensor<3xbf16>, %arg2: tensor<2xi32>, %arg3: tensor<2xi1>):
    %0 = "stablehlo.all_reduce"(%arg0) ({
    ^bb0(%arg16: tensor<f32> loc("_c10d_functional.all_reduce.default"), %arg17: tensor<f32> loc("_c10d_functional.all_reduce.default")):
      %19 = "stablehlo.add"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%19) : (tensor<f32>) -> ()
    }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #groups0, use_global_device_ids} : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %1 = "stablehlo.all_reduce"(%arg1) ({
    ^bb0(%arg14: tensor<bf16> loc("_c10d_functional.all_reduce.default"), %arg15: tensor<bf16> loc("_c10d_functional.all_reduce.default")):
      %18 = "stablehlo.add"(%arg14, %arg15) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%18) : (tensor<bf16>) -> ()
    }) {channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = #groups1, use_global_device_ids} : (tensor<3xbf16>) -> tensor<3xbf16>
    %2 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<bf16>} : () -> tensor<bf16>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<3xbf16>
    %4 = "stablehlo.divide"(%1, %3) : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xbf16>
    %5 = "stablehlo.all_reduce"(%arg2) ({
    ^bb0(%arg12: tensor<i32> loc("_c10d_functional.all_reduce.default"), %arg13: tensor<i32> loc("_c10d_functional.all_reduce.default")):
      %17 = "stablehlo.maximum"(%arg12, %arg13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%17) : (tensor<i32>) -> ()
    }) {channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, replica_groups = #groups1, use_global_device_ids} : (tensor<2xi32>) -> tensor<2xi32>
    %6 = "stablehlo.reshape"(%arg2) : (tensor<2xi32>) -> tensor<1x2xi32>
    %7 = "stablehlo.all_gather"(%6) {all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>, replica_groups = #groups0, use_global_device_ids} : (tensor<1x2xi32>) -> tensor<4x2xi32>
    %8 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
    %9 = "stablehlo.reduce"(%7, %8) ({
    ^bb0(%arg10: tensor<i32> loc("_c10d_functional.all_reduce.default"), %arg11: tensor<i32> loc("_c10d_functional.all_reduce.default")):
      %16 = "stablehlo.and"(%arg10, %arg11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%16) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4x2xi32>, tensor<i32>) -> tensor<2xi32>
    %10 = "stablehlo.all_reduce"(%arg3) ({
    ^bb0(%arg8: tensor<i1> loc("_c10d_functional.all_reduce.default"), %arg9: tensor<i1> loc("_c10d_functional.all_reduce.default")):
      %15 = "stablehlo.or"(%arg8, %arg9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%15) : (tensor<i1>) -> ()
    }) {channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, replica_groups = #groups0, use_global_device_ids} : (tensor<2xi1>) -> tensor<2xi1>
    %11 = "stablehlo.all_reduce"(%arg0) ({
    ^bb0(%arg6: tensor<f32> loc("_c10d_functional.all_reduce_coalesced.default"), %arg7: tensor<f32> loc("_c10d_functional.all_reduce_coalesced.default")):
      %14 = "stablehlo.minimum"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) {channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>, replica_groups = #groups1, use_global_device_ids} : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %12 = "stablehlo.all_reduce"(%arg2) ({
    ^bb0(%arg4: tensor<i32> loc("_c10d_functional.all_reduce_coalesced.default"), %arg5: tensor<i32> loc("_c10d_functional.all_reduce_coalesced.default")):
      %13 = "stablehlo.minimum"(%arg4, %arg5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%13) : (tensor<i32>) -> ()
    }) {channel_handle = #stablehlo.channel_handle<handle = 7, type = 1>, replica_groups = #groups1, use_global_device_ids} : (tensor<2xi32>) -> tensor<2xi32>
    "func.return"(%0, %4, %5, %9, %10, %arg0, %11, %12) : (tensor<4x3xf32>, tensor<3xbf16>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<2xi32>) -> ()
  }) : () -> ()
}) : () -> ()
