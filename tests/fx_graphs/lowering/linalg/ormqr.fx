graph g inference
input %0 x1: f32[4,2]
input %1 x2: f32[2]
input %2 x3: f32[3,4]
%3 = aten.ormqr.default(%0, %1, %2, false, true) : f32[3,4] strides=[1,3] name=ormqr_default
return %3
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x2xf32>, tensor<2xf32>, tensor<3x4xf32>) -> tensor<4x3xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<3x4xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<4x2xf32>) -> tensor<1x4x2xf32>
    %1 = "stablehlo.reshape"(%arg2) : (tensor<3x4xf32>) -> tensor<1x3x4xf32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<2xf32>) -> tensor<1x2xf32>
    %3 = "stablehlo.transpose"(%1) {permutation = array<i64: 0, 2, 1>} : (tensor<1x3x4xf32>) -> tensor<1x4x3xf32>
    %4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %5:4 = "stablehlo.while"(%4, %3, %0, %2) ({
    ^bb0(%arg7: tensor<i32> loc("aten.ormqr.default"), %arg8: tensor<1x4x3xf32> loc("aten.ormqr.default"), %arg9: tensor<1x4x2xf32> loc("aten.ormqr.default"), %arg10: tensor<1x2xf32> loc("aten.ormqr.default")):
      %35 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
      %36 = "stablehlo.compare"(%arg7, %35) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%36) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg3: tensor<i32> loc("aten.ormqr.default"), %arg4: tensor<1x4x3xf32> loc("aten.ormqr.default"), %arg5: tensor<1x4x2xf32> loc("aten.ormqr.default"), %arg6: tensor<1x2xf32> loc("aten.ormqr.default")):
      %9 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %10 = "stablehlo.add"(%arg3, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %11 = "stablehlo.subtract"(%9, %arg3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %12 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %13 = "stablehlo.dynamic_slice"(%arg5, %12, %12, %11) {slice_sizes = array<i64: 1, 4, 1>} : (tensor<1x4x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf32>
      %14 = "stablehlo.reshape"(%13) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
      %15 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x4xi32>
      %16 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x4xi32>
      %17 = "stablehlo.compare"(%15, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %18 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x4xf32>
      %20 = "stablehlo.select"(%17, %14, %19) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %21 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x4xi32>
      %22 = "stablehlo.compare"(%15, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %23 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x4xf32>
      %25 = "stablehlo.select"(%22, %24, %20) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %26 = "stablehlo.dynamic_slice"(%arg6, %12, %11) {slice_sizes = array<i64: 1, 1>} : (tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %27 = "stablehlo.reshape"(%26) : (tensor<1x1xf32>) -> tensor<1xf32>
      %28 = "stablehlo.dot_general"(%25, %arg4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x4xf32>, tensor<1x4x3xf32>) -> tensor<1x3xf32>
      %29 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x4xf32>
      %30 = "stablehlo.multiply"(%25, %29) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
      %32 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x3xf32>) -> tensor<1x4x3xf32>
      %33 = "stablehlo.multiply"(%31, %32) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      %34 = "stablehlo.subtract"(%arg4, %33) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      "stablehlo.return"(%10, %34, %arg5, %arg6) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x2xf32>, tensor<1x2xf32>) -> ()
    }) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x2xf32>, tensor<1x2xf32>) -> (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x2xf32>, tensor<1x2xf32>)
    %6 = "stablehlo.transpose"(%5#1) {permutation = array<i64: 0, 2, 1>} : (tensor<1x4x3xf32>) -> tensor<1x3x4xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %8 = "stablehlo.transpose"(%7) {permutation = array<i64: 1, 0>} : (tensor<3x4xf32>) -> tensor<4x3xf32>
    "func.return"(%8) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
