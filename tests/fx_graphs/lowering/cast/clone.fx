graph g inference
input %0 a: f32[2,3]
input %1 b: f32[2,3]
%2 = aten.clone.default(%0, memory_format=none) : f32[2,3] name=n0
%3 = aten.clone.default(%1, memory_format=:contiguous_format) : f32[2,3] name=n1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>):
    "func.return"(%arg0, %arg1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
