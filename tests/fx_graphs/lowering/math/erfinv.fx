graph g inference
input %0 a: f32[7]
input %1 b: bf16[7]
input %2 c: f64[3]
%3 = aten.erfinv.default(%0) : f32[7] name=n0
%4 = aten.erfinv.default(%1) : bf16[7] name=n1
%5 = aten.erfinv.default(%2) : f64[3] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<7xf32>, tensor<7xbf16>, tensor<3xf64>) -> (tensor<7xf32>, tensor<7xbf16>, tensor<3xf64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<7xf32>, %arg1: tensor<7xbf16>, %arg2: tensor<3xf64>):
    %0 = "chlo.erf_inv"(%arg0) : (tensor<7xf32>) -> tensor<7xf32>
    %1 = "stablehlo.abs"(%arg0) : (tensor<7xf32>) -> tensor<7xf32>
    %2 = "stablehlo.abs"(%0) : (tensor<7xf32>) -> tensor<7xf32>
    %3 = "stablehlo.multiply"(%2, %2) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %4 = "stablehlo.exponential"(%3) : (tensor<7xf32>) -> tensor<7xf32>
    %5 = "stablehlo.constant"() {value = dense<0.886226952> : tensor<f32>} : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
    %7 = "stablehlo.multiply"(%4, %6) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %8 = "chlo.erfc"(%2) : (tensor<7xf32>) -> tensor<7xf32>
    %9 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
    %11 = "stablehlo.subtract"(%10, %1) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %12 = "stablehlo.subtract"(%8, %11) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %13 = "stablehlo.multiply"(%12, %7) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %14 = "stablehlo.add"(%2, %13) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %15 = "stablehlo.sign"(%0) : (tensor<7xf32>) -> tensor<7xf32>
    %16 = "stablehlo.multiply"(%14, %15) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %17 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
    %19 = "stablehlo.compare"(%1, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %20 = "stablehlo.compare"(%1, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %21 = "stablehlo.and"(%19, %20) : (tensor<7xi1>, tensor<7xi1>) -> tensor<7xi1>
    %22 = "stablehlo.select"(%21, %16, %0) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %23 = "stablehlo.convert"(%arg1) : (tensor<7xbf16>) -> tensor<7xf32>
    %24 = "chlo.erf_inv"(%23) : (tensor<7xf32>) -> tensor<7xf32>
    %25 = "stablehlo.convert"(%24) : (tensor<7xf32>) -> tensor<7xbf16>
    %26 = "chlo.erf_inv"(%arg2) : (tensor<3xf64>) -> tensor<3xf64>
    %27 = "stablehlo.abs"(%arg2) : (tensor<3xf64>) -> tensor<3xf64>
    %28 = "stablehlo.abs"(%26) : (tensor<3xf64>) -> tensor<3xf64>
    %29 = "stablehlo.multiply"(%28, %28) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %30 = "stablehlo.exponential"(%29) : (tensor<3xf64>) -> tensor<3xf64>
    %31 = "stablehlo.constant"() {value = dense<0.88622692545275794> : tensor<f64>} : () -> tensor<f64>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %33 = "stablehlo.multiply"(%30, %32) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %34 = "chlo.erfc"(%28) : (tensor<3xf64>) -> tensor<3xf64>
    %35 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %37 = "stablehlo.subtract"(%36, %27) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %38 = "stablehlo.subtract"(%34, %37) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %39 = "stablehlo.multiply"(%38, %33) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %40 = "stablehlo.add"(%28, %39) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %41 = "stablehlo.sign"(%26) : (tensor<3xf64>) -> tensor<3xf64>
    %42 = "stablehlo.multiply"(%40, %41) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %43 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %45 = "stablehlo.compare"(%27, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %46 = "stablehlo.compare"(%27, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %47 = "stablehlo.and"(%45, %46) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %48 = "stablehlo.select"(%47, %42, %26) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    "func.return"(%22, %25, %48) : (tensor<7xf32>, tensor<7xbf16>, tensor<3xf64>) -> ()
  }) : () -> ()
}) : () -> ()
