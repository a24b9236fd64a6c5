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
    %25 = "stablehlo.add"(%9, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %26 = "stablehlo.divide"(%25, %5) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %27 = "stablehlo.sqrt"(%26) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %28 = "stablehlo.atan2"(%24, %27) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %29 = "stablehlo.multiply"(%28, %5) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %30 = "stablehlo.add"(%15, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %31 = "stablehlo.multiply"(%30, %29) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %32 = "stablehlo.sine"(%31) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %33 = "stablehlo.multiply"(%24, %27) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %34 = "stablehlo.multiply"(%33, %5) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %35 = "stablehlo.divide"(%32, %34) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %36 = "stablehlo.subtract"(%21, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %37 = "stablehlo.add"(%21, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %38 = "stablehlo.multiply"(%36, %37) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %39 = "stablehlo.sqrt"(%38) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %40 = "stablehlo.add"(%36, %39) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %41 = "stablehlo.log_plus_one"(%40) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %42 = "stablehlo.add"(%15, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %43 = "stablehlo.multiply"(%42, %41) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %44 = "chlo.sinh"(%43) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %45 = "stablehlo.divide"(%44, %39) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %46 = "stablehlo.subtract"(%21, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %47 = "stablehlo.add"(%21, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %48 = "stablehlo.multiply"(%46, %47) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %49 = "stablehlo.sqrt"(%48) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %50 = "stablehlo.add"(%46, %49) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %51 = "stablehlo.log_plus_one"(%50) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %52 = "stablehlo.add"(%15, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %53 = "stablehlo.multiply"(%52, %51) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %54 = "chlo.sinh"(%53) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %55 = "stablehlo.divide"(%54, %49) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %56 = "stablehlo.negate"(%55) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %57 = "stablehlo.select"(%20, %56, %55) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %58 = "stablehlo.compare"(%9, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %59 = "stablehlo.select"(%58, %45, %35) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %60 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %62 = "stablehlo.compare"(%9, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %63 = "stablehlo.select"(%62, %57, %59) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %64 = "stablehlo.add"(%15, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %65 = "stablehlo.add"(%15, %8) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %66 = "stablehlo.compare"(%9, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %67 = "stablehlo.select"(%66, %64, %63) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %68 = "stablehlo.compare"(%9, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %69 = "stablehlo.negate"(%65) : (tensor<8x9xf64>) -> tensor<8x9xf64>
    %70 = "stablehlo.select"(%20, %69, %65) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %71 = "stablehlo.select"(%68, %70, %67) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %72 = "stablehlo.compare"(%15, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %73 = "stablehlo.select"(%72, %8, %71) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %74 = "stablehlo.compare"(%15, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %75 = "stablehlo.select"(%74, %12, %73) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %76 = "stablehlo.convert"(%75) : (tensor<8x9xf64>) -> tensor<8x9xf32>
    "func.return"(%76) : (tensor<8x9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
