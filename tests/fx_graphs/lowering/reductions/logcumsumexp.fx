graph g inference
input %0 x0: f32[2,3]
%1 = aten.logcumsumexp.default(%0, 1) : f32[2,3] name=y0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>) -> tensor<2x3xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>):
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) ({
    ^bb0(%arg1: tensor<f32> loc("aten.logcumsumexp.default"), %arg2: tensor<f32> loc("aten.logcumsumexp.default")):
      %2 = "stablehlo.maximum"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %3 = "stablehlo.subtract"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %4 = "stablehlo.abs"(%3) : (tensor<f32>) -> tensor<f32>
      %5 = "stablehlo.negate"(%4) : (tensor<f32>) -> tensor<f32>
      %6 = "stablehlo.exponential"(%5) : (tensor<f32>) -> tensor<f32>
      %7 = "stablehlo.log_plus_one"(%6) : (tensor<f32>) -> tensor<f32>
      %8 = "stablehlo.add"(%2, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %9 = "stablehlo.constant"() {value = dense<0.693147182> : tensor<f32>} : () -> tensor<f32>
      %10 = "stablehlo.add"(%2, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %11 = "stablehlo.compare"(%arg1, %arg2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %12 = "stablehlo.select"(%11, %10, %8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) {base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    "func.return"(%1) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
