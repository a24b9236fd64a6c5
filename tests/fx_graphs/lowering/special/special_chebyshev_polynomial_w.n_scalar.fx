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
    %42 = "chlo.sinh"(%40) : (tensor<9xf64>) -> tensor<9xf64>
    %43 = "stablehlo.select"(%41, %40, %42) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %44 = "stablehlo.divide"(%33, %10) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %45 = "stablehlo.sqrt"(%44) : (tensor<9xf64>) -> tensor<9xf64>
    %46 = "stablehlo.divide"(%43, %45) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %47 = "stablehlo.subtract"(%18, %16) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %48 = "stablehlo.add"(%18, %16) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %49 = "stablehlo.multiply"(%47, %48) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %50 = "stablehlo.sqrt"(%49) : (tensor<9xf64>) -> tensor<9xf64>
    %51 = "stablehlo.add"(%47, %50) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %52 = "stablehlo.log_plus_one"(%51) : (tensor<9xf64>) -> tensor<9xf64>
    %53 = "stablehlo.add"(%8, %28) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %54 = "stablehlo.multiply"(%53, %52) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %55 = "stablehlo.constant"() {value = dense<0.69314718055994529> : tensor<f64>} : () -> tensor<f64>
    %56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %57 = "stablehlo.subtract"(%54, %56) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %58 = "stablehlo.compare"(%57, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %59 = "stablehlo.exponential"(%57) : (tensor<9xf64>) -> tensor<9xf64>
    %60 = "stablehlo.select"(%58, %57, %59) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %61 = "stablehlo.negate"(%54) : (tensor<9xf64>) -> tensor<9xf64>
    %62 = "stablehlo.subtract"(%61, %56) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %63 = "stablehlo.compare"(%62, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %64 = "stablehlo.exponential"(%62) : (tensor<9xf64>) -> tensor<9xf64>
    %65 = "stablehlo.select"(%63, %62, %64) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %66 = "stablehlo.add"(%60, %65) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %67 = "stablehlo.add"(%18, %16) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %68 = "stablehlo.divide"(%67, %10) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %69 = "stablehlo.sqrt"(%68) : (tensor<9xf64>) -> tensor<9xf64>
    %70 = "stablehlo.divide"(%66, %69) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %71 = "stablehlo.negate"(%70) : (tensor<9xf64>) -> tensor<9xf64>
    %72 = "stablehlo.select"(%17, %71, %70) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %73 = "stablehlo.compare"(%0, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %74 = "stablehlo.select"(%73, %46, %32) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %75 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %76 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %77 = "stablehlo.compare"(%0, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %78 = "stablehlo.select"(%77, %72, %74) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %79 = "stablehlo.multiply"(%8, %10) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %80 = "stablehlo.add"(%79, %16) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %81 = "stablehlo.compare"(%0, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %82 = "stablehlo.select"(%81, %80, %78) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %83 = "stablehlo.compare"(%0, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %84 = "stablehlo.negate"(%16) : (tensor<9xf64>) -> tensor<9xf64>
    %85 = "stablehlo.select"(%17, %84, %16) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %86 = "stablehlo.select"(%83, %85, %82) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %87 = "stablehlo.compare"(%8, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %88 = "stablehlo.select"(%87, %16, %86) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %89 = "stablehlo.compare"(%8, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %90 = "stablehlo.select"(%89, %5, %88) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %91 = "stablehlo.convert"(%90) : (tensor<9xf64>) -> tensor<9xf32>
    "func.return"(%91) : (tensor<9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
