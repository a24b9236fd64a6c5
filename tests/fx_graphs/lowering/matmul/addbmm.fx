graph g inference
input %0 x0: f32[2,4]
input %1 x1: f32[2,2,3]
input %2 x2: f32[2,3,4]
%3 = aten.addbmm.default(%0, %1, %2) : f32[2,4] name=y0
return %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4xf32>, tensor<2x2x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4xf32>, %arg1: tensor<2x2x3xf32>, %arg2: tensor<2x3x4xf32>):
    %0 = "stablehlo.dot_general"(%arg1, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 2], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x3xf32>, tensor<2x3x4xf32>) -> tensor<2x4xf32>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    "func.return"(%1) : (tensor<2x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
