graph g inference
input %0 a: f32[3,5,4,6]
%1, %2 = aten.adaptive_max_pool3d.default(%0, [2, 4, 3]) : f32[3,2,4,3]; i64[3,2,4,3] name=n0
return %1, %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x5x4x6xf32>) -> (tensor<3x2x4x3xf32>, tensor<3x2x4x3xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x5x4x6xf32>):
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x5x4x6xi32>
    %2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5x4x6xi32>
    %3 = "stablehlo.constant"() {value = dense<24> : tensor<i32>} : () -> tensor<i32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x5x4x6xi32>
    %5 = "stablehlo.multiply"(%2, %4) : (tensor<3x5x4x6xi32>, tensor<3x5x4x6xi32>) -> tensor<3x5x4x6xi32>
    %6 = "stablehlo.add"(%1, %5) : (tensor<3x5x4x6xi32>, tensor<3x5x4x6xi32>) -> tensor<3x5x4x6xi32>
    %7 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<3x5x4x6xi32>
    %8 = "stablehlo.constant"() {value = dense<6> : tensor<i32>} : () -> tensor<i32>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x5x4x6xi32>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<3x5x4x6xi32>, tensor<3x5x4x6xi32>) -> tensor<3x5x4x6xi32>
    %11 = "stablehlo.add"(%6, %10) : (tensor<3x5x4x6xi32>, tensor<3x5x4x6xi32>) -> tensor<3x5x4x6xi32>
    %12 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<3x5x4x6xi32>
    %13 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x5x4x6xi32>
    %15 = "stablehlo.multiply"(%12, %14) : (tensor<3x5x4x6xi32>, tensor<3x5x4x6xi32>) -> tensor<3x5x4x6xi32>
    %16 = "stablehlo.add"(%11, %15) : (tensor<3x5x4x6xi32>, tensor<3x5x4x6xi32>) -> tensor<3x5x4x6xi32>
    %17 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
    %18 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %19 = "stablehlo.constant"() {value = dense<[0, 1, 2, 2, 3, 4]> : tensor<6xi64>} : () -> tensor<6xi64>
    %20 = "stablehlo.convert"(%19) : (tensor<6xi64>) -> tensor<6xi32>
    %21 = "stablehlo.reshape"(%20) : (tensor<6xi32>) -> tensor<2x3xi32>
    %22 = "stablehlo.gather"(%arg0, %21) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 3, 4], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 4, 6>} : (tensor<3x5x4x6xf32>, tensor<2x3xi32>) -> tensor<3x2x3x4x6xf32>
    %23 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
    %24 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<6xi64>
    %26 = "stablehlo.compare"(%23, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %27 = "stablehlo.reshape"(%26) : (tensor<6xi1>) -> tensor<2x3xi1>
    %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x3xi1>) -> tensor<3x2x3x4x6xi1>
    %29 = "stablehlo.constant"() {value = dense<[0, 1, 2, 2, 3, 4]> : tensor<6xi64>} : () -> tensor<6xi64>
    %30 = "stablehlo.convert"(%29) : (tensor<6xi64>) -> tensor<6xi32>
    %31 = "stablehlo.reshape"(%30) : (tensor<6xi32>) -> tensor<2x3xi32>
    %32 = "stablehlo.optimization_barrier"(%16) : (tensor<3x5x4x6xi32>) -> tensor<3x5x4x6xi32>
    %33 = "stablehlo.gather"(%32, %31) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 3, 4], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 4, 6>} : (tensor<3x5x4x6xi32>, tensor<2x3xi32>) -> tensor<3x2x3x4x6xi32>
    %34 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
    %35 = "stablehlo.compare"(%34, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %36 = "stablehlo.reshape"(%35) : (tensor<6xi1>) -> tensor<2x3xi1>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x3xi1>) -> tensor<3x2x3x4x6xi1>
    %38:2 = "stablehlo.reduce"(%22, %33, %18, %17) ({
    ^bb0(%arg9: tensor<f32> loc("aten.adaptive_max_pool3d.default"), %arg10: tensor<i32> loc("aten.adaptive_max_pool3d.default"), %arg11: tensor<f32> loc("aten.adaptive_max_pool3d.default"), %arg12: tensor<i32> loc("aten.adaptive_max_pool3d.default")):
      %103 = "stablehlo.compare"(%arg9, %arg11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %104 = "stablehlo.compare"(%arg10, %arg12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %105 = "stablehlo.and"(%103, %104) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %106 = "stablehlo.compare"(%arg9, %arg11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %107 = "stablehlo.or"(%106, %105) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %108 = "stablehlo.compare"(%arg9, %arg9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %109 = "stablehlo.compare"(%arg11, %arg11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %110 = "stablehlo.not"(%109) : (tensor<i1>) -> tensor<i1>
      %111 = "stablehlo.compare"(%arg10, %arg12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %112 = "stablehlo.or"(%110, %111) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %113 = "stablehlo.and"(%108, %112) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %114 = "stablehlo.or"(%107, %113) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %115 = "stablehlo.select"(%114, %arg9, %arg11) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %116 = "stablehlo.select"(%114, %arg10, %arg12) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%115, %116) : (tensor<f32>, tensor<i32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<3x2x3x4x6xf32>, tensor<3x2x3x4x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x2x4x6xf32>, tensor<3x2x4x6xi32>)
    %39 = "stablehlo.constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %40 = "stablehlo.convert"(%39) : (tensor<4xi64>) -> tensor<4xi32>
    %41 = "stablehlo.reshape"(%40) : (tensor<4xi32>) -> tensor<4x1xi32>
    %42 = "stablehlo.gather"(%38#0, %41) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2, 1, 6>} : (tensor<3x2x4x6xf32>, tensor<4x1xi32>) -> tensor<3x2x4x1x6xf32>
    %43 = "stablehlo.constant"() {value = dense<1> : tensor<4xi64>} : () -> tensor<4xi64>
    %44 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %45 = "stablehlo.compare"(%43, %44) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %46 = "stablehlo.reshape"(%45) : (tensor<4xi1>) -> tensor<4x1xi1>
    %47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<4x1xi1>) -> tensor<3x2x4x1x6xi1>
    %48 = "stablehlo.constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %49 = "stablehlo.convert"(%48) : (tensor<4xi64>) -> tensor<4xi32>
    %50 = "stablehlo.reshape"(%49) : (tensor<4xi32>) -> tensor<4x1xi32>
    %51 = "stablehlo.gather"(%38#1, %50) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2, 1, 6>} : (tensor<3x2x4x6xi32>, tensor<4x1xi32>) -> tensor<3x2x4x1x6xi32>
    %52 = "stablehlo.constant"() {value = dense<1> : tensor<4xi64>} : () -> tensor<4xi64>
    %53 = "stablehlo.compare"(%52, %44) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %54 = "stablehlo.reshape"(%53) : (tensor<4xi1>) -> tensor<4x1xi1>
    %55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<4x1xi1>) -> tensor<3x2x4x1x6xi1>
    %56:2 = "stablehlo.reduce"(%42, %51, %18, %17) ({
    ^bb0(%arg5: tensor<f32> loc("aten.adaptive_max_pool3d.default"), %arg6: tensor<i32> loc("aten.adaptive_max_pool3d.default"), %arg7: tensor<f32> loc("aten.adaptive_max_pool3d.default"), %arg8: tensor<i32> loc("aten.adaptive_max_pool3d.default")):
      %89 = "stablehlo.compare"(%arg5, %arg7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %90 = "stablehlo.compare"(%arg6, %arg8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %91 = "stablehlo.and"(%89, %90) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %92 = "stablehlo.compare"(%arg5, %arg7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %93 = "stablehlo.or"(%92, %91) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %94 = "stablehlo.compare"(%arg5, %arg5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %95 = "stablehlo.compare"(%arg7, %arg7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %96 = "stablehlo.not"(%95) : (tensor<i1>) -> tensor<i1>
      %97 = "stablehlo.compare"(%arg6, %arg8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %98 = "stablehlo.or"(%96, %97) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %99 = "stablehlo.and"(%94, %98) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %100 = "stablehlo.or"(%93, %99) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %101 = "stablehlo.select"(%100, %arg5, %arg7) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %102 = "stablehlo.select"(%100, %arg6, %arg8) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%101, %102) : (tensor<f32>, tensor<i32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<3x2x4x1x6xf32>, tensor<3x2x4x1x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x2x4x6xf32>, tensor<3x2x4x6xi32>)
    %57 = "stablehlo.constant"() {value = dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi64>} : () -> tensor<6xi64>
    %58 = "stablehlo.convert"(%57) : (tensor<6xi64>) -> tensor<6xi32>
    %59 = "stablehlo.reshape"(%58) : (tensor<6xi32>) -> tensor<3x2xi32>
    %60 = "stablehlo.gather"(%56#0, %59) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2, 4, 1>} : (tensor<3x2x4x6xf32>, tensor<3x2xi32>) -> tensor<3x2x4x3x2xf32>
    %61 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
    %62 = "stablehlo.compare"(%61, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %63 = "stablehlo.reshape"(%62) : (tensor<6xi1>) -> tensor<3x2xi1>
    %64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 3, 4>} : (tensor<3x2xi1>) -> tensor<3x2x4x3x2xi1>
    %65 = "stablehlo.constant"() {value = dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi64>} : () -> tensor<6xi64>
    %66 = "stablehlo.convert"(%65) : (tensor<6xi64>) -> tensor<6xi32>
    %67 = "stablehlo.reshape"(%66) : (tensor<6xi32>) -> tensor<3x2xi32>
    %68 = "stablehlo.gather"(%56#1, %67) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2, 4, 1>} : (tensor<3x2x4x6xi32>, tensor<3x2xi32>) -> tensor<3x2x4x3x2xi32>
    %69 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
    %70 = "stablehlo.compare"(%69, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %71 = "stablehlo.reshape"(%70) : (tensor<6xi1>) -> tensor<3x2xi1>
    %72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64: 3, 4>} : (tensor<3x2xi1>) -> tensor<3x2x4x3x2xi1>
    %73:2 = "stablehlo.reduce"(%60, %68, %18, %17) ({
    ^bb0(%arg1: tensor<f32> loc("aten.adaptive_max_pool3d.default"), %arg2: tensor<i32> loc("aten.adaptive_max_pool3d.default"), %arg3: tensor<f32> loc("aten.adaptive_max_pool3d.default"), %arg4: tensor<i32> loc("aten.adaptive_max_pool3d.default")):
      %75 = "stablehlo.compare"(%arg1, %arg3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %76 = "stablehlo.compare"(%arg2, %arg4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %77 = "stablehlo.and"(%75, %76) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %78 = "stablehlo.compare"(%arg1, %arg3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %79 = "stablehlo.or"(%78, %77) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %80 = "stablehlo.compare"(%arg1, %arg1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %81 = "stablehlo.compare"(%arg3, %arg3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %82 = "stablehlo.not"(%81) : (tensor<i1>) -> tensor<i1>
      %83 = "stablehlo.compare"(%arg2, %arg4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %84 = "stablehlo.or"(%82, %83) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %85 = "stablehlo.and"(%80, %84) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %86 = "stablehlo.or"(%79, %85) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %87 = "stablehlo.select"(%86, %arg1, %arg3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %88 = "stablehlo.select"(%86, %arg2, %arg4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%87, %88) : (tensor<f32>, tensor<i32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<3x2x4x3x2xf32>, tensor<3x2x4x3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x2x4x3xf32>, tensor<3x2x4x3xi32>)
    %74 = "stablehlo.convert"(%73#1) : (tensor<3x2x4x3xi32>) -> tensor<3x2x4x3xi64>
    "func.return"(%73#0, %74) : (tensor<3x2x4x3xf32>, tensor<3x2x4x3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
