graph g inference
input %0 x1: f32[9]
%1 = aten.special_chebyshev_polynomial_t.n_scalar(%0, 5) : f32[9] name=special_chebyshev_polynomial_t_n_scalar
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
    %27 = "stablehlo.multiply"(%8, %26) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %28 = "stablehlo.cosine"(%27) : (tensor<9xf64>) -> tensor<9xf64>
    %29 = "stablehlo.subtract"(%18, %16) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %30 = "stablehlo.add"(%18, %16) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %31 = "stablehlo.multiply"(%29, %30) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %32 = "stablehlo.sqrt"(%31) : (tensor<9xf64>) -> tensor<9xf64>
    %33 = "stablehlo.add"(%29, %32) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %34 = "stablehlo.log_plus_one"(%33) : (tensor<9xf64>) -> tensor<9xf64>
    %35 = "stablehlo.multiply"(%8, %34) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %36 = "stablehlo.constant"() {value = dense<0.69314718055994529> : tensor<f64>} : () -> tensor<f64>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %38 = "stablehlo.subtract"(%35, %37) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %39 = "stablehlo.exponential"(%38) : (tensor<9xf64>) -> tensor<9xf64>
    %40 = "stablehlo.negate"(%35) : (tensor<9xf64>) -> tensor<9xf64>
    %41 = "stablehlo.subtract"(%40, %37) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %42 = "stablehlo.exponential"(%41) : (tensor<9xf64>) -> tensor<9xf64>
    %43 = "stablehlo.add"(%39, %42) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %44 = "stablehlo.subtract"(%18, %16) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %45 = "stablehlo.add"(%18, %16) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %46 = "stablehlo.multiply"(%44, %45) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %47 = "stablehlo.sqrt"(%46) : (tensor<9xf64>) -> tensor<9xf64>
    %48 = "stablehlo.add"(%44, %47) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %49 = "stablehlo.log_plus_one"(%48) : (tensor<9xf64>) -> tensor<9xf64>
    %50 = "stablehlo.multiply"(%8, %49) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %51 = "stablehlo.subtract"(%50, %37) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %52 = "stablehlo.exponential"(%51) : (tensor<9xf64>) -> tensor<9xf64>
    %53 = "stablehlo.negate"(%50) : (tensor<9xf64>) -> tensor<9xf64>
    %54 = "stablehlo.subtract"(%53, %37) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %55 = "stablehlo.exponential"(%54) : (tensor<9xf64>) -> tensor<9xf64>
    %56 = "stablehlo.add"(%52, %55) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %57 = "stablehlo.negate"(%56) : (tensor<9xf64>) -> tensor<9xf64>
    %58 = "stablehlo.select"(%17, %57, %56) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %59 = "stablehlo.compare"(%0, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %60 = "stablehlo.select"(%59, %43, %28) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %61 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %63 = "stablehlo.compare"(%0, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %64 = "stablehlo.select"(%63, %58, %60) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %65 = "stablehlo.compare"(%0, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %66 = "stablehlo.select"(%65, %16, %64) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %67 = "stablehlo.compare"(%0, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %68 = "stablehlo.negate"(%16) : (tensor<9xf64>) -> tensor<9xf64>
    %69 = "stablehlo.select"(%17, %68, %16) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %70 = "stablehlo.select"(%67, %69, %66) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %71 = "stablehlo.compare"(%8, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %72 = "stablehlo.select"(%71, %16, %70) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %73 = "stablehlo.compare"(%8, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %74 = "stablehlo.select"(%73, %5, %72) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %75 = "stablehlo.convert"(%74) : (tensor<9xf64>) -> tensor<9xf32>
    "func.return"(%75) : (tensor<9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
