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
    %1 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %3 = "stablehlo.and"(%0, %2) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %4 = "stablehlo.constant"() {value = dense<23> : tensor<i32>} : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %6 = "stablehlo.shift_right_logical"(%0, %5) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %7 = "stablehlo.constant"() {value = dense<255> : tensor<i32>} : () -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %9 = "stablehlo.and"(%6, %8) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %12 = "stablehlo.compare"(%9, %11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %13 = "stablehlo.xor"(%0, %3) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %14 = "stablehlo.convert"(%3) : (tensor<4xi32>) -> tensor<4xf32>
    %15 = "stablehlo.bitcast_convert"(%14) : (tensor<4xf32>) -> tensor<4xi32>
    %16 = "stablehlo.or"(%15, %13) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %17 = "stablehlo.compare"(%3, %11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %18 = "stablehlo.select"(%12, %16, %0) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %19 = "stablehlo.shift_right_logical"(%18, %5) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %20 = "stablehlo.and"(%19, %8) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %21 = "stablehlo.constant"() {value = dense<126> : tensor<i32>} : () -> tensor<i32>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %23 = "stablehlo.subtract"(%20, %22) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %24 = "stablehlo.constant"() {value = dense<149> : tensor<i32>} : () -> tensor<i32>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %26 = "stablehlo.subtract"(%23, %25) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %27 = "stablehlo.select"(%12, %26, %23) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %28 = "stablehlo.constant"() {value = dense<-2139095041> : tensor<i32>} : () -> tensor<i32>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %30 = "stablehlo.constant"() {value = dense<1056964608> : tensor<i32>} : () -> tensor<i32>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %32 = "stablehlo.and"(%18, %29) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %33 = "stablehlo.or"(%32, %31) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %34 = "stablehlo.bitcast_convert"(%33) : (tensor<4xi32>) -> tensor<4xf32>
    %35 = "stablehlo.is_finite"(%arg0) : (tensor<4xf32>) -> tensor<4xi1>
    %36 = "stablehlo.not"(%35) : (tensor<4xi1>) -> tensor<4xi1>
    %37 = "stablehlo.or"(%17, %36) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %38 = "stablehlo.select"(%37, %arg0, %34) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %39 = "stablehlo.select"(%37, %11, %27) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %40 = "stablehlo.convert"(%arg1) : (tensor<4xbf16>) -> tensor<4xf32>
    %41 = "stablehlo.bitcast_convert"(%40) : (tensor<4xf32>) -> tensor<4xi32>
    %42 = "stablehlo.and"(%41, %2) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %43 = "stablehlo.shift_right_logical"(%41, %5) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %44 = "stablehlo.and"(%43, %8) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %45 = "stablehlo.compare"(%44, %11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %46 = "stablehlo.xor"(%41, %42) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %47 = "stablehlo.convert"(%42) : (tensor<4xi32>) -> tensor<4xf32>
    %48 = "stablehlo.bitcast_convert"(%47) : (tensor<4xf32>) -> tensor<4xi32>
    %49 = "stablehlo.or"(%48, %46) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %50 = "stablehlo.compare"(%42, %11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %51 = "stablehlo.select"(%45, %49, %41) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %52 = "stablehlo.shift_right_logical"(%51, %5) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %53 = "stablehlo.and"(%52, %8) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %54 = "stablehlo.subtract"(%53, %22) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %55 = "stablehlo.subtract"(%54, %25) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %56 = "stablehlo.select"(%45, %55, %54) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %57 = "stablehlo.and"(%51, %29) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %58 = "stablehlo.or"(%57, %31) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %59 = "stablehlo.bitcast_convert"(%58) : (tensor<4xi32>) -> tensor<4xf32>
    %60 = "stablehlo.is_finite"(%40) : (tensor<4xf32>) -> tensor<4xi1>
    %61 = "stablehlo.not"(%60) : (tensor<4xi1>) -> tensor<4xi1>
    %62 = "stablehlo.or"(%50, %61) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %63 = "stablehlo.select"(%62, %40, %59) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %64 = "stablehlo.convert"(%63) : (tensor<4xf32>) -> tensor<4xbf16>
    %65 = "stablehlo.select"(%62, %11, %56) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %66 = "stablehlo.bitcast_convert"(%arg2) : (tensor<4xf64>) -> tensor<4xi64>
    %67 = "stablehlo.constant"() {value = dense<9223372036854775807> : tensor<i64>} : () -> tensor<i64>
    %68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %69 = "stablehlo.and"(%66, %68) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %70 = "stablehlo.constant"() {value = dense<52> : tensor<i64>} : () -> tensor<i64>
    %71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %72 = "stablehlo.shift_right_logical"(%66, %71) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %73 = "stablehlo.constant"() {value = dense<2047> : tensor<i64>} : () -> tensor<i64>
    %74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %75 = "stablehlo.and"(%72, %74) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %76 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %78 = "stablehlo.compare"(%75, %77) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %79 = "stablehlo.xor"(%66, %69) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %80 = "stablehlo.convert"(%69) : (tensor<4xi64>) -> tensor<4xf64>
    %81 = "stablehlo.bitcast_convert"(%80) : (tensor<4xf64>) -> tensor<4xi64>
    %82 = "stablehlo.or"(%81, %79) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %83 = "stablehlo.compare"(%69, %77) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %84 = "stablehlo.select"(%78, %82, %66) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %85 = "stablehlo.shift_right_logical"(%84, %71) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %86 = "stablehlo.and"(%85, %74) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %87 = "stablehlo.constant"() {value = dense<1022> : tensor<i64>} : () -> tensor<i64>
    %88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %89 = "stablehlo.subtract"(%86, %88) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %90 = "stablehlo.constant"() {value = dense<1074> : tensor<i64>} : () -> tensor<i64>
    %91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %92 = "stablehlo.subtract"(%89, %91) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %93 = "stablehlo.select"(%78, %92, %89) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %94 = "stablehlo.constant"() {value = dense<-9218868437227405313> : tensor<i64>} : () -> tensor<i64>
    %95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %96 = "stablehlo.constant"() {value = dense<4602678819172646912> : tensor<i64>} : () -> tensor<i64>
    %97 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %98 = "stablehlo.and"(%84, %95) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %99 = "stablehlo.or"(%98, %97) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %100 = "stablehlo.bitcast_convert"(%99) : (tensor<4xi64>) -> tensor<4xf64>
    %101 = "stablehlo.is_finite"(%arg2) : (tensor<4xf64>) -> tensor<4xi1>
    %102 = "stablehlo.not"(%101) : (tensor<4xi1>) -> tensor<4xi1>
    %103 = "stablehlo.or"(%83, %102) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %104 = "stablehlo.select"(%103, %arg2, %100) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %105 = "stablehlo.select"(%103, %77, %93) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %106 = "stablehlo.convert"(%105) : (tensor<4xi64>) -> tensor<4xi32>
    "func.return"(%38, %39, %64, %65, %104, %106) : (tensor<4xf32>, tensor<4xi32>, tensor<4xbf16>, tensor<4xi32>, tensor<4xf64>, tensor<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()
