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
    %32 = "stablehlo.gather"(%16, %31) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 3, 4], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1, 4, 6>} : (tensor<3x5x4x6xi32>, tensor<2x3xi32>) -> tensor<3x2x3x4x6xi32>
    %33 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
    %34 = "stablehlo.compare"(%33, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %35 = "stablehlo.reshape"(%34) : (tensor<6xi1>) -> tensor<2x3xi1>
    %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x3xi1>) -> tensor<3x2x3x4x6xi1>
    %37:2 = "stablehlo.reduce"(%22, %32, %18, %17) ({
    ^bb0(%arg9: tensor<f32> loc("aten.adaptive_max_pool3d.default"), %arg10: tensor<i32> loc("aten.adaptive_max_pool3d.default"), %arg11: tensor<f32> loc("aten.adaptive_max_pool3d.default"), %arg12: tensor<i32> loc("aten.adaptive_max_pool3d.default")):
      %102 = "stablehlo.compare"(%arg9, %arg11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %103 = "stablehlo.compare"(%arg10, %arg12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %104 = "stablehlo.and"(%102, %103) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %105 = "stablehlo.compare"(%arg9, %arg11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %106 = "stablehlo.or"(%105, %104) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %107 = "stablehlo.compare"(%arg9, %arg9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %108 = "stablehlo.compare"(%arg11, %arg11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %109 = "stablehlo.not"(%108) : (tensor<i1>) -> tensor<i1>
      %110 = "stablehlo.compare"(%arg10, %arg12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %111 = "stablehlo.or"(%109, %110) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %112 = "stablehlo.and"(%107, %111) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %113 = "stablehlo.or"(%106, %112) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %114 = "stablehlo.select"(%113, %arg9, %arg11) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %115 = "stablehlo.select"(%113, %arg10, %arg12) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%114, %115) : (tensor<f32>, tensor<i32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<3x2x3x4x6xf32>, tensor<3x2x3x4x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x2x4x6xf32>, tensor<3x2x4x6xi32>)
    %38 = "stablehlo.constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %39 = "stablehlo.convert"(%38) : (tensor<4xi64>) -> tensor<4xi32>
    %40 = "stablehlo.reshape"(%39) : (tensor<4xi32>) -> tensor<4x1xi32>
    %41 = "stablehlo.gather"(%37#0, %40) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2, 1, 6>} : (tensor<3x2x4x6xf32>, tensor<4x1xi32>) -> tensor<3x2x4x1x6xf32>
    %42 = "stablehlo.constant"() {value = dense<1> : tensor<4xi64>} : () -> tensor<4xi64>
    %43 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %44 = "stablehlo.compare"(%42, %43) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %45 = "stablehlo.reshape"(%44) : (tensor<4xi1>) -> tensor<4x1xi1>
    %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<4x1xi1>) -> tensor<3x2x4x1x6xi1>
    %47 = "stablehlo.constant"() {value = dense<[0, 1, 2, 3]> : tensor<4xi64>} : () -> tensor<4xi64>
    %48 = "stablehlo.convert"(%47) : (tensor<4xi64>) -> tensor<4xi32>
    %49 = "stablehlo.reshape"(%48) : (tensor<4xi32>) -> tensor<4x1xi32>
    %50 = "stablehlo.gather"(%37#1, %49) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2, 1, 6>} : (tensor<3x2x4x6xi32>, tensor<4x1xi32>) -> tensor<3x2x4x1x6xi32>
    %51 = "stablehlo.constant"() {value = dense<1> : tensor<4xi64>} : () -> tensor<4xi64>
    %52 = "stablehlo.compare"(%51, %43) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %53 = "stablehlo.reshape"(%52) : (tensor<4xi1>) -> tensor<4x1xi1>
    %54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<4x1xi1>) -> tensor<3x2x4x1x6xi1>
    %55:2 = "stablehlo.reduce"(%41, %50, %18, %17) ({
    ^bb0(%arg5: tensor<f32> loc("aten.adaptive_max_pool3d.default"), %arg6: tensor<i32> loc("aten.adaptive_max_pool3d.default"), %arg7: tensor<f32> loc("aten.adaptive_max_pool3d.default"), %arg8: tensor<i32> loc("aten.adaptive_max_pool3d.default")):
      %88 = "stablehlo.compare"(%arg5, %arg7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %89 = "stablehlo.compare"(%arg6, %arg8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %90 = "stablehlo.and"(%88, %89) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %91 = "stablehlo.compare"(%arg5, %arg7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %92 = "stablehlo.or"(%91, %90) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %93 = "stablehlo.compare"(%arg5, %arg5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %94 = "stablehlo.compare"(%arg7, %arg7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %95 = "stablehlo.not"(%94) : (tensor<i1>) -> tensor<i1>
      %96 = "stablehlo.compare"(%arg6, %arg8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %97 = "stablehlo.or"(%95, %96) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %98 = "stablehlo.and"(%93, %97) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %99 = "stablehlo.or"(%92, %98) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %100 = "stablehlo.select"(%99, %arg5, %arg7) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %101 = "stablehlo.select"(%99, %arg6, %arg8) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%100, %101) : (tensor<f32>, tensor<i32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<3x2x4x1x6xf32>, tensor<3x2x4x1x6xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x2x4x6xf32>, tensor<3x2x4x6xi32>)
    %56 = "stablehlo.constant"() {value = dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi64>} : () -> tensor<6xi64>
    %57 = "stablehlo.convert"(%56) : (tensor<6xi64>) -> tensor<6xi32>
    %58 = "stablehlo.reshape"(%57) : (tensor<6xi32>) -> tensor<3x2xi32>
    %59 = "stablehlo.gather"(%55#0, %58) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2, 4, 1>} : (tensor<3x2x4x6xf32>, tensor<3x2xi32>) -> tensor<3x2x4x3x2xf32>
    %60 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
    %61 = "stablehlo.compare"(%60, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %62 = "stablehlo.reshape"(%61) : (tensor<6xi1>) -> tensor<3x2xi1>
    %63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 3, 4>} : (tensor<3x2xi1>) -> tensor<3x2x4x3x2xi1>
    %64 = "stablehlo.constant"() {value = dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi64>} : () -> tensor<6xi64>
    %65 = "stablehlo.convert"(%64) : (tensor<6xi64>) -> tensor<6xi32>
    %66 = "stablehlo.reshape"(%65) : (tensor<6xi32>) -> tensor<3x2xi32>
    %67 = "stablehlo.gather"(%55#1, %66) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 3, 2, 4, 1>} : (tensor<3x2x4x6xi32>, tensor<3x2xi32>) -> tensor<3x2x4x3x2xi32>
    %68 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
    %69 = "stablehlo.compare"(%68, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %70 = "stablehlo.reshape"(%69) : (tensor<6xi1>) -> tensor<3x2xi1>
    %71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 3, 4>} : (tensor<3x2xi1>) -> tensor<3x2x4x3x2xi1>
    %72:2 = "stablehlo.reduce"(%59, %67, %18, %17) ({
    ^bb0(%arg1: tensor<f32> loc("aten.adaptive_max_pool3d.default"), %arg2: tensor<i32> loc("aten.adaptive_max_pool3d.default"), %arg3: tensor<f32> loc("aten.adaptive_max_pool3d.default"), %arg4: tensor<i32> loc("aten.adaptive_max_pool3d.default")):
      %74 = "stablehlo.compare"(%arg1, %arg3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %75 = "stablehlo.compare"(%arg2, %arg4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %76 = "stablehlo.and"(%74, %75) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %77 = "stablehlo.compare"(%arg1, %arg3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %78 = "stablehlo.or"(%77, %76) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %79 = "stablehlo.compare"(%arg1, %arg1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %80 = "stablehlo.compare"(%arg3, %arg3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %81 = "stablehlo.not"(%80) : (tensor<i1>) -> tensor<i1>
      %82 = "stablehlo.compare"(%arg2, %arg4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %83 = "stablehlo.or"(%81, %82) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %84 = "stablehlo.and"(%79, %83) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %85 = "stablehlo.or"(%78, %84) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %86 = "stablehlo.select"(%85, %arg1, %arg3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %87 = "stablehlo.select"(%85, %arg2, %arg4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%86, %87) : (tensor<f32>, tensor<i32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<3x2x4x3x2xf32>, tensor<3x2x4x3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x2x4x3xf32>, tensor<3x2x4x3xi32>)
    %73 = "stablehlo.convert"(%72#1) : (tensor<3x2x4x3xi32>) -> tensor<3x2x4x3xi64>
    "func.return"(%72#0, %73) : (tensor<3x2x4x3xf32>, tensor<3x2x4x3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
