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
%20 = aten.true_divide.Tensor(%0, %1) : f32[2,3] name=n11
return %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<64xbf16>, tensor<3xi64>, tensor<3xf32>, tensor<3xi64>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<64xbf16>, tensor<3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<3xi64>, tensor<2x3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf32>, %arg4: tensor<3xf32>, %arg5: tensor<64xbf16>, %arg6: tensor<3xi64>, %arg7: tensor<3xf32>, %arg8: tensor<3xi64>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.divide"(%arg0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() {value = dense<2.500000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.optimization_barrier"(%2) : (tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %5 = "stablehlo.divide"(%arg2, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.optimization_barrier"(%6) : (tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %9 = "stablehlo.divide"(%arg3, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() {value = dense<4.900000e+01> : tensor<f32>} : () -> tensor<f32>
    %11 = "stablehlo.optimization_barrier"(%10) : (tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %13 = "stablehlo.divide"(%arg4, %12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %14 = "stablehlo.convert"(%arg5) : (tensor<64xbf16>) -> tensor<64xf32>
    %15 = "stablehlo.constant"() {value = dense<3.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %16 = "stablehlo.optimization_barrier"(%15) : (tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64xf32>
    %18 = "stablehlo.divide"(%14, %17) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %19 = "stablehlo.convert"(%18) : (tensor<64xf32>) -> tensor<64xbf16>
    %20 = "stablehlo.convert"(%arg6) : (tensor<3xi64>) -> tensor<3xf32>
    %21 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %23 = "stablehlo.divide"(%20, %22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %24 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %27 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %29 = "stablehlo.divide"(%arg0, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %30 = "stablehlo.remainder"(%arg0, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.subtract"(%arg0, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.divide"(%31, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %35 = "stablehlo.compare"(%30, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %36 = "stablehlo.compare"(%24, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %37 = "stablehlo.compare"(%35, %36) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %38 = "stablehlo.compare"(%30, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %39 = "stablehlo.and"(%38, %37) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %40 = "stablehlo.subtract"(%32, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.select"(%39, %40, %32) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %42 = "stablehlo.floor"(%41) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %43 = "stablehlo.subtract"(%41, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %46 = "stablehlo.compare"(%43, %45) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %47 = "stablehlo.add"(%42, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %48 = "stablehlo.select"(%46, %47, %42) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %49 = "stablehlo.bitcast_convert"(%29) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %50 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
    %52 = "stablehlo.compare"(%49, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %53 = "stablehlo.constant"() {value = dense<-0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %55 = "stablehlo.select"(%52, %54, %26) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %56 = "stablehlo.compare"(%41, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %57 = "stablehlo.select"(%56, %48, %55) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %58 = "stablehlo.compare"(%24, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %59 = "stablehlo.select"(%58, %29, %57) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %60 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %61 = "stablehlo.divide"(%arg2, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %62 = "stablehlo.remainder"(%arg2, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %63 = "stablehlo.subtract"(%arg2, %62) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %64 = "stablehlo.divide"(%63, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %65 = "stablehlo.compare"(%62, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %66 = "stablehlo.compare"(%60, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %67 = "stablehlo.compare"(%65, %66) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %68 = "stablehlo.compare"(%62, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %69 = "stablehlo.and"(%68, %67) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %70 = "stablehlo.subtract"(%64, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %71 = "stablehlo.select"(%69, %70, %64) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %72 = "stablehlo.floor"(%71) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %73 = "stablehlo.subtract"(%71, %72) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %74 = "stablehlo.compare"(%73, %45) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %75 = "stablehlo.add"(%72, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %76 = "stablehlo.select"(%74, %75, %72) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %77 = "stablehlo.bitcast_convert"(%61) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %78 = "stablehlo.compare"(%77, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %79 = "stablehlo.select"(%78, %54, %26) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %80 = "stablehlo.compare"(%71, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %81 = "stablehlo.select"(%80, %76, %79) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %82 = "stablehlo.compare"(%60, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %83 = "stablehlo.select"(%82, %61, %81) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %84 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %85 = "stablehlo.divide"(%arg3, %84) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %86 = "stablehlo.remainder"(%arg3, %84) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %87 = "stablehlo.subtract"(%arg3, %86) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %88 = "stablehlo.divide"(%87, %84) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %89 = "stablehlo.compare"(%86, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %90 = "stablehlo.compare"(%84, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %91 = "stablehlo.compare"(%89, %90) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %92 = "stablehlo.compare"(%86, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %93 = "stablehlo.and"(%92, %91) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %94 = "stablehlo.subtract"(%88, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %95 = "stablehlo.select"(%93, %94, %88) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %96 = "stablehlo.floor"(%95) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %97 = "stablehlo.subtract"(%95, %96) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %98 = "stablehlo.compare"(%97, %45) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %99 = "stablehlo.add"(%96, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %100 = "stablehlo.select"(%98, %99, %96) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %101 = "stablehlo.bitcast_convert"(%85) : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %102 = "stablehlo.compare"(%101, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %103 = "stablehlo.select"(%102, %54, %26) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %104 = "stablehlo.compare"(%95, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %105 = "stablehlo.select"(%104, %100, %103) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %106 = "stablehlo.compare"(%84, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %107 = "stablehlo.select"(%106, %85, %105) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %108 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %109 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %110 = "stablehlo.divide"(%arg7, %22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %111 = "stablehlo.remainder"(%arg7, %22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %112 = "stablehlo.subtract"(%arg7, %111) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %113 = "stablehlo.divide"(%112, %22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %114 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %115 = "stablehlo.compare"(%111, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %116 = "stablehlo.compare"(%22, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %117 = "stablehlo.compare"(%115, %116) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %118 = "stablehlo.compare"(%111, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %119 = "stablehlo.and"(%118, %117) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %120 = "stablehlo.subtract"(%113, %109) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %121 = "stablehlo.select"(%119, %120, %113) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %122 = "stablehlo.floor"(%121) : (tensor<3xf32>) -> tensor<3xf32>
    %123 = "stablehlo.subtract"(%121, %122) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %124 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %125 = "stablehlo.compare"(%123, %124) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %126 = "stablehlo.add"(%122, %109) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %127 = "stablehlo.select"(%125, %126, %122) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %128 = "stablehlo.bitcast_convert"(%110) : (tensor<3xf32>) -> tensor<3xi32>
    %129 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %130 = "stablehlo.compare"(%128, %129) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %131 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %132 = "stablehlo.select"(%130, %131, %108) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %133 = "stablehlo.compare"(%121, %108) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %134 = "stablehlo.select"(%133, %127, %132) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %135 = "stablehlo.compare"(%22, %108) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %136 = "stablehlo.select"(%135, %110, %134) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %137 = "stablehlo.constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %138 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %139 = "stablehlo.divide"(%arg8, %138) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %140 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %141 = "stablehlo.divide"(%arg0, %140) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%1, %5, %9, %13, %19, %23, %59, %83, %107, %136, %139, %141) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<64xbf16>, tensor<3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<3xi64>, tensor<2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
