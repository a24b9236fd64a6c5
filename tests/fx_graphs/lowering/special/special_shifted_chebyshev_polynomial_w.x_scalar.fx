graph g inference
input %0 x1: f32[8,1]
%1 = aten.special_shifted_chebyshev_polynomial_w.x_scalar(0.25, %0) : f32[8,1] name=special_shifted_chebyshev_polynomial_w_x_scalar
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
    %24 = "stablehlo.optimization_barrier"(%6) : (tensor<f64>) -> tensor<f64>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %26 = "stablehlo.add"(%8, %25) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %27 = "stablehlo.divide"(%26, %4) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %28 = "stablehlo.sqrt"(%27) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %29 = "stablehlo.atan2"(%23, %28) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %30 = "stablehlo.multiply"(%29, %4) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %31 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %33 = "stablehlo.add"(%14, %32) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %34 = "stablehlo.multiply"(%33, %30) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %35 = "stablehlo.sine"(%34) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %36 = "stablehlo.divide"(%35, %23) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %37 = "stablehlo.subtract"(%20, %7) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %38 = "stablehlo.add"(%20, %7) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %39 = "stablehlo.multiply"(%37, %38) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %40 = "stablehlo.sqrt"(%39) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %41 = "stablehlo.add"(%37, %40) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %42 = "stablehlo.log_plus_one"(%41) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %43 = "stablehlo.add"(%14, %32) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %44 = "stablehlo.multiply"(%43, %42) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %45 = "stablehlo.compare"(%44, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %46 = "chlo.sinh"(%44) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %47 = "stablehlo.select"(%45, %44, %46) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %48 = "stablehlo.divide"(%37, %4) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %49 = "stablehlo.sqrt"(%48) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %50 = "stablehlo.divide"(%47, %49) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %51 = "stablehlo.subtract"(%20, %7) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %52 = "stablehlo.add"(%20, %7) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %53 = "stablehlo.multiply"(%51, %52) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %54 = "stablehlo.sqrt"(%53) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %55 = "stablehlo.add"(%51, %54) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %56 = "stablehlo.log_plus_one"(%55) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %57 = "stablehlo.add"(%14, %32) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %58 = "stablehlo.multiply"(%57, %56) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %59 = "stablehlo.constant"() {value = dense<0.69314718055994529> : tensor<f64>} : () -> tensor<f64>
    %60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %61 = "stablehlo.subtract"(%58, %60) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %62 = "stablehlo.compare"(%61, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %63 = "stablehlo.exponential"(%61) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %64 = "stablehlo.select"(%62, %61, %63) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %65 = "stablehlo.negate"(%58) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %66 = "stablehlo.subtract"(%65, %60) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %67 = "stablehlo.compare"(%66, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %68 = "stablehlo.exponential"(%66) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %69 = "stablehlo.select"(%67, %66, %68) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %70 = "stablehlo.add"(%64, %69) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %71 = "stablehlo.add"(%20, %7) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %72 = "stablehlo.divide"(%71, %4) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %73 = "stablehlo.sqrt"(%72) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %74 = "stablehlo.divide"(%70, %73) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %75 = "stablehlo.negate"(%74) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %76 = "stablehlo.select"(%19, %75, %74) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %77 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %78 = "stablehlo.select"(%77, %50, %36) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %79 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %81 = "stablehlo.compare"(%8, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %82 = "stablehlo.select"(%81, %76, %78) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %83 = "stablehlo.multiply"(%14, %4) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %84 = "stablehlo.add"(%83, %7) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %85 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %86 = "stablehlo.select"(%85, %84, %82) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %87 = "stablehlo.compare"(%8, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %88 = "stablehlo.negate"(%7) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %89 = "stablehlo.select"(%19, %88, %7) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %90 = "stablehlo.select"(%87, %89, %86) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %91 = "stablehlo.compare"(%14, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %92 = "stablehlo.select"(%91, %7, %90) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %93 = "stablehlo.compare"(%14, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %94 = "stablehlo.select"(%93, %11, %92) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %95 = "stablehlo.convert"(%94) : (tensor<8x1xf64>) -> tensor<8x1xf32>
    "func.return"(%95) : (tensor<8x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
