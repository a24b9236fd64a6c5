graph g inference
input %0 a: f32[2,5]
input %1 b: f32[3]
%2 = aten.slice_backward.default(%0, [2, 9], 1, 2, 7, 1) : f32[2,9] name=n0
%3 = aten.slice_backward.default(%1, [9], 0, 1, 8, 3) : f32[9] name=n1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5xf32>, tensor<3xf32>) -> (tensor<2x9xf32>, tensor<9xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5xf32>, %arg1: tensor<3xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x9xf32>
    %2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x9xf32>) -> tensor<2x2xf32>
    %3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 9>, start_indices = array<i64: 0, 7>, strides = array<i64: 1, 1>} : (tensor<2x9xf32>) -> tensor<2x2xf32>
    %4 = "stablehlo.concatenate"(%2, %arg0, %3) {dimension = 1 : i64} : (tensor<2x2xf32>, tensor<2x5xf32>, tensor<2x2xf32>) -> tensor<2x9xf32>
    %5 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %6 = "stablehlo.pad"(%arg1, %0) {edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 2>} : (tensor<3xf32>, tensor<f32>) -> tensor<9xf32>
    %7 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %9 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %10 = "stablehlo.pad"(%8, %9) {edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 2>} : (tensor<3xi1>, tensor<i1>) -> tensor<9xi1>
    %11 = "stablehlo.select"(%10, %6, %5) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    "func.return"(%4, %11) : (tensor<2x9xf32>, tensor<9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
