graph g inference
input %0 x: bf16[3,8]
%1, %2 = torchtpu.log_softmax_shifts.default(%0, 1) : f32[3,1]; f32[3,1] name=n0
return %1, %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x8xbf16>) -> (tensor<3x1xf32>, tensor<3x1xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x8xbf16>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<3x8xbf16>) -> tensor<3x8xf32>
    %1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%arg1: tensor<f32> loc("torchtpu.log_softmax_shifts.default"), %arg2: tensor<f32> loc("torchtpu.log_softmax_shifts.default")):
      %16 = "stablehlo.maximum"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<3x8xf32>, tensor<f32>) -> tensor<3xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x8xf32>
    %4 = "stablehlo.subtract"(%0, %3) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %5 = "stablehlo.exponential"(%4) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %6 = "stablehlo.convert"(%5) : (tensor<3x8xf32>) -> tensor<3x8xbf16>
    %7 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<bf16>} : () -> tensor<bf16>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<8x8xbf16>
    %9 = "stablehlo.optimization_barrier"(%8) : (tensor<8x8xbf16>) -> tensor<8x8xbf16>
    %10 = "stablehlo.dot_general"(%6, %9) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x8xbf16>, tensor<8x8xbf16>) -> tensor<3x8xf32>
    %11 = "stablehlo.slice"(%10) {limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x8xf32>) -> tensor<3x1xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<3x1xf32>) -> tensor<3xf32>
    %13 = "stablehlo.log"(%12) : (tensor<3xf32>) -> tensor<3xf32>
    %14 = "stablehlo.reshape"(%2) : (tensor<3xf32>) -> tensor<3x1xf32>
    %15 = "stablehlo.reshape"(%13) : (tensor<3xf32>) -> tensor<3x1xf32>
    "func.return"(%14, %15) : (tensor<3x1xf32>, tensor<3x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
