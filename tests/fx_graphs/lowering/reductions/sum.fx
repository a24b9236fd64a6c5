graph g inference
input %0 x0: bf16[2,3]
input %1 x1: bool[2,3]
input %2 x2: f32[2,3]
input %3 x3: f32[2,3]
%4 = aten.sum.default(%0) : bf16[] name=y0
%5 = aten.sum.default(%1) : i64[] name=y1
%6 = aten.sum.dim_IntList(%2, [1], true) : f32[2,1] name=y2
%7 = aten.sum.dim_IntList(%3, none, false, dtype=f64) : f64[] name=y3
return %4, %5, %6, %7
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xbf16>, tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<bf16>, tensor<i64>, tensor<2x1xf32>, tensor<f64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xbf16>, %arg1: tensor<2x3xi1>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%arg10: tensor<f32> loc("aten.sum.default"), %arg11: tensor<f32> loc("aten.sum.default")):
      %15 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.convert"(%2) : (tensor<f32>) -> tensor<bf16>
    %4 = "stablehlo.convert"(%arg1) : (tensor<2x3xi1>) -> tensor<2x3xi64>
    %5 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %6 = "stablehlo.reduce"(%4, %5) ({
    ^bb0(%arg8: tensor<i64> loc("aten.sum.default"), %arg9: tensor<i64> loc("aten.sum.default")):
      %14 = "stablehlo.add"(%arg8, %arg9) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%14) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi64>, tensor<i64>) -> tensor<i64>
    %7 = "stablehlo.reduce"(%arg2, %1) ({
    ^bb0(%arg6: tensor<f32> loc("aten.sum.dim_IntList"), %arg7: tensor<f32> loc("aten.sum.dim_IntList")):
      %13 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<2xf32>) -> tensor<2x1xf32>
    %9 = "stablehlo.convert"(%arg3) : (tensor<2x3xf32>) -> tensor<2x3xf64>
    %10 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %11 = "stablehlo.reduce"(%9, %10) ({
    ^bb0(%arg4: tensor<f64> loc("aten.sum.dim_IntList"), %arg5: tensor<f64> loc("aten.sum.dim_IntList")):
      %12 = "stablehlo.add"(%arg4, %arg5) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%12) : (tensor<f64>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf64>, tensor<f64>) -> tensor<f64>
    "func.return"(%3, %6, %8, %11) : (tensor<bf16>, tensor<i64>, tensor<2x1xf32>, tensor<f64>) -> ()
  }) : () -> ()
}) : () -> ()
