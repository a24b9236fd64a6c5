graph g inference
input %0 a: f32[4]
input %1 b: bf16[4]
input %2 c: f64[4]
%3, %4 = aten.frexp.Tensor(%0) : f32[4]; i32[4] name=n0
%5, %6 = aten.frexp.Tensor(%1) : bf16[4]; i32[4] name=n1
%7, %8 = aten.frexp.Tensor(%2) : f64[4]; i32[4] name=n2
return %3, %4, %5, %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xbf16>, tensor<4xf64>) -> (tensor<4xf32>, tensor<4xi32>, tensor<4xbf16>, tensor<4xi32>, tensor<4xf64>, tensor<4xi32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xbf16>, %arg2: tensor<4xf64>):
    %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<4xf32>) -> tensor<4xi32>
    %1 = "stablehlo.constant"() {value = dense<23> : tensor<i32>} : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %3 = "stablehlo.shift_right_logical"(%0, %2) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %4 = "stablehlo.constant"() {value = dense<255> : tensor<i32>} : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %6 = "stablehlo.and"(%3, %5) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %9 = "stablehlo.compare"(%6, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %10 = "stablehlo.constant"() {value = dense<0x4B800000> : tensor<f32>} : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %12 = "stablehlo.multiply"(%arg0, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %13 = "stablehlo.select"(%9, %12, %arg0) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %14 = "stablehlo.bitcast_convert"(%13) : (tensor<4xf32>) -> tensor<4xi32>
    %15 = "stablehlo.shift_right_logical"(%14, %2) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %16 = "stablehlo.and"(%15, %5) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %17 = "stablehlo.constant"() {value = dense<126> : tensor<i32>} : () -> tensor<i32>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %19 = "stablehlo.subtract"(%16, %18) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %20 = "stablehlo.constant"() {value = dense<24> : tensor<i32>} : () -> tensor<i32>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %22 = "stablehlo.subtract"(%19, %21) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %23 = "stablehlo.select"(%9, %22, %19) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %24 = "stablehlo.constant"() {value = dense<-2139095041> : tensor<i32>} : () -> tensor<i32>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %26 = "stablehlo.constant"() {value = dense<1056964608> : tensor<i32>} : () -> tensor<i32>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %28 = "stablehlo.and"(%14, %25) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %29 = "stablehlo.or"(%28, %27) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %30 = "stablehlo.bitcast_convert"(%29) : (tensor<4xi32>) -> tensor<4xf32>
    %31 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %33 = "stablehlo.compare"(%arg0, %32) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %34 = "stablehlo.is_finite"(%arg0) : (tensor<4xf32>) -> tensor<4xi1>
    %35 = "stablehlo.not"(%34) : (tensor<4xi1>) -> tensor<4xi1>
    %36 = "stablehlo.or"(%33, %35) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %37 = "stablehlo.select"(%36, %arg0, %30) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %38 = "stablehlo.select"(%36, %8, %23) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %39 = "stablehlo.convert"(%arg1) : (tensor<4xbf16>) -> tensor<4xf32>
    %40 = "stablehlo.bitcast_convert"(%39) : (tensor<4xf32>) -> tensor<4xi32>
    %41 = "stablehlo.shift_right_logical"(%40, %2) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %42 = "stablehlo.and"(%41, %5) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %43 = "stablehlo.compare"(%42, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %44 = "stablehlo.multiply"(%39, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %45 = "stablehlo.select"(%43, %44, %39) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %46 = "stablehlo.bitcast_convert"(%45) : (tensor<4xf32>) -> tensor<4xi32>
    %47 = "stablehlo.shift_right_logical"(%46, %2) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %48 = "stablehlo.and"(%47, %5) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %49 = "stablehlo.subtract"(%48, %18) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %50 = "stablehlo.subtract"(%49, %21) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %51 = "stablehlo.select"(%43, %50, %49) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %52 = "stablehlo.and"(%46, %25) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %53 = "stablehlo.or"(%52, %27) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %54 = "stablehlo.bitcast_convert"(%53) : (tensor<4xi32>) -> tensor<4xf32>
    %55 = "stablehlo.compare"(%39, %32) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %56 = "stablehlo.is_finite"(%39) : (tensor<4xf32>) -> tensor<4xi1>
    %57 = "stablehlo.not"(%56) : (tensor<4xi1>) -> tensor<4xi1>
    %58 = "stablehlo.or"(%55, %57) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %59 = "stablehlo.select"(%58, %39, %54) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %60 = "stablehlo.convert"(%59) : (tensor<4xf32>) -> tensor<4xbf16>
    %61 = "stablehlo.select"(%58, %8, %51) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %62 = "stablehlo.bitcast_convert"(%arg2) : (tensor<4xf64>) -> tensor<4xi64>
    %63 = "stablehlo.constant"() {value = dense<52> : tensor<i64>} : () -> tensor<i64>
    %64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %65 = "stablehlo.shift_right_logical"(%62, %64) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %66 = "stablehlo.constant"() {value = dense<2047> : tensor<i64>} : () -> tensor<i64>
    %67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %68 = "stablehlo.and"(%65, %67) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %69 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %71 = "stablehlo.compare"(%68, %70) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %72 = "stablehlo.constant"() {value = dense<0x4340000000000000> : tensor<f64>} : () -> tensor<f64>
    %73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %74 = "stablehlo.multiply"(%arg2, %73) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %75 = "stablehlo.select"(%71, %74, %arg2) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %76 = "stablehlo.bitcast_convert"(%75) : (tensor<4xf64>) -> tensor<4xi64>
    %77 = "stablehlo.shift_right_logical"(%76, %64) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %78 = "stablehlo.and"(%77, %67) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %79 = "stablehlo.constant"() {value = dense<1022> : tensor<i64>} : () -> tensor<i64>
    %80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %81 = "stablehlo.subtract"(%78, %80) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %82 = "stablehlo.constant"() {value = dense<53> : tensor<i64>} : () -> tensor<i64>
    %83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %84 = "stablehlo.subtract"(%81, %83) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %85 = "stablehlo.select"(%71, %84, %81) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %86 = "stablehlo.constant"() {value = dense<-9218868437227405313> : tensor<i64>} : () -> tensor<i64>
    %87 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %88 = "stablehlo.constant"() {value = dense<4602678819172646912> : tensor<i64>} : () -> tensor<i64>
    %89 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %90 = "stablehlo.and"(%76, %87) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %91 = "stablehlo.or"(%90, %89) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %92 = "stablehlo.bitcast_convert"(%91) : (tensor<4xi64>) -> tensor<4xf64>
    %93 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %94 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %95 = "stablehlo.compare"(%arg2, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %96 = "stablehlo.is_finite"(%arg2) : (tensor<4xf64>) -> tensor<4xi1>
    %97 = "stablehlo.not"(%96) : (tensor<4xi1>) -> tensor<4xi1>
    %98 = "stablehlo.or"(%95, %97) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %99 = "stablehlo.select"(%98, %arg2, %92) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %100 = "stablehlo.select"(%98, %70, %85) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %101 = "stablehlo.convert"(%100) : (tensor<4xi64>) -> tensor<4xi32>
    "func.return"(%37, %38, %60, %61, %99, %101) : (tensor<4xf32>, tensor<4xi32>, tensor<4xbf16>, tensor<4xi32>, tensor<4xf64>, tensor<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()
