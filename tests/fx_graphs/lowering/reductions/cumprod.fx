graph g inference
input %0 x0: bf16[3]
%1 = aten.cumprod.default(%0, 0) : bf16[3] name=y0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xbf16>) -> tensor<3xbf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xbf16>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<3xbf16>) -> tensor<3xf32>
    %1 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<3xf32>) -> tensor<2xf32>
    %3 = "stablehlo.pad"(%2, %1) {edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>} : (tensor<2xf32>, tensor<f32>) -> tensor<3xf32>
    %4 = "stablehlo.multiply"(%3, %0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %5 = "stablehlo.optimization_barrier"(%4) : (tensor<3xf32>) -> tensor<3xf32>
    %6 = "stablehlo.slice"(%5) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<3xf32>) -> tensor<1xf32>
    %7 = "stablehlo.pad"(%6, %1) {edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 2>, interior_padding = array<i64: 0>} : (tensor<1xf32>, tensor<f32>) -> tensor<3xf32>
    %8 = "stablehlo.multiply"(%7, %5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %9 = "stablehlo.optimization_barrier"(%8) : (tensor<3xf32>) -> tensor<3xf32>
    %10 = "stablehlo.convert"(%9) : (tensor<3xf32>) -> tensor<3xbf16>
    "func.return"(%10) : (tensor<3xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
