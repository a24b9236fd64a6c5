graph g inference
input %0 x0: f32[2,3]
input %1 x1: bool[2,3]
input %2 x2: f32[2,3]
%3 = aten.any.default(%0) : bool[] name=y0
%4 = aten.any.dim(%1, 1, false) : bool[2] name=y1
%5 = aten.any.dims(%2, [0, 1], true) : bool[1,1] name=y2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xi1>, tensor<2x3xf32>) -> (tensor<i1>, tensor<2xi1>, tensor<1x1xi1>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi1>, %arg2: tensor<2x3xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.compare"(%arg0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %3 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %4 = "stablehlo.reduce"(%2, %3) ({
    ^bb0(%arg7: tensor<i1> loc("aten.any.default"), %arg8: tensor<i1> loc("aten.any.default")):
      %15 = "stablehlo.or"(%arg7, %arg8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%15) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    %5 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %6 = "stablehlo.reduce"(%arg1, %5) ({
    ^bb0(%arg5: tensor<i1> loc("aten.any.dim"), %arg6: tensor<i1> loc("aten.any.dim")):
      %14 = "stablehlo.or"(%arg5, %arg6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%14) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %7 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %9 = "stablehlo.compare"(%arg2, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %10 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %11 = "stablehlo.reduce"(%9, %10) ({
    ^bb0(%arg3: tensor<i1> loc("aten.any.dims"), %arg4: tensor<i1> loc("aten.any.dims")):
      %13 = "stablehlo.or"(%arg3, %arg4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%13) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    %12 = "stablehlo.reshape"(%11) : (tensor<i1>) -> tensor<1x1xi1>
    "func.return"(%4, %6, %12) : (tensor<i1>, tensor<2xi1>, tensor<1x1xi1>) -> ()
  }) : () -> ()
}) : () -> ()
