graph g inference
input %0 a: f32[2,4,5]
%1 = aten.reflection_pad2d.default(%0, [2, 3, 1, 0]) : f32[2,5,10] name=n0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x5xf32>) -> tensor<2x5x10xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x5xf32>):
    %0 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 2, 4, 3>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x5xf32>) -> tensor<2x4x2xf32>
    %1 = "stablehlo.reverse"(%0) {dimensions = array<i64: 2>} : (tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
    %2 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 2, 4, 4>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x5xf32>) -> tensor<2x4x3xf32>
    %3 = "stablehlo.reverse"(%2) {dimensions = array<i64: 2>} : (tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
    %4 = "stablehlo.concatenate"(%1, %arg0, %3) {dimension = 2 : i64} : (tensor<2x4x2xf32>, tensor<2x4x5xf32>, tensor<2x4x3xf32>) -> tensor<2x4x10xf32>
    %5 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 2, 10>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x10xf32>) -> tensor<2x1x10xf32>
    %6 = "stablehlo.reverse"(%5) {dimensions = array<i64: 1>} : (tensor<2x1x10xf32>) -> tensor<2x1x10xf32>
    %7 = "stablehlo.concatenate"(%6, %4) {dimension = 1 : i64} : (tensor<2x1x10xf32>, tensor<2x4x10xf32>) -> tensor<2x5x10xf32>
    "func.return"(%7) : (tensor<2x5x10xf32>) -> ()
  }) : () -> ()
}) : () -> ()
