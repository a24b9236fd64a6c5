graph g inference
input %0 x: f32[2,8,16,16]
input %1 w: f32[8]
input %2 grad: f32[2,8,16,16]
input %3 scores: bf16[16,256]
%4, %5, %6 = aten.native_layer_norm.default(%0, [16, 16], none, none, 1e-05) : f32[2,8,16,16]; f32[2,8,1,1]; f32[2,8,1,1] name=n0
%7, %8, %9 = aten.native_group_norm.default(%0, %1, %1, 2, 8, 256, 4, 1e-05) : f32[2,8,16,16]; f32[2,4]; f32[2,4] name=n1
%10, %11, %12 = aten.native_group_norm_backward.default(%2, %0, %8, %9, %1, 2, 8, 256, 4, [true, true, true]) : f32[2,8,16,16]; f32[8]; f32[8] name=n2
%13, %14, %15 = aten._native_batch_norm_legit.no_stats(%0, %1, none, true, 0.1, 1e-05) : f32[2,8,16,16]; f32[8]; f32[8] name=n3
%16 = aten._softmax.default(%3, -1, false) : bf16[16,256] name=n4
%17 = aten._softmax_backward_data.default(%3, %16, -1, "bf16") : bf16[16,256] name=n5
%18 = aten._log_softmax.default(%3, -1, false) : bf16[16,256] name=n6
return %4, %7, %10, %11, %13, %17, %18
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x8x16x16xf32>, tensor<8xf32>, tensor<2x8x16x16xf32>, tensor<16x256xbf16>) -> (tensor<2x8x16x16xf32>, tensor<2x8x16x16xf32>, tensor<2x8x16x16xf32>, tensor<8xf32>, tensor<2x8x16x16xf32>, tensor<16x256xbf16>, tensor<16x256xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x8x16x16xf32>, %arg1: tensor<8xf32>, %arg2: tensor<2x8x16x16xf32>, %arg3: tensor<16x256xbf16>):
    %0 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x256xf32>
    %2 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x256xf32>
    %4 = "stablehlo.constant"() {value = dense<9.99999974E-6> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.reshape"(%arg0) : (tensor<2x8x16x16xf32>) -> tensor<16x1x256x1xf32>
    %6:3 = "stablehlo.custom_call"(%5, %1, %3, %4) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_normalize", has_side_effect = false, operand_layouts = [dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<16x1x256x1xf32>, tensor<1x256xf32>, tensor<1x256xf32>, tensor<f32>) -> (tensor<16x1x256x1xf32>, tensor<16x1xf32>, tensor<16x1xf32>)
    %7 = "stablehlo.reshape"(%6#0) : (tensor<16x1x256x1xf32>) -> tensor<2x8x16x16xf32>
    %8 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16x1xf32>
    %9 = "stablehlo.add"(%6#2, %8) : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x1xf32>
    %10 = "stablehlo.rsqrt"(%9) : (tensor<16x1xf32>) -> tensor<16x1xf32>
    %11 = "stablehlo.reshape"(%6#1) : (tensor<16x1xf32>) -> tensor<2x8x1x1xf32>
    %12 = "stablehlo.reshape"(%10) : (tensor<16x1xf32>) -> tensor<2x8x1x1xf32>
    %13 = "stablehlo.reshape"(%arg0) : (tensor<2x8x16x16xf32>) -> tensor<2x4x2x256xf32>
    %14 = "stablehlo.reshape"(%arg1) : (tensor<8xf32>) -> tensor<4x2xf32>
    %15 = "stablehlo.reshape"(%arg1) : (tensor<8xf32>) -> tensor<4x2xf32>
    %16:3 = "stablehlo.custom_call"(%13, %14, %15, %4) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_normalize", has_side_effect = false, operand_layouts = [dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x4x2x256xf32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>) -> (tensor<2x4x2x256xf32>, tensor<2x4xf32>, tensor<2x4xf32>)
    %17 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4xf32>
    %18 = "stablehlo.add"(%16#2, %17) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %19 = "stablehlo.rsqrt"(%18) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %20 = "stablehlo.reshape"(%16#0) : (tensor<2x4x2x256xf32>) -> tensor<2x8x16x16xf32>
    %21 = "stablehlo.reshape"(%arg0) : (tensor<2x8x16x16xf32>) -> tensor<2x4x2x256xf32>
    %22 = "stablehlo.reshape"(%arg2) : (tensor<2x8x16x16xf32>) -> tensor<2x4x2x256xf32>
    %23 = "stablehlo.reshape"(%arg1) : (tensor<8xf32>) -> tensor<4x2xf32>
    %24:3 = "stablehlo.custom_call"(%22, %21, %16#1, %19, %23) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_normalize_gradient", has_side_effect = false, operand_layouts = [dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x4x2x256xf32>, tensor<2x4x2x256xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<4x2xf32>) -> (tensor<2x4x2x256xf32>, tensor<4x2xf32>, tensor<4x2xf32>)
    %25 = "stablehlo.reshape"(%24#0) : (tensor<2x4x2x256xf32>) -> tensor<2x8x16x16xf32>
    %26 = "stablehlo.reshape"(%24#1) : (tensor<4x2xf32>) -> tensor<8xf32>
    %27 = "stablehlo.reshape"(%24#2) : (tensor<4x2xf32>) -> tensor<8xf32>
    %28 = "stablehlo.reshape"(%arg1) : (tensor<8xf32>) -> tensor<8x1xf32>
    %29 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8x1xf32>
    %30 = "stablehlo.reshape"(%arg0) : (tensor<2x8x16x16xf32>) -> tensor<2x8x1x256xf32>
    %31:3 = "stablehlo.custom_call"(%30, %28, %29, %4) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_normalize", has_side_effect = false, operand_layouts = [dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[3, 2, 1, 0]> : tensor<4xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x8x1x256xf32>, tensor<8x1xf32>, tensor<8x1xf32>, tensor<f32>) -> (tensor<2x8x1x256xf32>, tensor<8xf32>, tensor<8xf32>)
    %32 = "stablehlo.reshape"(%31#0) : (tensor<2x8x1x256xf32>) -> tensor<2x8x16x16xf32>
    %33 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
    %34 = "stablehlo.add"(%31#2, %33) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %35 = "stablehlo.rsqrt"(%34) : (tensor<8xf32>) -> tensor<8xf32>
    %36 = "stablehlo.convert"(%arg3) : (tensor<16x256xbf16>) -> tensor<16x256xf32>
    %37 = "stablehlo.custom_call"(%36) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_softmax", has_side_effect = false, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<16x256xf32>) -> tensor<16x256xf32>
    %38 = "stablehlo.convert"(%37) : (tensor<16x256xf32>) -> tensor<16x256xbf16>
    %39 = "stablehlo.convert"(%arg3) : (tensor<16x256xbf16>) -> tensor<16x256xf32>
    %40 = "stablehlo.convert"(%38) : (tensor<16x256xbf16>) -> tensor<16x256xf32>
    %41 = "stablehlo.custom_call"(%39, %40) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_softmax_gradient", has_side_effect = false, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<16x256xf32>, tensor<16x256xf32>) -> tensor<16x256xf32>
    %42 = "stablehlo.convert"(%41) : (tensor<16x256xf32>) -> tensor<16x256xbf16>
    %43 = "stablehlo.convert"(%arg3) : (tensor<16x256xbf16>) -> tensor<16x256xf32>
    %44:2 = "stablehlo.custom_call"(%43) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_softmax_shifts", has_side_effect = false, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<16x256xf32>) -> (tensor<16xf32>, tensor<16xf32>)
    %45 = "stablehlo.broadcast_in_dim"(%44#0) {broadcast_dimensions = array<i64: 0>} : (tensor<16xf32>) -> tensor<16x256xf32>
    %46 = "stablehlo.subtract"(%43, %45) : (tensor<16x256xf32>, tensor<16x256xf32>) -> tensor<16x256xf32>
    %47 = "stablehlo.broadcast_in_dim"(%44#1) {broadcast_dimensions = array<i64: 0>} : (tensor<16xf32>) -> tensor<16x256xf32>
    %48 = "stablehlo.subtract"(%46, %47) : (tensor<16x256xf32>, tensor<16x256xf32>) -> tensor<16x256xf32>
    %49 = "stablehlo.convert"(%48) : (tensor<16x256xf32>) -> tensor<16x256xbf16>
    "func.return"(%7, %20, %25, %26, %32, %42, %49) : (tensor<2x8x16x16xf32>, tensor<2x8x16x16xf32>, tensor<2x8x16x16xf32>, tensor<8xf32>, tensor<2x8x16x16xf32>, tensor<16x256xbf16>, tensor<16x256xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
