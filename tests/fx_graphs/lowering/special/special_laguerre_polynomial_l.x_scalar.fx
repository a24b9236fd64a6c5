graph g inference
input %0 x1: f32[8,1]
%1 = aten.special_laguerre_polynomial_l.x_scalar(0.25, %0) : f32[8,1] name=special_laguerre_polynomial_l_x_scalar
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
    %5 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %6 = "stablehlo.reduce"(%4, %5) ({
    ^bb0(%arg15: tensor<f64> loc("aten.special_laguerre_polynomial_l.x_scalar"), %arg16: tensor<f64> loc("aten.special_laguerre_polynomial_l.x_scalar")):
      %36 = "stablehlo.maximum"(%arg15, %arg16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%36) : (tensor<f64>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<8x1xf64>, tensor<f64>) -> tensor<f64>
    %7 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %9 = "stablehlo.subtract"(%8, %1) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %10 = "stablehlo.compare"(%4, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %11 = "stablehlo.select"(%10, %9, %8) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %12:7 = "stablehlo.while"(%7, %6, %1, %4, %8, %9, %11) ({
    ^bb0(%arg8: tensor<f64> loc("aten.special_laguerre_polynomial_l.x_scalar"), %arg9: tensor<f64> loc("aten.special_laguerre_polynomial_l.x_scalar"), %arg10: tensor<8x1xf64> loc("aten.special_laguerre_polynomial_l.x_scalar"), %arg11: tensor<8x1xf64> loc("aten.special_laguerre_polynomial_l.x_scalar"), %arg12: tensor<8x1xf64> loc("aten.special_laguerre_polynomial_l.x_scalar"), %arg13: tensor<8x1xf64> loc("aten.special_laguerre_polynomial_l.x_scalar"), %arg14: tensor<8x1xf64> loc("aten.special_laguerre_polynomial_l.x_scalar")):
      %35 = "stablehlo.compare"(%arg8, %arg9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%35) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<f64> loc("aten.special_laguerre_polynomial_l.x_scalar"), %arg2: tensor<f64> loc("aten.special_laguerre_polynomial_l.x_scalar"), %arg3: tensor<8x1xf64> loc("aten.special_laguerre_polynomial_l.x_scalar"), %arg4: tensor<8x1xf64> loc("aten.special_laguerre_polynomial_l.x_scalar"), %arg5: tensor<8x1xf64> loc("aten.special_laguerre_polynomial_l.x_scalar"), %arg6: tensor<8x1xf64> loc("aten.special_laguerre_polynomial_l.x_scalar"), %arg7: tensor<8x1xf64> loc("aten.special_laguerre_polynomial_l.x_scalar")):
      %18 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %19 = "stablehlo.add"(%arg1, %18) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %20 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
      %21 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
      %23 = "stablehlo.multiply"(%20, %22) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      %24 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
      %25 = "stablehlo.add"(%23, %24) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      %26 = "stablehlo.subtract"(%25, %arg3) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      %27 = "stablehlo.multiply"(%26, %arg6) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      %28 = "stablehlo.multiply"(%20, %arg5) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      %29 = "stablehlo.subtract"(%27, %28) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      %30 = "stablehlo.add"(%20, %24) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      %31 = "stablehlo.divide"(%29, %30) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      %32 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
      %33 = "stablehlo.compare"(%arg4, %32) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
      %34 = "stablehlo.select"(%33, %31, %arg7) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      "stablehlo.return"(%19, %arg2, %arg3, %arg4, %arg6, %31, %34) : (tensor<f64>, tensor<f64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>) -> ()
    }) : (tensor<f64>, tensor<f64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>) -> (tensor<f64>, tensor<f64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>)
    %13 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %15 = "stablehlo.compare"(%4, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %16 = "stablehlo.select"(%15, %14, %12#6) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %17 = "stablehlo.convert"(%16) : (tensor<8x1xf64>) -> tensor<8x1xf32>
    "func.return"(%17) : (tensor<8x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
