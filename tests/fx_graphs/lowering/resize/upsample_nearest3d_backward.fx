graph g inference
input %0 a: f32[1,2,4,6,5]
%1 = aten.upsample_nearest3d_backward.default(%0, [4, 6, 5], [1, 2, 2, 3, 4], none, none, none) : f32[1,2,2,3,4] name=n0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x6x5xf32>) -> tensor<1x2x2x3x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x6x5xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x2x4x6x5xf32>) -> tensor<1x2x2x2x6x5xf32>
    %1 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%arg5: tensor<f32> loc("aten.upsample_nearest3d_backward.default"), %arg6: tensor<f32> loc("aten.upsample_nearest3d_backward.default")):
      %11 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<1x2x2x2x6x5xf32>, tensor<f32>) -> tensor<1x2x2x6x5xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x2x2x6x5xf32>) -> tensor<1x2x2x3x2x5xf32>
    %4 = "stablehlo.reduce"(%3, %1) ({
    ^bb0(%arg3: tensor<f32> loc("aten.upsample_nearest3d_backward.default"), %arg4: tensor<f32> loc("aten.upsample_nearest3d_backward.default")):
      %10 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<1x2x2x3x2x5xf32>, tensor<f32>) -> tensor<1x2x2x3x5xf32>
    %5 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x2x3x4xf32>
    %6 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 3]> : tensor<5xi64>} : () -> tensor<5xi64>
    %7 = "stablehlo.convert"(%6) : (tensor<5xi64>) -> tensor<5xi32>
    %8 = "stablehlo.scatter"(%5, %7, %4) ({
    ^bb0(%arg1: tensor<f32> loc("aten.upsample_nearest3d_backward.default"), %arg2: tensor<f32> loc("aten.upsample_nearest3d_backward.default")):
      %9 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%9) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2, 3], inserted_window_dims = [4], scatter_dims_to_operand_dims = [4], index_vector_dim = 1>, unique_indices = false} : (tensor<1x2x2x3x4xf32>, tensor<5xi32>, tensor<1x2x2x3x5xf32>) -> tensor<1x2x2x3x4xf32>
    "func.return"(%8) : (tensor<1x2x2x3x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
