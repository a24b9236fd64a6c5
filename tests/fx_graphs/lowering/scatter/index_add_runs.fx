graph g inference
input %0 rows: f32[12,5]
input %1 base: bf16[2,4]
input %2 columns: bf16[2,12]
%3 = aten.arange.start_step(0, 12, 3, dtype=i64) : i64[4] name=starts
%4 = aten.arange.start_step(0, 12, 1, dtype=i64) : i64[12] name=places
%5 = aten.searchsorted.Tensor(%3, %4, out_int32=false, right=true, side=none, sorter=none) : i64[12] name=after
%6 = aten.sub.Tensor(%5, 1) : i64[12] name=bag
%7 = aten.full.default([4, 5], 0.0, dtype=f32) : f32[4,5] name=zeros
%8 = aten.index_add.default(%7, 0, %6, %0, alpha=1) : f32[4,5] name=n0
%9 = aten.index_add.default(%1, 1, %6, %2, alpha=2) : bf16[2,4] name=n1
%10 = aten.full.default([5, 5], 0.0, dtype=f32) : f32[5,5] name=room
%11 = aten.index_add.default(%10, 0, %6, %0, alpha=1) : f32[5,5] name=n2
return %8, %9, %11
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<12x5xf32>, tensor<2x4xbf16>, tensor<2x12xbf16>) -> (tensor<4x5xf32>, tensor<2x4xbf16>, tensor<5x5xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<12x5xf32>, %arg1: tensor<2x4xbf16>, %arg2: tensor<2x12xbf16>):
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi64>
    %1 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %3 = "stablehlo.multiply"(%0, %2) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<12xi64>
    %5 = "stablehlo.constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<12xi64>
    %7 = "stablehlo.maximum"(%4, %6) : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %8 = "stablehlo.constant"() {value = dense<11> : tensor<i64>} : () -> tensor<i64>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<12xi64>
    %10 = "stablehlo.minimum"(%7, %9) : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %11 = "stablehlo.constant"() {value = dense<-3> : tensor<i64>} : () -> tensor<i64>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<12xi64>
    %13 = "stablehlo.subtract"(%10, %12) : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %14 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<12xi64>
    %15 = "stablehlo.divide"(%13, %14) : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %16 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<12xi64>
    %18 = "stablehlo.subtract"(%15, %17) : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %19 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x5xf32>
    %21 = "stablehlo.reshape"(%arg0) : (tensor<12x5xf32>) -> tensor<4x3x5xf32>
    %22 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %23 = "stablehlo.reduce"(%21, %22) ({
    ^bb0(%arg7: tensor<f32> loc("aten.index_add.default"), %arg8: tensor<f32> loc("aten.index_add.default")):
      %38 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%38) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3x5xf32>, tensor<f32>) -> tensor<4x5xf32>
    %24 = "stablehlo.add"(%20, %23) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %25 = "stablehlo.convert"(%arg2) : (tensor<2x12xbf16>) -> tensor<2x12xf32>
    %26 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x12xf32>
    %28 = "stablehlo.multiply"(%25, %27) : (tensor<2x12xf32>, tensor<2x12xf32>) -> tensor<2x12xf32>
    %29 = "stablehlo.convert"(%arg1) : (tensor<2x4xbf16>) -> tensor<2x4xf32>
    %30 = "stablehlo.reshape"(%28) : (tensor<2x12xf32>) -> tensor<2x4x3xf32>
    %31 = "stablehlo.reduce"(%30, %22) ({
    ^bb0(%arg5: tensor<f32> loc("aten.index_add.default"), %arg6: tensor<f32> loc("aten.index_add.default")):
      %37 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%37) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<2x4x3xf32>, tensor<f32>) -> tensor<2x4xf32>
    %32 = "stablehlo.add"(%29, %31) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %33 = "stablehlo.convert"(%32) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
    %34 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
    %35 = "stablehlo.scatter"(%34, %18, %arg0) ({
    ^bb0(%arg3: tensor<f32> loc("aten.index_add.default"), %arg4: tensor<f32> loc("aten.index_add.default")):
      %36 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5x5xf32>, tensor<12xi64>, tensor<12x5xf32>) -> tensor<5x5xf32>
    "func.return"(%24, %33, %35) : (tensor<4x5xf32>, tensor<2x4xbf16>, tensor<5x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
