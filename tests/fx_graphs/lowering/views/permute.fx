graph g inference
input %0 a: f32[2,3,4]
input %1 b: f32[]
input %2 c: bool[2,3]
%3 = aten.permute.default(%0, [2, 0, -2]) : f32[4,2,3] name=n0
%4 = aten.permute.default(%1, []) : f32[] name=n1
%5 = aten.permute.default(%2, [1, 0]) : bool[3,2] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>, tensor<f32>, tensor<2x3xi1>) -> (tensor<4x2x3xf32>, tensor<f32>, tensor<3x2xi1>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>, %arg1: tensor<f32>, %arg2: tensor<2x3xi1>):
    %0 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 2, 0, 1>} : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
    %1 = "stablehlo.transpose"(%arg2) {permutation = array<i64: 1, 0>} : (tensor<2x3xi1>) -> tensor<3x2xi1>
    "func.return"(%0, %arg1, %1) : (tensor<4x2x3xf32>, tensor<f32>, tensor<3x2xi1>) -> ()
  }) : () -> ()
}) : () -> ()
