graph g inference
input %0 a: f32[5]
input %1 b: i64[2]
input %2 c: f32[2,3]
input %3 d: f32[16]
input %4 e: f32[2,5]
input %5 f: f32[2,3]
%6 = aten.searchsorted.Scalar(%0, 0.0, out_int32=false, right=false, side=none, sorter=none) : i64[] name=n0
%7 = aten.searchsorted.Scalar(%0, 0, out_int32=false, right=false, side="right", sorter=none) : i64[] name=n1
%8 = aten.searchsorted.Scalar(%1, 2, out_int32=false, right=false, side=none, sorter=none) : i64[] name=n2
%9 = aten.searchsorted.Tensor(%0, %2, out_int32=false, right=false, side=none, sorter=none) : i64[2,3] name=n3
%10 = aten.searchsorted.Tensor(%0, %3, out_int32=false, right=true, side=none, sorter=none) : i64[16] name=n4
%11 = aten.searchsorted.Tensor(%4, %5, out_int32=false, right=false, side="right", sorter=none) : i64[2,3] name=n5
return %6, %7, %8, %9, %10, %11
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xf32>, tensor<2xi64>, tensor<2x3xf32>, tensor<16xf32>, tensor<2x5xf32>, tensor<2x3xf32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<2x3xi64>, tensor<16xi64>, tensor<2x3xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5xf32>, %arg1: tensor<2xi64>, %arg2: tensor<2x3xf32>, %arg3: tensor<16xf32>, %arg4: tensor<2x5xf32>, %arg5: tensor<2x3xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %2 = "stablehlo.compare"(%arg0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %3 = "stablehlo.not"(%2) : (tensor<5xi1>) -> tensor<5xi1>
    %4 = "stablehlo.convert"(%3) : (tensor<5xi1>) -> tensor<5xi64>
    %5 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %6 = "stablehlo.reduce"(%4, %5) ({
    ^bb0(%arg16: tensor<i64> loc("aten.searchsorted.Scalar"), %arg17: tensor<i64> loc("aten.searchsorted.Scalar")):
      %42 = "stablehlo.add"(%arg16, %arg17) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%42) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
    %7 = "stablehlo.convert"(%5) : (tensor<i64>) -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %9 = "stablehlo.compare"(%arg0, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %10 = "stablehlo.not"(%9) : (tensor<5xi1>) -> tensor<5xi1>
    %11 = "stablehlo.convert"(%10) : (tensor<5xi1>) -> tensor<5xi64>
    %12 = "stablehlo.reduce"(%11, %5) ({
    ^bb0(%arg14: tensor<i64> loc("aten.searchsorted.Scalar"), %arg15: tensor<i64> loc("aten.searchsorted.Scalar")):
      %41 = "stablehlo.add"(%arg14, %arg15) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%41) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
    %13 = "stablehlo.constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
    %15 = "stablehlo.compare"(%arg1, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %16 = "stablehlo.not"(%15) : (tensor<2xi1>) -> tensor<2xi1>
    %17 = "stablehlo.convert"(%16) : (tensor<2xi1>) -> tensor<2xi64>
    %18 = "stablehlo.reduce"(%17, %5) ({
    ^bb0(%arg12: tensor<i64> loc("aten.searchsorted.Scalar"), %arg13: tensor<i64> loc("aten.searchsorted.Scalar")):
      %40 = "stablehlo.add"(%arg12, %arg13) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%40) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
    %19 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x5xf32>
    %20 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
    %21 = "stablehlo.compare"(%20, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
    %22 = "stablehlo.not"(%21) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %23 = "stablehlo.convert"(%22) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi64>
    %24 = "stablehlo.reduce"(%23, %5) ({
    ^bb0(%arg10: tensor<i64> loc("aten.searchsorted.Tensor"), %arg11: tensor<i64> loc("aten.searchsorted.Tensor")):
      %39 = "stablehlo.add"(%arg10, %arg11) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%39) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<2x3x5xi64>, tensor<i64>) -> tensor<2x3xi64>
    %25 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0>} : (tensor<16xf32>) -> tensor<16x5xf32>
    %26 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<16x5xf32>
    %27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<16x5xf32>, tensor<16x5xf32>) -> tensor<16x5xi1>
    %28 = "stablehlo.not"(%27) : (tensor<16x5xi1>) -> tensor<16x5xi1>
    %29 = "stablehlo.convert"(%28) : (tensor<16x5xi1>) -> tensor<16x5xi64>
    %30 = "stablehlo.reduce"(%29, %5) ({
    ^bb0(%arg8: tensor<i64> loc("aten.searchsorted.Tensor"), %arg9: tensor<i64> loc("aten.searchsorted.Tensor")):
      %38 = "stablehlo.add"(%arg8, %arg9) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%38) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<16x5xi64>, tensor<i64>) -> tensor<16xi64>
    %31 = "stablehlo.broadcast_in_dim"(%arg5) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x5xf32>
    %32 = "stablehlo.broadcast_in_dim"(%arg4) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x5xf32>) -> tensor<2x3x5xf32>
    %33 = "stablehlo.compare"(%32, %31) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
    %34 = "stablehlo.not"(%33) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %35 = "stablehlo.convert"(%34) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi64>
    %36 = "stablehlo.reduce"(%35, %5) ({
    ^bb0(%arg6: tensor<i64> loc("aten.searchsorted.Tensor"), %arg7: tensor<i64> loc("aten.searchsorted.Tensor")):
      %37 = "stablehlo.add"(%arg6, %arg7) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%37) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<2x3x5xi64>, tensor<i64>) -> tensor<2x3xi64>
    "func.return"(%6, %12, %18, %24, %30, %36) : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<2x3xi64>, tensor<16xi64>, tensor<2x3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
