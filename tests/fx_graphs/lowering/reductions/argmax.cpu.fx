graph g inference
input %0 a: f32[3,4]
input %1 b: i64[3,4]
%2 = aten.argmax.default(%0, 1) : i64[3] name=n0
%3, %4 = aten.min.dim(%1, 0, true) : i64[1,4]; i64[1,4] name=n1
return %2, %3, %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x4xf32>, tensor<3x4xi64>) -> (tensor<3xi64>, tensor<1x4xi64>, tensor<1x4xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xi64>):
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.compare"(%arg0, %arg0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %2 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x4xi32>
    %4 = "stablehlo.bitcast_convert"(%arg0) : (tensor<3x4xf32>) -> tensor<3x4xi32>
    %5 = "stablehlo.constant"() {value = dense<31> : tensor<i32>} : () -> tensor<i32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x4xi32>
    %7 = "stablehlo.shift_right_arithmetic"(%4, %6) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %8 = "stablehlo.and"(%7, %3) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %9 = "stablehlo.xor"(%4, %8) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %10 = "stablehlo.select"(%1, %3, %9) : (tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %11 = "stablehlo.bitcast_convert"(%0) : (tensor<f32>) -> tensor<i32>
    %12 = "stablehlo.shift_right_arithmetic"(%11, %5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %13 = "stablehlo.and"(%12, %2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %14 = "stablehlo.xor"(%11, %13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %15 = "stablehlo.reduce"(%10, %14) ({
    ^bb0(%arg8: tensor<i32> loc("aten.argmax.default"), %arg9: tensor<i32> loc("aten.argmax.default")):
      %61 = "stablehlo.maximum"(%arg8, %arg9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%61) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
    %16 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %17 = "stablehlo.shift_right_arithmetic"(%15, %16) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %18 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %19 = "stablehlo.and"(%17, %18) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %20 = "stablehlo.xor"(%15, %19) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %21 = "stablehlo.bitcast_convert"(%20) : (tensor<3xi32>) -> tensor<3xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
    %23 = "stablehlo.compare"(%arg0, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %24 = "stablehlo.compare"(%arg0, %arg0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %25 = "stablehlo.or"(%23, %24) : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %26 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xi32>
    %27 = "stablehlo.select"(%25, %26, %3) : (tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %28 = "stablehlo.reduce"(%27, %2) ({
    ^bb0(%arg6: tensor<i32> loc("aten.argmax.default"), %arg7: tensor<i32> loc("aten.argmax.default")):
      %60 = "stablehlo.minimum"(%arg6, %arg7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%60) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
    %29 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %31 = "stablehlo.multiply"(%28, %30) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %32 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
    %33 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
    %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %35 = "stablehlo.multiply"(%32, %34) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %36 = "stablehlo.add"(%31, %35) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %37 = "stablehlo.reshape"(%arg0) : (tensor<3x4xf32>) -> tensor<12xf32>
    %38 = "stablehlo.gather"(%37, %36) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<12xf32>, tensor<3xi32>) -> tensor<3xf32>
    %39 = "stablehlo.convert"(%28) : (tensor<3xi32>) -> tensor<3xi64>
    %40 = "stablehlo.constant"() {value = dense<9223372036854775807> : tensor<i64>} : () -> tensor<i64>
    %41 = "stablehlo.reduce"(%arg1, %40) ({
    ^bb0(%arg4: tensor<i64> loc("aten.min.dim"), %arg5: tensor<i64> loc("aten.min.dim")):
      %59 = "stablehlo.minimum"(%arg4, %arg5) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%59) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3x4xi64>, tensor<i64>) -> tensor<4xi64>
    %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi64>) -> tensor<3x4xi64>
    %43 = "stablehlo.compare"(%arg1, %42) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %44 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x4xi32>
    %45 = "stablehlo.select"(%43, %44, %3) : (tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %46 = "stablehlo.reduce"(%45, %2) ({
    ^bb0(%arg2: tensor<i32> loc("aten.min.dim"), %arg3: tensor<i32> loc("aten.min.dim")):
      %58 = "stablehlo.minimum"(%arg2, %arg3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%58) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
    %47 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %48 = "stablehlo.multiply"(%46, %47) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %49 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
    %50 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %51 = "stablehlo.multiply"(%49, %50) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %52 = "stablehlo.add"(%48, %51) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %53 = "stablehlo.reshape"(%arg1) : (tensor<3x4xi64>) -> tensor<12xi64>
    %54 = "stablehlo.gather"(%53, %52) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<12xi64>, tensor<4xi32>) -> tensor<4xi64>
    %55 = "stablehlo.reshape"(%54) : (tensor<4xi64>) -> tensor<1x4xi64>
    %56 = "stablehlo.reshape"(%46) : (tensor<4xi32>) -> tensor<1x4xi32>
    %57 = "stablehlo.convert"(%56) : (tensor<1x4xi32>) -> tensor<1x4xi64>
    "func.return"(%39, %55, %57) : (tensor<3xi64>, tensor<1x4xi64>, tensor<1x4xi64>) -> ()
  }) : () -> ()
}) : () -> ()
