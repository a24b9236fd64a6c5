graph g inference
input %0 grad: bf16[9,3]
input %1 index: i64[9]
%2 = aten.embedding_dense_backward.default(%0, %1, 6, -1, false) : bf16[6,3] name=n0
%3 = aten.embedding_dense_backward.default(%0, %1, 6, 2, true) : bf16[6,3] name=n1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<9x3xbf16>, tensor<9xi64>) -> (tensor<6x3xbf16>, tensor<6x3xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<9x3xbf16>, %arg1: tensor<9xi64>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<9x3xbf16>) -> tensor<9x3xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi64>) -> tensor<9x9xi64>
    %2 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi64>) -> tensor<9x9xi64>
    %3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x9xi64>, tensor<9x9xi64>) -> tensor<9x9xi1>
    %4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9x9xi32>
    %5 = "stablehlo.constant"() {value = dense<9> : tensor<i32>} : () -> tensor<i32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<9x9xi32>
    %7 = "stablehlo.select"(%3, %4, %6) : (tensor<9x9xi1>, tensor<9x9xi32>, tensor<9x9xi32>) -> tensor<9x9xi32>
    %8 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
    %9 = "stablehlo.reduce"(%7, %8) ({
    ^bb0(%arg14: tensor<i32> loc("aten.embedding_dense_backward.default"), %arg15: tensor<i32> loc("aten.embedding_dense_backward.default")):
      %54 = "stablehlo.minimum"(%arg14, %arg15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%54) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<9x9xi32>, tensor<i32>) -> tensor<9xi32>
    %10 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9x3xf32>
    %12 = "stablehlo.scatter"(%11, %9, %0) ({
    ^bb0(%arg12: tensor<f32> loc("aten.embedding_dense_backward.default"), %arg13: tensor<f32> loc("aten.embedding_dense_backward.default")):
      %53 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%53) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<9x3xf32>, tensor<9xi32>, tensor<9x3xf32>) -> tensor<9x3xf32>
    %13 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xi32>
    %14 = "stablehlo.compare"(%9, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %15 = "stablehlo.constant"() {value = dense<6> : tensor<i64>} : () -> tensor<i64>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<9xi64>
    %17 = "stablehlo.select"(%14, %arg1, %16) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    %18 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<bf16>} : () -> tensor<bf16>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<6x3xbf16>
    %20 = "stablehlo.convert"(%12) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
    %21 = "stablehlo.scatter"(%19, %17, %20) ({
    ^bb0(%arg10: tensor<bf16> loc("aten.embedding_dense_backward.default"), %arg11: tensor<bf16> loc("aten.embedding_dense_backward.default")):
      %52 = "stablehlo.add"(%arg10, %arg11) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%52) : (tensor<bf16>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<6x3xbf16>, tensor<9xi64>, tensor<9x3xbf16>) -> tensor<6x3xbf16>
    %22 = "stablehlo.convert"(%arg0) : (tensor<9x3xbf16>) -> tensor<9x3xf32>
    %23 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<9xi32>
    %25 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
    %27 = "stablehlo.scatter"(%26, %arg1, %24) ({
    ^bb0(%arg8: tensor<i32> loc("aten.embedding_dense_backward.default"), %arg9: tensor<i32> loc("aten.embedding_dense_backward.default")):
      %51 = "stablehlo.add"(%arg8, %arg9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%51) : (tensor<i32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<6xi32>, tensor<9xi64>, tensor<9xi32>) -> tensor<6xi32>
    %28 = "stablehlo.gather"(%27, %arg1) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<6xi32>, tensor<9xi64>) -> tensor<9xi32>
    %29 = "stablehlo.convert"(%28) : (tensor<9xi32>) -> tensor<9xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf32>) -> tensor<9x3xf32>
    %31 = "stablehlo.divide"(%22, %30) : (tensor<9x3xf32>, tensor<9x3xf32>) -> tensor<9x3xf32>
    %32 = "stablehlo.constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<9xi64>
    %34 = "stablehlo.compare"(%arg1, %33) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %35 = "stablehlo.select"(%34, %16, %arg1) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi64>) -> tensor<9x9xi64>
    %37 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi64>) -> tensor<9x9xi64>
    %38 = "stablehlo.compare"(%36, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x9xi64>, tensor<9x9xi64>) -> tensor<9x9xi1>
    %39 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9x9xi32>
    %40 = "stablehlo.select"(%38, %39, %6) : (tensor<9x9xi1>, tensor<9x9xi32>, tensor<9x9xi32>) -> tensor<9x9xi32>
    %41 = "stablehlo.reduce"(%40, %8) ({
    ^bb0(%arg6: tensor<i32> loc("aten.embedding_dense_backward.default"), %arg7: tensor<i32> loc("aten.embedding_dense_backward.default")):
      %50 = "stablehlo.minimum"(%arg6, %arg7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%50) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<9x9xi32>, tensor<i32>) -> tensor<9xi32>
    %42 = "stablehlo.scatter"(%11, %41, %31) ({
    ^bb0(%arg4: tensor<f32> loc("aten.embedding_dense_backward.default"), %arg5: tensor<f32> loc("aten.embedding_dense_backward.default")):
      %49 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%49) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<9x3xf32>, tensor<9xi32>, tensor<9x3xf32>) -> tensor<9x3xf32>
    %43 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xi32>
    %44 = "stablehlo.compare"(%41, %43) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %45 = "stablehlo.select"(%44, %35, %16) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    %46 = "stablehlo.convert"(%42) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
    %47 = "stablehlo.scatter"(%19, %45, %46) ({
    ^bb0(%arg2: tensor<bf16> loc("aten.embedding_dense_backward.default"), %arg3: tensor<bf16> loc("aten.embedding_dense_backward.default")):
      %48 = "stablehlo.add"(%arg2, %arg3) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%48) : (tensor<bf16>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<6x3xbf16>, tensor<9xi64>, tensor<9x3xbf16>) -> tensor<6x3xbf16>
    "func.return"(%21, %47) : (tensor<6x3xbf16>, tensor<6x3xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
