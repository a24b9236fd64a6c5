graph g inference
input %0 a: f32[2,3]
input %1 b: bf16[65]
input %2 c: f16[5]
%3, %4 = aten.log_sigmoid_forward.default(%0) : f32[2,3]; f32[2,3] name=n0
%5, %6 = aten.log_sigmoid_forward.default(%1) : bf16[65]; bf16[65] name=n1
%7, %8 = aten.log_sigmoid_forward.default(%2) : f16[5]; f16[5] name=n2
return %3, %4, %5, %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<65xbf16>, tensor<65xbf16>, tensor<5xf16>, tensor<5xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<65xbf16>, %arg2: tensor<5xf16>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.minimum"(%arg0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.abs"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.negate"(%3) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.exponential"(%4) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.log_plus_one"(%5) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.subtract"(%2, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.abs"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.negate"(%8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.exponential"(%9) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.convert"(%arg1) : (tensor<65xbf16>) -> tensor<65xf32>
    %12 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %13 = "stablehlo.minimum"(%11, %12) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %14 = "stablehlo.abs"(%11) : (tensor<65xf32>) -> tensor<65xf32>
    %15 = "stablehlo.negate"(%14) : (tensor<65xf32>) -> tensor<65xf32>
    %16 = "stablehlo.exponential"(%15) : (tensor<65xf32>) -> tensor<65xf32>
    %17 = "stablehlo.log_plus_one"(%16) : (tensor<65xf32>) -> tensor<65xf32>
    %18 = "stablehlo.subtract"(%13, %17) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %19 = "stablehlo.convert"(%18) : (tensor<65xf32>) -> tensor<65xbf16>
    %20 = "stablehlo.convert"(%arg1) : (tensor<65xbf16>) -> tensor<65xf32>
    %21 = "stablehlo.abs"(%20) : (tensor<65xf32>) -> tensor<65xf32>
    %22 = "stablehlo.negate"(%21) : (tensor<65xf32>) -> tensor<65xf32>
    %23 = "stablehlo.exponential"(%22) : (tensor<65xf32>) -> tensor<65xf32>
    %24 = "stablehlo.convert"(%23) : (tensor<65xf32>) -> tensor<65xbf16>
    %25 = "stablehlo.convert"(%arg2) : (tensor<5xf16>) -> tensor<5xf32>
    %26 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %27 = "stablehlo.minimum"(%25, %26) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %28 = "stablehlo.abs"(%25) : (tensor<5xf32>) -> tensor<5xf32>
    %29 = "stablehlo.negate"(%28) : (tensor<5xf32>) -> tensor<5xf32>
    %30 = "stablehlo.exponential"(%29) : (tensor<5xf32>) -> tensor<5xf32>
    %31 = "stablehlo.log_plus_one"(%30) : (tensor<5xf32>) -> tensor<5xf32>
    %32 = "stablehlo.subtract"(%27, %31) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %33 = "stablehlo.convert"(%32) : (tensor<5xf32>) -> tensor<5xf16>
    %34 = "stablehlo.convert"(%arg2) : (tensor<5xf16>) -> tensor<5xf32>
    %35 = "stablehlo.abs"(%34) : (tensor<5xf32>) -> tensor<5xf32>
    %36 = "stablehlo.negate"(%35) : (tensor<5xf32>) -> tensor<5xf32>
    %37 = "stablehlo.exponential"(%36) : (tensor<5xf32>) -> tensor<5xf32>
    %38 = "stablehlo.convert"(%37) : (tensor<5xf32>) -> tensor<5xf16>
    "func.return"(%7, %10, %19, %24, %33, %38) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<65xbf16>, tensor<65xbf16>, tensor<5xf16>, tensor<5xf16>) -> ()
  }) : () -> ()
}) : () -> ()
