graph g inference
input %0 a: f32[3,10]
input %1 b: f32[10,3]
%2, %3 = aten.topk.default(%0, 2, -1, true, true) : f32[3,2]; i64[3,2] name=n0
%4, %5 = aten.topk.default(%1, 2, 0, false, true) : f32[2,3]; i64[2,3] name=n1
%6, %7 = aten.kthvalue.default(%0, 3, 1, false) : f32[3]; i64[3] name=n2
%8, %9 = aten.topk.default(%0, 9, -1, true, true) : f32[3,9]; i64[3,9] name=n3
return %2, %3, %4, %5, %6, %7, %8, %9
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x10xf32>, tensor<10x3xf32>) -> (tensor<3x2xf32>, tensor<3x2xi64>, tensor<2x3xf32>, tensor<2x3xi64>, tensor<3xf32>, tensor<3xi64>, tensor<3x9xf32>, tensor<3x9xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x10xf32>, %arg1: tensor<10x3xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x10xf32>
    %2 = "stablehlo.compare"(%arg0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x10xf32>, tensor<3x10xf32>) -> tensor<3x10xi1>
    %3 = "stablehlo.select"(%2, %1, %arg0) : (tensor<3x10xi1>, tensor<3x10xf32>, tensor<3x10xf32>) -> tensor<3x10xf32>
    %4 = "stablehlo.constant"() {value = dense<2143289344> : tensor<i32>} : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x10xi32>
    %6 = "stablehlo.bitcast_convert"(%5) : (tensor<3x10xi32>) -> tensor<3x10xf32>
    %7 = "stablehlo.compare"(%arg0, %arg0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x10xf32>, tensor<3x10xf32>) -> tensor<3x10xi1>
    %8 = "stablehlo.select"(%7, %6, %3) : (tensor<3x10xi1>, tensor<3x10xf32>, tensor<3x10xf32>) -> tensor<3x10xf32>
    %9:2 = "chlo.top_k"(%8) {k = 2 : i64} : (tensor<3x10xf32>) -> (tensor<3x2xf32>, tensor<3x2xi32>)
    %10 = "stablehlo.optimization_barrier"(%9#1) : (tensor<3x2xi32>) -> tensor<3x2xi32>
    %11 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
    %12 = "stablehlo.reshape"(%11) : (tensor<6xi32>) -> tensor<3x2xi32>
    %13 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x2xi32>
    %15 = "stablehlo.divide"(%12, %14) : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %16 = "stablehlo.constant"() {value = dense<10> : tensor<i32>} : () -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x2xi32>
    %18 = "stablehlo.multiply"(%15, %17) : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %19 = "stablehlo.reshape"(%arg0) : (tensor<3x10xf32>) -> tensor<30xf32>
    %20 = "stablehlo.add"(%18, %10) : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %21 = "stablehlo.gather"(%19, %20) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<30xf32>, tensor<3x2xi32>) -> tensor<3x2xf32>
    %22 = "stablehlo.convert"(%10) : (tensor<3x2xi32>) -> tensor<3x2xi64>
    %23 = "stablehlo.transpose"(%arg1) {permutation = array<i64: 1, 0>} : (tensor<10x3xf32>) -> tensor<3x10xf32>
    %24 = "stablehlo.negate"(%23) : (tensor<3x10xf32>) -> tensor<3x10xf32>
    %25 = "stablehlo.compare"(%23, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x10xf32>, tensor<3x10xf32>) -> tensor<3x10xi1>
    %26 = "stablehlo.select"(%25, %1, %24) : (tensor<3x10xi1>, tensor<3x10xf32>, tensor<3x10xf32>) -> tensor<3x10xf32>
    %27 = "stablehlo.constant"() {value = dense<-4194304> : tensor<i32>} : () -> tensor<i32>
    %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x10xi32>
    %29 = "stablehlo.bitcast_convert"(%28) : (tensor<3x10xi32>) -> tensor<3x10xf32>
    %30 = "stablehlo.compare"(%23, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x10xf32>, tensor<3x10xf32>) -> tensor<3x10xi1>
    %31 = "stablehlo.select"(%30, %29, %26) : (tensor<3x10xi1>, tensor<3x10xf32>, tensor<3x10xf32>) -> tensor<3x10xf32>
    %32:2 = "chlo.top_k"(%31) {k = 2 : i64} : (tensor<3x10xf32>) -> (tensor<3x2xf32>, tensor<3x2xi32>)
    %33 = "stablehlo.optimization_barrier"(%32#1) : (tensor<3x2xi32>) -> tensor<3x2xi32>
    %34 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
    %35 = "stablehlo.reshape"(%34) : (tensor<6xi32>) -> tensor<3x2xi32>
    %36 = "stablehlo.divide"(%35, %14) : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %37 = "stablehlo.multiply"(%36, %17) : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %38 = "stablehlo.reshape"(%23) : (tensor<3x10xf32>) -> tensor<30xf32>
    %39 = "stablehlo.add"(%37, %33) : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %40 = "stablehlo.gather"(%38, %39) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<30xf32>, tensor<3x2xi32>) -> tensor<3x2xf32>
    %41 = "stablehlo.transpose"(%40) {permutation = array<i64: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
    %42 = "stablehlo.transpose"(%33) {permutation = array<i64: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
    %43 = "stablehlo.convert"(%42) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    %44 = "stablehlo.negate"(%arg0) : (tensor<3x10xf32>) -> tensor<3x10xf32>
    %45 = "stablehlo.compare"(%arg0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x10xf32>, tensor<3x10xf32>) -> tensor<3x10xi1>
    %46 = "stablehlo.select"(%45, %1, %44) : (tensor<3x10xi1>, tensor<3x10xf32>, tensor<3x10xf32>) -> tensor<3x10xf32>
    %47 = "stablehlo.bitcast_convert"(%28) : (tensor<3x10xi32>) -> tensor<3x10xf32>
    %48 = "stablehlo.compare"(%arg0, %arg0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x10xf32>, tensor<3x10xf32>) -> tensor<3x10xi1>
    %49 = "stablehlo.select"(%48, %47, %46) : (tensor<3x10xi1>, tensor<3x10xf32>, tensor<3x10xf32>) -> tensor<3x10xf32>
    %50:2 = "chlo.top_k"(%49) {k = 3 : i64} : (tensor<3x10xf32>) -> (tensor<3x3xf32>, tensor<3x3xi32>)
    %51 = "stablehlo.optimization_barrier"(%50#1) : (tensor<3x3xi32>) -> tensor<3x3xi32>
    %52 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xi32>
    %53 = "stablehlo.reshape"(%52) : (tensor<9xi32>) -> tensor<3x3xi32>
    %54 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
    %55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x3xi32>
    %56 = "stablehlo.divide"(%53, %55) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %57 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x3xi32>
    %58 = "stablehlo.multiply"(%56, %57) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %59 = "stablehlo.reshape"(%arg0) : (tensor<3x10xf32>) -> tensor<30xf32>
    %60 = "stablehlo.add"(%58, %51) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %61 = "stablehlo.gather"(%59, %60) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<30xf32>, tensor<3x3xi32>) -> tensor<3x3xf32>
    %62 = "stablehlo.slice"(%61) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %63 = "stablehlo.slice"(%51) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<3x3xi32>) -> tensor<3x1xi32>
    %64 = "stablehlo.reshape"(%62) : (tensor<3x1xf32>) -> tensor<3xf32>
    %65 = "stablehlo.reshape"(%63) : (tensor<3x1xi32>) -> tensor<3xi32>
    %66 = "stablehlo.convert"(%65) : (tensor<3xi32>) -> tensor<3xi64>
    %67 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x10xi32>
    %68:2 = "stablehlo.sort"(%arg0, %67) ({
    ^bb0(%arg2: tensor<f32> loc("aten.topk.default"), %arg3: tensor<f32> loc("aten.topk.default"), %arg4: tensor<i32> loc("aten.topk.default"), %arg5: tensor<i32> loc("aten.topk.default")):
      %72 = "stablehlo.compare"(%arg2, %arg3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %73 = "stablehlo.compare"(%arg2, %arg2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %74 = "stablehlo.compare"(%arg3, %arg3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %75 = "stablehlo.and"(%73, %74) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %76 = "stablehlo.or"(%72, %75) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%76) : (tensor<i1>) -> ()
    }) {dimension = 1 : i64, is_stable = true} : (tensor<3x10xf32>, tensor<3x10xi32>) -> (tensor<3x10xf32>, tensor<3x10xi32>)
    %69 = "stablehlo.slice"(%68#0) {limit_indices = array<i64: 3, 9>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x10xf32>) -> tensor<3x9xf32>
    %70 = "stablehlo.slice"(%68#1) {limit_indices = array<i64: 3, 9>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x10xi32>) -> tensor<3x9xi32>
    %71 = "stablehlo.convert"(%70) : (tensor<3x9xi32>) -> tensor<3x9xi64>
    "func.return"(%21, %22, %41, %43, %64, %66, %69, %71) : (tensor<3x2xf32>, tensor<3x2xi64>, tensor<2x3xf32>, tensor<2x3xi64>, tensor<3xf32>, tensor<3xi64>, tensor<3x9xf32>, tensor<3x9xi64>) -> ()
  }) : () -> ()
}) : () -> ()
