graph g inference
input %0 x: f32[2,4,9,7]
input %1 w: f32[6,2,3,2]
input %2 grad: f32[2,6,5,8]
input %3 volumes: bf16[1,3,4,4,4]
input %4 v: bf16[3,2,2,2,2]
%5 = aten.convolution.default(%0, %1, none, [2, 1], [1, 1], [1, 1], false, [0, 0], 2) : f32[2,6,5,8] name=n0
%6, %7, %8 = aten.convolution_backward.default(%2, %0, %1, [6], [2, 1], [1, 1], [1, 1], false, [0, 0], 2, [true, true, true]) : f32[2,4,9,7]; f32[6,2,3,2]; f32[6] name=n1
%9 = aten.convolution.default(%3, %4, none, [2, 2, 2], [0, 0, 0], [1, 1, 1], true, [1, 1, 1], 1) : bf16[1,2,9,9,9] name=n2
return %5, %6, %7, %8, %9
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x9x7xf32>, tensor<6x2x3x2xf32>, tensor<2x6x5x8xf32>, tensor<1x3x4x4x4xbf16>, tensor<3x2x2x2x2xbf16>) -> (tensor<2x6x5x8xf32>, tensor<2x4x9x7xf32>, tensor<6x2x3x2xf32>, tensor<6xf32>, tensor<1x2x9x9x9xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x9x7xf32>, %arg1: tensor<6x2x3x2xf32>, %arg2: tensor<2x6x5x8xf32>, %arg3: tensor<1x3x4x4x4xbf16>, %arg4: tensor<3x2x2x2x2xbf16>):
    %0 = "stablehlo.constant"() {value = dense<[2, 2, 1, 1, 1, 1, 1]> : tensor<7xi64>} : () -> tensor<7xi64>
    %1 = "stablehlo.custom_call"(%arg0, %arg1, %0) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_convolution", has_side_effect = false, operand_layouts = [dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[3, 2, 1, 0]> : tensor<4xindex>]} : (tensor<2x4x9x7xf32>, tensor<6x2x3x2xf32>, tensor<7xi64>) -> tensor<2x6x5x8xf32>
    %2 = "stablehlo.constant"() {value = dense<[2, 2, 1, 1, 1, 1, 1]> : tensor<7xi64>} : () -> tensor<7xi64>
    %3 = "stablehlo.custom_call"(%arg2, %arg1, %2) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_convolution_adjoint", has_side_effect = false, operand_layouts = [dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[3, 2, 1, 0]> : tensor<4xindex>]} : (tensor<2x6x5x8xf32>, tensor<6x2x3x2xf32>, tensor<7xi64>) -> tensor<2x4x9x7xf32>
    %4 = "stablehlo.constant"() {value = dense<[2, 2, 1, 1, 1, 1, 1]> : tensor<7xi64>} : () -> tensor<7xi64>
    %5 = "stablehlo.custom_call"(%arg0, %arg2, %4) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_convolution_weight", has_side_effect = false, operand_layouts = [dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[3, 2, 1, 0]> : tensor<4xindex>]} : (tensor<2x4x9x7xf32>, tensor<2x6x5x8xf32>, tensor<7xi64>) -> tensor<6x2x3x2xf32>
    %6 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%arg2, %6) ({
    ^bb0(%arg5: tensor<f32> loc("aten.convolution_backward.default"), %arg6: tensor<f32> loc("aten.convolution_backward.default")):
      %13 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 2, 3>} : (tensor<2x6x5x8xf32>, tensor<f32>) -> tensor<6xf32>
    %8 = "stablehlo.convert"(%arg3) : (tensor<1x3x4x4x4xbf16>) -> tensor<1x3x4x4x4xf32>
    %9 = "stablehlo.convert"(%arg4) : (tensor<3x2x2x2x2xbf16>) -> tensor<3x2x2x2x2xf32>
    %10 = "stablehlo.constant"() {value = dense<[1, 2, 2, 2, 1, 1, 1, 0, 0, 0]> : tensor<10xi64>} : () -> tensor<10xi64>
    %11 = "stablehlo.custom_call"(%8, %9, %10) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_convolution_adjoint", has_side_effect = false, operand_layouts = [dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<[4, 3, 2, 1, 0]> : tensor<5xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[4, 3, 2, 1, 0]> : tensor<5xindex>]} : (tensor<1x3x4x4x4xf32>, tensor<3x2x2x2x2xf32>, tensor<10xi64>) -> tensor<1x2x9x9x9xf32>
    %12 = "stablehlo.convert"(%11) : (tensor<1x2x9x9x9xf32>) -> tensor<1x2x9x9x9xbf16>
    "func.return"(%1, %3, %5, %7, %12) : (tensor<2x6x5x8xf32>, tensor<2x4x9x7xf32>, tensor<6x2x3x2xf32>, tensor<6xf32>, tensor<1x2x9x9x9xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
