graph g inference
input %0 x1: f32[9]
input %1 x2: f32[8,1]
%2 = aten.special_chebyshev_polynomial_v.default(%0, %1) : f32[8,9] name=special_chebyshev_polynomial_v_default
return %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<9xf32>, tensor<8x1xf32>) -> tensor<8x9xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<9xf32>, %arg1: tensor<8x1xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<9xf32>) -> tensor<9xf64>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<8x9xf64>
    %2 = "stablehlo.convert"(%arg1) : (tensor<8x1xf32>) -> tensor<8x1xf64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<8x1xf64>) -> tensor<8x9xf64>
    %4 = "stablehlo.floor"(%3) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %5 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %8 = "stablehlo.ceil"(%3) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %9 = "stablehlo.select"(%7, %8, %4) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %10 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %12 = "stablehlo.divide"(%9, %11) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %13 = "stablehlo.floor"(%12) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %14 = "stablehlo.multiply"(%13, %11) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %15 = "stablehlo.subtract"(%9, %14) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %16 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %18 = "stablehlo.compare"(%15, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %19 = "stablehlo.abs"(%1) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %20 = "stablehlo.subtract"(%17, %1) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %21 = "stablehlo.divide"(%20, %11) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %22 = "stablehlo.sqrt"(%21) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %23 = "stablehlo.add"(%1, %17) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %24 = "stablehlo.divide"(%23, %11) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %25 = "stablehlo.sqrt"(%24) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %26 = "stablehlo.atan2"(%22, %25) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %27 = "stablehlo.multiply"(%26, %11) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %28 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %30 = "stablehlo.add"(%9, %29) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %31 = "stablehlo.multiply"(%30, %27) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %32 = "stablehlo.cosine"(%31) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %33 = "stablehlo.divide"(%32, %25) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %34 = "stablehlo.subtract"(%19, %17) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %35 = "stablehlo.add"(%19, %17) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %36 = "stablehlo.multiply"(%34, %35) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %37 = "stablehlo.sqrt"(%36) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %38 = "stablehlo.add"(%34, %37) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %39 = "stablehlo.log_plus_one"(%38) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %40 = "stablehlo.add"(%9, %29) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %41 = "stablehlo.multiply"(%40, %39) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %42 = "stablehlo.constant"() {value = dense<0.69314718055994529> : tensor<f64>} : () -> tensor<f64>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %44 = "stablehlo.subtract"(%41, %43) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %45 = "stablehlo.exponential"(%44) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %46 = "stablehlo.negate"(%41) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %47 = "stablehlo.subtract"(%46, %43) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %48 = "stablehlo.exponential"(%47) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %49 = "stablehlo.add"(%45, %48) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %50 = "stablehlo.add"(%19, %17) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %51 = "stablehlo.divide"(%50, %11) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %52 = "stablehlo.sqrt"(%51) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %53 = "stablehlo.divide"(%49, %52) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %54 = "stablehlo.subtract"(%19, %17) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %55 = "stablehlo.add"(%19, %17) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %56 = "stablehlo.multiply"(%54, %55) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %57 = "stablehlo.sqrt"(%56) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %58 = "stablehlo.add"(%54, %57) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %59 = "stablehlo.log_plus_one"(%58) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %60 = "stablehlo.add"(%9, %29) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %61 = "stablehlo.multiply"(%60, %59) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %62 = "chlo.sinh"(%61) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %63 = "stablehlo.divide"(%54, %11) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %64 = "stablehlo.sqrt"(%63) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %65 = "stablehlo.divide"(%62, %64) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %66 = "stablehlo.negate"(%65) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %67 = "stablehlo.select"(%18, %66, %65) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %68 = "stablehlo.compare"(%1, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %69 = "stablehlo.select"(%68, %53, %33) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %70 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %72 = "stablehlo.compare"(%1, %71) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %73 = "stablehlo.select"(%72, %67, %69) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %74 = "stablehlo.multiply"(%9, %11) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %75 = "stablehlo.add"(%74, %17) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %76 = "stablehlo.compare"(%1, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %77 = "stablehlo.select"(%76, %17, %73) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %78 = "stablehlo.compare"(%1, %71) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %79 = "stablehlo.negate"(%75) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %80 = "stablehlo.select"(%18, %79, %75) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %81 = "stablehlo.select"(%78, %80, %77) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %82 = "stablehlo.compare"(%9, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %83 = "stablehlo.select"(%82, %17, %81) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %84 = "stablehlo.compare"(%9, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %85 = "stablehlo.select"(%84, %6, %83) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %86 = "stablehlo.convert"(%85) : (tensor<8x9xf64>) -> tensor<8x9xf32>
    "func.return"(%86) : (tensor<8x9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
