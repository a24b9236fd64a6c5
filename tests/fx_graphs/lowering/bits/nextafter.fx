graph g inference
input %0 a: f32[4,3]
input %1 b: f32[3]
input %2 c: bf16[3]
%3 = aten.nextafter.default(%0, %1) : f32[4,3] name=n0
%4 = aten.nextafter.default(%2, %2) : bf16[3] name=n1
return %3, %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x3xf32>, tensor<3xf32>, tensor<3xbf16>) -> (tensor<4x3xf32>, tensor<3xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xbf16>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
    %1 = "chlo.next_after"(%arg0, %0) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %2 = "chlo.next_after"(%arg2, %arg2) : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xbf16>
    "func.return"(%1, %2) : (tensor<4x3xf32>, tensor<3xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
