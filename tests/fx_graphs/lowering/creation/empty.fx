graph g inference
%0 = aten.empty.memory_format([2, 3], dtype=none, memory_format=none) : f32[2,3] name=n0
%1 = aten.empty.memory_format([2], dtype=i64, memory_format=none) : i64[2] name=n1
return %0, %1
---
"builtin.module"() ({
  "func.func"() <{function_type = () -> (tensor<2x3xf32>, tensor<2xi64>), sym_name = "main"}> ({
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
    "func.return"(%1, %3) : (tensor<2x3xf32>, tensor<2xi64>) -> ()
  }) : () -> ()
}) : () -> ()
