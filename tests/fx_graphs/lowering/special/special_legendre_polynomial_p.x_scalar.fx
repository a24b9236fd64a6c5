graph g inference
input %0 x1: f32[8,1]
%1 = aten.special_legendre_polynomial_p.x_scalar(0.25, %0) : f32[8,1] name=special_legendre_polynomial_p_x_scalar
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
    ^bb0(%arg15: tensor<f64> loc("aten.special_legendre_polynomial_p.x_scalar"), %arg16: tensor<f64> loc("aten.special_legendre_polynomial_p.x_scalar")):
      %35 = "stablehlo.maximum"(%arg15, %arg16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%35) : (tensor<f64>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<8x1xf64>, tensor<f64>) -> tensor<f64>
    %7 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %9 = "stablehlo.compare"(%4, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %10 = "stablehlo.select"(%9, %1, %8) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %11:7 = "stablehlo.while"(%7, %6, %1, %4, %8, %1, %10) ({
    ^bb0(%arg8: tensor<f64> loc("aten.special_legendre_polynomial_p.x_scalar"), %arg9: tensor<f64> loc("aten.special_legendre_polynomial_p.x_scalar"), %arg10: tensor<8x1xf64> loc("aten.special_legendre_polynomial_p.x_scalar"), %arg11: tensor<8x1xf64> loc("aten.special_legendre_polynomial_p.x_scalar"), %arg12: tensor<8x1xf64> loc("aten.special_legendre_polynomial_p.x_scalar"), %arg13: tensor<8x1xf64> loc("aten.special_legendre_polynomial_p.x_scalar"), %arg14: tensor<8x1xf64> loc("aten.special_legendre_polynomial_p.x_scalar")):
      %34 = "stablehlo.compare"(%arg8, %arg9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%34) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<f64> loc("aten.special_legendre_polynomial_p.x_scalar"), %arg2: tensor<f64> loc("aten.special_legendre_polynomial_p.x_scalar"), %arg3: tensor<8x1xf64> loc("aten.special_legendre_polynomial_p.x_scalar"), %arg4: tensor<8x1xf64> loc("aten.special_legendre_polynomial_p.x_scalar"), %arg5: tensor<8x1xf64> loc("aten.special_legendre_polynomial_p.x_scalar"), %arg6: tensor<8x1xf64> loc("aten.special_legendre_polynomial_p.x_scalar"), %arg7: tensor<8x1xf64> loc("aten.special_legendre_polynomial_p.x_scalar")):
      %17 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %18 = "stablehlo.add"(%arg1, %17) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %19 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
      %20 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
      %22 = "stablehlo.multiply"(%19, %21) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      %23 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
      %24 = "stablehlo.add"(%22, %23) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      %25 = "stablehlo.multiply"(%24, %arg3) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      %26 = "stablehlo.multiply"(%25, %arg6) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      %27 = "stablehlo.multiply"(%19, %arg5) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      %28 = "stablehlo.subtract"(%26, %27) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      %29 = "stablehlo.add"(%19, %23) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      %30 = "stablehlo.divide"(%28, %29) : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      %31 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
      %32 = "stablehlo.compare"(%arg4, %31) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
      %33 = "stablehlo.select"(%32, %30, %arg7) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
      "stablehlo.return"(%18, %arg2, %arg3, %arg4, %arg6, %30, %33) : (tensor<f64>, tensor<f64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>) -> ()
    }) : (tensor<f64>, tensor<f64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>) -> (tensor<f64>, tensor<f64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>, tensor<8x1xf64>)
    %12 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x1xf64>
    %14 = "stablehlo.compare"(%4, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xi1>
    %15 = "stablehlo.select"(%14, %13, %11#6) : (tensor<8x1xi1>, tensor<8x1xf64>, tensor<8x1xf64>) -> tensor<8x1xf64>
    %16 = "stablehlo.convert"(%15) : (tensor<8x1xf64>) -> tensor<8x1xf32>
    "func.return"(%16) : (tensor<8x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
