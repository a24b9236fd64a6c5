graph g inference
input %0 a: f32[2,3,3]
input %1 b: f64[3,4]
%2, %3 = aten._linalg_eigh.default(%0, "U", true) : f32[2,3]; f32[2,3,3] name=n0
%4, %5 = aten._linalg_eigh.default(%0, "L", true) : f32[2,3]; f32[2,3,3] name=n1
%6, %7, %8 = aten._linalg_svd.default(%1, true) : f64[3,3]; f64[3]; f64[4,4] name=n2
%9, %10, %11 = aten._linalg_svd.default(%1, false) : f64[3,3]; f64[3]; f64[3,4] name=n3
return %2, %3, %4, %6, %7, %8, %10
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x3xf32>, tensor<3x4xf64>) -> (tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<3x3xf64>, tensor<3xf64>, tensor<4x4xf64>, tensor<3xf64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x3xf32>, %arg1: tensor<3x4xf64>):
    %0 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %1 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
    %3:2 = "stablehlo.custom_call"(%0, %2) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_eigh", has_side_effect = false, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[2, 1, 0]> : tensor<3xindex>]} : (tensor<2x3x3xf32>, tensor<1xi32>) -> (tensor<2x3xf32>, tensor<2x3x3xf32>)
    %4 = "stablehlo.transpose"(%3#1) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %5 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %6 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
    %8 = "stablehlo.custom_call"(%5, %7) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_eigh", has_side_effect = false, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x3x3xf32>, tensor<1xi32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x3xf32>
    %11 = "stablehlo.reshape"(%arg1) : (tensor<3x4xf64>) -> tensor<1x3x4xf64>
    %12 = "stablehlo.transpose"(%11) {permutation = array<i64: 0, 2, 1>} : (tensor<1x3x4xf64>) -> tensor<1x4x3xf64>
    %13:3 = "stablehlo.custom_call"(%12) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_svd", has_side_effect = false, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>]} : (tensor<1x4x3xf64>) -> (tensor<1x3xf64>, tensor<1x3x3xf64>, tensor<1x4x4xf64>)
    %14 = "stablehlo.transpose"(%13#1) {permutation = array<i64: 0, 2, 1>} : (tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %15 = "stablehlo.transpose"(%13#2) {permutation = array<i64: 0, 2, 1>} : (tensor<1x4x4xf64>) -> tensor<1x4x4xf64>
    %16 = "stablehlo.reshape"(%14) : (tensor<1x3x3xf64>) -> tensor<3x3xf64>
    %17 = "stablehlo.reshape"(%13#0) : (tensor<1x3xf64>) -> tensor<3xf64>
    %18 = "stablehlo.reshape"(%15) : (tensor<1x4x4xf64>) -> tensor<4x4xf64>
    %19 = "stablehlo.reshape"(%arg1) : (tensor<3x4xf64>) -> tensor<1x3x4xf64>
    %20 = "stablehlo.transpose"(%19) {permutation = array<i64: 0, 2, 1>} : (tensor<1x3x4xf64>) -> tensor<1x4x3xf64>
    %21 = "stablehlo.custom_call"(%20) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_svd", has_side_effect = false, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<1x4x3xf64>) -> tensor<1x3xf64>
    %22 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3x3xf64>
    %24 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %25 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3x4xf64>
    %26 = "stablehlo.reshape"(%21) : (tensor<1x3xf64>) -> tensor<3xf64>
    "func.return"(%3#0, %4, %8, %16, %17, %18, %26) : (tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<3x3xf64>, tensor<3xf64>, tensor<4x4xf64>, tensor<3xf64>) -> ()
  }) : () -> ()
}) : () -> ()
