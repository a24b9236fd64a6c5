graph g inference
input %0 a: f32[5,4]
input %1 b: i64[7]
input %2 c: f32[7,4]
input %3 d: f32[5,4]
input %4 e: i32[2]
input %5 f: f32[5,2]
input %6 g: bf16[5,4]
input %7 h: i64[7]
input %8 i: bf16[7,4]
%9 = aten.index_add.default(%0, 0, %1, %2, alpha=1) : f32[5,4] name=n0
%10 = aten.index_add.default(%3, -1, %4, %5, alpha=0.5) : f32[5,4] name=n1
%11 = aten.index_add.default(%6, 0, %7, %8, alpha=1) : bf16[5,4] name=n2
return %9, %10, %11
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x4xf32>, tensor<7xi64>, tensor<7x4xf32>, tensor<5x4xf32>, tensor<2xi32>, tensor<5x2xf32>, tensor<5x4xbf16>, tensor<7xi64>, tensor<7x4xbf16>) -> (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x4xf32>, %arg1: tensor<7xi64>, %arg2: tensor<7x4xf32>, %arg3: tensor<5x4xf32>, %arg4: tensor<2xi32>, %arg5: tensor<5x2xf32>, %arg6: tensor<5x4xbf16>, %arg7: tensor<7xi64>, %arg8: tensor<7x4xbf16>):
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg13: tensor<f32> loc("aten.index_add.default"), %arg14: tensor<f32> loc("aten.index_add.default")):
      %11 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5x4xf32>, tensor<7xi64>, tensor<7x4xf32>) -> tensor<5x4xf32>
    %1 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x2xf32>
    %3 = "stablehlo.multiply"(%arg5, %2) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %4 = "stablehlo.scatter"(%arg3, %arg4, %3) ({
    ^bb0(%arg11: tensor<f32> loc("aten.index_add.default"), %arg12: tensor<f32> loc("aten.index_add.default")):
      %10 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false} : (tensor<5x4xf32>, tensor<2xi32>, tensor<5x2xf32>) -> tensor<5x4xf32>
    %5 = "stablehlo.convert"(%arg8) : (tensor<7x4xbf16>) -> tensor<7x4xf32>
    %6 = "stablehlo.convert"(%arg6) : (tensor<5x4xbf16>) -> tensor<5x4xf32>
    %7 = "stablehlo.scatter"(%6, %arg7, %5) ({
    ^bb0(%arg9: tensor<f32> loc("aten.index_add.default"), %arg10: tensor<f32> loc("aten.index_add.default")):
      %9 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%9) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5x4xf32>, tensor<7xi64>, tensor<7x4xf32>) -> tensor<5x4xf32>
    %8 = "stablehlo.convert"(%7) : (tensor<5x4xf32>) -> tensor<5x4xbf16>
    "func.return"(%0, %4, %8) : (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
