graph g inference
input %0 a: f32[5]
input %1 b: f32[2,3]
input %2 c: f32[16]
input %3 d: f32[2,5]
input %4 e: f32[2,3]
%5 = aten.searchsorted.Tensor(%0, %1, out_int32=false, right=false, side=none, sorter=none) : i64[2,3] name=n0
%6 = aten.searchsorted.Tensor(%0, %2, out_int32=false, right=true, side=none, sorter=none) : i64[16] name=n1
%7 = aten.searchsorted.Tensor(%3, %4, out_int32=false, right=false, side="right", sorter=none) : i64[2,3] name=n2
return %5, %6, %7
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xf32>, tensor<2x3xf32>, tensor<16xf32>, tensor<2x5xf32>, tensor<2x3xf32>) -> (tensor<2x3xi64>, tensor<16xi64>, tensor<2x3xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<16xf32>, %arg3: tensor<2x5xf32>, %arg4: tensor<2x3xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x5xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
    %2 = "stablehlo.compare"(%1, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
    %3 = "stablehlo.not"(%2) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %4 = "stablehlo.convert"(%3) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi64>
    %5 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %6 = "stablehlo.reduce"(%4, %5) ({
    ^bb0(%arg9: tensor<i64> loc("aten.searchsorted.Tensor"), %arg10: tensor<i64> loc("aten.searchsorted.Tensor")):
      %23 = "stablehlo.add"(%arg9, %arg10) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%23) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<2x3x5xi64>, tensor<i64>) -> tensor<2x3xi64>
    %7 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0>} : (tensor<16xf32>) -> tensor<16x5xf32>
    %8 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<16x5xf32>
    %9 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<16x5xf32>, tensor<16x5xf32>) -> tensor<16x5xi1>
    %10 = "stablehlo.not"(%9) : (tensor<16x5xi1>) -> tensor<16x5xi1>
    %11 = "stablehlo.convert"(%10) : (tensor<16x5xi1>) -> tensor<16x5xi64>
    %12 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %13 = "stablehlo.reduce"(%11, %12) ({
    ^bb0(%arg7: tensor<i64> loc("aten.searchsorted.Tensor"), %arg8: tensor<i64> loc("aten.searchsorted.Tensor")):
      %22 = "stablehlo.add"(%arg7, %arg8) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%22) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<16x5xi64>, tensor<i64>) -> tensor<16xi64>
    %14 = "stablehlo.broadcast_in_dim"(%arg4) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x5xf32>
    %15 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x5xf32>) -> tensor<2x3x5xf32>
    %16 = "stablehlo.compare"(%15, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
    %17 = "stablehlo.not"(%16) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %18 = "stablehlo.convert"(%17) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi64>
    %19 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %20 = "stablehlo.reduce"(%18, %19) ({
    ^bb0(%arg5: tensor<i64> loc("aten.searchsorted.Tensor"), %arg6: tensor<i64> loc("aten.searchsorted.Tensor")):
      %21 = "stablehlo.add"(%arg5, %arg6) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%21) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<2x3x5xi64>, tensor<i64>) -> tensor<2x3xi64>
    "func.return"(%6, %13, %20) : (tensor<2x3xi64>, tensor<16xi64>, tensor<2x3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
