graph g inference
input %0 a: f32[5,4]
input %1 b: bool[4]
input %2 c: f32[20]
%3 = aten.masked_scatter.default(%0, %1, %2) : f32[5,4] name=n0
return %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x4xf32>, tensor<4xi1>, tensor<20xf32>) -> tensor<5x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x4xf32>, %arg1: tensor<4xi1>, %arg2: tensor<20xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi1>) -> tensor<5x4xi1>
    %1 = "stablehlo.convert"(%0) : (tensor<5x4xi1>) -> tensor<5x4xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<5x4xi32>) -> tensor<20xi32>
    %3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %4 = "stablehlo.pad"(%2, %3) {edge_padding_high = array<i64: 12>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<20xi32>, tensor<i32>) -> tensor<32xi32>
    %5 = "stablehlo.reshape"(%4) : (tensor<32xi32>) -> tensor<2x16xi32>
    %6 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 15>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x16xi32>) -> tensor<2x15xi32>
    %7 = "stablehlo.pad"(%6, %3) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>} : (tensor<2x15xi32>, tensor<i32>) -> tensor<2x16xi32>
    %8 = "stablehlo.add"(%7, %5) : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi32>
    %9 = "stablehlo.optimization_barrier"(%8) : (tensor<2x16xi32>) -> tensor<2x16xi32>
    %10 = "stablehlo.slice"(%9) {limit_indices = array<i64: 2, 14>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x16xi32>) -> tensor<2x14xi32>
    %11 = "stablehlo.pad"(%10, %3) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>} : (tensor<2x14xi32>, tensor<i32>) -> tensor<2x16xi32>
    %12 = "stablehlo.add"(%11, %9) : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi32>
    %13 = "stablehlo.optimization_barrier"(%12) : (tensor<2x16xi32>) -> tensor<2x16xi32>
    %14 = "stablehlo.slice"(%13) {limit_indices = array<i64: 2, 12>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x16xi32>) -> tensor<2x12xi32>
    %15 = "stablehlo.pad"(%14, %3) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 4>, interior_padding = array<i64: 0, 0>} : (tensor<2x12xi32>, tensor<i32>) -> tensor<2x16xi32>
    %16 = "stablehlo.add"(%15, %13) : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi32>
    %17 = "stablehlo.optimization_barrier"(%16) : (tensor<2x16xi32>) -> tensor<2x16xi32>
    %18 = "stablehlo.slice"(%17) {limit_indices = array<i64: 2, 8>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x16xi32>) -> tensor<2x8xi32>
    %19 = "stablehlo.pad"(%18, %3) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 8>, interior_padding = array<i64: 0, 0>} : (tensor<2x8xi32>, tensor<i32>) -> tensor<2x16xi32>
    %20 = "stablehlo.add"(%19, %17) : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi32>
    %21 = "stablehlo.optimization_barrier"(%20) : (tensor<2x16xi32>) -> tensor<2x16xi32>
    %22 = "stablehlo.slice"(%21) {limit_indices = array<i64: 2, 16>, start_indices = array<i64: 0, 15>, strides = array<i64: 1, 1>} : (tensor<2x16xi32>) -> tensor<2x1xi32>
    %23 = "stablehlo.slice"(%22) {limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x1xi32>) -> tensor<1x1xi32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1x1xi32>) -> tensor<1xi32>
    %25 = "stablehlo.pad"(%24, %3) {edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>} : (tensor<1xi32>, tensor<i32>) -> tensor<2xi32>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x16xi32>
    %27 = "stablehlo.add"(%26, %21) : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi32>
    %28 = "stablehlo.reshape"(%27) : (tensor<2x16xi32>) -> tensor<32xi32>
    %29 = "stablehlo.slice"(%28) {limit_indices = array<i64: 20>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<32xi32>) -> tensor<20xi32>
    %30 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
    %32 = "stablehlo.subtract"(%29, %31) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
    %33 = "stablehlo.gather"(%arg2, %32) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<20xf32>, tensor<20xi32>) -> tensor<20xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<20xf32>) -> tensor<5x4xf32>
    %35 = "stablehlo.select"(%0, %34, %arg0) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    "func.return"(%35) : (tensor<5x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
