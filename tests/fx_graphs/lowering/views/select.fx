graph g inference
input %0 a: f32[2,3]
input %1 b: bool[3]
%2 = aten.select.int(%0, 0, 1) : f32[3] name=n0
%3 = aten.select.int(%1, 0, 0) : bool[] name=n1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xi1>) -> (tensor<3xf32>, tensor<i1>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<3xi1>):
    %0 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<1x3xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1x3xf32>) -> tensor<3xf32>
    %2 = "stablehlo.slice"(%arg1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<3xi1>) -> tensor<1xi1>
    %3 = "stablehlo.reshape"(%2) : (tensor<1xi1>) -> tensor<i1>
    "func.return"(%1, %3) : (tensor<3xf32>, tensor<i1>) -> ()
  }) : () -> ()
}) : () -> ()
