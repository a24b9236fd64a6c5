graph g inference
input %0 x1: f32[9]
input %1 x2: f32[8,1]
%2 = aten.special_shifted_chebyshev_polynomial_v.default(%0, %1) : f32[8,9] name=special_shifted_chebyshev_polynomial_v_default
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
    %25 = "stablehlo.add"(%9, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %26 = "stablehlo.divide"(%25, %5) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %27 = "stablehlo.sqrt"(%26) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %28 = "stablehlo.atan2"(%24, %27) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %29 = "stablehlo.multiply"(%28, %5) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %30 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %32 = "stablehlo.add"(%15, %31) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %33 = "stablehlo.multiply"(%32, %29) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %34 = "stablehlo.cosine"(%33) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %35 = "stablehlo.divide"(%34, %27) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %36 = "stablehlo.subtract"(%21, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %37 = "stablehlo.add"(%21, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %38 = "stablehlo.multiply"(%36, %37) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %39 = "stablehlo.sqrt"(%38) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %40 = "stablehlo.add"(%36, %39) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %41 = "stablehlo.log_plus_one"(%40) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %42 = "stablehlo.add"(%15, %31) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %43 = "stablehlo.multiply"(%42, %41) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %44 = "stablehlo.constant"() {value = dense<0.69314718055994529> : tensor<f64>} : () -> tensor<f64>
    %45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %46 = "stablehlo.subtract"(%43, %45) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %47 = "stablehlo.exponential"(%46) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %48 = "stablehlo.negate"(%43) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %49 = "stablehlo.subtract"(%48, %45) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %50 = "stablehlo.exponential"(%49) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %51 = "stablehlo.add"(%47, %50) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %52 = "stablehlo.add"(%21, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %53 = "stablehlo.divide"(%52, %5) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %54 = "stablehlo.sqrt"(%53) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %55 = "stablehlo.divide"(%51, %54) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %56 = "stablehlo.subtract"(%21, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %57 = "stablehlo.add"(%21, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %58 = "stablehlo.multiply"(%56, %57) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %59 = "stablehlo.sqrt"(%58) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %60 = "stablehlo.add"(%56, %59) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %61 = "stablehlo.log_plus_one"(%60) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %62 = "stablehlo.add"(%15, %31) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %63 = "stablehlo.multiply"(%62, %61) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %64 = "chlo.sinh"(%63) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %65 = "stablehlo.divide"(%56, %5) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %66 = "stablehlo.sqrt"(%65) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %67 = "stablehlo.divide"(%64, %66) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %68 = "stablehlo.negate"(%67) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %69 = "stablehlo.select"(%20, %68, %67) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %70 = "stablehlo.compare"(%9, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %71 = "stablehlo.select"(%70, %55, %35) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %72 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %74 = "stablehlo.compare"(%9, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %75 = "stablehlo.select"(%74, %69, %71) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %76 = "stablehlo.multiply"(%15, %5) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %77 = "stablehlo.add"(%76, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %78 = "stablehlo.compare"(%9, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %79 = "stablehlo.select"(%78, %8, %75) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %80 = "stablehlo.compare"(%9, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %81 = "stablehlo.negate"(%77) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %82 = "stablehlo.select"(%20, %81, %77) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %83 = "stablehlo.select"(%80, %82, %79) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %84 = "stablehlo.compare"(%15, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %85 = "stablehlo.select"(%84, %8, %83) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %86 = "stablehlo.compare"(%15, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %87 = "stablehlo.select"(%86, %12, %85) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %88 = "stablehlo.convert"(%87) : (tensor<8x9xf64>) -> tensor<8x9xf32>
    "func.return"(%88) : (tensor<8x9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
