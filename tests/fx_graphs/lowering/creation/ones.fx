graph g inference
%0 = aten.ones.default([2, 3], dtype=none) : f32[2,3] name=n0
%1 = aten.ones.default([2], dtype=c64) : c64[2] name=n1
return %0, %1
---
"builtin.module"() ({
  "func.func"() <{function_type = () -> (tensor<2x3xf32>, tensor<2xcomplex<f32>>), sym_name = "main"}> ({
    %0 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() {value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    "func.return"(%1, %3) : (tensor<2x3xf32>, tensor<2xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()
