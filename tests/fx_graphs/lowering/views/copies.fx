graph g inference
input %0 a: f32[4,6]
%1 = aten.narrow_copy.default(%0, 1, -3, 2) : f32[4,2] name=n0
%2 = aten.permute_copy.default(%0, [1, 0]) : f32[6,4] name=n1
return %1, %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x6xf32>) -> (tensor<4x2xf32>, tensor<6x4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x6xf32>):
    %0 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 4, 5>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>} : (tensor<4x6xf32>) -> tensor<4x2xf32>
    %1 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 1, 0>} : (tensor<4x6xf32>) -> tensor<6x4xf32>
    "func.return"(%0, %1) : (tensor<4x2xf32>, tensor<6x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
