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
      %11 = "stablehlo.or"(%arg7, %arg8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    %5 = "stablehlo.reduce"(%arg1, %3) ({
    ^bb0(%arg5: tensor<i1> loc("aten.any.dim"), %arg6: tensor<i1> loc("aten.any.dim")):
      %10 = "stablehlo.or"(%arg5, %arg6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %6 = "stablehlo.compare"(%arg2, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %7 = "stablehlo.reduce"(%6, %3) ({
    ^bb0(%arg3: tensor<i1> loc("aten.any.dims"), %arg4: tensor<i1> loc("aten.any.dims")):
      %9 = "stablehlo.or"(%arg3, %arg4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    %8 = "stablehlo.reshape"(%7) : (tensor<i1>) -> tensor<1x1xi1>
    "func.return"(%4, %5, %8) : (tensor<i1>, tensor<2xi1>, tensor<1x1xi1>) -> ()
  }) : () -> ()
}) : () -> ()
