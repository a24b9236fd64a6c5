graph g inference
%0 = aten.scalar_tensor.default(-inf, dtype=f32) : f32[] name=n0
%1 = aten.scalar_tensor.default(0.1, dtype=bf16) : bf16[] name=n1
%2 = aten.scalar_tensor.default(3, dtype=none) : f32[] name=n2
return %0, %1, %2
---
"builtin.module"() ({
  "func.func"() <{function_type = () -> (tensor<f32>, tensor<bf16>, tensor<f32>), sym_name = "main"}> ({
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.constant"() {value = dense<1.000980e-01> : tensor<bf16>} : () -> tensor<bf16>
    %2 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    "func.return"(%0, %1, %2) : (tensor<f32>, tensor<bf16>, tensor<f32>) -> ()
  }) : () -> ()
}) : () -> ()
