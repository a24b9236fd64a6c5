graph g inference
input %0 a: f32[3,40]
input %1 b: bf16[5,2]
input %2 c: i32[7]
input %3 d: f32[]
input %4 e: bool[1,3,40]
%5 = aten.cumsum.default(%0, 1, dtype=none) : f32[3,40] name=n0
%6 = aten.cumsum.default(%1, 0, dtype=none) : bf16[5,2] name=n1
%7 = aten.cumprod.default(%2, 0, dtype=i32) : i32[7] name=n2
%8 = aten.cumsum.default(%3, 0, dtype=none) : f32[] name=n3
%9 = aten.cumsum.default(%4, 2, dtype=none) : i64[1,3,40] name=n4
%10 = aten._to_copy.default(%4, dtype=i32) : i32[1,3,40] name=n5
%11 = aten.cumsum.default(%10, 2, dtype=none) : i64[1,3,40] name=n6
return %5, %6, %7, %8, %9, %11
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x40xf32>, tensor<5x2xbf16>, tensor<7xi32>, tensor<f32>, tensor<1x3x40xi1>) -> (tensor<3x40xf32>, tensor<5x2xbf16>, tensor<7xi32>, tensor<f32>, tensor<1x3x40xi64>, tensor<1x3x40xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x40xf32>, %arg1: tensor<5x2xbf16>, %arg2: tensor<7xi32>, %arg3: tensor<f32>, %arg4: tensor<1x3x40xi1>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) ({
    ^bb0(%arg15: tensor<f32> loc("aten.cumsum.default"), %arg16: tensor<f32> loc("aten.cumsum.default")):
      %22 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) {base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [39, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 40>, window_strides = array<i64: 1, 1>} : (tensor<3x40xf32>, tensor<f32>) -> tensor<3x40xf32>
    %2 = "stablehlo.convert"(%arg1) : (tensor<5x2xbf16>) -> tensor<5x2xf32>
    %3 = "stablehlo.reduce_window"(%2, %0) ({
    ^bb0(%arg13: tensor<f32> loc("aten.cumsum.default"), %arg14: tensor<f32> loc("aten.cumsum.default")):
      %21 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%21) : (tensor<f32>) -> ()
    }) {base_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>} : (tensor<5x2xf32>, tensor<f32>) -> tensor<5x2xf32>
    %4 = "stablehlo.convert"(%3) : (tensor<5x2xf32>) -> tensor<5x2xbf16>
    %5 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %6 = "stablehlo.reduce_window"(%arg2, %5) ({
    ^bb0(%arg11: tensor<i32> loc("aten.cumprod.default"), %arg12: tensor<i32> loc("aten.cumprod.default")):
      %20 = "stablehlo.multiply"(%arg11, %arg12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%20) : (tensor<i32>) -> ()
    }) {base_dilations = array<i64: 1>, padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 1>} : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
    %7 = "stablehlo.reshape"(%arg3) : (tensor<f32>) -> tensor<1xf32>
    %8 = "stablehlo.reduce_window"(%7, %0) ({
    ^bb0(%arg9: tensor<f32> loc("aten.cumsum.default"), %arg10: tensor<f32> loc("aten.cumsum.default")):
      %19 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%19) : (tensor<f32>) -> ()
    }) {base_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>} : (tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<1xf32>) -> tensor<f32>
    %10 = "stablehlo.convert"(%arg4) : (tensor<1x3x40xi1>) -> tensor<1x3x40xi32>
    %11 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %12 = "stablehlo.reduce_window"(%10, %11) ({
    ^bb0(%arg7: tensor<i32> loc("aten.cumsum.default"), %arg8: tensor<i32> loc("aten.cumsum.default")):
      %18 = "stablehlo.add"(%arg7, %arg8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%18) : (tensor<i32>) -> ()
    }) {base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [39, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 40>, window_strides = array<i64: 1, 1, 1>} : (tensor<1x3x40xi32>, tensor<i32>) -> tensor<1x3x40xi32>
    %13 = "stablehlo.convert"(%12) : (tensor<1x3x40xi32>) -> tensor<1x3x40xi64>
    %14 = "stablehlo.convert"(%arg4) : (tensor<1x3x40xi1>) -> tensor<1x3x40xi32>
    %15 = "stablehlo.reduce_window"(%14, %11) ({
    ^bb0(%arg5: tensor<i32> loc("aten.cumsum.default"), %arg6: tensor<i32> loc("aten.cumsum.default")):
      %17 = "stablehlo.add"(%arg5, %arg6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%17) : (tensor<i32>) -> ()
    }) {base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [39, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 1, 40>, window_strides = array<i64: 1, 1, 1>} : (tensor<1x3x40xi32>, tensor<i32>) -> tensor<1x3x40xi32>
    %16 = "stablehlo.convert"(%15) : (tensor<1x3x40xi32>) -> tensor<1x3x40xi64>
    "func.return"(%1, %4, %6, %9, %13, %16) : (tensor<3x40xf32>, tensor<5x2xbf16>, tensor<7xi32>, tensor<f32>, tensor<1x3x40xi64>, tensor<1x3x40xi64>) -> ()
  }) : () -> ()
}) : () -> ()
