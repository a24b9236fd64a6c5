graph g inference
input %0 lu: f32[3,3]
input %1 pivots: i32[3]
input %2 b: f32[2,3,4]
input %3 c: f32[2,4,3]
%4 = aten.linalg_lu_solve.default(%0, %1, %2) : f32[2,3,4] name=n0
%5 = aten.linalg_lu_solve.default(%0, %1, %3, left=false) : f32[2,4,3] name=n1
return %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x3xf32>, tensor<3xi32>, tensor<2x3x4xf32>, tensor<2x4x3xf32>) -> (tensor<2x3x4xf32>, tensor<2x4x3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x3xf32>, %arg1: tensor<3xi32>, %arg2: tensor<2x3x4xf32>, %arg3: tensor<2x4x3xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<3x3xf32>) -> tensor<2x3x3xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<2x3xi32>
    %3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
    %4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %5:3 = "stablehlo.while"(%4, %3, %2) ({
    ^bb0(%arg17: tensor<i32> loc("aten.linalg_lu_solve.default"), %arg18: tensor<2x3xi32> loc("aten.linalg_lu_solve.default"), %arg19: tensor<2x3xi32> loc("aten.linalg_lu_solve.default")):
      %77 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %78 = "stablehlo.compare"(%arg17, %77) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%78) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg12: tensor<i32> loc("aten.linalg_lu_solve.default"), %arg13: tensor<2x3xi32> loc("aten.linalg_lu_solve.default"), %arg14: tensor<2x3xi32> loc("aten.linalg_lu_solve.default")):
      %55 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %56 = "stablehlo.add"(%arg12, %55) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %57 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %58 = "stablehlo.dynamic_slice"(%arg14, %57, %arg12) {slice_sizes = array<i64: 2, 1>} : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
      %59 = "stablehlo.reshape"(%58) : (tensor<2x1xi32>) -> tensor<2xi32>
      %60 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
      %61 = "stablehlo.subtract"(%59, %60) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %62 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
      %63 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
      %64 = "stablehlo.compare"(%62, %63) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %65 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
      %66 = "stablehlo.select"(%64, %arg13, %65) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %67 = "stablehlo.reduce"(%66, %57) ({
      ^bb0(%arg15: tensor<i32> loc("aten.linalg_lu_solve.default"), %arg16: tensor<i32> loc("aten.linalg_lu_solve.default")):
        %76 = "stablehlo.add"(%arg15, %arg16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%76) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %68 = "stablehlo.dynamic_slice"(%arg13, %57, %arg12) {slice_sizes = array<i64: 2, 1>} : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
      %69 = "stablehlo.reshape"(%68) : (tensor<2x1xi32>) -> tensor<2xi32>
      %70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
      %71 = "stablehlo.select"(%64, %70, %arg13) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %72 = "stablehlo.broadcast_in_dim"(%arg12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
      %73 = "stablehlo.compare"(%62, %72) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %74 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
      %75 = "stablehlo.select"(%73, %74, %71) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%56, %75, %arg14) : (tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>)
    %6 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
    %7 = "stablehlo.broadcast_in_dim"(%5#1) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xi32>) -> tensor<2x3x3xi32>
    %8 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %9 = "stablehlo.convert"(%8) : (tensor<2x3x3xi1>) -> tensor<2x3x3xui8>
    %10 = "stablehlo.convert"(%9) : (tensor<2x3x3xui8>) -> tensor<2x3x3xf32>
    %11 = "stablehlo.transpose"(%10) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %12 = "stablehlo.dot_general"(%11, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %13 = "stablehlo.triangular_solve"(%1, %12) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %14 = "stablehlo.triangular_solve"(%1, %13) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %15 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %16 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<3x3xf32>) -> tensor<2x3x3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<2x3xi32>
    %18 = "stablehlo.transpose"(%arg3) {permutation = array<i64: 0, 2, 1>} : (tensor<2x4x3xf32>) -> tensor<2x3x4xf32>
    %19 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
    %20:3 = "stablehlo.while"(%4, %19, %17) ({
    ^bb0(%arg9: tensor<i32> loc("aten.linalg_lu_solve.default"), %arg10: tensor<2x3xi32> loc("aten.linalg_lu_solve.default"), %arg11: tensor<2x3xi32> loc("aten.linalg_lu_solve.default")):
      %53 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %54 = "stablehlo.compare"(%arg9, %53) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%54) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg4: tensor<i32> loc("aten.linalg_lu_solve.default"), %arg5: tensor<2x3xi32> loc("aten.linalg_lu_solve.default"), %arg6: tensor<2x3xi32> loc("aten.linalg_lu_solve.default")):
      %31 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %32 = "stablehlo.add"(%arg4, %31) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %33 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %34 = "stablehlo.dynamic_slice"(%arg6, %33, %arg4) {slice_sizes = array<i64: 2, 1>} : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
      %35 = "stablehlo.reshape"(%34) : (tensor<2x1xi32>) -> tensor<2xi32>
      %36 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
      %37 = "stablehlo.subtract"(%35, %36) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %38 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
      %39 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
      %40 = "stablehlo.compare"(%38, %39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %41 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
      %42 = "stablehlo.select"(%40, %arg5, %41) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %43 = "stablehlo.reduce"(%42, %33) ({
      ^bb0(%arg7: tensor<i32> loc("aten.linalg_lu_solve.default"), %arg8: tensor<i32> loc("aten.linalg_lu_solve.default")):
        %52 = "stablehlo.add"(%arg7, %arg8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%52) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %44 = "stablehlo.dynamic_slice"(%arg5, %33, %arg4) {slice_sizes = array<i64: 2, 1>} : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
      %45 = "stablehlo.reshape"(%44) : (tensor<2x1xi32>) -> tensor<2xi32>
      %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
      %47 = "stablehlo.select"(%40, %46, %arg5) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %48 = "stablehlo.broadcast_in_dim"(%arg4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
      %49 = "stablehlo.compare"(%38, %48) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %50 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
      %51 = "stablehlo.select"(%49, %50, %47) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%32, %51, %arg6) : (tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>)
    %21 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
    %22 = "stablehlo.broadcast_in_dim"(%20#1) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xi32>) -> tensor<2x3x3xi32>
    %23 = "stablehlo.compare"(%21, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %24 = "stablehlo.convert"(%23) : (tensor<2x3x3xi1>) -> tensor<2x3x3xui8>
    %25 = "stablehlo.convert"(%24) : (tensor<2x3x3xui8>) -> tensor<2x3x3xf32>
    %26 = "stablehlo.transpose"(%16) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %27 = "stablehlo.triangular_solve"(%26, %18) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %28 = "stablehlo.triangular_solve"(%26, %27) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %29 = "stablehlo.dot_general"(%25, %28) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %30 = "stablehlo.transpose"(%29) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
    "func.return"(%14, %30) : (tensor<2x3x4xf32>, tensor<2x4x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
