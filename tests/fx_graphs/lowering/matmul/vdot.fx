graph g inference
input %0 x0: c64[3]
input %1 x1: c64[3]
%2 = aten.vdot.default(%0, %1) : c64[] name=y0
return %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<complex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xcomplex<f32>>, %arg1: tensor<3xcomplex<f32>>):
    %0 = "stablehlo.real"(%arg0) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %1 = "stablehlo.imag"(%arg0) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %2 = "stablehlo.negate"(%1) : (tensor<3xf32>) -> tensor<3xf32>
    %3 = "stablehlo.complex"(%0, %2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xcomplex<f32>>
    %4 = "stablehlo.dot_general"(%3, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<complex<f32>>
    "func.return"(%4) : (tensor<complex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()
