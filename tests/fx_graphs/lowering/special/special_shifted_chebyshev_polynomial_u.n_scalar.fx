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
    %24 = "stablehlo.add"(%8, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %25 = "stablehlo.divide"(%24, %4) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %26 = "stablehlo.sqrt"(%25) : (tensor<9xf64>) -> tensor<9xf64>
    %27 = "stablehlo.atan2"(%23, %26) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %28 = "stablehlo.multiply"(%27, %4) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %29 = "stablehlo.add"(%14, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %30 = "stablehlo.multiply"(%29, %28) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %31 = "stablehlo.sine"(%30) : (tensor<9xf64>) -> tensor<9xf64>
    %32 = "stablehlo.multiply"(%23, %26) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %33 = "stablehlo.multiply"(%32, %4) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %34 = "stablehlo.divide"(%31, %33) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %35 = "stablehlo.subtract"(%20, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %36 = "stablehlo.add"(%20, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %37 = "stablehlo.multiply"(%35, %36) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %38 = "stablehlo.sqrt"(%37) : (tensor<9xf64>) -> tensor<9xf64>
    %39 = "stablehlo.add"(%35, %38) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %40 = "stablehlo.log_plus_one"(%39) : (tensor<9xf64>) -> tensor<9xf64>
    %41 = "stablehlo.add"(%14, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %42 = "stablehlo.multiply"(%41, %40) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %43 = "stablehlo.compare"(%42, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %44 = "chlo.sinh"(%42) : (tensor<9xf64>) -> tensor<9xf64>
    %45 = "stablehlo.select"(%43, %42, %44) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %46 = "stablehlo.divide"(%45, %38) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %47 = "stablehlo.subtract"(%20, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %48 = "stablehlo.add"(%20, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %49 = "stablehlo.multiply"(%47, %48) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %50 = "stablehlo.sqrt"(%49) : (tensor<9xf64>) -> tensor<9xf64>
    %51 = "stablehlo.add"(%47, %50) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %52 = "stablehlo.log_plus_one"(%51) : (tensor<9xf64>) -> tensor<9xf64>
    %53 = "stablehlo.add"(%14, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %54 = "stablehlo.multiply"(%53, %52) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %55 = "stablehlo.compare"(%54, %54) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %56 = "chlo.sinh"(%54) : (tensor<9xf64>) -> tensor<9xf64>
    %57 = "stablehlo.select"(%55, %54, %56) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %58 = "stablehlo.divide"(%57, %50) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %59 = "stablehlo.negate"(%58) : (tensor<9xf64>) -> tensor<9xf64>
    %60 = "stablehlo.select"(%19, %59, %58) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %61 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %62 = "stablehlo.select"(%61, %46, %34) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %63 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %65 = "stablehlo.compare"(%8, %64) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %66 = "stablehlo.select"(%65, %60, %62) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %67 = "stablehlo.add"(%14, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %68 = "stablehlo.add"(%14, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %69 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %70 = "stablehlo.select"(%69, %67, %66) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %71 = "stablehlo.compare"(%8, %64) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %72 = "stablehlo.negate"(%68) : (tensor<9xf64>) -> tensor<9xf64>
    %73 = "stablehlo.select"(%19, %72, %68) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %74 = "stablehlo.select"(%71, %73, %70) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %75 = "stablehlo.compare"(%14, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %76 = "stablehlo.select"(%75, %7, %74) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %77 = "stablehlo.compare"(%14, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %78 = "stablehlo.select"(%77, %11, %76) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %79 = "stablehlo.convert"(%78) : (tensor<9xf64>) -> tensor<9xf32>
    "func.return"(%79) : (tensor<9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
