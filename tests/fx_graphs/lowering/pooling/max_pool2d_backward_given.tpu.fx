graph g inference
input %0 x0: bf16[1,2,3]
input %1 x1: bf16[1,4,5]
input %2 x2: i64[1,2,3]
%3 = aten.max_pool2d_with_indices_backward.default(%0, %1, [3, 3], [2, 2], [1, 1], [1, 1], false, %2) : bf16[1,4,5] name=y0
return %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x2x3xbf16>, tensor<1x4x5xbf16>, tensor<1x2x3xi64>) -> tensor<1x4x5xbf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x2x3xbf16>, %arg1: tensor<1x4x5xbf16>, %arg2: tensor<1x2x3xi64>):
    %0 = "stablehlo.convert"(%arg2) : (tensor<1x2x3xi64>) -> tensor<1x2x3xi32>
    %1 = "stablehlo.convert"(%arg0) : (tensor<1x2x3xbf16>) -> tensor<1x2x3xf32>
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x3xi32>
    %4 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x2x3xi32>
    %5 = "stablehlo.constant"() {value = dense<10> : tensor<i32>} : () -> tensor<i32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x3xi32>
    %7 = "stablehlo.multiply"(%4, %6) : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
    %8 = "stablehlo.add"(%3, %7) : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
    %9 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x2x3xi32>
    %10 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x3xi32>
    %12 = "stablehlo.multiply"(%9, %11) : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
    %13 = "stablehlo.add"(%8, %12) : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
    %14 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x3xf32>
    %16 = "stablehlo.constant"() {value = dense<-6> : tensor<i32>} : () -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x3xi32>
    %18 = "stablehlo.add"(%13, %17) : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
    %19 = "stablehlo.compare"(%18, %0) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
    %20 = "stablehlo.select"(%19, %1, %15) : (tensor<1x2x3xi1>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %21 = "stablehlo.pad"(%20, %14) {edge_padding_high = array<i64: 0, 1, 1>, edge_padding_low = array<i64: 0, -1, -1>, interior_padding = array<i64: 0, 0, 0>} : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %22 = "stablehlo.constant"() {value = dense<-5> : tensor<i32>} : () -> tensor<i32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x3xi32>
    %24 = "stablehlo.add"(%13, %23) : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
    %25 = "stablehlo.compare"(%24, %0) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
    %26 = "stablehlo.select"(%25, %1, %15) : (tensor<1x2x3xi1>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %27 = "stablehlo.pad"(%26, %14) {edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, -1, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %28 = "stablehlo.constant"() {value = dense<-4> : tensor<i32>} : () -> tensor<i32>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x3xi32>
    %30 = "stablehlo.add"(%13, %29) : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
    %31 = "stablehlo.compare"(%30, %0) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
    %32 = "stablehlo.select"(%31, %1, %15) : (tensor<1x2x3xi1>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %33 = "stablehlo.pad"(%32, %14) {edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, -1, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %34 = "stablehlo.add"(%21, %33) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %35 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
    %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x3xi32>
    %37 = "stablehlo.add"(%13, %36) : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
    %38 = "stablehlo.compare"(%37, %0) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
    %39 = "stablehlo.select"(%38, %1, %15) : (tensor<1x2x3xi1>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %40 = "stablehlo.pad"(%39, %14) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, -1>, interior_padding = array<i64: 0, 0, 0>} : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %41 = "stablehlo.add"(%13, %3) : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
    %42 = "stablehlo.compare"(%41, %0) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
    %43 = "stablehlo.select"(%42, %1, %15) : (tensor<1x2x3xi1>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %44 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x3xi32>
    %46 = "stablehlo.add"(%13, %45) : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
    %47 = "stablehlo.compare"(%46, %0) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
    %48 = "stablehlo.select"(%47, %1, %15) : (tensor<1x2x3xi1>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %49 = "stablehlo.add"(%40, %48) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %50 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
    %51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x3xi32>
    %52 = "stablehlo.add"(%13, %51) : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
    %53 = "stablehlo.compare"(%52, %0) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
    %54 = "stablehlo.select"(%53, %1, %15) : (tensor<1x2x3xi1>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %55 = "stablehlo.pad"(%54, %14) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, -1>, interior_padding = array<i64: 0, 0, 0>} : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %56 = "stablehlo.add"(%34, %55) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %57 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
    %58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x3xi32>
    %59 = "stablehlo.add"(%13, %58) : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
    %60 = "stablehlo.compare"(%59, %0) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
    %61 = "stablehlo.select"(%60, %1, %15) : (tensor<1x2x3xi1>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %62 = "stablehlo.add"(%27, %61) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %63 = "stablehlo.constant"() {value = dense<6> : tensor<i32>} : () -> tensor<i32>
    %64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x3xi32>
    %65 = "stablehlo.add"(%13, %64) : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi32>
    %66 = "stablehlo.compare"(%65, %0) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
    %67 = "stablehlo.select"(%66, %1, %15) : (tensor<1x2x3xi1>, tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %68 = "stablehlo.add"(%56, %67) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %69 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<bf16>} : () -> tensor<bf16>
    %70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<1x1x2x3xbf16>
    %71 = "stablehlo.convert"(%43) : (tensor<1x2x3xf32>) -> tensor<1x2x3xbf16>
    %72 = "stablehlo.reshape"(%71) : (tensor<1x2x3xbf16>) -> tensor<1x1x2x3xbf16>
    %73 = "stablehlo.convert"(%49) : (tensor<1x2x3xf32>) -> tensor<1x2x3xbf16>
    %74 = "stablehlo.reshape"(%73) : (tensor<1x2x3xbf16>) -> tensor<1x1x2x3xbf16>
    %75 = "stablehlo.convert"(%62) : (tensor<1x2x3xf32>) -> tensor<1x2x3xbf16>
    %76 = "stablehlo.reshape"(%75) : (tensor<1x2x3xbf16>) -> tensor<1x1x2x3xbf16>
    %77 = "stablehlo.convert"(%68) : (tensor<1x2x3xf32>) -> tensor<1x2x3xbf16>
    %78 = "stablehlo.reshape"(%77) : (tensor<1x2x3xbf16>) -> tensor<1x1x2x3xbf16>
    %79 = "stablehlo.concatenate"(%72, %74, %76, %78) {dimension = 0 : i64} : (tensor<1x1x2x3xbf16>, tensor<1x1x2x3xbf16>, tensor<1x1x2x3xbf16>, tensor<1x1x2x3xbf16>) -> tensor<4x1x2x3xbf16>
    %80 = "stablehlo.reshape"(%79) : (tensor<4x1x2x3xbf16>) -> tensor<2x2x1x2x3xbf16>
    %81 = "stablehlo.transpose"(%80) {permutation = array<i64: 2, 3, 0, 4, 1>} : (tensor<2x2x1x2x3xbf16>) -> tensor<1x2x2x3x2xbf16>
    %82 = "stablehlo.reshape"(%81) : (tensor<1x2x2x3x2xbf16>) -> tensor<1x4x6xbf16>
    %83 = "stablehlo.slice"(%82) {limit_indices = array<i64: 1, 4, 5>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x4x6xbf16>) -> tensor<1x4x5xbf16>
    "func.return"(%83) : (tensor<1x4x5xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
