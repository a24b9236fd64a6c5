graph g inference
input %0 a: f32[3]
input %1 b: bf16[3]
input %2 c: u8[2,8]
%3 = aten.view.dtype(%0, i32) : i32[3] name=n0
%4 = aten.view.dtype(%1, i16) : i16[3] name=n1
%5 = aten.view.dtype(%2, i64) : i64[2,1] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf32>, tensor<3xbf16>, tensor<2x8xui8>) -> (tensor<3xi32>, tensor<3xi16>, tensor<2x1xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<3xbf16>, %arg2: tensor<2x8xui8>):
    %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<3xf32>) -> tensor<3xi32>
    %1 = "stablehlo.bitcast_convert"(%arg1) : (tensor<3xbf16>) -> tensor<3xi16>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<2x8xui8>) -> tensor<2x1x8xui8>
    %3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x1x8xui8>) -> tensor<2x1xi64>
    "func.return"(%0, %1, %3) : (tensor<3xi32>, tensor<3xi16>, tensor<2x1xi64>) -> ()
  }) : () -> ()
}) : () -> ()
