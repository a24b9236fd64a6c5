graph g inference
input %0 a: f32[2,3]
input %1 b: f32[2,3]
input %2 c: f32[2,3]
input %3 d: bf16[65]
input %4 e: bf16[65]
input %5 f: bf16[65]
input %6 g: f64[4]
input %7 h: f64[4]
input %8 i: f64[4]
%9 = aten.log_sigmoid_backward.default(%0, %1, %2) : f32[2,3] name=n0
%10 = aten.log_sigmoid_backward.default(%3, %4, %5) : bf16[65] name=n1
%11 = aten.log_sigmoid_backward.default(%6, %7, %8) : f64[4] name=n2
return %9, %10, %11
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<65xbf16>, tensor<65xbf16>, tensor<65xbf16>, tensor<4xf64>, tensor<4xf64>, tensor<4xf64>) -> (tensor<2x3xf32>, tensor<65xbf16>, tensor<4xf64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<65xbf16>, %arg4: tensor<65xbf16>, %arg5: tensor<65xbf16>, %arg6: tensor<4xf64>, %arg7: tensor<4xf64>, %arg8: tensor<4xf64>):
    %0 = "stablehlo.negate"(%arg1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.logistic"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.multiply"(%arg0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.convert"(%arg3) : (tensor<65xbf16>) -> tensor<65xf32>
    %4 = "stablehlo.convert"(%arg4) : (tensor<65xbf16>) -> tensor<65xf32>
    %5 = "stablehlo.negate"(%4) : (tensor<65xf32>) -> tensor<65xf32>
    %6 = "stablehlo.logistic"(%5) : (tensor<65xf32>) -> tensor<65xf32>
    %7 = "stablehlo.multiply"(%3, %6) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %8 = "stablehlo.convert"(%7) : (tensor<65xf32>) -> tensor<65xbf16>
    %9 = "stablehlo.negate"(%arg7) : (tensor<4xf64>) -> tensor<4xf64>
    %10 = "stablehlo.logistic"(%9) : (tensor<4xf64>) -> tensor<4xf64>
    %11 = "stablehlo.multiply"(%arg6, %10) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    "func.return"(%2, %8, %11) : (tensor<2x3xf32>, tensor<65xbf16>, tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
