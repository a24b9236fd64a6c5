graph g inference
input %0 a: f32[7]
input %1 b: bf16[7]
input %2 c: f64[3]
%3 = aten.log10.default(%0) : f32[7] name=n0
%4 = aten.log10.default(%1) : bf16[7] name=n1
%5 = aten.log10.default(%2) : f64[3] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<7xf32>, tensor<7xbf16>, tensor<3xf64>) -> (tensor<7xf32>, tensor<7xbf16>, tensor<3xf64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<7xf32>, %arg1: tensor<7xbf16>, %arg2: tensor<3xf64>):
    %0 = "stablehlo.constant"() {value = dense<2.30258512> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
    %2 = "stablehlo.log"(%arg0) : (tensor<7xf32>) -> tensor<7xf32>
    %3 = "stablehlo.divide"(%2, %1) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %4 = "stablehlo.convert"(%arg1) : (tensor<7xbf16>) -> tensor<7xf32>
    %5 = "stablehlo.log"(%4) : (tensor<7xf32>) -> tensor<7xf32>
    %6 = "stablehlo.divide"(%5, %1) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %7 = "stablehlo.convert"(%6) : (tensor<7xf32>) -> tensor<7xbf16>
    %8 = "stablehlo.constant"() {value = dense<2.3025850929940459> : tensor<f64>} : () -> tensor<f64>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %10 = "stablehlo.log"(%arg2) : (tensor<3xf64>) -> tensor<3xf64>
    %11 = "stablehlo.divide"(%10, %9) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    "func.return"(%3, %7, %11) : (tensor<7xf32>, tensor<7xbf16>, tensor<3xf64>) -> ()
  }) : () -> ()
}) : () -> ()
