graph g inference
input %0 a: f32[3]
%1 = torchtpu.again.default(%0) : f32[3] name=n0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf32>) -> tensor<3xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf32>):
    %0 = "stablehlo.optimization_barrier"(%arg0) : (tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%0) : (tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
