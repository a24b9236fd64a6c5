# A call of a registered op, whose texts are kept: the one for this purpose is taken.
graph registered inference
input %0 x: f32[4]
%1 = torchtpu.registered("ns.op.default", "call", [%0], [3], none, texts=["tpu (tensor<4xf32>) [3]", "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = \"stablehlo.cosine\"(%x) : (tensor<4xf32>) -> tensor<4xf32>\n  return %0 : tensor<4xf32>\n}", "cpu (tensor<4xf32>) [4]", "for another size", "cpu (tensor<4xf32>) [3]", "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = \"stablehlo.sine\"(%x) : (tensor<4xf32>) -> tensor<4xf32>\n  return %0 : tensor<4xf32>\n}"]) : f32[4] name=op
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "main"}> ({
  ^bb0(%arg1: tensor<4xf32>):
    %1 = "func.call"(%arg1) <{callee = @registered0_main}> : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%1) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "registered0_main", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4xf32> loc("lowering of ns.op.default":2:31)):
    %0 = "stablehlo.sine"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
