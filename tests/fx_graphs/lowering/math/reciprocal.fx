graph g inference
input %0 a: f32[7]
input %1 b: bf16[7]
input %2 c: f64[3]
%3 = aten.reciprocal.default(%0) : f32[7] name=n0
%4 = aten.reciprocal.default(%1) : bf16[7] name=n1
%5 = aten.reciprocal.default(%2) : f64[3] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<7xf32>, tensor<7xbf16>, tensor<3xf64>) -> (tensor<7xf32>, tensor<7xbf16>, tensor<3xf64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<7xf32>, %arg1: tensor<7xbf16>, %arg2: tensor<3xf64>):
    %0 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
    %2 = "stablehlo.divide"(%1, %arg0) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %3 = "stablehlo.convert"(%arg1) : (tensor<7xbf16>) -> tensor<7xf32>
    %4 = "stablehlo.divide"(%1, %3) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %5 = "stablehlo.convert"(%4) : (tensor<7xf32>) -> tensor<7xbf16>
    %6 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %8 = "stablehlo.divide"(%7, %arg2) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    "func.return"(%2, %5, %8) : (tensor<7xf32>, tensor<7xbf16>, tensor<3xf64>) -> ()
  }) : () -> ()
}) : () -> ()
