graph g inference
input %0 a: f32[2,5]
%1 = aten.replication_pad1d.default(%0, [2, 7]) : f32[2,14] name=n0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5xf32>) -> tensor<2x14xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5xf32>):
    %0 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x1xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x2xf32>
    %2 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 2, 5>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x1xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x7xf32>
    %4 = "stablehlo.concatenate"(%1, %arg0, %3) {dimension = 1 : i64} : (tensor<2x2xf32>, tensor<2x5xf32>, tensor<2x7xf32>) -> tensor<2x14xf32>
    "func.return"(%4) : (tensor<2x14xf32>) -> ()
  }) : () -> ()
}) : () -> ()
