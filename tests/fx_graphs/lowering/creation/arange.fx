graph g inference
%0 = aten.arange.default(5, dtype=none) : i64[5] name=n0
%1 = aten.arange.default(5.0, dtype=none) : f32[5] name=n1
%2 = aten.arange.default(5, dtype=bf16) : bf16[5] name=n2
%3 = aten.arange.start(2, 7, dtype=none) : i64[5] name=n3
%4 = aten.arange.start(0.5, 4, dtype=none) : f32[4] name=n4
%5 = aten.arange.start(-3, 3, dtype=f64) : f64[6] name=n5
%6 = aten.arange.start_step(2, 20, 3, dtype=none) : i64[6] name=n6
%7 = aten.arange.start_step(0, 1, 0.1, dtype=none) : f32[10] name=n7
%8 = aten.arange.start_step(0, 1, 0.125, dtype=f16) : f16[8] name=n8
return %0, %1, %2, %3, %4, %5, %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = () -> (tensor<5xi64>, tensor<5xf32>, tensor<5xbf16>, tensor<5xi64>, tensor<4xf32>, tensor<6xf64>, tensor<6xi64>, tensor<10xf32>, tensor<8xf16>), sym_name = "main"}> ({
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi64>
    %1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xf32>
    %2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xf32>
    %3 = "stablehlo.convert"(%2) : (tensor<5xf32>) -> tensor<5xbf16>
    %4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi64>
    %5 = "stablehlo.constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
    %7 = "stablehlo.add"(%4, %6) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xf64>
    %9 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %11 = "stablehlo.add"(%8, %10) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %12 = "stablehlo.convert"(%11) : (tensor<4xf64>) -> tensor<4xf32>
    %13 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xf64>
    %14 = "stablehlo.constant"() {value = dense<-3.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<6xf64>
    %16 = "stablehlo.add"(%13, %15) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %17 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi64>
    %18 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
    %20 = "stablehlo.multiply"(%17, %19) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %21 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
    %22 = "stablehlo.add"(%20, %21) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
    %23 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf64>
    %24 = "stablehlo.constant"() {value = dense<1.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<10xf64>
    %26 = "stablehlo.multiply"(%23, %25) : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xf64>
    %27 = "stablehlo.convert"(%26) : (tensor<10xf64>) -> tensor<10xf32>
    %28 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xf64>
    %29 = "stablehlo.constant"() {value = dense<1.250000e-01> : tensor<f64>} : () -> tensor<f64>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8xf64>
    %31 = "stablehlo.multiply"(%28, %30) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
    %32 = "stablehlo.convert"(%31) : (tensor<8xf64>) -> tensor<8xf32>
    %33 = "stablehlo.convert"(%32) : (tensor<8xf32>) -> tensor<8xf16>
    "func.return"(%0, %1, %3, %7, %12, %16, %22, %27, %33) : (tensor<5xi64>, tensor<5xf32>, tensor<5xbf16>, tensor<5xi64>, tensor<4xf32>, tensor<6xf64>, tensor<6xi64>, tensor<10xf32>, tensor<8xf16>) -> ()
  }) : () -> ()
}) : () -> ()
