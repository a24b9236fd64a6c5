graph g inference
input %0 a: f32[1,2,3,4,5]
%1 = aten.reflection_pad3d.default(%0, [1, 2, 2, 0, 1, 1]) : f32[1,2,5,6,8] name=n0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x3x4x5xf32>) -> tensor<1x2x5x6x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x3x4x5xf32>):
    %0 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 1, 2, 3, 4, 2>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x4x5xf32>) -> tensor<1x2x3x4x1xf32>
    %1 = "stablehlo.reverse"(%0) {dimensions = array<i64: 4>} : (tensor<1x2x3x4x1xf32>) -> tensor<1x2x3x4x1xf32>
    %2 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 1, 2, 3, 4, 4>, start_indices = array<i64: 0, 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x4x5xf32>) -> tensor<1x2x3x4x2xf32>
    %3 = "stablehlo.reverse"(%2) {dimensions = array<i64: 4>} : (tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x4x2xf32>
    %4 = "stablehlo.concatenate"(%1, %arg0, %3) {dimension = 4 : i64} : (tensor<1x2x3x4x1xf32>, tensor<1x2x3x4x5xf32>, tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x4x8xf32>
    %5 = "stablehlo.slice"(%4) {limit_indices = array<i64: 1, 2, 3, 3, 8>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x4x8xf32>) -> tensor<1x2x3x2x8xf32>
    %6 = "stablehlo.reverse"(%5) {dimensions = array<i64: 3>} : (tensor<1x2x3x2x8xf32>) -> tensor<1x2x3x2x8xf32>
    %7 = "stablehlo.concatenate"(%6, %4) {dimension = 3 : i64} : (tensor<1x2x3x2x8xf32>, tensor<1x2x3x4x8xf32>) -> tensor<1x2x3x6x8xf32>
    %8 = "stablehlo.slice"(%7) {limit_indices = array<i64: 1, 2, 2, 6, 8>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x6x8xf32>) -> tensor<1x2x1x6x8xf32>
    %9 = "stablehlo.reverse"(%8) {dimensions = array<i64: 2>} : (tensor<1x2x1x6x8xf32>) -> tensor<1x2x1x6x8xf32>
    %10 = "stablehlo.slice"(%7) {limit_indices = array<i64: 1, 2, 2, 6, 8>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x3x6x8xf32>) -> tensor<1x2x1x6x8xf32>
    %11 = "stablehlo.reverse"(%10) {dimensions = array<i64: 2>} : (tensor<1x2x1x6x8xf32>) -> tensor<1x2x1x6x8xf32>
    %12 = "stablehlo.concatenate"(%9, %7, %11) {dimension = 2 : i64} : (tensor<1x2x1x6x8xf32>, tensor<1x2x3x6x8xf32>, tensor<1x2x1x6x8xf32>) -> tensor<1x2x5x6x8xf32>
    "func.return"(%12) : (tensor<1x2x5x6x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
