graph g inference
input %0 x0: f32[2,3]
%1, %2 = aten.kthvalue.default(%0, 2, 1, true) : f32[2,1]; i64[2,1] name=y0
return %1, %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>) -> (tensor<2x1xf32>, tensor<2x1xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>):
    %0 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) ({
    ^bb0(%arg1: tensor<f32> loc("aten.kthvalue.default"), %arg2: tensor<f32> loc("aten.kthvalue.default"), %arg3: tensor<i32> loc("aten.kthvalue.default"), %arg4: tensor<i32> loc("aten.kthvalue.default")):
      %5 = "stablehlo.compare"(%arg1, %arg2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = "stablehlo.compare"(%arg2, %arg2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = "stablehlo.compare"(%arg1, %arg1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.and"(%6, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %9 = "stablehlo.or"(%5, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }) {dimension = 1 : i64, is_stable = true} : (tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
    %2 = "stablehlo.slice"(%1#0) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %3 = "stablehlo.slice"(%1#1) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<2x3xi32>) -> tensor<2x1xi32>
    %4 = "stablehlo.convert"(%3) : (tensor<2x1xi32>) -> tensor<2x1xi64>
    "func.return"(%2, %4) : (tensor<2x1xf32>, tensor<2x1xi64>) -> ()
  }) : () -> ()
}) : () -> ()
