graph g inference
input %0 a: f32[2,6]
%1 = aten.view_copy.default(%0, [3, -1]) : f32[3,4] name=n0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x6xf32>) -> tensor<3x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x6xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x6xf32>) -> tensor<3x4xf32>
    "func.return"(%0) : (tensor<3x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
