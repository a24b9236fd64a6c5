graph g inference
input %0 a: f32[16]
input %1 b: bf16[16]
input %2 c: i64[3]
%3 = aten.ceil.default(%0) : f32[16] name=n0
%4 = aten.ceil.default(%1) : bf16[16] name=n1
%5 = aten.ceil.default(%2) : i64[3] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16xf32>, tensor<16xbf16>, tensor<3xi64>) -> (tensor<16xf32>, tensor<16xbf16>, tensor<3xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<16xf32>, %arg1: tensor<16xbf16>, %arg2: tensor<3xi64>):
    %0 = "stablehlo.ceil"(%arg0) : (tensor<16xf32>) -> tensor<16xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<16xbf16>) -> tensor<16xf32>
    %2 = "stablehlo.ceil"(%1) : (tensor<16xf32>) -> tensor<16xf32>
    %3 = "stablehlo.convert"(%2) : (tensor<16xf32>) -> tensor<16xbf16>
    "func.return"(%0, %3, %arg2) : (tensor<16xf32>, tensor<16xbf16>, tensor<3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
