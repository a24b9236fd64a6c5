graph g inference
input %0 x1: f32[8,1]
%1 = aten.special_shifted_chebyshev_polynomial_t.x_scalar(0.25, %0) : f32[8,1] name=special_shifted_chebyshev_polynomial_t_x_scalar
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
    %29 = "stablehlo.multiply"(%14, %28) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %30 = "stablehlo.cosine"(%29) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %31 = "stablehlo.subtract"(%20, %7) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %32 = "stablehlo.add"(%20, %7) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %33 = "stablehlo.multiply"(%31, %32) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %34 = "stablehlo.sqrt"(%33) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %35 = "stablehlo.add"(%31, %34) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %36 = "stablehlo.log_plus_one"(%35) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %37 = "stablehlo.multiply"(%14, %36) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %38 = "stablehlo.constant"() {value = dense<0.69314718055994529> : tensor<f64>} : () -> tensor<f64>
    %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %40 = "stablehlo.subtract"(%37, %39) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %41 = "stablehlo.compare"(%40, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %42 = "stablehlo.exponential"(%40) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %43 = "stablehlo.select"(%41, %40, %42) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %44 = "stablehlo.negate"(%37) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %45 = "stablehlo.subtract"(%44, %39) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %46 = "stablehlo.compare"(%45, %45) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %47 = "stablehlo.exponential"(%45) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %48 = "stablehlo.select"(%46, %45, %47) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %49 = "stablehlo.add"(%43, %48) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %50 = "stablehlo.subtract"(%20, %7) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %51 = "stablehlo.add"(%20, %7) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %52 = "stablehlo.multiply"(%50, %51) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %53 = "stablehlo.sqrt"(%52) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %54 = "stablehlo.add"(%50, %53) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %55 = "stablehlo.log_plus_one"(%54) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %56 = "stablehlo.multiply"(%14, %55) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %57 = "stablehlo.subtract"(%56, %39) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %58 = "stablehlo.compare"(%57, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %59 = "stablehlo.exponential"(%57) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %60 = "stablehlo.select"(%58, %57, %59) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %61 = "stablehlo.negate"(%56) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %62 = "stablehlo.subtract"(%61, %39) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %63 = "stablehlo.compare"(%62, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %64 = "stablehlo.exponential"(%62) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %65 = "stablehlo.select"(%63, %62, %64) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %66 = "stablehlo.add"(%60, %65) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %67 = "stablehlo.negate"(%66) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %68 = "stablehlo.select"(%19, %67, %66) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %69 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %70 = "stablehlo.select"(%69, %49, %30) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %71 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %73 = "stablehlo.compare"(%8, %72) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %74 = "stablehlo.select"(%73, %68, %70) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %75 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %76 = "stablehlo.select"(%75, %7, %74) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %77 = "stablehlo.compare"(%8, %72) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %78 = "stablehlo.negate"(%7) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %79 = "stablehlo.select"(%19, %78, %7) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %80 = "stablehlo.select"(%77, %79, %76) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %81 = "stablehlo.compare"(%14, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %82 = "stablehlo.select"(%81, %7, %80) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %83 = "stablehlo.compare"(%14, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %84 = "stablehlo.select"(%83, %11, %82) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %85 = "stablehlo.convert"(%84) : (tensor<8x1xf64>) -> tensor<8x1xf32>
    "func.return"(%85) : (tensor<8x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
