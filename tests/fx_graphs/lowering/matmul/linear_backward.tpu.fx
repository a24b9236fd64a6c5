graph g inference
input %0 grad: f32[2,3,5]
input %1 x: f32[2,3,4]
%2 = aten.view.default(%0, [6, 5]) : f32[6,5] name=g
%3 = aten.view.default(%1, [6, 4]) : f32[6,4] name=rows
%4 = aten.permute.default(%2, [1, 0]) : f32[5,6] name=t
%5 = aten.mm.default(%4, %3) : f32[5,4] name=grad_weight
%6 = aten.sum.dim_IntList(%2, [0], true) : f32[1,5] name=grad_bias
%7 = aten.neg.default(%2) : f32[6,5] name=grad_logits
%8 = aten.permute.default(%7, [1, 0]) : f32[5,6] name=t1
%9 = aten.mm.default(%8, %3) : f32[5,4] name=grad_head
return %5, %6, %9
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x5xf32>, tensor<2x3x4xf32>) -> (tensor<5x4xf32>, tensor<1x5xf32>, tensor<5x4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x5xf32>, %arg1: tensor<2x3x4xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3x5xf32>) -> tensor<6x5xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
    %2 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0>} : (tensor<6x5xf32>) -> tensor<5x6xf32>
    %3 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x5xf32>, tensor<2x3x4xf32>) -> tensor<5x4xf32>
    %4 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%arg0, %4) ({
    ^bb0(%arg2: tensor<f32> loc("aten.sum.dim_IntList"), %arg3: tensor<f32> loc("aten.sum.dim_IntList")):
      %10 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x3x5xf32>, tensor<f32>) -> tensor<5xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<5xf32>) -> tensor<1x5xf32>
    %7 = "stablehlo.negate"(%0) : (tensor<6x5xf32>) -> tensor<6x5xf32>
    %8 = "stablehlo.transpose"(%7) {permutation = array<i64: 1, 0>} : (tensor<6x5xf32>) -> tensor<5x6xf32>
    %9 = "stablehlo.dot_general"(%8, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x6xf32>, tensor<6x4xf32>) -> tensor<5x4xf32>
    "func.return"(%3, %6, %9) : (tensor<5x4xf32>, tensor<1x5xf32>, tensor<5x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
