graph g inference
input %0 a: f32[4,3]
input %1 b: f32[5,3,2]
input %2 c: f32[4,2]
%3 = aten._trilinear.default(%0, %1, %2, [1, 3], [0], [1, 2], [2, 3], 1) : f32[4,5] name=n0
return %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x3xf32>, tensor<5x3x2xf32>, tensor<4x2xf32>) -> tensor<4x5xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x3xf32>, %arg1: tensor<5x3x2xf32>, %arg2: tensor<4x2xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<4x3xf32>) -> tensor<4x1x3x1xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<5x3x2xf32>) -> tensor<1x5x3x2xf32>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<4x2xf32>) -> tensor<4x1x1x2xf32>
    %3 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<4x1x3x1xf32>) -> tensor<4x5x3x2xf32>
    %4 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x5x3x2xf32>) -> tensor<4x5x3x2xf32>
    %5 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<4x1x1x2xf32>) -> tensor<4x5x3x2xf32>
    %6 = "stablehlo.multiply"(%3, %4) : (tensor<4x5x3x2xf32>, tensor<4x5x3x2xf32>) -> tensor<4x5x3x2xf32>
    %7 = "stablehlo.multiply"(%6, %5) : (tensor<4x5x3x2xf32>, tensor<4x5x3x2xf32>) -> tensor<4x5x3x2xf32>
    %8 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%7, %8) ({
    ^bb0(%arg3: tensor<f32> loc("aten._trilinear.default"), %arg4: tensor<f32> loc("aten._trilinear.default")):
      %10 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2, 3>} : (tensor<4x5x3x2xf32>, tensor<f32>) -> tensor<4x5xf32>
    "func.return"(%9) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
