graph g inference
input %0 a: f32[16]
input %1 b: bf16[16]
input %2 c: f64[16]
%3 = aten.isfinite.default(%0) : bool[16] name=n0
%4 = aten.isfinite.default(%1) : bool[16] name=n1
%5 = aten.isfinite.default(%2) : bool[16] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16xf32>, tensor<16xbf16>, tensor<16xf64>) -> (tensor<16xi1>, tensor<16xi1>, tensor<16xi1>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<16xf32>, %arg1: tensor<16xbf16>, %arg2: tensor<16xf64>):
    %0 = "stablehlo.is_finite"(%arg0) : (tensor<16xf32>) -> tensor<16xi1>
    %1 = "stablehlo.is_finite"(%arg1) : (tensor<16xbf16>) -> tensor<16xi1>
    %2 = "stablehlo.is_finite"(%arg2) : (tensor<16xf64>) -> tensor<16xi1>
    "func.return"(%0, %1, %2) : (tensor<16xi1>, tensor<16xi1>, tensor<16xi1>) -> ()
  }) : () -> ()
}) : () -> ()
