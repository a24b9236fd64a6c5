graph g inference
input %0 a: f32[2,3]
input %1 b: bf16[65]
input %2 c: f16[5]
%3 = aten.silu.default(%0) : f32[2,3] name=n0
%4 = aten.silu.default(%1) : bf16[65] name=n1
%5 = aten.silu.default(%2) : f16[5] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>) -> (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<65xbf16>, %arg2: tensor<5xf16>):
    %0 = "stablehlo.logistic"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.multiply"(%arg0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.convert"(%arg1) : (tensor<65xbf16>) -> tensor<65xf32>
    %3 = "stablehlo.logistic"(%2) : (tensor<65xf32>) -> tensor<65xf32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %5 = "stablehlo.convert"(%4) : (tensor<65xf32>) -> tensor<65xbf16>
    %6 = "stablehlo.convert"(%arg2) : (tensor<5xf16>) -> tensor<5xf32>
    %7 = "stablehlo.logistic"(%6) : (tensor<5xf32>) -> tensor<5xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %9 = "stablehlo.convert"(%8) : (tensor<5xf32>) -> tensor<5xf16>
    "func.return"(%1, %5, %9) : (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>) -> ()
  }) : () -> ()
}) : () -> ()
