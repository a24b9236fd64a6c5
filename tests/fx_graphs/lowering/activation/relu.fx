graph g inference
input %0 a: f32[2,3]
input %1 b: bf16[65]
input %2 c: f16[5]
%3 = aten.relu.default(%0) : f32[2,3] name=n0
%4 = aten.relu.default(%1) : bf16[65] name=n1
%5 = aten.relu.default(%2) : f16[5] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>) -> (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<65xbf16>, %arg2: tensor<5xf16>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.maximum"(%arg0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<bf16>} : () -> tensor<bf16>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<65xbf16>
    %5 = "stablehlo.maximum"(%arg1, %4) : (tensor<65xbf16>, tensor<65xbf16>) -> tensor<65xbf16>
    %6 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f16>} : () -> tensor<f16>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f16>) -> tensor<5xf16>
    %8 = "stablehlo.maximum"(%arg2, %7) : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xf16>
    "func.return"(%2, %5, %8) : (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>) -> ()
  }) : () -> ()
}) : () -> ()
