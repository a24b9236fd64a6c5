graph g inference
input %0 a: f32[2,3]
input %1 b: f32[2,3]
%2, %3 = aten.unbind.int(%0, 0) : f32[3]; f32[3] name=n0
%4, %5, %6 = aten.unbind.int(%1, -1) : f32[2]; f32[2]; f32[2] name=n1
return %2, %3, %4, %5, %6
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>):
    %0 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 1, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1x3xf32>) -> tensor<3xf32>
    %2 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1x3xf32>) -> tensor<3xf32>
    %4 = "stablehlo.slice"(%arg1) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2x1xf32>) -> tensor<2xf32>
    %6 = "stablehlo.slice"(%arg1) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x1xf32>) -> tensor<2xf32>
    %8 = "stablehlo.slice"(%arg1) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<2x1xf32>) -> tensor<2xf32>
    "func.return"(%1, %3, %5, %7, %9) : (tensor<3xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
