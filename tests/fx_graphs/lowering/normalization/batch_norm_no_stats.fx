graph g inference
input %0 x0: f32[2,3,2]
input %1 x1: f32[3]
%2, %3, %4 = aten._native_batch_norm_legit.no_stats(%0, %1, none, true, 0.1, 1e-05) : f32[2,3,2]; f32[3]; f32[3] name=y0
return %2, %3, %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x2xf32>, tensor<3xf32>) -> (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x2xf32>, %arg1: tensor<3xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.reduce"(%arg0, %0) ({
    ^bb0(%arg4: tensor<f32> loc("aten._native_batch_norm_legit.no_stats"), %arg5: tensor<f32> loc("aten._native_batch_norm_legit.no_stats")):
      %21 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%21) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 2>} : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %4 = "stablehlo.divide"(%1, %3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x2xf32>
    %6 = "stablehlo.subtract"(%arg0, %5) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %7 = "stablehlo.multiply"(%6, %6) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %8 = "stablehlo.reduce"(%7, %0) ({
    ^bb0(%arg2: tensor<f32> loc("aten._native_batch_norm_legit.no_stats"), %arg3: tensor<f32> loc("aten._native_batch_norm_legit.no_stats")):
      %20 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%20) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 2>} : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<3xf32>
    %9 = "stablehlo.divide"(%8, %3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %10 = "stablehlo.constant"() {value = dense<9.99999974E-6> : tensor<f32>} : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %12 = "stablehlo.add"(%9, %11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %13 = "stablehlo.rsqrt"(%12) : (tensor<3xf32>) -> tensor<3xf32>
    %14 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x2xf32>
    %15 = "stablehlo.subtract"(%arg0, %14) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %16 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x2xf32>
    %17 = "stablehlo.multiply"(%15, %16) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %18 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x2xf32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    "func.return"(%19, %4, %13) : (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
