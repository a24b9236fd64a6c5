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
    %40 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %42 = "stablehlo.select"(%39, %41, %38) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %43 = "stablehlo.exponential"(%42) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %44 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %46 = "stablehlo.select"(%39, %45, %43) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %47 = "stablehlo.negate"(%35) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %48 = "stablehlo.subtract"(%47, %37) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %49 = "stablehlo.compare"(%48, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %50 = "stablehlo.select"(%49, %41, %48) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %51 = "stablehlo.exponential"(%50) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %52 = "stablehlo.select"(%49, %45, %51) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %53 = "stablehlo.add"(%46, %52) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %54 = "stablehlo.subtract"(%18, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %55 = "stablehlo.add"(%18, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %56 = "stablehlo.multiply"(%54, %55) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %57 = "stablehlo.sqrt"(%56) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %58 = "stablehlo.add"(%54, %57) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %59 = "stablehlo.log_plus_one"(%58) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %60 = "stablehlo.multiply"(%8, %59) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %61 = "stablehlo.subtract"(%60, %37) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %62 = "stablehlo.compare"(%61, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %63 = "stablehlo.select"(%62, %41, %61) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %64 = "stablehlo.exponential"(%63) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %65 = "stablehlo.select"(%62, %45, %64) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %66 = "stablehlo.negate"(%60) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %67 = "stablehlo.subtract"(%66, %37) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %68 = "stablehlo.compare"(%67, %67) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %69 = "stablehlo.select"(%68, %41, %67) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %70 = "stablehlo.exponential"(%69) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %71 = "stablehlo.select"(%68, %45, %70) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %72 = "stablehlo.add"(%65, %71) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %73 = "stablehlo.negate"(%72) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %74 = "stablehlo.select"(%17, %73, %72) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %75 = "stablehlo.compare"(%1, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %76 = "stablehlo.select"(%75, %53, %28) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %77 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %79 = "stablehlo.compare"(%1, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %80 = "stablehlo.select"(%79, %74, %76) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %81 = "stablehlo.compare"(%1, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %82 = "stablehlo.select"(%81, %16, %80) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %83 = "stablehlo.compare"(%1, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %84 = "stablehlo.negate"(%16) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %85 = "stablehlo.select"(%17, %84, %16) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %86 = "stablehlo.select"(%83, %85, %82) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %87 = "stablehlo.compare"(%8, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %88 = "stablehlo.select"(%87, %16, %86) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %89 = "stablehlo.compare"(%8, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %90 = "stablehlo.select"(%89, %5, %88) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %91 = "stablehlo.convert"(%90) : (tensor<8x1xf64>) -> tensor<8x1xf32>
    "func.return"(%91) : (tensor<8x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
