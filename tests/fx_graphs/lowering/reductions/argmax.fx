graph g inference
input %0 x0: f32[2,3]
input %1 x1: bf16[2,3]
%2 = aten.argmax.default(%0, none, false) : i64[] name=y0
%3 = aten.argmax.default(%1, -1, true) : i64[2,1] name=y1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xbf16>) -> (tensor<i64>, tensor<2x1xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xbf16>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xf32>) -> tensor<6xf32>
    %1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
    %2 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
    %4:2 = "stablehlo.reduce"(%0, %1, %2, %3) ({
    ^bb0(%arg6: tensor<f32> loc("aten.argmax.default"), %arg7: tensor<i32> loc("aten.argmax.default"), %arg8: tensor<f32> loc("aten.argmax.default"), %arg9: tensor<i32> loc("aten.argmax.default")):
      %25 = "stablehlo.compare"(%arg6, %arg8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %26 = "stablehlo.compare"(%arg7, %arg9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %27 = "stablehlo.and"(%25, %26) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %28 = "stablehlo.compare"(%arg6, %arg8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %29 = "stablehlo.or"(%28, %27) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %30 = "stablehlo.compare"(%arg6, %arg6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %31 = "stablehlo.compare"(%arg8, %arg8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %32 = "stablehlo.not"(%31) : (tensor<i1>) -> tensor<i1>
      %33 = "stablehlo.compare"(%arg7, %arg9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %34 = "stablehlo.or"(%32, %33) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %35 = "stablehlo.and"(%30, %34) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %36 = "stablehlo.or"(%29, %35) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %37 = "stablehlo.select"(%36, %arg6, %arg8) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %38 = "stablehlo.select"(%36, %arg7, %arg9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%37, %38) : (tensor<f32>, tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<6xf32>, tensor<6xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    %5 = "stablehlo.convert"(%4#1) : (tensor<i32>) -> tensor<i64>
    %6 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
    %7 = "stablehlo.constant"() {value = dense<0xFF80> : tensor<bf16>} : () -> tensor<bf16>
    %8:2 = "stablehlo.reduce"(%arg1, %6, %7, %3) ({
    ^bb0(%arg2: tensor<bf16> loc("aten.argmax.default"), %arg3: tensor<i32> loc("aten.argmax.default"), %arg4: tensor<bf16> loc("aten.argmax.default"), %arg5: tensor<i32> loc("aten.argmax.default")):
      %11 = "stablehlo.compare"(%arg2, %arg4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %12 = "stablehlo.compare"(%arg3, %arg5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %14 = "stablehlo.compare"(%arg2, %arg4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %15 = "stablehlo.or"(%14, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %16 = "stablehlo.compare"(%arg2, %arg2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %17 = "stablehlo.compare"(%arg4, %arg4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %18 = "stablehlo.not"(%17) : (tensor<i1>) -> tensor<i1>
      %19 = "stablehlo.compare"(%arg3, %arg5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %20 = "stablehlo.or"(%18, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %21 = "stablehlo.and"(%16, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %22 = "stablehlo.or"(%15, %21) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %23 = "stablehlo.select"(%22, %arg2, %arg4) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      %24 = "stablehlo.select"(%22, %arg3, %arg5) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%23, %24) : (tensor<bf16>, tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xbf16>, tensor<2x3xi32>, tensor<bf16>, tensor<i32>) -> (tensor<2xbf16>, tensor<2xi32>)
    %9 = "stablehlo.reshape"(%8#1) : (tensor<2xi32>) -> tensor<2x1xi32>
    %10 = "stablehlo.convert"(%9) : (tensor<2x1xi32>) -> tensor<2x1xi64>
    "func.return"(%5, %10) : (tensor<i64>, tensor<2x1xi64>) -> ()
  }) : () -> ()
}) : () -> ()
