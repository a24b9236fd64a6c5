graph g inference
input %0 x1: f32[2,3]
input %1 x2: i64[4]
%2, %3 = aten.mode.default(%0, 1, false) : f32[2]; i64[2] name=mode_default
%4, %5 = aten.mode.default(%1, 0, true) : i64[1]; i64[1] name=mode_default_1
return %2, %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<4xi64>) -> (tensor<2xf32>, tensor<2xi64>, tensor<1xi64>, tensor<1xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<4xi64>):
    %0 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) ({
    ^bb0(%arg26: tensor<f32> loc("aten.mode.default"), %arg27: tensor<f32> loc("aten.mode.default"), %arg28: tensor<i32> loc("aten.mode.default"), %arg29: tensor<i32> loc("aten.mode.default")):
      %94 = "stablehlo.compare"(%arg26, %arg27) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %95 = "stablehlo.compare"(%arg27, %arg27) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %96 = "stablehlo.compare"(%arg26, %arg26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %97 = "stablehlo.and"(%95, %96) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %98 = "stablehlo.or"(%94, %97) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%98) : (tensor<i1>) -> ()
    }) {dimension = 1 : i64, is_stable = true} : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    %2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
    %3 = "stablehlo.slice"(%1#0) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %4 = "stablehlo.slice"(%1#0) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<2x2xf32>
    %5 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
    %7 = "stablehlo.compare"(%2, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %8 = "stablehlo.concatenate"(%3, %4) {dimension = 1 : i64} : (tensor<2x1xf32>, tensor<2x2xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.compare"(%1#0, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %10 = "stablehlo.or"(%7, %9) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %11 = "stablehlo.slice"(%1#0) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<2x2xf32>
    %12 = "stablehlo.slice"(%1#0) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %13 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
    %15 = "stablehlo.compare"(%2, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %16 = "stablehlo.concatenate"(%11, %12) {dimension = 1 : i64} : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.compare"(%1#0, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %18 = "stablehlo.or"(%15, %17) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %19 = "stablehlo.select"(%10, %2, %6) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %20 = "stablehlo.reduce_window"(%19, %5) ({
    ^bb0(%arg24: tensor<i32> loc("aten.mode.default"), %arg25: tensor<i32> loc("aten.mode.default")):
      %93 = "stablehlo.maximum"(%arg24, %arg25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%93) : (tensor<i32>) -> ()
    }) {base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x3xi32>
    %21 = "stablehlo.subtract"(%2, %20) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %22 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
    %24 = "stablehlo.add"(%21, %23) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %25 = "stablehlo.select"(%18, %24, %6) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %26 = "stablehlo.reduce"(%25, %5) ({
    ^bb0(%arg22: tensor<i32> loc("aten.mode.default"), %arg23: tensor<i32> loc("aten.mode.default")):
      %92 = "stablehlo.maximum"(%arg22, %arg23) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%92) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
    %28 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
    %30 = "stablehlo.compare"(%25, %27) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %31 = "stablehlo.select"(%30, %2, %29) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %32 = "stablehlo.reduce"(%31, %28) ({
    ^bb0(%arg20: tensor<i32> loc("aten.mode.default"), %arg21: tensor<i32> loc("aten.mode.default")):
      %91 = "stablehlo.minimum"(%arg20, %arg21) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%91) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
    %34 = "stablehlo.compare"(%2, %33) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %35 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %37 = "stablehlo.select"(%34, %1#0, %36) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.reduce"(%37, %35) ({
    ^bb0(%arg18: tensor<f32> loc("aten.mode.default"), %arg19: tensor<f32> loc("aten.mode.default")):
      %90 = "stablehlo.add"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%90) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %39 = "stablehlo.select"(%34, %1#1, %6) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %40 = "stablehlo.reduce"(%39, %5) ({
    ^bb0(%arg16: tensor<i32> loc("aten.mode.default"), %arg17: tensor<i32> loc("aten.mode.default")):
      %89 = "stablehlo.add"(%arg16, %arg17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%89) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %41 = "stablehlo.convert"(%40) : (tensor<2xi32>) -> tensor<2xi64>
    %42 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
    %43:2 = "stablehlo.sort"(%arg1, %42) ({
    ^bb0(%arg12: tensor<i64> loc("aten.mode.default"), %arg13: tensor<i64> loc("aten.mode.default"), %arg14: tensor<i32> loc("aten.mode.default"), %arg15: tensor<i32> loc("aten.mode.default")):
      %88 = "stablehlo.compare"(%arg12, %arg13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%88) : (tensor<i1>) -> ()
    }) {dimension = 0 : i64, is_stable = true} : (tensor<4xi64>, tensor<4xi32>) -> (tensor<4xi64>, tensor<4xi32>)
    %44 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
    %45 = "stablehlo.slice"(%43#0) {limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>} : (tensor<4xi64>) -> tensor<1xi64>
    %46 = "stablehlo.slice"(%43#0) {limit_indices = array<i64: 3>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<4xi64>) -> tensor<3xi64>
    %47 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %48 = "stablehlo.compare"(%44, %47) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %49 = "stablehlo.concatenate"(%45, %46) {dimension = 0 : i64} : (tensor<1xi64>, tensor<3xi64>) -> tensor<4xi64>
    %50 = "stablehlo.compare"(%43#0, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %51 = "stablehlo.or"(%48, %50) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %52 = "stablehlo.slice"(%43#0) {limit_indices = array<i64: 4>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<4xi64>) -> tensor<3xi64>
    %53 = "stablehlo.slice"(%43#0) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<4xi64>) -> tensor<1xi64>
    %54 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %55 = "stablehlo.compare"(%44, %54) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %56 = "stablehlo.concatenate"(%52, %53) {dimension = 0 : i64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<4xi64>
    %57 = "stablehlo.compare"(%43#0, %56) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %58 = "stablehlo.or"(%55, %57) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %59 = "stablehlo.select"(%51, %44, %47) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %60 = "stablehlo.reduce_window"(%59, %5) ({
    ^bb0(%arg10: tensor<i32> loc("aten.mode.default"), %arg11: tensor<i32> loc("aten.mode.default")):
      %87 = "stablehlo.maximum"(%arg10, %arg11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%87) : (tensor<i32>) -> ()
    }) {base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %61 = "stablehlo.subtract"(%44, %60) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %62 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %63 = "stablehlo.add"(%61, %62) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %64 = "stablehlo.select"(%58, %63, %47) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %65 = "stablehlo.reduce"(%64, %5) ({
    ^bb0(%arg8: tensor<i32> loc("aten.mode.default"), %arg9: tensor<i32> loc("aten.mode.default")):
      %86 = "stablehlo.maximum"(%arg8, %arg9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%86) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
    %66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %67 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
    %68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %69 = "stablehlo.compare"(%64, %66) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %70 = "stablehlo.select"(%69, %44, %68) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %71 = "stablehlo.reduce"(%70, %67) ({
    ^bb0(%arg6: tensor<i32> loc("aten.mode.default"), %arg7: tensor<i32> loc("aten.mode.default")):
      %85 = "stablehlo.minimum"(%arg6, %arg7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%85) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
    %72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %73 = "stablehlo.compare"(%44, %72) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %74 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %76 = "stablehlo.select"(%73, %43#0, %75) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %77 = "stablehlo.reduce"(%76, %74) ({
    ^bb0(%arg4: tensor<i64> loc("aten.mode.default"), %arg5: tensor<i64> loc("aten.mode.default")):
      %84 = "stablehlo.add"(%arg4, %arg5) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%84) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    %78 = "stablehlo.select"(%73, %43#1, %47) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %79 = "stablehlo.reduce"(%78, %5) ({
    ^bb0(%arg2: tensor<i32> loc("aten.mode.default"), %arg3: tensor<i32> loc("aten.mode.default")):
      %83 = "stablehlo.add"(%arg2, %arg3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%83) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
    %80 = "stablehlo.reshape"(%77) : (tensor<i64>) -> tensor<1xi64>
    %81 = "stablehlo.reshape"(%79) : (tensor<i32>) -> tensor<1xi32>
    %82 = "stablehlo.convert"(%81) : (tensor<1xi32>) -> tensor<1xi64>
    "func.return"(%38, %41, %80, %82) : (tensor<2xf32>, tensor<2xi64>, tensor<1xi64>, tensor<1xi64>) -> ()
  }) : () -> ()
}) : () -> ()
