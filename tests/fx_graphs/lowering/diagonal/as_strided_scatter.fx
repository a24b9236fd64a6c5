graph g inference
input %0 a: f32[3,4]
input %1 b: f32[4,3]
input %2 c: f32[5]
%3 = aten.as_strided_scatter.default(%0, %1, [4, 3], [1, 4], none) : f32[3,4] name=n0
%4 = aten.new_zeros.default(%0, [9]) : f32[9] name=n1
%5 = aten.as_strided_scatter.default(%4, %2, [5], [1], 2) : f32[9] name=n2
%6 = aten.as_strided.default(%5, [2, 2], [1, 3], 3) : f32[2,2] name=n3
return %3, %5, %6
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x4xf32>, tensor<4x3xf32>, tensor<5xf32>) -> (tensor<3x4xf32>, tensor<9xf32>, tensor<2x2xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x4xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<5xf32>):
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4x3xi64>
    %2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi64>
    %3 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4x3xi64>
    %5 = "stablehlo.multiply"(%2, %4) : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
    %6 = "stablehlo.add"(%1, %5) : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
    %7 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi64>
    %8 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4x3xi64>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
    %11 = "stablehlo.add"(%6, %10) : (tensor<4x3xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
    %12 = "stablehlo.reshape"(%arg1) : (tensor<4x3xf32>) -> tensor<12xf32>
    %13 = "stablehlo.reshape"(%arg0) : (tensor<3x4xf32>) -> tensor<12xf32>
    %14 = "stablehlo.reshape"(%11) : (tensor<4x3xi64>) -> tensor<12xi64>
    %15 = "stablehlo.scatter"(%13, %14, %12) ({
    ^bb0(%arg5: tensor<f32> loc("aten.as_strided_scatter.default"), %arg6: tensor<f32> loc("aten.as_strided_scatter.default")):
      "stablehlo.return"(%arg6) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<12xf32>, tensor<12xi64>, tensor<12xf32>) -> tensor<12xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<12xf32>) -> tensor<3x4xf32>
    %17 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %19 = "stablehlo.constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
    %21 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi64>
    %22 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
    %23 = "stablehlo.multiply"(%21, %22) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %24 = "stablehlo.add"(%20, %23) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %25 = "stablehlo.scatter"(%18, %24, %arg2) ({
    ^bb0(%arg3: tensor<f32> loc("aten.as_strided_scatter.default"), %arg4: tensor<f32> loc("aten.as_strided_scatter.default")):
      "stablehlo.return"(%arg4) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<9xf32>, tensor<5xi64>, tensor<5xf32>) -> tensor<9xf32>
    %26 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x2xi64>
    %28 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi64>
    %29 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x2xi64>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %31 = "stablehlo.add"(%27, %30) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %32 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi64>
    %33 = "stablehlo.multiply"(%32, %27) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %34 = "stablehlo.add"(%31, %33) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %35 = "stablehlo.gather"(%25, %34) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<9xf32>, tensor<2x2xi64>) -> tensor<2x2xf32>
    "func.return"(%16, %25, %35) : (tensor<3x4xf32>, tensor<9xf32>, tensor<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
