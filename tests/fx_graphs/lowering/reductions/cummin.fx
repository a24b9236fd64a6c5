graph g inference
input %0 x0: i64[3]
%1, %2 = aten.cummin.default(%0, 0) : i64[3]; i64[3] name=y0
return %1, %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xi64>) -> (tensor<3xi64>, tensor<3xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xi64>):
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
    %1 = "stablehlo.constant"() {value = dense<9223372036854775807> : tensor<i64>} : () -> tensor<i64>
    %2 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
    %3:2 = "stablehlo.reduce_window"(%arg0, %0, %1, %2) ({
    ^bb0(%arg1: tensor<i64> loc("aten.cummin.default"), %arg2: tensor<i32> loc("aten.cummin.default"), %arg3: tensor<i64> loc("aten.cummin.default"), %arg4: tensor<i32> loc("aten.cummin.default")):
      %5 = "stablehlo.compare"(%arg1, %arg3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %6 = "stablehlo.compare"(%arg2, %arg4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = "stablehlo.and"(%5, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %8 = "stablehlo.compare"(%arg1, %arg3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %9 = "stablehlo.or"(%8, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.select"(%9, %arg1, %arg3) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      %11 = "stablehlo.select"(%9, %arg2, %arg4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%10, %11) : (tensor<i64>, tensor<i32>) -> ()
    }) {base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>} : (tensor<3xi64>, tensor<3xi32>, tensor<i64>, tensor<i32>) -> (tensor<3xi64>, tensor<3xi32>)
    %4 = "stablehlo.convert"(%3#1) : (tensor<3xi32>) -> tensor<3xi64>
    "func.return"(%3#0, %4) : (tensor<3xi64>, tensor<3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
