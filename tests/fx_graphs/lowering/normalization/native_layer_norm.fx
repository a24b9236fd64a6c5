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
      %49 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%49) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %3 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
    %5 = "stablehlo.divide"(%2, %4) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.subtract"(%0, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.multiply"(%7, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.reduce"(%8, %1) ({
    ^bb0(%arg8: tensor<f32> loc("aten.native_layer_norm.default"), %arg9: tensor<f32> loc("aten.native_layer_norm.default")):
      %48 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%48) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %10 = "stablehlo.divide"(%9, %4) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %11 = "stablehlo.constant"() {value = dense<9.99999974E-6> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
    %13 = "stablehlo.add"(%10, %12) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %14 = "stablehlo.rsqrt"(%13) : (tensor<2xf32>) -> tensor<2xf32>
    %15 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.subtract"(%0, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%16, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.convert"(%arg1) : (tensor<3xbf16>) -> tensor<3xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.multiply"(%18, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.convert"(%arg2) : (tensor<3xbf16>) -> tensor<3xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.add"(%21, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.convert"(%24) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %26 = "stablehlo.reshape"(%5) : (tensor<2xf32>) -> tensor<2x1xf32>
    %27 = "stablehlo.convert"(%26) : (tensor<2x1xf32>) -> tensor<2x1xbf16>
    %28 = "stablehlo.reshape"(%14) : (tensor<2xf32>) -> tensor<2x1xf32>
    %29 = "stablehlo.convert"(%28) : (tensor<2x1xf32>) -> tensor<2x1xbf16>
    %30 = "stablehlo.reduce"(%arg3, %1) ({
    ^bb0(%arg6: tensor<f32> loc("aten.native_layer_norm.default"), %arg7: tensor<f32> loc("aten.native_layer_norm.default")):
      %47 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%47) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %32 = "stablehlo.divide"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %34 = "stablehlo.subtract"(%arg3, %33) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %35 = "stablehlo.multiply"(%34, %34) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %36 = "stablehlo.reduce"(%35, %1) ({
    ^bb0(%arg4: tensor<f32> loc("aten.native_layer_norm.default"), %arg5: tensor<f32> loc("aten.native_layer_norm.default")):
      %46 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%46) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.divide"(%36, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.add"(%37, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.rsqrt"(%38) : (tensor<f32>) -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %41 = "stablehlo.subtract"(%arg3, %40) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %42 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %43 = "stablehlo.multiply"(%41, %42) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %44 = "stablehlo.reshape"(%32) : (tensor<f32>) -> tensor<1x1xf32>
    %45 = "stablehlo.reshape"(%39) : (tensor<f32>) -> tensor<1x1xf32>
    "func.return"(%25, %27, %29, %43, %44, %45) : (tensor<2x3xbf16>, tensor<2x1xbf16>, tensor<2x1xbf16>, tensor<2x3xf32>, tensor<1x1xf32>, tensor<1x1xf32>) -> ()
  }) : () -> ()
}) : () -> ()
