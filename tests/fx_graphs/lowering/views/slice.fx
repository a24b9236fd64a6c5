graph g inference
input %0 a: f32[2,9]
input %1 b: f32[9]
input %2 c: f32[9]
%3 = aten.slice.Tensor(%0, 1, 2, 7, 1) : f32[2,5] name=n0
%4 = aten.slice.Tensor(%1, 0, 1, 8, 3) : f32[3] name=n1
%5 = aten.slice.Tensor(%2, 0, none, none, 2) : f32[5] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x9xf32>, tensor<9xf32>, tensor<9xf32>) -> (tensor<2x5xf32>, tensor<3xf32>, tensor<5xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x9xf32>, %arg1: tensor<9xf32>, %arg2: tensor<9xf32>):
    %0 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 2, 7>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x9xf32>) -> tensor<2x5xf32>
    %1 = "stablehlo.slice"(%arg1) {limit_indices = array<i64: 8>, start_indices = array<i64: 1>, strides = array<i64: 3>} : (tensor<9xf32>) -> tensor<3xf32>
    %2 = "stablehlo.slice"(%arg2) {limit_indices = array<i64: 9>, start_indices = array<i64: 0>, strides = array<i64: 2>} : (tensor<9xf32>) -> tensor<5xf32>
    "func.return"(%0, %1, %2) : (tensor<2x5xf32>, tensor<3xf32>, tensor<5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
