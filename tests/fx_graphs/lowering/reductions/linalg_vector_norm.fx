graph g inference
input %0 x0: f32[2,3]
input %1 x1: bf16[2,3]
input %2 x2: f32[3]
input %3 x3: f32[3]
%4 = aten.linalg_vector_norm.default(%0, 2, none, false) : f32[] name=y0
%5 = aten.linalg_vector_norm.default(%1, 1.0, [1], true) : bf16[2,1] name=y1
%6 = aten.linalg_vector_norm.default(%2, inf, none, false) : f32[] name=y2
%7 = aten.linalg_vector_norm.default(%3, 3, none, false) : f32[] name=y3
return %4, %5, %6, %7
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xbf16>, tensor<3xf32>, tensor<3xf32>) -> (tensor<f32>, tensor<2x1xbf16>, tensor<f32>, tensor<f32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xbf16>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>):
    %0 = "stablehlo.abs"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.multiply"(%0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.reduce"(%1, %2) ({
    ^bb0(%arg10: tensor<f32> loc("aten.linalg_vector_norm.default"), %arg11: tensor<f32> loc("aten.linalg_vector_norm.default")):
      %22 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.sqrt"(%3) : (tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.abs"(%arg1) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
    %6 = "stablehlo.convert"(%5) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %7 = "stablehlo.reduce"(%6, %2) ({
    ^bb0(%arg8: tensor<f32> loc("aten.linalg_vector_norm.default"), %arg9: tensor<f32> loc("aten.linalg_vector_norm.default")):
      %21 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%21) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<2xf32>) -> tensor<2x1xf32>
    %9 = "stablehlo.convert"(%8) : (tensor<2x1xf32>) -> tensor<2x1xbf16>
    %10 = "stablehlo.abs"(%arg2) : (tensor<3xf32>) -> tensor<3xf32>
    %11 = "stablehlo.reduce"(%10, %2) ({
    ^bb0(%arg6: tensor<f32> loc("aten.linalg_vector_norm.default"), %arg7: tensor<f32> loc("aten.linalg_vector_norm.default")):
      %20 = "stablehlo.maximum"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%20) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.abs"(%arg3) : (tensor<3xf32>) -> tensor<3xf32>
    %13 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %15 = "stablehlo.power"(%12, %14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %16 = "stablehlo.reduce"(%15, %2) ({
    ^bb0(%arg4: tensor<f32> loc("aten.linalg_vector_norm.default"), %arg5: tensor<f32> loc("aten.linalg_vector_norm.default")):
      %19 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%19) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.constant"() {value = dense<0.333333343> : tensor<f32>} : () -> tensor<f32>
    %18 = "stablehlo.power"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%4, %9, %11, %18) : (tensor<f32>, tensor<2x1xbf16>, tensor<f32>, tensor<f32>) -> ()
  }) : () -> ()
}) : () -> ()
