graph g inference
input %0 a: f32[2,7]
%1, %2 = aten.unsafe_split_with_sizes.default(%0, [3, 4], 1) : f32[2,3]; f32[2,4] name=n0
return %1, %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x7xf32>) -> (tensor<2x3xf32>, tensor<2x4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x7xf32>):
    %0 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x7xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 2, 7>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<2x7xf32>) -> tensor<2x4xf32>
    "func.return"(%0, %1) : (tensor<2x3xf32>, tensor<2x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
