graph g inference
input %0 x0: bf16[2,3]
input %1 x1: bf16[3]
input %2 x2: bf16[3]
input %3 x3: f32[2,3]
%4, %5, %6 = aten.native_layer_norm.default(%0, [3], %1, %2, 1e-05) : bf16[2,3]; bf16[2,1]; bf16[2,1] name=y0
%7, %8, %9 = aten.native_layer_norm.default(%3, [2, 3], none, none, 1e-05) : f32[2,3]; f32[1,1]; f32[1,1] name=y1
return %4, %5, %6, %7, %8, %9
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<2x3xf32>) -> (tensor<2x3xbf16>, tensor<2x1xbf16>, tensor<2x1xbf16>, tensor<2x3xf32>, tensor<1x1xf32>, tensor<1x1xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xbf16>, %arg1: tensor<3xbf16>, %arg2: tensor<3xbf16>, %arg3: tensor<2x3xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%arg10: tensor<f32> loc("aten.native_layer_norm.default"), %arg11: tensor<f32> loc("aten.native_layer_norm.default")):
      %56 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%56) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %3 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
    %5 = "stablehlo.divide"(%2, %4) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.subtract"(%0, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.multiply"(%7, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %10 = "stablehlo.reduce"(%8, %9) ({
    ^bb0(%arg8: tensor<f32> loc("aten.native_layer_norm.default"), %arg9: tensor<f32> loc("aten.native_layer_norm.default")):
      %55 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%55) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %11 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
    %13 = "stablehlo.divide"(%10, %12) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %14 = "stablehlo.constant"() {value = dense<9.99999974E-6> : tensor<f32>} : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
    %16 = "stablehlo.add"(%13, %15) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %17 = "stablehlo.rsqrt"(%16) : (tensor<2xf32>) -> tensor<2xf32>
    %18 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.subtract"(%0, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.convert"(%arg1) : (tensor<3xbf16>) -> tensor<3xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.multiply"(%21, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.convert"(%arg2) : (tensor<3xbf16>) -> tensor<3xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %27 = "stablehlo.add"(%24, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %28 = "stablehlo.convert"(%27) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %29 = "stablehlo.reshape"(%5) : (tensor<2xf32>) -> tensor<2x1xf32>
    %30 = "stablehlo.convert"(%29) : (tensor<2x1xf32>) -> tensor<2x1xbf16>
    %31 = "stablehlo.reshape"(%17) : (tensor<2xf32>) -> tensor<2x1xf32>
    %32 = "stablehlo.convert"(%31) : (tensor<2x1xf32>) -> tensor<2x1xbf16>
    %33 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %34 = "stablehlo.reduce"(%arg3, %33) ({
    ^bb0(%arg6: tensor<f32> loc("aten.native_layer_norm.default"), %arg7: tensor<f32> loc("aten.native_layer_norm.default")):
      %54 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%54) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %36 = "stablehlo.divide"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %38 = "stablehlo.subtract"(%arg3, %37) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.multiply"(%38, %38) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %40 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %41 = "stablehlo.reduce"(%39, %40) ({
    ^bb0(%arg4: tensor<f32> loc("aten.native_layer_norm.default"), %arg5: tensor<f32> loc("aten.native_layer_norm.default")):
      %53 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%53) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %42 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %43 = "stablehlo.divide"(%41, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %44 = "stablehlo.constant"() {value = dense<9.99999974E-6> : tensor<f32>} : () -> tensor<f32>
    %45 = "stablehlo.add"(%43, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %46 = "stablehlo.rsqrt"(%45) : (tensor<f32>) -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %48 = "stablehlo.subtract"(%arg3, %47) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %49 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %50 = "stablehlo.multiply"(%48, %49) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %51 = "stablehlo.reshape"(%36) : (tensor<f32>) -> tensor<1x1xf32>
    %52 = "stablehlo.reshape"(%46) : (tensor<f32>) -> tensor<1x1xf32>
    "func.return"(%28, %30, %32, %50, %51, %52) : (tensor<2x3xbf16>, tensor<2x1xbf16>, tensor<2x1xbf16>, tensor<2x3xf32>, tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
