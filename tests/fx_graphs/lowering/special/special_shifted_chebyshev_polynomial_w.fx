graph g inference
input %0 x1: f32[9]
input %1 x2: f32[8,1]
%2 = aten.special_shifted_chebyshev_polynomial_w.default(%0, %1) : f32[8,9] name=special_shifted_chebyshev_polynomial_w_default
return %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<9xf32>, tensor<8x1xf32>) -> tensor<8x9xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<9xf32>, %arg1: tensor<8x1xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<9xf32>) -> tensor<9xf64>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<8x9xf64>
    %2 = "stablehlo.convert"(%arg1) : (tensor<8x1xf32>) -> tensor<8x1xf64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<8x1xf64>) -> tensor<8x9xf64>
    %4 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %6 = "stablehlo.multiply"(%1, %5) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %7 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %9 = "stablehlo.subtract"(%6, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %10 = "stablehlo.floor"(%3) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %11 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %13 = "stablehlo.compare"(%3, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %14 = "stablehlo.ceil"(%3) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %15 = "stablehlo.select"(%13, %14, %10) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %16 = "stablehlo.divide"(%15, %5) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %17 = "stablehlo.floor"(%16) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %18 = "stablehlo.multiply"(%17, %5) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %19 = "stablehlo.subtract"(%15, %18) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %20 = "stablehlo.compare"(%19, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %21 = "stablehlo.abs"(%9) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %22 = "stablehlo.subtract"(%8, %9) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %23 = "stablehlo.divide"(%22, %5) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %24 = "stablehlo.sqrt"(%23) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %25 = "stablehlo.optimization_barrier"(%7) : (tensor<f64>) -> tensor<f64>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %27 = "stablehlo.add"(%9, %26) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %28 = "stablehlo.divide"(%27, %5) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %29 = "stablehlo.sqrt"(%28) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %30 = "stablehlo.atan2"(%24, %29) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %31 = "stablehlo.multiply"(%30, %5) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %32 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %34 = "stablehlo.add"(%15, %33) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %35 = "stablehlo.multiply"(%34, %31) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %36 = "stablehlo.sine"(%35) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %37 = "stablehlo.divide"(%36, %24) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %38 = "stablehlo.subtract"(%21, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %39 = "stablehlo.add"(%21, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %40 = "stablehlo.multiply"(%38, %39) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %41 = "stablehlo.sqrt"(%40) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %42 = "stablehlo.add"(%38, %41) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %43 = "stablehlo.log_plus_one"(%42) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %44 = "stablehlo.add"(%15, %33) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %45 = "stablehlo.multiply"(%44, %43) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %46 = "chlo.sinh"(%45) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %47 = "stablehlo.divide"(%38, %5) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %48 = "stablehlo.sqrt"(%47) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %49 = "stablehlo.divide"(%46, %48) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %50 = "stablehlo.subtract"(%21, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %51 = "stablehlo.add"(%21, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %52 = "stablehlo.multiply"(%50, %51) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %53 = "stablehlo.sqrt"(%52) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %54 = "stablehlo.add"(%50, %53) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %55 = "stablehlo.log_plus_one"(%54) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %56 = "stablehlo.add"(%15, %33) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %57 = "stablehlo.multiply"(%56, %55) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %58 = "stablehlo.constant"() {value = dense<0.69314718055994529> : tensor<f64>} : () -> tensor<f64>
    %59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %60 = "stablehlo.subtract"(%57, %59) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %61 = "stablehlo.exponential"(%60) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %62 = "stablehlo.negate"(%57) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %63 = "stablehlo.subtract"(%62, %59) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %64 = "stablehlo.exponential"(%63) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %65 = "stablehlo.add"(%61, %64) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %66 = "stablehlo.add"(%21, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %67 = "stablehlo.divide"(%66, %5) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %68 = "stablehlo.sqrt"(%67) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %69 = "stablehlo.divide"(%65, %68) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %70 = "stablehlo.negate"(%69) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %71 = "stablehlo.select"(%20, %70, %69) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %72 = "stablehlo.compare"(%9, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %73 = "stablehlo.select"(%72, %49, %37) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %74 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %76 = "stablehlo.compare"(%9, %75) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %77 = "stablehlo.select"(%76, %71, %73) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %78 = "stablehlo.multiply"(%15, %5) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %79 = "stablehlo.add"(%78, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %80 = "stablehlo.compare"(%9, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %81 = "stablehlo.select"(%80, %79, %77) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %82 = "stablehlo.compare"(%9, %75) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %83 = "stablehlo.negate"(%8) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %84 = "stablehlo.select"(%20, %83, %8) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %85 = "stablehlo.select"(%82, %84, %81) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %86 = "stablehlo.compare"(%15, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %87 = "stablehlo.select"(%86, %8, %85) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %88 = "stablehlo.compare"(%15, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %89 = "stablehlo.select"(%88, %12, %87) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %90 = "stablehlo.convert"(%89) : (tensor<8x9xf64>) -> tensor<8x9xf32>
    "func.return"(%90) : (tensor<8x9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
