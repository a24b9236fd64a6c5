graph g inference
input %0 a: f64[2]
input %1 b: f32[2]
%2 = aten.new_empty.default(%0, [3], dtype=none) : f64[3] name=n0
%3 = aten.new_empty.default(%1, [3], dtype=i64) : i64[3] name=n1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf64>, tensor<2xf32>) -> (tensor<3xf64>, tensor<3xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2xf64>, %arg1: tensor<2xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    "func.return"(%1, %3) : (tensor<3xf64>, tensor<3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
