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
    %7 = "stablehlo.minimum"(%4, %6) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %8 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %9 = "stablehlo.reduce"(%7, %8) ({
    ^bb0(%arg15: tensor<f64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg16: tensor<f64> loc("aten.special_hermite_polynomial_he.n_scalar")):
      %34 = "stablehlo.maximum"(%arg15, %arg16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%34) : (tensor<f64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<9xf64>, tensor<f64>) -> tensor<f64>
    %10 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %12 = "stablehlo.compare"(%4, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %13 = "stablehlo.select"(%12, %0, %11) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %14:7 = "stablehlo.while"(%10, %9, %0, %4, %11, %0, %13) ({
    ^bb0(%arg8: tensor<f64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg9: tensor<f64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg10: tensor<9xf64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg11: tensor<9xf64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg12: tensor<9xf64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg13: tensor<9xf64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg14: tensor<9xf64> loc("aten.special_hermite_polynomial_he.n_scalar")):
      %33 = "stablehlo.compare"(%arg8, %arg9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%33) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<f64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg2: tensor<f64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg3: tensor<9xf64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg4: tensor<9xf64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg5: tensor<9xf64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg6: tensor<9xf64> loc("aten.special_hermite_polynomial_he.n_scalar"), %arg7: tensor<9xf64> loc("aten.special_hermite_polynomial_he.n_scalar")):
      %24 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %25 = "stablehlo.add"(%arg1, %24) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %26 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
      %27 = "stablehlo.multiply"(%arg3, %arg6) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %28 = "stablehlo.multiply"(%26, %arg5) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %29 = "stablehlo.subtract"(%27, %28) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      %30 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
      %31 = "stablehlo.compare"(%arg4, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
      %32 = "stablehlo.select"(%31, %29, %arg7) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
      "stablehlo.return"(%25, %arg2, %arg3, %arg4, %arg6, %29, %32) : (tensor<f64>, tensor<f64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> ()
    }) : (tensor<f64>, tensor<f64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> (tensor<f64>, tensor<f64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>, tensor<9xf64>)
    %15 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %17 = "stablehlo.compare"(%4, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %18 = "stablehlo.select"(%17, %16, %14#6) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %19 = "stablehlo.compare"(%4, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %20 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
    %22 = "stablehlo.select"(%19, %21, %18) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    %23 = "stablehlo.convert"(%22) : (tensor<9xf64>) -> tensor<9xf32>
    "func.return"(%23) : (tensor<9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
