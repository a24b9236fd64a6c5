graph g inference
input %0 a: f32[2,9]
input %1 b: f32[9]
input %2 c: f64[9]
input %3 d: f64[9]
input %4 e: f32[9]
input %5 f: f32[9]
%6 = aten.special_zeta.default(%0, %1) : f32[2,9] name=n0
%7 = aten.special_zeta.default(%2, %3) : f64[9] name=n1
%8 = aten.special_zeta.other_scalar(%4, 2.5) : f32[9] name=n2
%9 = aten.special_zeta.self_scalar(2.5, %5) : f32[9] name=n3
return %6, %7, %8, %9
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x9xf32>, tensor<9xf32>, tensor<9xf64>, tensor<9xf64>, tensor<9xf32>, tensor<9xf32>) -> (tensor<2x9xf32>, tensor<9xf64>, tensor<9xf32>, tensor<9xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x9xf32>, %arg1: tensor<9xf32>, %arg2: tensor<9xf64>, %arg3: tensor<9xf64>, %arg4: tensor<9xf32>, %arg5: tensor<9xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<2x9xf32>
    %1 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x9xf32>
    %3 = "stablehlo.compare"(%arg0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %4 = "stablehlo.floor"(%0) : (tensor<2x9xf32>) -> tensor<2x9xf32>
    %5 = "stablehlo.compare"(%4, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %6 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x9xf32>
    %8 = "stablehlo.compare"(%0, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xi1>
    %9 = "stablehlo.and"(%5, %8) : (tensor<2x9xi1>, tensor<2x9xi1>) -> tensor<2x9xi1>
    %10 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x9xf32>
    %12 = "chlo.zeta"(%arg0, %0) : (tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xf32>
    %13 = "stablehlo.select"(%9, %11, %12) : (tensor<2x9xi1>, tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xf32>
    %14 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x9xf32>
    %16 = "stablehlo.select"(%3, %15, %13) : (tensor<2x9xi1>, tensor<2x9xf32>, tensor<2x9xf32>) -> tensor<2x9xf32>
    %17 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %19 = "stablehlo.compare"(%arg2, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %20 = "stablehlo.floor"(%arg3) : (tensor<9xf64>) -> tensor<9xf64>
    %21 = "stablehlo.compare"(%20, %arg3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %22 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %24 = "stablehlo.compare"(%arg3, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %25 = "stablehlo.and"(%21, %24) : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %26 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %28 = "chlo.zeta"(%arg2, %arg3) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %29 = "stablehlo.select"(%25, %27, %28) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %30 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %32 = "stablehlo.select"(%19, %31, %29) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %33 = "stablehlo.constant"() {value = dense<2.500000e+00> : tensor<f32>} : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %35 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %37 = "stablehlo.compare"(%arg4, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %38 = "stablehlo.floor"(%34) : (tensor<9xf32>) -> tensor<9xf32>
    %39 = "stablehlo.compare"(%38, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %40 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %42 = "stablehlo.compare"(%34, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %43 = "stablehlo.and"(%39, %42) : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %44 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %46 = "chlo.zeta"(%arg4, %34) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %47 = "stablehlo.select"(%43, %45, %46) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %48 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %50 = "stablehlo.select"(%37, %49, %47) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %51 = "stablehlo.constant"() {value = dense<2.500000e+00> : tensor<f32>} : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %53 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %55 = "stablehlo.compare"(%52, %54) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %56 = "stablehlo.floor"(%arg5) : (tensor<9xf32>) -> tensor<9xf32>
    %57 = "stablehlo.compare"(%56, %arg5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %58 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %60 = "stablehlo.compare"(%arg5, %59) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %61 = "stablehlo.and"(%57, %60) : (tensor<9xi1>, tensor<9xi1>) -> tensor<9xi1>
    %62 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %64 = "chlo.zeta"(%52, %arg5) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %65 = "stablehlo.select"(%61, %63, %64) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %66 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %68 = "stablehlo.select"(%55, %67, %65) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    "func.return"(%16, %32, %50, %68) : (tensor<2x9xf32>, tensor<9xf64>, tensor<9xf32>, tensor<9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
