graph g inference
input %0 a: f32[3,4]
%1 = aten.nonzero_static.default(%0, size=5, fill_value=-1) : i64[5,2] name=n0
%2 = aten.nonzero_static.default(%0, size=14, fill_value=7) : i64[14,2] name=n1
return %1, %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x4xf32>) -> (tensor<5x2xi64>, tensor<14x2xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x4xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
    %2 = "stablehlo.compare"(%arg0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %3 = "stablehlo.reshape"(%2) : (tensor<3x4xi1>) -> tensor<12xi1>
    %4 = "stablehlo.not"(%3) : (tensor<12xi1>) -> tensor<12xi1>
    %5 = "stablehlo.convert"(%4) : (tensor<12xi1>) -> tensor<12xi32>
    %6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<12xi64>
    %7:2 = "stablehlo.sort"(%5, %6) ({
    ^bb0(%arg5: tensor<i32> loc("aten.nonzero_static.default"), %arg6: tensor<i32> loc("aten.nonzero_static.default"), %arg7: tensor<i64> loc("aten.nonzero_static.default"), %arg8: tensor<i64> loc("aten.nonzero_static.default")):
      %54 = "stablehlo.compare"(%arg5, %arg6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%54) : (tensor<i1>) -> ()
    }) {dimension = 0 : i64, is_stable = true} : (tensor<12xi32>, tensor<12xi64>) -> (tensor<12xi32>, tensor<12xi64>)
    %8 = "stablehlo.slice"(%7#0) {limit_indices = array<i64: 5>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<12xi32>) -> tensor<5xi32>
    %9 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %10 = "stablehlo.slice"(%7#1) {limit_indices = array<i64: 5>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<12xi64>) -> tensor<5xi64>
    %11 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %12 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
    %14 = "stablehlo.remainder"(%10, %13) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %15 = "stablehlo.reshape"(%14) : (tensor<5xi64>) -> tensor<5x1xi64>
    %16 = "stablehlo.divide"(%10, %13) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %17 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
    %19 = "stablehlo.remainder"(%16, %18) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %20 = "stablehlo.reshape"(%19) : (tensor<5xi64>) -> tensor<5x1xi64>
    %21 = "stablehlo.divide"(%16, %18) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %22 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
    %24 = "stablehlo.compare"(%8, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi1>) -> tensor<5x2xi1>
    %26 = "stablehlo.constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5x2xi64>
    %28 = "stablehlo.concatenate"(%20, %15) {dimension = 1 : i64} : (tensor<5x1xi64>, tensor<5x1xi64>) -> tensor<5x2xi64>
    %29 = "stablehlo.select"(%25, %28, %27) : (tensor<5x2xi1>, tensor<5x2xi64>, tensor<5x2xi64>) -> tensor<5x2xi64>
    %30 = "stablehlo.compare"(%arg0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %31 = "stablehlo.reshape"(%30) : (tensor<3x4xi1>) -> tensor<12xi1>
    %32 = "stablehlo.not"(%31) : (tensor<12xi1>) -> tensor<12xi1>
    %33 = "stablehlo.convert"(%32) : (tensor<12xi1>) -> tensor<12xi32>
    %34 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<12xi64>
    %35:2 = "stablehlo.sort"(%33, %34) ({
    ^bb0(%arg1: tensor<i32> loc("aten.nonzero_static.default"), %arg2: tensor<i32> loc("aten.nonzero_static.default"), %arg3: tensor<i64> loc("aten.nonzero_static.default"), %arg4: tensor<i64> loc("aten.nonzero_static.default")):
      %53 = "stablehlo.compare"(%arg1, %arg2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%53) : (tensor<i1>) -> ()
    }) {dimension = 0 : i64, is_stable = true} : (tensor<12xi32>, tensor<12xi64>) -> (tensor<12xi32>, tensor<12xi64>)
    %36 = "stablehlo.pad"(%35#0, %9) {edge_padding_high = array<i64: 2>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<12xi32>, tensor<i32>) -> tensor<14xi32>
    %37 = "stablehlo.pad"(%35#1, %11) {edge_padding_high = array<i64: 2>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<12xi64>, tensor<i64>) -> tensor<14xi64>
    %38 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<14xi64>
    %39 = "stablehlo.remainder"(%37, %38) : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi64>
    %40 = "stablehlo.reshape"(%39) : (tensor<14xi64>) -> tensor<14x1xi64>
    %41 = "stablehlo.divide"(%37, %38) : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi64>
    %42 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<14xi64>
    %43 = "stablehlo.remainder"(%41, %42) : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi64>
    %44 = "stablehlo.reshape"(%43) : (tensor<14xi64>) -> tensor<14x1xi64>
    %45 = "stablehlo.divide"(%41, %42) : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi64>
    %46 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<14xi32>
    %47 = "stablehlo.compare"(%36, %46) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<14xi32>, tensor<14xi32>) -> tensor<14xi1>
    %48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0>} : (tensor<14xi1>) -> tensor<14x2xi1>
    %49 = "stablehlo.constant"() {value = dense<7> : tensor<i64>} : () -> tensor<i64>
    %50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<14x2xi64>
    %51 = "stablehlo.concatenate"(%44, %40) {dimension = 1 : i64} : (tensor<14x1xi64>, tensor<14x1xi64>) -> tensor<14x2xi64>
    %52 = "stablehlo.select"(%48, %51, %50) : (tensor<14x2xi1>, tensor<14x2xi64>, tensor<14x2xi64>) -> tensor<14x2xi64>
    "func.return"(%29, %52) : (tensor<5x2xi64>, tensor<14x2xi64>) -> ()
  }) : () -> ()
}) : () -> ()
