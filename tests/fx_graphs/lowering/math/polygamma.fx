graph g inference
input %0 a: f32[9]
input %1 b: bf16[9]
input %2 c: f64[5]
%3 = aten.polygamma.default(1, %0) : f32[9] name=n0
%4 = aten.polygamma.default(1, %1) : bf16[9] name=n1
%5 = aten.polygamma.default(2, %2) : f64[5] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<9xf32>, tensor<9xbf16>, tensor<5xf64>) -> (tensor<9xf32>, tensor<9xbf16>, tensor<5xf64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<9xf32>, %arg1: tensor<9xbf16>, %arg2: tensor<5xf64>):
    %0 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %2 = "chlo.polygamma"(%1, %arg0) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %3 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<bf16>} : () -> tensor<bf16>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<9xbf16>
    %5 = "stablehlo.convert"(%4) : (tensor<9xbf16>) -> tensor<9xf32>
    %6 = "stablehlo.convert"(%arg1) : (tensor<9xbf16>) -> tensor<9xf32>
    %7 = "chlo.polygamma"(%5, %6) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %8 = "stablehlo.convert"(%7) : (tensor<9xf32>) -> tensor<9xbf16>
    %9 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %11 = "chlo.polygamma"(%10, %arg2) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    "func.return"(%2, %8, %11) : (tensor<9xf32>, tensor<9xbf16>, tensor<5xf64>) -> ()
  }) : () -> ()
}) : () -> ()
