graph g inference
input %0 x0: f32[2,3]
input %1 x1: f32[2,3]
%2 = aten.norm.Scalar(%0, 2) : f32[] name=y0
%3 = aten.norm.ScalarOpt_dim(%1, 0, [1], false) : f32[2] name=y1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<f32>, tensor<2xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>):
    %0 = "stablehlo.abs"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.multiply"(%0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.reduce"(%1, %2) ({
    ^bb0(%arg4: tensor<f32> loc("aten.norm.Scalar"), %arg5: tensor<f32> loc("aten.norm.Scalar")):
      %12 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.sqrt"(%3) : (tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.abs"(%arg1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %8 = "stablehlo.convert"(%7) : (tensor<2x3xi1>) -> tensor<2x3xui8>
    %9 = "stablehlo.convert"(%8) : (tensor<2x3xui8>) -> tensor<2x3xf32>
    %10 = "stablehlo.reduce"(%9, %2) ({
    ^bb0(%arg2: tensor<f32> loc("aten.norm.ScalarOpt_dim"), %arg3: tensor<f32> loc("aten.norm.ScalarOpt_dim")):
      %11 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    "func.return"(%4, %10) : (tensor<f32>, tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
