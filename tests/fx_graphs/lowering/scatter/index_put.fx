graph g inference
input %0 a: f32[5,4]
input %1 b: i64[2]
input %2 c: f32[2,4]
input %3 d: f32[5,4]
input %4 e: i64[2]
input %5 f: f32[5,2]
input %6 g: f32[5,4]
input %7 h: i64[2]
input %8 i: i64[2]
input %9 j: f32[2]
%10 = aten.index_put.default(%0, [%1], %2, false) : f32[5,4] name=n0
%11 = aten.index_put.default(%3, [none, %4], %5, false) : f32[5,4] name=n1
%12 = aten.index_put.default(%6, [%7, %8], %9, false) : f32[5,4] name=n2
return %10, %11, %12
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x4xf32>, tensor<2xi64>, tensor<2x4xf32>, tensor<5x4xf32>, tensor<2xi64>, tensor<5x2xf32>, tensor<5x4xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xf32>) -> (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x4xf32>, %arg1: tensor<2xi64>, %arg2: tensor<2x4xf32>, %arg3: tensor<5x4xf32>, %arg4: tensor<2xi64>, %arg5: tensor<5x2xf32>, %arg6: tensor<5x4xf32>, %arg7: tensor<2xi64>, %arg8: tensor<2xi64>, %arg9: tensor<2xf32>):
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
    %2 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
    %4 = "stablehlo.add"(%arg1, %3) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %5 = "stablehlo.compare"(%arg1, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %6 = "stablehlo.select"(%5, %4, %arg1) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %7 = "stablehlo.reshape"(%6) : (tensor<2xi64>) -> tensor<2x1xi64>
    %8 = "stablehlo.scatter"(%arg0, %7, %arg2) ({
    ^bb0(%arg14: tensor<f32> loc("aten.index_put.default"), %arg15: tensor<f32> loc("aten.index_put.default")):
      "stablehlo.return"(%arg15) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5x4xf32>, tensor<2x1xi64>, tensor<2x4xf32>) -> tensor<5x4xf32>
    %9 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
    %11 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
    %13 = "stablehlo.add"(%arg4, %12) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %14 = "stablehlo.compare"(%arg4, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %15 = "stablehlo.select"(%14, %13, %arg4) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %16 = "stablehlo.reshape"(%15) : (tensor<2xi64>) -> tensor<2x1xi64>
    %17 = "stablehlo.scatter"(%arg3, %16, %arg5) ({
    ^bb0(%arg12: tensor<f32> loc("aten.index_put.default"), %arg13: tensor<f32> loc("aten.index_put.default")):
      "stablehlo.return"(%arg13) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false} : (tensor<5x4xf32>, tensor<2x1xi64>, tensor<5x2xf32>) -> tensor<5x4xf32>
    %18 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
    %20 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
    %22 = "stablehlo.add"(%arg7, %21) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %23 = "stablehlo.compare"(%arg7, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %24 = "stablehlo.select"(%23, %22, %arg7) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %25 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
    %27 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
    %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
    %29 = "stablehlo.add"(%arg8, %28) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %30 = "stablehlo.compare"(%arg8, %26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %31 = "stablehlo.select"(%30, %29, %arg8) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %32 = "stablehlo.reshape"(%24) : (tensor<2xi64>) -> tensor<2x1xi64>
    %33 = "stablehlo.reshape"(%31) : (tensor<2xi64>) -> tensor<2x1xi64>
    %34 = "stablehlo.concatenate"(%32, %33) {dimension = 1 : i64} : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x2xi64>
    %35 = "stablehlo.scatter"(%arg6, %34, %arg9) ({
    ^bb0(%arg10: tensor<f32> loc("aten.index_put.default"), %arg11: tensor<f32> loc("aten.index_put.default")):
      "stablehlo.return"(%arg11) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false} : (tensor<5x4xf32>, tensor<2x2xi64>, tensor<2xf32>) -> tensor<5x4xf32>
    "func.return"(%8, %17, %35) : (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
