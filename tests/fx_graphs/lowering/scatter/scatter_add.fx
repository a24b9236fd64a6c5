graph g inference
input %0 a: f32[3,5]
input %1 b: i64[3,4]
input %2 c: f32[3,4]
input %3 d: bf16[5]
input %4 e: i64[9]
input %5 f: bf16[9]
input %6 g: i64[5]
input %7 h: i64[9]
input %8 i: i64[9]
%9 = aten.scatter_add.default(%0, 1, %1, %2) : f32[3,5] name=n0
%10 = aten.scatter_add.default(%3, 0, %4, %5) : bf16[5] name=n1
%11 = aten.scatter_add.default(%6, 0, %7, %8) : i64[5] name=n2
return %9, %10, %11
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x5xf32>, tensor<3x4xi64>, tensor<3x4xf32>, tensor<5xbf16>, tensor<9xi64>, tensor<9xbf16>, tensor<5xi64>, tensor<9xi64>, tensor<9xi64>) -> (tensor<3x5xf32>, tensor<5xbf16>, tensor<5xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x5xf32>, %arg1: tensor<3x4xi64>, %arg2: tensor<3x4xf32>, %arg3: tensor<5xbf16>, %arg4: tensor<9xi64>, %arg5: tensor<9xbf16>, %arg6: tensor<5xi64>, %arg7: tensor<9xi64>, %arg8: tensor<9xi64>):
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg13: tensor<f32> loc("aten.scatter_add.default"), %arg14: tensor<f32> loc("aten.scatter_add.default")):
      %8 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<3x5xf32>, tensor<3x4xi64>, tensor<3x4xf32>) -> tensor<3x5xf32>
    %1 = "stablehlo.convert"(%arg3) : (tensor<5xbf16>) -> tensor<5xf32>
    %2 = "stablehlo.convert"(%arg5) : (tensor<9xbf16>) -> tensor<9xf32>
    %3 = "stablehlo.scatter"(%1, %arg4, %2) ({
    ^bb0(%arg11: tensor<f32> loc("aten.scatter_add.default"), %arg12: tensor<f32> loc("aten.scatter_add.default")):
      %7 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%7) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5xf32>, tensor<9xi64>, tensor<9xf32>) -> tensor<5xf32>
    %4 = "stablehlo.convert"(%3) : (tensor<5xf32>) -> tensor<5xbf16>
    %5 = "stablehlo.scatter"(%arg6, %arg7, %arg8) ({
    ^bb0(%arg9: tensor<i64> loc("aten.scatter_add.default"), %arg10: tensor<i64> loc("aten.scatter_add.default")):
      %6 = "stablehlo.add"(%arg9, %arg10) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%6) : (tensor<i64>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5xi64>, tensor<9xi64>, tensor<9xi64>) -> tensor<5xi64>
    "func.return"(%0, %4, %5) : (tensor<3x5xf32>, tensor<5xbf16>, tensor<5xi64>) -> ()
  }) : () -> ()
}) : () -> ()
