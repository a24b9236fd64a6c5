graph g inference
input %0 a: f32[2,3]
input %1 b: f32[3]
input %2 c: f32[3]
input %3 d: f64[]
input %4 e: bf16[2,3]
input %5 f: bf16[3]
input %6 g: f32[5]
input %7 h: i64[9]
input %8 i: i64[8]
input %9 j: f32[4]
%10 = aten.remainder.Tensor(%0, %1) : f32[2,3] name=n0
%11 = aten.remainder.Tensor(%2, %3) : f32[3] name=n1
%12 = aten.remainder.Tensor(%4, %5) : bf16[2,3] name=n2
%13 = aten.remainder.Scalar(%6, 0.3) : f32[5] name=n3
%14 = aten.remainder.Scalar(%7, 4) : i64[9] name=n4
%15 = aten.remainder.Scalar_Tensor(7, %8) : i64[8] name=n5
%16 = aten.remainder.Scalar_Tensor(-7.5, %9) : f32[4] name=n6
return %10, %11, %12, %13, %14, %15, %16
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f64>, tensor<2x3xbf16>, tensor<3xbf16>, tensor<5xf32>, tensor<9xi64>, tensor<8xi64>, tensor<4xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xbf16>, tensor<5xf32>, tensor<9xi64>, tensor<8xi64>, tensor<4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<f64>, %arg4: tensor<2x3xbf16>, %arg5: tensor<3xbf16>, %arg6: tensor<5xf32>, %arg7: tensor<9xi64>, %arg8: tensor<8xi64>, %arg9: tensor<4xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.remainder"(%arg0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %5 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %7 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %8 = "stablehlo.and"(%7, %6) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %9 = "stablehlo.add"(%1, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.select"(%8, %9, %1) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.convert"(%arg3) : (tensor<f64>) -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %13 = "stablehlo.remainder"(%arg2, %12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %14 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %16 = "stablehlo.compare"(%13, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %17 = "stablehlo.compare"(%12, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %18 = "stablehlo.compare"(%16, %17) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %19 = "stablehlo.compare"(%13, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %20 = "stablehlo.and"(%19, %18) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %21 = "stablehlo.add"(%13, %12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %22 = "stablehlo.select"(%20, %21, %13) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %23 = "stablehlo.broadcast_in_dim"(%arg5) {broadcast_dimensions = array<i64: 1>} : (tensor<3xbf16>) -> tensor<2x3xbf16>
    %24 = "stablehlo.convert"(%arg4) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %25 = "stablehlo.convert"(%23) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %26 = "stablehlo.remainder"(%24, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %29 = "stablehlo.compare"(%26, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %30 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %31 = "stablehlo.compare"(%29, %30) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %32 = "stablehlo.compare"(%26, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %33 = "stablehlo.and"(%32, %31) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %34 = "stablehlo.add"(%26, %25) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.select"(%33, %34, %26) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.convert"(%35) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %37 = "stablehlo.constant"() {value = dense<3.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %39 = "stablehlo.remainder"(%arg6, %38) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %40 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %42 = "stablehlo.compare"(%39, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %43 = "stablehlo.compare"(%38, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %44 = "stablehlo.compare"(%42, %43) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %45 = "stablehlo.compare"(%39, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %46 = "stablehlo.and"(%45, %44) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %47 = "stablehlo.add"(%39, %38) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %48 = "stablehlo.select"(%46, %47, %39) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %49 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
    %50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<9xi64>
    %51 = "stablehlo.remainder"(%arg7, %50) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    %52 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<9xi64>
    %54 = "stablehlo.compare"(%51, %53) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %55 = "stablehlo.compare"(%50, %53) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %56 = "stablehlo.compare"(%54, %55) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %57 = "stablehlo.compare"(%51, %53) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %58 = "stablehlo.and"(%57, %56) : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %59 = "stablehlo.add"(%51, %50) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    %60 = "stablehlo.select"(%58, %59, %51) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    %61 = "stablehlo.constant"() {value = dense<7> : tensor<i64>} : () -> tensor<i64>
    %62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<8xi64>
    %63 = "stablehlo.remainder"(%62, %arg8) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %64 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<8xi64>
    %66 = "stablehlo.compare"(%63, %65) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %67 = "stablehlo.compare"(%arg8, %65) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %68 = "stablehlo.compare"(%66, %67) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %69 = "stablehlo.compare"(%63, %65) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %70 = "stablehlo.and"(%69, %68) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %71 = "stablehlo.add"(%63, %arg8) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %72 = "stablehlo.select"(%70, %71, %63) : (tensor<8xi1>, tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %73 = "stablehlo.constant"() {value = dense<-7.500000e+00> : tensor<f32>} : () -> tensor<f32>
    %74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %75 = "stablehlo.remainder"(%74, %arg9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %76 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %78 = "stablehlo.compare"(%75, %77) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %79 = "stablehlo.compare"(%arg9, %77) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %80 = "stablehlo.compare"(%78, %79) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %81 = "stablehlo.compare"(%75, %77) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %82 = "stablehlo.and"(%81, %80) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %83 = "stablehlo.add"(%75, %arg9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %84 = "stablehlo.select"(%82, %83, %75) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%10, %22, %36, %48, %60, %72, %84) : (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xbf16>, tensor<5xf32>, tensor<9xi64>, tensor<8xi64>, tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
