graph g inference
input %0 x1: i64[3]
input %1 x2: i64[2,1]
input %2 x3: u8[3]
input %3 x4: u8[3]
%4 = aten.gcd.default(%0, %1) : i64[2,3] name=gcd_default
%5 = aten.gcd.default(%2, %3) : u8[3] name=gcd_default_1
return %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xi64>, tensor<2x1xi64>, tensor<3xui8>, tensor<3xui8>) -> (tensor<2x3xi64>, tensor<3xui8>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xi64>, %arg1: tensor<2x1xi64>, %arg2: tensor<3xui8>, %arg3: tensor<3xui8>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi64>) -> tensor<2x3xi64>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi64>) -> tensor<2x3xi64>
    %2 = "stablehlo.abs"(%0) : (tensor<2x3xi64>) -> tensor<2x3xi64>
    %3 = "stablehlo.abs"(%1) : (tensor<2x3xi64>) -> tensor<2x3xi64>
    %4:2 = "stablehlo.while"(%2, %3) ({
    ^bb0(%arg12: tensor<2x3xi64> loc("aten.gcd.default"), %arg13: tensor<2x3xi64> loc("aten.gcd.default")):
      %30 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
      %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x3xi64>
      %32 = "stablehlo.compare"(%arg13, %31) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %33 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %34 = "stablehlo.reduce"(%32, %33) ({
      ^bb0(%arg14: tensor<i1> loc("aten.gcd.default"), %arg15: tensor<i1> loc("aten.gcd.default")):
        %35 = "stablehlo.or"(%arg14, %arg15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%35) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%34) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg10: tensor<2x3xi64> loc("aten.gcd.default"), %arg11: tensor<2x3xi64> loc("aten.gcd.default")):
      %21 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
      %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x3xi64>
      %23 = "stablehlo.compare"(%arg11, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %24 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
      %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x3xi64>
      %26 = "stablehlo.select"(%23, %25, %arg11) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %27 = "stablehlo.remainder"(%arg10, %26) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %28 = "stablehlo.select"(%23, %arg10, %arg11) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      %29 = "stablehlo.select"(%23, %arg11, %27) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
      "stablehlo.return"(%28, %29) : (tensor<2x3xi64>, tensor<2x3xi64>) -> ()
    }) : (tensor<2x3xi64>, tensor<2x3xi64>) -> (tensor<2x3xi64>, tensor<2x3xi64>)
    %5:2 = "stablehlo.while"(%arg2, %arg3) ({
    ^bb0(%arg6: tensor<3xui8> loc("aten.gcd.default"), %arg7: tensor<3xui8> loc("aten.gcd.default")):
      %15 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
      %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<ui8>) -> tensor<3xui8>
      %17 = "stablehlo.compare"(%arg7, %16) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
      %18 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %19 = "stablehlo.reduce"(%17, %18) ({
      ^bb0(%arg8: tensor<i1> loc("aten.gcd.default"), %arg9: tensor<i1> loc("aten.gcd.default")):
        %20 = "stablehlo.or"(%arg8, %arg9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%20) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%19) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg4: tensor<3xui8> loc("aten.gcd.default"), %arg5: tensor<3xui8> loc("aten.gcd.default")):
      %6 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
      %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<ui8>) -> tensor<3xui8>
      %8 = "stablehlo.compare"(%arg5, %7) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
      %9 = "stablehlo.constant"() {value = dense<1> : tensor<ui8>} : () -> tensor<ui8>
      %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<ui8>) -> tensor<3xui8>
      %11 = "stablehlo.select"(%8, %10, %arg5) : (tensor<3xi1>, tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
      %12 = "stablehlo.remainder"(%arg4, %11) : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
      %13 = "stablehlo.select"(%8, %arg4, %arg5) : (tensor<3xi1>, tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
      %14 = "stablehlo.select"(%8, %arg5, %12) : (tensor<3xi1>, tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
      "stablehlo.return"(%13, %14) : (tensor<3xui8>, tensor<3xui8>) -> ()
    }) : (tensor<3xui8>, tensor<3xui8>) -> (tensor<3xui8>, tensor<3xui8>)
    "func.return"(%4#0, %5#0) : (tensor<2x3xi64>, tensor<3xui8>) -> ()
  }) : () -> ()
}) : () -> ()
