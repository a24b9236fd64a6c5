graph g inference
input %0 a: f32[16,1]
input %1 b: f32[16]
input %2 c: bf16[9]
input %3 d: bf16[9]
input %4 e: f64[3]
input %5 f: f64[3]
%6 = aten.hypot.default(%0, %1) : f32[16,16] name=n0
%7 = aten.hypot.default(%2, %3) : bf16[9] name=n1
%8 = aten.hypot.default(%4, %5) : f64[3] name=n2
return %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16x1xf32>, tensor<16xf32>, tensor<9xbf16>, tensor<9xbf16>, tensor<3xf64>, tensor<3xf64>) -> (tensor<16x16xf32>, tensor<9xbf16>, tensor<3xf64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<16x1xf32>, %arg1: tensor<16xf32>, %arg2: tensor<9xbf16>, %arg3: tensor<9xbf16>, %arg4: tensor<3xf64>, %arg5: tensor<3xf64>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<16xf32>) -> tensor<16x16xf32>
    %2 = "stablehlo.abs"(%0) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %3 = "stablehlo.abs"(%1) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %4 = "stablehlo.maximum"(%2, %3) : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %5 = "stablehlo.minimum"(%2, %3) : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %6 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16x16xf32>
    %8 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16x16xf32>
    %10 = "stablehlo.divide"(%5, %4) : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %11 = "stablehlo.multiply"(%10, %10) : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %12 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16x16xf32>
    %14 = "stablehlo.add"(%11, %13) : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %15 = "stablehlo.sqrt"(%14) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %16 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %17 = "stablehlo.multiply"(%4, %15) : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %18 = "stablehlo.select"(%16, %7, %17) : (tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %19 = "stablehlo.compare"(%2, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %20 = "stablehlo.compare"(%3, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %21 = "stablehlo.or"(%19, %20) : (tensor<16x16xi1>, tensor<16x16xi1>) -> tensor<16x16xi1>
    %22 = "stablehlo.select"(%21, %9, %18) : (tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %23 = "stablehlo.convert"(%arg2) : (tensor<9xbf16>) -> tensor<9xf32>
    %24 = "stablehlo.convert"(%arg3) : (tensor<9xbf16>) -> tensor<9xf32>
    %25 = "stablehlo.abs"(%23) : (tensor<9xf32>) -> tensor<9xf32>
    %26 = "stablehlo.abs"(%24) : (tensor<9xf32>) -> tensor<9xf32>
    %27 = "stablehlo.maximum"(%25, %26) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %28 = "stablehlo.minimum"(%25, %26) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %29 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %30 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %31 = "stablehlo.divide"(%28, %27) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %32 = "stablehlo.multiply"(%31, %31) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %33 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %34 = "stablehlo.add"(%32, %33) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %35 = "stablehlo.sqrt"(%34) : (tensor<9xf32>) -> tensor<9xf32>
    %36 = "stablehlo.compare"(%27, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %37 = "stablehlo.multiply"(%27, %35) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %38 = "stablehlo.select"(%36, %29, %37) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %39 = "stablehlo.compare"(%25, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %40 = "stablehlo.compare"(%26, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %41 = "stablehlo.or"(%39, %40) : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %42 = "stablehlo.select"(%41, %30, %38) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %43 = "stablehlo.convert"(%42) : (tensor<9xf32>) -> tensor<9xbf16>
    %44 = "stablehlo.abs"(%arg4) : (tensor<3xf64>) -> tensor<3xf64>
    %45 = "stablehlo.abs"(%arg5) : (tensor<3xf64>) -> tensor<3xf64>
    %46 = "stablehlo.maximum"(%44, %45) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %47 = "stablehlo.minimum"(%44, %45) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %48 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %50 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %52 = "stablehlo.divide"(%47, %46) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %53 = "stablehlo.multiply"(%52, %52) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %54 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %56 = "stablehlo.add"(%53, %55) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %57 = "stablehlo.sqrt"(%56) : (tensor<3xf64>) -> tensor<3xf64>
    %58 = "stablehlo.compare"(%46, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %59 = "stablehlo.multiply"(%46, %57) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %60 = "stablehlo.select"(%58, %49, %59) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %61 = "stablehlo.compare"(%44, %51) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %62 = "stablehlo.compare"(%45, %51) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %63 = "stablehlo.or"(%61, %62) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %64 = "stablehlo.select"(%63, %51, %60) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    "func.return"(%22, %43, %64) : (tensor<16x16xf32>, tensor<9xbf16>, tensor<3xf64>) -> ()
  }) : () -> ()
}) : () -> ()
