graph g inference
input %0 x0: f32[3]
input %1 x1: f32[3]
input %2 x2: i64[3]
input %3 x3: i64[3]
%4 = aten.dot.default(%0, %1) : f32[] name=y0
%5 = aten.dot.default(%2, %3) : i64[] name=y1
return %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf32>, tensor<3xf32>, tensor<3xi64>, tensor<3xi64>) -> (tensor<f32>, tensor<i64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xi64>, %arg3: tensor<3xi64>):
    %0 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
    %1 = "stablehlo.multiply"(%arg2, %arg3) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %3 = "stablehlo.reduce"(%1, %2) ({
    ^bb0(%arg4: tensor<i64> loc("aten.dot.default"), %arg5: tensor<i64> loc("aten.dot.default")):
      %4 = "stablehlo.add"(%arg4, %arg5) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%4) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%0, %3) : (tensor<f32>, tensor<i64>) -> ()
  }) : () -> ()
}) : () -> ()
