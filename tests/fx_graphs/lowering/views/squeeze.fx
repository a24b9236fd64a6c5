graph g inference
input %0 a: f32[1,2,1]
input %1 b: f32[1,2,1]
input %2 c: f32[]
input %3 d: f32[1,2,1]
%4 = aten.squeeze.default(%0) : f32[2] name=n0
%5 = aten.squeeze.dim(%1, 0) : f32[2,1] name=n1
%6 = aten.squeeze.dim(%2, 0) : f32[] name=n2
%7 = aten.squeeze.dims(%3, [0, -1]) : f32[2] name=n3
return %4, %5, %6, %7
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x1xf32>, tensor<1x2x1xf32>, tensor<f32>, tensor<1x2x1xf32>) -> (tensor<2xf32>, tensor<2x1xf32>, tensor<f32>, tensor<2xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x1xf32>, %arg1: tensor<1x2x1xf32>, %arg2: tensor<f32>, %arg3: tensor<1x2x1xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x2x1xf32>) -> tensor<2xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<1x2x1xf32>) -> tensor<2x1xf32>
    %2 = "stablehlo.reshape"(%arg3) : (tensor<1x2x1xf32>) -> tensor<2xf32>
    "func.return"(%0, %1, %arg2, %2) : (tensor<2xf32>, tensor<2x1xf32>, tensor<f32>, tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
