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
    %12 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %13 = "stablehlo.compare"(%11, %12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %14 = "stablehlo.negate"(%10) : (tensor<4xf32>) -> tensor<4xf32>
    %15 = "stablehlo.select"(%13, %14, %10) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %16 = "stablehlo.convert"(%arg4) : (tensor<16xbf16>) -> tensor<16xf32>
    %17 = "stablehlo.convert"(%arg5) : (tensor<16xbf16>) -> tensor<16xf32>
    %18 = "stablehlo.abs"(%16) : (tensor<16xf32>) -> tensor<16xf32>
    %19 = "stablehlo.bitcast_convert"(%17) : (tensor<16xf32>) -> tensor<16xi32>
    %20 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<16xi32>
    %21 = "stablehlo.compare"(%19, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %22 = "stablehlo.negate"(%18) : (tensor<16xf32>) -> tensor<16xf32>
    %23 = "stablehlo.select"(%21, %22, %18) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %24 = "stablehlo.convert"(%23) : (tensor<16xf32>) -> tensor<16xbf16>
    %25 = "stablehlo.constant"() {value = dense<-0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %27 = "stablehlo.abs"(%arg6) : (tensor<3xf32>) -> tensor<3xf32>
    %28 = "stablehlo.bitcast_convert"(%26) : (tensor<3xf32>) -> tensor<3xi32>
    %29 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %30 = "stablehlo.compare"(%28, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %31 = "stablehlo.negate"(%27) : (tensor<3xf32>) -> tensor<3xf32>
    %32 = "stablehlo.select"(%30, %31, %27) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %33 = "stablehlo.convert"(%arg7) : (tensor<3xi64>) -> tensor<3xf32>
    %34 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %36 = "stablehlo.abs"(%33) : (tensor<3xf32>) -> tensor<3xf32>
    %37 = "stablehlo.bitcast_convert"(%35) : (tensor<3xf32>) -> tensor<3xi32>
    %38 = "stablehlo.compare"(%37, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %39 = "stablehlo.negate"(%36) : (tensor<3xf32>) -> tensor<3xf32>
    %40 = "stablehlo.select"(%38, %39, %36) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%8, %15, %24, %32, %40) : (tensor<16x16xf32>, tensor<4xf32>, tensor<16xbf16>, tensor<3xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
