graph g inference
input %0 a: f32[5]
input %1 b: f32[2,5]
input %2 c: f32[2,5]
%3 = aten.roll.default(%0, [2], []) : f32[5] name=n0
%4 = aten.roll.default(%1, [1, 7], [0, 1]) : f32[2,5] name=n1
%5 = aten.roll.default(%2, [5], [-1]) : f32[2,5] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> (tensor<5xf32>, tensor<2x5xf32>, tensor<2x5xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5xf32>, %arg1: tensor<2x5xf32>, %arg2: tensor<2x5xf32>):
    %0 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 5>, start_indices = array<i64: 3>, strides = array<i64: 1>} : (tensor<5xf32>) -> tensor<2xf32>
    %1 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 3>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<5xf32>) -> tensor<3xf32>
    %2 = "stablehlo.concatenate"(%0, %1) {dimension = 0 : i64} : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
    %3 = "stablehlo.slice"(%arg1) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<1x5xf32>
    %4 = "stablehlo.slice"(%arg1) {limit_indices = array<i64: 1, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<1x5xf32>
    %5 = "stablehlo.concatenate"(%3, %4) {dimension = 0 : i64} : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<2x5xf32>
    %6 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x2xf32>
    %7 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.concatenate"(%6, %7) {dimension = 1 : i64} : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x5xf32>
    "func.return"(%2, %8, %arg2) : (tensor<5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
