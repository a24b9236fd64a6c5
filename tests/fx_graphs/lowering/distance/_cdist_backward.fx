graph g inference
input %0 a: f32[2,5,3]
input %1 b: f32[2,4,3]
input %2 g: f32[2,5,4]
input %3 d: f32[2,5,4]
%4 = aten._cdist_backward.default(%2, %0, %1, 2.0, %3) : f32[2,5,3] name=n0
%5 = aten._cdist_backward.default(%2, %0, %1, 1.0, %3) : f32[2,5,3] name=n1
%6 = aten._cdist_backward.default(%2, %0, %1, inf, %3) : f32[2,5,3] name=n2
%7 = aten._cdist_backward.default(%2, %0, %1, 0.5, %3) : f32[2,5,3] name=n3
%8 = aten._cdist_backward.default(%2, %0, %1, 0.0, %3) : f32[2,5,3] name=n4
return %4, %5, %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5x3xf32>, tensor<2x4x3xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>) -> (tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5x3xf32>, %arg1: tensor<2x4x3xf32>, %arg2: tensor<2x5x4xf32>, %arg3: tensor<2x5x4xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x5x3xf32>) -> tensor<2x5x1x3xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x5x1x3xf32>) -> tensor<2x5x4x3xf32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3xf32>) -> tensor<2x1x4x3xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x4x3xf32>) -> tensor<2x5x4x3xf32>
    %4 = "stablehlo.subtract"(%1, %3) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %5 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x4xf32>) -> tensor<2x5x4x3xf32>
    %6 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x4xf32>) -> tensor<2x5x4x3xf32>
    %7 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x5x4x3xf32>
    %9 = "stablehlo.abs"(%4) : (tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %10 = "stablehlo.sign"(%4) : (tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %11 = "stablehlo.compare"(%6, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xi1>
    %12 = "stablehlo.multiply"(%5, %4) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %13 = "stablehlo.divide"(%12, %6) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %14 = "stablehlo.select"(%11, %8, %13) : (tensor<2x5x4x3xi1>, tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %15 = "stablehlo.reduce"(%14, %7) ({
    ^bb0(%arg12: tensor<f32> loc("aten._cdist_backward.default"), %arg13: tensor<f32> loc("aten._cdist_backward.default")):
      %85 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%85) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<2x5x4x3xf32>, tensor<f32>) -> tensor<2x5x3xf32>
    %16 = "stablehlo.reshape"(%arg0) : (tensor<2x5x3xf32>) -> tensor<2x5x1x3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x5x1x3xf32>) -> tensor<2x5x4x3xf32>
    %18 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3xf32>) -> tensor<2x1x4x3xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x4x3xf32>) -> tensor<2x5x4x3xf32>
    %20 = "stablehlo.subtract"(%17, %19) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %21 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x4xf32>) -> tensor<2x5x4x3xf32>
    %22 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x4xf32>) -> tensor<2x5x4x3xf32>
    %23 = "stablehlo.abs"(%20) : (tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %24 = "stablehlo.sign"(%20) : (tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %25 = "stablehlo.compare"(%22, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xi1>
    %26 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<2x5x4x3xi1>
    %28 = "stablehlo.multiply"(%21, %24) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %29 = "stablehlo.select"(%27, %8, %28) : (tensor<2x5x4x3xi1>, tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %30 = "stablehlo.reduce"(%29, %7) ({
    ^bb0(%arg10: tensor<f32> loc("aten._cdist_backward.default"), %arg11: tensor<f32> loc("aten._cdist_backward.default")):
      %84 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%84) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<2x5x4x3xf32>, tensor<f32>) -> tensor<2x5x3xf32>
    %31 = "stablehlo.reshape"(%arg0) : (tensor<2x5x3xf32>) -> tensor<2x5x1x3xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x5x1x3xf32>) -> tensor<2x5x4x3xf32>
    %33 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3xf32>) -> tensor<2x1x4x3xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x4x3xf32>) -> tensor<2x5x4x3xf32>
    %35 = "stablehlo.subtract"(%32, %34) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %36 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x4xf32>) -> tensor<2x5x4x3xf32>
    %37 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x4xf32>) -> tensor<2x5x4x3xf32>
    %38 = "stablehlo.abs"(%35) : (tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %39 = "stablehlo.sign"(%35) : (tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %40 = "stablehlo.compare"(%37, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xi1>
    %41 = "stablehlo.compare"(%38, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xi1>
    %42 = "stablehlo.convert"(%41) : (tensor<2x5x4x3xi1>) -> tensor<2x5x4x3xui8>
    %43 = "stablehlo.convert"(%42) : (tensor<2x5x4x3xui8>) -> tensor<2x5x4x3xf32>
    %44 = "stablehlo.multiply"(%36, %39) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %45 = "stablehlo.multiply"(%44, %43) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %46 = "stablehlo.select"(%40, %8, %45) : (tensor<2x5x4x3xi1>, tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %47 = "stablehlo.reduce"(%46, %7) ({
    ^bb0(%arg8: tensor<f32> loc("aten._cdist_backward.default"), %arg9: tensor<f32> loc("aten._cdist_backward.default")):
      %83 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%83) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<2x5x4x3xf32>, tensor<f32>) -> tensor<2x5x3xf32>
    %48 = "stablehlo.reshape"(%arg0) : (tensor<2x5x3xf32>) -> tensor<2x5x1x3xf32>
    %49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x5x1x3xf32>) -> tensor<2x5x4x3xf32>
    %50 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3xf32>) -> tensor<2x1x4x3xf32>
    %51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x4x3xf32>) -> tensor<2x5x4x3xf32>
    %52 = "stablehlo.subtract"(%49, %51) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %53 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x4xf32>) -> tensor<2x5x4x3xf32>
    %54 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x4xf32>) -> tensor<2x5x4x3xf32>
    %55 = "stablehlo.abs"(%52) : (tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %56 = "stablehlo.sign"(%52) : (tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %57 = "stablehlo.compare"(%54, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xi1>
    %58 = "stablehlo.compare"(%52, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xi1>
    %59 = "stablehlo.or"(%57, %58) : (tensor<2x5x4x3xi1>, tensor<2x5x4x3xi1>) -> tensor<2x5x4x3xi1>
    %60 = "stablehlo.constant"() {value = dense<-5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x5x4x3xf32>
    %62 = "stablehlo.power"(%55, %61) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %63 = "stablehlo.multiply"(%56, %62) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %64 = "stablehlo.multiply"(%63, %53) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %65 = "stablehlo.power"(%54, %61) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %66 = "stablehlo.divide"(%64, %65) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %67 = "stablehlo.select"(%59, %8, %66) : (tensor<2x5x4x3xi1>, tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %68 = "stablehlo.reduce"(%67, %7) ({
    ^bb0(%arg6: tensor<f32> loc("aten._cdist_backward.default"), %arg7: tensor<f32> loc("aten._cdist_backward.default")):
      %82 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%82) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<2x5x4x3xf32>, tensor<f32>) -> tensor<2x5x3xf32>
    %69 = "stablehlo.reshape"(%arg0) : (tensor<2x5x3xf32>) -> tensor<2x5x1x3xf32>
    %70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x5x1x3xf32>) -> tensor<2x5x4x3xf32>
    %71 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3xf32>) -> tensor<2x1x4x3xf32>
    %72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x4x3xf32>) -> tensor<2x5x4x3xf32>
    %73 = "stablehlo.subtract"(%70, %72) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %74 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x4xf32>) -> tensor<2x5x4x3xf32>
    %75 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x4xf32>) -> tensor<2x5x4x3xf32>
    %76 = "stablehlo.abs"(%73) : (tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %77 = "stablehlo.sign"(%73) : (tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %78 = "stablehlo.compare"(%75, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xi1>
    %79 = "stablehlo.select"(%78, %8, %8) : (tensor<2x5x4x3xi1>, tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %80 = "stablehlo.reduce"(%79, %7) ({
    ^bb0(%arg4: tensor<f32> loc("aten._cdist_backward.default"), %arg5: tensor<f32> loc("aten._cdist_backward.default")):
      %81 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%81) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<2x5x4x3xf32>, tensor<f32>) -> tensor<2x5x3xf32>
    "func.return"(%15, %30, %47, %68, %80) : (tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
