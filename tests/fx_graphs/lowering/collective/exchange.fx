graph g inference
groups [0,1] [2,3]
groups [0] [1] [2] [3]
input %0 a: f32[4,6]
input %1 b: bf16[4]
input %2 c: bool[4]
%3 = _c10d_functional.all_to_all_single.default(%0, [2, 2], [2, 2], &0) : f32[4,6] name=rows
%4 = _c10d_functional.all_to_all_single.default(%0, [], [], &1) : f32[4,6] name=alone
%5 = _dtensor.shard_dim_alltoall.default(%0, 0, 1, &0) : f32[8,3] name=reshard
%6 = _dtensor.shard_dim_alltoall.default(%0, 0, 1, &1) : f32[4,6] name=same
%7 = _c10d_functional.broadcast.default(%1, 1, &0) : bf16[4] name=numbers
%8 = _c10d_functional.broadcast.default(%2, 0, &0) : bool[4] name=truths
return %3, %4, %5, %6, %7, %8
---
#groups0 = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x6xf32>, tensor<4xbf16>, tensor<4xi1>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<8x3xf32>, tensor<4x6xf32>, tensor<4xbf16>, tensor<4xi1>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x6xf32>, %arg1: tensor<4xbf16>, %arg2: tensor<4xi1>):
    %0 = "stablehlo.all_to_all"(%arg0) {concat_dimension = 0 : i64, replica_groups = #groups0, split_count = 2 : i64, split_dimension = 0 : i64} : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %1 = "stablehlo.all_to_all"(%arg0) {concat_dimension = 0 : i64, replica_groups = #groups0, split_count = 2 : i64, split_dimension = 1 : i64} : (tensor<4x6xf32>) -> tensor<8x3xf32>
    %2 = "stablehlo.constant"() {value = dense<[0, 1, 0, 1]> : tensor<4xui8>} : () -> tensor<4xui8>
    %3 = "stablehlo.replica_id"() : () -> tensor<ui32>
    %4 = "stablehlo.convert"(%3) : (tensor<ui32>) -> tensor<i32>
    %5 = "stablehlo.dynamic_slice"(%2, %4) {slice_sizes = array<i64: 1>} : (tensor<4xui8>, tensor<i32>) -> tensor<1xui8>
    %6 = "stablehlo.reshape"(%5) : (tensor<1xui8>) -> tensor<ui8>
    %7 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %8 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %9 = "stablehlo.bitcast_convert"(%arg1) : (tensor<4xbf16>) -> tensor<4xui16>
    %10 = "stablehlo.constant"() {value = dense<0> : tensor<ui16>} : () -> tensor<ui16>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<ui16>) -> tensor<4xui16>
    %12 = "stablehlo.select"(%8, %9, %11) : (tensor<i1>, tensor<4xui16>, tensor<4xui16>) -> tensor<4xui16>
    %13 = "stablehlo.all_reduce"(%12) ({
    ^bb0(%arg5: tensor<ui16> loc("_c10d_functional.broadcast.default"), %arg6: tensor<ui16> loc("_c10d_functional.broadcast.default")):
      %27 = "stablehlo.add"(%arg5, %arg6) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
      "stablehlo.return"(%27) : (tensor<ui16>) -> ()
    }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #groups0, use_global_device_ids} : (tensor<4xui16>) -> tensor<4xui16>
    %14 = "stablehlo.bitcast_convert"(%13) : (tensor<4xui16>) -> tensor<4xbf16>
    %15 = "stablehlo.constant"() {value = dense<[1, 0, 1, 0]> : tensor<4xui8>} : () -> tensor<4xui8>
    %16 = "stablehlo.replica_id"() : () -> tensor<ui32>
    %17 = "stablehlo.convert"(%16) : (tensor<ui32>) -> tensor<i32>
    %18 = "stablehlo.dynamic_slice"(%15, %17) {slice_sizes = array<i64: 1>} : (tensor<4xui8>, tensor<i32>) -> tensor<1xui8>
    %19 = "stablehlo.reshape"(%18) : (tensor<1xui8>) -> tensor<ui8>
    %20 = "stablehlo.compare"(%19, %7) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %21 = "stablehlo.convert"(%arg2) : (tensor<4xi1>) -> tensor<4xui8>
    %22 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<ui8>) -> tensor<4xui8>
    %23 = "stablehlo.select"(%20, %21, %22) : (tensor<i1>, tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
    %24 = "stablehlo.all_reduce"(%23) ({
    ^bb0(%arg3: tensor<ui8> loc("_c10d_functional.broadcast.default"), %arg4: tensor<ui8> loc("_c10d_functional.broadcast.default")):
      %26 = "stablehlo.add"(%arg3, %arg4) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
      "stablehlo.return"(%26) : (tensor<ui8>) -> ()
    }) {channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = #groups0, use_global_device_ids} : (tensor<4xui8>) -> tensor<4xui8>
    %25 = "stablehlo.compare"(%24, %22) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
    "func.return"(%0, %arg0, %1, %arg0, %14, %25) : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<8x3xf32>, tensor<4x6xf32>, tensor<4xbf16>, tensor<4xi1>) -> ()
  }) : () -> ()
}) : () -> ()
