graph g inference
input %0 a: bool[2,3]
input %1 b: f32[2,3]
input %2 c: f32[3]
input %3 d: bool[4,1,2]
input %4 e: f32[]
input %5 f: f32[]
input %6 g: bool[]
input %7 h: f32[2,3]
input %8 i: f32[3]
%9 = aten.where.self(%0, %1, %2) : f32[2,3] name=n0
%10 = aten.where.self(%3, %4, %5) : f32[4,1,2] name=n1
%11 = aten.where.self(%6, %7, %8) : f32[2,3] name=n2
return %9, %10, %11
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi1>, tensor<2x3xf32>, tensor<3xf32>, tensor<4x1x2xi1>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<4x1x2xf32>, tensor<2x3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<4x1x2xi1>, %arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<i1>, %arg7: tensor<2x3xf32>, %arg8: tensor<3xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.select"(%arg0, %arg1, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x1x2xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x1x2xf32>
    %4 = "stablehlo.select"(%arg3, %2, %3) : (tensor<4x1x2xi1>, tensor<4x1x2xf32>, tensor<4x1x2xf32>) -> tensor<4x1x2xf32>
    %5 = "stablehlo.broadcast_in_dim"(%arg8) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.select"(%arg6, %arg7, %5) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%1, %4, %6) : (tensor<2x3xf32>, tensor<4x1x2xf32>, tensor<2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
