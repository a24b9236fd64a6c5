# One carried value, two scanned tensors, another input; results of rows that are scalars and vectors.
graph scan inference
subgraph combine_graph_0
  input %0 c: f32[4]
  input %1 a: f32[4]
  input %2 b: i64[]
  input %3 w: f32[4]
  %4 = aten.add.Tensor(%0, %1, alpha=1) : f32[4] name=add
  %5 = aten.mul.Tensor(%4, %3) : f32[4] name=mul
  %6 = aten.neg.default(%2) : i64[] name=neg
  return %4, %5, %6
end
input %0 init: f32[4]
input %1 xs: f32[5,4]
input %2 ns: i64[5]
input %3 w: f32[4]
%4, %5, %6 = scan($0, [%0], [%1, %2], [%3]) : f32[4]; f32[5,4]; i64[5] name=scan
return %4, %5, %6
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<5x4xf32>, tensor<5xi64>, tensor<4xf32>) -> (tensor<4xf32>, tensor<5x4xf32>, tensor<5xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<5x4xf32>, %arg2: tensor<5xi64>, %arg3: tensor<4xf32>):
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %1 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x4xf32>
    %3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
    %5:7 = "stablehlo.while"(%0, %arg0, %2, %4, %arg1, %arg2, %arg3) ({
    ^bb0(%arg11: tensor<i32> loc("scan"), %arg12: tensor<4xf32> loc("scan"), %arg13: tensor<5x4xf32> loc("scan"), %arg14: tensor<5xi64> loc("scan"), %arg15: tensor<5x4xf32> loc("scan"), %arg16: tensor<5xi64> loc("scan"), %arg17: tensor<4xf32> loc("scan")):
      %20 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
      %21 = "stablehlo.compare"(%arg11, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%21) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg4: tensor<i32> loc("scan"), %arg5: tensor<4xf32> loc("scan"), %arg6: tensor<5x4xf32> loc("scan"), %arg7: tensor<5xi64> loc("scan"), %arg8: tensor<5x4xf32> loc("scan"), %arg9: tensor<5xi64> loc("scan"), %arg10: tensor<4xf32> loc("scan")):
      %6 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %7 = "stablehlo.dynamic_slice"(%arg8, %arg4, %6) {slice_sizes = array<i64: 1, 4>} : (tensor<5x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
      %8 = "stablehlo.reshape"(%7) : (tensor<1x4xf32>) -> tensor<4xf32>
      %9 = "stablehlo.dynamic_slice"(%arg9, %arg4) {slice_sizes = array<i64: 1>} : (tensor<5xi64>, tensor<i32>) -> tensor<1xi64>
      %10 = "stablehlo.reshape"(%9) : (tensor<1xi64>) -> tensor<i64>
      %11 = "stablehlo.add"(%arg5, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %12 = "stablehlo.multiply"(%11, %arg10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %13 = "stablehlo.negate"(%10) : (tensor<i64>) -> tensor<i64>
      %14 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %15 = "stablehlo.add"(%arg4, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %16 = "stablehlo.reshape"(%12) : (tensor<4xf32>) -> tensor<1x4xf32>
      %17 = "stablehlo.dynamic_update_slice"(%arg6, %16, %arg4, %6) : (tensor<5x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<5x4xf32>
      %18 = "stablehlo.reshape"(%13) : (tensor<i64>) -> tensor<1xi64>
      %19 = "stablehlo.dynamic_update_slice"(%arg7, %18, %arg4) : (tensor<5xi64>, tensor<1xi64>, tensor<i32>) -> tensor<5xi64>
      "stablehlo.return"(%15, %11, %17, %19, %arg8, %arg9, %arg10) : (tensor<i32>, tensor<4xf32>, tensor<5x4xf32>, tensor<5xi64>, tensor<5x4xf32>, tensor<5xi64>, tensor<4xf32>) -> ()
    }) : (tensor<i32>, tensor<4xf32>, tensor<5x4xf32>, tensor<5xi64>, tensor<5x4xf32>, tensor<5xi64>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>, tensor<5x4xf32>, tensor<5xi64>, tensor<5x4xf32>, tensor<5xi64>, tensor<4xf32>)
    "func.return"(%5#1, %5#2, %5#3) : (tensor<4xf32>, tensor<5x4xf32>, tensor<5xi64>) -> ()
  }) : () -> ()
}) : () -> ()
