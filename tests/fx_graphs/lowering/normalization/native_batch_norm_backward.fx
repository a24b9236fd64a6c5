graph g inference
input %0 x0: f32[2,3,2]
input %1 x1: f32[2,3,2]
input %2 x2: f32[3]
input %3 x3: f32[3]
input %4 x4: f32[3]
%5, %6, %7 = aten.native_batch_norm_backward.default(%0, %1, %2, none, none, %3, %4, true, 1e-05, [true, true, true]) : f32[2,3,2]; f32[3]; f32[3] name=y0
return %5, %6, %7
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x2xf32>, tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x2xf32>, %arg1: tensor<2x3x2xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg4) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x2xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x2xf32>
    %2 = "stablehlo.subtract"(%arg1, %1) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %4 = "stablehlo.multiply"(%arg0, %3) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %5 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%4, %5) ({
    ^bb0(%arg11: tensor<f32> loc("aten.native_batch_norm_backward.default"), %arg12: tensor<f32> loc("aten.native_batch_norm_backward.default")):
      %26 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%26) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 2>} : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<3xf32>
    %7 = "stablehlo.reduce"(%arg0, %5) ({
    ^bb0(%arg9: tensor<f32> loc("aten.native_batch_norm_backward.default"), %arg10: tensor<f32> loc("aten.native_batch_norm_backward.default")):
      %25 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%25) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 2>} : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x2xf32>
    %9 = "stablehlo.multiply"(%arg0, %8) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %10 = "stablehlo.reduce"(%9, %5) ({
    ^bb0(%arg7: tensor<f32> loc("aten.native_batch_norm_backward.default"), %arg8: tensor<f32> loc("aten.native_batch_norm_backward.default")):
      %24 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 2>} : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<3xf32>
    %11 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %13 = "stablehlo.divide"(%10, %12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x2xf32>
    %15 = "stablehlo.multiply"(%9, %3) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %16 = "stablehlo.reduce"(%15, %5) ({
    ^bb0(%arg5: tensor<f32> loc("aten.native_batch_norm_backward.default"), %arg6: tensor<f32> loc("aten.native_batch_norm_backward.default")):
      %23 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 2>} : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<3xf32>
    %17 = "stablehlo.divide"(%16, %12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3x2xf32>
    %19 = "stablehlo.multiply"(%3, %18) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %20 = "stablehlo.subtract"(%9, %14) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %21 = "stablehlo.subtract"(%20, %19) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    %22 = "stablehlo.multiply"(%21, %0) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    "func.return"(%22, %6, %7) : (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
