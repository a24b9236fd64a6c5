graph g inference
input %0 a: f64[3,3]
input %1 b: f64[2,3,4]
%2, %3, %4, %5 = aten._linalg_solve_ex.default(%0, %1) : f64[2,3,4]; f64[3,3]; i32[3]; i32[] name=n0
return %2, %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x3xf64>, tensor<2x3x4xf64>) -> (tensor<2x3x4xf64>, tensor<3x3xf64>, tensor<3xi32>, tensor<i32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x3xf64>, %arg1: tensor<2x3x4xf64>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf64>) -> tensor<1x3x3xf64>
    %1:3 = "stablehlo.custom_call"(%0) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_lu", has_side_effect = false, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<1x3x3xf64>) -> (tensor<1x3x3xf64>, tensor<1x3xi32>, tensor<1xi32>)
    %2 = "stablehlo.reshape"(%1#0) : (tensor<1x3x3xf64>) -> tensor<3x3xf64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<3x3xf64>) -> tensor<2x3x3xf64>
    %4 = "stablehlo.reshape"(%1#1) : (tensor<1x3xi32>) -> tensor<3xi32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<2x3xi32>
    %6 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<3x3xf64>) -> tensor<2x3x3xf64>
    %7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
    %9 = "stablehlo.custom_call"(%3, %5, %arg1, %8) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_lu_solve", has_side_effect = false, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>]} : (tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2x3x4xf64>, tensor<1xi32>) -> tensor<2x3x4xf64>
    %10 = "stablehlo.reshape"(%1#0) : (tensor<1x3x3xf64>) -> tensor<3x3xf64>
    %11 = "stablehlo.reshape"(%1#1) : (tensor<1x3xi32>) -> tensor<3xi32>
    %12 = "stablehlo.reshape"(%1#2) : (tensor<1xi32>) -> tensor<i32>
    "func.return"(%9, %10, %11, %12) : (tensor<2x3x4xf64>, tensor<3x3xf64>, tensor<3xi32>, tensor<i32>) -> ()
  }) : () -> ()
}) : () -> ()
