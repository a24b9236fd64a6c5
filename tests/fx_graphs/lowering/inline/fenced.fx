# One op's program twice, fused and rounded as alone.
graph chunk inference
subgraph mul
  input %0 x: f32[4]
  %1 = aten.mul.Tensor(%0, %0) : f32[4] name=mul
  return %1
end
input %0 x: f32[4]
input %1 zeros: i64[2]
%2 = torchtpu.fenced("aten::mul", $0, [%0], %1, 0) : f32[4] name=n0
%3 = torchtpu.fenced("aten::mul", $0, [%2], %1, 1) : f32[4] name=n1
return %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<2xi64>) -> tensor<4xf32>, sym_name = "main"}> ({
  ^bb0(%arg1: tensor<4xf32>, %arg2: tensor<2xi64>):
    %1 = "stablehlo.slice"(%arg2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xi64>) -> tensor<1xi64>
    %2 = "stablehlo.reshape"(%1) : (tensor<1xi64>) -> tensor<i64>
    %3 = "stablehlo.convert"(%2) : (tensor<i64>) -> tensor<ui32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %5 = "stablehlo.bitcast_convert"(%arg1) : (tensor<4xf32>) -> tensor<4xui32>
    %6 = "stablehlo.xor"(%5, %4) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %7 = "stablehlo.bitcast_convert"(%6) : (tensor<4xui32>) -> tensor<4xf32>
    %8 = "func.call"(%7) <{callee = @registered0_main}> : (tensor<4xf32>) -> tensor<4xf32>
    %9 = "stablehlo.slice"(%arg2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xi64>) -> tensor<1xi64>
    %10 = "stablehlo.reshape"(%9) : (tensor<1xi64>) -> tensor<i64>
    %11 = "stablehlo.convert"(%10) : (tensor<i64>) -> tensor<ui32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %13 = "stablehlo.bitcast_convert"(%8) : (tensor<4xf32>) -> tensor<4xui32>
    %14 = "stablehlo.xor"(%13, %12) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %15 = "stablehlo.bitcast_convert"(%14) : (tensor<4xui32>) -> tensor<4xf32>
    %16 = "func.call"(%15) <{callee = @registered0_main}> : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%16) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "registered0_main", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4xf32> loc("lowering of aten::mul":2:31)):
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
