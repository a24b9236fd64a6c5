graph g inference
input %0 a: c64[2,3]
%1 = aten.view_as_real.default(%0) : f32[2,3,2] name=n0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xcomplex<f32>>) -> tensor<2x3x2xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xcomplex<f32>>):
    %0 = "stablehlo.real"(%arg0) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %2 = "stablehlo.imag"(%arg0) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %4 = "stablehlo.concatenate"(%1, %3) {dimension = 2 : i64} : (tensor<2x3x1xf32>, tensor<2x3x1xf32>) -> tensor<2x3x2xf32>
    "func.return"(%4) : (tensor<2x3x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
