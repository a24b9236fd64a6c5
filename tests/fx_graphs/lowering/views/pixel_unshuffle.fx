graph g inference
input %0 a: f32[1,2,4,6]
%1 = aten.pixel_unshuffle.default(%0, 2) : f32[1,8,2,3] name=n0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x4x6xf32>) -> tensor<1x8x2x3xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x4x6xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x2x4x6xf32>) -> tensor<1x2x2x2x3x2xf32>
    %1 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 1, 3, 5, 2, 4>} : (tensor<1x2x2x2x3x2xf32>) -> tensor<1x2x2x2x2x3xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1x2x2x2x2x3xf32>) -> tensor<1x8x2x3xf32>
    "func.return"(%2) : (tensor<1x8x2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
