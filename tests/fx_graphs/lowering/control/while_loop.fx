# A counter and a tensor are carried, another tensor and a size are not.
graph while_loop inference
subgraph cond_graph_0
  input %0 i: i64[]
  input %1 t: f32[4]
  input %2 y: f32[4]
  input %3 n: symint {5}
  %4 = aten.lt.Scalar(%0, 5) : bool[] name=lt
  return %4
end
subgraph body_graph_0
  input %0 i: i64[]
  input %1 t: f32[4]
  input %2 y: f32[4]
  input %3 n: symint {5}
  %4 = aten.add.Tensor(%0, 1, alpha=1) : i64[] name=add
  %5 = aten.mul.Tensor(%1, %2) : f32[4] name=mul
  return %4, %5
end
input %0 i: i64[]
input %1 x: f32[4]
input %2 y: f32[4]
%3, %4 = while_loop($0, $1, [%0, %1], [%2, 5]) : i64[]; f32[4] name=while_loop
return %3, %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<i64>, tensor<4xf32>, tensor<4xf32>) -> (tensor<i64>, tensor<4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<i64>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>):
    %0:3 = "stablehlo.while"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg6: tensor<i64> loc("while_loop"), %arg7: tensor<4xf32> loc("while_loop"), %arg8: tensor<4xf32> loc("while_loop")):
      %4 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
      %5 = "stablehlo.compare"(%arg6, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg3: tensor<i64> loc("while_loop"), %arg4: tensor<4xf32> loc("while_loop"), %arg5: tensor<4xf32> loc("while_loop")):
      %1 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
      %2 = "stablehlo.add"(%arg3, %1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %3 = "stablehlo.multiply"(%arg4, %arg5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%2, %3, %arg5) : (tensor<i64>, tensor<4xf32>, tensor<4xf32>) -> ()
    }) : (tensor<i64>, tensor<4xf32>, tensor<4xf32>) -> (tensor<i64>, tensor<4xf32>, tensor<4xf32>)
    "func.return"(%0#0, %0#1) : (tensor<i64>, tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
