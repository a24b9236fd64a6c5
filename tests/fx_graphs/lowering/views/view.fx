graph g inference
input %0 a: f32[2,6]
input %1 b: f32[2,3]
input %2 c: f32[1,1]
%3 = aten.view.default(%0, [3, -1]) : f32[3,4] name=n0
%4 = aten.view.default(%1, [6]) : f32[6] name=n1
%5 = aten.view.default(%2, []) : f32[] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x6xf32>, tensor<2x3xf32>, tensor<1x1xf32>) -> (tensor<3x4xf32>, tensor<6xf32>, tensor<f32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x6xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<1x1xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x6xf32>) -> tensor<3x4xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<2x3xf32>) -> tensor<6xf32>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<1x1xf32>) -> tensor<f32>
    "func.return"(%0, %1, %2) : (tensor<3x4xf32>, tensor<6xf32>, tensor<f32>) -> ()
  }) : () -> ()
}) : () -> ()
