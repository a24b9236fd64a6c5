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
    %3 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<3xi64>) -> tensor<2xi64>
    %4 = "stablehlo.pad"(%3, %1) {edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>} : (tensor<2xi64>, tensor<i64>) -> tensor<3xi64>
    %5 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<3xi32>) -> tensor<2xi32>
    %6 = "stablehlo.pad"(%5, %2) {edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>} : (tensor<2xi32>, tensor<i32>) -> tensor<3xi32>
    %7 = "stablehlo.compare"(%4, %arg0) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %8 = "stablehlo.compare"(%6, %0) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %9 = "stablehlo.and"(%7, %8) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %10 = "stablehlo.compare"(%4, %arg0) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %11 = "stablehlo.or"(%10, %9) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %12 = "stablehlo.select"(%11, %4, %arg0) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %13 = "stablehlo.select"(%11, %6, %0) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %14:2 = "stablehlo.optimization_barrier"(%12, %13) : (tensor<3xi64>, tensor<3xi32>) -> (tensor<3xi64>, tensor<3xi32>)
    %15 = "stablehlo.slice"(%14#0) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<3xi64>) -> tensor<1xi64>
    %16 = "stablehlo.pad"(%15, %1) {edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 2>, interior_padding = array<i64: 0>} : (tensor<1xi64>, tensor<i64>) -> tensor<3xi64>
    %17 = "stablehlo.slice"(%14#1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<3xi32>) -> tensor<1xi32>
    %18 = "stablehlo.pad"(%17, %2) {edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 2>, interior_padding = array<i64: 0>} : (tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %19 = "stablehlo.compare"(%16, %14#0) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %20 = "stablehlo.compare"(%18, %14#1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %21 = "stablehlo.and"(%19, %20) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %22 = "stablehlo.compare"(%16, %14#0) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %23 = "stablehlo.or"(%22, %21) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %24 = "stablehlo.select"(%23, %16, %14#0) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %25 = "stablehlo.select"(%23, %18, %14#1) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %26:2 = "stablehlo.optimization_barrier"(%24, %25) : (tensor<3xi64>, tensor<3xi32>) -> (tensor<3xi64>, tensor<3xi32>)
    %27 = "stablehlo.convert"(%26#1) : (tensor<3xi32>) -> tensor<3xi64>
    "func.return"(%26#0, %27) : (tensor<3xi64>, tensor<3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
