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
    %2 = "stablehlo.reshape"(%arg1) : (tensor<4x2x3x3xf32>) -> tensor<1x4x2x9xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x4x2x9xf32>) -> tensor<1x4x18xf32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 1, 2, 3>} : (tensor<1x4x18xf32>) -> tensor<2x1x4x18xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x1x4x18xf32>) -> tensor<2x4x18xf32>
    %6 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 2, 5, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x2x7x7xf32>) -> tensor<2x2x3x3xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x2x3x3xf32>) -> tensor<2x2x1x3x3xf32>
    %8 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 2, 5, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x2x7x7xf32>) -> tensor<2x2x3x3xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x2x3x3xf32>) -> tensor<2x2x1x3x3xf32>
    %10 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 2, 5, 7>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x2x7x7xf32>) -> tensor<2x2x3x3xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<2x2x3x3xf32>) -> tensor<2x2x1x3x3xf32>
    %12 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 2, 6, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x2x7x7xf32>) -> tensor<2x2x3x3xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<2x2x3x3xf32>) -> tensor<2x2x1x3x3xf32>
    %14 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 2, 6, 6>, start_indices = array<i64: 0, 0, 1, 1>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x2x7x7xf32>) -> tensor<2x2x3x3xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<2x2x3x3xf32>) -> tensor<2x2x1x3x3xf32>
    %16 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 2, 6, 7>, start_indices = array<i64: 0, 0, 1, 2>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x2x7x7xf32>) -> tensor<2x2x3x3xf32>
    %17 = "stablehlo.reshape"(%16) : (tensor<2x2x3x3xf32>) -> tensor<2x2x1x3x3xf32>
    %18 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 2, 7, 5>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x2x7x7xf32>) -> tensor<2x2x3x3xf32>
    %19 = "stablehlo.reshape"(%18) : (tensor<2x2x3x3xf32>) -> tensor<2x2x1x3x3xf32>
    %20 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 2, 7, 6>, start_indices = array<i64: 0, 0, 2, 1>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x2x7x7xf32>) -> tensor<2x2x3x3xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<2x2x3x3xf32>) -> tensor<2x2x1x3x3xf32>
    %22 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 2, 7, 7>, start_indices = array<i64: 0, 0, 2, 2>, strides = array<i64: 1, 1, 2, 2>} : (tensor<2x2x7x7xf32>) -> tensor<2x2x3x3xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<2x2x3x3xf32>) -> tensor<2x2x1x3x3xf32>
    %24 = "stablehlo.concatenate"(%7, %9, %11, %13, %15, %17, %19, %21, %23) {dimension = 2 : i64} : (tensor<2x2x1x3x3xf32>, tensor<2x2x1x3x3xf32>, tensor<2x2x1x3x3xf32>, tensor<2x2x1x3x3xf32>, tensor<2x2x1x3x3xf32>, tensor<2x2x1x3x3xf32>, tensor<2x2x1x3x3xf32>, tensor<2x2x1x3x3xf32>, tensor<2x2x1x3x3xf32>) -> tensor<2x2x9x3x3xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<2x2x9x3x3xf32>) -> tensor<2x18x9xf32>
    %26 = "stablehlo.dot_general"(%5, %25) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x4x18xf32>, tensor<2x18x9xf32>) -> tensor<2x4x9xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<2x4x9xf32>) -> tensor<2x4x3x3xf32>
    %28 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4x3x3xf32>
    %29 = "stablehlo.add"(%27, %28) : (tensor<2x4x3x3xf32>, tensor<2x4x3x3xf32>) -> tensor<2x4x3x3xf32>
    %30 = "stablehlo.convert"(%arg3) : (tensor<1x4x5xbf16>) -> tensor<1x4x5xf32>
    %31 = "stablehlo.convert"(%arg4) : (tensor<4x2x3xbf16>) -> tensor<4x2x3xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<4x2x3xf32>) -> tensor<2x2x6xf32>
    %33 = "stablehlo.reshape"(%30) : (tensor<1x4x5xf32>) -> tensor<1x2x2x5xf32>
    %34 = "stablehlo.slice"(%33) {limit_indices = array<i64: 1, 2, 1, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x2x5xf32>) -> tensor<1x2x1x5xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<1x2x1x5xf32>) -> tensor<1x2x5xf32>
    %36 = "stablehlo.slice"(%32) {limit_indices = array<i64: 2, 2, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf32>) -> tensor<2x2x1xf32>
    %37 = "stablehlo.reshape"(%36) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
    %38 = "stablehlo.slice"(%35) {limit_indices = array<i64: 1, 2, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x2x5xf32>) -> tensor<1x2x1xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<1x2x1xf32>) -> tensor<1x2x2x1xf32>
    %40 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x2xf32>) -> tensor<1x2x2x1xf32>
    %41 = "stablehlo.multiply"(%39, %40) : (tensor<1x2x2x1xf32>, tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
    %42 = "stablehlo.slice"(%32) {limit_indices = array<i64: 2, 2, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf32>) -> tensor<2x2x1xf32>
    %43 = "stablehlo.reshape"(%42) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
    %44 = "stablehlo.slice"(%35) {limit_indices = array<i64: 1, 2, 3>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<1x2x5xf32>) -> tensor<1x2x1xf32>
    %45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<1x2x1xf32>) -> tensor<1x2x2x1xf32>
    %46 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x2xf32>) -> tensor<1x2x2x1xf32>
    %47 = "stablehlo.multiply"(%45, %46) : (tensor<1x2x2x1xf32>, tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
    %48 = "stablehlo.add"(%41, %47) : (tensor<1x2x2x1xf32>, tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
    %49 = "stablehlo.slice"(%32) {limit_indices = array<i64: 2, 2, 3>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf32>) -> tensor<2x2x1xf32>
    %50 = "stablehlo.reshape"(%49) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
    %51 = "stablehlo.slice"(%35) {limit_indices = array<i64: 1, 2, 5>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 1>} : (tensor<1x2x5xf32>) -> tensor<1x2x1xf32>
    %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<1x2x1xf32>) -> tensor<1x2x2x1xf32>
    %53 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x2xf32>) -> tensor<1x2x2x1xf32>
    %54 = "stablehlo.multiply"(%52, %53) : (tensor<1x2x2x1xf32>, tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
    %55 = "stablehlo.add"(%48, %54) : (tensor<1x2x2x1xf32>, tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
    %56 = "stablehlo.slice"(%33) {limit_indices = array<i64: 1, 2, 2, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x2x5xf32>) -> tensor<1x2x1x5xf32>
    %57 = "stablehlo.reshape"(%56) : (tensor<1x2x1x5xf32>) -> tensor<1x2x5xf32>
    %58 = "stablehlo.slice"(%32) {limit_indices = array<i64: 2, 2, 4>, start_indices = array<i64: 0, 0, 3>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf32>) -> tensor<2x2x1xf32>
    %59 = "stablehlo.reshape"(%58) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
    %60 = "stablehlo.slice"(%57) {limit_indices = array<i64: 1, 2, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x2x5xf32>) -> tensor<1x2x1xf32>
    %61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<1x2x1xf32>) -> tensor<1x2x2x1xf32>
    %62 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x2xf32>) -> tensor<1x2x2x1xf32>
    %63 = "stablehlo.multiply"(%61, %62) : (tensor<1x2x2x1xf32>, tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
    %64 = "stablehlo.add"(%55, %63) : (tensor<1x2x2x1xf32>, tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
    %65 = "stablehlo.slice"(%32) {limit_indices = array<i64: 2, 2, 5>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf32>) -> tensor<2x2x1xf32>
    %66 = "stablehlo.reshape"(%65) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
    %67 = "stablehlo.slice"(%57) {limit_indices = array<i64: 1, 2, 3>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<1x2x5xf32>) -> tensor<1x2x1xf32>
    %68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<1x2x1xf32>) -> tensor<1x2x2x1xf32>
    %69 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x2xf32>) -> tensor<1x2x2x1xf32>
    %70 = "stablehlo.multiply"(%68, %69) : (tensor<1x2x2x1xf32>, tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
    %71 = "stablehlo.add"(%64, %70) : (tensor<1x2x2x1xf32>, tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
    %72 = "stablehlo.slice"(%32) {limit_indices = array<i64: 2, 2, 6>, start_indices = array<i64: 0, 0, 5>, strides = array<i64: 1, 1, 1>} : (tensor<2x2x6xf32>) -> tensor<2x2x1xf32>
    %73 = "stablehlo.reshape"(%72) : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
    %74 = "stablehlo.slice"(%57) {limit_indices = array<i64: 1, 2, 5>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 1>} : (tensor<1x2x5xf32>) -> tensor<1x2x1xf32>
    %75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<1x2x1xf32>) -> tensor<1x2x2x1xf32>
    %76 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x2xf32>) -> tensor<1x2x2x1xf32>
    %77 = "stablehlo.multiply"(%75, %76) : (tensor<1x2x2x1xf32>, tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
    %78 = "stablehlo.add"(%71, %77) : (tensor<1x2x2x1xf32>, tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
    %79 = "stablehlo.reshape"(%78) : (tensor<1x2x2x1xf32>) -> tensor<1x4x1xf32>
    %80 = "stablehlo.convert"(%79) : (tensor<1x4x1xf32>) -> tensor<1x4x1xbf16>
    %81 = "stablehlo.pad"(%arg5, %0) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 1>, interior_padding = array<i64: 0, 0, 0>} : (tensor<1x4x5xf32>, tensor<f32>) -> tensor<1x4x7xf32>
    %82 = "stablehlo.reshape"(%arg6) : (tensor<8x1x3xf32>) -> tensor<4x2x3xf32>
    %83 = "stablehlo.reshape"(%81) : (tensor<1x4x7xf32>) -> tensor<1x4x1x7xf32>
    %84 = "stablehlo.reshape"(%83) : (tensor<1x4x1x7xf32>) -> tensor<1x4x7xf32>
    %85 = "stablehlo.slice"(%82) {limit_indices = array<i64: 4, 2, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x3xf32>) -> tensor<4x2x1xf32>
    %86 = "stablehlo.reshape"(%85) : (tensor<4x2x1xf32>) -> tensor<4x2xf32>
    %87 = "stablehlo.slice"(%84) {limit_indices = array<i64: 1, 4, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>} : (tensor<1x4x7xf32>) -> tensor<1x4x3xf32>
    %88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<1x4x3xf32>) -> tensor<1x4x2x3xf32>
    %89 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<4x2xf32>) -> tensor<1x4x2x3xf32>
    %90 = "stablehlo.multiply"(%88, %89) : (tensor<1x4x2x3xf32>, tensor<1x4x2x3xf32>) -> tensor<1x4x2x3xf32>
    %91 = "stablehlo.slice"(%82) {limit_indices = array<i64: 4, 2, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x3xf32>) -> tensor<4x2x1xf32>
    %92 = "stablehlo.reshape"(%91) : (tensor<4x2x1xf32>) -> tensor<4x2xf32>
    %93 = "stablehlo.slice"(%84) {limit_indices = array<i64: 1, 4, 6>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>} : (tensor<1x4x7xf32>) -> tensor<1x4x3xf32>
    %94 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<1x4x3xf32>) -> tensor<1x4x2x3xf32>
    %95 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<4x2xf32>) -> tensor<1x4x2x3xf32>
    %96 = "stablehlo.multiply"(%94, %95) : (tensor<1x4x2x3xf32>, tensor<1x4x2x3xf32>) -> tensor<1x4x2x3xf32>
    %97 = "stablehlo.add"(%90, %96) : (tensor<1x4x2x3xf32>, tensor<1x4x2x3xf32>) -> tensor<1x4x2x3xf32>
    %98 = "stablehlo.slice"(%82) {limit_indices = array<i64: 4, 2, 3>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<4x2x3xf32>) -> tensor<4x2x1xf32>
    %99 = "stablehlo.reshape"(%98) : (tensor<4x2x1xf32>) -> tensor<4x2xf32>
    %100 = "stablehlo.slice"(%84) {limit_indices = array<i64: 1, 4, 7>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 2>} : (tensor<1x4x7xf32>) -> tensor<1x4x3xf32>
    %101 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<1x4x3xf32>) -> tensor<1x4x2x3xf32>
    %102 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<4x2xf32>) -> tensor<1x4x2x3xf32>
    %103 = "stablehlo.multiply"(%101, %102) : (tensor<1x4x2x3xf32>, tensor<1x4x2x3xf32>) -> tensor<1x4x2x3xf32>
    %104 = "stablehlo.add"(%97, %103) : (tensor<1x4x2x3xf32>, tensor<1x4x2x3xf32>) -> tensor<1x4x2x3xf32>
    %105 = "stablehlo.reshape"(%104) : (tensor<1x4x2x3xf32>) -> tensor<1x8x3xf32>
    "func.return"(%29, %80, %105) : (tensor<2x4x3x3xf32>, tensor<1x4x1xbf16>, tensor<1x8x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
