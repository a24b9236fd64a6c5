graph g inference
input %0 a: f32[2,3]
input %1 b: bf16[65]
input %2 c: f16[5]
%3 = aten.mish.default(%0) : f32[2,3] name=n0
%4 = aten.mish.default(%1) : bf16[65] name=n1
%5 = aten.mish.default(%2) : f16[5] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>) -> (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<65xbf16>, %arg2: tensor<5xf16>):
    %0 = "stablehlo.exponential"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.log_plus_one"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.tanh"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.multiply"(%arg0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.convert"(%arg1) : (tensor<65xbf16>) -> tensor<65xf32>
    %5 = "stablehlo.exponential"(%4) : (tensor<65xf32>) -> tensor<65xf32>
    %6 = "stablehlo.log_plus_one"(%5) : (tensor<65xf32>) -> tensor<65xf32>
    %7 = "stablehlo.tanh"(%6) : (tensor<65xf32>) -> tensor<65xf32>
    %8 = "stablehlo.multiply"(%4, %7) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %9 = "stablehlo.convert"(%8) : (tensor<65xf32>) -> tensor<65xbf16>
    %10 = "stablehlo.convert"(%arg2) : (tensor<5xf16>) -> tensor<5xf32>
    %11 = "stablehlo.exponential"(%10) : (tensor<5xf32>) -> tensor<5xf32>
    %12 = "stablehlo.log_plus_one"(%11) : (tensor<5xf32>) -> tensor<5xf32>
    %13 = "stablehlo.tanh"(%12) : (tensor<5xf32>) -> tensor<5xf32>
    %14 = "stablehlo.multiply"(%10, %13) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<5xf32>) -> tensor<5xf16>
    "func.return"(%3, %9, %15) : (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>) -> ()
  }) : () -> ()
}) : () -> ()
