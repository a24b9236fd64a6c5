graph g inference
input %0 x1: f32[9]
input %1 x2: f32[8,1]
%2 = aten.special_chebyshev_polynomial_t.default(%0, %1) : f32[8,9] name=special_chebyshev_polynomial_t_default
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
    %28 = "stablehlo.multiply"(%9, %27) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %29 = "stablehlo.cosine"(%28) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %30 = "stablehlo.subtract"(%19, %17) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %31 = "stablehlo.add"(%19, %17) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %32 = "stablehlo.multiply"(%30, %31) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %33 = "stablehlo.sqrt"(%32) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %34 = "stablehlo.add"(%30, %33) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %35 = "stablehlo.log_plus_one"(%34) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %36 = "stablehlo.multiply"(%9, %35) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %37 = "stablehlo.constant"() {value = dense<0.69314718055994529> : tensor<f64>} : () -> tensor<f64>
    %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %39 = "stablehlo.subtract"(%36, %38) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %40 = "stablehlo.exponential"(%39) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %41 = "stablehlo.negate"(%36) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %42 = "stablehlo.subtract"(%41, %38) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %43 = "stablehlo.exponential"(%42) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %44 = "stablehlo.add"(%40, %43) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %45 = "stablehlo.subtract"(%19, %17) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %46 = "stablehlo.add"(%19, %17) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %47 = "stablehlo.multiply"(%45, %46) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %48 = "stablehlo.sqrt"(%47) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %49 = "stablehlo.add"(%45, %48) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %50 = "stablehlo.log_plus_one"(%49) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %51 = "stablehlo.multiply"(%9, %50) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %52 = "stablehlo.subtract"(%51, %38) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %53 = "stablehlo.exponential"(%52) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %54 = "stablehlo.negate"(%51) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %55 = "stablehlo.subtract"(%54, %38) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %56 = "stablehlo.exponential"(%55) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %57 = "stablehlo.add"(%53, %56) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %58 = "stablehlo.negate"(%57) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %59 = "stablehlo.select"(%18, %58, %57) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %60 = "stablehlo.compare"(%1, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %61 = "stablehlo.select"(%60, %44, %29) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %62 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %64 = "stablehlo.compare"(%1, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %65 = "stablehlo.select"(%64, %59, %61) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %66 = "stablehlo.compare"(%1, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %67 = "stablehlo.select"(%66, %17, %65) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %68 = "stablehlo.compare"(%1, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %69 = "stablehlo.negate"(%17) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %70 = "stablehlo.select"(%18, %69, %17) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %71 = "stablehlo.select"(%68, %70, %67) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %72 = "stablehlo.compare"(%9, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %73 = "stablehlo.select"(%72, %17, %71) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %74 = "stablehlo.compare"(%9, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %75 = "stablehlo.select"(%74, %6, %73) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %76 = "stablehlo.convert"(%75) : (tensor<8x9xf64>) -> tensor<8x9xf32>
    "func.return"(%76) : (tensor<8x9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
