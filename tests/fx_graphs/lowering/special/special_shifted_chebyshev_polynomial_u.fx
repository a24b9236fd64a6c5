graph g inference
input %0 x1: f32[9]
input %1 x2: f32[8,1]
%2 = aten.special_shifted_chebyshev_polynomial_u.default(%0, %1) : f32[8,9] name=special_shifted_chebyshev_polynomial_u_default
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
    %32 = "stablehlo.add"(%15, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %33 = "stablehlo.multiply"(%32, %31) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %34 = "stablehlo.sine"(%33) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %35 = "stablehlo.multiply"(%24, %29) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %36 = "stablehlo.multiply"(%35, %5) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %37 = "stablehlo.divide"(%34, %36) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %38 = "stablehlo.subtract"(%21, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %39 = "stablehlo.add"(%21, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %40 = "stablehlo.multiply"(%38, %39) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %41 = "stablehlo.sqrt"(%40) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %42 = "stablehlo.add"(%38, %41) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %43 = "stablehlo.log_plus_one"(%42) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %44 = "stablehlo.add"(%15, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %45 = "stablehlo.multiply"(%44, %43) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %46 = "chlo.sinh"(%45) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %47 = "stablehlo.divide"(%46, %41) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %48 = "stablehlo.subtract"(%21, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %49 = "stablehlo.add"(%21, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %50 = "stablehlo.multiply"(%48, %49) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %51 = "stablehlo.sqrt"(%50) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %52 = "stablehlo.add"(%48, %51) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %53 = "stablehlo.log_plus_one"(%52) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %54 = "stablehlo.add"(%15, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %55 = "stablehlo.multiply"(%54, %53) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %56 = "chlo.sinh"(%55) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %57 = "stablehlo.divide"(%56, %51) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %58 = "stablehlo.negate"(%57) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %59 = "stablehlo.select"(%20, %58, %57) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %60 = "stablehlo.compare"(%9, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %61 = "stablehlo.select"(%60, %47, %37) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %62 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %64 = "stablehlo.compare"(%9, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %65 = "stablehlo.select"(%64, %59, %61) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %66 = "stablehlo.add"(%15, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %67 = "stablehlo.add"(%15, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %68 = "stablehlo.compare"(%9, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %69 = "stablehlo.select"(%68, %66, %65) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %70 = "stablehlo.compare"(%9, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %71 = "stablehlo.negate"(%67) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %72 = "stablehlo.select"(%20, %71, %67) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %73 = "stablehlo.select"(%70, %72, %69) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %74 = "stablehlo.compare"(%15, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %75 = "stablehlo.select"(%74, %8, %73) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %76 = "stablehlo.compare"(%15, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %77 = "stablehlo.select"(%76, %12, %75) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %78 = "stablehlo.convert"(%77) : (tensor<8x9xf64>) -> tensor<8x9xf32>
    "func.return"(%78) : (tensor<8x9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
