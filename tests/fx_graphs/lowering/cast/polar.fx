graph g inference
input %0 a: f32[3]
input %1 b: f32[3]
%2 = aten.polar.default(%0, %1) : c64[3] name=n0
return %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf32>, tensor<3xf32>) -> tensor<3xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>):
    %0 = "stablehlo.cosine"(%arg1) : (tensor<3xf32>) -> tensor<3xf32>
    %1 = "stablehlo.multiply"(%arg0, %0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %2 = "stablehlo.sine"(%arg1) : (tensor<3xf32>) -> tensor<3xf32>
    %3 = "stablehlo.multiply"(%arg0, %2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %4 = "stablehlo.complex"(%1, %3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xcomplex<f32>>
    "func.return"(%4) : (tensor<3xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()
