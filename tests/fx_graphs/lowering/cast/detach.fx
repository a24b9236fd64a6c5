graph g inference
input %0 a: f32[3]
input %1 b: i64[3]
%2 = aten.detach.default(%0) : f32[3] name=n0
%3 = aten.detach.default(%1) : i64[3] name=n1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf32>, tensor<3xi64>) -> (tensor<3xf32>, tensor<3xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<3xi64>):
    "func.return"(%arg0, %arg1) : (tensor<3xf32>, tensor<3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
