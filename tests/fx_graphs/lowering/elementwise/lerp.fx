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
    %17 = "stablehlo.constant"() {value = dense<3.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64xf32>
    %19 = "stablehlo.subtract"(%16, %15) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %20 = "stablehlo.multiply"(%18, %19) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %21 = "stablehlo.add"(%15, %20) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %22 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64xf32>
    %24 = "stablehlo.subtract"(%23, %18) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %25 = "stablehlo.multiply"(%19, %24) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %26 = "stablehlo.subtract"(%16, %25) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %27 = "stablehlo.abs"(%18) : (tensor<64xf32>) -> tensor<64xf32>
    %28 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64xf32>
    %30 = "stablehlo.compare"(%27, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
    %31 = "stablehlo.select"(%30, %21, %26) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %32 = "stablehlo.convert"(%31) : (tensor<64xf32>) -> tensor<64xbf16>
    %33 = "stablehlo.broadcast_in_dim"(%arg5) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %34 = "stablehlo.subtract"(%33, %arg4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.multiply"(%arg6, %34) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.add"(%arg4, %35) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %39 = "stablehlo.subtract"(%38, %arg6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = "stablehlo.multiply"(%34, %39) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.subtract"(%33, %40) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %42 = "stablehlo.abs"(%arg6) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %43 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %45 = "stablehlo.compare"(%42, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %46 = "stablehlo.select"(%45, %36, %41) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %47 = "stablehlo.broadcast_in_dim"(%arg9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %48 = "stablehlo.subtract"(%arg8, %arg7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %49 = "stablehlo.multiply"(%47, %48) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %50 = "stablehlo.add"(%arg7, %49) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %51 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %53 = "stablehlo.subtract"(%52, %47) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %54 = "stablehlo.multiply"(%48, %53) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %55 = "stablehlo.subtract"(%arg8, %54) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %56 = "stablehlo.abs"(%47) : (tensor<3xf32>) -> tensor<3xf32>
    %57 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %59 = "stablehlo.compare"(%56, %58) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %60 = "stablehlo.select"(%59, %50, %55) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%14, %32, %46, %60) : (tensor<3xf32>, tensor<64xbf16>, tensor<2x3xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
