graph g inference
input %0 a: c64[3]
%1 = aten.imag.default(%0) : f32[3] name=n0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xcomplex<f32>>) -> tensor<3xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xcomplex<f32>>):
    %0 = "stablehlo.imag"(%arg0) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    "func.return"(%0) : (tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
