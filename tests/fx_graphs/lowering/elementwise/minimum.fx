graph g inference
input %0 a: f32[2,3]
input %1 b: f32[3]
input %2 c: i64[3]
input %3 d: i64[3]
input %4 e: bool[3]
input %5 f: bool[3]
%6 = aten.minimum.default(%0, %1) : f32[2,3] name=n0
%7 = aten.minimum.default(%2, %3) : i64[3] name=n1
%8 = aten.minimum.default(%4, %5) : bool[3] name=n2
return %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi1>, tensor<3xi1>) -> (tensor<2x3xf32>, tensor<3xi64>, tensor<3xi1>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xi64>, %arg3: tensor<3xi64>, %arg4: tensor<3xi1>, %arg5: tensor<3xi1>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.minimum"(%arg0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.minimum"(%arg2, %arg3) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %3 = "stablehlo.minimum"(%arg4, %arg5) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    "func.return"(%1, %2, %3) : (tensor<2x3xf32>, tensor<3xi64>, tensor<3xi1>) -> ()
  }) : () -> ()
}) : () -> ()
