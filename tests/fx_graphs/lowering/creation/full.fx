graph g inference
%0 = aten.full.default([2, 3], 1.5, dtype=none) : f32[2,3] name=n0
%1 = aten.full.default([2], 3, dtype=none) : i64[2] name=n1
%2 = aten.full.default([2], true, dtype=none) : bool[2] name=n2
return %0, %1, %2
---
"builtin.module"() ({
  "func.func"() <{function_type = () -> (tensor<2x3xf32>, tensor<2xi64>, tensor<2xi1>), sym_name = "main"}> ({
    %0 = "stablehlo.constant"() {value = dense<1.500000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
    %4 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<2xi1>
    "func.return"(%1, %3, %5) : (tensor<2x3xf32>, tensor<2xi64>, tensor<2xi1>) -> ()
  }) : () -> ()
}) : () -> ()
