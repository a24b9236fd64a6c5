graph g inference
input %0 a: f32[2,9]
%1 = aten.narrow.default(%0, 1, 2, 5) : f32[2,5] name=n0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x9xf32>) -> tensor<2x5xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x9xf32>):
    %0 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 2, 7>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x9xf32>) -> tensor<2x5xf32>
    "func.return"(%0) : (tensor<2x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
