graph g inference
input %0 a: f32[3,40]
input %1 b: bf16[5,2]
input %2 c: i32[7]
input %3 d: f32[]
%4 = aten.cumsum.default(%0, 1, dtype=none) : f32[3,40] name=n0
%5 = aten.cumsum.default(%1, 0, dtype=none) : bf16[5,2] name=n1
%6 = aten.cumprod.default(%2, 0, dtype=i32) : i32[7] name=n2
%7 = aten.cumsum.default(%3, 0, dtype=none) : f32[] name=n3
return %4, %5, %6, %7
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x40xf32>, tensor<5x2xbf16>, tensor<7xi32>, tensor<f32>) -> (tensor<3x40xf32>, tensor<5x2xbf16>, tensor<7xi32>, tensor<f32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x40xf32>, %arg1: tensor<5x2xbf16>, %arg2: tensor<7xi32>, %arg3: tensor<f32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) ({
    ^bb0(%arg10: tensor<f32> loc("aten.cumsum.default"), %arg11: tensor<f32> loc("aten.cumsum.default")):
      %13 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) {base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [39, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 40>, window_strides = array<i64: 1, 1>} : (tensor<3x40xf32>, tensor<f32>) -> tensor<3x40xf32>
    %2 = "stablehlo.convert"(%arg1) : (tensor<5x2xbf16>) -> tensor<5x2xf32>
    %3 = "stablehlo.reduce_window"(%2, %0) ({
    ^bb0(%arg8: tensor<f32> loc("aten.cumsum.default"), %arg9: tensor<f32> loc("aten.cumsum.default")):
      %12 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) {base_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>} : (tensor<5x2xf32>, tensor<f32>) -> tensor<5x2xf32>
    %4 = "stablehlo.convert"(%3) : (tensor<5x2xf32>) -> tensor<5x2xbf16>
    %5 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %6 = "stablehlo.reduce_window"(%arg2, %5) ({
    ^bb0(%arg6: tensor<i32> loc("aten.cumprod.default"), %arg7: tensor<i32> loc("aten.cumprod.default")):
      %11 = "stablehlo.multiply"(%arg6, %arg7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%11) : (tensor<i32>) -> ()
    }) {base_dilations = array<i64: 1>, padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 1>} : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %7 = "stablehlo.reshape"(%arg3) : (tensor<f32>) -> tensor<1xf32>
    %8 = "stablehlo.reduce_window"(%7, %0) ({
    ^bb0(%arg4: tensor<f32> loc("aten.cumsum.default"), %arg5: tensor<f32> loc("aten.cumsum.default")):
      %10 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) {base_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>} : (tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<1xf32>) -> tensor<f32>
    "func.return"(%1, %4, %6, %9) : (tensor<3x40xf32>, tensor<5x2xbf16>, tensor<7xi32>, tensor<f32>) -> ()
  }) : () -> ()
}) : () -> ()
