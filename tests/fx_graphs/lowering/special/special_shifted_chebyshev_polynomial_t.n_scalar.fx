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
    %24 = "stablehlo.optimization_barrier"(%6) : (tensor<f64>) -> tensor<f64>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %26 = "stablehlo.add"(%8, %25) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %27 = "stablehlo.divide"(%26, %4) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %28 = "stablehlo.sqrt"(%27) : (tensor<9xf64>) -> tensor<9xf64>
    %29 = "stablehlo.atan2"(%23, %28) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %30 = "stablehlo.multiply"(%29, %4) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %31 = "stablehlo.multiply"(%14, %30) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %32 = "stablehlo.cosine"(%31) : (tensor<9xf64>) -> tensor<9xf64>
    %33 = "stablehlo.subtract"(%20, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %34 = "stablehlo.add"(%20, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %35 = "stablehlo.multiply"(%33, %34) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %36 = "stablehlo.sqrt"(%35) : (tensor<9xf64>) -> tensor<9xf64>
    %37 = "stablehlo.add"(%33, %36) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %38 = "stablehlo.log_plus_one"(%37) : (tensor<9xf64>) -> tensor<9xf64>
    %39 = "stablehlo.multiply"(%14, %38) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %40 = "stablehlo.constant"() {value = dense<0.69314718055994529> : tensor<f64>} : () -> tensor<f64>
    %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %42 = "stablehlo.subtract"(%39, %41) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %43 = "stablehlo.compare"(%42, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %44 = "stablehlo.exponential"(%42) : (tensor<9xf64>) -> tensor<9xf64>
    %45 = "stablehlo.select"(%43, %42, %44) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %46 = "stablehlo.negate"(%39) : (tensor<9xf64>) -> tensor<9xf64>
    %47 = "stablehlo.subtract"(%46, %41) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %48 = "stablehlo.compare"(%47, %47) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %49 = "stablehlo.exponential"(%47) : (tensor<9xf64>) -> tensor<9xf64>
    %50 = "stablehlo.select"(%48, %47, %49) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %51 = "stablehlo.add"(%45, %50) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %52 = "stablehlo.subtract"(%20, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %53 = "stablehlo.add"(%20, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %54 = "stablehlo.multiply"(%52, %53) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %55 = "stablehlo.sqrt"(%54) : (tensor<9xf64>) -> tensor<9xf64>
    %56 = "stablehlo.add"(%52, %55) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %57 = "stablehlo.log_plus_one"(%56) : (tensor<9xf64>) -> tensor<9xf64>
    %58 = "stablehlo.multiply"(%14, %57) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %59 = "stablehlo.subtract"(%58, %41) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %60 = "stablehlo.compare"(%59, %59) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %61 = "stablehlo.exponential"(%59) : (tensor<9xf64>) -> tensor<9xf64>
    %62 = "stablehlo.select"(%60, %59, %61) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %63 = "stablehlo.negate"(%58) : (tensor<9xf64>) -> tensor<9xf64>
    %64 = "stablehlo.subtract"(%63, %41) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %65 = "stablehlo.compare"(%64, %64) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %66 = "stablehlo.exponential"(%64) : (tensor<9xf64>) -> tensor<9xf64>
    %67 = "stablehlo.select"(%65, %64, %66) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %68 = "stablehlo.add"(%62, %67) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %69 = "stablehlo.negate"(%68) : (tensor<9xf64>) -> tensor<9xf64>
    %70 = "stablehlo.select"(%19, %69, %68) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %71 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %72 = "stablehlo.select"(%71, %51, %32) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %73 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %75 = "stablehlo.compare"(%8, %74) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %76 = "stablehlo.select"(%75, %70, %72) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %77 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %78 = "stablehlo.select"(%77, %7, %76) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %79 = "stablehlo.compare"(%8, %74) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %80 = "stablehlo.negate"(%7) : (tensor<9xf64>) -> tensor<9xf64>
    %81 = "stablehlo.select"(%19, %80, %7) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %82 = "stablehlo.select"(%79, %81, %78) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %83 = "stablehlo.compare"(%14, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %84 = "stablehlo.select"(%83, %7, %82) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %85 = "stablehlo.compare"(%14, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %86 = "stablehlo.select"(%85, %11, %84) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %87 = "stablehlo.convert"(%86) : (tensor<9xf64>) -> tensor<9xf32>
    "func.return"(%87) : (tensor<9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
