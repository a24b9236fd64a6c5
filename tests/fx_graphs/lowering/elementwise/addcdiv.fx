graph g inference
input %0 a: f32[2,3]
input %1 b: f32[3]
input %2 c: f32[2,1]
input %3 d: f32[3]
input %4 e: f32[3]
input %5 f: f32[3]
%6 = aten.addcdiv.default(%0, %1, %2, value=1) : f32[2,3] name=n0
%7 = aten.addcdiv.default(%3, %4, %5, value=-0.5) : f32[3] name=n1
return %6, %7
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<2x1xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<2x1xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>, %arg5: tensor<3xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.divide"(%0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.add"(%arg0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() {value = dense<-5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %6 = "stablehlo.multiply"(%5, %arg4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %7 = "stablehlo.divide"(%6, %arg5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %8 = "stablehlo.add"(%arg3, %7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%3, %8) : (tensor<2x3xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
