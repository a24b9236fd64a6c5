graph g inference
input %0 x0: f32[2,3]
input %1 x1: f32[2,3]
%2 = aten.max.default(%0) : f32[] name=y0
%3, %4 = aten.max.dim(%1, 1, true) : f32[2,1]; i64[2,1] name=y1
return %2, %3, %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<f32>, tensor<2x1xf32>, tensor<2x1xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>):
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.reduce"(%arg0, %0) ({
    ^bb0(%arg6: tensor<f32> loc("aten.max.default"), %arg7: tensor<f32> loc("aten.max.default")):
      %22 = "stablehlo.maximum"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
    %3 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
    %4:2 = "stablehlo.reduce"(%arg1, %2, %0, %3) ({
    ^bb0(%arg2: tensor<f32> loc("aten.max.dim"), %arg3: tensor<i32> loc("aten.max.dim"), %arg4: tensor<f32> loc("aten.max.dim"), %arg5: tensor<i32> loc("aten.max.dim")):
      %8 = "stablehlo.compare"(%arg2, %arg4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %9 = "stablehlo.compare"(%arg3, %arg5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %10 = "stablehlo.and"(%8, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %11 = "stablehlo.compare"(%arg2, %arg4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %12 = "stablehlo.or"(%11, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %13 = "stablehlo.compare"(%arg2, %arg2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %14 = "stablehlo.compare"(%arg4, %arg4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %15 = "stablehlo.not"(%14) : (tensor<i1>) -> tensor<i1>
      %16 = "stablehlo.compare"(%arg3, %arg5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %17 = "stablehlo.or"(%15, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %18 = "stablehlo.and"(%13, %17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %19 = "stablehlo.or"(%12, %18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %20 = "stablehlo.select"(%19, %arg2, %arg4) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %21 = "stablehlo.select"(%19, %arg3, %arg5) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%20, %21) : (tensor<f32>, tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
    %5 = "stablehlo.reshape"(%4#0) : (tensor<2xf32>) -> tensor<2x1xf32>
    %6 = "stablehlo.reshape"(%4#1) : (tensor<2xi32>) -> tensor<2x1xi32>
    %7 = "stablehlo.convert"(%6) : (tensor<2x1xi32>) -> tensor<2x1xi64>
    "func.return"(%1, %5, %7) : (tensor<f32>, tensor<2x1xf32>, tensor<2x1xi64>) -> ()
  }) : () -> ()
}) : () -> ()
