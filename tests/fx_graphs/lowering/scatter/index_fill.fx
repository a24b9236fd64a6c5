graph g inference
input %0 a: f32[5,4]
input %1 b: i64[2]
input %2 c: i64[5,4]
input %3 d: i64[2]
input %4 e: f32[5,4]
input %5 f: i64[2]
input %6 g: f32[]
%7 = aten.index_fill.int_Scalar(%0, 0, %1, 1.5) : f32[5,4] name=n0
%8 = aten.index_fill.int_Scalar(%2, -1, %3, 3) : i64[5,4] name=n1
%9 = aten.index_fill.int_Tensor(%4, 0, %5, %6) : f32[5,4] name=n2
return %7, %8, %9
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x4xf32>, tensor<2xi64>, tensor<5x4xi64>, tensor<2xi64>, tensor<5x4xf32>, tensor<2xi64>, tensor<f32>) -> (tensor<5x4xf32>, tensor<5x4xi64>, tensor<5x4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x4xf32>, %arg1: tensor<2xi64>, %arg2: tensor<5x4xi64>, %arg3: tensor<2xi64>, %arg4: tensor<5x4xf32>, %arg5: tensor<2xi64>, %arg6: tensor<f32>):
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
    %2 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
    %4 = "stablehlo.add"(%arg1, %3) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %5 = "stablehlo.compare"(%arg1, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %6 = "stablehlo.select"(%5, %4, %arg1) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %7 = "stablehlo.constant"() {value = dense<1.500000e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4xf32>
    %9 = "stablehlo.scatter"(%arg0, %6, %8) ({
    ^bb0(%arg11: tensor<f32> loc("aten.index_fill.int_Scalar"), %arg12: tensor<f32> loc("aten.index_fill.int_Scalar")):
      "stablehlo.return"(%arg12) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5x4xf32>, tensor<2xi64>, tensor<2x4xf32>) -> tensor<5x4xf32>
    %10 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
    %12 = "stablehlo.add"(%arg3, %11) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %13 = "stablehlo.compare"(%arg3, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %14 = "stablehlo.select"(%13, %12, %arg3) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %15 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5x2xi64>
    %17 = "stablehlo.scatter"(%arg2, %14, %16) ({
    ^bb0(%arg9: tensor<i64> loc("aten.index_fill.int_Scalar"), %arg10: tensor<i64> loc("aten.index_fill.int_Scalar")):
      "stablehlo.return"(%arg10) : (tensor<i64>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false} : (tensor<5x4xi64>, tensor<2xi64>, tensor<5x2xi64>) -> tensor<5x4xi64>
    %18 = "stablehlo.add"(%arg5, %3) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %19 = "stablehlo.compare"(%arg5, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %20 = "stablehlo.select"(%19, %18, %arg5) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %21 = "stablehlo.broadcast_in_dim"(%arg6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4xf32>
    %22 = "stablehlo.scatter"(%arg4, %20, %21) ({
    ^bb0(%arg7: tensor<f32> loc("aten.index_fill.int_Tensor"), %arg8: tensor<f32> loc("aten.index_fill.int_Tensor")):
      "stablehlo.return"(%arg8) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5x4xf32>, tensor<2xi64>, tensor<2x4xf32>) -> tensor<5x4xf32>
    "func.return"(%9, %17, %22) : (tensor<5x4xf32>, tensor<5x4xi64>, tensor<5x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
