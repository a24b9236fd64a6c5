graph g inference
input %0 x0: f32[1,4,4]
%1, %2 = aten.max_pool2d_with_indices.default(%0, [3, 3], [2, 2], [1, 1], [1, 1], false) : f32[1,2,2]; i64[1,2,2] name=y0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x4xf32>) -> tensor<1x2x2xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x4xf32>):
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.pad"(%arg0, %0) {edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 1, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<1x5x4xf32>
    %2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1, 3, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 2, 1>} : (tensor<1x5x4xf32>) -> tensor<1x2x4xf32>
    %3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1, 4, 4>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 2, 1>} : (tensor<1x5x4xf32>) -> tensor<1x2x4xf32>
    %4 = "stablehlo.maximum"(%2, %3) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
    %5 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1, 5, 4>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 2, 1>} : (tensor<1x5x4xf32>) -> tensor<1x2x4xf32>
    %6 = "stablehlo.maximum"(%4, %5) : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
    %7 = "stablehlo.pad"(%6, %0) {edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1>, interior_padding = array<i64: 0, 0, 0>} : (tensor<1x2x4xf32>, tensor<f32>) -> tensor<1x2x5xf32>
    %8 = "stablehlo.slice"(%7) {limit_indices = array<i64: 1, 2, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>} : (tensor<1x2x5xf32>) -> tensor<1x2x2xf32>
    %9 = "stablehlo.slice"(%7) {limit_indices = array<i64: 1, 2, 4>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>} : (tensor<1x2x5xf32>) -> tensor<1x2x2xf32>
    %10 = "stablehlo.maximum"(%8, %9) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %11 = "stablehlo.slice"(%7) {limit_indices = array<i64: 1, 2, 5>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 2>} : (tensor<1x2x5xf32>) -> tensor<1x2x2xf32>
    %12 = "stablehlo.maximum"(%10, %11) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %13 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1x2x2xi64>
    "func.return"(%12) : (tensor<1x2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
