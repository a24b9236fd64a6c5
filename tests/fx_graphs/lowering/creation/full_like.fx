graph g inference
input %0 a: f32[2,3]
input %1 b: i64[3]
input %2 c: f32[3]
%3 = aten.full_like.default(%0, 2, dtype=none, memory_format=none) : f32[2,3] name=n0
%4 = aten.full_like.default(%1, 2.7, dtype=none, memory_format=none) : i64[3] name=n1
%5 = aten.full_like.default(%2, 1, dtype=bool, memory_format=none) : bool[3] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xi64>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xi64>, tensor<3xi1>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<3xi64>, %arg2: tensor<3xf32>):
    %0 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %4 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    "func.return"(%1, %3, %5) : (tensor<2x3xf32>, tensor<3xi64>, tensor<3xi1>) -> ()
  }) : () -> ()
}) : () -> ()
