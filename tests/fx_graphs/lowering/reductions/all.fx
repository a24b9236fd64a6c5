graph g inference
input %0 x0: f32[2,3]
input %1 x1: u8[2,3]
input %2 x2: f32[2,3]
%3 = aten.all.default(%0) : bool[] name=y0
%4 = aten.all.dim(%1, 1, false) : u8[2] name=y1
%5 = aten.all.dims(%2, [0, 1], false) : bool[] name=y2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xui8>, tensor<2x3xf32>) -> (tensor<i1>, tensor<2xui8>, tensor<i1>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xui8>, %arg2: tensor<2x3xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.compare"(%arg0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %3 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
    %4 = "stablehlo.reduce"(%2, %3) ({
    ^bb0(%arg7: tensor<i1> loc("aten.all.default"), %arg8: tensor<i1> loc("aten.all.default")):
      %14 = "stablehlo.and"(%arg7, %arg8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%14) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    %5 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<ui8>) -> tensor<2x3xui8>
    %7 = "stablehlo.compare"(%arg1, %6) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %8 = "stablehlo.reduce"(%7, %3) ({
    ^bb0(%arg5: tensor<i1> loc("aten.all.dim"), %arg6: tensor<i1> loc("aten.all.dim")):
      %13 = "stablehlo.and"(%arg5, %arg6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%13) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %9 = "stablehlo.convert"(%8) : (tensor<2xi1>) -> tensor<2xui8>
    %10 = "stablehlo.compare"(%arg2, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %11 = "stablehlo.reduce"(%10, %3) ({
    ^bb0(%arg3: tensor<i1> loc("aten.all.dims"), %arg4: tensor<i1> loc("aten.all.dims")):
      %12 = "stablehlo.and"(%arg3, %arg4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%12) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    "func.return"(%4, %9, %11) : (tensor<i1>, tensor<2xui8>, tensor<i1>) -> ()
  }) : () -> ()
}) : () -> ()
