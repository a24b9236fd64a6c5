graph g inference
input %0 x1: f32[9]
%1 = aten.special_hermite_polynomial_h.n_scalar(%0, 5) : f32[9] name=special_hermite_polynomial_h_n_scalar
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<9xf32>) -> tensor<9xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<9xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<9xf32>) -> tensor<9xf64>
    %1 = "stablehlo.constant"() {value = dense<5.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %3 = "stablehlo.convert"(%2) : (tensor<9xf64>) -> tensor<9xi64>
    %4 = "stablehlo.convert"(%3) : (tensor<9xi64>) -> tensor<9xf64>
    %5 = "stablehlo.constant"() {value = dense<1.280000e+02> : tensor<f64>} : () -> tensor<f64>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %7 = "stablehlo.optimization_barrier"(%4) : (tensor<9xf64>) -> tensor<9xf64>
    %8 = "stablehlo.minimum"(%7, %6) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %9 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %10 = "stablehlo.reduce"(%8, %9) ({
    ^bb0(%arg15: tensor<f64> loc("aten.special_hermite_polynomial_h.n_scalar"), %arg16: tensor<f64> loc("aten.special_hermite_polynomial_h.n_scalar")):
      %42 = "stablehlo.maximum"(%arg15, %arg16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%42) : (tensor<f64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<9xf64>, tensor<f64>) -> tensor<f64>
    %11 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %13 = "stablehlo.multiply"(%0, %12) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %14 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %16 = "stablehlo.compare"(%4, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %17 = "stablehlo.select"(%16, %13, %15) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %18:7 = "stablehlo.while"(%14, %10, %0, %4, %15, %13, %17) ({
    ^bb0(%arg8: tensor<f64> loc("aten.special_hermite_polynomial_h.n_scalar"), %arg9: tensor<f64> loc("aten.special_hermite_polynomial_h.n_scalar"), %arg10: tensor<9xf64> loc("aten.special_hermite_polynomial_h.n_scalar"), %arg11: tensor<9xf64> loc("aten.special_hermite_polynomial_h.n_scalar"), %arg12: tensor<9xf64> loc("aten.special_hermite_polynomial_h.n_scalar"), %arg13: tensor<9xf64> loc("aten.special_hermite_polynomial_h.n_scalar"), %arg14: tensor<9xf64> loc("aten.special_hermite_polynomial_h.n_scalar")):
      %41 = "stablehlo.compare"(%arg8, %arg9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%41) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<f64> loc("aten.special_hermite_polynomial_h.n_scalar"), %arg2: tensor<f64> loc("aten.special_hermite_polynomial_h.n_scalar"), %arg3: tensor<9xf64> loc("aten.special_hermite_polynomial_h.n_scalar"), %arg4: tensor<9xf64> loc("aten.special_hermite_polynomial_h.n_scalar"), %arg5: tensor<9xf64> loc("aten.special_hermite_polynomial_h.n_scalar"), %arg6: tensor<9xf64> loc("aten.special_hermite_polynomial_h.n_scalar"), %arg7: tensor<9xf64> loc("aten.special_hermite_polynomial_h.n_scalar")):
      %28 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %29 = "stablehlo.add"(%arg1, %28) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %30 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
      %31 = "stablehlo.multiply"(%arg3, %arg6) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %32 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
      %34 = "stablehlo.multiply"(%31, %33) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %35 = "stablehlo.multiply"(%30, %arg5) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %36 = "stablehlo.multiply"(%35, %33) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %37 = "stablehlo.subtract"(%34, %36) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %38 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
      %39 = "stablehlo.compare"(%arg4, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
      %40 = "stablehlo.select"(%39, %37, %arg7) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      "stablehlo.return"(%29, %arg2, %arg3, %arg4, %arg6, %37, %40) : (tensor<f64>, tensor<f64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> ()
    }) : (tensor<f64>, tensor<f64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> (tensor<f64>, tensor<f64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>)
    %19 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %21 = "stablehlo.compare"(%4, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %22 = "stablehlo.select"(%21, %20, %18#6) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %23 = "stablehlo.compare"(%4, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %24 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %26 = "stablehlo.select"(%23, %25, %22) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %27 = "stablehlo.convert"(%26) : (tensor<9xf64>) -> tensor<9xf32>
    "func.return"(%27) : (tensor<9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
