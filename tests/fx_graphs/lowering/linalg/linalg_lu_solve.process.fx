graph g inference
input %0 lu: f32[3,3]
input %1 pivots: i32[3]
input %2 b: f32[2,3,4]
input %3 c: f32[2,4,3]
%4 = aten.linalg_lu_solve.default(%0, %1, %2) : f32[2,3,4] name=n0
%5 = aten.linalg_lu_solve.default(%0, %1, %3, left=false) : f32[2,4,3] name=n1
return %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x3xf32>, tensor<3xi32>, tensor<2x3x4xf32>, tensor<2x4x3xf32>) -> (tensor<2x3x4xf32>, tensor<2x4x3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x3xf32>, %arg1: tensor<3xi32>, %arg2: tensor<2x3x4xf32>, %arg3: tensor<2x4x3xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<3x3xf32>) -> tensor<2x3x3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<2x3xi32>
    %3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
    %5 = "stablehlo.custom_call"(%1, %2, %arg2, %4) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_lu_solve", has_side_effect = false, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>]} : (tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3x4xf32>, tensor<1xi32>) -> tensor<2x3x4xf32>
    %6 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %7 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<3x3xf32>) -> tensor<2x3x3xf32>
    %8 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<2x3xi32>
    %9 = "stablehlo.transpose"(%arg3) {permutation = array<i64: 0, 2, 1>} : (tensor<2x4x3xf32>) -> tensor<2x3x4xf32>
    %10 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
    %12 = "stablehlo.custom_call"(%7, %8, %9, %11) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_lu_solve", has_side_effect = false, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>]} : (tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2x3x4xf32>, tensor<1xi32>) -> tensor<2x3x4xf32>
    %13 = "stablehlo.transpose"(%12) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
    "func.return"(%5, %13) : (tensor<2x3x4xf32>, tensor<2x4x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
