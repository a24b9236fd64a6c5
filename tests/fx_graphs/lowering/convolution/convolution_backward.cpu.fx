graph g inference
input %0 grad: f32[2,4,3]
input %1 x: f32[2,2,5]
input %2 w: f32[4,2,3]
input %3 g1: f32[1,4,3]
input %4 x1: f32[1,4,5]
input %5 w1: f32[4,1,3]
%6, %7, %8 = aten.convolution_backward.default(%0, %1, %2, [0], [1], [0], [1], false, [0], 1, [false, true, false]) : none; f32[4,2,3]; none name=y0
%9, %10, %11 = aten.convolution_backward.default(%3, %4, %5, [0], [1], [0], [1], false, [0], 4, [true, true, false]) : f32[1,4,5]; f32[4,1,3]; none name=y1
return %7, %9, %10
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x3xf32>, tensor<2x2x5xf32>, tensor<4x2x3xf32>, tensor<1x4x3xf32>, tensor<1x4x5xf32>, tensor<4x1x3xf32>) -> (tensor<4x2x3xf32>, tensor<1x4x5xf32>, tensor<4x1x3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x3xf32>, %arg1: tensor<2x2x5xf32>, %arg2: tensor<4x2x3xf32>, %arg3: tensor<1x4x3xf32>, %arg4: tensor<1x4x5xf32>, %arg5: tensor<4x1x3xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 1, 0, 2>} : (tensor<2x4x3xf32>) -> tensor<4x2x3xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<4x2x3xf32>) -> tensor<1x4x6xf32>
    %3 = "stablehlo.slice"(%arg1) {limit_indices = array<i64: 2, 2, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x5xf32>) -> tensor<2x2x3xf32>
    %4 = "stablehlo.transpose"(%3) {permutation = array<i64: 1, 0, 2>} : (tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x2x3xf32>) -> tensor<2x1x2x3xf32>
    %6 = "stablehlo.slice"(%arg1) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x5xf32>) -> tensor<2x2x3xf32>
    %7 = "stablehlo.transpose"(%6) {permutation = array<i64: 1, 0, 2>} : (tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x2x3xf32>) -> tensor<2x1x2x3xf32>
    %9 = "stablehlo.slice"(%arg1) {limit_indices = array<i64: 2, 2, 5>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x5xf32>) -> tensor<2x2x3xf32>
    %10 = "stablehlo.transpose"(%9) {permutation = array<i64: 1, 0, 2>} : (tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<2x2x3xf32>) -> tensor<2x1x2x3xf32>
    %12 = "stablehlo.concatenate"(%5, %8, %11) {dimension = 1 : i64} : (tensor<2x1x2x3xf32>, tensor<2x1x2x3xf32>, tensor<2x1x2x3xf32>) -> tensor<2x3x2x3xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<2x3x2x3xf32>) -> tensor<1x6x6xf32>
    %14 = "stablehlo.reshape"(%2) : (tensor<1x4x6xf32>) -> tensor<4x6xf32>
    %15 = "stablehlo.reshape"(%13) : (tensor<1x6x6xf32>) -> tensor<6x6xf32>
    %16 = "stablehlo.dot_general"(%14, %15) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x6xf32>, tensor<6x6xf32>) -> tensor<4x6xf32>
    %17 = "stablehlo.reshape"(%16) : (tensor<4x6xf32>) -> tensor<4x2x3xf32>
    %18 = "stablehlo.reverse"(%arg5) {dimensions = array<i64: 2>} : (tensor<4x1x3xf32>) -> tensor<4x1x3xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<4x1x3xf32>) -> tensor<4x1x1x3xf32>
    %20 = "stablehlo.transpose"(%19) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<4x1x1x3xf32>) -> tensor<4x1x1x3xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<4x1x1x3xf32>) -> tensor<4x1x3xf32>
    %22 = "stablehlo.pad"(%arg3, %0) {edge_padding_high = array<i64: 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 2>, interior_padding = array<i64: 0, 0, 0>} : (tensor<1x4x3xf32>, tensor<f32>) -> tensor<1x4x7xf32>
    %23 = "stablehlo.slice"(%21) {limit_indices = array<i64: 4, 1, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x1x3xf32>) -> tensor<4x1x1xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<4x1x1xf32>) -> tensor<4x1xf32>
    %25 = "stablehlo.slice"(%22) {limit_indices = array<i64: 1, 4, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x4x7xf32>) -> tensor<1x4x5xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<1x4x5xf32>) -> tensor<1x4x1x5xf32>
    %27 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<4x1xf32>) -> tensor<1x4x1x5xf32>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<1x4x1x5xf32>, tensor<1x4x1x5xf32>) -> tensor<1x4x1x5xf32>
    %29 = "stablehlo.slice"(%21) {limit_indices = array<i64: 4, 1, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<4x1x3xf32>) -> tensor<4x1x1xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<4x1x1xf32>) -> tensor<4x1xf32>
    %31 = "stablehlo.slice"(%22) {limit_indices = array<i64: 1, 4, 6>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<1x4x7xf32>) -> tensor<1x4x5xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<1x4x5xf32>) -> tensor<1x4x1x5xf32>
    %33 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<4x1xf32>) -> tensor<1x4x1x5xf32>
    %34 = "stablehlo.multiply"(%32, %33) : (tensor<1x4x1x5xf32>, tensor<1x4x1x5xf32>) -> tensor<1x4x1x5xf32>
    %35 = "stablehlo.add"(%28, %34) : (tensor<1x4x1x5xf32>, tensor<1x4x1x5xf32>) -> tensor<1x4x1x5xf32>
    %36 = "stablehlo.slice"(%21) {limit_indices = array<i64: 4, 1, 3>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<4x1x3xf32>) -> tensor<4x1x1xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<4x1x1xf32>) -> tensor<4x1xf32>
    %38 = "stablehlo.slice"(%22) {limit_indices = array<i64: 1, 4, 7>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<1x4x7xf32>) -> tensor<1x4x5xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<1x4x5xf32>) -> tensor<1x4x1x5xf32>
    %40 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<4x1xf32>) -> tensor<1x4x1x5xf32>
    %41 = "stablehlo.multiply"(%39, %40) : (tensor<1x4x1x5xf32>, tensor<1x4x1x5xf32>) -> tensor<1x4x1x5xf32>
    %42 = "stablehlo.add"(%35, %41) : (tensor<1x4x1x5xf32>, tensor<1x4x1x5xf32>) -> tensor<1x4x1x5xf32>
    %43 = "stablehlo.reshape"(%42) : (tensor<1x4x1x5xf32>) -> tensor<1x4x5xf32>
    %44 = "stablehlo.slice"(%arg4) {limit_indices = array<i64: 1, 4, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x4x5xf32>) -> tensor<1x4x3xf32>
    %45 = "stablehlo.multiply"(%44, %arg3) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
    %46 = "stablehlo.reduce"(%45, %0) ({
    ^bb0(%arg10: tensor<f32> loc("aten.convolution_backward.default"), %arg11: tensor<f32> loc("aten.convolution_backward.default")):
      %60 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%60) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 2>} : (tensor<1x4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %47 = "stablehlo.reshape"(%46) : (tensor<4xf32>) -> tensor<4x1xf32>
    %48 = "stablehlo.slice"(%arg4) {limit_indices = array<i64: 1, 4, 4>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<1x4x5xf32>) -> tensor<1x4x3xf32>
    %49 = "stablehlo.multiply"(%48, %arg3) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
    %50 = "stablehlo.reduce"(%49, %0) ({
    ^bb0(%arg8: tensor<f32> loc("aten.convolution_backward.default"), %arg9: tensor<f32> loc("aten.convolution_backward.default")):
      %59 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%59) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 2>} : (tensor<1x4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %51 = "stablehlo.reshape"(%50) : (tensor<4xf32>) -> tensor<4x1xf32>
    %52 = "stablehlo.slice"(%arg4) {limit_indices = array<i64: 1, 4, 5>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<1x4x5xf32>) -> tensor<1x4x3xf32>
    %53 = "stablehlo.multiply"(%52, %arg3) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
    %54 = "stablehlo.reduce"(%53, %0) ({
    ^bb0(%arg6: tensor<f32> loc("aten.convolution_backward.default"), %arg7: tensor<f32> loc("aten.convolution_backward.default")):
      %58 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%58) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 2>} : (tensor<1x4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %55 = "stablehlo.reshape"(%54) : (tensor<4xf32>) -> tensor<4x1xf32>
    %56 = "stablehlo.concatenate"(%47, %51, %55) {dimension = 1 : i64} : (tensor<4x1xf32>, tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x3xf32>
    %57 = "stablehlo.reshape"(%56) : (tensor<4x3xf32>) -> tensor<4x1x3xf32>
    "func.return"(%17, %43, %57) : (tensor<4x2x3xf32>, tensor<1x4x5xf32>, tensor<4x1x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
