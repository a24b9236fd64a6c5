graph fma inference
input %0 a: f32[2,3]
input %1 b: f64[]
input %2 c: f32[3]
input %3 h: bf16[3]
%4 = prims.fma.default(%0, %1, %2) : f32[2,3] name=scaled
%5 = prims.fma.default(%3, %3, %3) : bf16[3] name=narrow
return %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<f64>, tensor<3xf32>, tensor<3xbf16>) -> (tensor<2x3xf32>, tensor<3xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<f64>, %arg2: tensor<3xf32>, %arg3: tensor<3xbf16>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<f64>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.multiply"(%arg0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.add"(%3, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.convert"(%arg3) : (tensor<3xbf16>) -> tensor<3xf32>
    %6 = "stablehlo.convert"(%arg3) : (tensor<3xbf16>) -> tensor<3xf32>
    %7 = "stablehlo.convert"(%arg3) : (tensor<3xbf16>) -> tensor<3xf32>
    %8 = "stablehlo.multiply"(%5, %6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %9 = "stablehlo.add"(%8, %7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %10 = "stablehlo.convert"(%9) : (tensor<3xf32>) -> tensor<3xbf16>
    "func.return"(%4, %10) : (tensor<2x3xf32>, tensor<3xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
