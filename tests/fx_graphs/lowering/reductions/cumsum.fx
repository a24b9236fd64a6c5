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
    %2 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xi64>) -> tensor<2x2xi64>
    %3 = "stablehlo.pad"(%2, %1) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>} : (tensor<2x2xi64>, tensor<i64>) -> tensor<2x3xi64>
    %4 = "stablehlo.add"(%3, %0) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %5 = "stablehlo.optimization_barrier"(%4) : (tensor<2x3xi64>) -> tensor<2x3xi64>
    %6 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xi64>) -> tensor<2x1xi64>
    %7 = "stablehlo.pad"(%6, %1) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>} : (tensor<2x1xi64>, tensor<i64>) -> tensor<2x3xi64>
    %8 = "stablehlo.add"(%7, %5) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %9 = "stablehlo.optimization_barrier"(%8) : (tensor<2x3xi64>) -> tensor<2x3xi64>
    "func.return"(%9) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
