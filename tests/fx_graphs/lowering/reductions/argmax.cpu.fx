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
    %1 = "stablehlo.reduce"(%arg0, %0) ({
    ^bb0(%arg8: tensor<f32> loc("aten.argmax.default"), %arg9: tensor<f32> loc("aten.argmax.default")):
      %43 = "stablehlo.maximum"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%43) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
    %3 = "stablehlo.compare"(%arg0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %4 = "stablehlo.compare"(%arg0, %arg0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %5 = "stablehlo.or"(%3, %4) : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %6 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xi32>
    %7 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x4xi32>
    %9 = "stablehlo.select"(%5, %6, %8) : (tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %10 = "stablehlo.reduce"(%9, %7) ({
    ^bb0(%arg6: tensor<i32> loc("aten.argmax.default"), %arg7: tensor<i32> loc("aten.argmax.default")):
      %42 = "stablehlo.minimum"(%arg6, %arg7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%42) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
    %11 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %13 = "stablehlo.multiply"(%10, %12) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %14 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
    %15 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %17 = "stablehlo.multiply"(%14, %16) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %18 = "stablehlo.add"(%13, %17) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %19 = "stablehlo.reshape"(%arg0) : (tensor<3x4xf32>) -> tensor<12xf32>
    %20 = "stablehlo.gather"(%19, %18) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<12xf32>, tensor<3xi32>) -> tensor<3xf32>
    %21 = "stablehlo.convert"(%10) : (tensor<3xi32>) -> tensor<3xi64>
    %22 = "stablehlo.constant"() {value = dense<9223372036854775807> : tensor<i64>} : () -> tensor<i64>
    %23 = "stablehlo.reduce"(%arg1, %22) ({
    ^bb0(%arg4: tensor<i64> loc("aten.min.dim"), %arg5: tensor<i64> loc("aten.min.dim")):
      %41 = "stablehlo.minimum"(%arg4, %arg5) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%41) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3x4xi64>, tensor<i64>) -> tensor<4xi64>
    %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi64>) -> tensor<3x4xi64>
    %25 = "stablehlo.compare"(%arg1, %24) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %26 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x4xi32>
    %27 = "stablehlo.select"(%25, %26, %8) : (tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %28 = "stablehlo.reduce"(%27, %7) ({
    ^bb0(%arg2: tensor<i32> loc("aten.min.dim"), %arg3: tensor<i32> loc("aten.min.dim")):
      %40 = "stablehlo.minimum"(%arg2, %arg3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%40) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
    %29 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %31 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
    %32 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %33 = "stablehlo.multiply"(%31, %32) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %34 = "stablehlo.add"(%30, %33) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %35 = "stablehlo.reshape"(%arg1) : (tensor<3x4xi64>) -> tensor<12xi64>
    %36 = "stablehlo.gather"(%35, %34) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<12xi64>, tensor<4xi32>) -> tensor<4xi64>
    %37 = "stablehlo.reshape"(%36) : (tensor<4xi64>) -> tensor<1x4xi64>
    %38 = "stablehlo.reshape"(%28) : (tensor<4xi32>) -> tensor<1x4xi32>
    %39 = "stablehlo.convert"(%38) : (tensor<1x4xi32>) -> tensor<1x4xi64>
    "func.return"(%21, %37, %39) : (tensor<3xi64>, tensor<1x4xi64>, tensor<1x4xi64>) -> ()
  }) : () -> ()
}) : () -> ()
