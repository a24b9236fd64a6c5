graph g inference
input %0 a: f32[3]
input %1 b: bool[2]
%2 = aten.zero.default(%0) : f32[3] name=n0
%3 = aten.zero.default(%1) : bool[2] name=n1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf32>, tensor<2xi1>) -> (tensor<3xf32>, tensor<2xi1>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<2xi1>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %2 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<2xi1>
    "func.return"(%1, %3) : (tensor<3xf32>, tensor<2xi1>) -> ()
  }) : () -> ()
}) : () -> ()
