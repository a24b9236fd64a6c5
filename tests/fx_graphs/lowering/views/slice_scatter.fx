graph g inference
input %0 a: f32[2,9]
input %1 b: f32[2,5]
input %2 c: f32[9]
input %3 d: f32[3]
input %4 e: f32[9]
input %5 f: f32[9]
%6 = aten.slice_scatter.default(%0, %1, 1, 2, 7, 1) : f32[2,9] name=n0
%7 = aten.slice_scatter.default(%2, %3, 0, 1, 8, 3) : f32[9] name=n1
%8 = aten.slice_scatter.default(%4, %5, 0, none, none, 1) : f32[9] name=n2
return %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x9xf32>, tensor<2x5xf32>, tensor<9xf32>, tensor<3xf32>, tensor<9xf32>, tensor<9xf32>) -> (tensor<2x9xf32>, tensor<9xf32>, tensor<9xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x9xf32>, %arg1: tensor<2x5xf32>, %arg2: tensor<9xf32>, %arg3: tensor<3xf32>, %arg4: tensor<9xf32>, %arg5: tensor<9xf32>):
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %1 = "stablehlo.constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %2 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %0, %1) : (tensor<2x9xf32>, tensor<2x5xf32>, tensor<i64>, tensor<i64>) -> tensor<2x9xf32>
    %3 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
    %5 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %6 = "stablehlo.pad"(%4, %5) {edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 2>} : (tensor<3xi1>, tensor<i1>) -> tensor<9xi1>
    %7 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "stablehlo.pad"(%arg3, %7) {edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 2>} : (tensor<3xf32>, tensor<f32>) -> tensor<9xf32>
    %9 = "stablehlo.select"(%6, %8, %arg2) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    "func.return"(%2, %9, %arg5) : (tensor<2x9xf32>, tensor<9xf32>, tensor<9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
