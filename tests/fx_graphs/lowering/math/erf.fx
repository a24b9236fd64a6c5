graph g inference
input %0 a: f32[2,3]
input %1 b: bf16[64]
input %2 c: f16[5]
%3 = aten.erf.default(%0) : f32[2,3] name=n0
%4 = aten.erf.default(%1) : bf16[64] name=n1
%5 = aten.erf.default(%2) : f16[5] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<64xbf16>, tensor<5xf16>) -> (tensor<2x3xf32>, tensor<64xbf16>, tensor<5xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<64xbf16>, %arg2: tensor<5xf16>):
    %0 = "chlo.erf"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<64xbf16>) -> tensor<64xf32>
    %2 = "chlo.erf"(%1) : (tensor<64xf32>) -> tensor<64xf32>
    %3 = "stablehlo.convert"(%2) : (tensor<64xf32>) -> tensor<64xbf16>
    %4 = "stablehlo.convert"(%arg2) : (tensor<5xf16>) -> tensor<5xf32>
    %5 = "chlo.erf"(%4) : (tensor<5xf32>) -> tensor<5xf32>
    %6 = "stablehlo.convert"(%5) : (tensor<5xf32>) -> tensor<5xf16>
    "func.return"(%0, %3, %6) : (tensor<2x3xf32>, tensor<64xbf16>, tensor<5xf16>) -> ()
  }) : () -> ()
}) : () -> ()
