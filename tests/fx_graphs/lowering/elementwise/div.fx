graph g inference
input %0 a: f32[2,3]
input %1 b: f32[3]
input %2 c: f32[2,3]
input %3 d: f32[2,3]
input %4 e: f32[3]
input %5 f: bf16[64]
input %6 g: i64[3]
input %7 h: f32[3]
input %8 i: i64[3]
%9 = aten.div.Tensor(%0, %1) : f32[2,3] name=n0
%10 = aten.div.Tensor(%2, 2.5) : f32[2,3] name=n1
%11 = aten.div.Tensor(%3, 3) : f32[2,3] name=n2
%12 = aten.div.Scalar(%4, 49) : f32[3] name=n3
%13 = aten.div.Scalar(%5, 0.3) : bf16[64] name=n4
%14 = aten.div.Scalar(%6, 2) : f32[3] name=n5
%15 = aten.div.Tensor_mode(%0, %1, rounding_mode="floor") : f32[2,3] name=n6
%16 = aten.div.Tensor_mode(%2, 2.5, rounding_mode="floor") : f32[2,3] name=n7
%17 = aten.div.Tensor_mode(%3, 3, rounding_mode="floor") : f32[2,3] name=n8
%18 = aten.div.Scalar_mode(%7, 2, rounding_mode="floor") : f32[3] name=n9
%19 = aten.div.Scalar_mode(%8, 2, rounding_mode="trunc") : i64[3] name=n10
return %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<64xbf16>, tensor<3xi64>, tensor<3xf32>, tensor<3xi64>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<64xbf16>, tensor<3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<3xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf32>, %arg4: tensor<3xf32>, %arg5: tensor<64xbf16>, %arg6: tensor<3xi64>, %arg7: tensor<3xf32>, %arg8: tensor<3xi64>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.divide"(%arg0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() {value = dense<2.500000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %4 = "stablehlo.divide"(%arg2, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %7 = "stablehlo.divide"(%arg3, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() {value = dense<4.900000e+01> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %10 = "stablehlo.divide"(%arg4, %9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %11 = "stablehlo.convert"(%arg5) : (tensor<64xbf16>) -> tensor<64xf32>
    %12 = "stablehlo.constant"() {value = dense<3.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64xf32>
    %14 = "stablehlo.divide"(%11, %13) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<64xf32>) -> tensor<64xbf16>
    %16 = "stablehlo.convert"(%arg6) : (tensor<3xi64>) -> tensor<3xf32>
    %17 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %19 = "stablehlo.divide"(%16, %18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %20 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %23 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %25 = "stablehlo.divide"(%arg0, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.remainder"(%arg0, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.subtract"(%arg0, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.divide"(%27, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %29 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %31 = "stablehlo.compare"(%26, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %32 = "stablehlo.compare"(%20, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %33 = "stablehlo.compare"(%31, %32) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %34 = "stablehlo.compare"(%26, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %35 = "stablehlo.and"(%34, %33) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %36 = "stablehlo.subtract"(%28, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.select"(%35, %36, %28) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.floor"(%37) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.subtract"(%37, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %42 = "stablehlo.compare"(%39, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %43 = "stablehlo.add"(%38, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.select"(%42, %43, %38) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = "stablehlo.bitcast_convert"(%25) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %46 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
    %48 = "stablehlo.compare"(%45, %47) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %49 = "stablehlo.constant"() {value = dense<-0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %51 = "stablehlo.select"(%48, %50, %22) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %52 = "stablehlo.compare"(%37, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %53 = "stablehlo.select"(%52, %44, %51) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %54 = "stablehlo.compare"(%20, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %55 = "stablehlo.select"(%54, %25, %53) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.constant"() {value = dense<2.500000e+00> : tensor<f32>} : () -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %58 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %60 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %62 = "stablehlo.divide"(%arg2, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.remainder"(%arg2, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.subtract"(%arg2, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %65 = "stablehlo.divide"(%64, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %66 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %68 = "stablehlo.compare"(%63, %67) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %69 = "stablehlo.compare"(%57, %67) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %70 = "stablehlo.compare"(%68, %69) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %71 = "stablehlo.compare"(%63, %67) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %72 = "stablehlo.and"(%71, %70) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %73 = "stablehlo.subtract"(%65, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.select"(%72, %73, %65) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %75 = "stablehlo.floor"(%74) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.subtract"(%74, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %79 = "stablehlo.compare"(%76, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %80 = "stablehlo.add"(%75, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %81 = "stablehlo.select"(%79, %80, %75) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.bitcast_convert"(%62) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %83 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %84 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
    %85 = "stablehlo.compare"(%82, %84) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %86 = "stablehlo.constant"() {value = dense<-0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %87 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %88 = "stablehlo.select"(%85, %87, %59) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.compare"(%74, %59) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %90 = "stablehlo.select"(%89, %81, %88) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %91 = "stablehlo.compare"(%57, %59) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %92 = "stablehlo.select"(%91, %62, %90) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %93 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %94 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %95 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %97 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %99 = "stablehlo.divide"(%arg3, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %100 = "stablehlo.remainder"(%arg3, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %101 = "stablehlo.subtract"(%arg3, %100) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %102 = "stablehlo.divide"(%101, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %103 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %104 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %105 = "stablehlo.compare"(%100, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %106 = "stablehlo.compare"(%94, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %107 = "stablehlo.compare"(%105, %106) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %108 = "stablehlo.compare"(%100, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %109 = "stablehlo.and"(%108, %107) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %110 = "stablehlo.subtract"(%102, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %111 = "stablehlo.select"(%109, %110, %102) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %112 = "stablehlo.floor"(%111) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %113 = "stablehlo.subtract"(%111, %112) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %114 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %115 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %116 = "stablehlo.compare"(%113, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %117 = "stablehlo.add"(%112, %98) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %118 = "stablehlo.select"(%116, %117, %112) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %119 = "stablehlo.bitcast_convert"(%99) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %120 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
    %122 = "stablehlo.compare"(%119, %121) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %123 = "stablehlo.constant"() {value = dense<-0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %125 = "stablehlo.select"(%122, %124, %96) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %126 = "stablehlo.compare"(%111, %96) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %127 = "stablehlo.select"(%126, %118, %125) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %128 = "stablehlo.compare"(%94, %96) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %129 = "stablehlo.select"(%128, %99, %127) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %130 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %131 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %132 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %133 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %134 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %135 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %136 = "stablehlo.divide"(%arg7, %131) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %137 = "stablehlo.remainder"(%arg7, %131) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %138 = "stablehlo.subtract"(%arg7, %137) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %139 = "stablehlo.divide"(%138, %131) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %140 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %141 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %142 = "stablehlo.compare"(%137, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %143 = "stablehlo.compare"(%131, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %144 = "stablehlo.compare"(%142, %143) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %145 = "stablehlo.compare"(%137, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %146 = "stablehlo.and"(%145, %144) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %147 = "stablehlo.subtract"(%139, %135) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %148 = "stablehlo.select"(%146, %147, %139) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %149 = "stablehlo.floor"(%148) : (tensor<3xf32>) -> tensor<3xf32>
    %150 = "stablehlo.subtract"(%148, %149) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %151 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %152 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %153 = "stablehlo.compare"(%150, %152) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %154 = "stablehlo.add"(%149, %135) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %155 = "stablehlo.select"(%153, %154, %149) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %156 = "stablehlo.bitcast_convert"(%136) : (tensor<3xf32>) -> tensor<3xi32>
    %157 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %158 = "stablehlo.broadcast_in_dim"(%157) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %159 = "stablehlo.compare"(%156, %158) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %160 = "stablehlo.constant"() {value = dense<-0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %161 = "stablehlo.broadcast_in_dim"(%160) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %162 = "stablehlo.select"(%159, %161, %133) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %163 = "stablehlo.compare"(%148, %133) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %164 = "stablehlo.select"(%163, %155, %162) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %165 = "stablehlo.compare"(%131, %133) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %166 = "stablehlo.select"(%165, %136, %164) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %167 = "stablehlo.constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %168 = "stablehlo.broadcast_in_dim"(%167) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %169 = "stablehlo.divide"(%arg8, %168) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    "func.return"(%1, %4, %7, %10, %15, %19, %55, %92, %129, %166, %169) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<64xbf16>, tensor<3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
