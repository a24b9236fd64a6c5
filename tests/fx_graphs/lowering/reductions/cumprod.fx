graph g inference
input %0 x0: bf16[3]
%1 = aten.cumprod.default(%0, 0) : bf16[3] name=y0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xbf16>) -> tensor<3xbf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xbf16>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<3xbf16>) -> tensor<3xf32>
    %1 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.reduce_window"(%0, %1) ({
    ^bb0(%arg1: tensor<f32> loc("aten.cumprod.default"), %arg2: tensor<f32> loc("aten.cumprod.default")):
      %4 = "stablehlo.multiply"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) {base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>} : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    %3 = "stablehlo.convert"(%2) : (tensor<3xf32>) -> tensor<3xbf16>
    "func.return"(%3) : (tensor<3xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
