graph g inference
input %0 a: f32[2]
%1 = aten.new_empty_strided.default(%0, [2, 3], [3, 1], dtype=none) : f32[2,3] name=n0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf32>) -> tensor<2x3xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    "func.return"(%1) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
