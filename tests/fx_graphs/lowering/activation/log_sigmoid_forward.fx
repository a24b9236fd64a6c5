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
    %12 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %14 = "stablehlo.minimum"(%11, %13) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %15 = "stablehlo.abs"(%11) : (tensor<65xf32>) -> tensor<65xf32>
    %16 = "stablehlo.negate"(%15) : (tensor<65xf32>) -> tensor<65xf32>
    %17 = "stablehlo.exponential"(%16) : (tensor<65xf32>) -> tensor<65xf32>
    %18 = "stablehlo.log_plus_one"(%17) : (tensor<65xf32>) -> tensor<65xf32>
    %19 = "stablehlo.subtract"(%14, %18) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %20 = "stablehlo.convert"(%19) : (tensor<65xf32>) -> tensor<65xbf16>
    %21 = "stablehlo.convert"(%arg1) : (tensor<65xbf16>) -> tensor<65xf32>
    %22 = "stablehlo.abs"(%21) : (tensor<65xf32>) -> tensor<65xf32>
    %23 = "stablehlo.negate"(%22) : (tensor<65xf32>) -> tensor<65xf32>
    %24 = "stablehlo.exponential"(%23) : (tensor<65xf32>) -> tensor<65xf32>
    %25 = "stablehlo.convert"(%24) : (tensor<65xf32>) -> tensor<65xbf16>
    %26 = "stablehlo.convert"(%arg2) : (tensor<5xf16>) -> tensor<5xf32>
    %27 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %29 = "stablehlo.minimum"(%26, %28) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %30 = "stablehlo.abs"(%26) : (tensor<5xf32>) -> tensor<5xf32>
    %31 = "stablehlo.negate"(%30) : (tensor<5xf32>) -> tensor<5xf32>
    %32 = "stablehlo.exponential"(%31) : (tensor<5xf32>) -> tensor<5xf32>
    %33 = "stablehlo.log_plus_one"(%32) : (tensor<5xf32>) -> tensor<5xf32>
    %34 = "stablehlo.subtract"(%29, %33) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %35 = "stablehlo.convert"(%34) : (tensor<5xf32>) -> tensor<5xf16>
    %36 = "stablehlo.convert"(%arg2) : (tensor<5xf16>) -> tensor<5xf32>
    %37 = "stablehlo.abs"(%36) : (tensor<5xf32>) -> tensor<5xf32>
    %38 = "stablehlo.negate"(%37) : (tensor<5xf32>) -> tensor<5xf32>
    %39 = "stablehlo.exponential"(%38) : (tensor<5xf32>) -> tensor<5xf32>
    %40 = "stablehlo.convert"(%39) : (tensor<5xf32>) -> tensor<5xf16>
    "func.return"(%7, %10, %20, %25, %35, %40) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<65xbf16>, tensor<65xbf16>, tensor<5xf16>, tensor<5xf16>) -> ()
  }) : () -> ()
}) : () -> ()
