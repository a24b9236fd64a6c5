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
    %14 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %15 = "stablehlo.compare"(%13, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %16 = "stablehlo.compare"(%12, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %17 = "stablehlo.compare"(%15, %16) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %18 = "stablehlo.compare"(%13, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %19 = "stablehlo.and"(%18, %17) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %20 = "stablehlo.add"(%13, %12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %21 = "stablehlo.select"(%19, %20, %13) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %22 = "stablehlo.broadcast_in_dim"(%arg5) {broadcast_dimensions = array<i64: 1>} : (tensor<3xbf16>) -> tensor<2x3xbf16>
    %23 = "stablehlo.convert"(%arg4) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %24 = "stablehlo.convert"(%22) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %25 = "stablehlo.remainder"(%23, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %26 = "stablehlo.compare"(%25, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %27 = "stablehlo.compare"(%24, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %28 = "stablehlo.compare"(%26, %27) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %29 = "stablehlo.compare"(%25, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %30 = "stablehlo.and"(%29, %28) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %31 = "stablehlo.add"(%25, %24) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.select"(%30, %31, %25) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.convert"(%32) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %34 = "stablehlo.constant"() {value = dense<3.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %36 = "stablehlo.remainder"(%arg6, %35) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %37 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %38 = "stablehlo.compare"(%36, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %39 = "stablehlo.compare"(%35, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %40 = "stablehlo.compare"(%38, %39) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %41 = "stablehlo.compare"(%36, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %42 = "stablehlo.and"(%41, %40) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %43 = "stablehlo.add"(%36, %35) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %44 = "stablehlo.select"(%42, %43, %36) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %45 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
    %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<9xi64>
    %47 = "stablehlo.remainder"(%arg7, %46) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    %48 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<9xi64>
    %50 = "stablehlo.compare"(%47, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %51 = "stablehlo.compare"(%46, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %52 = "stablehlo.compare"(%50, %51) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %53 = "stablehlo.compare"(%47, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %54 = "stablehlo.and"(%53, %52) : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %55 = "stablehlo.add"(%47, %46) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    %56 = "stablehlo.select"(%54, %55, %47) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    %57 = "stablehlo.constant"() {value = dense<7> : tensor<i64>} : () -> tensor<i64>
    %58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<8xi64>
    %59 = "stablehlo.remainder"(%58, %arg8) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %60 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<8xi64>
    %61 = "stablehlo.compare"(%59, %60) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %62 = "stablehlo.compare"(%arg8, %60) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %63 = "stablehlo.compare"(%61, %62) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %64 = "stablehlo.compare"(%59, %60) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %65 = "stablehlo.and"(%64, %63) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %66 = "stablehlo.add"(%59, %arg8) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %67 = "stablehlo.select"(%65, %66, %59) : (tensor<8xi1>, tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %68 = "stablehlo.constant"() {value = dense<-7.500000e+00> : tensor<f32>} : () -> tensor<f32>
    %69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %70 = "stablehlo.remainder"(%69, %arg9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %71 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %72 = "stablehlo.compare"(%70, %71) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %73 = "stablehlo.compare"(%arg9, %71) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %74 = "stablehlo.compare"(%72, %73) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %75 = "stablehlo.compare"(%70, %71) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %76 = "stablehlo.and"(%75, %74) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %77 = "stablehlo.add"(%70, %arg9) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %78 = "stablehlo.select"(%76, %77, %70) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%10, %21, %33, %44, %56, %67, %78) : (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xbf16>, tensor<5xf32>, tensor<9xi64>, tensor<8xi64>, tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
