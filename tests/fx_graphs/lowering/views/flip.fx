graph g inference
input %0 a: f32[2,3]
input %1 b: f32[2,3]
input %2 c: f32[2,3]
%3 = aten.flip.default(%0, [0]) : f32[2,3] name=n0
%4 = aten.flip.default(%1, [-1, 0]) : f32[2,3] name=n1
%5 = aten.flip.default(%2, []) : f32[2,3] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>):
    %0 = "stablehlo.reverse"(%arg0) {dimensions = array<i64: 0>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.reverse"(%arg1) {dimensions = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%0, %1, %arg2) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
