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
    %9 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
    %11 = "stablehlo.add"(%arg4, %10) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %12 = "stablehlo.compare"(%arg4, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %13 = "stablehlo.select"(%12, %11, %arg4) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %14 = "stablehlo.reshape"(%13) : (tensor<2xi64>) -> tensor<2x1xi64>
    %15 = "stablehlo.scatter"(%arg3, %14, %arg5) ({
    ^bb0(%arg12: tensor<f32> loc("aten.index_put.default"), %arg13: tensor<f32> loc("aten.index_put.default")):
      "stablehlo.return"(%arg13) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false} : (tensor<5x4xf32>, tensor<2x1xi64>, tensor<5x2xf32>) -> tensor<5x4xf32>
    %16 = "stablehlo.add"(%arg7, %3) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %17 = "stablehlo.compare"(%arg7, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %18 = "stablehlo.select"(%17, %16, %arg7) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %19 = "stablehlo.add"(%arg8, %10) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %20 = "stablehlo.compare"(%arg8, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %21 = "stablehlo.select"(%20, %19, %arg8) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %22 = "stablehlo.reshape"(%18) : (tensor<2xi64>) -> tensor<2x1xi64>
    %23 = "stablehlo.reshape"(%21) : (tensor<2xi64>) -> tensor<2x1xi64>
    %24 = "stablehlo.concatenate"(%22, %23) {dimension = 1 : i64} : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x2xi64>
    %25 = "stablehlo.scatter"(%arg6, %24, %arg9) ({
    ^bb0(%arg10: tensor<f32> loc("aten.index_put.default"), %arg11: tensor<f32> loc("aten.index_put.default")):
      "stablehlo.return"(%arg11) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false} : (tensor<5x4xf32>, tensor<2x2xi64>, tensor<2xf32>) -> tensor<5x4xf32>
    "func.return"(%8, %15, %25) : (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
