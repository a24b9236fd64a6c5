graph g inference
input %0 a: i64[8]
input %1 b: i64[8]
input %2 c: i32[8]
input %3 d: i32[8]
input %4 e: u8[8]
input %5 f: u8[8]
input %6 g: i64[4]
input %7 h: i64[5]
%8 = aten.bitwise_left_shift.Tensor(%0, %1) : i64[8] name=n0
%9 = aten.bitwise_left_shift.Tensor(%2, %3) : i32[8] name=n1
%10 = aten.bitwise_left_shift.Tensor(%4, %5) : u8[8] name=n2
%11 = aten.bitwise_left_shift.Tensor_Scalar(%6, 2) : i64[4] name=n3
%12 = aten.bitwise_left_shift.Scalar_Tensor(3, %7) : i64[5] name=n4
return %8, %9, %10, %11, %12
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8xi64>, tensor<8xi64>, tensor<8xi32>, tensor<8xi32>, tensor<8xui8>, tensor<8xui8>, tensor<4xi64>, tensor<5xi64>) -> (tensor<8xi64>, tensor<8xi32>, tensor<8xui8>, tensor<4xi64>, tensor<5xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<8xi64>, %arg1: tensor<8xi64>, %arg2: tensor<8xi32>, %arg3: tensor<8xi32>, %arg4: tensor<8xui8>, %arg5: tensor<8xui8>, %arg6: tensor<4xi64>, %arg7: tensor<5xi64>):
    %0 = "stablehlo.shift_left"(%arg0, %arg1) : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
    %1 = "stablehlo.shift_left"(%arg2, %arg3) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
    %2 = "stablehlo.shift_left"(%arg4, %arg5) : (tensor<8xui8>, tensor<8xui8>) -> tensor<8xui8>
    %3 = "stablehlo.constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %5 = "stablehlo.shift_left"(%arg6, %4) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %6 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
    %8 = "stablehlo.shift_left"(%7, %arg7) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    "func.return"(%0, %1, %2, %5, %8) : (tensor<8xi64>, tensor<8xi32>, tensor<8xui8>, tensor<4xi64>, tensor<5xi64>) -> ()
  }) : () -> ()
}) : () -> ()
