graph g inference
input %0 x0: f32[2,2,5,5]
input %1 x1: f32[4,2,3,3]
input %2 x2: f32[4]
input %3 x3: bf16[1,4,5]
input %4 x4: bf16[4,2,3]
input %5 x5: f32[1,4,5]
input %6 x6: f32[8,1,3]
%7 = aten.convolution.default(%0, %1, %2, [2, 2], [1, 1], [1, 1], false, [0, 0], 1) : f32[2,4,3,3] name=y0
%8 = aten.convolution.default(%3, %4, none, [1], [0], [2], false, [0], 2) : bf16[1,4,1] name=y1
%9 = aten.convolution.default(%5, %6, none, [2], [1], [1], false, [0], 4) : f32[1,8,3] name=y2
return %7, %8, %9
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2x5x5xf32>, tensor<4x2x3x3xf32>, tensor<4xf32>, tensor<1x4x5xbf16>, tensor<4x2x3xbf16>, tensor<1x4x5xf32>, tensor<8x1x3xf32>) -> (tensor<2x4x3x3xf32>, tensor<1x4x1xbf16>, tensor<1x8x3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x2x5x5xf32>, %arg1: tensor<4x2x3x3xf32>, %arg2: tensor<4xf32>, %arg3: tensor<1x4x5xbf16>, %arg4: tensor<4x2x3xbf16>, %arg5: tensor<1x4x5xf32>, %arg6: tensor<8x1x3xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.pad"(%arg0, %0) {edge_padding_high = array<i64: 0, 0, 1, 1>, edge_padding_low = array<i64: 0, 0, 1, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x7x7xf32>
    %2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 2, 5, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x2x7x7xf32>) -> tensor<2x2x3x3xf32>
    %3 = "stablehlo.transpose"(%2) {permutation = array<i64: 1, 0, 2, 3>} : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<2x2x3x3xf32>) -> tensor<2x1x2x3x3xf32>
    %5 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 2, 5, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x2x7x7xf32>) -> tensor<2x2x3x3xf32>
    %6 = "stablehlo.transpose"(%5) {permutation = array<i64: 1, 0, 2, 3>} : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x2x3x3xf32>) -> tensor<2x1x2x3x3xf32>
    %8 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 2, 5, 7>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x2x7x7xf32>) -> tensor<2x2x3x3xf32>
    %9 = "stablehlo.transpose"(%8) {permutation = array<i64: 1, 0, 2, 3>} : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x2x3x3xf32>) -> tensor<2x1x2x3x3xf32>
    %11 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 2, 6, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x2x7x7xf32>) -> tensor<2x2x3x3xf32>
    %12 = "stablehlo.transpose"(%11) {permutation = array<i64: 1, 0, 2, 3>} : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<2x2x3x3xf32>) -> tensor<2x1x2x3x3xf32>
    %14 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 2, 6, 6>, start_indices = array<i64: 0, 0, 1, 1>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x2x7x7xf32>) -> tensor<2x2x3x3xf32>
    %15 = "stablehlo.transpose"(%14) {permutation = array<i64: 1, 0, 2, 3>} : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x2x3x3xf32>) -> tensor<2x1x2x3x3xf32>
    %17 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 2, 6, 7>, start_indices = array<i64: 0, 0, 1, 2>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x2x7x7xf32>) -> tensor<2x2x3x3xf32>
    %18 = "stablehlo.transpose"(%17) {permutation = array<i64: 1, 0, 2, 3>} : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<2x2x3x3xf32>) -> tensor<2x1x2x3x3xf32>
    %20 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 2, 7, 5>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x2x7x7xf32>) -> tensor<2x2x3x3xf32>
    %21 = "stablehlo.transpose"(%20) {permutation = array<i64: 1, 0, 2, 3>} : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<2x2x3x3xf32>) -> tensor<2x1x2x3x3xf32>
    %23 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 2, 7, 6>, start_indices = array<i64: 0, 0, 2, 1>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x2x7x7xf32>) -> tensor<2x2x3x3xf32>
    %24 = "stablehlo.transpose"(%23) {permutation = array<i64: 1, 0, 2, 3>} : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<2x2x3x3xf32>) -> tensor<2x1x2x3x3xf32>
    %26 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 2, 7, 7>, start_indices = array<i64: 0, 0, 2, 2>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x2x7x7xf32>) -> tensor<2x2x3x3xf32>
    %27 = "stablehlo.transpose"(%26) {permutation = array<i64: 1, 0, 2, 3>} : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<2x2x3x3xf32>) -> tensor<2x1x2x3x3xf32>
    %29 = "stablehlo.concatenate"(%4, %7, %10, %13, %16, %19, %22, %25, %28) {dimension = 1 : i64} : (tensor<2x1x2x3x3xf32>, tensor<2x1x2x3x3xf32>, tensor<2x1x2x3x3xf32>, tensor<2x1x2x3x3xf32>, tensor<2x1x2x3x3xf32>, tensor<2x1x2x3x3xf32>, tensor<2x1x2x3x3xf32>, tensor<2x1x2x3x3xf32>, tensor<2x1x2x3x3xf32>) -> tensor<2x9x2x3x3xf32>
    %30 = "stablehlo.reshape"(%29) : (tensor<2x9x2x3x3xf32>) -> tensor<1x18x18xf32>
    %31 = "stablehlo.reshape"(%arg1) : (tensor<4x2x3x3xf32>) -> tensor<1x4x18xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x4x18xf32>) -> tensor<4x18xf32>
    %33 = "stablehlo.reshape"(%30) : (tensor<1x18x18xf32>) -> tensor<18x18xf32>
    %34 = "stablehlo.dot_general"(%32, %33) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<4x18xf32>, tensor<18x18xf32>) -> tensor<4x18xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<4x18xf32>) -> tensor<4x2x3x3xf32>
    %36 = "stablehlo.transpose"(%35) {permutation = array<i64: 1, 0, 2, 3>} : (tensor<4x2x3x3xf32>) -> tensor<2x4x3x3xf32>
    %37 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x3x3xf32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<2x4x3x3xf32>, tensor<2x4x3x3xf32>) -> tensor<2x4x3x3xf32>
    %39 = "stablehlo.convert"(%arg3) : (tensor<1x4x5xbf16>) -> tensor<1x4x5xf32>
    %40 = "stablehlo.convert"(%arg4) : (tensor<4x2x3xbf16>) -> tensor<4x2x3xf32>
    %41 = "stablehlo.slice"(%39) {limit_indices = array<i64: 1, 4, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x4x5xf32>) -> tensor<1x4x1xf32>
    %42 = "stablehlo.transpose"(%41) {permutation = array<i64: 1, 0, 2>} : (tensor<1x4x1xf32>) -> tensor<4x1x1xf32>
    %43 = "stablehlo.reshape"(%42) : (tensor<4x1x1xf32>) -> tensor<4x1x1x1xf32>
    %44 = "stablehlo.slice"(%39) {limit_indices = array<i64: 1, 4, 3>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<1x4x5xf32>) -> tensor<1x4x1xf32>
    %45 = "stablehlo.transpose"(%44) {permutation = array<i64: 1, 0, 2>} : (tensor<1x4x1xf32>) -> tensor<4x1x1xf32>
    %46 = "stablehlo.reshape"(%45) : (tensor<4x1x1xf32>) -> tensor<4x1x1x1xf32>
    %47 = "stablehlo.slice"(%39) {limit_indices = array<i64: 1, 4, 5>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 1>} : (tensor<1x4x5xf32>) -> tensor<1x4x1xf32>
    %48 = "stablehlo.transpose"(%47) {permutation = array<i64: 1, 0, 2>} : (tensor<1x4x1xf32>) -> tensor<4x1x1xf32>
    %49 = "stablehlo.reshape"(%48) : (tensor<4x1x1xf32>) -> tensor<4x1x1x1xf32>
    %50 = "stablehlo.concatenate"(%43, %46, %49) {dimension = 1 : i64} : (tensor<4x1x1x1xf32>, tensor<4x1x1x1xf32>, tensor<4x1x1x1xf32>) -> tensor<4x3x1x1xf32>
    %51 = "stablehlo.reshape"(%50) : (tensor<4x3x1x1xf32>) -> tensor<2x6x1xf32>
    %52 = "stablehlo.reshape"(%40) : (tensor<4x2x3xf32>) -> tensor<2x2x6xf32>
    %53 = "stablehlo.dot_general"(%52, %51) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2x6xf32>, tensor<2x6x1xf32>) -> tensor<2x2x1xf32>
    %54 = "stablehlo.reshape"(%53) : (tensor<2x2x1xf32>) -> tensor<4x1x1xf32>
    %55 = "stablehlo.transpose"(%54) {permutation = array<i64: 1, 0, 2>} : (tensor<4x1x1xf32>) -> tensor<1x4x1xf32>
    %56 = "stablehlo.convert"(%55) : (tensor<1x4x1xf32>) -> tensor<1x4x1xbf16>
    %57 = "stablehlo.pad"(%arg5, %0) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 1>, interior_padding = array<i64: 0, 0, 0>} : (tensor<1x4x5xf32>, tensor<f32>) -> tensor<1x4x7xf32>
    %58 = "stablehlo.reshape"(%arg6) : (tensor<8x1x3xf32>) -> tensor<4x2x3xf32>
    %59 = "stablehlo.slice"(%58) {limit_indices = array<i64: 4, 2, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x3xf32>) -> tensor<4x2x1xf32>
    %60 = "stablehlo.reshape"(%59) : (tensor<4x2x1xf32>) -> tensor<4x2xf32>
    %61 = "stablehlo.slice"(%57) {limit_indices = array<i64: 1, 4, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>} : (tensor<1x4x7xf32>) -> tensor<1x4x3xf32>
    %62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<1x4x3xf32>) -> tensor<1x4x2x3xf32>
    %63 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<4x2xf32>) -> tensor<1x4x2x3xf32>
    %64 = "stablehlo.multiply"(%62, %63) : (tensor<1x4x2x3xf32>, tensor<1x4x2x3xf32>) -> tensor<1x4x2x3xf32>
    %65 = "stablehlo.slice"(%58) {limit_indices = array<i64: 4, 2, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x3xf32>) -> tensor<4x2x1xf32>
    %66 = "stablehlo.reshape"(%65) : (tensor<4x2x1xf32>) -> tensor<4x2xf32>
    %67 = "stablehlo.slice"(%57) {limit_indices = array<i64: 1, 4, 6>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>} : (tensor<1x4x7xf32>) -> tensor<1x4x3xf32>
    %68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<1x4x3xf32>) -> tensor<1x4x2x3xf32>
    %69 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<4x2xf32>) -> tensor<1x4x2x3xf32>
    %70 = "stablehlo.multiply"(%68, %69) : (tensor<1x4x2x3xf32>, tensor<1x4x2x3xf32>) -> tensor<1x4x2x3xf32>
    %71 = "stablehlo.add"(%64, %70) : (tensor<1x4x2x3xf32>, tensor<1x4x2x3xf32>) -> tensor<1x4x2x3xf32>
    %72 = "stablehlo.slice"(%58) {limit_indices = array<i64: 4, 2, 3>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x3xf32>) -> tensor<4x2x1xf32>
    %73 = "stablehlo.reshape"(%72) : (tensor<4x2x1xf32>) -> tensor<4x2xf32>
    %74 = "stablehlo.slice"(%57) {limit_indices = array<i64: 1, 4, 7>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 2>} : (tensor<1x4x7xf32>) -> tensor<1x4x3xf32>
    %75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<1x4x3xf32>) -> tensor<1x4x2x3xf32>
    %76 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<4x2xf32>) -> tensor<1x4x2x3xf32>
    %77 = "stablehlo.multiply"(%75, %76) : (tensor<1x4x2x3xf32>, tensor<1x4x2x3xf32>) -> tensor<1x4x2x3xf32>
    %78 = "stablehlo.add"(%71, %77) : (tensor<1x4x2x3xf32>, tensor<1x4x2x3xf32>) -> tensor<1x4x2x3xf32>
    %79 = "stablehlo.reshape"(%78) : (tensor<1x4x2x3xf32>) -> tensor<1x8x3xf32>
    "func.return"(%38, %56, %79) : (tensor<2x4x3x3xf32>, tensor<1x4x1xbf16>, tensor<1x8x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
