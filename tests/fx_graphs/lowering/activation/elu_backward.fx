graph g inference
input %0 a: f32[16]
input %1 b: f32[16]
input %2 c: bf16[9]
input %3 d: bf16[9]
%4 = aten.elu_backward.default(%0, 0.5, 2.0, 3.0, false, %1) : f32[16] name=n0
%5 = aten.elu_backward.default(%2, 1.0, 1.0, 1.0, false, %3) : bf16[9] name=n1
return %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16xf32>, tensor<16xf32>, tensor<9xbf16>, tensor<9xbf16>) -> (tensor<16xf32>, tensor<9xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<9xbf16>, %arg3: tensor<9xbf16>):
    %0 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %2 = "stablehlo.multiply"(%arg1, %1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %3 = "stablehlo.exponential"(%2) : (tensor<16xf32>) -> tensor<16xf32>
    %4 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %6 = "stablehlo.multiply"(%3, %5) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %7 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %9 = "stablehlo.compare"(%arg1, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %10 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %12 = "stablehlo.multiply"(%arg0, %11) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %13 = "stablehlo.multiply"(%arg0, %6) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %14 = "stablehlo.select"(%9, %12, %13) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %15 = "stablehlo.convert"(%arg2) : (tensor<9xbf16>) -> tensor<9xf32>
    %16 = "stablehlo.convert"(%arg3) : (tensor<9xbf16>) -> tensor<9xf32>
    %17 = "stablehlo.exponential"(%16) : (tensor<9xf32>) -> tensor<9xf32>
    %18 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %20 = "stablehlo.compare"(%16, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %21 = "stablehlo.multiply"(%15, %17) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %22 = "stablehlo.select"(%20, %15, %21) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %23 = "stablehlo.convert"(%22) : (tensor<9xf32>) -> tensor<9xbf16>
    "func.return"(%14, %23) : (tensor<16xf32>, tensor<9xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
