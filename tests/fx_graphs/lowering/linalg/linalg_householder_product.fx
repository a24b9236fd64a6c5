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
    %5 = "stablehlo.convert"(%4) : (tensor<1x4x3xi1>) -> tensor<1x4x3xf32>
    %6 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %7:4 = "stablehlo.while"(%6, %5, %0, %1) ({
    ^bb0(%arg6: tensor<i32> loc("aten.linalg_householder_product.default"), %arg7: tensor<1x4x3xf32> loc("aten.linalg_householder_product.default"), %arg8: tensor<1x4x3xf32> loc("aten.linalg_householder_product.default"), %arg9: tensor<1x2xf32> loc("aten.linalg_householder_product.default")):
      %36 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
      %37 = "stablehlo.compare"(%arg6, %36) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%37) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<i32> loc("aten.linalg_householder_product.default"), %arg3: tensor<1x4x3xf32> loc("aten.linalg_householder_product.default"), %arg4: tensor<1x4x3xf32> loc("aten.linalg_householder_product.default"), %arg5: tensor<1x2xf32> loc("aten.linalg_householder_product.default")):
      %10 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %11 = "stablehlo.add"(%arg2, %10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %12 = "stablehlo.subtract"(%10, %arg2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %13 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %14 = "stablehlo.dynamic_slice"(%arg4, %13, %13, %12) {slice_sizes = array<i64: 1, 4, 1>} : (tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x1xf32>
      %15 = "stablehlo.reshape"(%14) : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
      %16 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x4xi32>
      %17 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x4xi32>
      %18 = "stablehlo.compare"(%16, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %19 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x4xf32>
      %21 = "stablehlo.select"(%18, %15, %20) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %22 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x4xi32>
      %23 = "stablehlo.compare"(%16, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<1x4xi1>
      %24 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x4xf32>
      %26 = "stablehlo.select"(%23, %25, %21) : (tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %27 = "stablehlo.dynamic_slice"(%arg5, %13, %12) {slice_sizes = array<i64: 1, 1>} : (tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %28 = "stablehlo.reshape"(%27) : (tensor<1x1xf32>) -> tensor<1xf32>
      %29 = "stablehlo.dot_general"(%26, %arg3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x4xf32>, tensor<1x4x3xf32>) -> tensor<1x3xf32>
      %30 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x4xf32>
      %31 = "stablehlo.multiply"(%26, %30) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
      %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf32>) -> tensor<1x4x3xf32>
      %33 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x3xf32>) -> tensor<1x4x3xf32>
      %34 = "stablehlo.multiply"(%32, %33) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      %35 = "stablehlo.subtract"(%arg3, %34) : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
      "stablehlo.return"(%11, %35, %arg4, %arg5) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x2xf32>) -> ()
    }) : (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x2xf32>) -> (tensor<i32>, tensor<1x4x3xf32>, tensor<1x4x3xf32>, tensor<1x2xf32>)
    %8 = "stablehlo.reshape"(%7#1) : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
    %9 = "stablehlo.transpose"(%8) {permutation = array<i64: 1, 0>} : (tensor<4x3xf32>) -> tensor<3x4xf32>
    "func.return"(%9) : (tensor<3x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
