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
      %47 = "stablehlo.compare"(%arg18, %arg19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %48 = "stablehlo.compare"(%arg19, %arg19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %49 = "stablehlo.compare"(%arg18, %arg18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %50 = "stablehlo.and"(%48, %49) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %51 = "stablehlo.or"(%47, %50) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%51) : (tensor<i1>) -> ()
    }) {dimension = 0 : i64, is_stable = true} : (tensor<3xf32>, tensor<3xi32>) -> (tensor<3xf32>, tensor<3xi32>)
    %2 = "stablehlo.compare"(%arg0, %arg0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %3 = "stablehlo.convert"(%2) : (tensor<3xi1>) -> tensor<3xi32>
    %4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %5 = "stablehlo.reduce"(%3, %4) ({
    ^bb0(%arg16: tensor<i32> loc("aten.median.default"), %arg17: tensor<i32> loc("aten.median.default")):
      %46 = "stablehlo.add"(%arg16, %arg17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%46) : (tensor<i32>) -> ()
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
    %16 = "stablehlo.reduce"(%15, %13) ({
    ^bb0(%arg14: tensor<f32> loc("aten.median.default"), %arg15: tensor<f32> loc("aten.median.default")):
      %45 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%45) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %18 = "stablehlo.select"(%12, %1#1, %17) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %19 = "stablehlo.reduce"(%18, %4) ({
    ^bb0(%arg12: tensor<i32> loc("aten.median.default"), %arg13: tensor<i32> loc("aten.median.default")):
      %44 = "stablehlo.add"(%arg12, %arg13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%44) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
    %20 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
    %21:2 = "stablehlo.sort"(%arg1, %20) ({
    ^bb0(%arg8: tensor<i64> loc("aten.median.dim"), %arg9: tensor<i64> loc("aten.median.dim"), %arg10: tensor<i32> loc("aten.median.dim"), %arg11: tensor<i32> loc("aten.median.dim")):
      %43 = "stablehlo.compare"(%arg8, %arg9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%43) : (tensor<i1>) -> ()
    }) {dimension = 1 : i64, is_stable = true} : (tensor<2x3xi64>, tensor<2x3xi32>) -> (tensor<2x3xi64>, tensor<2x3xi32>)
    %22 = "stablehlo.compare"(%arg1, %arg1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %23 = "stablehlo.convert"(%22) : (tensor<2x3xi1>) -> tensor<2x3xi32>
    %24 = "stablehlo.reduce"(%23, %4) ({
    ^bb0(%arg6: tensor<i32> loc("aten.median.dim"), %arg7: tensor<i32> loc("aten.median.dim")):
      %42 = "stablehlo.add"(%arg6, %arg7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%42) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %25 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
    %26 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
    %27 = "stablehlo.compare"(%24, %26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %28 = "stablehlo.select"(%27, %25, %24) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
    %30 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
    %31 = "stablehlo.compare"(%30, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %32 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x3xi64>
    %34 = "stablehlo.select"(%31, %21#0, %33) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %35 = "stablehlo.reduce"(%34, %32) ({
    ^bb0(%arg4: tensor<i64> loc("aten.median.dim"), %arg5: tensor<i64> loc("aten.median.dim")):
      %41 = "stablehlo.add"(%arg4, %arg5) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%41) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
    %36 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
    %37 = "stablehlo.select"(%31, %21#1, %36) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %38 = "stablehlo.reduce"(%37, %4) ({
    ^bb0(%arg2: tensor<i32> loc("aten.median.dim"), %arg3: tensor<i32> loc("aten.median.dim")):
      %40 = "stablehlo.add"(%arg2, %arg3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%40) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %39 = "stablehlo.convert"(%38) : (tensor<2xi32>) -> tensor<2xi64>
    "func.return"(%16, %35, %39) : (tensor<f32>, tensor<2xi64>, tensor<2xi64>) -> ()
  }) : () -> ()
}) : () -> ()
