graph g inference
input %0 a: f32[4,3,5]
input %1 b: f32[4,3,5]
input %2 c: f32[4,1,1]
input %3 d: f32[4]
%4, %5 = aten._weight_norm_interface_backward.default(%0, %1, %2, %3, 0) : f32[4,3,5]; f32[4,1,1] name=n0
return %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x3x5xf32>, tensor<4x3x5xf32>, tensor<4x1x1xf32>, tensor<4xf32>) -> (tensor<4x3x5xf32>, tensor<4x1x1xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x3x5xf32>, %arg1: tensor<4x3x5xf32>, %arg2: tensor<4x1x1xf32>, %arg3: tensor<4xf32>):
    %0 = "stablehlo.reshape"(%arg2) : (tensor<4x1x1xf32>) -> tensor<4xf32>
    %1 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
    %2 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.reduce"(%1, %2) ({
    ^bb0(%arg4: tensor<f32> loc("aten._weight_norm_interface_backward.default"), %arg5: tensor<f32> loc("aten._weight_norm_interface_backward.default")):
      %17 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%17) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1, 2>} : (tensor<4x3x5xf32>, tensor<f32>) -> tensor<4xf32>
    %4 = "stablehlo.divide"(%3, %arg3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %5 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %6 = "stablehlo.optimization_barrier"(%5) : (tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    %8 = "stablehlo.multiply"(%4, %7) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %9 = "stablehlo.divide"(%8, %arg3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3x5xf32>
    %11 = "stablehlo.multiply"(%arg1, %10) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
    %12 = "stablehlo.subtract"(%arg0, %11) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
    %13 = "stablehlo.divide"(%0, %arg3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x3x5xf32>
    %15 = "stablehlo.multiply"(%14, %12) : (tensor<4x3x5xf32>, tensor<4x3x5xf32>) -> tensor<4x3x5xf32>
    %16 = "stablehlo.reshape"(%4) : (tensor<4xf32>) -> tensor<4x1x1xf32>
    "func.return"(%15, %16) : (tensor<4x3x5xf32>, tensor<4x1x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
