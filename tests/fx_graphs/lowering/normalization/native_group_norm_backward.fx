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
      %32 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%32) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2, 3>} : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %11 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2xf32>
    %13 = "stablehlo.divide"(%10, %12) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %15 = "stablehlo.multiply"(%8, %5) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %16 = "stablehlo.reduce"(%15, %9) ({
    ^bb0(%arg9: tensor<f32> loc("aten.native_group_norm_backward.default"), %arg10: tensor<f32> loc("aten.native_group_norm_backward.default")):
      %31 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%31) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2, 3>} : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %17 = "stablehlo.divide"(%16, %12) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %19 = "stablehlo.multiply"(%5, %18) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %20 = "stablehlo.subtract"(%8, %14) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %21 = "stablehlo.subtract"(%20, %19) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %22 = "stablehlo.multiply"(%21, %3) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %23 = "stablehlo.multiply"(%1, %5) : (tensor<2x2x2x3xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x3xf32>
    %24 = "stablehlo.reduce"(%23, %9) ({
    ^bb0(%arg7: tensor<f32> loc("aten.native_group_norm_backward.default"), %arg8: tensor<f32> loc("aten.native_group_norm_backward.default")):
      %30 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 3>} : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %25 = "stablehlo.reduce"(%1, %9) ({
    ^bb0(%arg5: tensor<f32> loc("aten.native_group_norm_backward.default"), %arg6: tensor<f32> loc("aten.native_group_norm_backward.default")):
      %29 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%29) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 3>} : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %26 = "stablehlo.reshape"(%22) : (tensor<2x2x2x3xf32>) -> tensor<2x4x3xf32>
    %27 = "stablehlo.reshape"(%24) : (tensor<2x2xf32>) -> tensor<4xf32>
    %28 = "stablehlo.reshape"(%25) : (tensor<2x2xf32>) -> tensor<4xf32>
    "func.return"(%26, %27, %28) : (tensor<2x4x3xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
