graph g inference
input %0 a: f32[2,3]
input %1 b: f32[2,1]
input %2 c: f32[2,3]
input %3 d: f32[1,3]
input %4 e: f32[0,3]
input %5 f: f32[3]
%6 = aten.cat.default([%0, %1], -1) : f32[2,4] name=n0
%7 = aten.cat.default([%2, %3, %4], 0) : f32[3,3] name=n1
%8 = aten.cat.default([%5], 0) : f32[3] name=n2
return %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x3xf32>, tensor<1x3xf32>, tensor<0x3xf32>, tensor<3xf32>) -> (tensor<2x4xf32>, tensor<3x3xf32>, tensor<3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<1x3xf32>, %arg4: tensor<0x3xf32>, %arg5: tensor<3xf32>):
    %0 = "stablehlo.concatenate"(%arg0, %arg1) {dimension = 1 : i64} : (tensor<2x3xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
    %1 = "stablehlo.concatenate"(%arg2, %arg3) {dimension = 0 : i64} : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<3x3xf32>
    "func.return"(%0, %1, %arg5) : (tensor<2x4xf32>, tensor<3x3xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
