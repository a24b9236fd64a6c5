# A program that transposes, as a call whose operands and results lie row by row.
graph chunk inference
subgraph t
  input %0 x: f32[2,3]
  %1 = aten.permute.default(%0, [1, 0]) : f32[3,2] name=t
  return %1
end
input %0 x: f32[2,3]
%1 = torchtpu.apart("aten::t", $0, [%0]) : f32[3,2] name=n0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<3x2xf32>, sym_name = "main"}> ({
  ^bb0(%arg2: tensor<2x3xf32>):
    %4 = "func.call"(%arg2) <{callee = @registered0_main}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<2x3xf32>) -> tensor<3x2xf32>
    "func.return"(%4) : (tensor<3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<3x2xf32>, sym_name = "registered0_inner_main", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<2x3xf32> loc("lowering of aten::t":2:37)):
    %3 = "stablehlo.transpose"(%arg1) {permutation = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
    "func.return"(%3) : (tensor<3x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<3x2xf32>, sym_name = "registered0_main", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x3xf32> loc("lowering of aten::t":6:31)):
    %0 = "stablehlo.custom_call"(%arg0) {call_target_name = "LayoutConstraint", operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "func.call"(%0) <{callee = @registered0_inner_main}> : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %2 = "stablehlo.custom_call"(%1) {call_target_name = "LayoutConstraint", operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x2xf32>) -> tensor<3x2xf32>
    "func.return"(%2) : (tensor<3x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
