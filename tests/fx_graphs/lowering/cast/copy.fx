graph g inference
input %0 a: f32[2,3]
input %1 b: f32[3]
input %2 c: bf16[2,3]
input %3 d: f32[2,3]
input %4 e: i64[3]
input %5 f: f32[3]
%6 = aten.copy.default(%0, %1, false) : f32[2,3] name=n0
%7 = aten.copy.default(%2, %3, false) : bf16[2,3] name=n1
%8 = aten.copy.default(%4, %5, false) : i64[3] name=n2
return %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>, tensor<2x3xbf16>, tensor<2x3xf32>, tensor<3xi64>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<2x3xbf16>, tensor<3xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<2x3xbf16>, %arg3: tensor<2x3xf32>, %arg4: tensor<3xi64>, %arg5: tensor<3xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.convert"(%arg3) : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    %2 = "stablehlo.convert"(%arg5) : (tensor<3xf32>) -> tensor<3xi64>
    "func.return"(%0, %1, %2) : (tensor<2x3xf32>, tensor<2x3xbf16>, tensor<3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
