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
      %35 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%35) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<1x1x2x2x2xf32>, tensor<f32>) -> tensor<1x1x2x2xf32>
    %3 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x2x2xf32>
    %5 = "stablehlo.divide"(%2, %4) : (tensor<1x1x2x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xf32>
    %6 = "stablehlo.reshape"(%5) : (tensor<1x1x2x2xf32>) -> tensor<1x1x1x2x2xf32>
    %7 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "stablehlo.reduce"(%6, %7) ({
    ^bb0(%arg5: tensor<f32> loc("aten._adaptive_avg_pool3d.default"), %arg6: tensor<f32> loc("aten._adaptive_avg_pool3d.default")):
      %34 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%34) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<1x1x1x2x2xf32>, tensor<f32>) -> tensor<1x1x1x2xf32>
    %9 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x1x2xf32>
    %11 = "stablehlo.divide"(%8, %10) : (tensor<1x1x1x2xf32>, tensor<1x1x1x2xf32>) -> tensor<1x1x1x2xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<1x1x1x2xf32>) -> tensor<1x1x1x1x2xf32>
    %13 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%12, %13) ({
    ^bb0(%arg3: tensor<f32> loc("aten._adaptive_avg_pool3d.default"), %arg4: tensor<f32> loc("aten._adaptive_avg_pool3d.default")):
      %33 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%33) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<1x1x1x1x2xf32>, tensor<f32>) -> tensor<1x1x1x1xf32>
    %15 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %17 = "stablehlo.divide"(%14, %16) : (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
    %18 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %20 = "stablehlo.divide"(%arg1, %19) : (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0, 1, 3, 4>} : (tensor<1x1x1x1xf32>) -> tensor<1x1x2x1x1xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<1x1x2x1x1xf32>) -> tensor<1x2x1x1xf32>
    %23 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x1x1xf32>
    %25 = "stablehlo.divide"(%22, %24) : (tensor<1x2x1x1xf32>, tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x1x1xf32>) -> tensor<1x2x1x2x1xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<1x2x1x2x1xf32>) -> tensor<1x2x2x1xf32>
    %28 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x2x1xf32>
    %30 = "stablehlo.divide"(%27, %29) : (tensor<1x2x2x1xf32>, tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x2x1xf32>) -> tensor<1x2x2x1x2xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<1x2x2x1x2xf32>) -> tensor<1x2x2x2xf32>
    "func.return"(%17, %32) : (tensor<1x1x1x1xf32>, tensor<1x2x2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
