graph g inference
input %0 x1: f32[9]
%1 = aten.special_laguerre_polynomial_l.n_scalar(%0, 5) : f32[9] name=special_laguerre_polynomial_l_n_scalar
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
    ^bb0(%arg15: tensor<f64> loc("aten.special_laguerre_polynomial_l.n_scalar"), %arg16: tensor<f64> loc("aten.special_laguerre_polynomial_l.n_scalar")):
      %36 = "stablehlo.maximum"(%arg15, %arg16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%36) : (tensor<f64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<9xf64>, tensor<f64>) -> tensor<f64>
    %7 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %9 = "stablehlo.subtract"(%8, %0) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %10 = "stablehlo.compare"(%4, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %11 = "stablehlo.select"(%10, %9, %8) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %12:7 = "stablehlo.while"(%7, %6, %0, %4, %8, %9, %11) ({
    ^bb0(%arg8: tensor<f64> loc("aten.special_laguerre_polynomial_l.n_scalar"), %arg9: tensor<f64> loc("aten.special_laguerre_polynomial_l.n_scalar"), %arg10: tensor<9xf64> loc("aten.special_laguerre_polynomial_l.n_scalar"), %arg11: tensor<9xf64> loc("aten.special_laguerre_polynomial_l.n_scalar"), %arg12: tensor<9xf64> loc("aten.special_laguerre_polynomial_l.n_scalar"), %arg13: tensor<9xf64> loc("aten.special_laguerre_polynomial_l.n_scalar"), %arg14: tensor<9xf64> loc("aten.special_laguerre_polynomial_l.n_scalar")):
      %35 = "stablehlo.compare"(%arg8, %arg9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%35) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<f64> loc("aten.special_laguerre_polynomial_l.n_scalar"), %arg2: tensor<f64> loc("aten.special_laguerre_polynomial_l.n_scalar"), %arg3: tensor<9xf64> loc("aten.special_laguerre_polynomial_l.n_scalar"), %arg4: tensor<9xf64> loc("aten.special_laguerre_polynomial_l.n_scalar"), %arg5: tensor<9xf64> loc("aten.special_laguerre_polynomial_l.n_scalar"), %arg6: tensor<9xf64> loc("aten.special_laguerre_polynomial_l.n_scalar"), %arg7: tensor<9xf64> loc("aten.special_laguerre_polynomial_l.n_scalar")):
      %18 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %19 = "stablehlo.add"(%arg1, %18) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %20 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
      %21 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
      %23 = "stablehlo.multiply"(%20, %22) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %24 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
      %25 = "stablehlo.add"(%23, %24) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %26 = "stablehlo.subtract"(%25, %arg3) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %27 = "stablehlo.multiply"(%26, %arg6) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %28 = "stablehlo.multiply"(%20, %arg5) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %29 = "stablehlo.subtract"(%27, %28) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %30 = "stablehlo.add"(%20, %24) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %31 = "stablehlo.divide"(%29, %30) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %32 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
      %33 = "stablehlo.compare"(%arg4, %32) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
      %34 = "stablehlo.select"(%33, %31, %arg7) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      "stablehlo.return"(%19, %arg2, %arg3, %arg4, %arg6, %31, %34) : (tensor<f64>, tensor<f64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> ()
    }) : (tensor<f64>, tensor<f64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> (tensor<f64>, tensor<f64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>)
    %13 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %15 = "stablehlo.compare"(%4, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %16 = "stablehlo.select"(%15, %14, %12#6) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %17 = "stablehlo.convert"(%16) : (tensor<9xf64>) -> tensor<9xf32>
    "func.return"(%17) : (tensor<9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
