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
    %1 = "stablehlo.slice"(%arg1) {limit_indices = array<i64: 2, 2, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x5xf32>) -> tensor<2x2x3xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x2x3xf32>) -> tensor<2x2x1x3xf32>
    %3 = "stablehlo.slice"(%arg1) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x5xf32>) -> tensor<2x2x3xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<2x2x3xf32>) -> tensor<2x2x1x3xf32>
    %5 = "stablehlo.slice"(%arg1) {limit_indices = array<i64: 2, 2, 5>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x5xf32>) -> tensor<2x2x3xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<2x2x3xf32>) -> tensor<2x2x1x3xf32>
    %7 = "stablehlo.concatenate"(%2, %4, %6) {dimension = 2 : i64} : (tensor<2x2x1x3xf32>, tensor<2x2x1x3xf32>, tensor<2x2x1x3xf32>) -> tensor<2x2x3x3xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<2x2x3x3xf32>) -> tensor<2x6x3xf32>
    %9 = "stablehlo.dot_general"(%8, %arg0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x6x3xf32>, tensor<2x4x3xf32>) -> tensor<2x6x4xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x6x4xf32>) -> tensor<2x1x6x4xf32>
    %11 = "stablehlo.reduce"(%10, %0) ({
    ^bb0(%arg12: tensor<f32> loc("aten.convolution_backward.default"), %arg13: tensor<f32> loc("aten.convolution_backward.default")):
      %70 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%70) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<2x1x6x4xf32>, tensor<f32>) -> tensor<1x6x4xf32>
    %12 = "stablehlo.transpose"(%11) {permutation = array<i64: 0, 2, 1>} : (tensor<1x6x4xf32>) -> tensor<1x4x6xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x4x6xf32>) -> tensor<1x4x2x3xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1x4x2x3xf32>) -> tensor<4x2x3xf32>
    %15 = "stablehlo.reverse"(%arg5) {dimensions = array<i64: 2>} : (tensor<4x1x3xf32>) -> tensor<4x1x3xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<4x1x3xf32>) -> tensor<4x1x1x3xf32>
    %17 = "stablehlo.transpose"(%16) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<4x1x1x3xf32>) -> tensor<4x1x1x3xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<4x1x1x3xf32>) -> tensor<4x1x3xf32>
    %19 = "stablehlo.pad"(%arg3, %0) {edge_padding_high = array<i64: 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 2>, interior_padding = array<i64: 0, 0, 0>} : (tensor<1x4x3xf32>, tensor<f32>) -> tensor<1x4x7xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<1x4x7xf32>) -> tensor<1x4x1x7xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1x4x1x7xf32>) -> tensor<1x4x7xf32>
    %22 = "stablehlo.slice"(%18) {limit_indices = array<i64: 4, 1, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x1x3xf32>) -> tensor<4x1x1xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<4x1x1xf32>) -> tensor<4x1xf32>
    %24 = "stablehlo.slice"(%21) {limit_indices = array<i64: 1, 4, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x4x7xf32>) -> tensor<1x4x5xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<1x4x5xf32>) -> tensor<1x4x1x5xf32>
    %26 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<4x1xf32>) -> tensor<1x4x1x5xf32>
    %27 = "stablehlo.multiply"(%25, %26) : (tensor<1x4x1x5xf32>, tensor<1x4x1x5xf32>) -> tensor<1x4x1x5xf32>
    %28 = "stablehlo.slice"(%18) {limit_indices = array<i64: 4, 1, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<4x1x3xf32>) -> tensor<4x1x1xf32>
    %29 = "stablehlo.reshape"(%28) : (tensor<4x1x1xf32>) -> tensor<4x1xf32>
    %30 = "stablehlo.slice"(%21) {limit_indices = array<i64: 1, 4, 6>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<1x4x7xf32>) -> tensor<1x4x5xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<1x4x5xf32>) -> tensor<1x4x1x5xf32>
    %32 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<4x1xf32>) -> tensor<1x4x1x5xf32>
    %33 = "stablehlo.multiply"(%31, %32) : (tensor<1x4x1x5xf32>, tensor<1x4x1x5xf32>) -> tensor<1x4x1x5xf32>
    %34 = "stablehlo.add"(%27, %33) : (tensor<1x4x1x5xf32>, tensor<1x4x1x5xf32>) -> tensor<1x4x1x5xf32>
    %35 = "stablehlo.slice"(%18) {limit_indices = array<i64: 4, 1, 3>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<4x1x3xf32>) -> tensor<4x1x1xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<4x1x1xf32>) -> tensor<4x1xf32>
    %37 = "stablehlo.slice"(%21) {limit_indices = array<i64: 1, 4, 7>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<1x4x7xf32>) -> tensor<1x4x5xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<1x4x5xf32>) -> tensor<1x4x1x5xf32>
    %39 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<4x1xf32>) -> tensor<1x4x1x5xf32>
    %40 = "stablehlo.multiply"(%38, %39) : (tensor<1x4x1x5xf32>, tensor<1x4x1x5xf32>) -> tensor<1x4x1x5xf32>
    %41 = "stablehlo.add"(%34, %40) : (tensor<1x4x1x5xf32>, tensor<1x4x1x5xf32>) -> tensor<1x4x1x5xf32>
    %42 = "stablehlo.reshape"(%41) : (tensor<1x4x1x5xf32>) -> tensor<1x4x5xf32>
    %43 = "stablehlo.reshape"(%arg3) : (tensor<1x4x3xf32>) -> tensor<1x4x1x3xf32>
    %44 = "stablehlo.optimization_barrier"(%43) : (tensor<1x4x1x3xf32>) -> tensor<1x4x1x3xf32>
    %45 = "stablehlo.reshape"(%arg4) : (tensor<1x4x5xf32>) -> tensor<1x4x1x5xf32>
    %46 = "stablehlo.optimization_barrier"(%45) : (tensor<1x4x1x5xf32>) -> tensor<1x4x1x5xf32>
    %47 = "stablehlo.reshape"(%46) : (tensor<1x4x1x5xf32>) -> tensor<1x4x5xf32>
    %48 = "stablehlo.slice"(%47) {limit_indices = array<i64: 1, 4, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x4x5xf32>) -> tensor<1x4x3xf32>
    %49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<1x4x3xf32>) -> tensor<1x4x1x3xf32>
    %50 = "stablehlo.multiply"(%49, %44) : (tensor<1x4x1x3xf32>, tensor<1x4x1x3xf32>) -> tensor<1x4x1x3xf32>
    %51 = "stablehlo.optimization_barrier"(%50) : (tensor<1x4x1x3xf32>) -> tensor<1x4x1x3xf32>
    %52 = "stablehlo.reduce"(%51, %0) ({
    ^bb0(%arg10: tensor<f32> loc("aten.convolution_backward.default"), %arg11: tensor<f32> loc("aten.convolution_backward.default")):
      %69 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%69) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 3>} : (tensor<1x4x1x3xf32>, tensor<f32>) -> tensor<4x1xf32>
    %53 = "stablehlo.reshape"(%52) : (tensor<4x1xf32>) -> tensor<4x1x1xf32>
    %54 = "stablehlo.slice"(%47) {limit_indices = array<i64: 1, 4, 4>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<1x4x5xf32>) -> tensor<1x4x3xf32>
    %55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<1x4x3xf32>) -> tensor<1x4x1x3xf32>
    %56 = "stablehlo.multiply"(%55, %44) : (tensor<1x4x1x3xf32>, tensor<1x4x1x3xf32>) -> tensor<1x4x1x3xf32>
    %57 = "stablehlo.optimization_barrier"(%56) : (tensor<1x4x1x3xf32>) -> tensor<1x4x1x3xf32>
    %58 = "stablehlo.reduce"(%57, %0) ({
    ^bb0(%arg8: tensor<f32> loc("aten.convolution_backward.default"), %arg9: tensor<f32> loc("aten.convolution_backward.default")):
      %68 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%68) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 3>} : (tensor<1x4x1x3xf32>, tensor<f32>) -> tensor<4x1xf32>
    %59 = "stablehlo.reshape"(%58) : (tensor<4x1xf32>) -> tensor<4x1x1xf32>
    %60 = "stablehlo.slice"(%47) {limit_indices = array<i64: 1, 4, 5>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<1x4x5xf32>) -> tensor<1x4x3xf32>
    %61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<1x4x3xf32>) -> tensor<1x4x1x3xf32>
    %62 = "stablehlo.multiply"(%61, %44) : (tensor<1x4x1x3xf32>, tensor<1x4x1x3xf32>) -> tensor<1x4x1x3xf32>
    %63 = "stablehlo.optimization_barrier"(%62) : (tensor<1x4x1x3xf32>) -> tensor<1x4x1x3xf32>
    %64 = "stablehlo.reduce"(%63, %0) ({
    ^bb0(%arg6: tensor<f32> loc("aten.convolution_backward.default"), %arg7: tensor<f32> loc("aten.convolution_backward.default")):
      %67 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%67) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 3>} : (tensor<1x4x1x3xf32>, tensor<f32>) -> tensor<4x1xf32>
    %65 = "stablehlo.reshape"(%64) : (tensor<4x1xf32>) -> tensor<4x1x1xf32>
    %66 = "stablehlo.concatenate"(%53, %59, %65) {dimension = 2 : i64} : (tensor<4x1x1xf32>, tensor<4x1x1xf32>, tensor<4x1x1xf32>) -> tensor<4x1x3xf32>
    "func.return"(%14, %42, %66) : (tensor<4x2x3xf32>, tensor<1x4x5xf32>, tensor<4x1x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
