graph g inference
input %0 a: f32[3,5]
input %1 b: i64[3,4]
input %2 c: f32[3,4]
input %3 d: f32[3,5]
input %4 e: i64[3,4]
input %5 f: f32[3,4]
input %6 g: i64[5]
input %7 h: i64[9]
input %8 i: i64[9]
%9 = aten.scatter_reduce.two(%0, 1, %1, %2, "sum", include_self=true) : f32[3,5] name=n0
%10 = aten.scatter_reduce.two(%3, 1, %4, %5, "sum", include_self=false) : f32[3,5] name=n1
%11 = aten.scatter_reduce.two(%6, 0, %7, %8, "mean", include_self=true) : i64[5] name=n2
return %9, %10, %11
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x5xf32>, tensor<3x4xi64>, tensor<3x4xf32>, tensor<3x5xf32>, tensor<3x4xi64>, tensor<3x4xf32>, tensor<5xi64>, tensor<9xi64>, tensor<9xi64>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<5xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x5xf32>, %arg1: tensor<3x4xi64>, %arg2: tensor<3x4xf32>, %arg3: tensor<3x5xf32>, %arg4: tensor<3x4xi64>, %arg5: tensor<3x4xf32>, %arg6: tensor<5xi64>, %arg7: tensor<9xi64>, %arg8: tensor<9xi64>):
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg17: tensor<f32> loc("aten.scatter_reduce.two"), %arg18: tensor<f32> loc("aten.scatter_reduce.two")):
      %40 = "stablehlo.add"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%40) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<3x5xf32>, tensor<3x4xi64>, tensor<3x4xf32>) -> tensor<3x5xf32>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x5xi32>
    %3 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x4xi32>
    %5 = "stablehlo.scatter"(%2, %arg4, %4) ({
    ^bb0(%arg15: tensor<i32> loc("aten.scatter_reduce.two"), %arg16: tensor<i32> loc("aten.scatter_reduce.two")):
      %39 = "stablehlo.add"(%arg15, %arg16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%39) : (tensor<i32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<3x5xi32>, tensor<3x4xi64>, tensor<3x4xi32>) -> tensor<3x5xi32>
    %6 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x5xi32>
    %8 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %9 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %11 = "stablehlo.select"(%8, %10, %arg3) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %12 = "stablehlo.scatter"(%11, %arg4, %arg5) ({
    ^bb0(%arg13: tensor<f32> loc("aten.scatter_reduce.two"), %arg14: tensor<f32> loc("aten.scatter_reduce.two")):
      %38 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%38) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<3x5xf32>, tensor<3x4xi64>, tensor<3x4xf32>) -> tensor<3x5xf32>
    %13 = "stablehlo.scatter"(%arg6, %arg7, %arg8) ({
    ^bb0(%arg11: tensor<i64> loc("aten.scatter_reduce.two"), %arg12: tensor<i64> loc("aten.scatter_reduce.two")):
      %37 = "stablehlo.add"(%arg11, %arg12) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%37) : (tensor<i64>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5xi64>, tensor<9xi64>, tensor<9xi64>) -> tensor<5xi64>
    %14 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
    %16 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<9xi32>
    %17 = "stablehlo.scatter"(%15, %arg7, %16) ({
    ^bb0(%arg9: tensor<i32> loc("aten.scatter_reduce.two"), %arg10: tensor<i32> loc("aten.scatter_reduce.two")):
      %36 = "stablehlo.add"(%arg9, %arg10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%36) : (tensor<i32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5xi32>, tensor<9xi64>, tensor<9xi32>) -> tensor<5xi32>
    %18 = "stablehlo.convert"(%17) : (tensor<5xi32>) -> tensor<5xi64>
    %19 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
    %21 = "stablehlo.maximum"(%18, %20) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %22 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
    %24 = "stablehlo.compare"(%21, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %25 = "stablehlo.select"(%24, %20, %21) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %26 = "stablehlo.divide"(%13, %25) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %27 = "stablehlo.not"(%23) : (tensor<5xi64>) -> tensor<5xi64>
    %28 = "stablehlo.select"(%24, %27, %26) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %29 = "stablehlo.compare"(%21, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %30 = "stablehlo.select"(%29, %20, %21) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %31 = "stablehlo.remainder"(%13, %30) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %32 = "stablehlo.select"(%29, %13, %31) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %33 = "stablehlo.compare"(%32, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %34 = "stablehlo.subtract"(%28, %20) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %35 = "stablehlo.select"(%33, %34, %28) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    "func.return"(%0, %12, %35) : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<5xi64>) -> ()
  }) : () -> ()
}) : () -> ()
