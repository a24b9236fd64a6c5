graph g inference
input %0 a: bf16[3000000000]
input %1 b: bf16[7]
input %2 c: f32[9]
input %3 d: f32[3]
%4 = aten.slice_scatter.default(%0, %1, 0, 2000, 2007, 1) : bf16[3000000000] name=n0
%5 = aten.slice_scatter.default(%4, %1, 0, 0, 7, 1) : bf16[3000000000] name=n1
%6 = aten.slice_scatter.default(%2, %3, 0, 1, 4, 1) : f32[9] name=n2
return %5, %6
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3000000000xbf16>, tensor<7xbf16>, tensor<9xf32>, tensor<3xf32>) -> (tensor<3000000000xbf16>, tensor<9xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3000000000xbf16>, %arg1: tensor<7xbf16>, %arg2: tensor<9xf32>, %arg3: tensor<3xf32>):
    %0 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 2000>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<3000000000xbf16>) -> tensor<2000xbf16>
    %1 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 3000000000>, start_indices = array<i64: 2007>, strides = array<i64: 1>} : (tensor<3000000000xbf16>) -> tensor<2999997993xbf16>
    %2 = "stablehlo.concatenate"(%0, %arg1, %1) {dimension = 0 : i64} : (tensor<2000xbf16>, tensor<7xbf16>, tensor<2999997993xbf16>) -> tensor<3000000000xbf16>
    %3 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<bf16>} : () -> tensor<bf16>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<0xbf16>
    %5 = "stablehlo.slice"(%2) {limit_indices = array<i64: 3000000000>, start_indices = array<i64: 7>, strides = array<i64: 1>} : (tensor<3000000000xbf16>) -> tensor<2999999993xbf16>
    %6 = "stablehlo.concatenate"(%arg1, %5) {dimension = 0 : i64} : (tensor<7xbf16>, tensor<2999999993xbf16>) -> tensor<3000000000xbf16>
    %7 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %8 = "stablehlo.dynamic_update_slice"(%arg2, %arg3, %7) : (tensor<9xf32>, tensor<3xf32>, tensor<i64>) -> tensor<9xf32>
    "func.return"(%6, %8) : (tensor<3000000000xbf16>, tensor<9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
