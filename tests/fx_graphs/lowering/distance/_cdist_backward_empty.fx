graph g inference
input %0 grad: f32[0,3,4]
input %1 x1: f32[3,5]
input %2 x2: f32[0,4,5]
input %3 distance: f32[0,3,4]
%4 = aten._cdist_backward.default(%0, %1, %2, 2.0, %3) : f32[3,5] name=y0
return %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<0x3x4xf32>, tensor<3x5xf32>, tensor<0x4x5xf32>, tensor<0x3x4xf32>) -> tensor<3x5xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<0x3x4xf32>, %arg1: tensor<3x5xf32>, %arg2: tensor<0x4x5xf32>, %arg3: tensor<0x3x4xf32>):
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3x5xf32>) -> tensor<3x1x5xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1, 2, 3>} : (tensor<3x1x5xf32>) -> tensor<0x3x4x5xf32>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<0x4x5xf32>) -> tensor<0x1x4x5xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<0x1x4x5xf32>) -> tensor<0x3x4x5xf32>
    %4 = "stablehlo.subtract"(%1, %3) : (tensor<0x3x4x5xf32>, tensor<0x3x4x5xf32>) -> tensor<0x3x4x5xf32>
    %5 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<0x3x4xf32>) -> tensor<0x3x4x5xf32>
    %6 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<0x3x4xf32>) -> tensor<0x3x4x5xf32>
    %7 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0x3x4x5xf32>
    %9 = "stablehlo.abs"(%4) : (tensor<0x3x4x5xf32>) -> tensor<0x3x4x5xf32>
    %10 = "stablehlo.sign"(%4) : (tensor<0x3x4x5xf32>) -> tensor<0x3x4x5xf32>
    %11 = "stablehlo.compare"(%6, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<0x3x4x5xf32>, tensor<0x3x4x5xf32>) -> tensor<0x3x4x5xi1>
    %12 = "stablehlo.multiply"(%5, %4) : (tensor<0x3x4x5xf32>, tensor<0x3x4x5xf32>) -> tensor<0x3x4x5xf32>
    %13 = "stablehlo.divide"(%12, %6) : (tensor<0x3x4x5xf32>, tensor<0x3x4x5xf32>) -> tensor<0x3x4x5xf32>
    %14 = "stablehlo.select"(%11, %8, %13) : (tensor<0x3x4x5xi1>, tensor<0x3x4x5xf32>, tensor<0x3x4x5xf32>) -> tensor<0x3x4x5xf32>
    %15 = "stablehlo.reduce"(%14, %7) ({
    ^bb0(%arg4: tensor<f32> loc("aten._cdist_backward.default"), %arg5: tensor<f32> loc("aten._cdist_backward.default")):
      %17 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%17) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<0x3x4x5xf32>, tensor<f32>) -> tensor<0x3x5xf32>
    %16 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    "func.return"(%16) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
