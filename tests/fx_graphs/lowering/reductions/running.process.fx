graph g inference
input %0 a: bf16[3,4]
input %1 b: i64[3,4]
input %2 c: i64[4,2]
%3 = aten.cumsum.default(%0, 1) : bf16[3,4] name=n0
%4, %5 = aten.cummin.default(%1, 0) : i64[3,4]; i64[3,4] name=n1
%6 = aten.mm.default(%1, %2) : i64[3,2] name=n2
return %3, %4, %5, %6
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x4xbf16>, tensor<3x4xi64>, tensor<4x2xi64>) -> (tensor<3x4xbf16>, tensor<3x4xi64>, tensor<3x4xi64>, tensor<3x2xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x4xbf16>, %arg1: tensor<3x4xi64>, %arg2: tensor<4x2xi64>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<3x4xbf16>) -> tensor<3x4xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    %2 = "stablehlo.custom_call"(%1) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_running_sums", has_side_effect = false, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>]} : (tensor<3x4x1xf32>) -> tensor<3x4x1xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<3x4x1xf32>) -> tensor<3x4xf32>
    %4 = "stablehlo.convert"(%3) : (tensor<3x4xf32>) -> tensor<3x4xbf16>
    %5 = "stablehlo.reshape"(%arg1) : (tensor<3x4xi64>) -> tensor<1x3x4xi64>
    %6:2 = "stablehlo.custom_call"(%5) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_running_minima", has_side_effect = false, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>]} : (tensor<1x3x4xi64>) -> (tensor<1x3x4xi64>, tensor<1x3x4xi32>)
    %7 = "stablehlo.reshape"(%6#0) : (tensor<1x3x4xi64>) -> tensor<3x4xi64>
    %8 = "stablehlo.reshape"(%6#1) : (tensor<1x3x4xi32>) -> tensor<3x4xi32>
    %9 = "stablehlo.convert"(%8) : (tensor<3x4xi32>) -> tensor<3x4xi64>
    %10 = "stablehlo.reshape"(%arg1) : (tensor<3x4xi64>) -> tensor<1x3x4xi64>
    %11 = "stablehlo.reshape"(%arg2) : (tensor<4x2xi64>) -> tensor<1x4x2xi64>
    %12 = "stablehlo.custom_call"(%10, %11) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_integer_product", has_side_effect = false, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>]} : (tensor<1x3x4xi64>, tensor<1x4x2xi64>) -> tensor<1x3x2xi64>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x3x2xi64>) -> tensor<3x2xi64>
    "func.return"(%4, %7, %9, %13) : (tensor<3x4xbf16>, tensor<3x4xi64>, tensor<3x4xi64>, tensor<3x2xi64>) -> ()
  }) : () -> ()
}) : () -> ()
