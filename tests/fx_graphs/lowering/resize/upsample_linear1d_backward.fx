graph g inference
input %0 a: f32[2,3,7]
%1 = aten.upsample_linear1d_backward.default(%0, [7], [2, 3, 4], false, none) : f32[2,3,4] name=n0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x7xf32>) -> tensor<2x3x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x7xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4xf32>
    %2 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 2, 2, 3]> : tensor<7xi64>} : () -> tensor<7xi64>
    %3 = "stablehlo.convert"(%2) : (tensor<7xi64>) -> tensor<7xi32>
    %4 = "stablehlo.constant"() {value = dense<[1.000000e+00, 0.642857074, 0.0714285373, 5.000000e-01, 0.928571224, 0.357142687, 0.785714149]> : tensor<7xf32>} : () -> tensor<7xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7xf32>
    %6 = "stablehlo.multiply"(%arg0, %5) : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %7 = "stablehlo.scatter"(%1, %3, %6) ({
    ^bb0(%arg3: tensor<f32> loc("aten.upsample_linear1d_backward.default"), %arg4: tensor<f32> loc("aten.upsample_linear1d_backward.default")):
      %15 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false} : (tensor<2x3x4xf32>, tensor<7xi32>, tensor<2x3x7xf32>) -> tensor<2x3x4xf32>
    %8 = "stablehlo.constant"() {value = dense<[1, 1, 1, 2, 3, 3, 3]> : tensor<7xi64>} : () -> tensor<7xi64>
    %9 = "stablehlo.convert"(%8) : (tensor<7xi64>) -> tensor<7xi32>
    %10 = "stablehlo.constant"() {value = dense<[0.000000e+00, 0.357142925, 0.928571463, 5.000000e-01, 0.0714287758, 0.642857313, 0.214285851]> : tensor<7xf32>} : () -> tensor<7xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7xf32>
    %12 = "stablehlo.multiply"(%arg0, %11) : (tensor<2x3x7xf32>, tensor<2x3x7xf32>) -> tensor<2x3x7xf32>
    %13 = "stablehlo.scatter"(%7, %9, %12) ({
    ^bb0(%arg1: tensor<f32> loc("aten.upsample_linear1d_backward.default"), %arg2: tensor<f32> loc("aten.upsample_linear1d_backward.default")):
      %14 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, unique_indices = false} : (tensor<2x3x4xf32>, tensor<7xi32>, tensor<2x3x7xf32>) -> tensor<2x3x4xf32>
    "func.return"(%13) : (tensor<2x3x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
