graph g inference
input %0 x0: f32[2,2,4]
input %1 x1: f32[2,2,3]
input %2 x2: f32[2,3,4]
%3 = aten.baddbmm.default(%0, %1, %2, beta=2) : f32[2,2,4] name=y0
return %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2x4xf32>, tensor<2x2x3xf32>, tensor<2x3x4xf32>) -> tensor<2x2x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x2x4xf32>, %arg1: tensor<2x2x3xf32>, %arg2: tensor<2x3x4xf32>):
    %0 = "stablehlo.dot_general"(%arg1, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x3xf32>, tensor<2x3x4xf32>) -> tensor<2x2x4xf32>
    %1 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x4xf32>
    %3 = "stablehlo.multiply"(%arg0, %2) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %4 = "stablehlo.add"(%3, %0) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    "func.return"(%4) : (tensor<2x2x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
