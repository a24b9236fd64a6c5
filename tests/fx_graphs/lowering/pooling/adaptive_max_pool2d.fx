graph g inference
input %0 a: f32[2,3,7,8]
%1, %2 = aten.adaptive_max_pool2d.default(%0, [3, 4]) : f32[2,3,3,4]; i64[2,3,3,4] name=n0
return %1, %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x7x8xf32>) -> (tensor<2x3x3x4xf32>, tensor<2x3x3x4xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x7x8xf32>):
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x7x8xi32>
    %2 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x7x8xi32>
    %3 = "stablehlo.constant"() {value = dense<8> : tensor<i32>} : () -> tensor<i32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x7x8xi32>
    %5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x7x8xi32>, tensor<2x3x7x8xi32>) -> tensor<2x3x7x8xi32>
    %6 = "stablehlo.add"(%1, %5) : (tensor<2x3x7x8xi32>, tensor<2x3x7x8xi32>) -> tensor<2x3x7x8xi32>
    %7 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<2x3x7x8xi32>
    %8 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x7x8xi32>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x7x8xi32>, tensor<2x3x7x8xi32>) -> tensor<2x3x7x8xi32>
    %11 = "stablehlo.add"(%6, %10) : (tensor<2x3x7x8xi32>, tensor<2x3x7x8xi32>) -> tensor<2x3x7x8xi32>
    %12 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
    %13 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %14 = "stablehlo.constant"() {value = dense<[0, 1, 2, 2, 3, 4, 4, 5, 6]> : tensor<9xi64>} : () -> tensor<9xi64>
    %15 = "stablehlo.convert"(%14) : (tensor<9xi64>) -> tensor<9xi32>
    %16 = "stablehlo.reshape"(%15) : (tensor<9xi32>) -> tensor<3x3xi32>
    %17 = "stablehlo.gather"(%arg0, %16) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 8>} : (tensor<2x3x7x8xf32>, tensor<3x3xi32>) -> tensor<2x3x3x3x8xf32>
    %18 = "stablehlo.constant"() {value = dense<1> : tensor<9xi64>} : () -> tensor<9xi64>
    %19 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<9xi64>
    %21 = "stablehlo.compare"(%18, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %22 = "stablehlo.reshape"(%21) : (tensor<9xi1>) -> tensor<3x3xi1>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<3x3xi1>) -> tensor<2x3x3x3x8xi1>
    %24 = "stablehlo.constant"() {value = dense<[0, 1, 2, 2, 3, 4, 4, 5, 6]> : tensor<9xi64>} : () -> tensor<9xi64>
    %25 = "stablehlo.convert"(%24) : (tensor<9xi64>) -> tensor<9xi32>
    %26 = "stablehlo.reshape"(%25) : (tensor<9xi32>) -> tensor<3x3xi32>
    %27 = "stablehlo.optimization_barrier"(%11) : (tensor<2x3x7x8xi32>) -> tensor<2x3x7x8xi32>
    %28 = "stablehlo.gather"(%27, %26) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 8>} : (tensor<2x3x7x8xi32>, tensor<3x3xi32>) -> tensor<2x3x3x3x8xi32>
    %29 = "stablehlo.constant"() {value = dense<1> : tensor<9xi64>} : () -> tensor<9xi64>
    %30 = "stablehlo.compare"(%29, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
    %31 = "stablehlo.reshape"(%30) : (tensor<9xi1>) -> tensor<3x3xi1>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<3x3xi1>) -> tensor<2x3x3x3x8xi1>
    %33:2 = "stablehlo.reduce"(%17, %28, %13, %12) ({
    ^bb0(%arg5: tensor<f32> loc("aten.adaptive_max_pool2d.default"), %arg6: tensor<i32> loc("aten.adaptive_max_pool2d.default"), %arg7: tensor<f32> loc("aten.adaptive_max_pool2d.default"), %arg8: tensor<i32> loc("aten.adaptive_max_pool2d.default")):
      %67 = "stablehlo.compare"(%arg5, %arg7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %68 = "stablehlo.compare"(%arg6, %arg8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %69 = "stablehlo.and"(%67, %68) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %70 = "stablehlo.compare"(%arg5, %arg7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %71 = "stablehlo.or"(%70, %69) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %72 = "stablehlo.compare"(%arg5, %arg5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %73 = "stablehlo.compare"(%arg7, %arg7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %74 = "stablehlo.not"(%73) : (tensor<i1>) -> tensor<i1>
      %75 = "stablehlo.compare"(%arg6, %arg8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %76 = "stablehlo.or"(%74, %75) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %77 = "stablehlo.and"(%72, %76) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %78 = "stablehlo.or"(%71, %77) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %79 = "stablehlo.select"(%78, %arg5, %arg7) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %80 = "stablehlo.select"(%78, %arg6, %arg8) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%79, %80) : (tensor<f32>, tensor<i32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x3x3x3x8xf32>, tensor<2x3x3x3x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x3x8xf32>, tensor<2x3x3x8xi32>)
    %34 = "stablehlo.constant"() {value = dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi64>} : () -> tensor<8xi64>
    %35 = "stablehlo.convert"(%34) : (tensor<8xi64>) -> tensor<8xi32>
    %36 = "stablehlo.reshape"(%35) : (tensor<8xi32>) -> tensor<4x2xi32>
    %37 = "stablehlo.gather"(%33#0, %36) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 3, 1>} : (tensor<2x3x3x8xf32>, tensor<4x2xi32>) -> tensor<2x3x3x4x2xf32>
    %38 = "stablehlo.constant"() {value = dense<1> : tensor<8xi64>} : () -> tensor<8xi64>
    %39 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<8xi64>
    %40 = "stablehlo.compare"(%38, %39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %41 = "stablehlo.reshape"(%40) : (tensor<8xi1>) -> tensor<4x2xi1>
    %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 3, 4>} : (tensor<4x2xi1>) -> tensor<2x3x3x4x2xi1>
    %43 = "stablehlo.constant"() {value = dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi64>} : () -> tensor<8xi64>
    %44 = "stablehlo.convert"(%43) : (tensor<8xi64>) -> tensor<8xi32>
    %45 = "stablehlo.reshape"(%44) : (tensor<8xi32>) -> tensor<4x2xi32>
    %46 = "stablehlo.gather"(%33#1, %45) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 3, 1>} : (tensor<2x3x3x8xi32>, tensor<4x2xi32>) -> tensor<2x3x3x4x2xi32>
    %47 = "stablehlo.constant"() {value = dense<1> : tensor<8xi64>} : () -> tensor<8xi64>
    %48 = "stablehlo.compare"(%47, %39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi1>
    %49 = "stablehlo.reshape"(%48) : (tensor<8xi1>) -> tensor<4x2xi1>
    %50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 3, 4>} : (tensor<4x2xi1>) -> tensor<2x3x3x4x2xi1>
    %51:2 = "stablehlo.reduce"(%37, %46, %13, %12) ({
    ^bb0(%arg1: tensor<f32> loc("aten.adaptive_max_pool2d.default"), %arg2: tensor<i32> loc("aten.adaptive_max_pool2d.default"), %arg3: tensor<f32> loc("aten.adaptive_max_pool2d.default"), %arg4: tensor<i32> loc("aten.adaptive_max_pool2d.default")):
      %53 = "stablehlo.compare"(%arg1, %arg3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %54 = "stablehlo.compare"(%arg2, %arg4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %55 = "stablehlo.and"(%53, %54) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %56 = "stablehlo.compare"(%arg1, %arg3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %57 = "stablehlo.or"(%56, %55) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %58 = "stablehlo.compare"(%arg1, %arg1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %59 = "stablehlo.compare"(%arg3, %arg3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %60 = "stablehlo.not"(%59) : (tensor<i1>) -> tensor<i1>
      %61 = "stablehlo.compare"(%arg2, %arg4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %62 = "stablehlo.or"(%60, %61) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %63 = "stablehlo.and"(%58, %62) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %64 = "stablehlo.or"(%57, %63) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %65 = "stablehlo.select"(%64, %arg1, %arg3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %66 = "stablehlo.select"(%64, %arg2, %arg4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%65, %66) : (tensor<f32>, tensor<i32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<2x3x3x4x2xf32>, tensor<2x3x3x4x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x3x4xf32>, tensor<2x3x3x4xi32>)
    %52 = "stablehlo.convert"(%51#1) : (tensor<2x3x3x4xi32>) -> tensor<2x3x3x4xi64>
    "func.return"(%51#0, %52) : (tensor<2x3x3x4xf32>, tensor<2x3x3x4xi64>) -> ()
  }) : () -> ()
}) : () -> ()
