graph g inference
input %0 x1: f32[8,1]
%1 = aten.special_hermite_polynomial_h.x_scalar(0.25, %0) : f32[8,1] name=special_hermite_polynomial_h_x_scalar
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
    ^bb0(%arg15: tensor<f64> loc("aten.special_hermite_polynomial_h.x_scalar"), %arg16: tensor<f64> loc("aten.special_hermite_polynomial_h.x_scalar")):
      %41 = "stablehlo.maximum"(%arg15, %arg16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%41) : (tensor<f64>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<8x1xf64>, tensor<f64>) -> tensor<f64>
    %10 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %12 = "stablehlo.multiply"(%1, %11) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %13 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %15 = "stablehlo.compare"(%4, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %16 = "stablehlo.select"(%15, %12, %14) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %17:7 = "stablehlo.while"(%13, %9, %1, %4, %14, %12, %16) ({
    ^bb0(%arg8: tensor<f64> loc("aten.special_hermite_polynomial_h.x_scalar"), %arg9: tensor<f64> loc("aten.special_hermite_polynomial_h.x_scalar"), %arg10: tensor<8x1xf64> loc("aten.special_hermite_polynomial_h.x_scalar"), %arg11: tensor<8x1xf64> loc("aten.special_hermite_polynomial_h.x_scalar"), %arg12: tensor<8x1xf64> loc("aten.special_hermite_polynomial_h.x_scalar"), %arg13: tensor<8x1xf64> loc("aten.special_hermite_polynomial_h.x_scalar"), %arg14: tensor<8x1xf64> loc("aten.special_hermite_polynomial_h.x_scalar")):
      %40 = "stablehlo.compare"(%arg8, %arg9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%40) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<f64> loc("aten.special_hermite_polynomial_h.x_scalar"), %arg2: tensor<f64> loc("aten.special_hermite_polynomial_h.x_scalar"), %arg3: tensor<8x1xf64> loc("aten.special_hermite_polynomial_h.x_scalar"), %arg4: tensor<8x1xf64> loc("aten.special_hermite_polynomial_h.x_scalar"), %arg5: tensor<8x1xf64> loc("aten.special_hermite_polynomial_h.x_scalar"), %arg6: tensor<8x1xf64> loc("aten.special_hermite_polynomial_h.x_scalar"), %arg7: tensor<8x1xf64> loc("aten.special_hermite_polynomial_h.x_scalar")):
      %27 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %28 = "stablehlo.add"(%arg1, %27) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %29 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
      %30 = "stablehlo.multiply"(%arg3, %arg6) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      %31 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
      %33 = "stablehlo.multiply"(%30, %32) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      %34 = "stablehlo.multiply"(%29, %arg5) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      %35 = "stablehlo.multiply"(%34, %32) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      %36 = "stablehlo.subtract"(%33, %35) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      %37 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
      %38 = "stablehlo.compare"(%arg4, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
      %39 = "stablehlo.select"(%38, %36, %arg7) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      "stablehlo.return"(%28, %arg2, %arg3, %arg4, %arg6, %36, %39) : (tensor<f64>, tensor<f64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>) -> ()
    }) : (tensor<f64>, tensor<f64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>) -> (tensor<f64>, tensor<f64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>)
    %18 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %20 = "stablehlo.compare"(%4, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %21 = "stablehlo.select"(%20, %19, %17#6) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %22 = "stablehlo.compare"(%4, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %23 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %25 = "stablehlo.select"(%22, %24, %21) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %26 = "stablehlo.convert"(%25) : (tensor<8x1xf64>) -> tensor<8x1xf32>
    "func.return"(%26) : (tensor<8x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
