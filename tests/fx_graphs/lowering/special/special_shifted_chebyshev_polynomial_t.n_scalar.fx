graph g inference
input %0 x1: f32[9]
%1 = aten.special_shifted_chebyshev_polynomial_t.n_scalar(%0, 5) : f32[9] name=special_shifted_chebyshev_polynomial_t_n_scalar
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<9xf32>) -> tensor<9xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<9xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<9xf32>) -> tensor<9xf64>
    %1 = "stablehlo.constant"() {value = dense<5.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %3 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %5 = "stablehlo.multiply"(%0, %4) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %6 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %8 = "stablehlo.subtract"(%5, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %9 = "stablehlo.floor"(%2) : (tensor<9xf64>) -> tensor<9xf64>
    %10 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %12 = "stablehlo.compare"(%2, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %13 = "stablehlo.ceil"(%2) : (tensor<9xf64>) -> tensor<9xf64>
    %14 = "stablehlo.select"(%12, %13, %9) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %15 = "stablehlo.divide"(%14, %4) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %16 = "stablehlo.floor"(%15) : (tensor<9xf64>) -> tensor<9xf64>
    %17 = "stablehlo.multiply"(%16, %4) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %18 = "stablehlo.subtract"(%14, %17) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %19 = "stablehlo.compare"(%18, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %20 = "stablehlo.abs"(%8) : (tensor<9xf64>) -> tensor<9xf64>
    %21 = "stablehlo.subtract"(%7, %8) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %22 = "stablehlo.divide"(%21, %4) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %23 = "stablehlo.sqrt"(%22) : (tensor<9xf64>) -> tensor<9xf64>
    %24 = "stablehlo.add"(%8, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %25 = "stablehlo.divide"(%24, %4) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %26 = "stablehlo.sqrt"(%25) : (tensor<9xf64>) -> tensor<9xf64>
    %27 = "stablehlo.atan2"(%23, %26) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %28 = "stablehlo.multiply"(%27, %4) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %29 = "stablehlo.multiply"(%14, %28) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %30 = "stablehlo.cosine"(%29) : (tensor<9xf64>) -> tensor<9xf64>
    %31 = "stablehlo.subtract"(%20, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %32 = "stablehlo.add"(%20, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %33 = "stablehlo.multiply"(%31, %32) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %34 = "stablehlo.sqrt"(%33) : (tensor<9xf64>) -> tensor<9xf64>
    %35 = "stablehlo.add"(%31, %34) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %36 = "stablehlo.log_plus_one"(%35) : (tensor<9xf64>) -> tensor<9xf64>
    %37 = "stablehlo.multiply"(%14, %36) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %38 = "stablehlo.constant"() {value = dense<0.69314718055994529> : tensor<f64>} : () -> tensor<f64>
    %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %40 = "stablehlo.subtract"(%37, %39) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %41 = "stablehlo.compare"(%40, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %42 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %44 = "stablehlo.select"(%41, %43, %40) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %45 = "stablehlo.exponential"(%44) : (tensor<9xf64>) -> tensor<9xf64>
    %46 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %48 = "stablehlo.select"(%41, %47, %45) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %49 = "stablehlo.negate"(%37) : (tensor<9xf64>) -> tensor<9xf64>
    %50 = "stablehlo.subtract"(%49, %39) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %51 = "stablehlo.compare"(%50, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %52 = "stablehlo.select"(%51, %43, %50) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %53 = "stablehlo.exponential"(%52) : (tensor<9xf64>) -> tensor<9xf64>
    %54 = "stablehlo.select"(%51, %47, %53) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %55 = "stablehlo.add"(%48, %54) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %56 = "stablehlo.subtract"(%20, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %57 = "stablehlo.add"(%20, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %58 = "stablehlo.multiply"(%56, %57) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %59 = "stablehlo.sqrt"(%58) : (tensor<9xf64>) -> tensor<9xf64>
    %60 = "stablehlo.add"(%56, %59) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %61 = "stablehlo.log_plus_one"(%60) : (tensor<9xf64>) -> tensor<9xf64>
    %62 = "stablehlo.multiply"(%14, %61) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %63 = "stablehlo.subtract"(%62, %39) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %64 = "stablehlo.compare"(%63, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %65 = "stablehlo.select"(%64, %43, %63) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %66 = "stablehlo.exponential"(%65) : (tensor<9xf64>) -> tensor<9xf64>
    %67 = "stablehlo.select"(%64, %47, %66) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %68 = "stablehlo.negate"(%62) : (tensor<9xf64>) -> tensor<9xf64>
    %69 = "stablehlo.subtract"(%68, %39) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %70 = "stablehlo.compare"(%69, %69) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %71 = "stablehlo.select"(%70, %43, %69) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %72 = "stablehlo.exponential"(%71) : (tensor<9xf64>) -> tensor<9xf64>
    %73 = "stablehlo.select"(%70, %47, %72) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %74 = "stablehlo.add"(%67, %73) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %75 = "stablehlo.negate"(%74) : (tensor<9xf64>) -> tensor<9xf64>
    %76 = "stablehlo.select"(%19, %75, %74) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %77 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %78 = "stablehlo.select"(%77, %55, %30) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %79 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %81 = "stablehlo.compare"(%8, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %82 = "stablehlo.select"(%81, %76, %78) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %83 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %84 = "stablehlo.select"(%83, %7, %82) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %85 = "stablehlo.compare"(%8, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %86 = "stablehlo.negate"(%7) : (tensor<9xf64>) -> tensor<9xf64>
    %87 = "stablehlo.select"(%19, %86, %7) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %88 = "stablehlo.select"(%85, %87, %84) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %89 = "stablehlo.compare"(%14, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %90 = "stablehlo.select"(%89, %7, %88) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %91 = "stablehlo.compare"(%14, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %92 = "stablehlo.select"(%91, %11, %90) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %93 = "stablehlo.convert"(%92) : (tensor<9xf64>) -> tensor<9xf32>
    "func.return"(%93) : (tensor<9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
