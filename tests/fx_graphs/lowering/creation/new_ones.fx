graph g inference
input %0 a: i64[2]
input %1 b: f32[2]
%2 = aten.new_ones.default(%0, [], dtype=bool) : bool[] name=n0
%3 = aten.new_ones.default(%1, [2], dtype=none) : f32[2] name=n1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xi64>, tensor<2xf32>) -> (tensor<i1>, tensor<2xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2xi64>, %arg1: tensor<2xf32>):
    %0 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
    %1 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
    "func.return"(%0, %2) : (tensor<i1>, tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
