graph g inference
input %0 a: f32[1,3]
input %1 b: f32[3]
input %2 c: bool[2,1,3]
%3 = aten.expand.default(%0, [2, -1], implicit=false) : f32[2,3] name=n0
%4 = aten.expand.default(%1, [2, 4, 3], implicit=false) : f32[2,4,3] name=n1
%5 = aten.expand.default(%2, [2, 4, -1], implicit=false) : bool[2,4,3] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x3xf32>, tensor<3xf32>, tensor<2x1x3xi1>) -> (tensor<2x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xi1>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<2x1x3xi1>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x4x3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x3xi1>) -> tensor<2x4x3xi1>
    "func.return"(%0, %1, %2) : (tensor<2x3xf32>, tensor<2x4x3xf32>, tensor<2x4x3xi1>) -> ()
  }) : () -> ()
}) : () -> ()
