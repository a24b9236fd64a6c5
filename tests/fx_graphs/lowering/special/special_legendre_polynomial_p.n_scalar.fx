graph g inference
input %0 x1: f32[9]
%1 = aten.special_legendre_polynomial_p.n_scalar(%0, 5) : f32[9] name=special_legendre_polynomial_p_n_scalar
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
    %5 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %6 = "stablehlo.reduce"(%4, %5) ({
    ^bb0(%arg15: tensor<f64> loc("aten.special_legendre_polynomial_p.n_scalar"), %arg16: tensor<f64> loc("aten.special_legendre_polynomial_p.n_scalar")):
      %35 = "stablehlo.maximum"(%arg15, %arg16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%35) : (tensor<f64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<9xf64>, tensor<f64>) -> tensor<f64>
    %7 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %9 = "stablehlo.compare"(%4, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %10 = "stablehlo.select"(%9, %0, %8) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %11:7 = "stablehlo.while"(%7, %6, %0, %4, %8, %0, %10) ({
    ^bb0(%arg8: tensor<f64> loc("aten.special_legendre_polynomial_p.n_scalar"), %arg9: tensor<f64> loc("aten.special_legendre_polynomial_p.n_scalar"), %arg10: tensor<9xf64> loc("aten.special_legendre_polynomial_p.n_scalar"), %arg11: tensor<9xf64> loc("aten.special_legendre_polynomial_p.n_scalar"), %arg12: tensor<9xf64> loc("aten.special_legendre_polynomial_p.n_scalar"), %arg13: tensor<9xf64> loc("aten.special_legendre_polynomial_p.n_scalar"), %arg14: tensor<9xf64> loc("aten.special_legendre_polynomial_p.n_scalar")):
      %34 = "stablehlo.compare"(%arg8, %arg9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%34) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<f64> loc("aten.special_legendre_polynomial_p.n_scalar"), %arg2: tensor<f64> loc("aten.special_legendre_polynomial_p.n_scalar"), %arg3: tensor<9xf64> loc("aten.special_legendre_polynomial_p.n_scalar"), %arg4: tensor<9xf64> loc("aten.special_legendre_polynomial_p.n_scalar"), %arg5: tensor<9xf64> loc("aten.special_legendre_polynomial_p.n_scalar"), %arg6: tensor<9xf64> loc("aten.special_legendre_polynomial_p.n_scalar"), %arg7: tensor<9xf64> loc("aten.special_legendre_polynomial_p.n_scalar")):
      %17 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %18 = "stablehlo.add"(%arg1, %17) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %19 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
      %20 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
      %22 = "stablehlo.multiply"(%19, %21) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %23 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
      %24 = "stablehlo.add"(%22, %23) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %25 = "stablehlo.multiply"(%24, %arg3) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %26 = "stablehlo.multiply"(%25, %arg6) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %27 = "stablehlo.multiply"(%19, %arg5) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %28 = "stablehlo.subtract"(%26, %27) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %29 = "stablehlo.add"(%19, %23) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %30 = "stablehlo.divide"(%28, %29) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %31 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
      %32 = "stablehlo.compare"(%arg4, %31) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
      %33 = "stablehlo.select"(%32, %30, %arg7) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      "stablehlo.return"(%18, %arg2, %arg3, %arg4, %arg6, %30, %33) : (tensor<f64>, tensor<f64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> ()
    }) : (tensor<f64>, tensor<f64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> (tensor<f64>, tensor<f64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>)
    %12 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %14 = "stablehlo.compare"(%4, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %15 = "stablehlo.select"(%14, %13, %11#6) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %16 = "stablehlo.convert"(%15) : (tensor<9xf64>) -> tensor<9xf32>
    "func.return"(%16) : (tensor<9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
