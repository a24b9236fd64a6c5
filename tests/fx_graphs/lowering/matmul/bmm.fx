graph g inference
input %0 x0: f32[2,2,3]
input %1 x1: f32[2,3,4]
%2 = aten.bmm.default(%0, %1) : f32[2,2,4] name=y0
return %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2x3xf32>, tensor<2x3x4xf32>) -> tensor<2x2x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x2x3xf32>, %arg1: tensor<2x3x4xf32>):
    %0 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x3xf32>, tensor<2x3x4xf32>) -> tensor<2x2x4xf32>
    "func.return"(%0) : (tensor<2x2x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
