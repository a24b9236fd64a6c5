graph g inference
input %0 a: f32[3]
%1 = aten.select_backward.default(%0, [2, 3], 0, 1) : f32[2,3] name=n0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<3xf32>) -> tensor<1x3xf32>
    %3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<0x3xf32>
    %5 = "stablehlo.concatenate"(%3, %2) {dimension = 0 : i64} : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
    "func.return"(%5) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
