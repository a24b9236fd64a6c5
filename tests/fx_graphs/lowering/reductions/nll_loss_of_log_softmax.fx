graph g inference
input %0 x: bf16[3,8]
input %1 target: i64[3]
%2 = aten._log_softmax.default(%0, 1, false) : bf16[3,8] name=y
%3, %4 = aten.nll_loss_forward.default(%2, %1, none, 1, -100) : bf16[]; bf16[] name=loss
return %3, %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x8xbf16>, tensor<3xi64>) -> (tensor<bf16>, tensor<bf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x8xbf16>, %arg1: tensor<3xi64>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<3x8xbf16>) -> tensor<3x8xf32>
    %1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%arg12: tensor<f32> loc("aten._log_softmax.default"), %arg13: tensor<f32> loc("aten._log_softmax.default")):
      %57 = "stablehlo.maximum"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%57) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<3x8xf32>, tensor<f32>) -> tensor<3xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x8xf32>
    %4 = "stablehlo.subtract"(%0, %3) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %5 = "stablehlo.exponential"(%4) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %6 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%5, %6) ({
    ^bb0(%arg10: tensor<f32> loc("aten._log_softmax.default"), %arg11: tensor<f32> loc("aten._log_softmax.default")):
      %56 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%56) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<3x8xf32>, tensor<f32>) -> tensor<3xf32>
    %8 = "stablehlo.log"(%7) : (tensor<3xf32>) -> tensor<3xf32>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x8xf32>
    %10 = "stablehlo.subtract"(%4, %9) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %11 = "stablehlo.convert"(%10) : (tensor<3x8xf32>) -> tensor<3x8xbf16>
    %12 = "stablehlo.constant"() {value = dense<-100> : tensor<i64>} : () -> tensor<i64>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %14 = "stablehlo.compare"(%arg1, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %15 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %16 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %18 = "stablehlo.select"(%14, %arg1, %17) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %19 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %21 = "stablehlo.select"(%14, %20, %15) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %22 = "stablehlo.convert"(%arg0) : (tensor<3x8xbf16>) -> tensor<3x8xf32>
    %23 = "stablehlo.reduce"(%22, %1) ({
    ^bb0(%arg8: tensor<f32> loc("aten.nll_loss_forward.default"), %arg9: tensor<f32> loc("aten.nll_loss_forward.default")):
      %55 = "stablehlo.maximum"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%55) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<3x8xf32>, tensor<f32>) -> tensor<3xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x8xf32>
    %25 = "stablehlo.subtract"(%22, %24) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %26 = "stablehlo.exponential"(%25) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %27 = "stablehlo.reduce"(%26, %6) ({
    ^bb0(%arg6: tensor<f32> loc("aten.nll_loss_forward.default"), %arg7: tensor<f32> loc("aten.nll_loss_forward.default")):
      %54 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%54) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<3x8xf32>, tensor<f32>) -> tensor<3xf32>
    %28 = "stablehlo.log"(%27) : (tensor<3xf32>) -> tensor<3xf32>
    %29 = "stablehlo.reshape"(%18) : (tensor<3xi64>) -> tensor<3x1xi64>
    %30 = "stablehlo.gather"(%arg0, %29) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>} : (tensor<3x8xbf16>, tensor<3x1xi64>) -> tensor<3xbf16>
    %31 = "stablehlo.convert"(%30) : (tensor<3xbf16>) -> tensor<3xf32>
    %32 = "stablehlo.subtract"(%31, %23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %33 = "stablehlo.subtract"(%32, %28) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %34 = "stablehlo.convert"(%33) : (tensor<3xf32>) -> tensor<3xbf16>
    %35 = "stablehlo.convert"(%34) : (tensor<3xbf16>) -> tensor<3xf32>
    %36 = "stablehlo.constant"() {value = dense<8> : tensor<i64>} : () -> tensor<i64>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %38 = "stablehlo.compare"(%18, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %39 = "stablehlo.compare"(%18, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %40 = "stablehlo.and"(%38, %39) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %41 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %43 = "stablehlo.select"(%40, %35, %42) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %44 = "stablehlo.negate"(%43) : (tensor<3xf32>) -> tensor<3xf32>
    %45 = "stablehlo.multiply"(%44, %21) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %46 = "stablehlo.select"(%14, %45, %15) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %47 = "stablehlo.reduce"(%46, %6) ({
    ^bb0(%arg4: tensor<f32> loc("aten.nll_loss_forward.default"), %arg5: tensor<f32> loc("aten.nll_loss_forward.default")):
      %53 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%53) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %48 = "stablehlo.reduce"(%21, %6) ({
    ^bb0(%arg2: tensor<f32> loc("aten.nll_loss_forward.default"), %arg3: tensor<f32> loc("aten.nll_loss_forward.default")):
      %52 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%52) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %49 = "stablehlo.divide"(%47, %48) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %50 = "stablehlo.convert"(%49) : (tensor<f32>) -> tensor<bf16>
    %51 = "stablehlo.convert"(%48) : (tensor<f32>) -> tensor<bf16>
    "func.return"(%50, %51) : (tensor<bf16>, tensor<bf16>) -> ()
  }) : () -> ()
}) : () -> ()
