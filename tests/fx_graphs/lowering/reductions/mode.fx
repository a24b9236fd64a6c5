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
    ^bb0(%arg22: tensor<f32> loc("aten.mode.default"), %arg23: tensor<f32> loc("aten.mode.default"), %arg24: tensor<i32> loc("aten.mode.default"), %arg25: tensor<i32> loc("aten.mode.default")):
      %106 = "stablehlo.compare"(%arg22, %arg23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %107 = "stablehlo.compare"(%arg23, %arg23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %108 = "stablehlo.compare"(%arg22, %arg22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %109 = "stablehlo.and"(%107, %108) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %110 = "stablehlo.or"(%106, %109) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%110) : (tensor<i1>) -> ()
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
    %20 = "stablehlo.slice"(%19) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xi32>) -> tensor<2x2xi32>
    %21 = "stablehlo.pad"(%20, %5) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>} : (tensor<2x2xi32>, tensor<i32>) -> tensor<2x3xi32>
    %22 = "stablehlo.maximum"(%21, %19) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %23 = "stablehlo.optimization_barrier"(%22) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    %24 = "stablehlo.slice"(%23) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xi32>) -> tensor<2x1xi32>
    %25 = "stablehlo.pad"(%24, %5) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>} : (tensor<2x1xi32>, tensor<i32>) -> tensor<2x3xi32>
    %26 = "stablehlo.maximum"(%25, %23) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %27 = "stablehlo.optimization_barrier"(%26) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    %28 = "stablehlo.subtract"(%2, %27) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %29 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
    %31 = "stablehlo.add"(%28, %30) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %32 = "stablehlo.select"(%18, %31, %6) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %33 = "stablehlo.reduce"(%32, %5) ({
    ^bb0(%arg20: tensor<i32> loc("aten.mode.default"), %arg21: tensor<i32> loc("aten.mode.default")):
      %105 = "stablehlo.maximum"(%arg20, %arg21) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%105) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
    %35 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
    %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
    %37 = "stablehlo.compare"(%32, %34) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %38 = "stablehlo.select"(%37, %2, %36) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %39 = "stablehlo.reduce"(%38, %35) ({
    ^bb0(%arg18: tensor<i32> loc("aten.mode.default"), %arg19: tensor<i32> loc("aten.mode.default")):
      %104 = "stablehlo.minimum"(%arg18, %arg19) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%104) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
    %41 = "stablehlo.compare"(%2, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %42 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %44 = "stablehlo.select"(%41, %1#0, %43) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %45 = "stablehlo.reduce"(%44, %42) ({
    ^bb0(%arg16: tensor<f32> loc("aten.mode.default"), %arg17: tensor<f32> loc("aten.mode.default")):
      %103 = "stablehlo.add"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%103) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %46 = "stablehlo.select"(%41, %1#1, %6) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %47 = "stablehlo.reduce"(%46, %5) ({
    ^bb0(%arg14: tensor<i32> loc("aten.mode.default"), %arg15: tensor<i32> loc("aten.mode.default")):
      %102 = "stablehlo.add"(%arg14, %arg15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%102) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %48 = "stablehlo.convert"(%47) : (tensor<2xi32>) -> tensor<2xi64>
    %49 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
    %50:2 = "stablehlo.sort"(%arg1, %49) ({
    ^bb0(%arg10: tensor<i64> loc("aten.mode.default"), %arg11: tensor<i64> loc("aten.mode.default"), %arg12: tensor<i32> loc("aten.mode.default"), %arg13: tensor<i32> loc("aten.mode.default")):
      %101 = "stablehlo.compare"(%arg10, %arg11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%101) : (tensor<i1>) -> ()
    }) {dimension = 0 : i64, is_stable = true} : (tensor<4xi64>, tensor<4xi32>) -> (tensor<4xi64>, tensor<4xi32>)
    %51 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
    %52 = "stablehlo.slice"(%50#0) {limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>} : (tensor<4xi64>) -> tensor<1xi64>
    %53 = "stablehlo.slice"(%50#0) {limit_indices = array<i64: 3>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<4xi64>) -> tensor<3xi64>
    %54 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %55 = "stablehlo.compare"(%51, %54) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %56 = "stablehlo.concatenate"(%52, %53) {dimension = 0 : i64} : (tensor<1xi64>, tensor<3xi64>) -> tensor<4xi64>
    %57 = "stablehlo.compare"(%50#0, %56) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %58 = "stablehlo.or"(%55, %57) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %59 = "stablehlo.slice"(%50#0) {limit_indices = array<i64: 4>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<4xi64>) -> tensor<3xi64>
    %60 = "stablehlo.slice"(%50#0) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<4xi64>) -> tensor<1xi64>
    %61 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %62 = "stablehlo.compare"(%51, %61) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %63 = "stablehlo.concatenate"(%59, %60) {dimension = 0 : i64} : (tensor<3xi64>, tensor<1xi64>) -> tensor<4xi64>
    %64 = "stablehlo.compare"(%50#0, %63) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %65 = "stablehlo.or"(%62, %64) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %66 = "stablehlo.select"(%58, %51, %54) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %67 = "stablehlo.slice"(%66) {limit_indices = array<i64: 3>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<4xi32>) -> tensor<3xi32>
    %68 = "stablehlo.pad"(%67, %5) {edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>} : (tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
    %69 = "stablehlo.maximum"(%68, %66) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %70 = "stablehlo.optimization_barrier"(%69) : (tensor<4xi32>) -> tensor<4xi32>
    %71 = "stablehlo.slice"(%70) {limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<4xi32>) -> tensor<2xi32>
    %72 = "stablehlo.pad"(%71, %5) {edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 2>, interior_padding = array<i64: 0>} : (tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
    %73 = "stablehlo.maximum"(%72, %70) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %74 = "stablehlo.optimization_barrier"(%73) : (tensor<4xi32>) -> tensor<4xi32>
    %75 = "stablehlo.subtract"(%51, %74) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %76 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %77 = "stablehlo.add"(%75, %76) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %78 = "stablehlo.select"(%65, %77, %54) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %79 = "stablehlo.reduce"(%78, %5) ({
    ^bb0(%arg8: tensor<i32> loc("aten.mode.default"), %arg9: tensor<i32> loc("aten.mode.default")):
      %100 = "stablehlo.maximum"(%arg8, %arg9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%100) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
    %80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %81 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
    %82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %83 = "stablehlo.compare"(%78, %80) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %84 = "stablehlo.select"(%83, %51, %82) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %85 = "stablehlo.reduce"(%84, %81) ({
    ^bb0(%arg6: tensor<i32> loc("aten.mode.default"), %arg7: tensor<i32> loc("aten.mode.default")):
      %99 = "stablehlo.minimum"(%arg6, %arg7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%99) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
    %86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %87 = "stablehlo.compare"(%51, %86) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %88 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %89 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %90 = "stablehlo.select"(%87, %50#0, %89) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %91 = "stablehlo.reduce"(%90, %88) ({
    ^bb0(%arg4: tensor<i64> loc("aten.mode.default"), %arg5: tensor<i64> loc("aten.mode.default")):
      %98 = "stablehlo.add"(%arg4, %arg5) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%98) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    %92 = "stablehlo.select"(%87, %50#1, %54) : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %93 = "stablehlo.reduce"(%92, %5) ({
    ^bb0(%arg2: tensor<i32> loc("aten.mode.default"), %arg3: tensor<i32> loc("aten.mode.default")):
      %97 = "stablehlo.add"(%arg2, %arg3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%97) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
    %94 = "stablehlo.reshape"(%91) : (tensor<i64>) -> tensor<1xi64>
    %95 = "stablehlo.reshape"(%93) : (tensor<i32>) -> tensor<1xi32>
    %96 = "stablehlo.convert"(%95) : (tensor<1xi32>) -> tensor<1xi64>
    "func.return"(%45, %48, %94, %96) : (tensor<2xf32>, tensor<2xi64>, tensor<1xi64>, tensor<1xi64>) -> ()
  }) : () -> ()
}) : () -> ()
