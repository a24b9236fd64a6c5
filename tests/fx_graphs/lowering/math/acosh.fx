graph g inference
input %0 a: f32[7]
%1 = aten.acosh.default(%0) : f32[7] name=n0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<7xf32>) -> tensor<7xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<7xf32>):
    %0 = "chlo.acosh"(%arg0) : (tensor<7xf32>) -> tensor<7xf32>
    "func.return"(%0) : (tensor<7xf32>) -> ()
  }) : () -> ()
}) : () -> ()
