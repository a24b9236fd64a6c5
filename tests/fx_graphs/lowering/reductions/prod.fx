graph g inference
input %0 x0: i64[2,3]
input %1 x1: f32[2,3]
%2 = aten.prod.default(%0) : i64[] name=y0
%3 = aten.prod.dim_int(%1, 1, false) : f32[2] name=y1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi64>, tensor<2x3xf32>) -> (tensor<i64>, tensor<2xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xi64>, %arg1: tensor<2x3xf32>):
    %0 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %1 = "stablehlo.reduce"(%arg0, %0) ({
    ^bb0(%arg4: tensor<i64> loc("aten.prod.default"), %arg5: tensor<i64> loc("aten.prod.default")):
      %5 = "stablehlo.multiply"(%arg4, %arg5) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%5) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi64>, tensor<i64>) -> tensor<i64>
    %2 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.reduce"(%arg1, %2) ({
    ^bb0(%arg2: tensor<f32> loc("aten.prod.dim_int"), %arg3: tensor<f32> loc("aten.prod.dim_int")):
      %4 = "stablehlo.multiply"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    "func.return"(%1, %3) : (tensor<i64>, tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
