graph g inference
input %0 a: f32[9]
input %1 b: bf16[9]
%2 = aten.frac.default(%0) : f32[9] name=n0
%3 = aten.frac.default(%1) : bf16[9] name=n1
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<9xf32>, tensor<9xbf16>) -> (tensor<9xf32>, tensor<9xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<9xf32>, %arg1: tensor<9xbf16>):
    %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<9xf32>) -> tensor<9xi32>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<9xi32>
    %3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %4 = "stablehlo.ceil"(%arg0) : (tensor<9xf32>) -> tensor<9xf32>
    %5 = "stablehlo.floor"(%arg0) : (tensor<9xf32>) -> tensor<9xf32>
    %6 = "stablehlo.select"(%3, %4, %5) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %7 = "stablehlo.subtract"(%arg0, %6) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %8 = "stablehlo.convert"(%arg1) : (tensor<9xbf16>) -> tensor<9xf32>
    %9 = "stablehlo.bitcast_convert"(%8) : (tensor<9xf32>) -> tensor<9xi32>
    %10 = "stablehlo.compare"(%9, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %11 = "stablehlo.ceil"(%8) : (tensor<9xf32>) -> tensor<9xf32>
    %12 = "stablehlo.floor"(%8) : (tensor<9xf32>) -> tensor<9xf32>
    %13 = "stablehlo.select"(%10, %11, %12) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %14 = "stablehlo.subtract"(%8, %13) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<9xf32>) -> tensor<9xbf16>
    "func.return"(%7, %15) : (tensor<9xf32>, tensor<9xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
