graph g inference
input %0 x1: f32[8,1]
%1 = aten.special_chebyshev_polynomial_u.x_scalar(0.25, %0) : f32[8,1] name=special_chebyshev_polynomial_u_x_scalar
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x1xf32>) -> tensor<8x1xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<8x1xf32>):
    %0 = "stablehlo.constant"() {value = dense<2.500000e-01> : tensor<f64>} : () -> tensor<f64>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %2 = "stablehlo.convert"(%arg0) : (tensor<8x1xf32>) -> tensor<8x1xf64>
    %3 = "stablehlo.floor"(%2) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %4 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %7 = "stablehlo.ceil"(%2) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %8 = "stablehlo.select"(%6, %7, %3) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %9 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %11 = "stablehlo.divide"(%8, %10) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %12 = "stablehlo.floor"(%11) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %13 = "stablehlo.multiply"(%12, %10) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %14 = "stablehlo.subtract"(%8, %13) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %15 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %17 = "stablehlo.compare"(%14, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %18 = "stablehlo.abs"(%1) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %19 = "stablehlo.subtract"(%16, %1) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %20 = "stablehlo.divide"(%19, %10) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %21 = "stablehlo.sqrt"(%20) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %22 = "stablehlo.add"(%1, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %23 = "stablehlo.divide"(%22, %10) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %24 = "stablehlo.sqrt"(%23) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %25 = "stablehlo.atan2"(%21, %24) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %26 = "stablehlo.multiply"(%25, %10) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %27 = "stablehlo.add"(%8, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %28 = "stablehlo.multiply"(%27, %26) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %29 = "stablehlo.sine"(%28) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %30 = "stablehlo.multiply"(%21, %24) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %31 = "stablehlo.multiply"(%30, %10) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %32 = "stablehlo.divide"(%29, %31) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %33 = "stablehlo.subtract"(%18, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %34 = "stablehlo.add"(%18, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %35 = "stablehlo.multiply"(%33, %34) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %36 = "stablehlo.sqrt"(%35) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %37 = "stablehlo.add"(%33, %36) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %38 = "stablehlo.log_plus_one"(%37) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %39 = "stablehlo.add"(%8, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %40 = "stablehlo.multiply"(%39, %38) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %41 = "stablehlo.compare"(%40, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %42 = "chlo.sinh"(%40) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %43 = "stablehlo.select"(%41, %40, %42) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %44 = "stablehlo.divide"(%43, %36) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %45 = "stablehlo.subtract"(%18, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %46 = "stablehlo.add"(%18, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %47 = "stablehlo.multiply"(%45, %46) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %48 = "stablehlo.sqrt"(%47) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %49 = "stablehlo.add"(%45, %48) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %50 = "stablehlo.log_plus_one"(%49) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %51 = "stablehlo.add"(%8, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %52 = "stablehlo.multiply"(%51, %50) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %53 = "stablehlo.compare"(%52, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %54 = "chlo.sinh"(%52) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %55 = "stablehlo.select"(%53, %52, %54) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %56 = "stablehlo.divide"(%55, %48) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %57 = "stablehlo.negate"(%56) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %58 = "stablehlo.select"(%17, %57, %56) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %59 = "stablehlo.compare"(%1, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %60 = "stablehlo.select"(%59, %44, %32) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %61 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %63 = "stablehlo.compare"(%1, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %64 = "stablehlo.select"(%63, %58, %60) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %65 = "stablehlo.add"(%8, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %66 = "stablehlo.add"(%8, %16) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %67 = "stablehlo.compare"(%1, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %68 = "stablehlo.select"(%67, %65, %64) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %69 = "stablehlo.compare"(%1, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %70 = "stablehlo.negate"(%66) : (tensor<8x1xf64>) -> tensor<8x1xf64>
    %71 = "stablehlo.select"(%17, %70, %66) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %72 = "stablehlo.select"(%69, %71, %68) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %73 = "stablehlo.compare"(%8, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %74 = "stablehlo.select"(%73, %16, %72) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %75 = "stablehlo.compare"(%8, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %76 = "stablehlo.select"(%75, %5, %74) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %77 = "stablehlo.convert"(%76) : (tensor<8x1xf64>) -> tensor<8x1xf32>
    "func.return"(%77) : (tensor<8x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
