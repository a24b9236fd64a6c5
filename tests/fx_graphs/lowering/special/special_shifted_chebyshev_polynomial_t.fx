graph g inference
input %0 x1: f32[9]
input %1 x2: f32[8,1]
%2 = aten.special_shifted_chebyshev_polynomial_t.default(%0, %1) : f32[8,9] name=special_shifted_chebyshev_polynomial_t_default
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
    %32 = "stablehlo.multiply"(%15, %31) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %33 = "stablehlo.cosine"(%32) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %34 = "stablehlo.subtract"(%21, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %35 = "stablehlo.add"(%21, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %36 = "stablehlo.multiply"(%34, %35) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %37 = "stablehlo.sqrt"(%36) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %38 = "stablehlo.add"(%34, %37) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %39 = "stablehlo.log_plus_one"(%38) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %40 = "stablehlo.multiply"(%15, %39) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %41 = "stablehlo.constant"() {value = dense<0.69314718055994529> : tensor<f64>} : () -> tensor<f64>
    %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %43 = "stablehlo.subtract"(%40, %42) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %44 = "stablehlo.exponential"(%43) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %45 = "stablehlo.negate"(%40) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %46 = "stablehlo.subtract"(%45, %42) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %47 = "stablehlo.exponential"(%46) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %48 = "stablehlo.add"(%44, %47) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %49 = "stablehlo.subtract"(%21, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %50 = "stablehlo.add"(%21, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %51 = "stablehlo.multiply"(%49, %50) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %52 = "stablehlo.sqrt"(%51) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %53 = "stablehlo.add"(%49, %52) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %54 = "stablehlo.log_plus_one"(%53) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %55 = "stablehlo.multiply"(%15, %54) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %56 = "stablehlo.subtract"(%55, %42) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %57 = "stablehlo.exponential"(%56) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %58 = "stablehlo.negate"(%55) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %59 = "stablehlo.subtract"(%58, %42) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %60 = "stablehlo.exponential"(%59) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %61 = "stablehlo.add"(%57, %60) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %62 = "stablehlo.negate"(%61) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %63 = "stablehlo.select"(%20, %62, %61) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %64 = "stablehlo.compare"(%9, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %65 = "stablehlo.select"(%64, %48, %33) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %66 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %68 = "stablehlo.compare"(%9, %67) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %69 = "stablehlo.select"(%68, %63, %65) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %70 = "stablehlo.compare"(%9, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %71 = "stablehlo.select"(%70, %8, %69) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %72 = "stablehlo.compare"(%9, %67) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %73 = "stablehlo.negate"(%8) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %74 = "stablehlo.select"(%20, %73, %8) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %75 = "stablehlo.select"(%72, %74, %71) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %76 = "stablehlo.compare"(%15, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %77 = "stablehlo.select"(%76, %8, %75) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %78 = "stablehlo.compare"(%15, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %79 = "stablehlo.select"(%78, %12, %77) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %80 = "stablehlo.convert"(%79) : (tensor<8x9xf64>) -> tensor<8x9xf32>
    "func.return"(%80) : (tensor<8x9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
