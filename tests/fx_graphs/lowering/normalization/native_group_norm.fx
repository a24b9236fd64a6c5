graph g inference
input %0 x0: f32[2,4,3]
input %1 x1: f32[4]
input %2 x2: f32[4]
%3, %4, %5 = aten.native_group_norm.default(%0, %1, %2, 2, 4, 3, 2, 1e-05) : f32[2,4,3]; f32[2,2]; f32[2,2] name=y0
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x3xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
    %1 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%arg5: tensor<f32> loc("aten.native_group_norm.default"), %arg6: tensor<f32> loc("aten.native_group_norm.default")):
      %30 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2, 3>} : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %3 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2xf32>
    %5 = "stablehlo.divide"(%2, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %7 = "stablehlo.subtract"(%0, %6) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %8 = "stablehlo.multiply"(%7, %7) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %9 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %10 = "stablehlo.reduce"(%8, %9) ({
    ^bb0(%arg3: tensor<f32> loc("aten.native_group_norm.default"), %arg4: tensor<f32> loc("aten.native_group_norm.default")):
      %29 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%29) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2, 3>} : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %11 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2xf32>
    %13 = "stablehlo.divide"(%10, %12) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %14 = "stablehlo.constant"() {value = dense<9.99999974E-6> : tensor<f32>} : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2xf32>
    %16 = "stablehlo.add"(%13, %15) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %17 = "stablehlo.rsqrt"(%16) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %18 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %19 = "stablehlo.subtract"(%0, %18) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %20 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %22 = "stablehlo.reshape"(%arg1) : (tensor<4xf32>) -> tensor<2x2xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %24 = "stablehlo.multiply"(%21, %23) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %25 = "stablehlo.reshape"(%arg2) : (tensor<4xf32>) -> tensor<2x2xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %27 = "stablehlo.add"(%24, %26) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<2x2x2x3xf32>) -> tensor<2x4x3xf32>
    "func.return"(%28, %5, %17) : (tensor<2x4x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
