graph g inference
input %0 a: f32[2,3]
input %1 b: f32[5]
input %2 c: f32[7]
input %3 d: i64[5]
input %4 e: i64[3]
%5 = aten.bucketize.Tensor(%0, %1, out_int32=false, right=false) : i64[2,3] name=n0
%6 = aten.bucketize.Tensor(%2, %1, out_int32=false, right=true) : i64[7] name=n1
%7 = aten.bucketize.Tensor(%3, %4, out_int32=true, right=false) : i32[5] name=n2
return %5, %6, %7
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<5xf32>, tensor<7xf32>, tensor<5xi64>, tensor<3xi64>) -> (tensor<2x3xi64>, tensor<7xi64>, tensor<5xi32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<5xf32>, %arg2: tensor<7xf32>, %arg3: tensor<5xi64>, %arg4: tensor<3xi64>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x5xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5xf32>
    %2 = "stablehlo.compare"(%1, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xi1>
    %3 = "stablehlo.not"(%2) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %4 = "stablehlo.convert"(%3) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi64>
    %5 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %6 = "stablehlo.reduce"(%4, %5) ({
    ^bb0(%arg9: tensor<i64> loc("aten.bucketize.Tensor"), %arg10: tensor<i64> loc("aten.bucketize.Tensor")):
      %23 = "stablehlo.add"(%arg9, %arg10) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%23) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<2x3x5xi64>, tensor<i64>) -> tensor<2x3xi64>
    %7 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x5xf32>
    %8 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<7x5xf32>
    %9 = "stablehlo.compare"(%8, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xi1>
    %10 = "stablehlo.not"(%9) : (tensor<7x5xi1>) -> tensor<7x5xi1>
    %11 = "stablehlo.convert"(%10) : (tensor<7x5xi1>) -> tensor<7x5xi64>
    %12 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %13 = "stablehlo.reduce"(%11, %12) ({
    ^bb0(%arg7: tensor<i64> loc("aten.bucketize.Tensor"), %arg8: tensor<i64> loc("aten.bucketize.Tensor")):
      %22 = "stablehlo.add"(%arg7, %arg8) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%22) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<7x5xi64>, tensor<i64>) -> tensor<7xi64>
    %14 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi64>) -> tensor<5x3xi64>
    %15 = "stablehlo.broadcast_in_dim"(%arg4) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi64>) -> tensor<5x3xi64>
    %16 = "stablehlo.compare"(%15, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
    %17 = "stablehlo.not"(%16) : (tensor<5x3xi1>) -> tensor<5x3xi1>
    %18 = "stablehlo.convert"(%17) : (tensor<5x3xi1>) -> tensor<5x3xi32>
    %19 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %20 = "stablehlo.reduce"(%18, %19) ({
    ^bb0(%arg5: tensor<i32> loc("aten.bucketize.Tensor"), %arg6: tensor<i32> loc("aten.bucketize.Tensor")):
      %21 = "stablehlo.add"(%arg5, %arg6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%21) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<5x3xi32>, tensor<i32>) -> tensor<5xi32>
    "func.return"(%6, %13, %20) : (tensor<2x3xi64>, tensor<7xi64>, tensor<5xi32>) -> ()
  }) : () -> ()
}) : () -> ()
