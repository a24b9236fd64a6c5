graph g inference
input %0 x0: f32[2,3]
input %1 x1: bf16[2,3]
input %2 x2: c64[3]
%3 = aten.linalg__powsum.default(%0, 2, none, false) : f32[] name=y0
%4 = aten.linalg__powsum.default(%1, 1.0, [1], true) : bf16[2,1] name=y1
%5 = aten.linalg__powsum.default(%2, 3, none, false) : f32[] name=y2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xbf16>, tensor<3xcomplex<f32>>) -> (tensor<f32>, tensor<2x1xbf16>, tensor<f32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xbf16>, %arg2: tensor<3xcomplex<f32>>):
    %0 = "stablehlo.abs"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.multiply"(%0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.reduce"(%1, %2) ({
    ^bb0(%arg7: tensor<f32> loc("aten.linalg__powsum.default"), %arg8: tensor<f32> loc("aten.linalg__powsum.default")):
      %16 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.abs"(%arg1) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %5 = "stablehlo.convert"(%4) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %6 = "stablehlo.reduce"(%5, %2) ({
    ^bb0(%arg5: tensor<f32> loc("aten.linalg__powsum.default"), %arg6: tensor<f32> loc("aten.linalg__powsum.default")):
      %15 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2xf32>) -> tensor<2x1xf32>
    %8 = "stablehlo.convert"(%7) : (tensor<2x1xf32>) -> tensor<2x1xbf16>
    %9 = "stablehlo.abs"(%arg2) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %10 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %12 = "stablehlo.power"(%9, %11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %13 = "stablehlo.reduce"(%12, %2) ({
    ^bb0(%arg3: tensor<f32> loc("aten.linalg__powsum.default"), %arg4: tensor<f32> loc("aten.linalg__powsum.default")):
      %14 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%3, %8, %13) : (tensor<f32>, tensor<2x1xbf16>, tensor<f32>) -> ()
  }) : () -> ()
}) : () -> ()
