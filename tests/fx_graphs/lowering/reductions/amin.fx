graph g inference
input %0 x0: i64[2,3]
%1 = aten.amin.default(%0, [], false) : i64[] name=y0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi64>) -> tensor<i64>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xi64>):
    %0 = "stablehlo.constant"() {value = dense<9223372036854775807> : tensor<i64>} : () -> tensor<i64>
    %1 = "stablehlo.reduce"(%arg0, %0) ({
    ^bb0(%arg1: tensor<i64> loc("aten.amin.default"), %arg2: tensor<i64> loc("aten.amin.default")):
      %2 = "stablehlo.minimum"(%arg1, %arg2) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%2) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%1) : (tensor<i64>) -> ()
  }) : () -> ()
}) : () -> ()
