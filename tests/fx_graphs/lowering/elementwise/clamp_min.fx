graph g inference
input %0 a: f32[16]
input %1 b: i64[4]
input %2 c: f32[16]
%3 = aten.clamp_min.default(%0, 0.5) : f32[16] name=n0
%4 = aten.clamp_min.default(%1, 1) : i64[4] name=n1
%5 = aten.clamp_min.Tensor(%0, %2) : f32[16] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16xf32>, tensor<4xi64>, tensor<16xf32>) -> (tensor<16xf32>, tensor<4xi64>, tensor<16xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<16xf32>, %arg1: tensor<4xi64>, %arg2: tensor<16xf32>):
    %0 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %2 = "stablehlo.maximum"(%arg0, %1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %3 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %5 = "stablehlo.maximum"(%arg1, %4) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %6 = "stablehlo.maximum"(%arg0, %arg2) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    "func.return"(%2, %5, %6) : (tensor<16xf32>, tensor<4xi64>, tensor<16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
