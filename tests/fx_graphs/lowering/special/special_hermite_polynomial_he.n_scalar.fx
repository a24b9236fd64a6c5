graph g inference
input %0 x1: f32[9]
%1 = aten.special_hermite_polynomial_he.n_scalar(%0, 5) : f32[9] name=special_hermite_polynomial_he_n_scalar
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
    ^bb0(%arg15: tensor<f64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg16: tensor<f64> loc("aten.special_hermite_polynomial_he.n_scalar")):
      %35 = "stablehlo.maximum"(%arg15, %arg16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%35) : (tensor<f64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<9xf64>, tensor<f64>) -> tensor<f64>
    %11 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %13 = "stablehlo.compare"(%4, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %14 = "stablehlo.select"(%13, %0, %12) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %15:7 = "stablehlo.while"(%11, %10, %0, %4, %12, %0, %14) ({
    ^bb0(%arg8: tensor<f64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg9: tensor<f64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg10: tensor<9xf64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg11: tensor<9xf64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg12: tensor<9xf64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg13: tensor<9xf64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg14: tensor<9xf64> loc("aten.special_hermite_polynomial_he.n_scalar")):
      %34 = "stablehlo.compare"(%arg8, %arg9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%34) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<f64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg2: tensor<f64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg3: tensor<9xf64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg4: tensor<9xf64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg5: tensor<9xf64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg6: tensor<9xf64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg7: tensor<9xf64> loc("aten.special_hermite_polynomial_he.n_scalar")):
      %25 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %26 = "stablehlo.add"(%arg1, %25) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %27 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
      %28 = "stablehlo.multiply"(%arg3, %arg6) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %29 = "stablehlo.multiply"(%27, %arg5) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %30 = "stablehlo.subtract"(%28, %29) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %31 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
      %32 = "stablehlo.compare"(%arg4, %31) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
      %33 = "stablehlo.select"(%32, %30, %arg7) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      "stablehlo.return"(%26, %arg2, %arg3, %arg4, %arg6, %30, %33) : (tensor<f64>, tensor<f64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> ()
    }) : (tensor<f64>, tensor<f64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> (tensor<f64>, tensor<f64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>)
    %16 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %18 = "stablehlo.compare"(%4, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %19 = "stablehlo.select"(%18, %17, %15#6) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %20 = "stablehlo.compare"(%4, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %21 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %23 = "stablehlo.select"(%20, %22, %19) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %24 = "stablehlo.convert"(%23) : (tensor<9xf64>) -> tensor<9xf32>
    "func.return"(%24) : (tensor<9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
