graph g inference
input %0 x0: f32[1,2,2,2]
input %1 x1: f32[1,1,1,1]
input %2 x2: f32[1,2,2,2]
%3 = aten._adaptive_avg_pool3d.default(%0, [1, 1, 1]) : f32[1,1,1,1] name=y0
%4 = aten._adaptive_avg_pool3d_backward.default(%1, %2) : f32[1,2,2,2] name=y1
return %3, %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x2x2xf32>, tensor<1x1x1x1xf32>, tensor<1x2x2x2xf32>) -> (tensor<1x1x1x1xf32>, tensor<1x2x2x2xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x2x2xf32>, %arg1: tensor<1x1x1x1xf32>, %arg2: tensor<1x2x2x2xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x2x2x2xf32>) -> tensor<1x1x2x2x2xf32>
    %1 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%arg7: tensor<f32> loc("aten._adaptive_avg_pool3d.default"), %arg8: tensor<f32> loc("aten._adaptive_avg_pool3d.default")):
      %29 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%29) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<1x1x2x2x2xf32>, tensor<f32>) -> tensor<1x1x2x2xf32>
    %3 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x2x2xf32>
    %5 = "stablehlo.divide"(%2, %4) : (tensor<1x1x2x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<1x1x2x2xf32>) -> tensor<1x1x1x2x2xf32>
    %7 = "stablehlo.reduce"(%6, %1) ({
    ^bb0(%arg5: tensor<f32> loc("aten._adaptive_avg_pool3d.default"), %arg6: tensor<f32> loc("aten._adaptive_avg_pool3d.default")):
      %28 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<1x1x1x2x2xf32>, tensor<f32>) -> tensor<1x1x1x2xf32>
    %8 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x1x2xf32>
    %9 = "stablehlo.divide"(%7, %8) : (tensor<1x1x1x2xf32>, tensor<1x1x1x2xf32>) -> tensor<1x1x1x2xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<1x1x1x2xf32>) -> tensor<1x1x1x1x2xf32>
    %11 = "stablehlo.reduce"(%10, %1) ({
    ^bb0(%arg3: tensor<f32> loc("aten._adaptive_avg_pool3d.default"), %arg4: tensor<f32> loc("aten._adaptive_avg_pool3d.default")):
      %27 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%27) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<1x1x1x1x2xf32>, tensor<f32>) -> tensor<1x1x1x1xf32>
    %12 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %13 = "stablehlo.divide"(%11, %12) : (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
    %14 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %16 = "stablehlo.divide"(%arg1, %15) : (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1, 3, 4>} : (tensor<1x1x1x1xf32>) -> tensor<1x1x2x1x1xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<1x1x2x1x1xf32>) -> tensor<1x2x1x1xf32>
    %19 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x1x1xf32>
    %20 = "stablehlo.divide"(%18, %19) : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x1x1xf32>) -> tensor<1x2x1x2x1xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<1x2x1x2x1xf32>) -> tensor<1x2x2x1xf32>
    %23 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x2x1xf32>
    %24 = "stablehlo.divide"(%22, %23) : (tensor<1x2x2x1xf32>, tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x2x1xf32>) -> tensor<1x2x2x1x2xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<1x2x2x1x2xf32>) -> tensor<1x2x2x2xf32>
    "func.return"(%13, %26) : (tensor<1x1x1x1xf32>, tensor<1x2x2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
