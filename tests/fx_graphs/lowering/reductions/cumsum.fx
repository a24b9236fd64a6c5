graph g inference
input %0 x0: bool[2,3]
%1 = aten.cumsum.default(%0, -1) : i64[2,3] name=y0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi1>) -> tensor<2x3xi64>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xi1>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xi1>) -> tensor<2x3xi64>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %2 = "stablehlo.reduce_window"(%0, %1) ({
    ^bb0(%arg1: tensor<i64> loc("aten.cumsum.default"), %arg2: tensor<i64> loc("aten.cumsum.default")):
      %3 = "stablehlo.add"(%arg1, %arg2) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%3) : (tensor<i64>) -> ()
    }) {base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>} : (tensor<2x3xi64>, tensor<i64>) -> tensor<2x3xi64>
    "func.return"(%2) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
