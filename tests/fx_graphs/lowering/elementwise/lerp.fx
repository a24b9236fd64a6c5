graph g inference
input %0 a: f32[3]
input %1 b: f32[3]
input %2 c: bf16[64]
input %3 d: bf16[64]
input %4 e: f32[2,3]
input %5 f: f32[3]
input %6 g: f32[2,3]
input %7 h: f32[3]
input %8 i: f32[3]
input %9 j: f32[]
%10 = aten.lerp.Scalar(%0, %1, 0.3) : f32[3] name=n0
%11 = aten.lerp.Scalar(%2, %3, 0.3) : bf16[64] name=n1
%12 = aten.lerp.Tensor(%4, %5, %6) : f32[2,3] name=n2
%13 = aten.lerp.Tensor(%7, %8, %9) : f32[3] name=n3
return %10, %11, %12, %13
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf32>, tensor<3xf32>, tensor<64xbf16>, tensor<64xbf16>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>, tensor<64xbf16>, tensor<2x3xf32>, tensor<3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<64xbf16>, %arg3: tensor<64xbf16>, %arg4: tensor<2x3xf32>, %arg5: tensor<3xf32>, %arg6: tensor<2x3xf32>, %arg7: tensor<3xf32>, %arg8: tensor<3xf32>, %arg9: tensor<f32>):
    %0 = "stablehlo.constant"() {value = dense<3.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %2 = "stablehlo.subtract"(%arg1, %arg0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %4 = "stablehlo.add"(%arg0, %3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %5 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %7 = "stablehlo.subtract"(%6, %1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %8 = "stablehlo.multiply"(%2, %7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %9 = "stablehlo.subtract"(%arg1, %8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %10 = "stablehlo.abs"(%1) : (tensor<3xf32>) -> tensor<3xf32>
    %11 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %13 = "stablehlo.compare"(%10, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %14 = "stablehlo.select"(%13, %4, %9) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %15 = "stablehlo.convert"(%arg2) : (tensor<64xbf16>) -> tensor<64xf32>
    %16 = "stablehlo.convert"(%arg3) : (tensor<64xbf16>) -> tensor<64xf32>
    %17 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64xf32>
    %18 = "stablehlo.subtract"(%16, %15) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %20 = "stablehlo.add"(%15, %19) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %21 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64xf32>
    %22 = "stablehlo.subtract"(%21, %17) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %23 = "stablehlo.multiply"(%18, %22) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %24 = "stablehlo.subtract"(%16, %23) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %25 = "stablehlo.abs"(%17) : (tensor<64xf32>) -> tensor<64xf32>
    %26 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64xf32>
    %27 = "stablehlo.compare"(%25, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %28 = "stablehlo.select"(%27, %20, %24) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %29 = "stablehlo.convert"(%28) : (tensor<64xf32>) -> tensor<64xbf16>
    %30 = "stablehlo.broadcast_in_dim"(%arg5) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %31 = "stablehlo.subtract"(%30, %arg4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %32 = "stablehlo.multiply"(%arg6, %31) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %33 = "stablehlo.add"(%arg4, %32) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %35 = "stablehlo.subtract"(%34, %arg6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.multiply"(%31, %35) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.subtract"(%30, %36) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.abs"(%arg6) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %40 = "stablehlo.compare"(%38, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %41 = "stablehlo.select"(%40, %33, %37) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %42 = "stablehlo.broadcast_in_dim"(%arg9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %43 = "stablehlo.subtract"(%arg8, %arg7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %44 = "stablehlo.multiply"(%42, %43) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %45 = "stablehlo.add"(%arg7, %44) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %46 = "stablehlo.subtract"(%6, %42) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %47 = "stablehlo.multiply"(%43, %46) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %48 = "stablehlo.subtract"(%arg8, %47) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %49 = "stablehlo.abs"(%42) : (tensor<3xf32>) -> tensor<3xf32>
    %50 = "stablehlo.compare"(%49, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %51 = "stablehlo.select"(%50, %45, %48) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%14, %29, %41, %51) : (tensor<3xf32>, tensor<64xbf16>, tensor<2x3xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
