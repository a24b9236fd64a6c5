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
    %14 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1x2xi64>
    %16 = "stablehlo.compare"(%7, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x1x2xi64>, tensor<2x1x2xi64>) -> tensor<2x1x2xi1>
    %17 = "stablehlo.compare"(%7, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x1x2xi64>, tensor<2x1x2xi64>) -> tensor<2x1x2xi1>
    %18 = "stablehlo.and"(%16, %17) : (tensor<2x1x2xi1>, tensor<2x1x2xi1>) -> tensor<2x1x2xi1>
    %19 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1x2xf32>
    %21 = "stablehlo.select"(%18, %11, %20) : (tensor<2x1x2xi1>, tensor<2x1x2xf32>, tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    %22 = "stablehlo.negate"(%21) : (tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    %23 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1x2xf32>
    %25 = "stablehlo.multiply"(%22, %9) : (tensor<2x1x2xf32>, tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    %26 = "stablehlo.select"(%2, %25, %24) : (tensor<2x1x2xi1>, tensor<2x1x2xf32>, tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    %27 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %28 = "stablehlo.reduce"(%26, %27) ({
    ^bb0(%arg9: tensor<f32> loc("aten.nll_loss2d_forward.default"), %arg10: tensor<f32> loc("aten.nll_loss2d_forward.default")):
      %56 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%56) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x2xf32>, tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %30 = "stablehlo.reduce"(%9, %29) ({
    ^bb0(%arg7: tensor<f32> loc("aten.nll_loss2d_forward.default"), %arg8: tensor<f32> loc("aten.nll_loss2d_forward.default")):
      %55 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%55) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x2xf32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.constant"() {value = dense<-100> : tensor<i64>} : () -> tensor<i64>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1x2xi64>
    %33 = "stablehlo.compare"(%arg5, %32) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x2xi64>, tensor<2x1x2xi64>) -> tensor<2x1x2xi1>
    %34 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1x2xf32>
    %36 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x1x2xi64>
    %38 = "stablehlo.select"(%33, %arg5, %37) : (tensor<2x1x2xi1>, tensor<2x1x2xi64>, tensor<2x1x2xi64>) -> tensor<2x1x2xi64>
    %39 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1x2xf32>
    %41 = "stablehlo.select"(%33, %40, %35) : (tensor<2x1x2xi1>, tensor<2x1x2xf32>, tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    %42 = "stablehlo.divide"(%arg3, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1x2xf32>
    %44 = "stablehlo.multiply"(%43, %41) : (tensor<2x1x2xf32>, tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    %45 = "stablehlo.negate"(%44) : (tensor<2x1x2xf32>) -> tensor<2x1x2xf32>
    %46 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x4x1x2xi64>
    %47 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 0, 2, 3>} : (tensor<2x1x2xi64>) -> tensor<2x4x1x2xi64>
    %48 = "stablehlo.compare"(%46, %47) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4x1x2xi64>, tensor<2x4x1x2xi64>) -> tensor<2x4x1x2xi1>
    %49 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 2, 3>} : (tensor<2x1x2xi1>) -> tensor<2x4x1x2xi1>
    %50 = "stablehlo.and"(%48, %49) : (tensor<2x4x1x2xi1>, tensor<2x4x1x2xi1>) -> tensor<2x4x1x2xi1>
    %51 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 0, 2, 3>} : (tensor<2x1x2xf32>) -> tensor<2x4x1x2xf32>
    %52 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x1x2xf32>
    %54 = "stablehlo.select"(%50, %51, %53) : (tensor<2x4x1x2xi1>, tensor<2x4x1x2xf32>, tensor<2x4x1x2xf32>) -> tensor<2x4x1x2xf32>
    "func.return"(%28, %30, %54) : (tensor<f32>, tensor<f32>, tensor<2x4x1x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
