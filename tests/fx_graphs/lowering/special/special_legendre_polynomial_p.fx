graph g inference
input %0 x1: f32[9]
input %1 x2: f32[8,1]
%2 = aten.special_legendre_polynomial_p.default(%0, %1) : f32[8,9] name=special_legendre_polynomial_p_default
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
    %6 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %7 = "stablehlo.reduce"(%5, %6) ({
    ^bb0(%arg16: tensor<f64> loc("aten.special_legendre_polynomial_p.default"), %arg17: tensor<f64> loc("aten.special_legendre_polynomial_p.default")):
      %36 = "stablehlo.maximum"(%arg16, %arg17) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%36) : (tensor<f64>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<8x9xf64>, tensor<f64>) -> tensor<f64>
    %8 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %10 = "stablehlo.compare"(%5, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %11 = "stablehlo.select"(%10, %1, %9) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %12:7 = "stablehlo.while"(%8, %7, %1, %5, %9, %1, %11) ({
    ^bb0(%arg9: tensor<f64> loc("aten.special_legendre_polynomial_p.default"), %arg10: tensor<f64> loc("aten.special_legendre_polynomial_p.default"), %arg11: tensor<8x9xf64> loc("aten.special_legendre_polynomial_p.default"), %arg12: tensor<8x9xf64> loc("aten.special_legendre_polynomial_p.default"), %arg13: tensor<8x9xf64> loc("aten.special_legendre_polynomial_p.default"), %arg14: tensor<8x9xf64> loc("aten.special_legendre_polynomial_p.default"), %arg15: tensor<8x9xf64> loc("aten.special_legendre_polynomial_p.default")):
      %35 = "stablehlo.compare"(%arg9, %arg10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%35) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<f64> loc("aten.special_legendre_polynomial_p.default"), %arg3: tensor<f64> loc("aten.special_legendre_polynomial_p.default"), %arg4: tensor<8x9xf64> loc("aten.special_legendre_polynomial_p.default"), %arg5: tensor<8x9xf64> loc("aten.special_legendre_polynomial_p.default"), %arg6: tensor<8x9xf64> loc("aten.special_legendre_polynomial_p.default"), %arg7: tensor<8x9xf64> loc("aten.special_legendre_polynomial_p.default"), %arg8: tensor<8x9xf64> loc("aten.special_legendre_polynomial_p.default")):
      %18 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %19 = "stablehlo.add"(%arg2, %18) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %20 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
      %21 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
      %23 = "stablehlo.multiply"(%20, %22) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      %24 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
      %25 = "stablehlo.add"(%23, %24) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      %26 = "stablehlo.multiply"(%25, %arg4) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      %27 = "stablehlo.multiply"(%26, %arg7) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      %28 = "stablehlo.multiply"(%20, %arg6) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      %29 = "stablehlo.subtract"(%27, %28) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      %30 = "stablehlo.add"(%20, %24) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      %31 = "stablehlo.divide"(%29, %30) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      %32 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
      %33 = "stablehlo.compare"(%arg5, %32) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
      %34 = "stablehlo.select"(%33, %31, %arg8) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      "stablehlo.return"(%19, %arg3, %arg4, %arg5, %arg7, %31, %34) : (tensor<f64>, tensor<f64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>) -> ()
    }) : (tensor<f64>, tensor<f64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>) -> (tensor<f64>, tensor<f64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>)
    %13 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %15 = "stablehlo.compare"(%5, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %16 = "stablehlo.select"(%15, %14, %12#6) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %17 = "stablehlo.convert"(%16) : (tensor<8x9xf64>) -> tensor<8x9xf32>
    "func.return"(%17) : (tensor<8x9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
