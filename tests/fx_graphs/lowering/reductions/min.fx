graph g inference
input %0 x0: i64[2,3]
input %1 x1: i64[2,3]
%2 = aten.min.default(%0) : i64[] name=y0
%3, %4 = aten.min.dim(%1, 0, false) : i64[3]; i64[3] name=y1
return %2, %3, %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi64>, tensor<2x3xi64>) -> (tensor<i64>, tensor<3xi64>, tensor<3xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xi64>, %arg1: tensor<2x3xi64>):
    %0 = "stablehlo.constant"() {value = dense<9223372036854775807> : tensor<i64>} : () -> tensor<i64>
    %1 = "stablehlo.reduce"(%arg0, %0) ({
    ^bb0(%arg6: tensor<i64> loc("aten.min.default"), %arg7: tensor<i64> loc("aten.min.default")):
      %13 = "stablehlo.minimum"(%arg6, %arg7) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%13) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi64>, tensor<i64>) -> tensor<i64>
    %2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x3xi32>
    %3 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
    %4:2 = "stablehlo.reduce"(%arg1, %2, %0, %3) ({
    ^bb0(%arg2: tensor<i64> loc("aten.min.dim"), %arg3: tensor<i32> loc("aten.min.dim"), %arg4: tensor<i64> loc("aten.min.dim"), %arg5: tensor<i32> loc("aten.min.dim")):
      %6 = "stablehlo.compare"(%arg2, %arg4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = "stablehlo.compare"(%arg3, %arg5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %8 = "stablehlo.and"(%6, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %9 = "stablehlo.compare"(%arg2, %arg4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %10 = "stablehlo.or"(%9, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %11 = "stablehlo.select"(%10, %arg2, %arg4) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
      %12 = "stablehlo.select"(%10, %arg3, %arg5) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%11, %12) : (tensor<i64>, tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<2x3xi64>, tensor<2x3xi32>, tensor<i64>, tensor<i32>) -> (tensor<3xi64>, tensor<3xi32>)
    %5 = "stablehlo.convert"(%4#1) : (tensor<3xi32>) -> tensor<3xi64>
    "func.return"(%1, %4#0, %5) : (tensor<i64>, tensor<3xi64>, tensor<3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
