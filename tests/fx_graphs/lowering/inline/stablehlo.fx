# The same text twice, and another one in a branch.
graph stablehlo inference
subgraph on_true
  input %0 x: f32[4]
  %1 = torchtpu.stablehlo("ns.minus.default", "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = \"stablehlo.negate\"(%x) : (tensor<4xf32>) -> tensor<4xf32>\n  return %0 : tensor<4xf32>\n}", [%0]) : f32[4] name=minus
  return %1
end
subgraph on_false
  input %0 x: f32[4]
  return %0
end
input %0 x: f32[4]
input %1 y: f32[4]
input %2 p: bool[]
%3, %4 = torchtpu.stablehlo("ns.op.default", "func.func @main(%x: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xi1>) {\n  %0 = call @scaled(%x) : (tensor<4xf32>) -> tensor<4xf32>\n  %1 = \"stablehlo.add\"(%0, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>\n  %2 = \"stablehlo.compare\"(%x, %y) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>\n  return %1, %2 : tensor<4xf32>, tensor<4xi1>\n}\nfunc.func private @scaled(%x: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = \"stablehlo.constant\"() {value = dense<2.0> : tensor<4xf32>} : () -> tensor<4xf32>\n  %1 = \"stablehlo.multiply\"(%x, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>\n  return %1 : tensor<4xf32>\n}\n", [%0, %1]) : f32[4]; bool[4] name=op
%5, %6 = torchtpu.stablehlo("ns.op.default", "func.func @main(%x: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xi1>) {\n  %0 = call @scaled(%x) : (tensor<4xf32>) -> tensor<4xf32>\n  %1 = \"stablehlo.add\"(%0, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>\n  %2 = \"stablehlo.compare\"(%x, %y) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>\n  return %1, %2 : tensor<4xf32>, tensor<4xi1>\n}\nfunc.func private @scaled(%x: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = \"stablehlo.constant\"() {value = dense<2.0> : tensor<4xf32>} : () -> tensor<4xf32>\n  %1 = \"stablehlo.multiply\"(%x, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>\n  return %1 : tensor<4xf32>\n}\n", [%3, %1]) : f32[4]; bool[4] name=op_1
%7 = cond(%2, $0, $1, [%5]) : f32[4] name=cond
return %4, %6, %7
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>, tensor<i1>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xf32>), sym_name = "main"}> ({
  ^bb0(%arg4: tensor<4xf32>, %arg5: tensor<4xf32>, %arg6: tensor<i1>):
    %6:2 = "func.call"(%arg4, %arg5) <{callee = @registered0_main}> : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xi1>)
    %7:2 = "func.call"(%6#0, %arg5) <{callee = @registered0_main}> : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xi1>)
    %8 = "stablehlo.if"(%arg6) ({
      %9 = "func.call"(%7#0) <{callee = @registered1_main}> : (tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%9) : (tensor<4xf32>) -> ()
    }, {
      "stablehlo.return"(%7#0) : (tensor<4xf32>) -> ()
    }) : (tensor<i1>) -> tensor<4xf32>
    "func.return"(%6#1, %7#1, %8) : (tensor<4xi1>, tensor<4xi1>, tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xi1>), sym_name = "registered0_main", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<4xf32> loc("lowering of ns.op.default":2:31), %arg3: tensor<4xf32> loc("lowering of ns.op.default":2:84)):
    %3 = "func.call"(%arg2) <{callee = @registered0_scaled}> : (tensor<4xf32>) -> tensor<4xf32>
    %4 = "stablehlo.add"(%3, %arg3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %5 = "stablehlo.compare"(%arg2, %arg3) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    "func.return"(%4, %5) : (tensor<4xf32>, tensor<4xi1>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "registered0_scaled", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<4xf32> loc("lowering of ns.op.default":8:41)):
    %1 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<4xf32>} : () -> tensor<4xf32>
    %2 = "stablehlo.multiply"(%arg1, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%2) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "registered1_main", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4xf32> loc("lowering of ns.minus.default":2:31)):
    %0 = "stablehlo.negate"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
