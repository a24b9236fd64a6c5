graph g inference
input %0 x1: f32[8,1]
%1 = aten.special_chebyshev_polynomial_t.x_scalar(0.25, %0) : f32[8,1] name=special_chebyshev_polynomial_t_x_scalar
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x1xf32>) -> tensor<8x1xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<8x1xf32>):
    %0 = "stablehlo.constant"() {value = dense<2.500000e-01> : tensor<f64>} : () -> tensor<f64>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %2 = "stablehlo.convert"(%arg0) : (tensor<8x1xf32>) -> tensor<8x1xf64>
    %3 = "stablehlo.floor"(%2) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %4 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %7 = "stablehlo.ceil"(%2) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %8 = "stablehlo.select"(%6, %7, %3) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %9 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %11 = "stablehlo.divide"(%8, %10) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %12 = "stablehlo.floor"(%11) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %13 = "stablehlo.multiply"(%12, %10) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %14 = "stablehlo.subtract"(%8, %13) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %15 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %17 = "stablehlo.compare"(%14, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %18 = "stablehlo.abs"(%1) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %19 = "stablehlo.subtract"(%16, %1) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %20 = "stablehlo.divide"(%19, %10) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %21 = "stablehlo.sqrt"(%20) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %22 = "stablehlo.add"(%1, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %23 = "stablehlo.divide"(%22, %10) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %24 = "stablehlo.sqrt"(%23) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %25 = "stablehlo.atan2"(%21, %24) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %26 = "stablehlo.multiply"(%25, %10) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %27 = "stablehlo.multiply"(%8, %26) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %28 = "stablehlo.cosine"(%27) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %29 = "stablehlo.subtract"(%18, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %30 = "stablehlo.add"(%18, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %31 = "stablehlo.multiply"(%29, %30) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %32 = "stablehlo.sqrt"(%31) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %33 = "stablehlo.add"(%29, %32) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %34 = "stablehlo.log_plus_one"(%33) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %35 = "stablehlo.multiply"(%8, %34) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %36 = "stablehlo.constant"() {value = dense<0.69314718055994529> : tensor<f64>} : () -> tensor<f64>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %38 = "stablehlo.subtract"(%35, %37) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %39 = "stablehlo.compare"(%38, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %40 = "stablehlo.exponential"(%38) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %41 = "stablehlo.select"(%39, %38, %40) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %42 = "stablehlo.negate"(%35) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %43 = "stablehlo.subtract"(%42, %37) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %44 = "stablehlo.compare"(%43, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %45 = "stablehlo.exponential"(%43) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %46 = "stablehlo.select"(%44, %43, %45) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %47 = "stablehlo.add"(%41, %46) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %48 = "stablehlo.subtract"(%18, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %49 = "stablehlo.add"(%18, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %50 = "stablehlo.multiply"(%48, %49) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %51 = "stablehlo.sqrt"(%50) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %52 = "stablehlo.add"(%48, %51) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %53 = "stablehlo.log_plus_one"(%52) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %54 = "stablehlo.multiply"(%8, %53) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %55 = "stablehlo.subtract"(%54, %37) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %56 = "stablehlo.compare"(%55, %55) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %57 = "stablehlo.exponential"(%55) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %58 = "stablehlo.select"(%56, %55, %57) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %59 = "stablehlo.negate"(%54) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %60 = "stablehlo.subtract"(%59, %37) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %61 = "stablehlo.compare"(%60, %60) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %62 = "stablehlo.exponential"(%60) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %63 = "stablehlo.select"(%61, %60, %62) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %64 = "stablehlo.add"(%58, %63) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %65 = "stablehlo.negate"(%64) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %66 = "stablehlo.select"(%17, %65, %64) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %67 = "stablehlo.compare"(%1, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %68 = "stablehlo.select"(%67, %47, %28) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %69 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %71 = "stablehlo.compare"(%1, %70) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %72 = "stablehlo.select"(%71, %66, %68) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %73 = "stablehlo.compare"(%1, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %74 = "stablehlo.select"(%73, %16, %72) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %75 = "stablehlo.compare"(%1, %70) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %76 = "stablehlo.negate"(%16) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %77 = "stablehlo.select"(%17, %76, %16) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %78 = "stablehlo.select"(%75, %77, %74) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %79 = "stablehlo.compare"(%8, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %80 = "stablehlo.select"(%79, %16, %78) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %81 = "stablehlo.compare"(%8, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %82 = "stablehlo.select"(%81, %5, %80) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %83 = "stablehlo.convert"(%82) : (tensor<8x1xf64>) -> tensor<8x1xf32>
    "func.return"(%83) : (tensor<8x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
