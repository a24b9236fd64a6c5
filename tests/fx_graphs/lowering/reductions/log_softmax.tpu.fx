graph g inference
input %0 x: bf16[3,8]
input %1 grad: bf16[]
input %2 target: i64[3]
input %3 total: bf16[]
%4 = aten._log_softmax.default(%0, 1, false) : bf16[3,8] name=y
%5 = aten.nll_loss_backward.default(%1, %4, %2, none, 1, 2, %3) : bf16[3,8] name=g
%6 = aten._log_softmax_backward_data.default(%5, %4, 1, bf16) : bf16[3,8] name=dx
return %4, %6
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x8xbf16>, tensor<bf16>, tensor<3xi64>, tensor<bf16>) -> (tensor<3x8xbf16>, tensor<3x8xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x8xbf16>, %arg1: tensor<bf16>, %arg2: tensor<3xi64>, %arg3: tensor<bf16>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<3x8xbf16>) -> tensor<3x8xf32>
    %1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%arg4: tensor<f32> loc("aten._log_softmax.default"), %arg5: tensor<f32> loc("aten._log_softmax.default")):
      %68 = "stablehlo.maximum"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%68) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<3x8xf32>, tensor<f32>) -> tensor<3xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x8xf32>
    %4 = "stablehlo.subtract"(%0, %3) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %5 = "stablehlo.exponential"(%4) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %6 = "stablehlo.convert"(%5) : (tensor<3x8xf32>) -> tensor<3x8xbf16>
    %7 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<bf16>} : () -> tensor<bf16>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<8x8xbf16>
    %9 = "stablehlo.optimization_barrier"(%8) : (tensor<8x8xbf16>) -> tensor<8x8xbf16>
    %10 = "stablehlo.dot_general"(%6, %9) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<3x8xbf16>, tensor<8x8xbf16>) -> tensor<3x8xf32>
    %11 = "stablehlo.slice"(%10) {limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x8xf32>) -> tensor<3x1xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<3x1xf32>) -> tensor<3xf32>
    %13 = "stablehlo.log"(%12) : (tensor<3xf32>) -> tensor<3xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x8xf32>
    %15 = "stablehlo.subtract"(%4, %14) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %16 = "stablehlo.convert"(%15) : (tensor<3x8xf32>) -> tensor<3x8xbf16>
    %17 = "stablehlo.constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %19 = "stablehlo.compare"(%arg2, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %20 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %22 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %24 = "stablehlo.select"(%19, %arg2, %23) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %25 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %27 = "stablehlo.select"(%19, %26, %21) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %28 = "stablehlo.convert"(%arg1) : (tensor<bf16>) -> tensor<f32>
    %29 = "stablehlo.convert"(%arg3) : (tensor<bf16>) -> tensor<f32>
    %30 = "stablehlo.divide"(%28, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %32 = "stablehlo.multiply"(%31, %27) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %33 = "stablehlo.negate"(%32) : (tensor<3xf32>) -> tensor<3xf32>
    %34 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x8xi64>
    %35 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi64>) -> tensor<3x8xi64>
    %36 = "stablehlo.compare"(%34, %35) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x8xi64>, tensor<3x8xi64>) -> tensor<3x8xi1>
    %37 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi1>) -> tensor<3x8xi1>
    %38 = "stablehlo.and"(%36, %37) : (tensor<3x8xi1>, tensor<3x8xi1>) -> tensor<3x8xi1>
    %39 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x8xf32>
    %40 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x8xf32>
    %41 = "stablehlo.select"(%38, %39, %40) : (tensor<3x8xi1>, tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %42 = "stablehlo.convert"(%41) : (tensor<3x8xf32>) -> tensor<3x8xbf16>
    %43 = "stablehlo.convert"(%42) : (tensor<3x8xbf16>) -> tensor<3x8xf32>
    %44 = "stablehlo.convert"(%16) : (tensor<3x8xbf16>) -> tensor<3x8xf32>
    %45 = "stablehlo.compare"(%arg2, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %46 = "stablehlo.select"(%45, %arg2, %23) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %47 = "stablehlo.select"(%45, %26, %21) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %48 = "stablehlo.convert"(%arg1) : (tensor<bf16>) -> tensor<f32>
    %49 = "stablehlo.convert"(%arg3) : (tensor<bf16>) -> tensor<f32>
    %50 = "stablehlo.divide"(%48, %49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %52 = "stablehlo.multiply"(%51, %47) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %53 = "stablehlo.negate"(%52) : (tensor<3xf32>) -> tensor<3xf32>
    %54 = "stablehlo.constant"() {value = dense<8> : tensor<i64>} : () -> tensor<i64>
    %55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %56 = "stablehlo.compare"(%46, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %57 = "stablehlo.compare"(%46, %55) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %58 = "stablehlo.and"(%56, %57) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %59 = "stablehlo.select"(%58, %53, %21) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %60 = "stablehlo.select"(%45, %59, %21) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %61 = "stablehlo.convert"(%60) : (tensor<3xf32>) -> tensor<3xbf16>
    %62 = "stablehlo.convert"(%61) : (tensor<3xbf16>) -> tensor<3xf32>
    %63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x8xf32>
    %64 = "stablehlo.exponential"(%44) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %65 = "stablehlo.multiply"(%64, %63) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %66 = "stablehlo.subtract"(%43, %65) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %67 = "stablehlo.convert"(%66) : (tensor<3x8xf32>) -> tensor<3x8xbf16>
    "func.return"(%16, %67) : (tensor<3x8xbf16>, tensor<3x8xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
