graph g inference
input %0 a: f32[2,3]
input %1 b: bf16[64]
input %2 c: f16[5]
%3 = aten.exp2.default(%0) : f32[2,3] name=n0
%4 = aten.exp2.default(%1) : bf16[64] name=n1
%5 = aten.exp2.default(%2) : f16[5] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<64xbf16>, tensor<5xf16>) -> (tensor<2x3xf32>, tensor<64xbf16>, tensor<5xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<64xbf16>, %arg2: tensor<5xf16>):
    %0 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.power"(%1, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.convert"(%arg1) : (tensor<64xbf16>) -> tensor<64xf32>
    %4 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64xf32>
    %5 = "stablehlo.power"(%4, %3) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %6 = "stablehlo.convert"(%5) : (tensor<64xf32>) -> tensor<64xbf16>
    %7 = "stablehlo.convert"(%arg2) : (tensor<5xf16>) -> tensor<5xf32>
    %8 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %9 = "stablehlo.power"(%8, %7) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %10 = "stablehlo.convert"(%9) : (tensor<5xf32>) -> tensor<5xf16>
    "func.return"(%2, %6, %10) : (tensor<2x3xf32>, tensor<64xbf16>, tensor<5xf16>) -> ()
  }) : () -> ()
}) : () -> ()
