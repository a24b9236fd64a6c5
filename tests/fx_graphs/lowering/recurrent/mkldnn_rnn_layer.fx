graph g inference
input %0 x: f32[7,2,3]
input %1 a: f32[16,3]
input %2 b: f32[16,4]
input %3 c: f32[16]
input %4 d: f32[16]
input %5 h: f32[1,2,4]
input %6 s: f32[1,2,4]
%7, %8, %9, %10 = aten.mkldnn_rnn_layer.default(%0, %1, %2, %3, %4, %5, %6, true, [], 2, 4, 1, true, false, false, false) : f32[7,2,4]; f32[1,2,4]; f32[1,2,4]; u8[0] name=n0
return %7, %8, %9
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<7x2x3xf32>, tensor<16x3xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> (tensor<7x2x4xf32>, tensor<1x2x4xf32>, tensor<1x2x4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<7x2x3xf32>, %arg1: tensor<16x3xf32>, %arg2: tensor<16x4xf32>, %arg3: tensor<16xf32>, %arg4: tensor<16xf32>, %arg5: tensor<1x2x4xf32>, %arg6: tensor<1x2x4xf32>):
    %0 = "stablehlo.reshape"(%arg5) : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
    %1 = "stablehlo.reshape"(%arg6) : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
    %2 = "stablehlo.reshape"(%arg0) : (tensor<7x2x3xf32>) -> tensor<14x3xf32>
    %3 = "stablehlo.dot_general"(%2, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<14x3xf32>, tensor<16x3xf32>) -> tensor<14x16xf32>
    %4 = "stablehlo.add"(%arg3, %arg4) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<16xf32>) -> tensor<14x16xf32>
    %6 = "stablehlo.add"(%3, %5) : (tensor<14x16xf32>, tensor<14x16xf32>) -> tensor<14x16xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<14x16xf32>) -> tensor<7x2x16xf32>
    %8 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7x2x4xf32>
    %10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %11:6 = "stablehlo.while"(%10, %9, %0, %1, %7, %arg2) ({
    ^bb0(%arg13: tensor<i32> loc("aten.mkldnn_rnn_layer.default"), %arg14: tensor<7x2x4xf32> loc("aten.mkldnn_rnn_layer.default"), %arg15: tensor<2x4xf32> loc("aten.mkldnn_rnn_layer.default"), %arg16: tensor<2x4xf32> loc("aten.mkldnn_rnn_layer.default"), %arg17: tensor<7x2x16xf32> loc("aten.mkldnn_rnn_layer.default"), %arg18: tensor<16x4xf32> loc("aten.mkldnn_rnn_layer.default")):
      %40 = "stablehlo.constant"() {value = dense<7> : tensor<i32>} : () -> tensor<i32>
      %41 = "stablehlo.compare"(%arg13, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%41) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg7: tensor<i32> loc("aten.mkldnn_rnn_layer.default"), %arg8: tensor<7x2x4xf32> loc("aten.mkldnn_rnn_layer.default"), %arg9: tensor<2x4xf32> loc("aten.mkldnn_rnn_layer.default"), %arg10: tensor<2x4xf32> loc("aten.mkldnn_rnn_layer.default"), %arg11: tensor<7x2x16xf32> loc("aten.mkldnn_rnn_layer.default"), %arg12: tensor<16x4xf32> loc("aten.mkldnn_rnn_layer.default")):
      %16 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %17 = "stablehlo.add"(%arg7, %16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %18 = "stablehlo.constant"() {value = dense<6> : tensor<i32>} : () -> tensor<i32>
      %19 = "stablehlo.subtract"(%18, %arg7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %20 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %21 = "stablehlo.dynamic_slice"(%arg11, %19, %20, %20) {slice_sizes = array<i64: 1, 2, 16>} : (tensor<7x2x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x16xf32>
      %22 = "stablehlo.reshape"(%21) : (tensor<1x2x16xf32>) -> tensor<2x16xf32>
      %23 = "stablehlo.dot_general"(%arg9, %arg12) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x4xf32>, tensor<16x4xf32>) -> tensor<2x16xf32>
      %24 = "stablehlo.add"(%22, %23) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
      %25 = "stablehlo.slice"(%24) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x16xf32>) -> tensor<2x4xf32>
      %26 = "stablehlo.logistic"(%25) : (tensor<2x4xf32>) -> tensor<2x4xf32>
      %27 = "stablehlo.slice"(%24) {limit_indices = array<i64: 2, 12>, start_indices = array<i64: 0, 8>, strides = array<i64: 1, 1>} : (tensor<2x16xf32>) -> tensor<2x4xf32>
      %28 = "stablehlo.tanh"(%27) : (tensor<2x4xf32>) -> tensor<2x4xf32>
      %29 = "stablehlo.multiply"(%26, %28) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %30 = "stablehlo.slice"(%24) {limit_indices = array<i64: 2, 8>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<2x16xf32>) -> tensor<2x4xf32>
      %31 = "stablehlo.logistic"(%30) : (tensor<2x4xf32>) -> tensor<2x4xf32>
      %32 = "stablehlo.multiply"(%31, %arg10) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %33 = "stablehlo.add"(%32, %29) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %34 = "stablehlo.slice"(%24) {limit_indices = array<i64: 2, 16>, start_indices = array<i64: 0, 12>, strides = array<i64: 1, 1>} : (tensor<2x16xf32>) -> tensor<2x4xf32>
      %35 = "stablehlo.logistic"(%34) : (tensor<2x4xf32>) -> tensor<2x4xf32>
      %36 = "stablehlo.tanh"(%33) : (tensor<2x4xf32>) -> tensor<2x4xf32>
      %37 = "stablehlo.multiply"(%35, %36) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
      %38 = "stablehlo.reshape"(%37) : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
      %39 = "stablehlo.dynamic_update_slice"(%arg8, %38, %19, %20, %20) : (tensor<7x2x4xf32>, tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<7x2x4xf32>
      "stablehlo.return"(%17, %39, %37, %33, %arg11, %arg12) : (tensor<i32>, tensor<7x2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<7x2x16xf32>, tensor<16x4xf32>) -> ()
    }) : (tensor<i32>, tensor<7x2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<7x2x16xf32>, tensor<16x4xf32>) -> (tensor<i32>, tensor<7x2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<7x2x16xf32>, tensor<16x4xf32>)
    %12 = "stablehlo.reshape"(%11#2) : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
    %13 = "stablehlo.reshape"(%11#3) : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
    %14 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<ui8>) -> tensor<0xui8>
    "func.return"(%11#1, %12, %13) : (tensor<7x2x4xf32>, tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
