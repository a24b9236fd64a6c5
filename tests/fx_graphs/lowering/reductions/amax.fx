graph g inference
input %0 x0: f32[2,3]
%1 = aten.amax.default(%0, [1], true) : f32[2,1] name=y0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x1xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>):
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.reduce"(%arg0, %0) ({
    ^bb0(%arg1: tensor<f32> loc("aten.amax.default"), %arg2: tensor<f32> loc("aten.amax.default")):
      %3 = "stablehlo.maximum"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2xf32>) -> tensor<2x1xf32>
    "func.return"(%2) : (tensor<2x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
