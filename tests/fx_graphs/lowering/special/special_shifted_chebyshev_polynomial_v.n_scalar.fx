graph g inference
input %0 x1: f32[9]
%1 = aten.special_shifted_chebyshev_polynomial_v.n_scalar(%0, 5) : f32[9] name=special_shifted_chebyshev_polynomial_v_n_scalar
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
    %24 = "stablehlo.optimization_barrier"(%6) : (tensor<f64>) -> tensor<f64>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %26 = "stablehlo.add"(%8, %25) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %27 = "stablehlo.divide"(%26, %4) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %28 = "stablehlo.sqrt"(%27) : (tensor<9xf64>) -> tensor<9xf64>
    %29 = "stablehlo.atan2"(%23, %28) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %30 = "stablehlo.multiply"(%29, %4) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %31 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %33 = "stablehlo.add"(%14, %32) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %34 = "stablehlo.multiply"(%33, %30) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %35 = "stablehlo.cosine"(%34) : (tensor<9xf64>) -> tensor<9xf64>
    %36 = "stablehlo.divide"(%35, %28) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %37 = "stablehlo.subtract"(%20, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %38 = "stablehlo.add"(%20, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %39 = "stablehlo.multiply"(%37, %38) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %40 = "stablehlo.sqrt"(%39) : (tensor<9xf64>) -> tensor<9xf64>
    %41 = "stablehlo.add"(%37, %40) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %42 = "stablehlo.log_plus_one"(%41) : (tensor<9xf64>) -> tensor<9xf64>
    %43 = "stablehlo.add"(%14, %32) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %44 = "stablehlo.multiply"(%43, %42) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %45 = "stablehlo.constant"() {value = dense<0.69314718055994529> : tensor<f64>} : () -> tensor<f64>
    %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %47 = "stablehlo.subtract"(%44, %46) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %48 = "stablehlo.compare"(%47, %47) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %49 = "stablehlo.exponential"(%47) : (tensor<9xf64>) -> tensor<9xf64>
    %50 = "stablehlo.select"(%48, %47, %49) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %51 = "stablehlo.negate"(%44) : (tensor<9xf64>) -> tensor<9xf64>
    %52 = "stablehlo.subtract"(%51, %46) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %53 = "stablehlo.compare"(%52, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %54 = "stablehlo.exponential"(%52) : (tensor<9xf64>) -> tensor<9xf64>
    %55 = "stablehlo.select"(%53, %52, %54) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %56 = "stablehlo.add"(%50, %55) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %57 = "stablehlo.add"(%20, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %58 = "stablehlo.divide"(%57, %4) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %59 = "stablehlo.sqrt"(%58) : (tensor<9xf64>) -> tensor<9xf64>
    %60 = "stablehlo.divide"(%56, %59) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %61 = "stablehlo.subtract"(%20, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %62 = "stablehlo.add"(%20, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %63 = "stablehlo.multiply"(%61, %62) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %64 = "stablehlo.sqrt"(%63) : (tensor<9xf64>) -> tensor<9xf64>
    %65 = "stablehlo.add"(%61, %64) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %66 = "stablehlo.log_plus_one"(%65) : (tensor<9xf64>) -> tensor<9xf64>
    %67 = "stablehlo.add"(%14, %32) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %68 = "stablehlo.multiply"(%67, %66) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %69 = "stablehlo.compare"(%68, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %70 = "chlo.sinh"(%68) : (tensor<9xf64>) -> tensor<9xf64>
    %71 = "stablehlo.select"(%69, %68, %70) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %72 = "stablehlo.divide"(%61, %4) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %73 = "stablehlo.sqrt"(%72) : (tensor<9xf64>) -> tensor<9xf64>
    %74 = "stablehlo.divide"(%71, %73) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %75 = "stablehlo.negate"(%74) : (tensor<9xf64>) -> tensor<9xf64>
    %76 = "stablehlo.select"(%19, %75, %74) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %77 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %78 = "stablehlo.select"(%77, %60, %36) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %79 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %81 = "stablehlo.compare"(%8, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %82 = "stablehlo.select"(%81, %76, %78) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %83 = "stablehlo.multiply"(%14, %4) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %84 = "stablehlo.add"(%83, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %85 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %86 = "stablehlo.select"(%85, %7, %82) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %87 = "stablehlo.compare"(%8, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %88 = "stablehlo.negate"(%84) : (tensor<9xf64>) -> tensor<9xf64>
    %89 = "stablehlo.select"(%19, %88, %84) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %90 = "stablehlo.select"(%87, %89, %86) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %91 = "stablehlo.compare"(%14, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %92 = "stablehlo.select"(%91, %7, %90) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %93 = "stablehlo.compare"(%14, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %94 = "stablehlo.select"(%93, %11, %92) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %95 = "stablehlo.convert"(%94) : (tensor<9xf64>) -> tensor<9xf32>
    "func.return"(%95) : (tensor<9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
