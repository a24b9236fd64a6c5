graph g inference
input %0 a: f32[2,3]
input %1 b: f32[3]
input %2 c: f64[3]
input %3 d: f64[3]
%4 = aten.complex.default(%0, %1) : c64[2,3] name=n0
%5 = aten.complex.default(%2, %3) : c128[3] name=n1
return %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf64>, tensor<3xf64>) -> (tensor<2x3xcomplex<f32>>, tensor<3xcomplex<f64>>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf64>, %arg3: tensor<3xf64>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.complex"(%arg0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
    %2 = "stablehlo.complex"(%arg2, %arg3) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xcomplex<f64>>
    "func.return"(%1, %2) : (tensor<2x3xcomplex<f32>>, tensor<3xcomplex<f64>>) -> ()
  }) : () -> ()
}) : () -> ()
