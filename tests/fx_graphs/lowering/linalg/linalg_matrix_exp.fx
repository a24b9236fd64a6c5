graph g inference
input %0 x1: f32[3,3]
%1 = aten.linalg_matrix_exp.default(%0) : f32[3,3] name=linalg_matrix_exp_default
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x3xf32>) -> tensor<3x3xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x3xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %1 = "stablehlo.convert"(%0) : (tensor<1x3x3xf32>) -> tensor<1x3x3xf64>
    %2 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %3 = "stablehlo.multiply"(%1, %1) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %4 = "stablehlo.sqrt"(%3) : (tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %5 = "stablehlo.reduce"(%4, %2) ({
    ^bb0(%arg17: tensor<f64> loc("aten.linalg_matrix_exp.default"), %arg18: tensor<f64> loc("aten.linalg_matrix_exp.default")):
      %63 = "stablehlo.add"(%arg17, %arg18) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%63) : (tensor<f64>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<1x3x3xf64>, tensor<f64>) -> tensor<1x3xf64>
    %6 = "stablehlo.reduce"(%5, %2) ({
    ^bb0(%arg15: tensor<f64> loc("aten.linalg_matrix_exp.default"), %arg16: tensor<f64> loc("aten.linalg_matrix_exp.default")):
      %62 = "stablehlo.maximum"(%arg15, %arg16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%62) : (tensor<f64>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<1x3xf64>, tensor<f64>) -> tensor<1xf64>
    %7 = "stablehlo.log"(%6) : (tensor<1xf64>) -> tensor<1xf64>
    %8 = "stablehlo.constant"() {value = dense<0.69314718055994529> : tensor<f64>} : () -> tensor<f64>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<1xf64>
    %10 = "stablehlo.divide"(%7, %9) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %11 = "stablehlo.ceil"(%10) : (tensor<1xf64>) -> tensor<1xf64>
    %12 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<1xf64>
    %14 = "stablehlo.add"(%11, %13) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %15 = "stablehlo.is_finite"(%14) : (tensor<1xf64>) -> tensor<1xi1>
    %16 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<1xf64>
    %18 = "stablehlo.maximum"(%14, %17) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %19 = "stablehlo.select"(%15, %18, %17) : (tensor<1xi1>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %20 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<1xf64>
    %22 = "stablehlo.power"(%21, %19) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf64>) -> tensor<1x3x3xf64>
    %24 = "stablehlo.multiply"(%1, %23) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %25 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
    %26 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
    %27 = "stablehlo.compare"(%25, %26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %28 = "stablehlo.convert"(%27) : (tensor<1x3x3xi1>) -> tensor<1x3x3xui8>
    %29 = "stablehlo.convert"(%28) : (tensor<1x3x3xui8>) -> tensor<1x3x3xf64>
    %30 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %31:3 = "stablehlo.while"(%30, %29, %24) ({
    ^bb0(%arg12: tensor<i32> loc("aten.linalg_matrix_exp.default"), %arg13: tensor<1x3x3xf64> loc("aten.linalg_matrix_exp.default"), %arg14: tensor<1x3x3xf64> loc("aten.linalg_matrix_exp.default")):
      %60 = "stablehlo.constant"() {value = dense<14> : tensor<i32>} : () -> tensor<i32>
      %61 = "stablehlo.compare"(%arg12, %60) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%61) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg9: tensor<i32> loc("aten.linalg_matrix_exp.default"), %arg10: tensor<1x3x3xf64> loc("aten.linalg_matrix_exp.default"), %arg11: tensor<1x3x3xf64> loc("aten.linalg_matrix_exp.default")):
      %46 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %47 = "stablehlo.add"(%arg9, %46) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %48 = "stablehlo.constant"() {value = dense<14> : tensor<i32>} : () -> tensor<i32>
      %49 = "stablehlo.subtract"(%48, %arg9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %50 = "stablehlo.convert"(%49) : (tensor<i32>) -> tensor<f64>
      %51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<1x3x3xf64>
      %52 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
      %53 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
      %54 = "stablehlo.compare"(%52, %53) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %55 = "stablehlo.convert"(%54) : (tensor<1x3x3xi1>) -> tensor<1x3x3xui8>
      %56 = "stablehlo.convert"(%55) : (tensor<1x3x3xui8>) -> tensor<1x3x3xf64>
      %57 = "stablehlo.dot_general"(%arg11, %arg10) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
      %58 = "stablehlo.divide"(%57, %51) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
      %59 = "stablehlo.add"(%56, %58) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
      "stablehlo.return"(%47, %59, %arg11) : (tensor<i32>, tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> (tensor<i32>, tensor<1x3x3xf64>, tensor<1x3x3xf64>)
    %32:3 = "stablehlo.while"(%2, %19, %31#1) ({
    ^bb0(%arg4: tensor<f64> loc("aten.linalg_matrix_exp.default"), %arg5: tensor<1xf64> loc("aten.linalg_matrix_exp.default"), %arg6: tensor<1x3x3xf64> loc("aten.linalg_matrix_exp.default")):
      %42 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %43 = "stablehlo.reduce"(%arg5, %42) ({
      ^bb0(%arg7: tensor<f64> loc("aten.linalg_matrix_exp.default"), %arg8: tensor<f64> loc("aten.linalg_matrix_exp.default")):
        %45 = "stablehlo.maximum"(%arg7, %arg8) : (tensor<f64>, tensor<f64>) -> tensor<f64>
        "stablehlo.return"(%45) : (tensor<f64>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<1xf64>, tensor<f64>) -> tensor<f64>
      %44 = "stablehlo.compare"(%arg4, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%44) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<f64> loc("aten.linalg_matrix_exp.default"), %arg2: tensor<1xf64> loc("aten.linalg_matrix_exp.default"), %arg3: tensor<1x3x3xf64> loc("aten.linalg_matrix_exp.default")):
      %35 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<1xf64>
      %36 = "stablehlo.compare"(%35, %arg2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
      %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi1>) -> tensor<1x3x3xi1>
      %38 = "stablehlo.dot_general"(%arg3, %arg3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
      %39 = "stablehlo.select"(%37, %38, %arg3) : (tensor<1x3x3xi1>, tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
      %40 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %41 = "stablehlo.add"(%arg1, %40) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%41, %arg2, %39) : (tensor<f64>, tensor<1xf64>, tensor<1x3x3xf64>) -> ()
    }) : (tensor<f64>, tensor<1xf64>, tensor<1x3x3xf64>) -> (tensor<f64>, tensor<1xf64>, tensor<1x3x3xf64>)
    %33 = "stablehlo.convert"(%32#2) : (tensor<1x3x3xf64>) -> tensor<1x3x3xf32>
    %34 = "stablehlo.reshape"(%33) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%34) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
