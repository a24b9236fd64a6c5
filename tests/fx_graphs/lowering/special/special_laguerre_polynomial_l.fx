graph g inference
input %0 x1: f32[9]
input %1 x2: f32[8,1]
%2 = aten.special_laguerre_polynomial_l.default(%0, %1) : f32[8,9] name=special_laguerre_polynomial_l_default
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
    ^bb0(%arg16: tensor<f64> loc("aten.special_laguerre_polynomial_l.default"), %arg17: tensor<f64> loc("aten.special_laguerre_polynomial_l.default")):
      %37 = "stablehlo.maximum"(%arg16, %arg17) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%37) : (tensor<f64>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<8x9xf64>, tensor<f64>) -> tensor<f64>
    %8 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %10 = "stablehlo.subtract"(%9, %1) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %11 = "stablehlo.compare"(%5, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %12 = "stablehlo.select"(%11, %10, %9) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %13:7 = "stablehlo.while"(%8, %7, %1, %5, %9, %10, %12) ({
    ^bb0(%arg9: tensor<f64> loc("aten.special_laguerre_polynomial_l.default"), %arg10: tensor<f64> loc("aten.special_laguerre_polynomial_l.default"), %arg11: tensor<8x9xf64> loc("aten.special_laguerre_polynomial_l.default"), %arg12: tensor<8x9xf64> loc("aten.special_laguerre_polynomial_l.default"), %arg13: tensor<8x9xf64> loc("aten.special_laguerre_polynomial_l.default"), %arg14: tensor<8x9xf64> loc("aten.special_laguerre_polynomial_l.default"), %arg15: tensor<8x9xf64> loc("aten.special_laguerre_polynomial_l.default")):
      %36 = "stablehlo.compare"(%arg9, %arg10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
      "stablehlo.return"(%36) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<f64> loc("aten.special_laguerre_polynomial_l.default"), %arg3: tensor<f64> loc("aten.special_laguerre_polynomial_l.default"), %arg4: tensor<8x9xf64> loc("aten.special_laguerre_polynomial_l.default"), %arg5: tensor<8x9xf64> loc("aten.special_laguerre_polynomial_l.default"), %arg6: tensor<8x9xf64> loc("aten.special_laguerre_polynomial_l.default"), %arg7: tensor<8x9xf64> loc("aten.special_laguerre_polynomial_l.default"), %arg8: tensor<8x9xf64> loc("aten.special_laguerre_polynomial_l.default")):
      %19 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %20 = "stablehlo.add"(%arg2, %19) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %21 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
      %22 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
      %24 = "stablehlo.multiply"(%21, %23) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      %25 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
      %26 = "stablehlo.add"(%24, %25) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      %27 = "stablehlo.subtract"(%26, %arg4) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      %28 = "stablehlo.multiply"(%27, %arg7) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      %29 = "stablehlo.multiply"(%21, %arg6) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      %30 = "stablehlo.subtract"(%28, %29) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      %31 = "stablehlo.add"(%21, %25) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      %32 = "stablehlo.divide"(%30, %31) : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      %33 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
      %34 = "stablehlo.compare"(%arg5, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
      %35 = "stablehlo.select"(%34, %32, %arg8) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
      "stablehlo.return"(%20, %arg3, %arg4, %arg5, %arg7, %32, %35) : (tensor<f64>, tensor<f64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>) -> ()
    }) : (tensor<f64>, tensor<f64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>) -> (tensor<f64>, tensor<f64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>, tensor<8x9xf64>)
    %14 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8x9xf64>
    %16 = "stablehlo.compare"(%5, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xi1>
    %17 = "stablehlo.select"(%16, %15, %13#6) : (tensor<8x9xi1>, tensor<8x9xf64>, tensor<8x9xf64>) -> tensor<8x9xf64>
    %18 = "stablehlo.convert"(%17) : (tensor<8x9xf64>) -> tensor<8x9xf32>
    "func.return"(%18) : (tensor<8x9xf32>) -> ()
  }) : () -> ()
}) : () -> ()
