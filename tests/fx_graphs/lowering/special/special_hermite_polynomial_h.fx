graph g inference
input %0 x1: f32[9]
input %1 x2: f32[8,1]
%2 = aten.special_hermite_polynomial_h.default(%0, %1) : f32[8,9] name=special_hermite_polynomial_h_default
return %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<9xf32>, tensor<8x1xf32>) -> tensor<8x9xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<9xf32>, %arg1: tensor<8x1xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<9xf32>) -> tensor<9xf64>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<8x9xf64>
    %2 = "stablehlo.convert"(%arg1) : (tensor<8x1xf32>) -> tensor<8x1xf64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<8x1xf64>) -> tensor<8x9xf64>
    %4 = "stablehlo.convert"(%3) : (tensor<8x9xf64>) -> tensor<8x9xi64>
    %5 = "stablehlo.convert"(%4) : (tensor<8x9xi64>) -> tensor<8x9xf64>
    %6 = "stablehlo.constant"() {value = dense<1.280000e+02> : tensor<f64>} : () -> tensor<f64>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %8 = "stablehlo.minimum"(%5, %7) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %9 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %10 = "stablehlo.reduce"(%8, %9) ({
    ^bb0(%arg16: tensor<f64> loc("aten.special_hermite_polynomial_h.default"), %arg17: tensor<f64> loc("aten.special_hermite_polynomial_h.default")):
      %42 = "stablehlo.maximum"(%arg16, %arg17) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%42) : (tensor<f64>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<8x9xf64>, tensor<f64>) -> tensor<f64>
    %11 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %13 = "stablehlo.multiply"(%1, %12) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %14 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %16 = "stablehlo.compare"(%5, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %17 = "stablehlo.select"(%16, %13, %15) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %18:7 = "stablehlo.while"(%14, %10, %1, %5, %15, %13, %17) ({
    ^bb0(%arg9: tensor<f64> loc("aten.special_hermite_polynomial_h.default"), %arg10: tensor<f64> loc("aten.special_hermite_polynomial_h.default"), %arg11: tensor<8x9xf64> loc("aten.special_hermite_polynomial_h.default"), %arg12: tensor<8x9xf64> loc("aten.special_hermite_polynomial_h.default"), %arg13: tensor<8x9xf64> loc("aten.special_hermite_polynomial_h.default"), %arg14: tensor<8x9xf64> loc("aten.special_hermite_polynomial_h.default"), %arg15: tensor<8x9xf64> loc("aten.special_hermite_polynomial_h.default")):
      %41 = "stablehlo.compare"(%arg9, %arg10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%41) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<f64> loc("aten.special_hermite_polynomial_h.default"), %arg3: tensor<f64> loc("aten.special_hermite_polynomial_h.default"), %arg4: tensor<8x9xf64> loc("aten.special_hermite_polynomial_h.default"), %arg5: tensor<8x9xf64> loc("aten.special_hermite_polynomial_h.default"), %arg6: tensor<8x9xf64> loc("aten.special_hermite_polynomial_h.default"), %arg7: tensor<8x9xf64> loc("aten.special_hermite_polynomial_h.default"), %arg8: tensor<8x9xf64> loc("aten.special_hermite_polynomial_h.default")):
      %28 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %29 = "stablehlo.add"(%arg2, %28) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %30 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
      %31 = "stablehlo.multiply"(%arg4, %arg7) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      %32 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
      %34 = "stablehlo.multiply"(%31, %33) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      %35 = "stablehlo.multiply"(%30, %arg6) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      %36 = "stablehlo.multiply"(%35, %33) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      %37 = "stablehlo.subtract"(%34, %36) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      %38 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
      %39 = "stablehlo.compare"(%arg5, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
      %40 = "stablehlo.select"(%39, %37, %arg8) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      "stablehlo.return"(%29, %arg3, %arg4, %arg5, %arg7, %37, %40) : (tensor<f64>, tensor<f64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>) -> ()
    }) : (tensor<f64>, tensor<f64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>) -> (tensor<f64>, tensor<f64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>)
    %19 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %21 = "stablehlo.compare"(%5, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %22 = "stablehlo.select"(%21, %20, %18#6) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %23 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %24 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %26 = "stablehlo.select"(%23, %25, %22) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %27 = "stablehlo.convert"(%26) : (tensor<8x9xf64>) -> tensor<8x9xf32>
    "func.return"(%27) : (tensor<8x9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
