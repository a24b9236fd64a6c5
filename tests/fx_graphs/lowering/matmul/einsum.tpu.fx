graph einsum inference
input %0 dispatch: bf16[6,4,5]
input %1 x: bf16[6,8]
input %2 hidden: bf16[4,5,8]
%3 = aten.permute.default(%0, [1, 2, 0]) : bf16[4,5,6] strides=[5,1,20] name=permute
%4 = aten.view.default(%3, [1, 20, 6]) : bf16[1,20,6] name=rows
%5 = aten.view.default(%1, [1, 6, 8]) : bf16[1,6,8] name=unsqueeze
%6 = aten.bmm.default(%4, %5) : bf16[1,20,8] name=inputs
%7 = aten.permute.default(%0, [0, 2, 1]) : bf16[6,5,4] strides=[20,1,5] name=permute_1
%8 = aten.view.default(%7, [1, 6, 20]) : bf16[1,6,20] name=columns
%9 = aten.permute.default(%2, [1, 0, 2]) : bf16[5,4,8] strides=[8,40,1] name=permute_2
%10 = aten.view.default(%9, [1, 20, 8]) : bf16[1,20,8] name=rows_1
%11 = aten.bmm.default(%8, %10) : bf16[1,6,8] name=combined
%12 = aten.permute.default(%0, [2, 1, 0]) : bf16[5,4,6] strides=[1,5,20] name=permute_3
%13 = aten.view.default(%12, [1, 20, 6]) : bf16[1,20,6] name=rows_2
%14 = aten.bmm.default(%13, %5) : bf16[1,20,8] name=turned
return %6, %11, %14
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<6x4x5xbf16>, tensor<6x8xbf16>, tensor<4x5x8xbf16>) -> (tensor<1x20x8xbf16>, tensor<1x6x8xbf16>, tensor<1x20x8xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<6x4x5xbf16>, %arg1: tensor<6x8xbf16>, %arg2: tensor<4x5x8xbf16>):
    %0 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 1, 2, 0>} : (tensor<6x4x5xbf16>) -> tensor<4x5x6xbf16>
    %1 = "stablehlo.reshape"(%0) : (tensor<4x5x6xbf16>) -> tensor<1x20x6xbf16>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<6x8xbf16>) -> tensor<1x6x8xbf16>
    %3 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<6x4x5xbf16>, tensor<6x8xbf16>) -> tensor<4x5x8xf32>
    %4 = "stablehlo.convert"(%3) : (tensor<4x5x8xf32>) -> tensor<4x5x8xbf16>
    %5 = "stablehlo.reshape"(%4) : (tensor<4x5x8xbf16>) -> tensor<1x20x8xbf16>
    %6 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 0, 2, 1>} : (tensor<6x4x5xbf16>) -> tensor<6x5x4xbf16>
    %7 = "stablehlo.reshape"(%6) : (tensor<6x5x4xbf16>) -> tensor<1x6x20xbf16>
    %8 = "stablehlo.transpose"(%arg2) {permutation = array<i64: 1, 0, 2>} : (tensor<4x5x8xbf16>) -> tensor<5x4x8xbf16>
    %9 = "stablehlo.reshape"(%8) : (tensor<5x4x8xbf16>) -> tensor<1x20x8xbf16>
    %10 = "stablehlo.dot_general"(%arg0, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2, 1], rhs_contracting_dimensions = [1, 0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<6x4x5xbf16>, tensor<4x5x8xbf16>) -> tensor<6x8xf32>
    %11 = "stablehlo.convert"(%10) : (tensor<6x8xf32>) -> tensor<6x8xbf16>
    %12 = "stablehlo.reshape"(%11) : (tensor<6x8xbf16>) -> tensor<1x6x8xbf16>
    %13 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 2, 1, 0>} : (tensor<6x4x5xbf16>) -> tensor<5x4x6xbf16>
    %14 = "stablehlo.reshape"(%13) : (tensor<5x4x6xbf16>) -> tensor<1x20x6xbf16>
    %15 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<6x4x5xbf16>, tensor<6x8xbf16>) -> tensor<4x5x8xf32>
    %16 = "stablehlo.transpose"(%15) {permutation = array<i64: 1, 0, 2>} : (tensor<4x5x8xf32>) -> tensor<5x4x8xf32>
    %17 = "stablehlo.convert"(%16) : (tensor<5x4x8xf32>) -> tensor<5x4x8xbf16>
    %18 = "stablehlo.reshape"(%17) : (tensor<5x4x8xbf16>) -> tensor<1x20x8xbf16>
    "func.return"(%5, %12, %18) : (tensor<1x20x8xbf16>, tensor<1x6x8xbf16>, tensor<1x20x8xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
