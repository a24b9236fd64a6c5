# Two results, one of them an operand; a predicate of one element; a branch within a branch.
graph cond inference
subgraph true_graph_0
  input %0 t: f32[4]
  input %1 n: symint {2}
  %2 = aten.sin.default(%0) : f32[4] name=sin
  return %2, %0
end
subgraph false_graph_0
  literal f32[4] 0000803f 00000040 00004040 00008040
  subgraph inner_true
    input %0 u: f32[4]
    %1 = aten.neg.default(%0) : f32[4] name=neg
    return %1
  end
  subgraph inner_false
    input %0 u: f32[4]
    return %0
  end
  input %0 t: f32[4]
  input %1 n: symint {2}
  %2 = torchtpu.constant(@0) : f32[4] name=weight
  %3 = aten.mul.Tensor(%0, %2) : f32[4] name=mul
  %4 = aten.sum.default(%3, dtype=none) : f32[] name=sum
  %5 = aten.gt.Scalar(%4, 0) : bool[] name=gt
  %6 = cond(%5, $0, $1, [%3]) : f32[4] name=cond
  return %6, %3
end
input %0 x: f32[4]
input %1 p: bool[1]
%2, %3 = cond(%1, $0, $1, [%0, 2]) : f32[4]; f32[4] name=cond
%4, %5 = cond(%1, $0, $0, [%0, 2]) : f32[4]; f32[4] name=cond_1
return %2, %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<1xi1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<1xi1>):
    %0 = "stablehlo.reshape"(%arg1) : (tensor<1xi1>) -> tensor<i1>
    %1:2 = "stablehlo.if"(%0) ({
      %14 = "stablehlo.sine"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%14, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> ()
    }, {
      %6 = "stablehlo.constant"() {value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>} : () -> tensor<4xf32>
      %7 = "stablehlo.multiply"(%arg0, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %8 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %9 = "stablehlo.reduce"(%7, %8) ({
      ^bb0(%arg2: tensor<f32> loc("aten.sum.default"), %arg3: tensor<f32> loc("aten.sum.default")):
        %13 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%13) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
      %10 = "stablehlo.compare"(%9, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %11 = "stablehlo.if"(%10) ({
        %12 = "stablehlo.negate"(%7) : (tensor<4xf32>) -> tensor<4xf32>
        "stablehlo.return"(%12) : (tensor<4xf32>) -> ()
      }, {
        "stablehlo.return"(%7) : (tensor<4xf32>) -> ()
      }) : (tensor<i1>) -> tensor<4xf32>
      "stablehlo.return"(%11, %7) : (tensor<4xf32>, tensor<4xf32>) -> ()
    }) : (tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>)
    %2 = "stablehlo.reshape"(%arg1) : (tensor<1xi1>) -> tensor<i1>
    %3:2 = "stablehlo.if"(%2) ({
      %5 = "stablehlo.sine"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%5, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> ()
    }, {
      %4 = "stablehlo.sine"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%4, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> ()
    }) : (tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>)
    "func.return"(%1#0, %1#1, %3#0, %3#1) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
