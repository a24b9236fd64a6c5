graph g inference
input %0 b: f32[8]
input %1 x: f32[2,4]
input %2 w: f32[8,4]
%3 = aten.permute.default(%2, [1, 0]) : f32[4,8] name=t
%4 = aten.addmm.default(%0, %1, %3) : f32[2,8] name=y
return %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8xf32>, tensor<2x4xf32>, tensor<8x4xf32>) -> tensor<2x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<8xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<8x4xf32>):
    %0 = "stablehlo.transpose"(%arg2) {permutation = array<i64: 1, 0>} : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %1 = "stablehlo.dot_general"(%arg2, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x4xf32>, tensor<2x4xf32>) -> tensor<8x2xf32>
    %2 = "stablehlo.optimization_barrier"(%1) : (tensor<8x2xf32>) -> tensor<8x2xf32>
    %3 = "stablehlo.transpose"(%2) {permutation = array<i64: 1, 0>} : (tensor<8x2xf32>) -> tensor<2x8xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8xf32>
    %5 = "stablehlo.add"(%4, %3) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    "func.return"(%5) : (tensor<2x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
