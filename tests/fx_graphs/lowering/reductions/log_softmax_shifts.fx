graph g inference
input %0 x: f32[3,8]
input %1 y: bf16[2,5,3]
%2, %3 = torchtpu.log_softmax_shifts.default(%0, 1) : f32[3,1]; f32[3,1] name=n0
%4, %5 = torchtpu.log_softmax_shifts.default(%1, 1) : f32[2,1,3]; f32[2,1,3] name=n1
return %2, %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x8xf32>, tensor<2x5x3xbf16>) -> (tensor<3x1xf32>, tensor<3x1xf32>, tensor<2x1x3xf32>, tensor<2x1x3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x8xf32>, %arg1: tensor<2x5x3xbf16>):
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.reduce"(%arg0, %0) ({
    ^bb0(%arg8: tensor<f32> loc("torchtpu.log_softmax_shifts.default"), %arg9: tensor<f32> loc("torchtpu.log_softmax_shifts.default")):
      %22 = "stablehlo.maximum"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<3x8xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x8xf32>
    %3 = "stablehlo.subtract"(%arg0, %2) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %4 = "stablehlo.exponential"(%3) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %5 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%4, %5) ({
    ^bb0(%arg6: tensor<f32> loc("torchtpu.log_softmax_shifts.default"), %arg7: tensor<f32> loc("torchtpu.log_softmax_shifts.default")):
      %21 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%21) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<3x8xf32>, tensor<f32>) -> tensor<3xf32>
    %7 = "stablehlo.log"(%6) : (tensor<3xf32>) -> tensor<3xf32>
    %8 = "stablehlo.reshape"(%1) : (tensor<3xf32>) -> tensor<3x1xf32>
    %9 = "stablehlo.reshape"(%7) : (tensor<3xf32>) -> tensor<3x1xf32>
    %10 = "stablehlo.convert"(%arg1) : (tensor<2x5x3xbf16>) -> tensor<2x5x3xf32>
    %11 = "stablehlo.reduce"(%10, %0) ({
    ^bb0(%arg4: tensor<f32> loc("torchtpu.log_softmax_shifts.default"), %arg5: tensor<f32> loc("torchtpu.log_softmax_shifts.default")):
      %20 = "stablehlo.maximum"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%20) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x5x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xf32>) -> tensor<2x5x3xf32>
    %13 = "stablehlo.subtract"(%10, %12) : (tensor<2x5x3xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %14 = "stablehlo.exponential"(%13) : (tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %15 = "stablehlo.reduce"(%14, %5) ({
    ^bb0(%arg2: tensor<f32> loc("torchtpu.log_softmax_shifts.default"), %arg3: tensor<f32> loc("torchtpu.log_softmax_shifts.default")):
      %19 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%19) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x5x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %16 = "stablehlo.log"(%15) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.reshape"(%11) : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
    %18 = "stablehlo.reshape"(%16) : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
    "func.return"(%8, %9, %17, %18) : (tensor<3x1xf32>, tensor<3x1xf32>, tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
