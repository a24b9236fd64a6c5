graph g inference
input %0 a: f32[4,3]
%1 = aten._unsafe_view.default(%0, [2, 2, 3]) : f32[2,2,3] name=n0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x3xf32>) -> tensor<2x2x3xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x3xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<4x3xf32>) -> tensor<2x2x3xf32>
    "func.return"(%0) : (tensor<2x2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
