graph g inference
input %0 a: f32[3,4]
input %1 b: f32[3,4]
input %2 c: f32[2,3,4]
%3 = aten.diagonal.default(%0, 0, 0, 1) : f32[3] name=n0
%4 = aten.diagonal.default(%1, 1, 0, 1) : f32[3] name=n1
%5 = aten.diagonal.default(%2, 0, 1, 2) : f32[2,3] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x4xf32>, tensor<3x4xf32>, tensor<2x3x4xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<2x3x4xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x4xf32>) -> tensor<12xf32>
    %1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 11>, start_indices = array<i64: 0>, strides = array<i64: 5>} : (tensor<12xf32>) -> tensor<3xf32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<3x4xf32>) -> tensor<12xf32>
    %3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 12>, start_indices = array<i64: 1>, strides = array<i64: 5>} : (tensor<12xf32>) -> tensor<3xf32>
    %4 = "stablehlo.reshape"(%arg2) : (tensor<2x3x4xf32>) -> tensor<2x12xf32>
    %5 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 11>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 5>} : (tensor<2x12xf32>) -> tensor<2x3xf32>
    "func.return"(%1, %3, %5) : (tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
