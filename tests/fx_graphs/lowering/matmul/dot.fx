graph g inference
input %0 x0: f32[3]
input %1 x1: f32[3]
input %2 x2: i64[3]
input %3 x3: i64[3]
%4 = aten.dot.default(%0, %1) : f32[] name=y0
%5 = aten.dot.default(%2, %3) : i64[] name=y1
return %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf32>, tensor<3xf32>, tensor<3xi64>, tensor<3xi64>) -> (tensor<f32>, tensor<i64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xi64>, %arg3: tensor<3xi64>):
    %0 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
    %1 = "stablehlo.dot_general"(%arg2, %arg3) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3xi64>, tensor<3xi64>) -> tensor<i64>
    "func.return"(%0, %1) : (tensor<f32>, tensor<i64>) -> ()
  }) : () -> ()
}) : () -> ()
