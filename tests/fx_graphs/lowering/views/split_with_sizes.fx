graph g inference
input %0 a: f32[3]
%1, %2 = aten.split_with_sizes.default(%0, [1, 2], 0) : f32[1]; f32[2] name=n0
return %1, %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf32>) -> (tensor<1xf32>, tensor<2xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf32>):
    %0 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<3xf32>) -> tensor<1xf32>
    %1 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 3>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<3xf32>) -> tensor<2xf32>
    "func.return"(%0, %1) : (tensor<1xf32>, tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
