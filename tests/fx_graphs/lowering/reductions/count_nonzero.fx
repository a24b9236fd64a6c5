graph g inference
input %0 x0: f32[2,3]
input %1 x1: f32[2,3]
%2 = aten.count_nonzero.default(%0, none) : i64[] name=y0
%3 = aten.count_nonzero.dim_IntList(%1, [1]) : i64[2] name=y1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<i64>, tensor<2xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.compare"(%arg0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %3 = "stablehlo.convert"(%2) : (tensor<2x3xi1>) -> tensor<2x3xi64>
    %4 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %5 = "stablehlo.reduce"(%3, %4) ({
    ^bb0(%arg4: tensor<i64> loc("aten.count_nonzero.default"), %arg5: tensor<i64> loc("aten.count_nonzero.default")):
      %10 = "stablehlo.add"(%arg4, %arg5) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%10) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi64>, tensor<i64>) -> tensor<i64>
    %6 = "stablehlo.compare"(%arg1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %7 = "stablehlo.convert"(%6) : (tensor<2x3xi1>) -> tensor<2x3xi64>
    %8 = "stablehlo.reduce"(%7, %4) ({
    ^bb0(%arg2: tensor<i64> loc("aten.count_nonzero.dim_IntList"), %arg3: tensor<i64> loc("aten.count_nonzero.dim_IntList")):
      %9 = "stablehlo.add"(%arg2, %arg3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%9) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
    "func.return"(%5, %8) : (tensor<i64>, tensor<2xi64>) -> ()
  }) : () -> ()
}) : () -> ()
