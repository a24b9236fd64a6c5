graph g inference
input %0 a: f32[2,3]
input %1 b: f32[3]
input %2 c: bf16[9]
input %3 d: bf16[1]
%4 = aten._prelu_kernel.default(%0, %1) : f32[2,3] name=n0
%5 = aten._prelu_kernel.default(%2, %3) : bf16[9] name=n1
return %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<9xbf16>, tensor<1xbf16>) -> (tensor<2x3xf32>, tensor<9xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<9xbf16>, %arg3: tensor<1xbf16>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %3 = "stablehlo.compare"(%arg0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %4 = "stablehlo.multiply"(%0, %arg0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.select"(%3, %arg0, %4) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0>} : (tensor<1xbf16>) -> tensor<9xbf16>
    %7 = "stablehlo.convert"(%arg2) : (tensor<9xbf16>) -> tensor<9xf32>
    %8 = "stablehlo.convert"(%6) : (tensor<9xbf16>) -> tensor<9xf32>
    %9 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %10 = "stablehlo.compare"(%7, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %11 = "stablehlo.multiply"(%8, %7) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %12 = "stablehlo.select"(%10, %7, %11) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %13 = "stablehlo.convert"(%12) : (tensor<9xf32>) -> tensor<9xbf16>
    "func.return"(%5, %13) : (tensor<2x3xf32>, tensor<9xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
