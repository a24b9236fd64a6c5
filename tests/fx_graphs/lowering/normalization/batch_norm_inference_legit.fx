graph g inference
input %0 x0: f32[2,3]
input %1 x1: f32[3]
input %2 x2: f32[3]
input %3 x3: f32[2,3]
input %4 x4: f32[3]
input %5 x5: f32[3]
%6, %7, %8 = aten._native_batch_norm_legit.default(%0, none, none, %1, %2, false, 0.1, 1e-05) : f32[2,3]; f32[0]; f32[0] name=y0
%9, %10, %11 = aten.native_batch_norm.default(%3, none, none, %4, %5, false, 0.1, 1e-05) : f32[2,3]; f32[0]; f32[0] name=y1
return %6, %7, %8, %9, %10, %11
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x3xf32>, tensor<0xf32>, tensor<0xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<2x3xf32>, %arg4: tensor<3xf32>, %arg5: tensor<3xf32>):
    %0 = "stablehlo.constant"() {value = dense<9.99999974E-6> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %2 = "stablehlo.add"(%arg2, %1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %3 = "stablehlo.rsqrt"(%2) : (tensor<3xf32>) -> tensor<3xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.subtract"(%arg0, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0xf32>
    %10 = "stablehlo.add"(%arg5, %1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %11 = "stablehlo.rsqrt"(%10) : (tensor<3xf32>) -> tensor<3xf32>
    %12 = "stablehlo.broadcast_in_dim"(%arg4) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.subtract"(%arg3, %12) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%7, %9, %9, %15, %9, %9) : (tensor<2x3xf32>, tensor<0xf32>, tensor<0xf32>, tensor<2x3xf32>, tensor<0xf32>, tensor<0xf32>) -> ()
  }) : () -> ()
}) : () -> ()
