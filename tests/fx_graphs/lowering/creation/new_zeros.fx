graph g inference
input %0 a: f32[2]
input %1 b: f32[2]
%2 = aten.new_zeros.default(%0, [3, 1], dtype=none) : f32[3,1] name=n0
%3 = aten.new_zeros.default(%1, [3], dtype=u8) : u8[3] name=n1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf32>, tensor<2xf32>) -> (tensor<3x1xf32>, tensor<3xui8>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x1xf32>
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<ui8>) -> tensor<3xui8>
    "func.return"(%1, %3) : (tensor<3x1xf32>, tensor<3xui8>) -> ()
  }) : () -> ()
}) : () -> ()
