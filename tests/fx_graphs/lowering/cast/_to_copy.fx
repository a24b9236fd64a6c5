graph g inference
input %0 a: f32[7]
%1 = aten._to_copy.default(%0, dtype=f32, non_blocking=false, memory_format=none) : f32[7] name=n0
%2 = aten._to_copy.default(%0, dtype=bf16, non_blocking=false, memory_format=none) : bf16[7] name=n1
%3 = aten._to_copy.default(%0, dtype=f16, non_blocking=false, memory_format=none) : f16[7] name=n2
return %1, %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<7xf32>) -> (tensor<7xf32>, tensor<7xbf16>, tensor<7xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<7xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<7xf32>) -> tensor<7xbf16>
    %1 = "stablehlo.convert"(%arg0) : (tensor<7xf32>) -> tensor<7xf16>
    "func.return"(%arg0, %0, %1) : (tensor<7xf32>, tensor<7xbf16>, tensor<7xf16>) -> ()
  }) : () -> ()
}) : () -> ()
