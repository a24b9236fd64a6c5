graph g inference
input %0 a: f32[2,3]
input %1 b: f32[2,3]
input %2 c: bf16[65]
input %3 d: bf16[65]
input %4 e: f64[4]
input %5 f: f64[4]
%6 = aten.mish_backward.default(%0, %1) : f32[2,3] name=n0
%7 = aten.mish_backward.default(%2, %3) : bf16[65] name=n1
%8 = aten.mish_backward.default(%4, %5) : f64[4] name=n2
return %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xf32>, tensor<65xbf16>, tensor<65xbf16>, tensor<4xf64>, tensor<4xf64>) -> (tensor<2x3xf32>, tensor<65xbf16>, tensor<4xf64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<65xbf16>, %arg3: tensor<65xbf16>, %arg4: tensor<4xf64>, %arg5: tensor<4xf64>):
    %0 = "stablehlo.exponential"(%arg1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.log_plus_one"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.tanh"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.multiply"(%2, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %6 = "stablehlo.subtract"(%5, %3) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.logistic"(%arg1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.multiply"(%arg1, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.multiply"(%8, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.add"(%2, %9) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%arg0, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.convert"(%arg2) : (tensor<65xbf16>) -> tensor<65xf32>
    %13 = "stablehlo.convert"(%arg3) : (tensor<65xbf16>) -> tensor<65xf32>
    %14 = "stablehlo.exponential"(%13) : (tensor<65xf32>) -> tensor<65xf32>
    %15 = "stablehlo.log_plus_one"(%14) : (tensor<65xf32>) -> tensor<65xf32>
    %16 = "stablehlo.tanh"(%15) : (tensor<65xf32>) -> tensor<65xf32>
    %17 = "stablehlo.multiply"(%16, %16) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %18 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %19 = "stablehlo.subtract"(%18, %17) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %20 = "stablehlo.logistic"(%13) : (tensor<65xf32>) -> tensor<65xf32>
    %21 = "stablehlo.multiply"(%13, %20) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %22 = "stablehlo.multiply"(%21, %19) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %23 = "stablehlo.add"(%16, %22) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %24 = "stablehlo.multiply"(%12, %23) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %25 = "stablehlo.convert"(%24) : (tensor<65xf32>) -> tensor<65xbf16>
    %26 = "stablehlo.exponential"(%arg5) : (tensor<4xf64>) -> tensor<4xf64>
    %27 = "stablehlo.log_plus_one"(%26) : (tensor<4xf64>) -> tensor<4xf64>
    %28 = "stablehlo.tanh"(%27) : (tensor<4xf64>) -> tensor<4xf64>
    %29 = "stablehlo.multiply"(%28, %28) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %30 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
    %32 = "stablehlo.subtract"(%31, %29) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %33 = "stablehlo.logistic"(%arg5) : (tensor<4xf64>) -> tensor<4xf64>
    %34 = "stablehlo.multiply"(%arg5, %33) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %35 = "stablehlo.multiply"(%34, %32) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %36 = "stablehlo.add"(%28, %35) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %37 = "stablehlo.multiply"(%arg4, %36) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    "func.return"(%11, %25, %37) : (tensor<2x3xf32>, tensor<65xbf16>, tensor<4xf64>) -> ()
  }) : () -> ()
}) : () -> ()
