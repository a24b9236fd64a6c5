graph g inference
input %0 a: c64[3]
%1 = aten._conj.default(%0) : c64[3] name=n0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xcomplex<f32>>):
    %0 = "stablehlo.real"(%arg0) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %1 = "stablehlo.imag"(%arg0) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %2 = "stablehlo.negate"(%1) : (tensor<3xf32>) -> tensor<3xf32>
    %3 = "stablehlo.complex"(%0, %2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xcomplex<f32>>
    "func.return"(%3) : (tensor<3xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()
