graph g inference
input %0 a: f32[2,3]
input %1 b: f32[2,3]
input %2 c: bf16[65]
input %3 d: bf16[65]
input %4 e: f64[4]
input %5 f: f64[4]
%6 = aten.silu_backward.default(%0, %1) : f32[2,3] name=n0
%7 = aten.silu_backward.default(%2, %3) : bf16[65] name=n1
%8 = aten.silu_backward.default(%4, %5) : f64[4] name=n2
return %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>, tensor<65xbf16>, tensor<65xbf16>, tensor<4xf64>, tensor<4xf64>) -> (tensor<2x3xf32>, tensor<65xbf16>, tensor<4xf64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<65xbf16>, %arg3: tensor<65xbf16>, %arg4: tensor<4xf64>, %arg5: tensor<4xf64>):
    %0 = "stablehlo.logistic"(%arg1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %3 = "stablehlo.subtract"(%2, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.multiply"(%arg1, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.multiply"(%arg0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.add"(%4, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.convert"(%arg2) : (tensor<65xbf16>) -> tensor<65xf32>
    %9 = "stablehlo.convert"(%arg3) : (tensor<65xbf16>) -> tensor<65xf32>
    %10 = "stablehlo.logistic"(%9) : (tensor<65xf32>) -> tensor<65xf32>
    %11 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %12 = "stablehlo.subtract"(%11, %10) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %13 = "stablehlo.multiply"(%9, %12) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %14 = "stablehlo.multiply"(%8, %10) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %15 = "stablehlo.add"(%13, %11) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %16 = "stablehlo.multiply"(%14, %15) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %17 = "stablehlo.convert"(%16) : (tensor<65xf32>) -> tensor<65xbf16>
    %18 = "stablehlo.logistic"(%arg5) : (tensor<4xf64>) -> tensor<4xf64>
    %19 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %21 = "stablehlo.subtract"(%20, %18) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %22 = "stablehlo.multiply"(%arg5, %21) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %23 = "stablehlo.multiply"(%arg4, %18) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %24 = "stablehlo.add"(%22, %20) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %25 = "stablehlo.multiply"(%23, %24) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    "func.return"(%7, %17, %25) : (tensor<2x3xf32>, tensor<65xbf16>, tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
