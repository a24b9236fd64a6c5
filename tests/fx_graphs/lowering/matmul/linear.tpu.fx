graph g inference
input %0 x: bf16[2,3,4]
input %1 weight: bf16[5,4]
input %2 bias: bf16[5]
input %3 heads: bf16[2,3,2,2]
%4 = aten.view.default(%0, [6, 4]) : bf16[6,4] name=rows
%5 = aten.permute.default(%1, [1, 0]) : bf16[4,5] name=t
%6 = aten.addmm.default(%2, %4, %5) : bf16[6,5] name=y0
%7 = aten.view.default(%6, [2, 3, 5]) : bf16[2,3,5] name=y1
%8 = aten.view.default(%3, [6, 4]) : bf16[6,4] name=merged
%9 = aten.mm.default(%8, %5) : bf16[6,5] name=y2
%10 = aten.view.default(%9, [2, 3, 5]) : bf16[2,3,5] name=y3
%11 = aten.mm.default(%4, %5) : bf16[6,5] name=logits
return %7, %10, %11
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xbf16>, tensor<5x4xbf16>, tensor<5xbf16>, tensor<2x3x2x2xbf16>) -> (tensor<2x3x5xbf16>, tensor<2x3x5xbf16>, tensor<6x5xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x4xbf16>, %arg1: tensor<5x4xbf16>, %arg2: tensor<5xbf16>, %arg3: tensor<2x3x2x2xbf16>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3x4xbf16>) -> tensor<6x4xbf16>
    %1 = "stablehlo.transpose"(%arg1) {permutation = array<i64: 1, 0>} : (tensor<5x4xbf16>) -> tensor<4x5xbf16>
    %2 = "stablehlo.dot_general"(%arg0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4xbf16>, tensor<4x5xbf16>) -> tensor<2x3x5xf32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<5xbf16>) -> tensor<5xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
    %5 = "stablehlo.add"(%4, %2) : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %6 = "stablehlo.convert"(%5) : (tensor<2x3x5xf32>) -> tensor<2x3x5xbf16>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x3x5xbf16>) -> tensor<6x5xbf16>
    %8 = "stablehlo.reshape"(%7) : (tensor<6x5xbf16>) -> tensor<2x3x5xbf16>
    %9 = "stablehlo.reshape"(%arg3) : (tensor<2x3x2x2xbf16>) -> tensor<6x4xbf16>
    %10 = "stablehlo.reshape"(%arg3) : (tensor<2x3x2x2xbf16>) -> tensor<2x3x4xbf16>
    %11 = "stablehlo.dot_general"(%10, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4xbf16>, tensor<4x5xbf16>) -> tensor<2x3x5xf32>
    %12 = "stablehlo.convert"(%11) : (tensor<2x3x5xf32>) -> tensor<2x3x5xbf16>
    %13 = "stablehlo.reshape"(%12) : (tensor<2x3x5xbf16>) -> tensor<6x5xbf16>
    %14 = "stablehlo.reshape"(%13) : (tensor<6x5xbf16>) -> tensor<2x3x5xbf16>
    %15 = "stablehlo.dot_general"(%0, %1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<6x4xbf16>, tensor<4x5xbf16>) -> tensor<6x5xf32>
    %16 = "stablehlo.convert"(%15) : (tensor<6x5xf32>) -> tensor<6x5xbf16>
    "func.return"(%8, %14, %16) : (tensor<2x3x5xbf16>, tensor<2x3x5xbf16>, tensor<6x5xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
