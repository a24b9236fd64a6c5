graph g inference
input %0 a: f32[16]
input %1 b: bf16[16]
input %2 c: i64[3]
%3 = aten.trunc.default(%0) : f32[16] name=n0
%4 = aten.trunc.default(%1) : bf16[16] name=n1
%5 = aten.trunc.default(%2) : i64[3] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16xf32>, tensor<16xbf16>, tensor<3xi64>) -> (tensor<16xf32>, tensor<16xbf16>, tensor<3xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<16xf32>, %arg1: tensor<16xbf16>, %arg2: tensor<3xi64>):
    %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<16xf32>) -> tensor<16xi32>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<16xi32>
    %3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %4 = "stablehlo.ceil"(%arg0) : (tensor<16xf32>) -> tensor<16xf32>
    %5 = "stablehlo.floor"(%arg0) : (tensor<16xf32>) -> tensor<16xf32>
    %6 = "stablehlo.select"(%3, %4, %5) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %7 = "stablehlo.convert"(%arg1) : (tensor<16xbf16>) -> tensor<16xf32>
    %8 = "stablehlo.bitcast_convert"(%7) : (tensor<16xf32>) -> tensor<16xi32>
    %9 = "stablehlo.compare"(%8, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %10 = "stablehlo.ceil"(%7) : (tensor<16xf32>) -> tensor<16xf32>
    %11 = "stablehlo.floor"(%7) : (tensor<16xf32>) -> tensor<16xf32>
    %12 = "stablehlo.select"(%9, %10, %11) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %13 = "stablehlo.convert"(%12) : (tensor<16xf32>) -> tensor<16xbf16>
    "func.return"(%6, %13, %arg2) : (tensor<16xf32>, tensor<16xbf16>, tensor<3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
