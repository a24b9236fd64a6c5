graph g inference
input %0 x1: f32[4,3]
input %1 x2: f32[2]
%2 = aten.linalg_householder_product.default(%0, %1) : f32[4,3] strides=[1,4] name=linalg_householder_product_default
return %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x3xf32>, tensor<2xf32>) -> tensor<3x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x3xf32>, %arg1: tensor<2xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<2xf32>) -> tensor<1x2xf32>
    %2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x4x3xi32>
    %3 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x4x3xi32>
    %4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x4x3xi32>, tensor<1x4x3xi32>) -> tensor<1x4x3xi1>
    %5 = "stablehlo.convert"(%4) : (tensor<1x4x3xi1>) -> tensor<1x4x3xui8>
    %6 = "stablehlo.convert"(%5) : (tensor<1x4x3xui8>) -> tensor<1x4x3xf32>
    %7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %8:4 = "stablehlo.while"(%7, %6, %0, %1) ({
    ^bb0(%arg6: tensor<i32> loc("aten.linalg_householder_product.default"), %arg7: tensor<1x4x3xf32> loc("aten.linalg_householder_product.default"), %arg8: tensor<1x4x3xf32> loc("aten.linalg_householder_product.default"), %arg9: tensor<1x2xf32> loc("aten.linalg_householder_product.default")):
      %37 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
      %38 = "stablehlo.compare"(%arg6, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%38) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<i32> loc("aten.linalg_householder_product.default"), %arg3: tensor<1x4x3xf32> loc("aten.linalg_householder_product.default"), %arg4: tensor<1x4x3xf32> loc("aten.linalg_householder_product.default"), %arg5: tensor<1x2xf32> loc("aten.linalg_householder_product.default")):
      %11 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %12 = "stablehlo.add"(%arg2, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %13 = "stablehlo.subtract"(%11, %arg2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %15 = "stablehlo.dynamic_slice"(%arg4, %14, %14, %13) {slice_sizes = array<i64: 1, 4, 1>} : (tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf32>
      %16 = "stablehlo.reshape"(%15) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
      %17 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x4xi32>
      %18 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x4xi32>
      %19 = "stablehlo.compare"(%17, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %20 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x4xf32>
      %22 = "stablehlo.select"(%19, %16, %21) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %23 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x4xi32>
      %24 = "stablehlo.compare"(%17, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %25 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x4xf32>
      %27 = "stablehlo.select"(%24, %26, %22) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %28 = "stablehlo.dynamic_slice"(%arg5, %14, %13) {slice_sizes = array<i64: 1, 1>} : (tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %29 = "stablehlo.reshape"(%28) : (tensor<1x1xf32>) -> tensor<1xf32>
      %30 = "stablehlo.dot_general"(%27, %arg3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x4xf32>, tensor<1x4x3xf32>) -> tensor<1x3xf32>
      %31 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x4xf32>
      %32 = "stablehlo.multiply"(%27, %31) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
      %34 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x3xf32>) -> tensor<1x4x3xf32>
      %35 = "stablehlo.multiply"(%33, %34) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      %36 = "stablehlo.subtract"(%arg3, %35) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      "stablehlo.return"(%12, %36, %arg4, %arg5) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x2xf32>) -> ()
    }) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x2xf32>) -> (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x2xf32>)
    %9 = "stablehlo.reshape"(%8#1) : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    %10 = "stablehlo.transpose"(%9) {permutation = array<i64: 1, 0>} : (tensor<4x3xf32>) -> tensor<3x4xf32>
    "func.return"(%10) : (tensor<3x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
