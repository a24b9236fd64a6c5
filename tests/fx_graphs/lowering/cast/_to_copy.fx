graph g inference
input %0 a: f32[7]
%1 = aten._to_copy.default(%0, dtype=f32, non_blocking=false, memory_format=none) : f32[7] name=n0
%2 = aten._to_copy.default(%0, dtype=bf16, non_blocking=false, memory_format=none) : bf16[7] name=n1
%3 = aten._to_copy.default(%0, dtype=f16, non_blocking=false, memory_format=none) : f16[7] name=n2
%4 = aten._to_copy.default(%0, dtype=f8e4m3fn, non_blocking=false, memory_format=none) : f8e4m3fn[7] name=n3
%5 = aten._to_copy.default(%4, dtype=f8e5m2, non_blocking=false, memory_format=none) : f8e5m2[7] name=n4
return %1, %2, %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<7xf32>) -> (tensor<7xf32>, tensor<7xbf16>, tensor<7xf16>, tensor<7xf8E4M3FN>, tensor<7xf8E5M2>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<7xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<7xf32>) -> tensor<7xbf16>
    %1 = "stablehlo.convert"(%arg0) : (tensor<7xf32>) -> tensor<7xf16>
    %2 = "stablehlo.constant"() {value = dense<-4.480000e+02> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.constant"() {value = dense<4.480000e+02> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.clamp"(%2, %arg0, %3) : (tensor<f32>, tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = "stablehlo.convert"(%4) : (tensor<7xf32>) -> tensor<7xf8E4M3FN>
    %6 = "stablehlo.convert"(%5) : (tensor<7xf8E4M3FN>) -> tensor<7xf32>
    %7 = "stablehlo.convert"(%6) : (tensor<7xf32>) -> tensor<7xf8E5M2>
    "func.return"(%arg0, %0, %1, %5, %7) : (tensor<7xf32>, tensor<7xbf16>, tensor<7xf16>, tensor<7xf8E4M3FN>, tensor<7xf8E5M2>) -> ()
  }) : () -> ()
}) : () -> ()
