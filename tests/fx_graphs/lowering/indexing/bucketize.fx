graph g inference
input %0 a: f32[2,3]
input %1 b: f32[5]
input %2 c: f32[7]
input %3 d: i64[5]
input %4 e: i64[3]
%5 = aten.bucketize.Tensor(%0, %1, out_int32=false, right=false) : i64[2,3] name=n0
%6 = aten.bucketize.Tensor(%2, %1, out_int32=false, right=true) : i64[7] name=n1
%7 = aten.bucketize.Tensor(%3, %4, out_int32=true, right=false) : i32[5] name=n2
%8 = aten.bucketize.Scalar(0.5, %1, out_int32=false, right=false) : i64[] name=n3
%9 = aten.bucketize.Scalar(0.5, %1, out_int32=false, right=true) : i64[] name=n4
%10 = aten.bucketize.Scalar(1, %1, out_int32=false, right=false) : i64[] name=n5
return %5, %6, %7, %8, %9, %10
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<5xf32>, tensor<7xf32>, tensor<5xi64>, tensor<3xi64>) -> (tensor<2x3xi64>, tensor<7xi64>, tensor<5xi32>, tensor<i64>, tensor<i64>, tensor<i64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<5xf32>, %arg2: tensor<7xf32>, %arg3: tensor<5xi64>, %arg4: tensor<3xi64>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x5xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
    %2 = "stablehlo.compare"(%1, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
    %3 = "stablehlo.not"(%2) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %4 = "stablehlo.convert"(%3) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi64>
    %5 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %6 = "stablehlo.reduce"(%4, %5) ({
    ^bb0(%arg15: tensor<i64> loc("aten.bucketize.Tensor"), %arg16: tensor<i64> loc("aten.bucketize.Tensor")):
      %43 = "stablehlo.add"(%arg15, %arg16) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%43) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<2x3x5xi64>, tensor<i64>) -> tensor<2x3xi64>
    %7 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x5xf32>
    %8 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<7x5xf32>
    %9 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xi1>
    %10 = "stablehlo.not"(%9) : (tensor<7x5xi1>) -> tensor<7x5xi1>
    %11 = "stablehlo.convert"(%10) : (tensor<7x5xi1>) -> tensor<7x5xi64>
    %12 = "stablehlo.reduce"(%11, %5) ({
    ^bb0(%arg13: tensor<i64> loc("aten.bucketize.Tensor"), %arg14: tensor<i64> loc("aten.bucketize.Tensor")):
      %42 = "stablehlo.add"(%arg13, %arg14) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%42) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<7x5xi64>, tensor<i64>) -> tensor<7xi64>
    %13 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi64>) -> tensor<5x3xi64>
    %14 = "stablehlo.broadcast_in_dim"(%arg4) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi64>) -> tensor<5x3xi64>
    %15 = "stablehlo.compare"(%14, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
    %16 = "stablehlo.not"(%15) : (tensor<5x3xi1>) -> tensor<5x3xi1>
    %17 = "stablehlo.convert"(%16) : (tensor<5x3xi1>) -> tensor<5x3xi32>
    %18 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %19 = "stablehlo.reduce"(%17, %18) ({
    ^bb0(%arg11: tensor<i32> loc("aten.bucketize.Tensor"), %arg12: tensor<i32> loc("aten.bucketize.Tensor")):
      %41 = "stablehlo.add"(%arg11, %arg12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%41) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<5x3xi32>, tensor<i32>) -> tensor<5xi32>
    %20 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %22 = "stablehlo.compare"(%arg1, %21) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %23 = "stablehlo.not"(%22) : (tensor<5xi1>) -> tensor<5xi1>
    %24 = "stablehlo.convert"(%23) : (tensor<5xi1>) -> tensor<5xi64>
    %25 = "stablehlo.reduce"(%24, %5) ({
    ^bb0(%arg9: tensor<i64> loc("aten.bucketize.Scalar"), %arg10: tensor<i64> loc("aten.bucketize.Scalar")):
      %40 = "stablehlo.add"(%arg9, %arg10) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%40) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
    %26 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %27 = "stablehlo.compare"(%arg1, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %28 = "stablehlo.not"(%27) : (tensor<5xi1>) -> tensor<5xi1>
    %29 = "stablehlo.convert"(%28) : (tensor<5xi1>) -> tensor<5xi64>
    %30 = "stablehlo.reduce"(%29, %5) ({
    ^bb0(%arg7: tensor<i64> loc("aten.bucketize.Scalar"), %arg8: tensor<i64> loc("aten.bucketize.Scalar")):
      %39 = "stablehlo.add"(%arg7, %arg8) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%39) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
    %31 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %32 = "stablehlo.convert"(%31) : (tensor<i64>) -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %34 = "stablehlo.compare"(%arg1, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %35 = "stablehlo.not"(%34) : (tensor<5xi1>) -> tensor<5xi1>
    %36 = "stablehlo.convert"(%35) : (tensor<5xi1>) -> tensor<5xi64>
    %37 = "stablehlo.reduce"(%36, %5) ({
    ^bb0(%arg5: tensor<i64> loc("aten.bucketize.Scalar"), %arg6: tensor<i64> loc("aten.bucketize.Scalar")):
      %38 = "stablehlo.add"(%arg5, %arg6) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%38) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%6, %12, %19, %25, %30, %37) : (tensor<2x3xi64>, tensor<7xi64>, tensor<5xi32>, tensor<i64>, tensor<i64>, tensor<i64>) -> ()
  }) : () -> ()
}) : () -> ()
