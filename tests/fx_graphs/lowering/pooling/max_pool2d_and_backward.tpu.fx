graph g inference
input %0 x0: bf16[1,2,3]
input %1 x1: bf16[1,4,6]
%2, %3 = aten.max_pool2d_with_indices.default(%1, [3, 3], [2, 2], [1, 1], [1, 1], false) : bf16[1,2,3]; i64[1,2,3] name=y0
%4 = aten.max_pool2d_with_indices_backward.default(%0, %1, [3, 3], [2, 2], [1, 1], [1, 1], false, %3) : bf16[1,4,6] name=y1
return %2, %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x3xbf16>, tensor<1x4x6xbf16>) -> (tensor<1x2x3xbf16>, tensor<1x4x6xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x3xbf16>, %arg1: tensor<1x4x6xbf16>):
    %0 = "stablehlo.constant"() {value = dense<0xFF80> : tensor<bf16>} : () -> tensor<bf16>
    %1 = "stablehlo.reduce_window"(%arg1, %0) ({
    ^bb0(%arg6: tensor<bf16> loc("aten.max_pool2d_with_indices.default"), %arg7: tensor<bf16> loc("aten.max_pool2d_with_indices.default")):
      %14 = "stablehlo.maximum"(%arg6, %arg7) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%14) : (tensor<bf16>) -> ()
    }) {base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [1, 0], [1, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3>, window_strides = array<i64: 1, 2, 2>} : (tensor<1x4x6xbf16>, tensor<bf16>) -> tensor<1x2x3xbf16>
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1x2x3xi64>
    %4 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<bf16>} : () -> tensor<bf16>
    %5 = "stablehlo.reshape"(%arg1) : (tensor<1x4x6xbf16>) -> tensor<1x1x4x6xbf16>
    %6 = "stablehlo.reshape"(%arg0) : (tensor<1x2x3xbf16>) -> tensor<1x1x2x3xbf16>
    %7 = "stablehlo.select_and_scatter"(%5, %6, %4) ({
    ^bb0(%arg4: tensor<bf16> loc("aten.max_pool2d_with_indices_backward.default"), %arg5: tensor<bf16> loc("aten.max_pool2d_with_indices_backward.default")):
      %10 = "stablehlo.compare"(%arg4, %arg5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %11 = "stablehlo.compare"(%arg5, %arg5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %12 = "stablehlo.or"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %13 = "stablehlo.not"(%12) : (tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%13) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<bf16> loc("aten.max_pool2d_with_indices_backward.default"), %arg3: tensor<bf16> loc("aten.max_pool2d_with_indices_backward.default")):
      %9 = "stablehlo.add"(%arg2, %arg3) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%9) : (tensor<bf16>) -> ()
    }) {padding = dense<[[0, 0], [0, 0], [1, 0], [1, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<1x1x4x6xbf16>, tensor<1x1x2x3xbf16>, tensor<bf16>) -> tensor<1x1x4x6xbf16>
    %8 = "stablehlo.reshape"(%7) : (tensor<1x1x4x6xbf16>) -> tensor<1x4x6xbf16>
    "func.return"(%1, %8) : (tensor<1x2x3xbf16>, tensor<1x4x6xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
