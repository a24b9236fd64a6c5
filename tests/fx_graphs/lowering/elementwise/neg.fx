graph g inference
input %0 a: f32[2,3]
input %1 b: bf16[33]
input %2 c: f16[5]
%3 = aten.neg.default(%0) : f32[2,3] name=n0
%4 = aten.neg.default(%1) : bf16[33] name=n1
%5 = aten.neg.default(%2) : f16[5] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<33xbf16>, tensor<5xf16>) -> (tensor<2x3xf32>, tensor<33xbf16>, tensor<5xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<33xbf16>, %arg2: tensor<5xf16>):
    %0 = "stablehlo.negate"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.negate"(%arg1) : (tensor<33xbf16>) -> tensor<33xbf16>
    %2 = "stablehlo.negate"(%arg2) : (tensor<5xf16>) -> tensor<5xf16>
    "func.return"(%0, %1, %2) : (tensor<2x3xf32>, tensor<33xbf16>, tensor<5xf16>) -> ()
  }) : () -> ()
}) : () -> ()
