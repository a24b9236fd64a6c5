graph g inference
input %0 x0: f32[3]
input %1 x1: f32[2,3]
%2 = aten.nanmedian.default(%0) : f32[] name=y0
%3, %4 = aten.nanmedian.dim(%1, 0, true) : f32[1,3]; i64[1,3] name=y1
return %2, %3, %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf32>, tensor<2x3xf32>) -> (tensor<f32>, tensor<1x3xf32>, tensor<1x3xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<2x3xf32>):
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) ({
    ^bb0(%arg18: tensor<f32> loc("aten.nanmedian.default"), %arg19: tensor<f32> loc("aten.nanmedian.default"), %arg20: tensor<i32> loc("aten.nanmedian.default"), %arg21: tensor<i32> loc("aten.nanmedian.default")):
      %72 = "stablehlo.compare"(%arg18, %arg19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %73 = "stablehlo.compare"(%arg19, %arg19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %74 = "stablehlo.compare"(%arg18, %arg18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %75 = "stablehlo.and"(%73, %74) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %76 = "stablehlo.or"(%72, %75) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%76) : (tensor<i1>) -> ()
    }) {dimension = 0 : i64, is_stable = true} : (tensor<3xf32>, tensor<3xi32>) -> (tensor<3xf32>, tensor<3xi32>)
    %2 = "stablehlo.compare"(%arg0, %arg0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %3 = "stablehlo.convert"(%2) : (tensor<3xi1>) -> tensor<3xi32>
    %4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %5 = "stablehlo.reduce"(%3, %4) ({
    ^bb0(%arg16: tensor<i32> loc("aten.nanmedian.default"), %arg17: tensor<i32> loc("aten.nanmedian.default")):
      %71 = "stablehlo.add"(%arg16, %arg17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%71) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %7 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %8 = "stablehlo.subtract"(%5, %7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %9 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %10 = "stablehlo.divide"(%8, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %11 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %12 = "stablehlo.compare"(%5, %11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %13 = "stablehlo.select"(%12, %6, %10) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %15 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
    %16 = "stablehlo.compare"(%15, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %17 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %19 = "stablehlo.select"(%16, %1#0, %18) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %20 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %21 = "stablehlo.reduce"(%19, %20) ({
    ^bb0(%arg14: tensor<f32> loc("aten.nanmedian.default"), %arg15: tensor<f32> loc("aten.nanmedian.default")):
      %70 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%70) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %24 = "stablehlo.select"(%16, %1#1, %23) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %25 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %26 = "stablehlo.reduce"(%24, %25) ({
    ^bb0(%arg12: tensor<i32> loc("aten.nanmedian.default"), %arg13: tensor<i32> loc("aten.nanmedian.default")):
      %69 = "stablehlo.add"(%arg12, %arg13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%69) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %27 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x3xi32>
    %28:2 = "stablehlo.sort"(%arg1, %27) ({
    ^bb0(%arg8: tensor<f32> loc("aten.nanmedian.dim"), %arg9: tensor<f32> loc("aten.nanmedian.dim"), %arg10: tensor<i32> loc("aten.nanmedian.dim"), %arg11: tensor<i32> loc("aten.nanmedian.dim")):
      %64 = "stablehlo.compare"(%arg8, %arg9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %65 = "stablehlo.compare"(%arg9, %arg9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %66 = "stablehlo.compare"(%arg8, %arg8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %67 = "stablehlo.and"(%65, %66) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %68 = "stablehlo.or"(%64, %67) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%68) : (tensor<i1>) -> ()
    }) {dimension = 0 : i64, is_stable = true} : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    %29 = "stablehlo.compare"(%arg1, %arg1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %30 = "stablehlo.convert"(%29) : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %31 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %32 = "stablehlo.reduce"(%30, %31) ({
    ^bb0(%arg6: tensor<i32> loc("aten.nanmedian.dim"), %arg7: tensor<i32> loc("aten.nanmedian.dim")):
      %63 = "stablehlo.add"(%arg6, %arg7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%63) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
    %33 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %35 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %37 = "stablehlo.subtract"(%32, %36) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %38 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %40 = "stablehlo.divide"(%37, %39) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %41 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %43 = "stablehlo.compare"(%32, %42) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %44 = "stablehlo.select"(%43, %34, %40) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<2x3xi32>
    %46 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x3xi32>
    %47 = "stablehlo.compare"(%46, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %48 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %50 = "stablehlo.select"(%47, %28#0, %49) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %51 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %52 = "stablehlo.reduce"(%50, %51) ({
    ^bb0(%arg4: tensor<f32> loc("aten.nanmedian.dim"), %arg5: tensor<f32> loc("aten.nanmedian.dim")):
      %62 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%62) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %53 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
    %55 = "stablehlo.select"(%47, %28#1, %54) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %56 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %57 = "stablehlo.reduce"(%55, %56) ({
    ^bb0(%arg2: tensor<i32> loc("aten.nanmedian.dim"), %arg3: tensor<i32> loc("aten.nanmedian.dim")):
      %61 = "stablehlo.add"(%arg2, %arg3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%61) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
    %58 = "stablehlo.reshape"(%52) : (tensor<3xf32>) -> tensor<1x3xf32>
    %59 = "stablehlo.reshape"(%57) : (tensor<3xi32>) -> tensor<1x3xi32>
    %60 = "stablehlo.convert"(%59) : (tensor<1x3xi32>) -> tensor<1x3xi64>
    "func.return"(%21, %58, %60) : (tensor<f32>, tensor<1x3xf32>, tensor<1x3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
