graph g inference
input %0 a: f32[6,3]
%1 = aten.histc.default(%0, 5, -1, 1) : f32[5] name=n0
%2 = aten.histc.default(%0, 5, 0, 0) : f32[5] name=n1
return %1, %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<6x3xf32>) -> (tensor<5xf32>, tensor<5xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<6x3xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<6x3xf32>) -> tensor<18xf32>
    %1 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = "stablehlo.subtract"(%1, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.select"(%3, %4, %1) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.add"(%2, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.select"(%3, %6, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.constant"() {value = dense<5.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<18xf32>
    %10 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<18xf32>
    %11 = "stablehlo.subtract"(%0, %10) : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %12 = "stablehlo.multiply"(%11, %9) : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %13 = "stablehlo.subtract"(%7, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<18xf32>
    %15 = "stablehlo.divide"(%12, %14) : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %16 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<18xf32>
    %18 = "stablehlo.subtract"(%9, %17) : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %19 = "stablehlo.minimum"(%15, %18) : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %20 = "stablehlo.convert"(%19) : (tensor<18xf32>) -> tensor<18xi32>
    %21 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<18xf32>
    %22 = "stablehlo.compare"(%0, %21) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xi1>
    %23 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<18xf32>
    %24 = "stablehlo.compare"(%0, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xi1>
    %25 = "stablehlo.and"(%22, %24) : (tensor<18xi1>, tensor<18xi1>) -> tensor<18xi1>
    %26 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<18xi32>
    %28 = "stablehlo.select"(%25, %20, %27) : (tensor<18xi1>, tensor<18xi32>, tensor<18xi32>) -> tensor<18xi32>
    %29 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<18xi32>
    %31 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
    %33 = "stablehlo.scatter"(%32, %28, %30) ({
    ^bb0(%arg7: tensor<i32> loc("aten.histc.default"), %arg8: tensor<i32> loc("aten.histc.default")):
      %65 = "stablehlo.add"(%arg7, %arg8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%65) : (tensor<i32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5xi32>, tensor<18xi32>, tensor<18xi32>) -> tensor<5xi32>
    %34 = "stablehlo.convert"(%33) : (tensor<5xi32>) -> tensor<5xf32>
    %35 = "stablehlo.reshape"(%arg0) : (tensor<6x3xf32>) -> tensor<18xf32>
    %36 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %37 = "stablehlo.reduce"(%35, %36) ({
    ^bb0(%arg5: tensor<f32> loc("aten.histc.default"), %arg6: tensor<f32> loc("aten.histc.default")):
      %64 = "stablehlo.minimum"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%64) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<18xf32>, tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %39 = "stablehlo.reduce"(%35, %38) ({
    ^bb0(%arg3: tensor<f32> loc("aten.histc.default"), %arg4: tensor<f32> loc("aten.histc.default")):
      %63 = "stablehlo.maximum"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%63) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<18xf32>, tensor<f32>) -> tensor<f32>
    %40 = "stablehlo.compare"(%37, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %41 = "stablehlo.subtract"(%37, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %42 = "stablehlo.select"(%40, %41, %37) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %43 = "stablehlo.add"(%39, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %44 = "stablehlo.select"(%40, %43, %39) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<18xf32>
    %46 = "stablehlo.subtract"(%35, %45) : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %47 = "stablehlo.multiply"(%46, %9) : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %48 = "stablehlo.subtract"(%44, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<18xf32>
    %50 = "stablehlo.divide"(%47, %49) : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %51 = "stablehlo.subtract"(%9, %17) : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %52 = "stablehlo.minimum"(%50, %51) : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xf32>
    %53 = "stablehlo.convert"(%52) : (tensor<18xf32>) -> tensor<18xi32>
    %54 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<18xf32>
    %55 = "stablehlo.compare"(%35, %54) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xi1>
    %56 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<18xf32>
    %57 = "stablehlo.compare"(%35, %56) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<18xf32>, tensor<18xf32>) -> tensor<18xi1>
    %58 = "stablehlo.and"(%55, %57) : (tensor<18xi1>, tensor<18xi1>) -> tensor<18xi1>
    %59 = "stablehlo.select"(%58, %53, %27) : (tensor<18xi1>, tensor<18xi32>, tensor<18xi32>) -> tensor<18xi32>
    %60 = "stablehlo.scatter"(%32, %59, %30) ({
    ^bb0(%arg1: tensor<i32> loc("aten.histc.default"), %arg2: tensor<i32> loc("aten.histc.default")):
      %62 = "stablehlo.add"(%arg1, %arg2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%62) : (tensor<i32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5xi32>, tensor<18xi32>, tensor<18xi32>) -> tensor<5xi32>
    %61 = "stablehlo.convert"(%60) : (tensor<5xi32>) -> tensor<5xf32>
    "func.return"(%34, %61) : (tensor<5xf32>, tensor<5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
