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
    %1 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.remainder"(%arg0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %5 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %6 = "stablehlo.compare"(%1, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %8 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %9 = "stablehlo.and"(%8, %7) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %10 = "stablehlo.add"(%2, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.select"(%9, %10, %2) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.convert"(%arg3) : (tensor<f64>) -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %14 = "stablehlo.convert"(%arg3) : (tensor<f64>) -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %16 = "stablehlo.remainder"(%arg2, %15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %18 = "stablehlo.compare"(%16, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %19 = "stablehlo.compare"(%15, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %20 = "stablehlo.compare"(%18, %19) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %21 = "stablehlo.compare"(%16, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %22 = "stablehlo.and"(%21, %20) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %23 = "stablehlo.add"(%16, %15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %24 = "stablehlo.select"(%22, %23, %16) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %25 = "stablehlo.broadcast_in_dim"(%arg5) {broadcast_dimensions = array<i64: 1>} : (tensor<3xbf16>) -> tensor<2x3xbf16>
    %26 = "stablehlo.broadcast_in_dim"(%arg5) {broadcast_dimensions = array<i64: 1>} : (tensor<3xbf16>) -> tensor<2x3xbf16>
    %27 = "stablehlo.convert"(%arg4) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %28 = "stablehlo.convert"(%26) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %29 = "stablehlo.remainder"(%27, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %30 = "stablehlo.compare"(%29, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %31 = "stablehlo.compare"(%28, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %32 = "stablehlo.compare"(%30, %31) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %33 = "stablehlo.compare"(%29, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %34 = "stablehlo.and"(%33, %32) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %35 = "stablehlo.add"(%29, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.select"(%34, %35, %29) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.convert"(%36) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %38 = "stablehlo.constant"() {value = dense<3.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %40 = "stablehlo.remainder"(%arg6, %39) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %41 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %42 = "stablehlo.compare"(%40, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %43 = "stablehlo.compare"(%39, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %44 = "stablehlo.compare"(%42, %43) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %45 = "stablehlo.compare"(%40, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %46 = "stablehlo.and"(%45, %44) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %47 = "stablehlo.add"(%40, %39) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %48 = "stablehlo.select"(%46, %47, %40) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
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
    %63 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<8xi64>
    %64 = "stablehlo.compare"(%arg8, %63) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %65 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<8xi64>
    %67 = "stablehlo.select"(%64, %66, %arg8) : (tensor<8xi1>, tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %68 = "stablehlo.remainder"(%62, %67) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %69 = "stablehlo.select"(%64, %62, %68) : (tensor<8xi1>, tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %70 = "stablehlo.compare"(%69, %63) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %71 = "stablehlo.compare"(%arg8, %63) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %72 = "stablehlo.compare"(%70, %71) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %73 = "stablehlo.compare"(%69, %63) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %74 = "stablehlo.and"(%73, %72) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %75 = "stablehlo.add"(%69, %arg8) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %76 = "stablehlo.select"(%74, %75, %69) : (tensor<8xi1>, tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %77 = "stablehlo.constant"() {value = dense<-7.500000e+00> : tensor<f32>} : () -> tensor<f32>
    %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %79 = "stablehlo.remainder"(%78, %arg9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %80 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %81 = "stablehlo.compare"(%79, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %82 = "stablehlo.compare"(%arg9, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %83 = "stablehlo.compare"(%81, %82) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %84 = "stablehlo.compare"(%79, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %85 = "stablehlo.and"(%84, %83) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %86 = "stablehlo.add"(%79, %arg9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %87 = "stablehlo.select"(%85, %86, %79) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%11, %24, %37, %48, %60, %76, %87) : (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xbf16>, tensor<5xf32>, tensor<9xi64>, tensor<8xi64>, tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
