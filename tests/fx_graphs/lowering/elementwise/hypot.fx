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
    %29 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %31 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %33 = "stablehlo.divide"(%28, %27) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %34 = "stablehlo.multiply"(%33, %33) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %35 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %37 = "stablehlo.add"(%34, %36) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %38 = "stablehlo.sqrt"(%37) : (tensor<9xf32>) -> tensor<9xf32>
    %39 = "stablehlo.compare"(%27, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %40 = "stablehlo.multiply"(%27, %38) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %41 = "stablehlo.select"(%39, %30, %40) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %42 = "stablehlo.compare"(%25, %32) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %43 = "stablehlo.compare"(%26, %32) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %44 = "stablehlo.or"(%42, %43) : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %45 = "stablehlo.select"(%44, %32, %41) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %46 = "stablehlo.convert"(%45) : (tensor<9xf32>) -> tensor<9xbf16>
    %47 = "stablehlo.abs"(%arg4) : (tensor<3xf64>) -> tensor<3xf64>
    %48 = "stablehlo.abs"(%arg5) : (tensor<3xf64>) -> tensor<3xf64>
    %49 = "stablehlo.maximum"(%47, %48) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %50 = "stablehlo.minimum"(%47, %48) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %51 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %53 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %55 = "stablehlo.divide"(%50, %49) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %56 = "stablehlo.multiply"(%55, %55) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %57 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %59 = "stablehlo.add"(%56, %58) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %60 = "stablehlo.sqrt"(%59) : (tensor<3xf64>) -> tensor<3xf64>
    %61 = "stablehlo.compare"(%49, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %62 = "stablehlo.multiply"(%49, %60) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %63 = "stablehlo.select"(%61, %52, %62) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %64 = "stablehlo.compare"(%47, %54) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %65 = "stablehlo.compare"(%48, %54) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %66 = "stablehlo.or"(%64, %65) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %67 = "stablehlo.select"(%66, %54, %63) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    "func.return"(%22, %46, %67) : (tensor<16x16xf32>, tensor<9xbf16>, tensor<3xf64>) -> ()
  }) : () -> ()
}) : () -> ()
