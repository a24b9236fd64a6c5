graph g inference
input %0 a: f32[100]
input %1 b: f32[2,3]
input %2 c: i64[2,3,100]
input %3 d: i64[2,3,5]
%4 = aten.searchsorted.Tensor(%0, %1, out_int32=false, right=false, side=none, sorter=none) : i64[2,3] name=n0
%5 = aten.searchsorted.Tensor(%2, %3, out_int32=true, right=true, side=none, sorter=none) : i32[2,3,5] name=n1
return %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xf32>, tensor<2x3xf32>, tensor<2x3x100xi64>, tensor<2x3x5xi64>) -> (tensor<2x3xi64>, tensor<2x3x5xi32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<100xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3x100xi64>, %arg3: tensor<2x3x5xi64>):
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
    %2 = "stablehlo.constant"() {value = dense<100> : tensor<i32>} : () -> tensor<i32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
    %4 = "stablehlo.add"(%1, %3) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %5 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
    %7 = "stablehlo.divide"(%4, %6) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %8 = "stablehlo.constant"() {value = dense<99> : tensor<i32>} : () -> tensor<i32>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
    %10 = "stablehlo.minimum"(%7, %9) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %11 = "stablehlo.gather"(%arg0, %10) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<100xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
    %12 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %13 = "stablehlo.compare"(%11, %arg1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %14 = "stablehlo.and"(%12, %13) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %15 = "stablehlo.not"(%13) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %16 = "stablehlo.and"(%12, %15) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %17 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
    %19 = "stablehlo.add"(%7, %18) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %20 = "stablehlo.select"(%16, %19, %1) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %21 = "stablehlo.select"(%14, %7, %3) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %22:2 = "stablehlo.optimization_barrier"(%20, %21) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>)
    %23 = "stablehlo.add"(%22#0, %22#1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %24 = "stablehlo.divide"(%23, %6) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %25 = "stablehlo.minimum"(%24, %9) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %26 = "stablehlo.gather"(%arg0, %25) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<100xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
    %27 = "stablehlo.compare"(%22#0, %22#1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %28 = "stablehlo.compare"(%26, %arg1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %29 = "stablehlo.and"(%27, %28) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %30 = "stablehlo.not"(%28) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %31 = "stablehlo.and"(%27, %30) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %32 = "stablehlo.add"(%24, %18) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %33 = "stablehlo.select"(%31, %32, %22#0) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %34 = "stablehlo.select"(%29, %24, %22#1) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %35:2 = "stablehlo.optimization_barrier"(%33, %34) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>)
    %36 = "stablehlo.add"(%35#0, %35#1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %37 = "stablehlo.divide"(%36, %6) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %38 = "stablehlo.minimum"(%37, %9) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %39 = "stablehlo.gather"(%arg0, %38) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<100xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
    %40 = "stablehlo.compare"(%35#0, %35#1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %41 = "stablehlo.compare"(%39, %arg1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %42 = "stablehlo.and"(%40, %41) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %43 = "stablehlo.not"(%41) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %44 = "stablehlo.and"(%40, %43) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %45 = "stablehlo.add"(%37, %18) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %46 = "stablehlo.select"(%44, %45, %35#0) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %47 = "stablehlo.select"(%42, %37, %35#1) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %48:2 = "stablehlo.optimization_barrier"(%46, %47) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>)
    %49 = "stablehlo.add"(%48#0, %48#1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %50 = "stablehlo.divide"(%49, %6) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %51 = "stablehlo.minimum"(%50, %9) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %52 = "stablehlo.gather"(%arg0, %51) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<100xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
    %53 = "stablehlo.compare"(%48#0, %48#1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %54 = "stablehlo.compare"(%52, %arg1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %55 = "stablehlo.and"(%53, %54) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %56 = "stablehlo.not"(%54) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %57 = "stablehlo.and"(%53, %56) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %58 = "stablehlo.add"(%50, %18) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %59 = "stablehlo.select"(%57, %58, %48#0) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %60 = "stablehlo.select"(%55, %50, %48#1) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %61:2 = "stablehlo.optimization_barrier"(%59, %60) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>)
    %62 = "stablehlo.add"(%61#0, %61#1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %63 = "stablehlo.divide"(%62, %6) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %64 = "stablehlo.minimum"(%63, %9) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %65 = "stablehlo.gather"(%arg0, %64) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<100xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
    %66 = "stablehlo.compare"(%61#0, %61#1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %67 = "stablehlo.compare"(%65, %arg1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %68 = "stablehlo.and"(%66, %67) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %69 = "stablehlo.not"(%67) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %70 = "stablehlo.and"(%66, %69) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %71 = "stablehlo.add"(%63, %18) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %72 = "stablehlo.select"(%70, %71, %61#0) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %73 = "stablehlo.select"(%68, %63, %61#1) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %74:2 = "stablehlo.optimization_barrier"(%72, %73) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>)
    %75 = "stablehlo.add"(%74#0, %74#1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %76 = "stablehlo.divide"(%75, %6) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %77 = "stablehlo.minimum"(%76, %9) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %78 = "stablehlo.gather"(%arg0, %77) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<100xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
    %79 = "stablehlo.compare"(%74#0, %74#1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %80 = "stablehlo.compare"(%78, %arg1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %81 = "stablehlo.and"(%79, %80) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %82 = "stablehlo.not"(%80) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %83 = "stablehlo.and"(%79, %82) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %84 = "stablehlo.add"(%76, %18) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %85 = "stablehlo.select"(%83, %84, %74#0) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %86 = "stablehlo.select"(%81, %76, %74#1) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %87:2 = "stablehlo.optimization_barrier"(%85, %86) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>)
    %88 = "stablehlo.add"(%87#0, %87#1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %89 = "stablehlo.divide"(%88, %6) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %90 = "stablehlo.minimum"(%89, %9) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %91 = "stablehlo.gather"(%arg0, %90) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<100xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
    %92 = "stablehlo.compare"(%87#0, %87#1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %93 = "stablehlo.compare"(%91, %arg1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %94 = "stablehlo.and"(%92, %93) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %95 = "stablehlo.not"(%93) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %96 = "stablehlo.and"(%92, %95) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %97 = "stablehlo.add"(%89, %18) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %98 = "stablehlo.select"(%96, %97, %87#0) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %99 = "stablehlo.select"(%94, %89, %87#1) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %100:2 = "stablehlo.optimization_barrier"(%98, %99) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>)
    %101 = "stablehlo.convert"(%100#0) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    %102 = "stablehlo.reshape"(%arg2) : (tensor<2x3x100xi64>) -> tensor<600xi64>
    %103 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x5xi32>
    %104 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x5xi32>
    %105 = "stablehlo.multiply"(%103, %104) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %106 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x3x5xi32>
    %107 = "stablehlo.constant"() {value = dense<300> : tensor<i32>} : () -> tensor<i32>
    %108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x5xi32>
    %109 = "stablehlo.multiply"(%106, %108) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %110 = "stablehlo.add"(%105, %109) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %111 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x5xi32>
    %112 = "stablehlo.add"(%111, %104) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %113 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x5xi32>
    %114 = "stablehlo.divide"(%112, %113) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %115 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x5xi32>
    %116 = "stablehlo.minimum"(%114, %115) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %117 = "stablehlo.add"(%110, %116) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %118 = "stablehlo.gather"(%102, %117) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<600xi64>, tensor<2x3x5xi32>) -> tensor<2x3x5xi64>
    %119 = "stablehlo.compare"(%111, %104) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi1>
    %120 = "stablehlo.compare"(%118, %arg3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x5xi64>, tensor<2x3x5xi64>) -> tensor<2x3x5xi1>
    %121 = "stablehlo.and"(%119, %120) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %122 = "stablehlo.not"(%120) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %123 = "stablehlo.and"(%119, %122) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %124 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x5xi32>
    %125 = "stablehlo.add"(%114, %124) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %126 = "stablehlo.select"(%123, %125, %111) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %127 = "stablehlo.select"(%121, %114, %104) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %128:2 = "stablehlo.optimization_barrier"(%126, %127) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> (tensor<2x3x5xi32>, tensor<2x3x5xi32>)
    %129 = "stablehlo.add"(%128#0, %128#1) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %130 = "stablehlo.divide"(%129, %113) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %131 = "stablehlo.minimum"(%130, %115) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %132 = "stablehlo.add"(%110, %131) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %133 = "stablehlo.gather"(%102, %132) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<600xi64>, tensor<2x3x5xi32>) -> tensor<2x3x5xi64>
    %134 = "stablehlo.compare"(%128#0, %128#1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi1>
    %135 = "stablehlo.compare"(%133, %arg3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x5xi64>, tensor<2x3x5xi64>) -> tensor<2x3x5xi1>
    %136 = "stablehlo.and"(%134, %135) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %137 = "stablehlo.not"(%135) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %138 = "stablehlo.and"(%134, %137) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %139 = "stablehlo.add"(%130, %124) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %140 = "stablehlo.select"(%138, %139, %128#0) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %141 = "stablehlo.select"(%136, %130, %128#1) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %142:2 = "stablehlo.optimization_barrier"(%140, %141) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> (tensor<2x3x5xi32>, tensor<2x3x5xi32>)
    %143 = "stablehlo.add"(%142#0, %142#1) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %144 = "stablehlo.divide"(%143, %113) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %145 = "stablehlo.minimum"(%144, %115) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %146 = "stablehlo.add"(%110, %145) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %147 = "stablehlo.gather"(%102, %146) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<600xi64>, tensor<2x3x5xi32>) -> tensor<2x3x5xi64>
    %148 = "stablehlo.compare"(%142#0, %142#1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi1>
    %149 = "stablehlo.compare"(%147, %arg3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x5xi64>, tensor<2x3x5xi64>) -> tensor<2x3x5xi1>
    %150 = "stablehlo.and"(%148, %149) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %151 = "stablehlo.not"(%149) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %152 = "stablehlo.and"(%148, %151) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %153 = "stablehlo.add"(%144, %124) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %154 = "stablehlo.select"(%152, %153, %142#0) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %155 = "stablehlo.select"(%150, %144, %142#1) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %156:2 = "stablehlo.optimization_barrier"(%154, %155) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> (tensor<2x3x5xi32>, tensor<2x3x5xi32>)
    %157 = "stablehlo.add"(%156#0, %156#1) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %158 = "stablehlo.divide"(%157, %113) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %159 = "stablehlo.minimum"(%158, %115) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %160 = "stablehlo.add"(%110, %159) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %161 = "stablehlo.gather"(%102, %160) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<600xi64>, tensor<2x3x5xi32>) -> tensor<2x3x5xi64>
    %162 = "stablehlo.compare"(%156#0, %156#1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi1>
    %163 = "stablehlo.compare"(%161, %arg3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x5xi64>, tensor<2x3x5xi64>) -> tensor<2x3x5xi1>
    %164 = "stablehlo.and"(%162, %163) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %165 = "stablehlo.not"(%163) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %166 = "stablehlo.and"(%162, %165) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %167 = "stablehlo.add"(%158, %124) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %168 = "stablehlo.select"(%166, %167, %156#0) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %169 = "stablehlo.select"(%164, %158, %156#1) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %170:2 = "stablehlo.optimization_barrier"(%168, %169) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> (tensor<2x3x5xi32>, tensor<2x3x5xi32>)
    %171 = "stablehlo.add"(%170#0, %170#1) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %172 = "stablehlo.divide"(%171, %113) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %173 = "stablehlo.minimum"(%172, %115) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %174 = "stablehlo.add"(%110, %173) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %175 = "stablehlo.gather"(%102, %174) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<600xi64>, tensor<2x3x5xi32>) -> tensor<2x3x5xi64>
    %176 = "stablehlo.compare"(%170#0, %170#1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi1>
    %177 = "stablehlo.compare"(%175, %arg3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x5xi64>, tensor<2x3x5xi64>) -> tensor<2x3x5xi1>
    %178 = "stablehlo.and"(%176, %177) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %179 = "stablehlo.not"(%177) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %180 = "stablehlo.and"(%176, %179) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %181 = "stablehlo.add"(%172, %124) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %182 = "stablehlo.select"(%180, %181, %170#0) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %183 = "stablehlo.select"(%178, %172, %170#1) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %184:2 = "stablehlo.optimization_barrier"(%182, %183) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> (tensor<2x3x5xi32>, tensor<2x3x5xi32>)
    %185 = "stablehlo.add"(%184#0, %184#1) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %186 = "stablehlo.divide"(%185, %113) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %187 = "stablehlo.minimum"(%186, %115) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %188 = "stablehlo.add"(%110, %187) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %189 = "stablehlo.gather"(%102, %188) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<600xi64>, tensor<2x3x5xi32>) -> tensor<2x3x5xi64>
    %190 = "stablehlo.compare"(%184#0, %184#1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi1>
    %191 = "stablehlo.compare"(%189, %arg3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x5xi64>, tensor<2x3x5xi64>) -> tensor<2x3x5xi1>
    %192 = "stablehlo.and"(%190, %191) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %193 = "stablehlo.not"(%191) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %194 = "stablehlo.and"(%190, %193) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %195 = "stablehlo.add"(%186, %124) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %196 = "stablehlo.select"(%194, %195, %184#0) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %197 = "stablehlo.select"(%192, %186, %184#1) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %198:2 = "stablehlo.optimization_barrier"(%196, %197) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> (tensor<2x3x5xi32>, tensor<2x3x5xi32>)
    %199 = "stablehlo.add"(%198#0, %198#1) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %200 = "stablehlo.divide"(%199, %113) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %201 = "stablehlo.minimum"(%200, %115) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %202 = "stablehlo.add"(%110, %201) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %203 = "stablehlo.gather"(%102, %202) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<600xi64>, tensor<2x3x5xi32>) -> tensor<2x3x5xi64>
    %204 = "stablehlo.compare"(%198#0, %198#1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi1>
    %205 = "stablehlo.compare"(%203, %arg3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x5xi64>, tensor<2x3x5xi64>) -> tensor<2x3x5xi1>
    %206 = "stablehlo.and"(%204, %205) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %207 = "stablehlo.not"(%205) : (tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %208 = "stablehlo.and"(%204, %207) : (tensor<2x3x5xi1>, tensor<2x3x5xi1>) -> tensor<2x3x5xi1>
    %209 = "stablehlo.add"(%200, %124) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %210 = "stablehlo.select"(%208, %209, %198#0) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %211 = "stablehlo.select"(%206, %200, %198#1) : (tensor<2x3x5xi1>, tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
    %212:2 = "stablehlo.optimization_barrier"(%210, %211) : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> (tensor<2x3x5xi32>, tensor<2x3x5xi32>)
    "func.return"(%101, %212#0) : (tensor<2x3xi64>, tensor<2x3x5xi32>) -> ()
  }) : () -> ()
}) : () -> ()
