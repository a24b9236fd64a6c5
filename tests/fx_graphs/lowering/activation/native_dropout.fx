graph g inference
input %0 a: f32[3]
%1, %2 = aten.native_dropout.default(%0, 0.5, false) : f32[3]; bool[3] name=n0
return %1, %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xi1>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf32>):
    %0 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    "func.return"(%arg0, %1) : (tensor<3xf32>, tensor<3xi1>) -> ()
  }) : () -> ()
}) : () -> ()
