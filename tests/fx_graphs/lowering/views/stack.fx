graph g inference
input %0 a: f32[2,3]
input %1 b: f32[2,3]
input %2 c: f32[]
input %3 d: f32[]
input %4 e: i64[2]
input %5 f: i64[2]
%6 = aten.stack.default([%0, %1], 1) : f32[2,2,3] name=n0
%7 = aten.stack.default([%2, %3], 0) : f32[2] name=n1
%8 = aten.stack.default([%4, %5], -1) : i64[2,2] name=n2
return %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>) -> (tensor<2x2x3xf32>, tensor<2xf32>, tensor<2x2xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<2xi64>, %arg5: tensor<2xi64>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
    %2 = "stablehlo.concatenate"(%0, %1) {dimension = 1 : i64} : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x2x3xf32>
    %3 = "stablehlo.reshape"(%arg2) : (tensor<f32>) -> tensor<1xf32>
    %4 = "stablehlo.reshape"(%arg3) : (tensor<f32>) -> tensor<1xf32>
    %5 = "stablehlo.concatenate"(%3, %4) {dimension = 0 : i64} : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %6 = "stablehlo.reshape"(%arg4) : (tensor<2xi64>) -> tensor<2x1xi64>
    %7 = "stablehlo.reshape"(%arg5) : (tensor<2xi64>) -> tensor<2x1xi64>
    %8 = "stablehlo.concatenate"(%6, %7) {dimension = 1 : i64} : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x2xi64>
    "func.return"(%2, %5, %8) : (tensor<2x2x3xf32>, tensor<2xf32>, tensor<2x2xi64>) -> ()
  }) : () -> ()
}) : () -> ()
