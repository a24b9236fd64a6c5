graph g inference
input %0 a: f32[1,2,3,4,5]
%1 = aten.replication_pad3d.default(%0, [1, 2, 2, 0, 1, 1]) : f32[1,2,5,6,8] name=n0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x3x4x5xf32>) -> tensor<1x2x5x6x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x3x4x5xf32>):
    %0 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 1, 2, 3, 4, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x4x5xf32>) -> tensor<1x2x3x4x1xf32>
    %1 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 1, 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x4x5xf32>) -> tensor<1x2x3x4x1xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<1x2x3x4x1xf32>) -> tensor<1x2x3x4x2xf32>
    %3 = "stablehlo.concatenate"(%0, %arg0, %2) {dimension = 4 : i64} : (tensor<1x2x3x4x1xf32>, tensor<1x2x3x4x5xf32>, tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x4x8xf32>
    %4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1, 2, 3, 1, 8>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x4x8xf32>) -> tensor<1x2x3x1x8xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<1x2x3x1x8xf32>) -> tensor<1x2x3x2x8xf32>
    %6 = "stablehlo.concatenate"(%5, %3) {dimension = 3 : i64} : (tensor<1x2x3x2x8xf32>, tensor<1x2x3x4x8xf32>) -> tensor<1x2x3x6x8xf32>
    %7 = "stablehlo.slice"(%6) {limit_indices = array<i64: 1, 2, 1, 6, 8>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x6x8xf32>) -> tensor<1x2x1x6x8xf32>
    %8 = "stablehlo.slice"(%6) {limit_indices = array<i64: 1, 2, 3, 6, 8>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x6x8xf32>) -> tensor<1x2x1x6x8xf32>
    %9 = "stablehlo.concatenate"(%7, %6, %8) {dimension = 2 : i64} : (tensor<1x2x1x6x8xf32>, tensor<1x2x3x6x8xf32>, tensor<1x2x1x6x8xf32>) -> tensor<1x2x5x6x8xf32>
    "func.return"(%9) : (tensor<1x2x5x6x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
