graph g inference
input %0 a: f32[2,3]
input %1 b: f32[2,3]
input %2 c: i64[3]
%3 = aten.constant_pad_nd.default(%0, [1, 2], 0) : f32[2,6] name=n0
%4 = aten.constant_pad_nd.default(%1, [1, 2, 3, 0], 0.5) : f32[5,6] name=n1
%5 = aten.constant_pad_nd.default(%2, [1, 1], 7) : i64[5] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xi64>) -> (tensor<2x6xf32>, tensor<5x6xf32>, tensor<5xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<3xi64>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.pad"(%arg0, %0) {edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x6xf32>
    %2 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.pad"(%arg1, %2) {edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 3, 1>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<5x6xf32>
    %4 = "stablehlo.constant"() {value = dense<7> : tensor<i64>} : () -> tensor<i64>
    %5 = "stablehlo.pad"(%arg2, %4) {edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>} : (tensor<3xi64>, tensor<i64>) -> tensor<5xi64>
    "func.return"(%1, %3, %5) : (tensor<2x6xf32>, tensor<5x6xf32>, tensor<5xi64>) -> ()
  }) : () -> ()
}) : () -> ()
