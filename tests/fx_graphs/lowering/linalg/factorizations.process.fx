graph g inference
input %0 a: f32[2,3,3]
input %1 b: f32[2,3,4]
%2, %3, %4 = aten.linalg_lu_factor_ex.default(%0) : f32[2,3,3]; i32[2,3]; i32[2] name=n0
%5, %6 = aten.linalg_cholesky_ex.default(%0) : f32[2,3,3]; i32[2] name=n1
%7 = aten.linalg_solve_triangular.default(%0, %1, upper=true) : f32[2,3,4] name=n2
return %2, %3, %4, %5, %6, %7
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>, tensor<2x3x3xf32>, tensor<2xi32>, tensor<2x3x4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x3xf32>, %arg1: tensor<2x3x4xf32>):
    %0:3 = "stablehlo.custom_call"(%arg0) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_lu", has_side_effect = false, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>)
    %1:2 = "stablehlo.custom_call"(%arg0) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_cholesky", has_side_effect = false, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2xi32>)
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
    %4 = "stablehlo.custom_call"(%arg0, %arg1, %3) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_triangular", has_side_effect = false, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>]} : (tensor<2x3x3xf32>, tensor<2x3x4xf32>, tensor<1xi32>) -> tensor<2x3x4xf32>
    "func.return"(%0#0, %0#1, %0#2, %1#0, %1#1, %4) : (tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>, tensor<2x3x3xf32>, tensor<2xi32>, tensor<2x3x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
