graph not_read inference
input %0 x: f32[4]
input %1 zeroed: f32[4]
input %2 swapped: f32[4]
%3 = aten.full.default([4], 0.0, dtype=f32) : f32[4] name=zeros
return none
mutate 1 = %3
mutate 0 = %2
mutate 2 = %0
---
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 1 : i32}, {tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 2 : i32}], function_type = (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
    "func.return"(%1, %arg2, %arg0) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
