graph g inference
input %0 a: f32[2,3]
input %1 b: f32[]
input %2 c: bf16[2,3]
%3 = aten.t.default(%0) : f32[3,2] name=n0
%4 = aten.t.default(%1) : f32[] name=n1
%5 = aten.t.default(%2) : bf16[3,2] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<f32>, tensor<2x3xbf16>) -> (tensor<3x2xf32>, tensor<f32>, tensor<3x2xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>, %arg2: tensor<2x3xbf16>):
    %0 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %1 = "stablehlo.transpose"(%arg2) {permutation = array<i64: 1, 0>} : (tensor<2x3xbf16>) -> tensor<3x2xbf16>
    "func.return"(%0, %arg1, %1) : (tensor<3x2xf32>, tensor<f32>, tensor<3x2xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
