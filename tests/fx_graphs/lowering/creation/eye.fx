graph g inference
%0 = aten.eye.default(3, dtype=none) : f32[3,3] name=n0
%1 = aten.eye.default(2, dtype=bool) : bool[2,2] name=n1
%2 = aten.eye.m(2, 4, dtype=none) : f32[2,4] name=n2
%3 = aten.eye.m(4, 2, dtype=i64) : i64[4,2] name=n3
return %0, %1, %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = () -> (tensor<3x3xf32>, tensor<2x2xi1>, tensor<2x4xf32>, tensor<4x2xi64>), sym_name = "main"}> ({
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
    %1 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
    %2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %3 = "stablehlo.convert"(%2) : (tensor<3x3xi1>) -> tensor<3x3xui8>
    %4 = "stablehlo.convert"(%3) : (tensor<3x3xui8>) -> tensor<3x3xf32>
    %5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
    %6 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
    %7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x4xi32>
    %9 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x4xi32>
    %10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %11 = "stablehlo.convert"(%10) : (tensor<2x4xi1>) -> tensor<2x4xui8>
    %12 = "stablehlo.convert"(%11) : (tensor<2x4xui8>) -> tensor<2x4xf32>
    %13 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x2xi32>
    %14 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x2xi32>
    %15 = "stablehlo.compare"(%13, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %16 = "stablehlo.convert"(%15) : (tensor<4x2xi1>) -> tensor<4x2xi64>
    "func.return"(%4, %7, %12, %16) : (tensor<3x3xf32>, tensor<2x2xi1>, tensor<2x4xf32>, tensor<4x2xi64>) -> ()
  }) : () -> ()
}) : () -> ()
