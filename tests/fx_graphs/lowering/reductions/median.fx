graph g inference
input %0 x0: f32[3]
input %1 x1: i64[2,3]
%2 = aten.median.default(%0) : f32[] name=y0
%3, %4 = aten.median.dim(%1, 1, false) : i64[2]; i64[2] name=y1
return %2, %3, %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf32>, tensor<2x3xi64>) -> (tensor<f32>, tensor<2xi64>, tensor<2xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<2x3xi64>):
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) ({
    ^bb0(%arg18: tensor<f32> loc("aten.median.default"), %arg19: tensor<f32> loc("aten.median.default"), %arg20: tensor<i32> loc("aten.median.default"), %arg21: tensor<i32> loc("aten.median.default")):
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
    ^bb0(%arg16: tensor<i32> loc("aten.median.default"), %arg17: tensor<i32> loc("aten.median.default")):
      %55 = "stablehlo.add"(%arg16, %arg17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%55) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %7 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
    %8 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = "stablehlo.select"(%8, %6, %5) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %11 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
    %12 = "stablehlo.compare"(%11, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %13 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %15 = "stablehlo.select"(%12, %1#0, %14) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %16 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %17 = "stablehlo.reduce"(%15, %16) ({
    ^bb0(%arg14: tensor<f32> loc("aten.median.default"), %arg15: tensor<f32> loc("aten.median.default")):
      %54 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%54) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %20 = "stablehlo.select"(%12, %1#1, %19) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %21 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %22 = "stablehlo.reduce"(%20, %21) ({
    ^bb0(%arg12: tensor<i32> loc("aten.median.default"), %arg13: tensor<i32> loc("aten.median.default")):
      %53 = "stablehlo.add"(%arg12, %arg13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%53) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %23 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
    %24:2 = "stablehlo.sort"(%arg1, %23) ({
    ^bb0(%arg8: tensor<i64> loc("aten.median.dim"), %arg9: tensor<i64> loc("aten.median.dim"), %arg10: tensor<i32> loc("aten.median.dim"), %arg11: tensor<i32> loc("aten.median.dim")):
      %52 = "stablehlo.compare"(%arg8, %arg9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%52) : (tensor<i1>) -> ()
    }) {dimension = 1 : i64, is_stable = true} : (tensor<2x3xi64>, tensor<2x3xi32>) -> (tensor<2x3xi64>, tensor<2x3xi32>)
    %25 = "stablehlo.compare"(%arg1, %arg1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %26 = "stablehlo.convert"(%25) : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %27 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %28 = "stablehlo.reduce"(%26, %27) ({
    ^bb0(%arg6: tensor<i32> loc("aten.median.dim"), %arg7: tensor<i32> loc("aten.median.dim")):
      %51 = "stablehlo.add"(%arg6, %arg7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%51) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %29 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
    %31 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
    %33 = "stablehlo.compare"(%28, %32) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %34 = "stablehlo.select"(%33, %30, %28) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
    %36 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
    %37 = "stablehlo.compare"(%36, %35) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %38 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x3xi64>
    %40 = "stablehlo.select"(%37, %24#0, %39) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %41 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %42 = "stablehlo.reduce"(%40, %41) ({
    ^bb0(%arg4: tensor<i64> loc("aten.median.dim"), %arg5: tensor<i64> loc("aten.median.dim")):
      %50 = "stablehlo.add"(%arg4, %arg5) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%50) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
    %43 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
    %45 = "stablehlo.select"(%37, %24#1, %44) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %46 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %47 = "stablehlo.reduce"(%45, %46) ({
    ^bb0(%arg2: tensor<i32> loc("aten.median.dim"), %arg3: tensor<i32> loc("aten.median.dim")):
      %49 = "stablehlo.add"(%arg2, %arg3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%49) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %48 = "stablehlo.convert"(%47) : (tensor<2xi32>) -> tensor<2xi64>
    "func.return"(%17, %42, %48) : (tensor<f32>, tensor<2xi64>, tensor<2xi64>) -> ()
  }) : () -> ()
}) : () -> ()
