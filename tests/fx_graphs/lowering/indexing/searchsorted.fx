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
    %2 = "stablehlo.compare"(%arg0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %3 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %4 = "stablehlo.or"(%2, %3) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %5 = "stablehlo.convert"(%4) : (tensor<5xi1>) -> tensor<5xi64>
    %6 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %7 = "stablehlo.reduce"(%5, %6) ({
    ^bb0(%arg16: tensor<i64> loc("aten.searchsorted.Scalar"), %arg17: tensor<i64> loc("aten.searchsorted.Scalar")):
      %48 = "stablehlo.add"(%arg16, %arg17) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%48) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
    %8 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %10 = "stablehlo.compare"(%arg0, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %11 = "stablehlo.compare"(%9, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %12 = "stablehlo.or"(%10, %11) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %13 = "stablehlo.convert"(%12) : (tensor<5xi1>) -> tensor<5xi64>
    %14 = "stablehlo.reduce"(%13, %6) ({
    ^bb0(%arg14: tensor<i64> loc("aten.searchsorted.Scalar"), %arg15: tensor<i64> loc("aten.searchsorted.Scalar")):
      %47 = "stablehlo.add"(%arg14, %arg15) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%47) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
    %15 = "stablehlo.constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
    %17 = "stablehlo.compare"(%arg1, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %18 = "stablehlo.compare"(%16, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %19 = "stablehlo.or"(%17, %18) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %20 = "stablehlo.convert"(%19) : (tensor<2xi1>) -> tensor<2xi64>
    %21 = "stablehlo.reduce"(%20, %6) ({
    ^bb0(%arg12: tensor<i64> loc("aten.searchsorted.Scalar"), %arg13: tensor<i64> loc("aten.searchsorted.Scalar")):
      %46 = "stablehlo.add"(%arg12, %arg13) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%46) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
    %22 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x5xf32>
    %23 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
    %24 = "stablehlo.compare"(%23, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
    %25 = "stablehlo.compare"(%22, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
    %26 = "stablehlo.or"(%24, %25) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %27 = "stablehlo.convert"(%26) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi64>
    %28 = "stablehlo.reduce"(%27, %6) ({
    ^bb0(%arg10: tensor<i64> loc("aten.searchsorted.Tensor"), %arg11: tensor<i64> loc("aten.searchsorted.Tensor")):
      %45 = "stablehlo.add"(%arg10, %arg11) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%45) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<2x3x5xi64>, tensor<i64>) -> tensor<2x3xi64>
    %29 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0>} : (tensor<16xf32>) -> tensor<16x5xf32>
    %30 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<16x5xf32>
    %31 = "stablehlo.compare"(%30, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<16x5xf32>, tensor<16x5xf32>) -> tensor<16x5xi1>
    %32 = "stablehlo.compare"(%29, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16x5xf32>, tensor<16x5xf32>) -> tensor<16x5xi1>
    %33 = "stablehlo.or"(%31, %32) : (tensor<16x5xi1>, tensor<16x5xi1>) -> tensor<16x5xi1>
    %34 = "stablehlo.convert"(%33) : (tensor<16x5xi1>) -> tensor<16x5xi64>
    %35 = "stablehlo.reduce"(%34, %6) ({
    ^bb0(%arg8: tensor<i64> loc("aten.searchsorted.Tensor"), %arg9: tensor<i64> loc("aten.searchsorted.Tensor")):
      %44 = "stablehlo.add"(%arg8, %arg9) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%44) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<16x5xi64>, tensor<i64>) -> tensor<16xi64>
    %36 = "stablehlo.broadcast_in_dim"(%arg5) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x5xf32>
    %37 = "stablehlo.broadcast_in_dim"(%arg4) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x5xf32>) -> tensor<2x3x5xf32>
    %38 = "stablehlo.compare"(%37, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
    %39 = "stablehlo.compare"(%36, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
    %40 = "stablehlo.or"(%38, %39) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %41 = "stablehlo.convert"(%40) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi64>
    %42 = "stablehlo.reduce"(%41, %6) ({
    ^bb0(%arg6: tensor<i64> loc("aten.searchsorted.Tensor"), %arg7: tensor<i64> loc("aten.searchsorted.Tensor")):
      %43 = "stablehlo.add"(%arg6, %arg7) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%43) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<2x3x5xi64>, tensor<i64>) -> tensor<2x3xi64>
    "func.return"(%7, %14, %21, %28, %35, %42) : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<2x3xi64>, tensor<16xi64>, tensor<2x3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
