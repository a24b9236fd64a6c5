graph g inference
input %0 a: i64[8]
input %1 b: i64[8]
input %2 c: i32[8]
input %3 d: i32[8]
input %4 e: u8[8]
input %5 f: u8[8]
input %6 g: i64[4]
%7 = aten.__lshift__.Tensor(%0, %1) : i64[8] name=n0
%8 = aten.__lshift__.Tensor(%2, %3) : i32[8] name=n1
%9 = aten.__lshift__.Tensor(%4, %5) : u8[8] name=n2
%10 = aten.__lshift__.Scalar(%6, 2) : i64[4] name=n3
return %7, %8, %9, %10
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8xi64>, tensor<8xi64>, tensor<8xi32>, tensor<8xi32>, tensor<8xui8>, tensor<8xui8>, tensor<4xi64>) -> (tensor<8xi64>, tensor<8xi32>, tensor<8xui8>, tensor<4xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<8xi64>, %arg1: tensor<8xi64>, %arg2: tensor<8xi32>, %arg3: tensor<8xi32>, %arg4: tensor<8xui8>, %arg5: tensor<8xui8>, %arg6: tensor<4xi64>):
    %0 = "stablehlo.shift_left"(%arg0, %arg1) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %1 = "stablehlo.shift_left"(%arg2, %arg3) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %2 = "stablehlo.shift_left"(%arg4, %arg5) : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
    %3 = "stablehlo.constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %5 = "stablehlo.shift_left"(%arg6, %4) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    "func.return"(%0, %1, %2, %5) : (tensor<8xi64>, tensor<8xi32>, tensor<8xui8>, tensor<4xi64>) -> ()
  }) : () -> ()
}) : () -> ()
