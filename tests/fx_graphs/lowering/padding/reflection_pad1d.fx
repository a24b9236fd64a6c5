graph g inference
input %0 a: f32[2,5]
%1 = aten.reflection_pad1d.default(%0, [2, 3]) : f32[2,10] name=n0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5xf32>) -> tensor<2x10xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5xf32>):
    %0 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x2xf32>
    %1 = "stablehlo.reverse"(%0) {dimensions = array<i64: 1>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %2 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x5xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.reverse"(%2) {dimensions = array<i64: 1>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.concatenate"(%1, %arg0, %3) {dimension = 1 : i64} : (tensor<2x2xf32>, tensor<2x5xf32>, tensor<2x3xf32>) -> tensor<2x10xf32>
    "func.return"(%4) : (tensor<2x10xf32>) -> ()
  }) : () -> ()
}) : () -> ()
