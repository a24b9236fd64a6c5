graph g inference
%0 = aten.linspace.default(0, 1, 5, dtype=none) : f32[5] name=n0
%1 = aten.linspace.default(-2.5, 7, 10, dtype=none) : f32[10] name=n1
%2 = aten.linspace.default(0, 10, 5, dtype=i64) : i64[5] name=n2
return %0, %1, %2
---
"builtin.module"() ({
  "func.func"() <{function_type = () -> (tensor<5xf32>, tensor<10xf32>, tensor<5xi64>), sym_name = "main"}> ({
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xf64>
    %1 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %3 = "stablehlo.constant"() {value = dense<2.500000e-01> : tensor<f64>} : () -> tensor<f64>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %5 = "stablehlo.multiply"(%0, %4) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %6 = "stablehlo.add"(%2, %5) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %7 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %9 = "stablehlo.subtract"(%8, %0) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %10 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %12 = "stablehlo.constant"() {value = dense<2.500000e-01> : tensor<f64>} : () -> tensor<f64>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %14 = "stablehlo.multiply"(%9, %13) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %15 = "stablehlo.subtract"(%11, %14) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %16 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %18 = "stablehlo.compare"(%0, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %19 = "stablehlo.select"(%18, %6, %15) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %20 = "stablehlo.convert"(%19) : (tensor<5xf64>) -> tensor<5xf32>
    %21 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf64>
    %22 = "stablehlo.constant"() {value = dense<-2.500000e+00> : tensor<f64>} : () -> tensor<f64>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<10xf64>
    %24 = "stablehlo.constant"() {value = dense<1.0555555555555556> : tensor<f64>} : () -> tensor<f64>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<10xf64>
    %26 = "stablehlo.multiply"(%21, %25) : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xf64>
    %27 = "stablehlo.add"(%23, %26) : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xf64>
    %28 = "stablehlo.constant"() {value = dense<9.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<10xf64>
    %30 = "stablehlo.subtract"(%29, %21) : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xf64>
    %31 = "stablehlo.constant"() {value = dense<7.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<10xf64>
    %33 = "stablehlo.constant"() {value = dense<1.0555555555555556> : tensor<f64>} : () -> tensor<f64>
    %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<10xf64>
    %35 = "stablehlo.multiply"(%30, %34) : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xf64>
    %36 = "stablehlo.subtract"(%32, %35) : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xf64>
    %37 = "stablehlo.constant"() {value = dense<5.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<10xf64>
    %39 = "stablehlo.compare"(%21, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xi1>
    %40 = "stablehlo.select"(%39, %27, %36) : (tensor<10xi1>, tensor<10xf64>, tensor<10xf64>) -> tensor<10xf64>
    %41 = "stablehlo.convert"(%40) : (tensor<10xf64>) -> tensor<10xf32>
    %42 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xf64>
    %43 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %45 = "stablehlo.constant"() {value = dense<2.500000e+00> : tensor<f64>} : () -> tensor<f64>
    %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %47 = "stablehlo.multiply"(%42, %46) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %48 = "stablehlo.add"(%44, %47) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %49 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %51 = "stablehlo.subtract"(%50, %42) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %52 = "stablehlo.constant"() {value = dense<1.000000e+01> : tensor<f64>} : () -> tensor<f64>
    %53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %54 = "stablehlo.constant"() {value = dense<2.500000e+00> : tensor<f64>} : () -> tensor<f64>
    %55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %56 = "stablehlo.multiply"(%51, %55) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %57 = "stablehlo.subtract"(%53, %56) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %58 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %60 = "stablehlo.compare"(%42, %59) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %61 = "stablehlo.select"(%60, %48, %57) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %62 = "stablehlo.convert"(%61) : (tensor<5xf64>) -> tensor<5xi64>
    "func.return"(%20, %41, %62) : (tensor<5xf32>, tensor<10xf32>, tensor<5xi64>) -> ()
  }) : () -> ()
}) : () -> ()
