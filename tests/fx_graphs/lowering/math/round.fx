graph g inference
input %0 a: f32[16]
input %1 b: bf16[16]
input %2 c: i64[3]
input %3 d: f32[9]
input %4 e: f32[9]
%5 = aten.round.default(%0) : f32[16] name=n0
%6 = aten.round.default(%1) : bf16[16] name=n1
%7 = aten.round.default(%2) : i64[3] name=n2
%8 = aten.round.decimals(%3, decimals=2) : f32[9] name=n3
%9 = aten.round.decimals(%4, decimals=-1) : f32[9] name=n4
%10 = aten.round.decimals(%0, decimals=0) : f32[16] name=n5
return %5, %6, %7, %8, %9, %10
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16xf32>, tensor<16xbf16>, tensor<3xi64>, tensor<9xf32>, tensor<9xf32>) -> (tensor<16xf32>, tensor<16xbf16>, tensor<3xi64>, tensor<9xf32>, tensor<9xf32>, tensor<16xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<16xf32>, %arg1: tensor<16xbf16>, %arg2: tensor<3xi64>, %arg3: tensor<9xf32>, %arg4: tensor<9xf32>):
    %0 = "stablehlo.round_nearest_even"(%arg0) : (tensor<16xf32>) -> tensor<16xf32>
    %1 = "stablehlo.convert"(%arg1) : (tensor<16xbf16>) -> tensor<16xf32>
    %2 = "stablehlo.round_nearest_even"(%1) : (tensor<16xf32>) -> tensor<16xf32>
    %3 = "stablehlo.convert"(%2) : (tensor<16xf32>) -> tensor<16xbf16>
    %4 = "stablehlo.constant"() {value = dense<1.000000e+02> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %6 = "stablehlo.multiply"(%arg3, %5) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %7 = "stablehlo.round_nearest_even"(%6) : (tensor<9xf32>) -> tensor<9xf32>
    %8 = "stablehlo.divide"(%7, %5) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %9 = "stablehlo.constant"() {value = dense<1.000000e+01> : tensor<f32>} : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
    %11 = "stablehlo.divide"(%arg4, %10) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %12 = "stablehlo.round_nearest_even"(%11) : (tensor<9xf32>) -> tensor<9xf32>
    %13 = "stablehlo.multiply"(%12, %10) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %14 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    %16 = "stablehlo.multiply"(%arg0, %15) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %17 = "stablehlo.round_nearest_even"(%16) : (tensor<16xf32>) -> tensor<16xf32>
    %18 = "stablehlo.divide"(%17, %15) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    "func.return"(%0, %3, %arg2, %8, %13, %18) : (tensor<16xf32>, tensor<16xbf16>, tensor<3xi64>, tensor<9xf32>, tensor<9xf32>, tensor<16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
