graph g inference
input %0 x1: f32[9]
%1 = aten.special_chebyshev_polynomial_v.n_scalar(%0, 5) : f32[9] name=special_chebyshev_polynomial_v_n_scalar
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
    %31 = "stablehlo.cosine"(%30) : (tensor<9xf64>) -> tensor<9xf64>
    %32 = "stablehlo.divide"(%31, %24) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %33 = "stablehlo.subtract"(%18, %16) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %34 = "stablehlo.add"(%18, %16) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %35 = "stablehlo.multiply"(%33, %34) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %36 = "stablehlo.sqrt"(%35) : (tensor<9xf64>) -> tensor<9xf64>
    %37 = "stablehlo.add"(%33, %36) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %38 = "stablehlo.log_plus_one"(%37) : (tensor<9xf64>) -> tensor<9xf64>
    %39 = "stablehlo.add"(%8, %28) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %40 = "stablehlo.multiply"(%39, %38) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %41 = "stablehlo.constant"() {value = dense<0.69314718055994529> : tensor<f64>} : () -> tensor<f64>
    %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %43 = "stablehlo.subtract"(%40, %42) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %44 = "stablehlo.exponential"(%43) : (tensor<9xf64>) -> tensor<9xf64>
    %45 = "stablehlo.negate"(%40) : (tensor<9xf64>) -> tensor<9xf64>
    %46 = "stablehlo.subtract"(%45, %42) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %47 = "stablehlo.exponential"(%46) : (tensor<9xf64>) -> tensor<9xf64>
    %48 = "stablehlo.add"(%44, %47) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %49 = "stablehlo.add"(%18, %16) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %50 = "stablehlo.divide"(%49, %10) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %51 = "stablehlo.sqrt"(%50) : (tensor<9xf64>) -> tensor<9xf64>
    %52 = "stablehlo.divide"(%48, %51) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %53 = "stablehlo.subtract"(%18, %16) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %54 = "stablehlo.add"(%18, %16) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %55 = "stablehlo.multiply"(%53, %54) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %56 = "stablehlo.sqrt"(%55) : (tensor<9xf64>) -> tensor<9xf64>
    %57 = "stablehlo.add"(%53, %56) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %58 = "stablehlo.log_plus_one"(%57) : (tensor<9xf64>) -> tensor<9xf64>
    %59 = "stablehlo.add"(%8, %28) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %60 = "stablehlo.multiply"(%59, %58) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %61 = "chlo.sinh"(%60) : (tensor<9xf64>) -> tensor<9xf64>
    %62 = "stablehlo.divide"(%53, %10) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %63 = "stablehlo.sqrt"(%62) : (tensor<9xf64>) -> tensor<9xf64>
    %64 = "stablehlo.divide"(%61, %63) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %65 = "stablehlo.negate"(%64) : (tensor<9xf64>) -> tensor<9xf64>
    %66 = "stablehlo.select"(%17, %65, %64) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %67 = "stablehlo.compare"(%0, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %68 = "stablehlo.select"(%67, %52, %32) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %69 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %71 = "stablehlo.compare"(%0, %70) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %72 = "stablehlo.select"(%71, %66, %68) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %73 = "stablehlo.multiply"(%8, %10) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %74 = "stablehlo.add"(%73, %16) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %75 = "stablehlo.compare"(%0, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %76 = "stablehlo.select"(%75, %16, %72) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %77 = "stablehlo.compare"(%0, %70) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %78 = "stablehlo.negate"(%74) : (tensor<9xf64>) -> tensor<9xf64>
    %79 = "stablehlo.select"(%17, %78, %74) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %80 = "stablehlo.select"(%77, %79, %76) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %81 = "stablehlo.compare"(%8, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %82 = "stablehlo.select"(%81, %16, %80) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %83 = "stablehlo.compare"(%8, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %84 = "stablehlo.select"(%83, %5, %82) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %85 = "stablehlo.convert"(%84) : (tensor<9xf64>) -> tensor<9xf32>
    "func.return"(%85) : (tensor<9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
