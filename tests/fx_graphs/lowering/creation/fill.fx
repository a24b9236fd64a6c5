graph g inference
input %0 a: f32[2,3]
input %1 b: i64[3]
input %2 c: f32[2,3]
input %3 d: f32[]
input %4 e: bf16[3]
input %5 f: f32[]
%6 = aten.fill.Scalar(%0, 0.5) : f32[2,3] name=n0
%7 = aten.fill.Scalar(%1, 4) : i64[3] name=n1
%8 = aten.fill.Tensor(%2, %3) : f32[2,3] name=n2
%9 = aten.fill.Tensor(%4, %5) : bf16[3] name=n3
return %6, %7, %8, %9
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xi64>, tensor<2x3xf32>, tensor<f32>, tensor<3xbf16>, tensor<f32>) -> (tensor<2x3xf32>, tensor<3xi64>, tensor<2x3xf32>, tensor<3xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<3xi64>, %arg2: tensor<2x3xf32>, %arg3: tensor<f32>, %arg4: tensor<3xbf16>, %arg5: tensor<f32>):
    %0 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %4 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %5 = "stablehlo.convert"(%arg5) : (tensor<f32>) -> tensor<bf16>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<3xbf16>
    "func.return"(%1, %3, %4, %6) : (tensor<2x3xf32>, tensor<3xi64>, tensor<2x3xf32>, tensor<3xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
