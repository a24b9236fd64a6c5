graph g inference
input %0 x0: f32[2,4,3]
input %1 x1: f32[2,4,3]
input %2 x2: f32[2,2]
input %3 x3: f32[2,2]
input %4 x4: f32[4]
%5, %6, %7 = aten.native_group_norm_backward.default(%0, %1, %2, %3, %4, 2, 4, 3, 2, [true, true, true]) : f32[2,4,3]; f32[4]; f32[4] name=y0
return %5, %6, %7
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x3xf32>, tensor<2x4x3xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<4xf32>) -> (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x3xf32>, %arg1: tensor<2x4x3xf32>, %arg2: tensor<2x2xf32>, %arg3: tensor<2x2xf32>, %arg4: tensor<4xf32>):
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %4 = "stablehlo.subtract"(%0, %2) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %5 = "stablehlo.multiply"(%4, %3) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %6 = "stablehlo.reshape"(%arg4) : (tensor<4xf32>) -> tensor<2x2xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %8 = "stablehlo.multiply"(%1, %7) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %9 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %10 = "stablehlo.reduce"(%8, %9) ({
    ^bb0(%arg11: tensor<f32> loc("aten.native_group_norm_backward.default"), %arg12: tensor<f32> loc("aten.native_group_norm_backward.default")):
      %37 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%37) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2, 3>} : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %11 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2xf32>
    %13 = "stablehlo.divide"(%10, %12) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %15 = "stablehlo.multiply"(%8, %5) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %16 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %17 = "stablehlo.reduce"(%15, %16) ({
    ^bb0(%arg9: tensor<f32> loc("aten.native_group_norm_backward.default"), %arg10: tensor<f32> loc("aten.native_group_norm_backward.default")):
      %36 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2, 3>} : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %18 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2xf32>
    %20 = "stablehlo.divide"(%17, %19) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %22 = "stablehlo.multiply"(%5, %21) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %23 = "stablehlo.subtract"(%8, %14) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %24 = "stablehlo.subtract"(%23, %22) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %25 = "stablehlo.multiply"(%24, %3) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %26 = "stablehlo.multiply"(%1, %5) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %27 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %28 = "stablehlo.reduce"(%26, %27) ({
    ^bb0(%arg7: tensor<f32> loc("aten.native_group_norm_backward.default"), %arg8: tensor<f32> loc("aten.native_group_norm_backward.default")):
      %35 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%35) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 3>} : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %29 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %30 = "stablehlo.reduce"(%1, %29) ({
    ^bb0(%arg5: tensor<f32> loc("aten.native_group_norm_backward.default"), %arg6: tensor<f32> loc("aten.native_group_norm_backward.default")):
      %34 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%34) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 3>} : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %31 = "stablehlo.reshape"(%25) : (tensor<2x2x2x3xf32>) -> tensor<2x4x3xf32>
    %32 = "stablehlo.reshape"(%28) : (tensor<2x2xf32>) -> tensor<4xf32>
    %33 = "stablehlo.reshape"(%30) : (tensor<2x2xf32>) -> tensor<4xf32>
    "func.return"(%31, %32, %33) : (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
