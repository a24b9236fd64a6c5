graph g inference
input %0 a: f32[2,3]
input %1 b: f32[3]
%2 = aten.select_scatter.default(%0, %1, 0, 1) : f32[2,3] name=n0
return %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>):
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3xf32>) -> tensor<1x3xf32>
    %1 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 1, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %2 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<0x3xf32>
    %3 = "stablehlo.concatenate"(%1, %0) {dimension = 0 : i64} : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
    "func.return"(%3) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
