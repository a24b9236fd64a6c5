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
    %4 = "stablehlo.multiply"(%3, %1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %5 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %7 = "stablehlo.compare"(%arg1, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
    %8 = "stablehlo.multiply"(%arg0, %4) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %9 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %11 = "stablehlo.multiply"(%arg0, %10) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %12 = "stablehlo.select"(%7, %8, %11) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %13 = "stablehlo.convert"(%arg2) : (tensor<9xbf16>) -> tensor<9xf32>
    %14 = "stablehlo.convert"(%arg3) : (tensor<9xbf16>) -> tensor<9xf32>
    %15 = "stablehlo.exponential"(%14) : (tensor<9xf32>) -> tensor<9xf32>
    %16 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %17 = "stablehlo.compare"(%14, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %18 = "stablehlo.multiply"(%13, %15) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %19 = "stablehlo.select"(%17, %18, %13) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %20 = "stablehlo.convert"(%19) : (tensor<9xf32>) -> tensor<9xbf16>
    "func.return"(%12, %20) : (tensor<16xf32>, tensor<9xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
