graph in_place inference
buffer %0 cache: f32[2,8,4]
input %1 x: f32[2,1,4]
input %2 permuted: f32[3,5] strides=[1,3]
%3 = aten.slice_scatter.default(%0, %1, 1, 2, 3, 1) : f32[2,8,4] name=updated
%4 = aten.mul.Tensor(%2, 2.0) : f32[3,5] strides=[1,3] name=doubled
%5 = aten.neg.default(%0) : f32[2,8,4] name=old
return %5, %3
mutate 0 = %3
mutate 2 = %4
---
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 2 : i32}, {}, {tf.aliasing_output = 3 : i32}], function_type = (tensor<2x8x4xf32>, tensor<2x1x4xf32>, tensor<5x3xf32>) -> (tensor<2x8x4xf32>, tensor<2x8x4xf32>, tensor<2x8x4xf32>, tensor<5x3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x8x4xf32>, %arg1: tensor<2x1x4xf32>, %arg2: tensor<5x3xf32>):
    %0 = "stablehlo.transpose"(%arg2) {permutation = array<i64: 1, 0>} : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %2 = "stablehlo.constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %3 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %1, %2, %1) : (tensor<2x8x4xf32>, tensor<2x1x4xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<2x8x4xf32>
    %4 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
    %6 = "stablehlo.multiply"(%0, %5) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %7 = "stablehlo.negate"(%arg0) : (tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
    %8 = "stablehlo.transpose"(%6) {permutation = array<i64: 1, 0>} : (tensor<3x5xf32>) -> tensor<5x3xf32>
    "func.return"(%7, %3, %3, %8) : (tensor<2x8x4xf32>, tensor<2x8x4xf32>, tensor<2x8x4xf32>, tensor<5x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
