graph g inference
input %0 x: f32[16,64,16]
input %1 n: i64[128,64]
input %2 b: bf16[64,128]
%3 = aten.sum.dim_IntList(%0, [2]) : f32[16,64] name=n0
%4 = aten.sum.default(%0) : f32[] name=n1
%5 = aten.sum.dim_IntList(%0, [0, 2]) : f32[64] name=n2
%6 = aten.sum.dim_IntList(%0, [0]) : f32[64,16] name=n3
%7 = aten.amax.default(%0, [1]) : f32[16,16] name=n4
%8 = aten.amin.default(%1, [0]) : i64[64] name=n5
%9 = aten.prod.dim_int(%1, 1) : i64[128] name=n6
%10 = aten.amax.default(%2, [1]) : bf16[64] name=n7
%11 = aten.mul.Tensor(%0, %0) : f32[16,64,16] name=n8
%12 = aten.sum.dim_IntList(%11, [2]) : f32[16,64] name=n9
return %3, %4, %5, %6, %7, %8, %9, %10, %12
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16x64x16xf32>, tensor<128x64xi64>, tensor<64x128xbf16>) -> (tensor<16x64xf32>, tensor<f32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16x16xf32>, tensor<64xi64>, tensor<128xi64>, tensor<64xbf16>, tensor<16x64xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<16x64x16xf32>, %arg1: tensor<128x64xi64>, %arg2: tensor<64x128xbf16>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.constant"() {value = dense<[1024, 16, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %2 = "stablehlo.custom_call"(%arg0, %1) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_sums", has_side_effect = false, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<16x64x16xf32>, tensor<3xi64>) -> tensor<16x64xf32>
    %3 = "stablehlo.constant"() {value = dense<[1, 16384, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %4 = "stablehlo.custom_call"(%arg0, %3) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_sums", has_side_effect = false, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<16x64x16xf32>, tensor<3xi64>) -> tensor<f32>
    %5 = "stablehlo.constant"() {value = dense<[1024, 16, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %6 = "stablehlo.custom_call"(%arg0, %5) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_sums", has_side_effect = false, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<16x64x16xf32>, tensor<3xi64>) -> tensor<16x64xf32>
    %7 = "stablehlo.reduce"(%6, %0) ({
    ^bb0(%arg7: tensor<f32> loc("aten.sum.dim_IntList"), %arg8: tensor<f32> loc("aten.sum.dim_IntList")):
      %56 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%56) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %8 = "stablehlo.reduce"(%arg0, %0) ({
    ^bb0(%arg5: tensor<f32> loc("aten.sum.dim_IntList"), %arg6: tensor<f32> loc("aten.sum.dim_IntList")):
      %55 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%55) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<16x64x16xf32>, tensor<f32>) -> tensor<64x16xf32>
    %9 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %10 = "stablehlo.constant"() {value = dense<[16, 64, 16]> : tensor<3xi64>} : () -> tensor<3xi64>
    %11 = "stablehlo.custom_call"(%arg0, %10) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_maxima", has_side_effect = false, operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<16x64x16xf32>, tensor<3xi64>) -> tensor<16x16xf32>
    %12 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16x16xf32>
    %13 = "stablehlo.maximum"(%12, %11) : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %14 = "stablehlo.constant"() {value = dense<9223372036854775807> : tensor<i64>} : () -> tensor<i64>
    %15 = "stablehlo.constant"() {value = dense<[1, 128, 64]> : tensor<3xi64>} : () -> tensor<3xi64>
    %16 = "stablehlo.custom_call"(%arg1, %15) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_minima", has_side_effect = false, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<128x64xi64>, tensor<3xi64>) -> tensor<64xi64>
    %17 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<64xi64>
    %18 = "stablehlo.minimum"(%17, %16) : (tensor<64xi64>, tensor<64xi64>) -> tensor<64xi64>
    %19 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %20 = "stablehlo.constant"() {value = dense<[128, 64, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %21 = "stablehlo.custom_call"(%arg1, %20) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_products", has_side_effect = false, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<128x64xi64>, tensor<3xi64>) -> tensor<128xi64>
    %22 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<128xi64>
    %23 = "stablehlo.multiply"(%22, %21) : (tensor<128xi64>, tensor<128xi64>) -> tensor<128xi64>
    %24 = "stablehlo.constant"() {value = dense<0xFF80> : tensor<bf16>} : () -> tensor<bf16>
    %25 = "stablehlo.convert"(%arg2) : (tensor<64x128xbf16>) -> tensor<64x128xf32>
    %26 = "stablehlo.compare"(%25, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xi1>
    %27 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
    %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<64x128xi32>
    %29 = "stablehlo.bitcast_convert"(%25) : (tensor<64x128xf32>) -> tensor<64x128xi32>
    %30 = "stablehlo.constant"() {value = dense<31> : tensor<i32>} : () -> tensor<i32>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<64x128xi32>
    %32 = "stablehlo.shift_right_arithmetic"(%29, %31) : (tensor<64x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
    %33 = "stablehlo.and"(%32, %28) : (tensor<64x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
    %34 = "stablehlo.xor"(%29, %33) : (tensor<64x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
    %35 = "stablehlo.select"(%26, %28, %34) : (tensor<64x128xi1>, tensor<64x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi32>
    %36 = "stablehlo.convert"(%24) : (tensor<bf16>) -> tensor<f32>
    %37 = "stablehlo.bitcast_convert"(%36) : (tensor<f32>) -> tensor<i32>
    %38 = "stablehlo.shift_right_arithmetic"(%37, %30) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %39 = "stablehlo.and"(%38, %27) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %40 = "stablehlo.xor"(%37, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %41 = "stablehlo.constant"() {value = dense<[64, 128, 1]> : tensor<3xi64>} : () -> tensor<3xi64>
    %42 = "stablehlo.custom_call"(%35, %41) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_maxima", has_side_effect = false, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<64x128xi32>, tensor<3xi64>) -> tensor<64xi32>
    %43 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<64xi32>
    %44 = "stablehlo.maximum"(%43, %42) : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
    %45 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<64xi32>
    %46 = "stablehlo.shift_right_arithmetic"(%44, %45) : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
    %47 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<64xi32>
    %48 = "stablehlo.and"(%46, %47) : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
    %49 = "stablehlo.xor"(%44, %48) : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
    %50 = "stablehlo.bitcast_convert"(%49) : (tensor<64xi32>) -> tensor<64xf32>
    %51 = "stablehlo.convert"(%50) : (tensor<64xf32>) -> tensor<64xbf16>
    %52 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<16x64x16xf32>, tensor<16x64x16xf32>) -> tensor<16x64x16xf32>
    %53 = "stablehlo.reduce"(%52, %0) ({
    ^bb0(%arg3: tensor<f32> loc("aten.sum.dim_IntList"), %arg4: tensor<f32> loc("aten.sum.dim_IntList")):
      %54 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%54) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<16x64x16xf32>, tensor<f32>) -> tensor<16x64xf32>
    "func.return"(%2, %4, %7, %8, %13, %18, %23, %51, %53) : (tensor<16x64xf32>, tensor<f32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16x16xf32>, tensor<64xi64>, tensor<128xi64>, tensor<64xbf16>, tensor<16x64xf32>) -> ()
  }) : () -> ()
}) : () -> ()
