graph g inference
input %0 x0: f32[2,3]
input %1 x1: bf16[2,3]
%2 = aten.std.correction(%0, [1]) : f32[2] name=y0
%3, %4 = aten.std_mean.correction(%1, [1], correction=0) : bf16[2]; bf16[2] name=y1
return %2, %3, %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x3xbf16>) -> (tensor<2xf32>, tensor<2xbf16>, tensor<2xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xbf16>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.reduce"(%arg0, %0) ({
    ^bb0(%arg8: tensor<f32> loc("aten.std.correction"), %arg9: tensor<f32> loc("aten.std.correction")):
      %27 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%27) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %2 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
    %4 = "stablehlo.divide"(%1, %3) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.subtract"(%arg0, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%6, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.reduce"(%7, %0) ({
    ^bb0(%arg6: tensor<f32> loc("aten.std.correction"), %arg7: tensor<f32> loc("aten.std.correction")):
      %26 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%26) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %9 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
    %11 = "stablehlo.divide"(%8, %10) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %12 = "stablehlo.sqrt"(%11) : (tensor<2xf32>) -> tensor<2xf32>
    %13 = "stablehlo.convert"(%arg1) : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %14 = "stablehlo.reduce"(%13, %0) ({
    ^bb0(%arg4: tensor<f32> loc("aten.std_mean.correction"), %arg5: tensor<f32> loc("aten.std_mean.correction")):
      %25 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%25) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %15 = "stablehlo.divide"(%14, %3) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.subtract"(%13, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.multiply"(%17, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.reduce"(%18, %0) ({
    ^bb0(%arg2: tensor<f32> loc("aten.std_mean.correction"), %arg3: tensor<f32> loc("aten.std_mean.correction")):
      %24 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %20 = "stablehlo.divide"(%19, %3) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %21 = "stablehlo.sqrt"(%20) : (tensor<2xf32>) -> tensor<2xf32>
    %22 = "stablehlo.convert"(%21) : (tensor<2xf32>) -> tensor<2xbf16>
    %23 = "stablehlo.convert"(%15) : (tensor<2xf32>) -> tensor<2xbf16>
    "func.return"(%12, %22, %23) : (tensor<2xf32>, tensor<2xbf16>, tensor<2xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
