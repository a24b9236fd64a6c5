graph g inference
input %0 a: f32[7]
input %1 b: f64[3]
%2 = torchtpu.quick_erfinv.default(%0) : f32[7] name=n0
%3 = torchtpu.quick_erfinv.default(%1) : f64[3] name=n1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<7xf32>, tensor<3xf64>) -> (tensor<7xf32>, tensor<3xf64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<7xf32>, %arg1: tensor<3xf64>):
    %0 = "chlo.erf_inv"(%arg0) : (tensor<7xf32>) -> tensor<7xf32>
    %1 = "chlo.erf_inv"(%arg1) : (tensor<3xf64>) -> tensor<3xf64>
    "func.return"(%0, %1) : (tensor<7xf32>, tensor<3xf64>) -> ()
  }) : () -> ()
}) : () -> ()
