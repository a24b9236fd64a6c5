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
      %84 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%84) : (tensor<f32>) -> ()
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
      %83 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%83) : (tensor<f32>) -> ()
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
    %42 = "stablehlo.convert"(%41) : (tensor<2x5x4x3xi1>) -> tensor<2x5x4x3xf32>
    %43 = "stablehlo.multiply"(%36, %39) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %44 = "stablehlo.multiply"(%43, %42) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %45 = "stablehlo.select"(%40, %8, %44) : (tensor<2x5x4x3xi1>, tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %46 = "stablehlo.reduce"(%45, %7) ({
    ^bb0(%arg8: tensor<f32> loc("aten._cdist_backward.default"), %arg9: tensor<f32> loc("aten._cdist_backward.default")):
      %82 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%82) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<2x5x4x3xf32>, tensor<f32>) -> tensor<2x5x3xf32>
    %47 = "stablehlo.reshape"(%arg0) : (tensor<2x5x3xf32>) -> tensor<2x5x1x3xf32>
    %48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x5x1x3xf32>) -> tensor<2x5x4x3xf32>
    %49 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3xf32>) -> tensor<2x1x4x3xf32>
    %50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x4x3xf32>) -> tensor<2x5x4x3xf32>
    %51 = "stablehlo.subtract"(%48, %50) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %52 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x4xf32>) -> tensor<2x5x4x3xf32>
    %53 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x4xf32>) -> tensor<2x5x4x3xf32>
    %54 = "stablehlo.abs"(%51) : (tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %55 = "stablehlo.sign"(%51) : (tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %56 = "stablehlo.compare"(%53, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xi1>
    %57 = "stablehlo.compare"(%51, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xi1>
    %58 = "stablehlo.or"(%56, %57) : (tensor<2x5x4x3xi1>, tensor<2x5x4x3xi1>) -> tensor<2x5x4x3xi1>
    %59 = "stablehlo.constant"() {value = dense<-5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x5x4x3xf32>
    %61 = "stablehlo.power"(%54, %60) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %62 = "stablehlo.multiply"(%55, %61) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %63 = "stablehlo.multiply"(%62, %52) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %64 = "stablehlo.power"(%53, %60) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %65 = "stablehlo.divide"(%63, %64) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %66 = "stablehlo.select"(%58, %8, %65) : (tensor<2x5x4x3xi1>, tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %67 = "stablehlo.reduce"(%66, %7) ({
    ^bb0(%arg6: tensor<f32> loc("aten._cdist_backward.default"), %arg7: tensor<f32> loc("aten._cdist_backward.default")):
      %81 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%81) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<2x5x4x3xf32>, tensor<f32>) -> tensor<2x5x3xf32>
    %68 = "stablehlo.reshape"(%arg0) : (tensor<2x5x3xf32>) -> tensor<2x5x1x3xf32>
    %69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x5x1x3xf32>) -> tensor<2x5x4x3xf32>
    %70 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3xf32>) -> tensor<2x1x4x3xf32>
    %71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x4x3xf32>) -> tensor<2x5x4x3xf32>
    %72 = "stablehlo.subtract"(%69, %71) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %73 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x4xf32>) -> tensor<2x5x4x3xf32>
    %74 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x5x4xf32>) -> tensor<2x5x4x3xf32>
    %75 = "stablehlo.abs"(%72) : (tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %76 = "stablehlo.sign"(%72) : (tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %77 = "stablehlo.compare"(%74, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xi1>
    %78 = "stablehlo.select"(%77, %8, %8) : (tensor<2x5x4x3xi1>, tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %79 = "stablehlo.reduce"(%78, %7) ({
    ^bb0(%arg4: tensor<f32> loc("aten._cdist_backward.default"), %arg5: tensor<f32> loc("aten._cdist_backward.default")):
      %80 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%80) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<2x5x4x3xf32>, tensor<f32>) -> tensor<2x5x3xf32>
    "func.return"(%15, %30, %46, %67, %79) : (tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
