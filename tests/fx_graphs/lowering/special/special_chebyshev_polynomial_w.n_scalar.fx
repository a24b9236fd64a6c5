graph g inference
input %0 x1: f32[9]
%1 = aten.special_chebyshev_polynomial_w.n_scalar(%0, 5) : f32[9] name=special_chebyshev_polynomial_w_n_scalar
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<9xf32>) -> tensor<9xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<9xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<9xf32>) -> tensor<9xf64>
    %1 = "stablehlo.constant"() {value = dense<5.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %3 = "stablehlo.floor"(%2) : (tensor<9xf64>) -> tensor<9xf64>
    %4 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %7 = "stablehlo.ceil"(%2) : (tensor<9xf64>) -> tensor<9xf64>
    %8 = "stablehlo.select"(%6, %7, %3) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %9 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %11 = "stablehlo.divide"(%8, %10) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %12 = "stablehlo.floor"(%11) : (tensor<9xf64>) -> tensor<9xf64>
    %13 = "stablehlo.multiply"(%12, %10) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %14 = "stablehlo.subtract"(%8, %13) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %15 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %17 = "stablehlo.compare"(%14, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %18 = "stablehlo.abs"(%0) : (tensor<9xf64>) -> tensor<9xf64>
    %19 = "stablehlo.subtract"(%16, %0) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %20 = "stablehlo.divide"(%19, %10) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %21 = "stablehlo.sqrt"(%20) : (tensor<9xf64>) -> tensor<9xf64>
    %22 = "stablehlo.add"(%0, %16) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %23 = "stablehlo.divide"(%22, %10) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %24 = "stablehlo.sqrt"(%23) : (tensor<9xf64>) -> tensor<9xf64>
    %25 = "stablehlo.atan2"(%21, %24) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %26 = "stablehlo.multiply"(%25, %10) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %27 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %29 = "stablehlo.add"(%8, %28) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %30 = "stablehlo.multiply"(%29, %26) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %31 = "stablehlo.sine"(%30) : (tensor<9xf64>) -> tensor<9xf64>
    %32 = "stablehlo.divide"(%31, %21) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %33 = "stablehlo.subtract"(%18, %16) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %34 = "stablehlo.add"(%18, %16) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %35 = "stablehlo.multiply"(%33, %34) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %36 = "stablehlo.sqrt"(%35) : (tensor<9xf64>) -> tensor<9xf64>
    %37 = "stablehlo.add"(%33, %36) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %38 = "stablehlo.log_plus_one"(%37) : (tensor<9xf64>) -> tensor<9xf64>
    %39 = "stablehlo.add"(%8, %28) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %40 = "stablehlo.multiply"(%39, %38) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %41 = "stablehlo.compare"(%40, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %42 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %44 = "stablehlo.select"(%41, %43, %40) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %45 = "chlo.sinh"(%44) : (tensor<9xf64>) -> tensor<9xf64>
    %46 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %48 = "stablehlo.select"(%41, %47, %45) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %49 = "stablehlo.divide"(%33, %10) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %50 = "stablehlo.sqrt"(%49) : (tensor<9xf64>) -> tensor<9xf64>
    %51 = "stablehlo.divide"(%48, %50) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %52 = "stablehlo.subtract"(%18, %16) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %53 = "stablehlo.add"(%18, %16) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %54 = "stablehlo.multiply"(%52, %53) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %55 = "stablehlo.sqrt"(%54) : (tensor<9xf64>) -> tensor<9xf64>
    %56 = "stablehlo.add"(%52, %55) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %57 = "stablehlo.log_plus_one"(%56) : (tensor<9xf64>) -> tensor<9xf64>
    %58 = "stablehlo.add"(%8, %28) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %59 = "stablehlo.multiply"(%58, %57) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %60 = "stablehlo.constant"() {value = dense<0.69314718055994529> : tensor<f64>} : () -> tensor<f64>
    %61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %62 = "stablehlo.subtract"(%59, %61) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %63 = "stablehlo.compare"(%62, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %64 = "stablehlo.select"(%63, %43, %62) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %65 = "stablehlo.exponential"(%64) : (tensor<9xf64>) -> tensor<9xf64>
    %66 = "stablehlo.select"(%63, %47, %65) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %67 = "stablehlo.negate"(%59) : (tensor<9xf64>) -> tensor<9xf64>
    %68 = "stablehlo.subtract"(%67, %61) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %69 = "stablehlo.compare"(%68, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %70 = "stablehlo.select"(%69, %43, %68) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %71 = "stablehlo.exponential"(%70) : (tensor<9xf64>) -> tensor<9xf64>
    %72 = "stablehlo.select"(%69, %47, %71) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %73 = "stablehlo.add"(%66, %72) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %74 = "stablehlo.add"(%18, %16) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %75 = "stablehlo.divide"(%74, %10) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %76 = "stablehlo.sqrt"(%75) : (tensor<9xf64>) -> tensor<9xf64>
    %77 = "stablehlo.divide"(%73, %76) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %78 = "stablehlo.negate"(%77) : (tensor<9xf64>) -> tensor<9xf64>
    %79 = "stablehlo.select"(%17, %78, %77) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %80 = "stablehlo.compare"(%0, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %81 = "stablehlo.select"(%80, %51, %32) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %82 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %84 = "stablehlo.compare"(%0, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %85 = "stablehlo.select"(%84, %79, %81) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %86 = "stablehlo.multiply"(%8, %10) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %87 = "stablehlo.add"(%86, %16) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %88 = "stablehlo.compare"(%0, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %89 = "stablehlo.select"(%88, %87, %85) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %90 = "stablehlo.compare"(%0, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %91 = "stablehlo.negate"(%16) : (tensor<9xf64>) -> tensor<9xf64>
    %92 = "stablehlo.select"(%17, %91, %16) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %93 = "stablehlo.select"(%90, %92, %89) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %94 = "stablehlo.compare"(%8, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %95 = "stablehlo.select"(%94, %16, %93) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %96 = "stablehlo.compare"(%8, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %97 = "stablehlo.select"(%96, %5, %95) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %98 = "stablehlo.convert"(%97) : (tensor<9xf64>) -> tensor<9xf32>
    "func.return"(%98) : (tensor<9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
