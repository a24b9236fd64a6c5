graph g inference
input %0 a: f32[2,3]
input %1 b: f32[3]
input %2 c: f32[]
%3 = aten.repeat.default(%0, [2, 2]) : f32[4,6] name=n0
%4 = aten.repeat.default(%1, [2, 1, 3]) : f32[2,1,9] name=n1
%5 = aten.repeat.default(%2, [2]) : f32[2] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<f32>) -> (tensor<4x6xf32>, tensor<2x1x9xf32>, tensor<2xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<f32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 1, 3>} : (tensor<2x3xf32>) -> tensor<2x2x2x3xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x2x2x3xf32>) -> tensor<4x6xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x1x3x3xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<2x1x3x3xf32>) -> tensor<2x1x9xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
    "func.return"(%1, %3, %4) : (tensor<4x6xf32>, tensor<2x1x9xf32>, tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
