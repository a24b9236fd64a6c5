# One op's program twice, as calls that stay calls.
graph chunk inference
subgraph sin
  input %0 x: f32[4]
  %1 = aten.sin.default(%0) : f32[4] name=sin
  return %1
end
input %0 x: f32[4]
%1 = torchtpu.apart("aten::sin", $0, [%0]) : f32[4] name=n0
%2 = torchtpu.apart("aten::sin", $0, [%1]) : f32[4] name=n1
return %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "main"}> ({
  ^bb0(%arg1: tensor<4xf32>):
    %1 = "func.call"(%arg1) <{callee = @registered0_main}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<4xf32>) -> tensor<4xf32>
    %2 = "func.call"(%1) <{callee = @registered0_main}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%2) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "registered0_main", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4xf32> loc("lowering of aten::sin":2:31)):
    %0 = "stablehlo.sine"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
