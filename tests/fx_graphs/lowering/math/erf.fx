graph g inference
input %0 a: f32[2,3]
input %1 b: bf16[64]
input %2 c: f16[5]
%3 = aten.erf.default(%0) : f32[2,3] name=n0
%4 = aten.erf.default(%1) : bf16[64] name=n1
%5 = aten.erf.default(%2) : f16[5] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<64xbf16>, tensor<5xf16>) -> (tensor<2x3xf32>, tensor<64xbf16>, tensor<5xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<64xbf16>, %arg2: tensor<5xf16>):
    %0 = "chlo.erf"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.abs"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %5 = "stablehlo.sign"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.select"(%4, %5, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.convert"(%arg1) : (tensor<64xbf16>) -> tensor<64xf32>
    %8 = "chlo.erf"(%7) : (tensor<64xf32>) -> tensor<64xf32>
    %9 = "stablehlo.abs"(%7) : (tensor<64xf32>) -> tensor<64xf32>
    %10 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64xf32>
    %11 = "stablehlo.compare"(%9, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %12 = "stablehlo.sign"(%7) : (tensor<64xf32>) -> tensor<64xf32>
    %13 = "stablehlo.select"(%11, %12, %8) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %14 = "stablehlo.convert"(%13) : (tensor<64xf32>) -> tensor<64xbf16>
    %15 = "stablehlo.convert"(%arg2) : (tensor<5xf16>) -> tensor<5xf32>
    %16 = "chlo.erf"(%15) : (tensor<5xf32>) -> tensor<5xf32>
    %17 = "stablehlo.abs"(%15) : (tensor<5xf32>) -> tensor<5xf32>
    %18 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %19 = "stablehlo.compare"(%17, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %20 = "stablehlo.sign"(%15) : (tensor<5xf32>) -> tensor<5xf32>
    %21 = "stablehlo.select"(%19, %20, %16) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %22 = "stablehlo.convert"(%21) : (tensor<5xf32>) -> tensor<5xf16>
    "func.return"(%6, %14, %22) : (tensor<2x3xf32>, tensor<64xbf16>, tensor<5xf16>) -> ()
  }) : () -> ()
}) : () -> ()
