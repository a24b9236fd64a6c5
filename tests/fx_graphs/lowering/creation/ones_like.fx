graph g inference
input %0 a: f32[2,3]
input %1 b: f32[3]
%2 = aten.ones_like.default(%0, dtype=none, memory_format=none) : f32[2,3] name=n0
%3 = aten.ones_like.default(%1, dtype=bool, memory_format=none) : bool[3] name=n1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xi1>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>):
    %0 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    "func.return"(%1, %3) : (tensor<2x3xf32>, tensor<3xi1>) -> ()
  }) : () -> ()
}) : () -> ()
