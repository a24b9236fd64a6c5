graph g inference
input %0 x1: f32[8,1]
%1 = aten.special_hermite_polynomial_he.x_scalar(0.25, %0) : f32[8,1] name=special_hermite_polynomial_he_x_scalar
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x1xf32>) -> tensor<8x1xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<8x1xf32>):
    %0 = "stablehlo.constant"() {value = dense<2.500000e-01> : tensor<f64>} : () -> tensor<f64>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %2 = "stablehlo.convert"(%arg0) : (tensor<8x1xf32>) -> tensor<8x1xf64>
    %3 = "stablehlo.convert"(%2) : (tensor<8x1xf64>) -> tensor<8x1xi64>
    %4 = "stablehlo.convert"(%3) : (tensor<8x1xi64>) -> tensor<8x1xf64>
    %5 = "stablehlo.constant"() {value = dense<1.280000e+02> : tensor<f64>} : () -> tensor<f64>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %7 = "stablehlo.minimum"(%4, %6) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %8 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %9 = "stablehlo.reduce"(%7, %8) ({
    ^bb0(%arg15: tensor<f64> loc("aten.special_hermite_polynomial_he.x_scalar"), %arg16: tensor<f64> loc("aten.special_hermite_polynomial_he.x_scalar")):
      %34 = "stablehlo.maximum"(%arg15, %arg16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%34) : (tensor<f64>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<8x1xf64>, tensor<f64>) -> tensor<f64>
    %10 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %12 = "stablehlo.compare"(%4, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %13 = "stablehlo.select"(%12, %1, %11) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %14:7 = "stablehlo.while"(%10, %9, %1, %4, %11, %1, %13) ({
    ^bb0(%arg8: tensor<f64> loc("aten.special_hermite_polynomial_he.x_scalar"), %arg9: tensor<f64> loc("aten.special_hermite_polynomial_he.x_scalar"), %arg10: tensor<8x1xf64> loc("aten.special_hermite_polynomial_he.x_scalar"), %arg11: tensor<8x1xf64> loc("aten.special_hermite_polynomial_he.x_scalar"), %arg12: tensor<8x1xf64> loc("aten.special_hermite_polynomial_he.x_scalar"), %arg13: tensor<8x1xf64> loc("aten.special_hermite_polynomial_he.x_scalar"), %arg14: tensor<8x1xf64> loc("aten.special_hermite_polynomial_he.x_scalar")):
      %33 = "stablehlo.compare"(%arg8, %arg9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%33) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<f64> loc("aten.special_hermite_polynomial_he.x_scalar"), %arg2: tensor<f64> loc("aten.special_hermite_polynomial_he.x_scalar"), %arg3: tensor<8x1xf64> loc("aten.special_hermite_polynomial_he.x_scalar"), %arg4: tensor<8x1xf64> loc("aten.special_hermite_polynomial_he.x_scalar"), %arg5: tensor<8x1xf64> loc("aten.special_hermite_polynomial_he.x_scalar"), %arg6: tensor<8x1xf64> loc("aten.special_hermite_polynomial_he.x_scalar"), %arg7: tensor<8x1xf64> loc("aten.special_hermite_polynomial_he.x_scalar")):
      %24 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %25 = "stablehlo.add"(%arg1, %24) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %26 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
      %27 = "stablehlo.multiply"(%arg3, %arg6) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      %28 = "stablehlo.multiply"(%26, %arg5) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      %29 = "stablehlo.subtract"(%27, %28) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      %30 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
      %31 = "stablehlo.compare"(%arg4, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
      %32 = "stablehlo.select"(%31, %29, %arg7) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      "stablehlo.return"(%25, %arg2, %arg3, %arg4, %arg6, %29, %32) : (tensor<f64>, tensor<f64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>) -> ()
    }) : (tensor<f64>, tensor<f64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>) -> (tensor<f64>, tensor<f64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>)
    %15 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %17 = "stablehlo.compare"(%4, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %18 = "stablehlo.select"(%17, %16, %14#6) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %19 = "stablehlo.compare"(%4, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %20 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %22 = "stablehlo.select"(%19, %21, %18) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %23 = "stablehlo.convert"(%22) : (tensor<8x1xf64>) -> tensor<8x1xf32>
    "func.return"(%23) : (tensor<8x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
