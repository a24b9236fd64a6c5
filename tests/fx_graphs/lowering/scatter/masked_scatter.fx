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
    %4 = "stablehlo.reduce_window"(%2, %3) ({
    ^bb0(%arg3: tensor<i32> loc("aten.masked_scatter.default"), %arg4: tensor<i32> loc("aten.masked_scatter.default")):
      %11 = "stablehlo.add"(%arg3, %arg4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%11) : (tensor<i32>) -> ()
    }) {base_dilations = array<i64: 1>, padding = dense<[[19, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 20>, window_strides = array<i64: 1>} : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
    %5 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20xi32>
    %7 = "stablehlo.subtract"(%4, %6) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
    %8 = "stablehlo.gather"(%arg2, %7) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<20xf32>, tensor<20xi32>) -> tensor<20xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<20xf32>) -> tensor<5x4xf32>
    %10 = "stablehlo.select"(%0, %9, %arg0) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    "func.return"(%10) : (tensor<5x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
