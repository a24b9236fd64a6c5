graph g inference
input %0 a: f32[2,3,4]
input %1 b: f32[]
%2 = aten.transpose.int(%0, 0, -1) : f32[4,3,2] name=n0
%3 = aten.transpose.int(%1, 0, -1) : f32[] name=n1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>, tensor<f32>) -> (tensor<4x3x2xf32>, tensor<f32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>, %arg1: tensor<f32>):
    %0 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 2, 1, 0>} : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
    "func.return"(%0, %arg1) : (tensor<4x3x2xf32>, tensor<f32>) -> ()
  }) : () -> ()
}) : () -> ()
