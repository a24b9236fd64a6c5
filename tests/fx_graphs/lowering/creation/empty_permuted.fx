graph g inference
%0 = aten.empty_permuted.default([2, 3], [1, 0], dtype=none) : f32[2,3] name=n0
return %0
---
"builtin.module"() ({
  "func.func"() <{function_type = () -> tensor<2x3xf32>, sym_name = "main"}> ({
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    "func.return"(%1) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
