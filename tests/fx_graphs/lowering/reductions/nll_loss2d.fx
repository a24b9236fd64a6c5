graph g inference
input %0 x0: f32[2,4,1,2]
input %1 x1: i64[2,1,2]
input %2 x2: f32[4]
input %3 x3: f32[]
input %4 x4: f32[2,4,1,2]
input %5 x5: i64[2,1,2]
input %6 x6: f32[]
%7, %8 = aten.nll_loss2d_forward.default(%0, %1, %2, 2, 1) : f32[]; f32[] name=y0
%9 = aten.nll_loss2d_backward.default(%3, %4, %5, none, 1, -100, %6) : f32[2,4,1,2] name=y1
return %7, %8, %9
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x1x2xf32>, tensor<2x1x2xi64>, tensor<4xf32>, tensor<f32>, tensor<2x4x1x2xf32>, tensor<2x1x2xi64>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<2x4x1x2xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x1x2xf32>, %arg1: tensor<2x1x2xi64>, %arg2: tensor<4xf32>, %arg3: tensor<f32>, %arg4: tensor<2x4x1x2xf32>, %arg5: tensor<2x1x2xi64>, %arg6: tensor<f32>):
    %0 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1x2xi64>
    %2 = "stablehlo.compare"(%arg1, %1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x2xi64>, tensor<2x1x2xi64>) -> tensor<2x1x2xi1>
    %3 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1x2xf32>
    %5 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1x2xi64>
    %7 = "stablehlo.select"(%2, %arg1, %6) : (tensor<2x1x2xi1>, tensor<2x1x2xi64>, tensor<2x1x2xi64>) -> tensor<2x1x2xi64>
    %8 = "stablehlo.gather"(%arg2, %7) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<2x1x2xi64>) -> tensor<2x1x2xf32>
    %9 = "stablehlo.select"(%2, %8, %4) : (tensor<2x1x2xi1>, tensor<2x1x2xf32>, tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    %10 = "stablehlo.reshape"(%7) : (tensor<2x1x2xi64>) -> tensor<2x1x2x1xi64>
    %11 = "stablehlo.gather"(%arg0, %10) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0, 2, 3], start_indices_batching_dims = [0, 1, 2], start_index_map = [1], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 1>} : (tensor<2x4x1x2xf32>, tensor<2x1x2x1xi64>) -> tensor<2x1x2xf32>
    %12 = "stablehlo.constant"() {value = dense<4> : tensor<i64>} : () -> tensor<i64>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1x2xi64>
    %14 = "stablehlo.compare"(%7, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x1x2xi64>, tensor<2x1x2xi64>) -> tensor<2x1x2xi1>
    %15 = "stablehlo.compare"(%7, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x2xi64>, tensor<2x1x2xi64>) -> tensor<2x1x2xi1>
    %16 = "stablehlo.and"(%14, %15) : (tensor<2x1x2xi1>, tensor<2x1x2xi1>) -> tensor<2x1x2xi1>
    %17 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1x2xf32>
    %19 = "stablehlo.select"(%16, %11, %18) : (tensor<2x1x2xi1>, tensor<2x1x2xf32>, tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    %20 = "stablehlo.negate"(%19) : (tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    %21 = "stablehlo.multiply"(%20, %9) : (tensor<2x1x2xf32>, tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    %22 = "stablehlo.select"(%2, %21, %4) : (tensor<2x1x2xi1>, tensor<2x1x2xf32>, tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    %23 = "stablehlo.reduce"(%22, %3) ({
    ^bb0(%arg9: tensor<f32> loc("aten.nll_loss2d_forward.default"), %arg10: tensor<f32> loc("aten.nll_loss2d_forward.default")):
      %45 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%45) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x2xf32>, tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.reduce"(%9, %3) ({
    ^bb0(%arg7: tensor<f32> loc("aten.nll_loss2d_forward.default"), %arg8: tensor<f32> loc("aten.nll_loss2d_forward.default")):
      %44 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%44) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x2xf32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.constant"() {value = dense<-100> : tensor<i64>} : () -> tensor<i64>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1x2xi64>
    %27 = "stablehlo.compare"(%arg5, %26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x2xi64>, tensor<2x1x2xi64>) -> tensor<2x1x2xi1>
    %28 = "stablehlo.select"(%27, %arg5, %6) : (tensor<2x1x2xi1>, tensor<2x1x2xi64>, tensor<2x1x2xi64>) -> tensor<2x1x2xi64>
    %29 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1x2xf32>
    %31 = "stablehlo.select"(%27, %30, %4) : (tensor<2x1x2xi1>, tensor<2x1x2xf32>, tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    %32 = "stablehlo.divide"(%arg3, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1x2xf32>
    %34 = "stablehlo.multiply"(%33, %31) : (tensor<2x1x2xf32>, tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    %35 = "stablehlo.negate"(%34) : (tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    %36 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x4x1x2xi64>
    %37 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0, 2, 3>} : (tensor<2x1x2xi64>) -> tensor<2x4x1x2xi64>
    %38 = "stablehlo.compare"(%36, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x1x2xi64>, tensor<2x4x1x2xi64>) -> tensor<2x4x1x2xi1>
    %39 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 0, 2, 3>} : (tensor<2x1x2xi1>) -> tensor<2x4x1x2xi1>
    %40 = "stablehlo.and"(%38, %39) : (tensor<2x4x1x2xi1>, tensor<2x4x1x2xi1>) -> tensor<2x4x1x2xi1>
    %41 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 0, 2, 3>} : (tensor<2x1x2xf32>) -> tensor<2x4x1x2xf32>
    %42 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x1x2xf32>
    %43 = "stablehlo.select"(%40, %41, %42) : (tensor<2x4x1x2xi1>, tensor<2x4x1x2xf32>, tensor<2x4x1x2xf32>) -> tensor<2x4x1x2xf32>
    "func.return"(%23, %24, %43) : (tensor<f32>, tensor<f32>, tensor<2x4x1x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
