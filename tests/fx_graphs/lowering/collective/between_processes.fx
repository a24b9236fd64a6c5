# Collectives that the process runs for a program on the CPU, in order.
graph g inference
input %0 x: f32[4,2]
input %1 ticket: i64[]
%2, %3 = torchtpu.exchange.default(%1, 0, "_c10d_functional.all_reduce.default", [%0]) : i64[]; f32[4,2] name=sum
%4, %5, %6 = torchtpu.exchange.default(%2, 1, "_c10d_functional.all_gather_into_tensor_coalesced.default", [%3, %0]) : i64[]; f32[8,2]; f32[8,2] name=both
return %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x2xf32>, tensor<i64>) -> tensor<8x2xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x2xf32>, %arg1: tensor<i64>):
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %1:2 = "stablehlo.custom_call"(%arg1, %0, %arg0) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_exchange", has_side_effect = true, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<> : tensor<0xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<i64>, tensor<i64>, tensor<4x2xf32>) -> (tensor<i64>, tensor<4x2xf32>)
    %2 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %3:3 = "stablehlo.custom_call"(%1#0, %2, %1#1, %arg0) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_exchange", has_side_effect = true, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<> : tensor<0xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<i64>, tensor<i64>, tensor<4x2xf32>, tensor<4x2xf32>) -> (tensor<i64>, tensor<8x2xf32>, tensor<8x2xf32>)
    "func.return"(%3#1) : (tensor<8x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
