graph g inference
input %0 a: f32[5,4]
input %1 b: i64[9]
input %2 c: f32[9,4]
%3 = aten._unsafe_index_put.default(%0, [%1], %2, true) : f32[5,4] name=n0
return %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x4xf32>, tensor<9xi64>, tensor<9x4xf32>) -> tensor<5x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x4xf32>, %arg1: tensor<9xi64>, %arg2: tensor<9x4xf32>):
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<9xi64>
    %2 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<9xi64>
    %4 = "stablehlo.add"(%arg1, %3) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    %5 = "stablehlo.compare"(%arg1, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %6 = "stablehlo.select"(%5, %4, %arg1) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    %7 = "stablehlo.reshape"(%6) : (tensor<9xi64>) -> tensor<9x1xi64>
    %8 = "stablehlo.scatter"(%arg0, %7, %arg2) ({
    ^bb0(%arg3: tensor<f32> loc("aten._unsafe_index_put.default"), %arg4: tensor<f32> loc("aten._unsafe_index_put.default")):
      %9 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%9) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5x4xf32>, tensor<9x1xi64>, tensor<9x4xf32>) -> tensor<5x4xf32>
    "func.return"(%8) : (tensor<5x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
