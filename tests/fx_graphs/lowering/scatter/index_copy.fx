graph g inference
input %0 a: f32[5,4]
input %1 b: i64[2]
input %2 c: f32[2,4]
%3 = aten.index_copy.default(%0, 0, %1, %2) : f32[5,4] name=n0
return %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x4xf32>, tensor<2xi64>, tensor<2x4xf32>) -> tensor<5x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x4xf32>, %arg1: tensor<2xi64>, %arg2: tensor<2x4xf32>):
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg3: tensor<f32> loc("aten.index_copy.default"), %arg4: tensor<f32> loc("aten.index_copy.default")):
      "stablehlo.return"(%arg4) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5x4xf32>, tensor<2xi64>, tensor<2x4xf32>) -> tensor<5x4xf32>
    "func.return"(%0) : (tensor<5x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
