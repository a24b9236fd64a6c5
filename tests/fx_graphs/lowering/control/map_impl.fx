graph map_impl inference
subgraph body_graph_0
  input %0 row: f32[3,4]
  input %1 y: f32[4]
  input %2 n: symint {2}
  %3 = aten.mul.Tensor(%0, %1) : f32[3,4] name=mul
  %4 = aten.sum.dim_IntList(%3, [0], false, dtype=none) : f32[4] name=sum
  return %3, %4
end
input %0 x: f32[5,3,4]
input %1 y: f32[4]
%2, %3 = map_impl($0, [%0], [%1, 2]) : f32[5,3,4]; f32[5,4] name=map_impl
return %2, %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x3x4xf32>, tensor<4xf32>) -> (tensor<5x3x4xf32>, tensor<5x4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x3x4xf32>, %arg1: tensor<4xf32>):
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %1 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x3x4xf32>
    %3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x4xf32>
    %4:5 = "stablehlo.while"(%0, %2, %3, %arg0, %arg1) ({
    ^bb0(%arg9: tensor<i32> loc("map_impl"), %arg10: tensor<5x3x4xf32> loc("map_impl"), %arg11: tensor<5x4xf32> loc("map_impl"), %arg12: tensor<5x3x4xf32> loc("map_impl"), %arg13: tensor<4xf32> loc("map_impl")):
      %19 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
      %20 = "stablehlo.compare"(%arg9, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%20) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<i32> loc("map_impl"), %arg3: tensor<5x3x4xf32> loc("map_impl"), %arg4: tensor<5x4xf32> loc("map_impl"), %arg5: tensor<5x3x4xf32> loc("map_impl"), %arg6: tensor<4xf32> loc("map_impl")):
      %5 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %6 = "stablehlo.dynamic_slice"(%arg5, %arg2, %5, %5) {slice_sizes = array<i64: 1, 3, 4>} : (tensor<5x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x4xf32>
      %7 = "stablehlo.reshape"(%6) : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
      %8 = "stablehlo.broadcast_in_dim"(%arg6) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
      %9 = "stablehlo.multiply"(%7, %8) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
      %10 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %11 = "stablehlo.reduce"(%9, %10) ({
      ^bb0(%arg7: tensor<f32> loc("aten.sum.dim_IntList"), %arg8: tensor<f32> loc("aten.sum.dim_IntList")):
        %18 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%18) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
      %12 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %13 = "stablehlo.add"(%arg2, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.reshape"(%9) : (tensor<3x4xf32>) -> tensor<1x3x4xf32>
      %15 = "stablehlo.dynamic_update_slice"(%arg3, %14, %arg2, %5, %5) : (tensor<5x3x4xf32>, tensor<1x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x3x4xf32>
      %16 = "stablehlo.reshape"(%11) : (tensor<4xf32>) -> tensor<1x4xf32>
      %17 = "stablehlo.dynamic_update_slice"(%arg4, %16, %arg2, %5) : (tensor<5x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<5x4xf32>
      "stablehlo.return"(%13, %15, %17, %arg5, %arg6) : (tensor<i32>, tensor<5x3x4xf32>, tensor<5x4xf32>, tensor<5x3x4xf32>, tensor<4xf32>) -> ()
    }) : (tensor<i32>, tensor<5x3x4xf32>, tensor<5x4xf32>, tensor<5x3x4xf32>, tensor<4xf32>) -> (tensor<i32>, tensor<5x3x4xf32>, tensor<5x4xf32>, tensor<5x3x4xf32>, tensor<4xf32>)
    "func.return"(%4#1, %4#2) : (tensor<5x3x4xf32>, tensor<5x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
