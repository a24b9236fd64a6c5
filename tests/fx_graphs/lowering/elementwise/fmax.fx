graph g inference
input %0 a: f32[16,1]
input %1 b: f32[16]
input %2 c: bf16[16]
input %3 d: bf16[16]
input %4 e: i64[3]
input %5 f: i64[3]
%6 = aten.fmax.default(%0, %1) : f32[16,16] name=n0
%7 = aten.fmax.default(%2, %3) : bf16[16] name=n1
%8 = aten.fmax.default(%4, %5) : i64[3] name=n2
return %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16x1xf32>, tensor<16xf32>, tensor<16xbf16>, tensor<16xbf16>, tensor<3xi64>, tensor<3xi64>) -> (tensor<16x16xf32>, tensor<16xbf16>, tensor<3xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<16x1xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xbf16>, %arg3: tensor<16xbf16>, %arg4: tensor<3xi64>, %arg5: tensor<3xi64>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<16xf32>) -> tensor<16x16xf32>
    %2 = "stablehlo.maximum"(%0, %1) : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %3 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %4 = "stablehlo.select"(%3, %0, %2) : (tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %5 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %6 = "stablehlo.select"(%5, %1, %4) : (tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %7 = "stablehlo.maximum"(%arg2, %arg3) : (tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xbf16>
    %8 = "stablehlo.compare"(%arg3, %arg3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xi1>
    %9 = "stablehlo.select"(%8, %arg2, %7) : (tensor<16xi1>, tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xbf16>
    %10 = "stablehlo.compare"(%arg2, %arg2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xi1>
    %11 = "stablehlo.select"(%10, %arg3, %9) : (tensor<16xi1>, tensor<16xbf16>, tensor<16xbf16>) -> tensor<16xbf16>
    %12 = "stablehlo.maximum"(%arg4, %arg5) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    "func.return"(%6, %11, %12) : (tensor<16x16xf32>, tensor<16xbf16>, tensor<3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
