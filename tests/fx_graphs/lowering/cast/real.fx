graph g inference
input %0 a: c64[3]
input %1 b: f32[3]
%2 = aten.real.default(%0) : f32[3] name=n0
%3 = aten.real.default(%1) : f32[3] name=n1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xcomplex<f32>>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xcomplex<f32>>, %arg1: tensor<3xf32>):
    %0 = "stablehlo.real"(%arg0) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    "func.return"(%0, %arg1) : (tensor<3xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
