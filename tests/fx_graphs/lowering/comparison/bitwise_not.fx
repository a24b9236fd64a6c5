graph g inference
input %0 a: i64[4]
input %1 b: u8[4]
input %2 c: bool[4]
%3 = aten.bitwise_not.default(%0) : i64[4] name=n0
%4 = aten.bitwise_not.default(%1) : u8[4] name=n1
%5 = aten.bitwise_not.default(%2) : bool[4] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xi64>, tensor<4xui8>, tensor<4xi1>) -> (tensor<4xi64>, tensor<4xui8>, tensor<4xi1>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xi64>, %arg1: tensor<4xui8>, %arg2: tensor<4xi1>):
    %0 = "stablehlo.not"(%arg0) : (tensor<4xi64>) -> tensor<4xi64>
    %1 = "stablehlo.not"(%arg1) : (tensor<4xui8>) -> tensor<4xui8>
    %2 = "stablehlo.not"(%arg2) : (tensor<4xi1>) -> tensor<4xi1>
    "func.return"(%0, %1, %2) : (tensor<4xi64>, tensor<4xui8>, tensor<4xi1>) -> ()
  }) : () -> ()
}) : () -> ()
