graph g inference
input %0 x1: f32[8,1]
%1 = aten.special_shifted_chebyshev_polynomial_v.x_scalar(0.25, %0) : f32[8,1] name=special_shifted_chebyshev_polynomial_v_x_scalar
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
    %33 = "stablehlo.cosine"(%32) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %34 = "stablehlo.divide"(%33, %26) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %35 = "stablehlo.subtract"(%20, %7) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %36 = "stablehlo.add"(%20, %7) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %37 = "stablehlo.multiply"(%35, %36) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %38 = "stablehlo.sqrt"(%37) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %39 = "stablehlo.add"(%35, %38) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %40 = "stablehlo.log_plus_one"(%39) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %41 = "stablehlo.add"(%14, %30) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %42 = "stablehlo.multiply"(%41, %40) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %43 = "stablehlo.constant"() {value = dense<0.69314718055994529> : tensor<f64>} : () -> tensor<f64>
    %44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %45 = "stablehlo.subtract"(%42, %44) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %46 = "stablehlo.compare"(%45, %45) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %47 = "stablehlo.exponential"(%45) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %48 = "stablehlo.select"(%46, %45, %47) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %49 = "stablehlo.negate"(%42) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %50 = "stablehlo.subtract"(%49, %44) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %51 = "stablehlo.compare"(%50, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %52 = "stablehlo.exponential"(%50) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %53 = "stablehlo.select"(%51, %50, %52) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %54 = "stablehlo.add"(%48, %53) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %55 = "stablehlo.add"(%20, %7) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %56 = "stablehlo.divide"(%55, %4) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %57 = "stablehlo.sqrt"(%56) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %58 = "stablehlo.divide"(%54, %57) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %59 = "stablehlo.subtract"(%20, %7) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %60 = "stablehlo.add"(%20, %7) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %61 = "stablehlo.multiply"(%59, %60) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %62 = "stablehlo.sqrt"(%61) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %63 = "stablehlo.add"(%59, %62) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %64 = "stablehlo.log_plus_one"(%63) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %65 = "stablehlo.add"(%14, %30) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %66 = "stablehlo.multiply"(%65, %64) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %67 = "stablehlo.compare"(%66, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %68 = "chlo.sinh"(%66) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %69 = "stablehlo.select"(%67, %66, %68) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %70 = "stablehlo.divide"(%59, %4) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %71 = "stablehlo.sqrt"(%70) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %72 = "stablehlo.divide"(%69, %71) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %73 = "stablehlo.negate"(%72) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %74 = "stablehlo.select"(%19, %73, %72) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %75 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %76 = "stablehlo.select"(%75, %58, %34) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %77 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %79 = "stablehlo.compare"(%8, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %80 = "stablehlo.select"(%79, %74, %76) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %81 = "stablehlo.multiply"(%14, %4) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %82 = "stablehlo.add"(%81, %7) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %83 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %84 = "stablehlo.select"(%83, %7, %80) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %85 = "stablehlo.compare"(%8, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %86 = "stablehlo.negate"(%82) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %87 = "stablehlo.select"(%19, %86, %82) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %88 = "stablehlo.select"(%85, %87, %84) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %89 = "stablehlo.compare"(%14, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %90 = "stablehlo.select"(%89, %7, %88) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %91 = "stablehlo.compare"(%14, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %92 = "stablehlo.select"(%91, %11, %90) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %93 = "stablehlo.convert"(%92) : (tensor<8x1xf64>) -> tensor<8x1xf32>
    "func.return"(%93) : (tensor<8x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
