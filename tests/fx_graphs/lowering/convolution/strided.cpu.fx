graph g inference
input %0 x: f32[1,2,3,3]
input %1 w: f32[2,3,3,2]
%2 = aten.convolution.default(%0, %1, none, [2, 1], [1, 0], [1, 1], true, [0, 0], 1) : f32[1,3,5,4] name=n0
return %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x3x3xf32>, tensor<2x3x3x2xf32>) -> tensor<1x3x5x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x3x3xf32>, %arg1: tensor<2x3x3x2xf32>):
    %0 = "stablehlo.reverse"(%arg1) {dimensions = array<i64: 2, 3>} : (tensor<2x3x3x2xf32>) -> tensor<2x3x3x2xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x3x2xf32>) -> tensor<1x2x3x3x2xf32>
    %2 = "stablehlo.transpose"(%1) {permutation = array<i64: 0, 2, 1, 3, 4>} : (tensor<1x2x3x3x2xf32>) -> tensor<1x3x2x3x2xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x3x2x3x2xf32>) -> tensor<3x2x3x2xf32>
    %4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 2, 3, 2>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<3x2x3x2xf32>) -> tensor<3x2x2x2xf32>
    %5 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %6 = "stablehlo.pad"(%arg0, %5) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x4x5xf32>
    %7 = "stablehlo.reshape"(%4) : (tensor<3x2x2x2xf32>) -> tensor<1x3x2x4xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1x3x2x4xf32>) -> tensor<1x3x8xf32>
    %9 = "stablehlo.slice"(%6) {limit_indices = array<i64: 1, 2, 3, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x4x5xf32>) -> tensor<1x2x3x4xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<1x2x3x4xf32>) -> tensor<1x2x1x3x4xf32>
    %11 = "stablehlo.slice"(%6) {limit_indices = array<i64: 1, 2, 3, 5>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x4x5xf32>) -> tensor<1x2x3x4xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<1x2x3x4xf32>) -> tensor<1x2x1x3x4xf32>
    %13 = "stablehlo.slice"(%6) {limit_indices = array<i64: 1, 2, 4, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x4x5xf32>) -> tensor<1x2x3x4xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1x2x3x4xf32>) -> tensor<1x2x1x3x4xf32>
    %15 = "stablehlo.slice"(%6) {limit_indices = array<i64: 1, 2, 4, 5>, start_indices = array<i64: 0, 0, 1, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x4x5xf32>) -> tensor<1x2x3x4xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<1x2x3x4xf32>) -> tensor<1x2x1x3x4xf32>
    %17 = "stablehlo.concatenate"(%10, %12, %14, %16) {dimension = 2 : i64} : (tensor<1x2x1x3x4xf32>, tensor<1x2x1x3x4xf32>, tensor<1x2x1x3x4xf32>, tensor<1x2x1x3x4xf32>) -> tensor<1x2x4x3x4xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<1x2x4x3x4xf32>) -> tensor<1x8x12xf32>
    %19 = "stablehlo.reshape"(%8) : (tensor<1x3x8xf32>) -> tensor<3x8xf32>
    %20 = "stablehlo.reshape"(%18) : (tensor<1x8x12xf32>) -> tensor<8x12xf32>
    %21 = "stablehlo.dot_general"(%19, %20) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x8xf32>, tensor<8x12xf32>) -> tensor<3x12xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<3x12xf32>) -> tensor<1x3x3x4xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x3x3x4xf32>) -> tensor<1x1x3x3x4xf32>
    %24 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 2, 2, 2>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<3x2x3x2xf32>) -> tensor<3x2x1x2xf32>
    %25 = "stablehlo.pad"(%arg0, %5) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3x5xf32>
    %26 = "stablehlo.reshape"(%24) : (tensor<3x2x1x2xf32>) -> tensor<1x3x2x2xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<1x3x2x2xf32>) -> tensor<1x3x4xf32>
    %28 = "stablehlo.slice"(%25) {limit_indices = array<i64: 1, 2, 3, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x3x5xf32>) -> tensor<1x2x3x4xf32>
    %29 = "stablehlo.reshape"(%28) : (tensor<1x2x3x4xf32>) -> tensor<1x2x1x3x4xf32>
    %30 = "stablehlo.slice"(%25) {limit_indices = array<i64: 1, 2, 3, 5>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x3x5xf32>) -> tensor<1x2x3x4xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<1x2x3x4xf32>) -> tensor<1x2x1x3x4xf32>
    %32 = "stablehlo.concatenate"(%29, %31) {dimension = 2 : i64} : (tensor<1x2x1x3x4xf32>, tensor<1x2x1x3x4xf32>) -> tensor<1x2x2x3x4xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<1x2x2x3x4xf32>) -> tensor<1x4x12xf32>
    %34 = "stablehlo.reshape"(%27) : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %35 = "stablehlo.reshape"(%33) : (tensor<1x4x12xf32>) -> tensor<4x12xf32>
    %36 = "stablehlo.dot_general"(%34, %35) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x4xf32>, tensor<4x12xf32>) -> tensor<3x12xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<3x12xf32>) -> tensor<1x3x3x4xf32>
    %38 = "stablehlo.reshape"(%37) : (tensor<1x3x3x4xf32>) -> tensor<1x1x3x3x4xf32>
    %39 = "stablehlo.concatenate"(%23, %38) {dimension = 0 : i64} : (tensor<1x1x3x3x4xf32>, tensor<1x1x3x3x4xf32>) -> tensor<2x1x3x3x4xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<2x1x3x3x4xf32>) -> tensor<2x1x1x3x3x4xf32>
    %41 = "stablehlo.transpose"(%40) {permutation = array<i64: 2, 3, 4, 0, 5, 1>} : (tensor<2x1x1x3x3x4xf32>) -> tensor<1x3x3x2x4x1xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<1x3x3x2x4x1xf32>) -> tensor<1x3x6x4xf32>
    %43 = "stablehlo.slice"(%42) {limit_indices = array<i64: 1, 3, 6, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x3x6x4xf32>) -> tensor<1x3x5x4xf32>
    "func.return"(%43) : (tensor<1x3x5x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
