graph g inference
input %0 x0: bf16[4]
input %1 x1: bf16[2,3]
input %2 x2: bf16[3,4]
input %3 x3: f32[2,4]
input %4 x4: f32[2,3]
input %5 x5: f32[3,4]
input %6 x6: f32[4]
input %7 x7: f32[2,3]
input %8 x8: f32[3,4]
%9 = aten.addmm.default(%0, %1, %2) : bf16[2,4] name=y0
%10 = aten.addmm.default(%3, %4, %5, beta=0.5, alpha=2) : f32[2,4] name=y1
%11 = aten.addmm.default(%6, %7, %8, beta=0) : f32[2,4] name=y2
return %9, %10, %11
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xbf16>, tensor<2x3xbf16>, tensor<3x4xbf16>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<2x3xf32>, tensor<3x4xf32>) -> (tensor<2x4xbf16>, tensor<2x4xf32>, tensor<2x4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xbf16>, %arg1: tensor<2x3xbf16>, %arg2: tensor<3x4xbf16>, %arg3: tensor<2x4xf32>, %arg4: tensor<2x3xf32>, %arg5: tensor<3x4xf32>, %arg6: tensor<4xf32>, %arg7: tensor<2x3xf32>, %arg8: tensor<3x4xf32>):
    %0 = "stablehlo.dot_general"(%arg1, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3xbf16>, tensor<3x4xbf16>) -> tensor<2x4xf32>
    %1 = "stablehlo.convert"(%arg0) : (tensor<4xbf16>) -> tensor<4xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4xf32>
    %3 = "stablehlo.add"(%2, %0) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %4 = "stablehlo.convert"(%3) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
    %5 = "stablehlo.dot_general"(%arg4, %arg5) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %6 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4xf32>
    %8 = "stablehlo.multiply"(%5, %7) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %9 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4xf32>
    %11 = "stablehlo.multiply"(%arg3, %10) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %12 = "stablehlo.add"(%11, %8) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %13 = "stablehlo.dot_general"(%arg7, %arg8) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    "func.return"(%4, %12, %13) : (tensor<2x4xbf16>, tensor<2x4xf32>, tensor<2x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
