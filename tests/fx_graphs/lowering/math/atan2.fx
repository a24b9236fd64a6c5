graph g inference
input %0 a: f32[16,1]
input %1 b: f32[16]
input %2 c: bf16[9]
input %3 d: bf16[9]
input %4 e: i64[3]
input %5 f: i64[3]
%6 = aten.atan2.default(%0, %1) : f32[16,16] name=n0
%7 = aten.atan2.default(%2, %3) : bf16[9] name=n1
%8 = aten.atan2.default(%4, %5) : f32[3] name=n2
return %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16x1xf32>, tensor<16xf32>, tensor<9xbf16>, tensor<9xbf16>, tensor<3xi64>, tensor<3xi64>) -> (tensor<16x16xf32>, tensor<9xbf16>, tensor<3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<16x1xf32>, %arg1: tensor<16xf32>, %arg2: tensor<9xbf16>, %arg3: tensor<9xbf16>, %arg4: tensor<3xi64>, %arg5: tensor<3xi64>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<16xf32>) -> tensor<16x16xf32>
    %2 = "stablehlo.atan2"(%0, %1) : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<9xbf16>) -> tensor<9xf32>
    %4 = "stablehlo.convert"(%arg3) : (tensor<9xbf16>) -> tensor<9xf32>
    %5 = "stablehlo.atan2"(%3, %4) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %6 = "stablehlo.convert"(%5) : (tensor<9xf32>) -> tensor<9xbf16>
    %7 = "stablehlo.convert"(%arg4) : (tensor<3xi64>) -> tensor<3xf32>
    %8 = "stablehlo.convert"(%arg5) : (tensor<3xi64>) -> tensor<3xf32>
    %9 = "stablehlo.atan2"(%7, %8) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%2, %6, %9) : (tensor<16x16xf32>, tensor<9xbf16>, tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
