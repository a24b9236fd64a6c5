graph g inference
input %0 x0: f32[2,3]
input %1 x1: f32[3,4]
input %2 x2: bf16[2,3]
input %3 x3: bf16[3,4]
%4 = aten.mm.default(%0, %1) : f32[2,4] name=y0
%5 = aten.mm.default(%2, %3) : bf16[2,4] name=y1
return %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3x4xf32>, tensor<2x3xbf16>, tensor<3x4xbf16>) -> (tensor<2x4xf32>, tensor<2x4xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<2x3xbf16>, %arg3: tensor<3x4xbf16>):
    %0 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %1 = "stablehlo.dot_general"(%arg2, %arg3) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3xbf16>, tensor<3x4xbf16>) -> tensor<2x4xf32>
    %2 = "stablehlo.convert"(%1) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
    "func.return"(%0, %2) : (tensor<2x4xf32>, tensor<2x4xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
