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
      %56 = "stablehlo.compare"(%arg18, %arg19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %57 = "stablehlo.compare"(%arg19, %arg19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %58 = "stablehlo.compare"(%arg18, %arg18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %59 = "stablehlo.and"(%57, %58) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %60 = "stablehlo.or"(%56, %59) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%60) : (tensor<i1>) -> ()
    }) {dimension = 0 : i64, is_stable = true} : (tensor<3xf32>, tensor<3xi32>) -> (tensor<3xf32>, tensor<3xi32>)
    %2 = "stablehlo.compare"(%arg0, %arg0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %3 = "stablehlo.convert"(%2) : (tensor<3xi1>) -> tensor<3xi32>
    %4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %5 = "stablehlo.reduce"(%3, %4) ({
    ^bb0(%arg16: tensor<i32> loc("aten.nanmedian.default"), %arg17: tensor<i32> loc("aten.nanmedian.default")):
      %55 = "stablehlo.add"(%arg16, %arg17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%55) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %7 = "stablehlo.subtract"(%5, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %8 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %9 = "stablehlo.divide"(%7, %8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %10 = "stablehlo.compare"(%5, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %11 = "stablehlo.select"(%10, %6, %9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %13 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
    %14 = "stablehlo.compare"(%13, %12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %15 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %17 = "stablehlo.select"(%14, %1#0, %16) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %18 = "stablehlo.reduce"(%17, %15) ({
    ^bb0(%arg14: tensor<f32> loc("aten.nanmedian.default"), %arg15: tensor<f32> loc("aten.nanmedian.default")):
      %54 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%54) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %20 = "stablehlo.select"(%14, %1#1, %19) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %21 = "stablehlo.reduce"(%20, %4) ({
    ^bb0(%arg12: tensor<i32> loc("aten.nanmedian.default"), %arg13: tensor<i32> loc("aten.nanmedian.default")):
      %53 = "stablehlo.add"(%arg12, %arg13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%53) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %22 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x3xi32>
    %23:2 = "stablehlo.sort"(%arg1, %22) ({
    ^bb0(%arg8: tensor<f32> loc("aten.nanmedian.dim"), %arg9: tensor<f32> loc("aten.nanmedian.dim"), %arg10: tensor<i32> loc("aten.nanmedian.dim"), %arg11: tensor<i32> loc("aten.nanmedian.dim")):
      %48 = "stablehlo.compare"(%arg8, %arg9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %49 = "stablehlo.compare"(%arg9, %arg9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %50 = "stablehlo.compare"(%arg8, %arg8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %51 = "stablehlo.and"(%49, %50) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %52 = "stablehlo.or"(%48, %51) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%52) : (tensor<i1>) -> ()
    }) {dimension = 0 : i64, is_stable = true} : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    %24 = "stablehlo.compare"(%arg1, %arg1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %25 = "stablehlo.convert"(%24) : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %26 = "stablehlo.reduce"(%25, %4) ({
    ^bb0(%arg6: tensor<i32> loc("aten.nanmedian.dim"), %arg7: tensor<i32> loc("aten.nanmedian.dim")):
      %47 = "stablehlo.add"(%arg6, %arg7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%47) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
    %27 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %28 = "stablehlo.subtract"(%26, %27) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %29 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %30 = "stablehlo.divide"(%28, %29) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %31 = "stablehlo.compare"(%26, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %32 = "stablehlo.select"(%31, %19, %30) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<2x3xi32>
    %34 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x3xi32>
    %35 = "stablehlo.compare"(%34, %33) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %36 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %37 = "stablehlo.select"(%35, %23#0, %36) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.reduce"(%37, %15) ({
    ^bb0(%arg4: tensor<f32> loc("aten.nanmedian.dim"), %arg5: tensor<f32> loc("aten.nanmedian.dim")):
      %46 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%46) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %39 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
    %40 = "stablehlo.select"(%35, %23#1, %39) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %41 = "stablehlo.reduce"(%40, %4) ({
    ^bb0(%arg2: tensor<i32> loc("aten.nanmedian.dim"), %arg3: tensor<i32> loc("aten.nanmedian.dim")):
      %45 = "stablehlo.add"(%arg2, %arg3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%45) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
    %42 = "stablehlo.reshape"(%38) : (tensor<3xf32>) -> tensor<1x3xf32>
    %43 = "stablehlo.reshape"(%41) : (tensor<3xi32>) -> tensor<1x3xi32>
    %44 = "stablehlo.convert"(%43) : (tensor<1x3xi32>) -> tensor<1x3xi64>
    "func.return"(%18, %42, %44) : (tensor<f32>, tensor<1x3xf32>, tensor<1x3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
