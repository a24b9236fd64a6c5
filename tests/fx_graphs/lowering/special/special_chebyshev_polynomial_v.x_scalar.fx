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
    %45 = "stablehlo.exponential"(%43) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %46 = "stablehlo.select"(%44, %43, %45) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %47 = "stablehlo.negate"(%40) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %48 = "stablehlo.subtract"(%47, %42) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %49 = "stablehlo.compare"(%48, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %50 = "stablehlo.exponential"(%48) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %51 = "stablehlo.select"(%49, %48, %50) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %52 = "stablehlo.add"(%46, %51) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %53 = "stablehlo.add"(%18, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %54 = "stablehlo.divide"(%53, %10) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %55 = "stablehlo.sqrt"(%54) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %56 = "stablehlo.divide"(%52, %55) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %57 = "stablehlo.subtract"(%18, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %58 = "stablehlo.add"(%18, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %59 = "stablehlo.multiply"(%57, %58) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %60 = "stablehlo.sqrt"(%59) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %61 = "stablehlo.add"(%57, %60) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %62 = "stablehlo.log_plus_one"(%61) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %63 = "stablehlo.add"(%8, %28) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %64 = "stablehlo.multiply"(%63, %62) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %65 = "stablehlo.compare"(%64, %64) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %66 = "chlo.sinh"(%64) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %67 = "stablehlo.select"(%65, %64, %66) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %68 = "stablehlo.divide"(%57, %10) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %69 = "stablehlo.sqrt"(%68) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %70 = "stablehlo.divide"(%67, %69) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %71 = "stablehlo.negate"(%70) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %72 = "stablehlo.select"(%17, %71, %70) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %73 = "stablehlo.compare"(%1, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %74 = "stablehlo.select"(%73, %56, %32) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %75 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %76 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %77 = "stablehlo.compare"(%1, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %78 = "stablehlo.select"(%77, %72, %74) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %79 = "stablehlo.multiply"(%8, %10) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %80 = "stablehlo.add"(%79, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %81 = "stablehlo.compare"(%1, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %82 = "stablehlo.select"(%81, %16, %78) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %83 = "stablehlo.compare"(%1, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %84 = "stablehlo.negate"(%80) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %85 = "stablehlo.select"(%17, %84, %80) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %86 = "stablehlo.select"(%83, %85, %82) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %87 = "stablehlo.compare"(%8, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %88 = "stablehlo.select"(%87, %16, %86) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %89 = "stablehlo.compare"(%8, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %90 = "stablehlo.select"(%89, %5, %88) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %91 = "stablehlo.convert"(%90) : (tensor<8x1xf64>) -> tensor<8x1xf32>
    "func.return"(%91) : (tensor<8x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
