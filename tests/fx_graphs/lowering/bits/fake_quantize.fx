graph g inference
input %0 a: f32[4,3]
input %1 b: bf16[3]
input %2 c: f64[2]
%3, %4 = aten.fake_quantize_per_tensor_affine_cachemask.default(%0, 0.3, 5, -128, 127) : f32[4,3]; bool[4,3] name=n0
%5, %6 = aten.fake_quantize_per_tensor_affine_cachemask.default(%1, 0.3, 5, -128, 127) : bf16[3]; bool[3] name=n1
%7, %8 = aten.fake_quantize_per_tensor_affine_cachemask.default(%2, 0.5, 0, 0, 255) : f64[2]; bool[2] name=n2
return %3, %4, %5, %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x3xf32>, tensor<3xbf16>, tensor<2xf64>) -> (tensor<4x3xf32>, tensor<4x3xi1>, tensor<3xbf16>, tensor<3xi1>, tensor<2xf64>, tensor<2xi1>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x3xf32>, %arg1: tensor<3xbf16>, %arg2: tensor<2xf64>):
    %0 = "stablehlo.constant"() {value = dense<5.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %2 = "stablehlo.constant"() {value = dense<-1.280000e+02> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %4 = "stablehlo.constant"() {value = dense<1.270000e+02> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %6 = "stablehlo.constant"() {value = dense<3.33333325> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %8 = "stablehlo.multiply"(%arg0, %7) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %9 = "stablehlo.round_nearest_even"(%8) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %10 = "stablehlo.add"(%9, %1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %11 = "stablehlo.compare"(%10, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %12 = "stablehlo.compare"(%10, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %13 = "stablehlo.select"(%11, %10, %3) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %14 = "stablehlo.minimum"(%13, %5) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %15 = "stablehlo.subtract"(%14, %1) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %16 = "stablehlo.constant"() {value = dense<3.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %18 = "stablehlo.multiply"(%15, %17) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %19 = "stablehlo.and"(%11, %12) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %20 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %21 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %22 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %23 = "stablehlo.convert"(%arg1) : (tensor<3xbf16>) -> tensor<3xf32>
    %24 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %25 = "stablehlo.multiply"(%23, %24) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %26 = "stablehlo.round_nearest_even"(%25) : (tensor<3xf32>) -> tensor<3xf32>
    %27 = "stablehlo.add"(%26, %20) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %28 = "stablehlo.compare"(%27, %21) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %29 = "stablehlo.compare"(%27, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %30 = "stablehlo.select"(%28, %27, %21) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %31 = "stablehlo.minimum"(%30, %22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %32 = "stablehlo.subtract"(%31, %20) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %33 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %34 = "stablehlo.multiply"(%32, %33) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %35 = "stablehlo.convert"(%34) : (tensor<3xf32>) -> tensor<3xbf16>
    %36 = "stablehlo.and"(%28, %29) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %37 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %39 = "stablehlo.constant"() {value = dense<2.550000e+02> : tensor<f64>} : () -> tensor<f64>
    %40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %41 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %43 = "stablehlo.multiply"(%arg2, %42) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %44 = "stablehlo.round_nearest_even"(%43) : (tensor<2xf64>) -> tensor<2xf64>
    %45 = "stablehlo.add"(%44, %38) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %46 = "stablehlo.compare"(%45, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %47 = "stablehlo.compare"(%45, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %48 = "stablehlo.select"(%46, %45, %38) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %49 = "stablehlo.minimum"(%48, %40) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %50 = "stablehlo.subtract"(%49, %38) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %51 = "stablehlo.convert"(%50) : (tensor<2xf64>) -> tensor<2xf32>
    %52 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
    %54 = "stablehlo.multiply"(%51, %53) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %55 = "stablehlo.convert"(%54) : (tensor<2xf32>) -> tensor<2xf64>
    %56 = "stablehlo.and"(%46, %47) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    "func.return"(%18, %19, %35, %36, %55, %56) : (tensor<4x3xf32>, tensor<4x3xi1>, tensor<3xbf16>, tensor<3xi1>, tensor<2xf64>, tensor<2xi1>) -> ()
  }) : () -> ()
}) : () -> ()
