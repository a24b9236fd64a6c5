graph g inference
input %0 a: f32[2,3,7,8]
input %1 b: f32[2,3,2]
input %2 c: f32[3,5,6,7]
input %3 d: f32[1,3,3]
input %4 e: f32[2,3,3,4]
input %5 f: f32[3,2,3,4]
%6, %7 = aten.fractional_max_pool2d.default(%0, [2, 3], [3, 4], %1) : f32[2,3,3,4]; i64[2,3,3,4] name=n0
%8, %9 = aten.fractional_max_pool3d.default(%2, [2, 2, 2], [2, 3, 4], %3) : f32[3,2,3,4]; i64[3,2,3,4] name=n1
%10 = aten.fractional_max_pool2d_backward.default(%4, %0, [2, 3], [3, 4], %7) : f32[2,3,7,8] name=n2
%11 = aten.fractional_max_pool3d_backward.default(%5, %2, [2, 2, 2], [2, 3, 4], %9) : f32[3,5,6,7] name=n3
return %6, %7, %8, %9, %10, %11
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x7x8xf32>, tensor<2x3x2xf32>, tensor<3x5x6x7xf32>, tensor<1x3x3xf32>, tensor<2x3x3x4xf32>, tensor<3x2x3x4xf32>) -> (tensor<2x3x3x4xf32>, tensor<2x3x3x4xi64>, tensor<3x2x3x4xf32>, tensor<3x2x3x4xi64>, tensor<2x3x7x8xf32>, tensor<3x5x6x7xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x7x8xf32>, %arg1: tensor<2x3x2xf32>, %arg2: tensor<3x5x6x7xf32>, %arg3: tensor<1x3x3xf32>, %arg4: tensor<2x3x3x4xf32>, %arg5: tensor<3x2x3x4xf32>):
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x3x2xf32>) -> tensor<6x2xf32>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6x3x4x2x3xi32>
    %3 = "stablehlo.slice"(%0) {limit_indices = array<i64: 6, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<6x2xf32>) -> tensor<6x1xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<6x1xf32>) -> tensor<6xf32>
    %5 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6x3xi32>
    %7 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0>} : (tensor<6xf32>) -> tensor<6x3xf32>
    %8 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x3xf32>
    %9 = "stablehlo.add"(%8, %7) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %10 = "stablehlo.constant"() {value = dense<2.500000e+00> : tensor<f32>} : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x3xf32>
    %12 = "stablehlo.multiply"(%9, %11) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %13 = "stablehlo.floor"(%12) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %14 = "stablehlo.multiply"(%7, %11) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %15 = "stablehlo.floor"(%14) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %16 = "stablehlo.subtract"(%13, %15) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %17 = "stablehlo.convert"(%16) : (tensor<6x3xf32>) -> tensor<6x3xi32>
    %18 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x3xi32>
    %19 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6x3xi32>
    %21 = "stablehlo.compare"(%18, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
    %22 = "stablehlo.select"(%21, %6, %17) : (tensor<6x3xi1>, tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<6x3xi32>) -> tensor<6x3x4x2x3xi32>
    %24 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<6x3x4x2x3xi32>
    %25 = "stablehlo.add"(%23, %24) : (tensor<6x3x4x2x3xi32>, tensor<6x3x4x2x3xi32>) -> tensor<6x3x4x2x3xi32>
    %26 = "stablehlo.constant"() {value = dense<8> : tensor<i32>} : () -> tensor<i32>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6x3x4x2x3xi32>
    %28 = "stablehlo.multiply"(%25, %27) : (tensor<6x3x4x2x3xi32>, tensor<6x3x4x2x3xi32>) -> tensor<6x3x4x2x3xi32>
    %29 = "stablehlo.add"(%2, %28) : (tensor<6x3x4x2x3xi32>, tensor<6x3x4x2x3xi32>) -> tensor<6x3x4x2x3xi32>
    %30 = "stablehlo.slice"(%0) {limit_indices = array<i64: 6, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<6x2xf32>) -> tensor<6x1xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<6x1xf32>) -> tensor<6xf32>
    %32 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6x4xi32>
    %33 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 0>} : (tensor<6xf32>) -> tensor<6x4xf32>
    %34 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x4xf32>
    %35 = "stablehlo.add"(%34, %33) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %36 = "stablehlo.constant"() {value = dense<1.66666663> : tensor<f32>} : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x4xf32>
    %38 = "stablehlo.multiply"(%35, %37) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %39 = "stablehlo.floor"(%38) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %40 = "stablehlo.multiply"(%33, %37) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %41 = "stablehlo.floor"(%40) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %42 = "stablehlo.subtract"(%39, %41) : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %43 = "stablehlo.convert"(%42) : (tensor<6x4xf32>) -> tensor<6x4xi32>
    %44 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x4xi32>
    %45 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
    %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6x4xi32>
    %47 = "stablehlo.compare"(%44, %46) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi1>
    %48 = "stablehlo.select"(%47, %32, %43) : (tensor<6x4xi1>, tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
    %49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<6x4xi32>) -> tensor<6x3x4x2x3xi32>
    %50 = "stablehlo.iota"() {iota_dimension = 4 : i64} : () -> tensor<6x3x4x2x3xi32>
    %51 = "stablehlo.add"(%49, %50) : (tensor<6x3x4x2x3xi32>, tensor<6x3x4x2x3xi32>) -> tensor<6x3x4x2x3xi32>
    %52 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6x3x4x2x3xi32>
    %54 = "stablehlo.multiply"(%51, %53) : (tensor<6x3x4x2x3xi32>, tensor<6x3x4x2x3xi32>) -> tensor<6x3x4x2x3xi32>
    %55 = "stablehlo.add"(%29, %54) : (tensor<6x3x4x2x3xi32>, tensor<6x3x4x2x3xi32>) -> tensor<6x3x4x2x3xi32>
    %56 = "stablehlo.reshape"(%55) : (tensor<6x3x4x2x3xi32>) -> tensor<6x72xi32>
    %57 = "stablehlo.reshape"(%arg0) : (tensor<2x3x7x8xf32>) -> tensor<6x56xf32>
    %58 = "stablehlo.gather"(%57, %56) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<6x56xf32>, tensor<6x72xi32>) -> tensor<6x72xf32>
    %59 = "stablehlo.reshape"(%58) : (tensor<6x72xf32>) -> tensor<6x3x4x2x3xf32>
    %60 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
    %61 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %62:2 = "stablehlo.reduce"(%59, %55, %61, %60) ({
    ^bb0(%arg14: tensor<f32> loc("aten.fractional_max_pool2d.default"), %arg15: tensor<i32> loc("aten.fractional_max_pool2d.default"), %arg16: tensor<f32> loc("aten.fractional_max_pool2d.default"), %arg17: tensor<i32> loc("aten.fractional_max_pool2d.default")):
      %175 = "stablehlo.compare"(%arg14, %arg16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %176 = "stablehlo.compare"(%arg15, %arg17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %177 = "stablehlo.and"(%175, %176) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %178 = "stablehlo.compare"(%arg14, %arg16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %179 = "stablehlo.or"(%178, %177) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %180 = "stablehlo.compare"(%arg14, %arg14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %181 = "stablehlo.compare"(%arg16, %arg16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %182 = "stablehlo.not"(%181) : (tensor<i1>) -> tensor<i1>
      %183 = "stablehlo.compare"(%arg15, %arg17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %184 = "stablehlo.or"(%182, %183) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %185 = "stablehlo.and"(%180, %184) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %186 = "stablehlo.or"(%179, %185) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %187 = "stablehlo.select"(%186, %arg14, %arg16) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %188 = "stablehlo.select"(%186, %arg15, %arg17) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%187, %188) : (tensor<f32>, tensor<i32>) -> ()
    }) {dimensions = array<i64: 3, 4>} : (tensor<6x3x4x2x3xf32>, tensor<6x3x4x2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<6x3x4xf32>, tensor<6x3x4xi32>)
    %63 = "stablehlo.reshape"(%62#0) : (tensor<6x3x4xf32>) -> tensor<2x3x3x4xf32>
    %64 = "stablehlo.reshape"(%62#1) : (tensor<6x3x4xi32>) -> tensor<2x3x3x4xi32>
    %65 = "stablehlo.convert"(%64) : (tensor<2x3x3x4xi32>) -> tensor<2x3x3x4xi64>
    %66 = "stablehlo.reshape"(%arg3) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %67 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x2x3x4x2x2x2xi32>
    %68 = "stablehlo.slice"(%66) {limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %69 = "stablehlo.reshape"(%68) : (tensor<3x1xf32>) -> tensor<3xf32>
    %70 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x2xi32>
    %71 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x2xf32>
    %72 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x2xf32>
    %73 = "stablehlo.add"(%72, %71) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %74 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
    %76 = "stablehlo.multiply"(%73, %75) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %77 = "stablehlo.floor"(%76) : (tensor<3x2xf32>) -> tensor<3x2xf32>
    %78 = "stablehlo.multiply"(%71, %75) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %79 = "stablehlo.floor"(%78) : (tensor<3x2xf32>) -> tensor<3x2xf32>
    %80 = "stablehlo.subtract"(%77, %79) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %81 = "stablehlo.convert"(%80) : (tensor<3x2xf32>) -> tensor<3x2xi32>
    %82 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x2xi32>
    %83 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x2xi32>
    %84 = "stablehlo.compare"(%82, %83) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %85 = "stablehlo.select"(%84, %70, %81) : (tensor<3x2xi1>, tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
    %86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x2xi32>) -> tensor<3x2x3x4x2x2x2xi32>
    %87 = "stablehlo.iota"() {iota_dimension = 4 : i64} : () -> tensor<3x2x3x4x2x2x2xi32>
    %88 = "stablehlo.add"(%86, %87) : (tensor<3x2x3x4x2x2x2xi32>, tensor<3x2x3x4x2x2x2xi32>) -> tensor<3x2x3x4x2x2x2xi32>
    %89 = "stablehlo.constant"() {value = dense<42> : tensor<i32>} : () -> tensor<i32>
    %90 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x2x3x4x2x2x2xi32>
    %91 = "stablehlo.multiply"(%88, %90) : (tensor<3x2x3x4x2x2x2xi32>, tensor<3x2x3x4x2x2x2xi32>) -> tensor<3x2x3x4x2x2x2xi32>
    %92 = "stablehlo.add"(%67, %91) : (tensor<3x2x3x4x2x2x2xi32>, tensor<3x2x3x4x2x2x2xi32>) -> tensor<3x2x3x4x2x2x2xi32>
    %93 = "stablehlo.slice"(%66) {limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %94 = "stablehlo.reshape"(%93) : (tensor<3x1xf32>) -> tensor<3xf32>
    %95 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
    %96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x3xi32>
    %97 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x3xf32>
    %98 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xf32>
    %99 = "stablehlo.add"(%98, %97) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %100 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %101 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x3xf32>
    %102 = "stablehlo.multiply"(%99, %101) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %103 = "stablehlo.floor"(%102) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %104 = "stablehlo.multiply"(%97, %101) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %105 = "stablehlo.floor"(%104) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %106 = "stablehlo.subtract"(%103, %105) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %107 = "stablehlo.convert"(%106) : (tensor<3x3xf32>) -> tensor<3x3xi32>
    %108 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
    %109 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x3xi32>
    %110 = "stablehlo.compare"(%108, %109) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %111 = "stablehlo.select"(%110, %96, %107) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x3xi32>) -> tensor<3x2x3x4x2x2x2xi32>
    %113 = "stablehlo.iota"() {iota_dimension = 5 : i64} : () -> tensor<3x2x3x4x2x2x2xi32>
    %114 = "stablehlo.add"(%112, %113) : (tensor<3x2x3x4x2x2x2xi32>, tensor<3x2x3x4x2x2x2xi32>) -> tensor<3x2x3x4x2x2x2xi32>
    %115 = "stablehlo.constant"() {value = dense<7> : tensor<i32>} : () -> tensor<i32>
    %116 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x2x3x4x2x2x2xi32>
    %117 = "stablehlo.multiply"(%114, %116) : (tensor<3x2x3x4x2x2x2xi32>, tensor<3x2x3x4x2x2x2xi32>) -> tensor<3x2x3x4x2x2x2xi32>
    %118 = "stablehlo.add"(%92, %117) : (tensor<3x2x3x4x2x2x2xi32>, tensor<3x2x3x4x2x2x2xi32>) -> tensor<3x2x3x4x2x2x2xi32>
    %119 = "stablehlo.slice"(%66) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %120 = "stablehlo.reshape"(%119) : (tensor<3x1xf32>) -> tensor<3xf32>
    %121 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x4xi32>
    %122 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
    %123 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xf32>
    %124 = "stablehlo.add"(%123, %122) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %125 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
    %126 = "stablehlo.multiply"(%124, %125) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %127 = "stablehlo.floor"(%126) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %128 = "stablehlo.multiply"(%122, %125) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %129 = "stablehlo.floor"(%128) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %130 = "stablehlo.subtract"(%127, %129) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %131 = "stablehlo.convert"(%130) : (tensor<3x4xf32>) -> tensor<3x4xi32>
    %132 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xi32>
    %133 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x4xi32>
    %134 = "stablehlo.compare"(%132, %133) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %135 = "stablehlo.select"(%134, %121, %131) : (tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
    %136 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64: 0, 3>} : (tensor<3x4xi32>) -> tensor<3x2x3x4x2x2x2xi32>
    %137 = "stablehlo.iota"() {iota_dimension = 6 : i64} : () -> tensor<3x2x3x4x2x2x2xi32>
    %138 = "stablehlo.add"(%136, %137) : (tensor<3x2x3x4x2x2x2xi32>, tensor<3x2x3x4x2x2x2xi32>) -> tensor<3x2x3x4x2x2x2xi32>
    %139 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x2x3x4x2x2x2xi32>
    %140 = "stablehlo.multiply"(%138, %139) : (tensor<3x2x3x4x2x2x2xi32>, tensor<3x2x3x4x2x2x2xi32>) -> tensor<3x2x3x4x2x2x2xi32>
    %141 = "stablehlo.add"(%118, %140) : (tensor<3x2x3x4x2x2x2xi32>, tensor<3x2x3x4x2x2x2xi32>) -> tensor<3x2x3x4x2x2x2xi32>
    %142 = "stablehlo.reshape"(%141) : (tensor<3x2x3x4x2x2x2xi32>) -> tensor<3x192xi32>
    %143 = "stablehlo.reshape"(%arg2) : (tensor<3x5x6x7xf32>) -> tensor<3x210xf32>
    %144 = "stablehlo.gather"(%143, %142) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x210xf32>, tensor<3x192xi32>) -> tensor<3x192xf32>
    %145 = "stablehlo.reshape"(%144) : (tensor<3x192xf32>) -> tensor<3x2x3x4x2x2x2xf32>
    %146:2 = "stablehlo.reduce"(%145, %141, %61, %60) ({
    ^bb0(%arg10: tensor<f32> loc("aten.fractional_max_pool3d.default"), %arg11: tensor<i32> loc("aten.fractional_max_pool3d.default"), %arg12: tensor<f32> loc("aten.fractional_max_pool3d.default"), %arg13: tensor<i32> loc("aten.fractional_max_pool3d.default")):
      %161 = "stablehlo.compare"(%arg10, %arg12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %162 = "stablehlo.compare"(%arg11, %arg13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %163 = "stablehlo.and"(%161, %162) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %164 = "stablehlo.compare"(%arg10, %arg12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %165 = "stablehlo.or"(%164, %163) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %166 = "stablehlo.compare"(%arg10, %arg10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %167 = "stablehlo.compare"(%arg12, %arg12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %168 = "stablehlo.not"(%167) : (tensor<i1>) -> tensor<i1>
      %169 = "stablehlo.compare"(%arg11, %arg13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %170 = "stablehlo.or"(%168, %169) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %171 = "stablehlo.and"(%166, %170) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %172 = "stablehlo.or"(%165, %171) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %173 = "stablehlo.select"(%172, %arg10, %arg12) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %174 = "stablehlo.select"(%172, %arg11, %arg13) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%173, %174) : (tensor<f32>, tensor<i32>) -> ()
    }) {dimensions = array<i64: 4, 5, 6>} : (tensor<3x2x3x4x2x2x2xf32>, tensor<3x2x3x4x2x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x2x3x4xf32>, tensor<3x2x3x4xi32>)
    %147 = "stablehlo.convert"(%146#1) : (tensor<3x2x3x4xi32>) -> tensor<3x2x3x4xi64>
    %148 = "stablehlo.reshape"(%arg4) : (tensor<2x3x3x4xf32>) -> tensor<6x12xf32>
    %149 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %150 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x56xf32>
    %151 = "stablehlo.reshape"(%65) : (tensor<2x3x3x4xi64>) -> tensor<6x12x1xi64>
    %152 = "stablehlo.scatter"(%150, %151, %148) ({
    ^bb0(%arg8: tensor<f32> loc("aten.fractional_max_pool2d_backward.default"), %arg9: tensor<f32> loc("aten.fractional_max_pool2d_backward.default")):
      %160 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%160) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<6x56xf32>, tensor<6x12x1xi64>, tensor<6x12xf32>) -> tensor<6x56xf32>
    %153 = "stablehlo.reshape"(%152) : (tensor<6x56xf32>) -> tensor<2x3x7x8xf32>
    %154 = "stablehlo.reshape"(%arg5) : (tensor<3x2x3x4xf32>) -> tensor<3x24xf32>
    %155 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x210xf32>
    %156 = "stablehlo.reshape"(%147) : (tensor<3x2x3x4xi64>) -> tensor<3x24x1xi64>
    %157 = "stablehlo.scatter"(%155, %156, %154) ({
    ^bb0(%arg6: tensor<f32> loc("aten.fractional_max_pool3d_backward.default"), %arg7: tensor<f32> loc("aten.fractional_max_pool3d_backward.default")):
      %159 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%159) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<3x210xf32>, tensor<3x24x1xi64>, tensor<3x24xf32>) -> tensor<3x210xf32>
    %158 = "stablehlo.reshape"(%157) : (tensor<3x210xf32>) -> tensor<3x5x6x7xf32>
    "func.return"(%63, %65, %146#0, %147, %153, %158) : (tensor<2x3x3x4xf32>, tensor<2x3x3x4xi64>, tensor<3x2x3x4xf32>, tensor<3x2x3x4xi64>, tensor<2x3x7x8xf32>, tensor<3x5x6x7xf32>) -> ()
  }) : () -> ()
}) : () -> ()
