graph g inference
input %0 a: f32[16,1]
input %1 b: f32[16]
input %2 c: i64[4]
input %3 d: f32[4]
input %4 e: bf16[16]
input %5 f: bf16[16]
input %6 g: f32[3]
input %7 h: i64[3]
%8 = aten.copysign.Tensor(%0, %1) : f32[16,16] name=n0
%9 = aten.copysign.Tensor(%2, %3) : f32[4] name=n1
%10 = aten.copysign.Tensor(%4, %5) : bf16[16] name=n2
%11 = aten.copysign.Scalar(%6, -0.0) : f32[3] name=n3
%12 = aten.copysign.Scalar(%7, -1) : f32[3] name=n4
return %8, %9, %10, %11, %12
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16x1xf32>, tensor<16xf32>, tensor<4xi64>, tensor<4xf32>, tensor<16xbf16>, tensor<16xbf16>, tensor<3xf32>, tensor<3xi64>) -> (tensor<16x16xf32>, tensor<4xf32>, tensor<16xbf16>, tensor<3xf32>, tensor<3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<16x1xf32>, %arg1: tensor<16xf32>, %arg2: tensor<4xi64>, %arg3: tensor<4xf32>, %arg4: tensor<16xbf16>, %arg5: tensor<16xbf16>, %arg6: tensor<3xf32>, %arg7: tensor<3xi64>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<16xf32>) -> tensor<16x16xf32>
    %2 = "stablehlo.abs"(%0) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %3 = "stablehlo.bitcast_convert"(%1) : (tensor<16x16xf32>) -> tensor<16x16xi32>
    %4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<16x16xi32>
    %6 = "stablehlo.compare"(%3, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %7 = "stablehlo.negate"(%2) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %8 = "stablehlo.select"(%6, %7, %2) : (tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %9 = "stablehlo.convert"(%arg2) : (tensor<4xi64>) -> tensor<4xf32>
    %10 = "stablehlo.abs"(%9) : (tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.bitcast_convert"(%arg3) : (tensor<4xf32>) -> tensor<4xi32>
    %12 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %14 = "stablehlo.compare"(%11, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %15 = "stablehlo.negate"(%10) : (tensor<4xf32>) -> tensor<4xf32>
    %16 = "stablehlo.select"(%14, %15, %10) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %17 = "stablehlo.convert"(%arg4) : (tensor<16xbf16>) -> tensor<16xf32>
    %18 = "stablehlo.convert"(%arg5) : (tensor<16xbf16>) -> tensor<16xf32>
    %19 = "stablehlo.abs"(%17) : (tensor<16xf32>) -> tensor<16xf32>
    %20 = "stablehlo.bitcast_convert"(%18) : (tensor<16xf32>) -> tensor<16xi32>
    %21 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<16xi32>
    %23 = "stablehlo.compare"(%20, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %24 = "stablehlo.negate"(%19) : (tensor<16xf32>) -> tensor<16xf32>
    %25 = "stablehlo.select"(%23, %24, %19) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %26 = "stablehlo.convert"(%25) : (tensor<16xf32>) -> tensor<16xbf16>
    %27 = "stablehlo.constant"() {value = dense<-0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %29 = "stablehlo.abs"(%arg6) : (tensor<3xf32>) -> tensor<3xf32>
    %30 = "stablehlo.bitcast_convert"(%28) : (tensor<3xf32>) -> tensor<3xi32>
    %31 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %33 = "stablehlo.compare"(%30, %32) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %34 = "stablehlo.negate"(%29) : (tensor<3xf32>) -> tensor<3xf32>
    %35 = "stablehlo.select"(%33, %34, %29) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %36 = "stablehlo.convert"(%arg7) : (tensor<3xi64>) -> tensor<3xf32>
    %37 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %39 = "stablehlo.abs"(%36) : (tensor<3xf32>) -> tensor<3xf32>
    %40 = "stablehlo.bitcast_convert"(%38) : (tensor<3xf32>) -> tensor<3xi32>
    %41 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %43 = "stablehlo.compare"(%40, %42) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %44 = "stablehlo.negate"(%39) : (tensor<3xf32>) -> tensor<3xf32>
    %45 = "stablehlo.select"(%43, %44, %39) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%8, %16, %26, %35, %45) : (tensor<16x16xf32>, tensor<4xf32>, tensor<16xbf16>, tensor<3xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
