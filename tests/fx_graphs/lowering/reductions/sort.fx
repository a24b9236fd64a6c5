graph g inference
input %0 x0: f32[2,3]
input %1 x1: i64[2,3]
%2, %3 = aten.sort.default(%0, 0, false) : f32[2,3]; i64[2,3] name=y0
%4, %5 = aten.sort.stable(%1, stable=true, dim=1, descending=true) : i64[2,3]; i64[2,3] name=y1
return %2, %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xi64>) -> (tensor<2x3xf32>, tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi64>):
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x3xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) ({
    ^bb0(%arg6: tensor<f32> loc("aten.sort.default"), %arg7: tensor<f32> loc("aten.sort.default"), %arg8: tensor<i32> loc("aten.sort.default"), %arg9: tensor<i32> loc("aten.sort.default")):
      %7 = "stablehlo.compare"(%arg6, %arg7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.compare"(%arg7, %arg7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %9 = "stablehlo.compare"(%arg6, %arg6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %10 = "stablehlo.and"(%8, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %11 = "stablehlo.or"(%7, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }) {dimension = 0 : i64, is_stable = true} : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    %2 = "stablehlo.convert"(%1#1) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    %3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
    %4:2 = "stablehlo.sort"(%arg1, %3) ({
    ^bb0(%arg2: tensor<i64> loc("aten.sort.stable"), %arg3: tensor<i64> loc("aten.sort.stable"), %arg4: tensor<i32> loc("aten.sort.stable"), %arg5: tensor<i32> loc("aten.sort.stable")):
      %6 = "stablehlo.compare"(%arg2, %arg3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }) {dimension = 1 : i64, is_stable = true} : (tensor<2x3xi64>, tensor<2x3xi32>) -> (tensor<2x3xi64>, tensor<2x3xi32>)
    %5 = "stablehlo.convert"(%4#1) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    "func.return"(%1#0, %2, %4#0, %5) : (tensor<2x3xf32>, tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
