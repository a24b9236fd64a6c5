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
    %2 = "stablehlo.compare"(%1, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
    %3 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
    %4 = "stablehlo.or"(%2, %3) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %5 = "stablehlo.convert"(%4) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi64>
    %6 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %7 = "stablehlo.reduce"(%5, %6) ({
    ^bb0(%arg15: tensor<i64> loc("aten.bucketize.Tensor"), %arg16: tensor<i64> loc("aten.bucketize.Tensor")):
      %48 = "stablehlo.add"(%arg15, %arg16) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%48) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<2x3x5xi64>, tensor<i64>) -> tensor<2x3xi64>
    %8 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x5xf32>
    %9 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<7x5xf32>
    %10 = "stablehlo.compare"(%9, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xi1>
    %11 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xi1>
    %12 = "stablehlo.or"(%10, %11) : (tensor<7x5xi1>, tensor<7x5xi1>) -> tensor<7x5xi1>
    %13 = "stablehlo.convert"(%12) : (tensor<7x5xi1>) -> tensor<7x5xi64>
    %14 = "stablehlo.reduce"(%13, %6) ({
    ^bb0(%arg13: tensor<i64> loc("aten.bucketize.Tensor"), %arg14: tensor<i64> loc("aten.bucketize.Tensor")):
      %47 = "stablehlo.add"(%arg13, %arg14) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%47) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<7x5xi64>, tensor<i64>) -> tensor<7xi64>
    %15 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi64>) -> tensor<5x3xi64>
    %16 = "stablehlo.broadcast_in_dim"(%arg4) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi64>) -> tensor<5x3xi64>
    %17 = "stablehlo.compare"(%16, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
    %18 = "stablehlo.compare"(%15, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
    %19 = "stablehlo.or"(%17, %18) : (tensor<5x3xi1>, tensor<5x3xi1>) -> tensor<5x3xi1>
    %20 = "stablehlo.convert"(%19) : (tensor<5x3xi1>) -> tensor<5x3xi32>
    %21 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %22 = "stablehlo.reduce"(%20, %21) ({
    ^bb0(%arg11: tensor<i32> loc("aten.bucketize.Tensor"), %arg12: tensor<i32> loc("aten.bucketize.Tensor")):
      %46 = "stablehlo.add"(%arg11, %arg12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%46) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<5x3xi32>, tensor<i32>) -> tensor<5xi32>
    %23 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %25 = "stablehlo.compare"(%arg1, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %26 = "stablehlo.compare"(%24, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %27 = "stablehlo.or"(%25, %26) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %28 = "stablehlo.convert"(%27) : (tensor<5xi1>) -> tensor<5xi64>
    %29 = "stablehlo.reduce"(%28, %6) ({
    ^bb0(%arg9: tensor<i64> loc("aten.bucketize.Scalar"), %arg10: tensor<i64> loc("aten.bucketize.Scalar")):
      %45 = "stablehlo.add"(%arg9, %arg10) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%45) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
    %30 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %31 = "stablehlo.compare"(%arg1, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %32 = "stablehlo.compare"(%30, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %33 = "stablehlo.or"(%31, %32) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %34 = "stablehlo.convert"(%33) : (tensor<5xi1>) -> tensor<5xi64>
    %35 = "stablehlo.reduce"(%34, %6) ({
    ^bb0(%arg7: tensor<i64> loc("aten.bucketize.Scalar"), %arg8: tensor<i64> loc("aten.bucketize.Scalar")):
      %44 = "stablehlo.add"(%arg7, %arg8) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%44) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
    %36 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %38 = "stablehlo.compare"(%arg1, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %39 = "stablehlo.compare"(%37, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %40 = "stablehlo.or"(%38, %39) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %41 = "stablehlo.convert"(%40) : (tensor<5xi1>) -> tensor<5xi64>
    %42 = "stablehlo.reduce"(%41, %6) ({
    ^bb0(%arg5: tensor<i64> loc("aten.bucketize.Scalar"), %arg6: tensor<i64> loc("aten.bucketize.Scalar")):
      %43 = "stablehlo.add"(%arg5, %arg6) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%43) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%7, %14, %22, %29, %35, %42) : (tensor<2x3xi64>, tensor<7xi64>, tensor<5xi32>, tensor<i64>, tensor<i64>, tensor<i64>) -> ()
  }) : () -> ()
}) : () -> ()
