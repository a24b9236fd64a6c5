graph g inference
input %0 a: f32[7]
input %1 b: bf16[7]
input %2 c: f64[3]
%3 = aten.rsqrt.default(%0) : f32[7] name=n0
%4 = aten.rsqrt.default(%1) : bf16[7] name=n1
%5 = aten.rsqrt.default(%2) : f64[3] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<7xf32>, tensor<7xbf16>, tensor<3xf64>) -> (tensor<7xf32>, tensor<7xbf16>, tensor<3xf64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<7xf32>, %arg1: tensor<7xbf16>, %arg2: tensor<3xf64>):
    %0 = "stablehlo.rsqrt"(%arg0) : (tensor<7xf32>) -> tensor<7xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<7xbf16>) -> tensor<7xf32>
    %2 = "stablehlo.rsqrt"(%1) : (tensor<7xf32>) -> tensor<7xf32>
    %3 = "stablehlo.convert"(%2) : (tensor<7xf32>) -> tensor<7xbf16>
    %4 = "stablehlo.rsqrt"(%arg2) : (tensor<3xf64>) -> tensor<3xf64>
    "func.return"(%0, %3, %4) : (tensor<7xf32>, tensor<7xbf16>, tensor<3xf64>) -> ()
  }) : () -> ()
}) : () -> ()
