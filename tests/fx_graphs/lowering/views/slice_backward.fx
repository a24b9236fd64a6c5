graph g inference
input %0 a: f32[2,5]
input %1 b: f32[3]
%2 = aten.slice_backward.default(%0, [2, 9], 1, 2, 7, 1) : f32[2,9] name=n0
%3 = aten.slice_backward.default(%1, [9], 0, 1, 8, 3) : f32[9] name=n1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5xf32>, tensor<3xf32>) -> (tensor<2x9xf32>, tensor<9xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5xf32>, %arg1: tensor<3xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.pad"(%arg0, %0) {edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>} : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x9xf32>
    %2 = "stablehlo.pad"(%arg1, %0) {edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 2>} : (tensor<3xf32>, tensor<f32>) -> tensor<9xf32>
    "func.return"(%1, %2) : (tensor<2x9xf32>, tensor<9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
