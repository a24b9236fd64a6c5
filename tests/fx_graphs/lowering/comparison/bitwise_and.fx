graph g inference
input %0 a: i64[9]
input %1 b: i64[9]
input %2 c: i32[3,1]
input %3 d: i32[4]
input %4 e: u8[9]
input %5 f: u8[9]
input %6 g: i64[4]
input %7 h: i64[5]
%8 = aten.bitwise_and.Tensor(%0, %1) : i64[9] name=n0
%9 = aten.bitwise_and.Tensor(%2, %3) : i32[3,4] name=n1
%10 = aten.bitwise_and.Tensor(%4, %5) : u8[9] name=n2
%11 = aten.bitwise_and.Scalar(%6, 5) : i64[4] name=n3
%12 = aten.bitwise_and.Scalar_Tensor(6, %7) : i64[5] name=n4
return %8, %9, %10, %11, %12
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<9xi64>, tensor<9xi64>, tensor<3x1xi32>, tensor<4xi32>, tensor<9xui8>, tensor<9xui8>, tensor<4xi64>, tensor<5xi64>) -> (tensor<9xi64>, tensor<3x4xi32>, tensor<9xui8>, tensor<4xi64>, tensor<5xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<9xi64>, %arg1: tensor<9xi64>, %arg2: tensor<3x1xi32>, %arg3: tensor<4xi32>, %arg4: tensor<9xui8>, %arg5: tensor<9xui8>, %arg6: tensor<4xi64>, %arg7: tensor<5xi64>):
    %0 = "stablehlo.and"(%arg0, %arg1) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xi32>) -> tensor<3x4xi32>
    %2 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<3x4xi32>
    %3 = "stablehlo.and"(%1, %2) : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %4 = "stablehlo.and"(%arg4, %arg5) : (tensor<9xui8>, tensor<9xui8>) -> tensor<9xui8>
    %5 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %7 = "stablehlo.and"(%arg6, %6) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %8 = "stablehlo.constant"() {value = dense<6> : tensor<i64>} : () -> tensor<i64>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
    %10 = "stablehlo.and"(%9, %arg7) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    "func.return"(%0, %3, %4, %7, %10) : (tensor<9xi64>, tensor<3x4xi32>, tensor<9xui8>, tensor<4xi64>, tensor<5xi64>) -> ()
  }) : () -> ()
}) : () -> ()
