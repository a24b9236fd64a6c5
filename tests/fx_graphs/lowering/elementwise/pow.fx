graph g inference
input %0 a: f32[5]
input %1 b: f32[5]
input %2 c: bf16[9]
input %3 d: f32[2,3]
input %4 e: f32[3]
input %5 f: i64[6]
input %6 g: i64[6]
input %7 h: bf16[5]
input %8 i: bf16[5]
input %9 j: f32[4]
input %10 k: i64[3]
input %11 l: bf16[9]
%12 = aten.pow.Tensor_Scalar(%0, 0) : f32[5] name=n0
%13 = aten.pow.Tensor_Scalar(%1, 0.5) : f32[5] name=n1
%14 = aten.pow.Tensor_Scalar(%2, 2) : bf16[9] name=n2
%15 = aten.pow.Tensor_Tensor(%3, %4) : f32[2,3] name=n3
%16 = aten.pow.Tensor_Tensor(%5, %6) : i64[6] name=n4
%17 = aten.pow.Tensor_Tensor(%7, %8) : bf16[5] name=n5
%18 = aten.pow.Scalar(2, %9) : f32[4] name=n6
%19 = aten.pow.Scalar(2, %10) : i64[3] name=n7
%20 = aten.pow.Scalar(0.3, %11) : bf16[9] name=n8
return %12, %13, %14, %15, %16, %17, %18, %19, %20
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xf32>, tensor<5xf32>, tensor<9xbf16>, tensor<2x3xf32>, tensor<3xf32>, tensor<6xi64>, tensor<6xi64>, tensor<5xbf16>, tensor<5xbf16>, tensor<4xf32>, tensor<3xi64>, tensor<9xbf16>) -> (tensor<5xf32>, tensor<5xf32>, tensor<9xbf16>, tensor<2x3xf32>, tensor<6xi64>, tensor<5xbf16>, tensor<4xf32>, tensor<3xi64>, tensor<9xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<9xbf16>, %arg3: tensor<2x3xf32>, %arg4: tensor<3xf32>, %arg5: tensor<6xi64>, %arg6: tensor<6xi64>, %arg7: tensor<5xbf16>, %arg8: tensor<5xbf16>, %arg9: tensor<4xf32>, %arg10: tensor<3xi64>, %arg11: tensor<9xbf16>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %2 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %4 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %6 = "stablehlo.sqrt"(%arg1) : (tensor<5xf32>) -> tensor<5xf32>
    %7 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<bf16>} : () -> tensor<bf16>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<9xbf16>
    %9 = "stablehlo.convert"(%arg2) : (tensor<9xbf16>) -> tensor<9xf32>
    %10 = "stablehlo.convert"(%8) : (tensor<9xbf16>) -> tensor<9xf32>
    %11 = "stablehlo.multiply"(%9, %9) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %12 = "stablehlo.convert"(%11) : (tensor<9xf32>) -> tensor<9xbf16>
    %13 = "stablehlo.broadcast_in_dim"(%arg4) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.power"(%arg3, %13) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
    %17:3 = "stablehlo.while"(%16, %arg5, %arg6) ({
    ^bb0(%arg15: tensor<6xi64> loc("aten.pow.Tensor_Tensor"), %arg16: tensor<6xi64> loc("aten.pow.Tensor_Tensor"), %arg17: tensor<6xi64> loc("aten.pow.Tensor_Tensor")):
      %53 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
      %54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
      %55 = "stablehlo.compare"(%arg17, %54) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %56 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %57 = "stablehlo.reduce"(%55, %56) ({
      ^bb0(%arg18: tensor<i1> loc("aten.pow.Tensor_Tensor"), %arg19: tensor<i1> loc("aten.pow.Tensor_Tensor")):
        %58 = "stablehlo.or"(%arg18, %arg19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%58) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%57) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg12: tensor<6xi64> loc("aten.pow.Tensor_Tensor"), %arg13: tensor<6xi64> loc("aten.pow.Tensor_Tensor"), %arg14: tensor<6xi64> loc("aten.pow.Tensor_Tensor")):
      %45 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
      %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
      %47 = "stablehlo.and"(%arg14, %46) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %48 = "stablehlo.compare"(%47, %46) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %49 = "stablehlo.multiply"(%arg12, %arg13) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %50 = "stablehlo.select"(%48, %49, %arg12) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %51 = "stablehlo.shift_right_logical"(%arg14, %46) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      %52 = "stablehlo.multiply"(%arg13, %arg13) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
      "stablehlo.return"(%50, %52, %51) : (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>) -> ()
    }) : (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>) -> (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>)
    %18 = "stablehlo.abs"(%arg5) : (tensor<6xi64>) -> tensor<6xi64>
    %19 = "stablehlo.compare"(%18, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %20 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
    %22 = "stablehlo.compare"(%arg5, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %23 = "stablehlo.and"(%19, %22) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %24 = "stablehlo.compare"(%arg6, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %25 = "stablehlo.not"(%24) : (tensor<6xi1>) -> tensor<6xi1>
    %26 = "stablehlo.or"(%25, %23) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %27 = "stablehlo.select"(%26, %17#0, %21) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %28 = "stablehlo.convert"(%arg7) : (tensor<5xbf16>) -> tensor<5xf32>
    %29 = "stablehlo.convert"(%arg8) : (tensor<5xbf16>) -> tensor<5xf32>
    %30 = "stablehlo.power"(%28, %29) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %31 = "stablehlo.convert"(%30) : (tensor<5xf32>) -> tensor<5xbf16>
    %32 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %34 = "stablehlo.power"(%33, %arg9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %35 = "stablehlo.constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %37 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %38 = "stablehlo.shift_left"(%37, %arg10) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %39 = "stablehlo.constant"() {value = dense<3.007810e-01> : tensor<bf16>} : () -> tensor<bf16>
    %40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<9xbf16>
    %41 = "stablehlo.convert"(%40) : (tensor<9xbf16>) -> tensor<9xf32>
    %42 = "stablehlo.convert"(%arg11) : (tensor<9xbf16>) -> tensor<9xf32>
    %43 = "stablehlo.power"(%41, %42) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %44 = "stablehlo.convert"(%43) : (tensor<9xf32>) -> tensor<9xbf16>
    "func.return"(%3, %6, %12, %14, %27, %31, %34, %38, %44) : (tensor<5xf32>, tensor<5xf32>, tensor<9xbf16>, tensor<2x3xf32>, tensor<6xi64>, tensor<5xbf16>, tensor<4xf32>, tensor<3xi64>, tensor<9xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
