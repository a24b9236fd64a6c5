graph g inference
input %0 a: f32[4,3]
input %1 b: i8[4,3]
%2 = aten.hash_tensor.default(%0, []) : u64[] name=n0
%3 = aten.hash_tensor.default(%1, [-1], keepdim=true) : u64[4,1] name=n1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x3xf32>, tensor<4x3xi8>) -> (tensor<ui64>, tensor<4x1xui64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x3xf32>, %arg1: tensor<4x3xi8>):
    %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<4x3xf32>) -> tensor<4x3xi32>
    %1 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x3xi32>
    %3 = "stablehlo.and"(%0, %2) : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
    %4 = "stablehlo.convert"(%3) : (tensor<4x3xi32>) -> tensor<4x3xf64>
    %5 = "stablehlo.constant"() {value = dense<1.4012984643248171E-45> : tensor<f64>} : () -> tensor<f64>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %7 = "stablehlo.multiply"(%4, %6) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %8 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x3xi32>
    %10 = "stablehlo.compare"(%0, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %11 = "stablehlo.negate"(%7) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %12 = "stablehlo.select"(%10, %11, %7) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %13 = "stablehlo.constant"() {value = dense<8388608> : tensor<i32>} : () -> tensor<i32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x3xi32>
    %15 = "stablehlo.compare"(%3, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
    %16 = "stablehlo.convert"(%arg0) : (tensor<4x3xf32>) -> tensor<4x3xf64>
    %17 = "stablehlo.select"(%15, %12, %16) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %18 = "stablehlo.bitcast_convert"(%17) : (tensor<4x3xf64>) -> tensor<4x3xui64>
    %19 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
    %20 = "stablehlo.reduce"(%18, %19) ({
    ^bb0(%arg4: tensor<ui64> loc("aten.hash_tensor.default"), %arg5: tensor<ui64> loc("aten.hash_tensor.default")):
      %26 = "stablehlo.xor"(%arg4, %arg5) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%26) : (tensor<ui64>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<4x3xui64>, tensor<ui64>) -> tensor<ui64>
    %21 = "stablehlo.convert"(%arg1) : (tensor<4x3xi8>) -> tensor<4x3xi64>
    %22 = "stablehlo.bitcast_convert"(%21) : (tensor<4x3xi64>) -> tensor<4x3xui64>
    %23 = "stablehlo.reduce"(%22, %19) ({
    ^bb0(%arg2: tensor<ui64> loc("aten.hash_tensor.default"), %arg3: tensor<ui64> loc("aten.hash_tensor.default")):
      %25 = "stablehlo.xor"(%arg2, %arg3) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%25) : (tensor<ui64>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xui64>, tensor<ui64>) -> tensor<4xui64>
    %24 = "stablehlo.reshape"(%23) : (tensor<4xui64>) -> tensor<4x1xui64>
    "func.return"(%20, %24) : (tensor<ui64>, tensor<4x1xui64>) -> ()
  }) : () -> ()
}) : () -> ()
