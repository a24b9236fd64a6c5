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
      %48 = "stablehlo.add"(%arg15, %arg16) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%48) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<2x3x5xi64>, tensor<i64>) -> tensor<2x3xi64>
    %7 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x5xf32>
    %8 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<7x5xf32>
    %9 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xi1>
    %10 = "stablehlo.not"(%9) : (tensor<7x5xi1>) -> tensor<7x5xi1>
    %11 = "stablehlo.convert"(%10) : (tensor<7x5xi1>) -> tensor<7x5xi64>
    %12 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %13 = "stablehlo.reduce"(%11, %12) ({
    ^bb0(%arg13: tensor<i64> loc("aten.bucketize.Tensor"), %arg14: tensor<i64> loc("aten.bucketize.Tensor")):
      %47 = "stablehlo.add"(%arg13, %arg14) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%47) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<7x5xi64>, tensor<i64>) -> tensor<7xi64>
    %14 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi64>) -> tensor<5x3xi64>
    %15 = "stablehlo.broadcast_in_dim"(%arg4) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi64>) -> tensor<5x3xi64>
    %16 = "stablehlo.compare"(%15, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
    %17 = "stablehlo.not"(%16) : (tensor<5x3xi1>) -> tensor<5x3xi1>
    %18 = "stablehlo.convert"(%17) : (tensor<5x3xi1>) -> tensor<5x3xi32>
    %19 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %20 = "stablehlo.reduce"(%18, %19) ({
    ^bb0(%arg11: tensor<i32> loc("aten.bucketize.Tensor"), %arg12: tensor<i32> loc("aten.bucketize.Tensor")):
      %46 = "stablehlo.add"(%arg11, %arg12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%46) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<5x3xi32>, tensor<i32>) -> tensor<5xi32>
    %21 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %23 = "stablehlo.compare"(%arg1, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %24 = "stablehlo.not"(%23) : (tensor<5xi1>) -> tensor<5xi1>
    %25 = "stablehlo.convert"(%24) : (tensor<5xi1>) -> tensor<5xi64>
    %26 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %27 = "stablehlo.reduce"(%25, %26) ({
    ^bb0(%arg9: tensor<i64> loc("aten.bucketize.Scalar"), %arg10: tensor<i64> loc("aten.bucketize.Scalar")):
      %45 = "stablehlo.add"(%arg9, %arg10) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%45) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
    %28 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %30 = "stablehlo.compare"(%arg1, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %31 = "stablehlo.not"(%30) : (tensor<5xi1>) -> tensor<5xi1>
    %32 = "stablehlo.convert"(%31) : (tensor<5xi1>) -> tensor<5xi64>
    %33 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %34 = "stablehlo.reduce"(%32, %33) ({
    ^bb0(%arg7: tensor<i64> loc("aten.bucketize.Scalar"), %arg8: tensor<i64> loc("aten.bucketize.Scalar")):
      %44 = "stablehlo.add"(%arg7, %arg8) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%44) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
    %35 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %36 = "stablehlo.convert"(%35) : (tensor<i64>) -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %38 = "stablehlo.compare"(%arg1, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %39 = "stablehlo.not"(%38) : (tensor<5xi1>) -> tensor<5xi1>
    %40 = "stablehlo.convert"(%39) : (tensor<5xi1>) -> tensor<5xi64>
    %41 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %42 = "stablehlo.reduce"(%40, %41) ({
    ^bb0(%arg5: tensor<i64> loc("aten.bucketize.Scalar"), %arg6: tensor<i64> loc("aten.bucketize.Scalar")):
      %43 = "stablehlo.add"(%arg5, %arg6) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%43) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%6, %13, %20, %27, %34, %42) : (tensor<2x3xi64>, tensor<7xi64>, tensor<5xi32>, tensor<i64>, tensor<i64>, tensor<i64>) -> ()
  }) : () -> ()
}) : () -> ()
