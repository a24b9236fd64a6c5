graph g inference
input %0 a: f32[2,7]
input %1 b: f32[4,2]
%2, %3, %4 = aten.split.Tensor(%0, 3, 1) : f32[2,3]; f32[2,3]; f32[2,1] name=n0
%5, %6 = aten.split.Tensor(%1, 2, 0) : f32[2,2]; f32[2,2] name=n1
return %2, %3, %4, %5, %6
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x7xf32>, tensor<4x2xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x2xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x7xf32>, %arg1: tensor<4x2xf32>):
    %0 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x7xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 2, 6>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<2x7xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 2, 7>, start_indices = array<i64: 0, 6>, strides = array<i64: 1, 1>} : (tensor<2x7xf32>) -> tensor<2x1xf32>
    %3 = "stablehlo.slice"(%arg1) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x2xf32>) -> tensor<2x2xf32>
    %4 = "stablehlo.slice"(%arg1) {limit_indices = array<i64: 4, 2>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<4x2xf32>) -> tensor<2x2xf32>
    "func.return"(%0, %1, %2, %3, %4) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
