graph g inference
input %0 x1: f32[9]
input %1 x2: f32[8,1]
%2 = aten.special_hermite_polynomial_he.default(%0, %1) : f32[8,9] name=special_hermite_polynomial_he_default
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
    ^bb0(%arg16: tensor<f64> loc("aten.special_hermite_polynomial_he.default"), %arg17: tensor<f64> loc("aten.special_hermite_polynomial_he.default")):
      %35 = "stablehlo.maximum"(%arg16, %arg17) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%35) : (tensor<f64>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<8x9xf64>, tensor<f64>) -> tensor<f64>
    %11 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %13 = "stablehlo.compare"(%5, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %14 = "stablehlo.select"(%13, %1, %12) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %15:7 = "stablehlo.while"(%11, %10, %1, %5, %12, %1, %14) ({
    ^bb0(%arg9: tensor<f64> loc("aten.special_hermite_polynomial_he.default"), %arg10: tensor<f64> loc("aten.special_hermite_polynomial_he.default"), %arg11: tensor<8x9xf64> loc("aten.special_hermite_polynomial_he.default"), %arg12: tensor<8x9xf64> loc("aten.special_hermite_polynomial_he.default"), %arg13: tensor<8x9xf64> loc("aten.special_hermite_polynomial_he.default"), %arg14: tensor<8x9xf64> loc("aten.special_hermite_polynomial_he.default"), %arg15: tensor<8x9xf64> loc("aten.special_hermite_polynomial_he.default")):
      %34 = "stablehlo.compare"(%arg9, %arg10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%34) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<f64> loc("aten.special_hermite_polynomial_he.default"), %arg3: tensor<f64> loc("aten.special_hermite_polynomial_he.default"), %arg4: tensor<8x9xf64> loc("aten.special_hermite_polynomial_he.default"), %arg5: tensor<8x9xf64> loc("aten.special_hermite_polynomial_he.default"), %arg6: tensor<8x9xf64> loc("aten.special_hermite_polynomial_he.default"), %arg7: tensor<8x9xf64> loc("aten.special_hermite_polynomial_he.default"), %arg8: tensor<8x9xf64> loc("aten.special_hermite_polynomial_he.default")):
      %25 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %26 = "stablehlo.add"(%arg2, %25) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %27 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
      %28 = "stablehlo.multiply"(%arg4, %arg7) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      %29 = "stablehlo.multiply"(%27, %arg6) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      %30 = "stablehlo.subtract"(%28, %29) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      %31 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
      %32 = "stablehlo.compare"(%arg5, %31) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
      %33 = "stablehlo.select"(%32, %30, %arg8) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      "stablehlo.return"(%26, %arg3, %arg4, %arg5, %arg7, %30, %33) : (tensor<f64>, tensor<f64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>) -> ()
    }) : (tensor<f64>, tensor<f64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>) -> (tensor<f64>, tensor<f64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>)
    %16 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %18 = "stablehlo.compare"(%5, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %19 = "stablehlo.select"(%18, %17, %15#6) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %20 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %21 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %23 = "stablehlo.select"(%20, %22, %19) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %24 = "stablehlo.convert"(%23) : (tensor<8x9xf64>) -> tensor<8x9xf32>
    "func.return"(%24) : (tensor<8x9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
