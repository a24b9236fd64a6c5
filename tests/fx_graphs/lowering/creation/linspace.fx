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
    %12 = "stablehlo.multiply"(%9, %4) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %13 = "stablehlo.subtract"(%11, %12) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %14 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %16 = "stablehlo.compare"(%0, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %17 = "stablehlo.select"(%16, %6, %13) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %18 = "stablehlo.convert"(%17) : (tensor<5xf64>) -> tensor<5xf32>
    %19 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf64>
    %20 = "stablehlo.constant"() {value = dense<-2.500000e+00> : tensor<f64>} : () -> tensor<f64>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<10xf64>
    %22 = "stablehlo.constant"() {value = dense<1.0555555555555556> : tensor<f64>} : () -> tensor<f64>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<10xf64>
    %24 = "stablehlo.multiply"(%19, %23) : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xf64>
    %25 = "stablehlo.add"(%21, %24) : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xf64>
    %26 = "stablehlo.constant"() {value = dense<9.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<10xf64>
    %28 = "stablehlo.subtract"(%27, %19) : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xf64>
    %29 = "stablehlo.constant"() {value = dense<7.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<10xf64>
    %31 = "stablehlo.multiply"(%28, %23) : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xf64>
    %32 = "stablehlo.subtract"(%30, %31) : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xf64>
    %33 = "stablehlo.constant"() {value = dense<5.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<10xf64>
    %35 = "stablehlo.compare"(%19, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xi1>
    %36 = "stablehlo.select"(%35, %25, %32) : (tensor<10xi1>, tensor<10xf64>, tensor<10xf64>) -> tensor<10xf64>
    %37 = "stablehlo.convert"(%36) : (tensor<10xf64>) -> tensor<10xf32>
    %38 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xf64>
    %39 = "stablehlo.constant"() {value = dense<2.500000e+00> : tensor<f64>} : () -> tensor<f64>
    %40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %41 = "stablehlo.multiply"(%38, %40) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %42 = "stablehlo.add"(%2, %41) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %43 = "stablehlo.subtract"(%8, %38) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %44 = "stablehlo.constant"() {value = dense<1.000000e+01> : tensor<f64>} : () -> tensor<f64>
    %45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %46 = "stablehlo.multiply"(%43, %40) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %47 = "stablehlo.subtract"(%45, %46) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %48 = "stablehlo.compare"(%38, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %49 = "stablehlo.select"(%48, %42, %47) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %50 = "stablehlo.convert"(%49) : (tensor<5xf64>) -> tensor<5xi64>
    "func.return"(%18, %37, %50) : (tensor<5xf32>, tensor<10xf32>, tensor<5xi64>) -> ()
  }) : () -> ()
}) : () -> ()
