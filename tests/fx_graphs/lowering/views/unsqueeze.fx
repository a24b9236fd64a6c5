graph g inference
input %0 a: f32[2,3]
input %1 b: f32[]
%2 = aten.unsqueeze.default(%0, 0) : f32[1,2,3] name=n0
%3 = aten.unsqueeze.default(%1, 0) : f32[1] name=n1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<f32>) -> (tensor<1x2x3xf32>, tensor<1xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<f32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<f32>) -> tensor<1xf32>
    "func.return"(%0, %1) : (tensor<1x2x3xf32>, tensor<1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
