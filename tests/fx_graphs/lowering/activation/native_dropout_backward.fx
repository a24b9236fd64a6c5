graph g inference
input %0 a: f32[9]
input %1 b: bool[9]
input %2 c: bf16[9]
input %3 d: bool[9]
%4 = aten.native_dropout_backward.default(%0, %1, 1.25) : f32[9] name=n0
%5 = aten.native_dropout_backward.default(%2, %3, 1.1) : bf16[9] name=n1
return %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<9xf32>, tensor<9xi1>, tensor<9xbf16>, tensor<9xi1>) -> (tensor<9xf32>, tensor<9xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<9xf32>, %arg1: tensor<9xi1>, %arg2: tensor<9xbf16>, %arg3: tensor<9xi1>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<9xi1>) -> tensor<9xui8>
    %1 = "stablehlo.convert"(%0) : (tensor<9xui8>) -> tensor<9xf32>
    %2 = "stablehlo.constant"() {value = dense<1.250000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %4 = "stablehlo.multiply"(%1, %3) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %5 = "stablehlo.multiply"(%arg0, %4) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %6 = "stablehlo.convert"(%arg3) : (tensor<9xi1>) -> tensor<9xui8>
    %7 = "stablehlo.convert"(%6) : (tensor<9xui8>) -> tensor<9xbf16>
    %8 = "stablehlo.convert"(%arg2) : (tensor<9xbf16>) -> tensor<9xf32>
    %9 = "stablehlo.convert"(%7) : (tensor<9xbf16>) -> tensor<9xf32>
    %10 = "stablehlo.constant"() {value = dense<1.100000e+00> : tensor<f32>} : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %12 = "stablehlo.multiply"(%9, %11) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %13 = "stablehlo.multiply"(%8, %12) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %14 = "stablehlo.convert"(%13) : (tensor<9xf32>) -> tensor<9xbf16>
    "func.return"(%5, %14) : (tensor<9xf32>, tensor<9xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
