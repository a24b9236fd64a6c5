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
      %27 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%27) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2, 3>} : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %3 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2xf32>
    %5 = "stablehlo.divide"(%2, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %7 = "stablehlo.subtract"(%0, %6) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %8 = "stablehlo.multiply"(%7, %7) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %9 = "stablehlo.reduce"(%8, %1) ({
    ^bb0(%arg3: tensor<f32> loc("aten.native_group_norm.default"), %arg4: tensor<f32> loc("aten.native_group_norm.default")):
      %26 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%26) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2, 3>} : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %10 = "stablehlo.divide"(%9, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %11 = "stablehlo.constant"() {value = dense<9.99999974E-6> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2xf32>
    %13 = "stablehlo.add"(%10, %12) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %14 = "stablehlo.rsqrt"(%13) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %15 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %16 = "stablehlo.subtract"(%0, %15) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %19 = "stablehlo.reshape"(%arg1) : (tensor<4xf32>) -> tensor<2x2xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %21 = "stablehlo.multiply"(%18, %20) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %22 = "stablehlo.reshape"(%arg2) : (tensor<4xf32>) -> tensor<2x2xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %24 = "stablehlo.add"(%21, %23) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<2x2x2x3xf32>) -> tensor<2x4x3xf32>
    "func.return"(%25, %5, %14) : (tensor<2x4x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
