# The same body twice, given an output that is none.
graph invoke_subgraph inference
subgraph repeated_subgraph0
  input %0 x: f32[4]
  %1 = aten.sin.default(%0) : f32[4] name=sin
  return %1, none
end
input %0 x: f32[4]
%1, %2 = invoke_subgraph($0, "subgraph_0", %0) : f32[4]; none name=invoke_subgraph
%3, %4 = invoke_subgraph($0, "subgraph_0", %1) : f32[4]; none name=invoke_subgraph_1
return %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.sine"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = "stablehlo.sine"(%0) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%1) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
