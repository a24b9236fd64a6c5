graph g inference
input %0 x1: f32[9]
%1 = aten.special_shifted_chebyshev_polynomial_u.n_scalar(%0, 5) : f32[9] name=special_shifted_chebyshev_polynomial_u_n_scalar
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
    %31 = "stablehlo.add"(%14, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %32 = "stablehlo.multiply"(%31, %30) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %33 = "stablehlo.sine"(%32) : (tensor<9xf64>) -> tensor<9xf64>
    %34 = "stablehlo.multiply"(%23, %28) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %35 = "stablehlo.multiply"(%34, %4) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %36 = "stablehlo.divide"(%33, %35) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %37 = "stablehlo.subtract"(%20, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %38 = "stablehlo.add"(%20, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %39 = "stablehlo.multiply"(%37, %38) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %40 = "stablehlo.sqrt"(%39) : (tensor<9xf64>) -> tensor<9xf64>
    %41 = "stablehlo.add"(%37, %40) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %42 = "stablehlo.log_plus_one"(%41) : (tensor<9xf64>) -> tensor<9xf64>
    %43 = "stablehlo.add"(%14, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %44 = "stablehlo.multiply"(%43, %42) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %45 = "stablehlo.compare"(%44, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %46 = "chlo.sinh"(%44) : (tensor<9xf64>) -> tensor<9xf64>
    %47 = "stablehlo.select"(%45, %44, %46) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %48 = "stablehlo.divide"(%47, %40) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %49 = "stablehlo.subtract"(%20, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %50 = "stablehlo.add"(%20, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %51 = "stablehlo.multiply"(%49, %50) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %52 = "stablehlo.sqrt"(%51) : (tensor<9xf64>) -> tensor<9xf64>
    %53 = "stablehlo.add"(%49, %52) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %54 = "stablehlo.log_plus_one"(%53) : (tensor<9xf64>) -> tensor<9xf64>
    %55 = "stablehlo.add"(%14, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %56 = "stablehlo.multiply"(%55, %54) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %57 = "stablehlo.compare"(%56, %56) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %58 = "chlo.sinh"(%56) : (tensor<9xf64>) -> tensor<9xf64>
    %59 = "stablehlo.select"(%57, %56, %58) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %60 = "stablehlo.divide"(%59, %52) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %61 = "stablehlo.negate"(%60) : (tensor<9xf64>) -> tensor<9xf64>
    %62 = "stablehlo.select"(%19, %61, %60) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %63 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %64 = "stablehlo.select"(%63, %48, %36) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %65 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %67 = "stablehlo.compare"(%8, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %68 = "stablehlo.select"(%67, %62, %64) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %69 = "stablehlo.add"(%14, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %70 = "stablehlo.add"(%14, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %71 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %72 = "stablehlo.select"(%71, %69, %68) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %73 = "stablehlo.compare"(%8, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %74 = "stablehlo.negate"(%70) : (tensor<9xf64>) -> tensor<9xf64>
    %75 = "stablehlo.select"(%19, %74, %70) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %76 = "stablehlo.select"(%73, %75, %72) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %77 = "stablehlo.compare"(%14, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %78 = "stablehlo.select"(%77, %7, %76) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %79 = "stablehlo.compare"(%14, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %80 = "stablehlo.select"(%79, %11, %78) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %81 = "stablehlo.convert"(%80) : (tensor<9xf64>) -> tensor<9xf32>
    "func.return"(%81) : (tensor<9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
