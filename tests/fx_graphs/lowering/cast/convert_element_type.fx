graph g inference
input %0 a: f32[3]
input %1 b: i64[3]
%2 = prims.convert_element_type.default(%0, bf16) : bf16[3] name=n0
%3 = prims.convert_element_type.default(%1, f32) : f32[3] name=n1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf32>, tensor<3xi64>) -> (tensor<3xbf16>, tensor<3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<3xi64>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<3xf32>) -> tensor<3xbf16>
    %1 = "stablehlo.convert"(%arg1) : (tensor<3xi64>) -> tensor<3xf32>
    "func.return"(%0, %1) : (tensor<3xbf16>, tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
