graph g inference
input %0 a: f32[7]
input %1 b: bf16[7]
input %2 c: f32[7]
%3 = aten.logit.default(%0, none) : f32[7] name=n0
%4 = aten.logit.default(%1, none) : bf16[7] name=n1
%5 = aten.logit.default(%2, 0.001) : f32[7] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<7xf32>, tensor<7xbf16>, tensor<7xf32>) -> (tensor<7xf32>, tensor<7xbf16>, tensor<7xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<7xf32>, %arg1: tensor<7xbf16>, %arg2: tensor<7xf32>):
    %0 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
    %2 = "stablehlo.subtract"(%1, %arg0) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %3 = "stablehlo.divide"(%arg0, %2) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %4 = "stablehlo.log"(%3) : (tensor<7xf32>) -> tensor<7xf32>
    %5 = "stablehlo.convert"(%arg1) : (tensor<7xbf16>) -> tensor<7xf32>
    %6 = "stablehlo.subtract"(%1, %5) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %8 = "stablehlo.log"(%7) : (tensor<7xf32>) -> tensor<7xf32>
    %9 = "stablehlo.convert"(%8) : (tensor<7xf32>) -> tensor<7xbf16>
    %10 = "stablehlo.constant"() {value = dense<1.000000e-03> : tensor<f32>} : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
    %12 = "stablehlo.constant"() {value = dense<9.990000e-01> : tensor<f32>} : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
    %14 = "stablehlo.compare"(%arg2, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %15 = "stablehlo.select"(%14, %13, %arg2) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %16 = "stablehlo.compare"(%arg2, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %17 = "stablehlo.select"(%16, %11, %15) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %18 = "stablehlo.subtract"(%1, %17) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %19 = "stablehlo.divide"(%17, %18) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %20 = "stablehlo.log"(%19) : (tensor<7xf32>) -> tensor<7xf32>
    "func.return"(%4, %9, %20) : (tensor<7xf32>, tensor<7xbf16>, tensor<7xf32>) -> ()
  }) : () -> ()
}) : () -> ()
