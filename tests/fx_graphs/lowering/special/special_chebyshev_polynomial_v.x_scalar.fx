graph g inference
input %0 x1: f32[8,1]
%1 = aten.special_chebyshev_polynomial_v.x_scalar(0.25, %0) : f32[8,1] name=special_chebyshev_polynomial_v_x_scalar
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
    %27 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %29 = "stablehlo.add"(%8, %28) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %30 = "stablehlo.multiply"(%29, %26) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %31 = "stablehlo.cosine"(%30) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %32 = "stablehlo.divide"(%31, %24) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %33 = "stablehlo.subtract"(%18, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %34 = "stablehlo.add"(%18, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %35 = "stablehlo.multiply"(%33, %34) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %36 = "stablehlo.sqrt"(%35) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %37 = "stablehlo.add"(%33, %36) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %38 = "stablehlo.log_plus_one"(%37) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %39 = "stablehlo.add"(%8, %28) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %40 = "stablehlo.multiply"(%39, %38) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %41 = "stablehlo.constant"() {value = dense<0.69314718055994529> : tensor<f64>} : () -> tensor<f64>
    %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %43 = "stablehlo.subtract"(%40, %42) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %44 = "stablehlo.compare"(%43, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %45 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %47 = "stablehlo.select"(%44, %46, %43) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %48 = "stablehlo.exponential"(%47) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %49 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %51 = "stablehlo.select"(%44, %50, %48) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %52 = "stablehlo.negate"(%40) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %53 = "stablehlo.subtract"(%52, %42) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %54 = "stablehlo.compare"(%53, %53) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %55 = "stablehlo.select"(%54, %46, %53) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %56 = "stablehlo.exponential"(%55) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %57 = "stablehlo.select"(%54, %50, %56) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %58 = "stablehlo.add"(%51, %57) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %59 = "stablehlo.add"(%18, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %60 = "stablehlo.divide"(%59, %10) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %61 = "stablehlo.sqrt"(%60) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %62 = "stablehlo.divide"(%58, %61) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %63 = "stablehlo.subtract"(%18, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %64 = "stablehlo.add"(%18, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %65 = "stablehlo.multiply"(%63, %64) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %66 = "stablehlo.sqrt"(%65) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %67 = "stablehlo.add"(%63, %66) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %68 = "stablehlo.log_plus_one"(%67) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %69 = "stablehlo.add"(%8, %28) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %70 = "stablehlo.multiply"(%69, %68) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %71 = "stablehlo.compare"(%70, %70) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %72 = "stablehlo.select"(%71, %46, %70) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %73 = "chlo.sinh"(%72) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %74 = "stablehlo.select"(%71, %50, %73) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %75 = "stablehlo.divide"(%63, %10) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %76 = "stablehlo.sqrt"(%75) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %77 = "stablehlo.divide"(%74, %76) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %78 = "stablehlo.negate"(%77) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %79 = "stablehlo.select"(%17, %78, %77) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %80 = "stablehlo.compare"(%1, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %81 = "stablehlo.select"(%80, %62, %32) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %82 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %84 = "stablehlo.compare"(%1, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %85 = "stablehlo.select"(%84, %79, %81) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %86 = "stablehlo.multiply"(%8, %10) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %87 = "stablehlo.add"(%86, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %88 = "stablehlo.compare"(%1, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %89 = "stablehlo.select"(%88, %16, %85) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %90 = "stablehlo.compare"(%1, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %91 = "stablehlo.negate"(%87) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %92 = "stablehlo.select"(%17, %91, %87) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %93 = "stablehlo.select"(%90, %92, %89) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %94 = "stablehlo.compare"(%8, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %95 = "stablehlo.select"(%94, %16, %93) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %96 = "stablehlo.compare"(%8, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %97 = "stablehlo.select"(%96, %5, %95) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %98 = "stablehlo.convert"(%97) : (tensor<8x1xf64>) -> tensor<8x1xf32>
    "func.return"(%98) : (tensor<8x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
