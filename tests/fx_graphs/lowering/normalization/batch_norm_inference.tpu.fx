graph g inference
input %0 x: f32[2,3,4]
input %1 weight: f32[3]
input %2 bias: f32[3]
input %3 mean: f32[3]
input %4 log_var: f32[3]
input %5 y: bf16[2,3]
%6 = aten.exp.default(%4) : f32[3] name=var
%7, %8, %9 = aten._native_batch_norm_legit_no_training.default(%0, %1, %2, %3, %6, 0.1, 1e-5) : f32[2,3,4]; f32[0]; f32[0] name=both
%10, %11, %12 = aten._native_batch_norm_legit_no_training.default(%5, none, none, %3, %6, 0.1, 1e-5) : bf16[2,3]; f32[0]; f32[0] name=plain
return %7, %10
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xbf16>) -> (tensor<2x3x4xf32>, tensor<2x3xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>, %arg5: tensor<2x3xbf16>):
    %0 = "stablehlo.exponential"(%arg4) : (tensor<3xf32>) -> tensor<3xf32>
    %1 = "stablehlo.constant"() {value = dense<9.99999974E-6> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %3 = "stablehlo.add"(%0, %2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %4 = "stablehlo.rsqrt"(%3) : (tensor<3xf32>) -> tensor<3xf32>
    %5 = "stablehlo.multiply"(%4, %arg1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %6 = "stablehlo.multiply"(%arg3, %5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %7 = "stablehlo.subtract"(%arg2, %6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %9 = "stablehlo.multiply"(%arg0, %8) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %10 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %11 = "stablehlo.add"(%9, %10) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %12 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<0xf32>
    %14 = "stablehlo.convert"(%arg5) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %15 = "stablehlo.add"(%0, %2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %16 = "stablehlo.rsqrt"(%15) : (tensor<3xf32>) -> tensor<3xf32>
    %17 = "stablehlo.multiply"(%arg3, %16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %18 = "stablehlo.negate"(%17) : (tensor<3xf32>) -> tensor<3xf32>
    %19 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.multiply"(%14, %19) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.add"(%20, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.convert"(%22) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    "func.return"(%11, %23) : (tensor<2x3x4xf32>, tensor<2x3xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
