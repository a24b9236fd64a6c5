graph g inference
input %0 x1: f32[8,1]
%1 = aten.special_shifted_chebyshev_polynomial_w.x_scalar(0.25, %0) : f32[8,1] name=special_shifted_chebyshev_polynomial_w_x_scalar
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x1xf32>) -> tensor<8x1xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<8x1xf32>):
    %0 = "stablehlo.constant"() {value = dense<2.500000e-01> : tensor<f64>} : () -> tensor<f64>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %2 = "stablehlo.convert"(%arg0) : (tensor<8x1xf32>) -> tensor<8x1xf64>
    %3 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %5 = "stablehlo.multiply"(%1, %4) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %6 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %8 = "stablehlo.subtract"(%5, %7) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %9 = "stablehlo.floor"(%2) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %10 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %12 = "stablehlo.compare"(%2, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %13 = "stablehlo.ceil"(%2) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %14 = "stablehlo.select"(%12, %13, %9) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %15 = "stablehlo.divide"(%14, %4) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %16 = "stablehlo.floor"(%15) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %17 = "stablehlo.multiply"(%16, %4) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %18 = "stablehlo.subtract"(%14, %17) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %19 = "stablehlo.compare"(%18, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %20 = "stablehlo.abs"(%8) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %21 = "stablehlo.subtract"(%7, %8) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %22 = "stablehlo.divide"(%21, %4) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %23 = "stablehlo.sqrt"(%22) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %24 = "stablehlo.add"(%8, %7) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %25 = "stablehlo.divide"(%24, %4) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %26 = "stablehlo.sqrt"(%25) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %27 = "stablehlo.atan2"(%23, %26) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %28 = "stablehlo.multiply"(%27, %4) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %29 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %31 = "stablehlo.add"(%14, %30) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %32 = "stablehlo.multiply"(%31, %28) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %33 = "stablehlo.sine"(%32) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %34 = "stablehlo.divide"(%33, %23) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %35 = "stablehlo.subtract"(%20, %7) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %36 = "stablehlo.add"(%20, %7) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %37 = "stablehlo.multiply"(%35, %36) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %38 = "stablehlo.sqrt"(%37) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %39 = "stablehlo.add"(%35, %38) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %40 = "stablehlo.log_plus_one"(%39) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %41 = "stablehlo.add"(%14, %30) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %42 = "stablehlo.multiply"(%41, %40) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %43 = "stablehlo.compare"(%42, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %44 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %46 = "stablehlo.select"(%43, %45, %42) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %47 = "chlo.sinh"(%46) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %48 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %50 = "stablehlo.select"(%43, %49, %47) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %51 = "stablehlo.divide"(%35, %4) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %52 = "stablehlo.sqrt"(%51) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %53 = "stablehlo.divide"(%50, %52) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %54 = "stablehlo.subtract"(%20, %7) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %55 = "stablehlo.add"(%20, %7) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %56 = "stablehlo.multiply"(%54, %55) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %57 = "stablehlo.sqrt"(%56) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %58 = "stablehlo.add"(%54, %57) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %59 = "stablehlo.log_plus_one"(%58) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %60 = "stablehlo.add"(%14, %30) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %61 = "stablehlo.multiply"(%60, %59) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %62 = "stablehlo.constant"() {value = dense<0.69314718055994529> : tensor<f64>} : () -> tensor<f64>
    %63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %64 = "stablehlo.subtract"(%61, %63) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %65 = "stablehlo.compare"(%64, %64) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %66 = "stablehlo.select"(%65, %45, %64) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %67 = "stablehlo.exponential"(%66) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %68 = "stablehlo.select"(%65, %49, %67) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %69 = "stablehlo.negate"(%61) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %70 = "stablehlo.subtract"(%69, %63) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %71 = "stablehlo.compare"(%70, %70) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %72 = "stablehlo.select"(%71, %45, %70) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %73 = "stablehlo.exponential"(%72) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %74 = "stablehlo.select"(%71, %49, %73) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %75 = "stablehlo.add"(%68, %74) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %76 = "stablehlo.add"(%20, %7) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %77 = "stablehlo.divide"(%76, %4) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %78 = "stablehlo.sqrt"(%77) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %79 = "stablehlo.divide"(%75, %78) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %80 = "stablehlo.negate"(%79) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %81 = "stablehlo.select"(%19, %80, %79) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %82 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %83 = "stablehlo.select"(%82, %53, %34) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %84 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %86 = "stablehlo.compare"(%8, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %87 = "stablehlo.select"(%86, %81, %83) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %88 = "stablehlo.multiply"(%14, %4) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %89 = "stablehlo.add"(%88, %7) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %90 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %91 = "stablehlo.select"(%90, %89, %87) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %92 = "stablehlo.compare"(%8, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %93 = "stablehlo.negate"(%7) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %94 = "stablehlo.select"(%19, %93, %7) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %95 = "stablehlo.select"(%92, %94, %91) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %96 = "stablehlo.compare"(%14, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %97 = "stablehlo.select"(%96, %7, %95) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %98 = "stablehlo.compare"(%14, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %99 = "stablehlo.select"(%98, %11, %97) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %100 = "stablehlo.convert"(%99) : (tensor<8x1xf64>) -> tensor<8x1xf32>
    "func.return"(%100) : (tensor<8x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
