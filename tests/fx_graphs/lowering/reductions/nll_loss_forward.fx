graph g inference
input %0 x0: f32[3,4]
input %1 x1: i64[3]
%2, %3 = aten.nll_loss_forward.default(%0, %1, none, 1, -100) : f32[]; f32[] name=y0
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x4xf32>, tensor<3xi64>) -> (tensor<f32>, tensor<f32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x4xf32>, %arg1: tensor<3xi64>):
    %0 = "stablehlo.constant"() {value = dense<-100> : tensor<i64>} : () -> tensor<i64>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %2 = "stablehlo.compare"(%arg1, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %3 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %5 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %7 = "stablehlo.select"(%2, %arg1, %6) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %8 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %10 = "stablehlo.select"(%2, %9, %4) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %11 = "stablehlo.reshape"(%7) : (tensor<3xi64>) -> tensor<3x1xi64>
    %12 = "stablehlo.gather"(%arg0, %11) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x4xf32>, tensor<3x1xi64>) -> tensor<3xf32>
    %13 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %15 = "stablehlo.compare"(%7, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %16 = "stablehlo.compare"(%7, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %17 = "stablehlo.and"(%15, %16) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %18 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %20 = "stablehlo.select"(%17, %12, %19) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %21 = "stablehlo.negate"(%20) : (tensor<3xf32>) -> tensor<3xf32>
    %22 = "stablehlo.multiply"(%21, %10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %23 = "stablehlo.select"(%2, %22, %4) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %24 = "stablehlo.reduce"(%23, %3) ({
    ^bb0(%arg4: tensor<f32> loc("aten.nll_loss_forward.default"), %arg5: tensor<f32> loc("aten.nll_loss_forward.default")):
      %28 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.reduce"(%10, %3) ({
    ^bb0(%arg2: tensor<f32> loc("aten.nll_loss_forward.default"), %arg3: tensor<f32> loc("aten.nll_loss_forward.default")):
      %27 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%27) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.divide"(%24, %25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%26, %25) : (tensor<f32>, tensor<f32>) -> ()
  }) : () -> ()
}) : () -> ()
