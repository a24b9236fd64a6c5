graph g inference
input %0 x0: f32[3]
input %1 x1: f32[3,4]
input %2 x2: i64[3]
input %3 x3: f32[4]
input %4 x4: f32[]
%5 = aten.nll_loss_backward.default(%0, %1, %2, %3, 0, -100, %4) : f32[3,4] name=y0
return %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf32>, tensor<3x4xf32>, tensor<3xi64>, tensor<4xf32>, tensor<f32>) -> tensor<3x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<3xi64>, %arg3: tensor<4xf32>, %arg4: tensor<f32>):
    %0 = "stablehlo.constant"() {value = dense<-100> : tensor<i64>} : () -> tensor<i64>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %2 = "stablehlo.compare"(%arg2, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %3 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %5 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %7 = "stablehlo.select"(%2, %arg2, %6) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %8 = "stablehlo.gather"(%arg3, %7) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<3xi64>) -> tensor<3xf32>
    %9 = "stablehlo.select"(%2, %8, %4) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %10 = "stablehlo.multiply"(%arg0, %9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %11 = "stablehlo.negate"(%10) : (tensor<3xf32>) -> tensor<3xf32>
    %12 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xi64>
    %13 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi64>) -> tensor<3x4xi64>
    %14 = "stablehlo.compare"(%12, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %15 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi1>) -> tensor<3x4xi1>
    %16 = "stablehlo.and"(%14, %15) : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
    %17 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
    %18 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
    %19 = "stablehlo.select"(%16, %17, %18) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    "func.return"(%19) : (tensor<3x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
