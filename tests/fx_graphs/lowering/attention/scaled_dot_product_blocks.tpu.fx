graph g inference
input %0 q: f32[1,1,2048,8]
input %1 k: f32[1,1,16384,8]
input %2 v: f32[1,1,16384,8]
%3, %4 = aten._scaled_dot_product_flash_attention_for_cpu.default(%0, %1, %2, 0.0, true, attn_mask=none, scale=none) : f32[1,1,2048,8]; f32[1,1,2048] name=y
return %3, %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x1x2048x8xf32>, tensor<1x1x16384x8xf32>, tensor<1x1x16384x8xf32>) -> (tensor<1x1x2048x8xf32>, tensor<1x1x2048xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x1x2048x8xf32>, %arg1: tensor<1x1x16384x8xf32>, %arg2: tensor<1x1x16384x8xf32>):
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<1x1x16384x8xf32>) -> tensor<1x16384x8xf32>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<1x1x16384x8xf32>) -> tensor<1x16384x8xf32>
    %3 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x16384x1xf32>
    %5 = "stablehlo.concatenate"(%2, %4) {dimension = 2 : i64} : (tensor<1x16384x8xf32>, tensor<1x16384x1xf32>) -> tensor<1x16384x9xf32>
    %6 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x2048x8xf32>
    %8 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x2048xf32>
    %9 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %10:6 = "stablehlo.while"(%9, %7, %8, %arg0, %1, %5) ({
    ^bb0(%arg29: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg30: tensor<1x1x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg31: tensor<1x1x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg32: tensor<1x1x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg33: tensor<1x16384x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg34: tensor<1x16384x9xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %90 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
      %91 = "stablehlo.compare"(%arg29, %90) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%91) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg3: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg4: tensor<1x1x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg5: tensor<1x1x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg6: tensor<1x1x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg7: tensor<1x16384x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg8: tensor<1x16384x9xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %11 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %12 = "stablehlo.add"(%arg3, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %13 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %14 = "stablehlo.constant"() {value = dense<1024> : tensor<i32>} : () -> tensor<i32>
      %15 = "stablehlo.multiply"(%arg3, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %16 = "stablehlo.dynamic_slice"(%arg6, %13, %13, %15, %13) {slice_sizes = array<i64: 1, 1, 1024, 8>} : (tensor<1x1x2048x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1024x8xf32>
      %17 = "stablehlo.reshape"(%16) : (tensor<1x1x1024x8xf32>) -> tensor<1x1024x8xf32>
      %18 = "stablehlo.constant"() {value = dense<-3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
      %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1024xf32>
      %20 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1024xf32>
      %22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x9x1024xf32>
      %23 = "stablehlo.constant"() {value = dense<16> : tensor<i32>} : () -> tensor<i32>
      %24 = "stablehlo.add"(%arg3, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %25 = "stablehlo.multiply"(%24, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %26 = "stablehlo.constant"() {value = dense<1023> : tensor<i32>} : () -> tensor<i32>
      %27 = "stablehlo.add"(%25, %26) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %28 = "stablehlo.divide"(%27, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %29 = "stablehlo.minimum"(%28, %23) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %30:9 = "stablehlo.while"(%13, %29, %19, %21, %22, %arg3, %17, %arg7, %arg8) ({
      ^bb0(%arg20: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg21: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg22: tensor<1x1024xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg23: tensor<1x1024xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg24: tensor<1x9x1024xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg25: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg26: tensor<1x1024x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg27: tensor<1x16384x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg28: tensor<1x16384x9xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
        %89 = "stablehlo.compare"(%arg20, %arg21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%89) : (tensor<i1>) -> ()
      }, {
      ^bb0(%arg9: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg10: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg11: tensor<1x1024xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg12: tensor<1x1024xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg13: tensor<1x9x1024xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg14: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg15: tensor<1x1024x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg16: tensor<1x16384x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg17: tensor<1x16384x9xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
        %50 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
        %51 = "stablehlo.add"(%arg9, %50) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %52 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
        %53 = "stablehlo.constant"() {value = dense<1024> : tensor<i32>} : () -> tensor<i32>
        %54 = "stablehlo.multiply"(%arg9, %53) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %55 = "stablehlo.dynamic_slice"(%arg16, %52, %54, %52) {slice_sizes = array<i64: 1, 1024, 8>} : (tensor<1x16384x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x8xf32>
        %56 = "stablehlo.multiply"(%arg9, %53) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %57 = "stablehlo.dynamic_slice"(%arg17, %52, %56, %52) {slice_sizes = array<i64: 1, 1024, 9>} : (tensor<1x16384x9xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x9xf32>
        %58 = "stablehlo.dot_general"(%arg15, %55) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x1024x8xf32>, tensor<1x1024x8xf32>) -> tensor<1x1024x1024xf32>
        %59 = "stablehlo.constant"() {value = dense<0.353553385> : tensor<f32>} : () -> tensor<f32>
        %60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1024x1024xf32>
        %61 = "stablehlo.multiply"(%58, %60) : (tensor<1x1024x1024xf32>, tensor<1x1024x1024xf32>) -> tensor<1x1024x1024xf32>
        %62 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
        %63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1024x1024xf32>
        %64 = "stablehlo.multiply"(%arg14, %53) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %65 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x1x1024x1024xi32>
        %66 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1x1024x1024xi32>
        %67 = "stablehlo.add"(%65, %66) : (tensor<1x1x1024x1024xi32>, tensor<1x1x1024x1024xi32>) -> tensor<1x1x1024x1024xi32>
        %68 = "stablehlo.reshape"(%67) : (tensor<1x1x1024x1024xi32>) -> tensor<1x1024x1024xi32>
        %69 = "stablehlo.multiply"(%arg9, %53) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %70 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<1x1x1024x1024xi32>
        %71 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1x1024x1024xi32>
        %72 = "stablehlo.add"(%70, %71) : (tensor<1x1x1024x1024xi32>, tensor<1x1x1024x1024xi32>) -> tensor<1x1x1024x1024xi32>
        %73 = "stablehlo.reshape"(%72) : (tensor<1x1x1024x1024xi32>) -> tensor<1x1024x1024xi32>
        %74 = "stablehlo.compare"(%68, %73) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x1024x1024xi32>, tensor<1x1024x1024xi32>) -> tensor<1x1024x1024xi1>
        %75 = "stablehlo.select"(%74, %61, %63) : (tensor<1x1024x1024xi1>, tensor<1x1024x1024xf32>, tensor<1x1024x1024xf32>) -> tensor<1x1024x1024xf32>
        %76 = "stablehlo.constant"() {value = dense<-3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
        %77 = "stablehlo.reduce"(%75, %76) ({
        ^bb0(%arg18: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg19: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
          %88 = "stablehlo.maximum"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%88) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 2>} : (tensor<1x1024x1024xf32>, tensor<f32>) -> tensor<1x1024xf32>
        %78 = "stablehlo.maximum"(%arg11, %77) : (tensor<1x1024xf32>, tensor<1x1024xf32>) -> tensor<1x1024xf32>
        %79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1024xf32>) -> tensor<1x1024x1024xf32>
        %80 = "stablehlo.subtract"(%75, %79) : (tensor<1x1024x1024xf32>, tensor<1x1024x1024xf32>) -> tensor<1x1024x1024xf32>
        %81 = "stablehlo.exponential"(%80) : (tensor<1x1024x1024xf32>) -> tensor<1x1024x1024xf32>
        %82 = "stablehlo.subtract"(%arg11, %78) : (tensor<1x1024xf32>, tensor<1x1024xf32>) -> tensor<1x1024xf32>
        %83 = "stablehlo.exponential"(%82) : (tensor<1x1024xf32>) -> tensor<1x1024xf32>
        %84 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x1024xf32>) -> tensor<1x9x1024xf32>
        %85 = "stablehlo.multiply"(%arg13, %84) : (tensor<1x9x1024xf32>, tensor<1x9x1024xf32>) -> tensor<1x9x1024xf32>
        %86 = "stablehlo.dot_general"(%57, %81) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x1024x9xf32>, tensor<1x1024x1024xf32>) -> tensor<1x9x1024xf32>
        %87 = "stablehlo.add"(%85, %86) : (tensor<1x9x1024xf32>, tensor<1x9x1024xf32>) -> tensor<1x9x1024xf32>
        "stablehlo.return"(%51, %arg10, %78, %arg12, %87, %arg14, %arg15, %arg16, %arg17) : (tensor<i32>, tensor<i32>, tensor<1x1024xf32>, tensor<1x1024xf32>, tensor<1x9x1024xf32>, tensor<i32>, tensor<1x1024x8xf32>, tensor<1x16384x8xf32>, tensor<1x16384x9xf32>) -> ()
      }) {mhlo.frontend_attributes = {torchtpu.steps = "3/2"}} : (tensor<i32>, tensor<i32>, tensor<1x1024xf32>, tensor<1x1024xf32>, tensor<1x9x1024xf32>, tensor<i32>, tensor<1x1024x8xf32>, tensor<1x16384x8xf32>, tensor<1x16384x9xf32>) -> (tensor<i32>, tensor<i32>, tensor<1x1024xf32>, tensor<1x1024xf32>, tensor<1x9x1024xf32>, tensor<i32>, tensor<1x1024x8xf32>, tensor<1x16384x8xf32>, tensor<1x16384x9xf32>)
      %31 = "stablehlo.slice"(%30#4) {limit_indices = array<i64: 1, 9, 1024>, start_indices = array<i64: 0, 8, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x9x1024xf32>) -> tensor<1x1x1024xf32>
      %32 = "stablehlo.reshape"(%31) : (tensor<1x1x1024xf32>) -> tensor<1x1024xf32>
      %33 = "stablehlo.compare"(%32, %21) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1024xf32>, tensor<1x1024xf32>) -> tensor<1x1024xi1>
      %34 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1024xf32>
      %36 = "stablehlo.select"(%33, %35, %32) : (tensor<1x1024xi1>, tensor<1x1024xf32>, tensor<1x1024xf32>) -> tensor<1x1024xf32>
      %37 = "stablehlo.log"(%36) : (tensor<1x1024xf32>) -> tensor<1x1024xf32>
      %38 = "stablehlo.add"(%37, %30#2) : (tensor<1x1024xf32>, tensor<1x1024xf32>) -> tensor<1x1024xf32>
      %39 = "stablehlo.select"(%33, %21, %38) : (tensor<1x1024xi1>, tensor<1x1024xf32>, tensor<1x1024xf32>) -> tensor<1x1024xf32>
      %40 = "stablehlo.slice"(%30#4) {limit_indices = array<i64: 1, 8, 1024>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x9x1024xf32>) -> tensor<1x8x1024xf32>
      %41 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x1024xf32>) -> tensor<1x8x1024xf32>
      %42 = "stablehlo.divide"(%40, %41) : (tensor<1x8x1024xf32>, tensor<1x8x1024xf32>) -> tensor<1x8x1024xf32>
      %43 = "stablehlo.transpose"(%42) {permutation = array<i64: 0, 2, 1>} : (tensor<1x8x1024xf32>) -> tensor<1x1024x8xf32>
      %44 = "stablehlo.reshape"(%43) : (tensor<1x1024x8xf32>) -> tensor<1x1x1024x8xf32>
      %45 = "stablehlo.multiply"(%arg3, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %46 = "stablehlo.dynamic_update_slice"(%arg4, %44, %13, %13, %45, %13) : (tensor<1x1x2048x8xf32>, tensor<1x1x1024x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2048x8xf32>
      %47 = "stablehlo.reshape"(%39) : (tensor<1x1024xf32>) -> tensor<1x1x1024xf32>
      %48 = "stablehlo.multiply"(%arg3, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %49 = "stablehlo.dynamic_update_slice"(%arg5, %47, %13, %13, %48) : (tensor<1x1x2048xf32>, tensor<1x1x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2048xf32>
      "stablehlo.return"(%12, %46, %49, %arg6, %arg7, %arg8) : (tensor<i32>, tensor<1x1x2048x8xf32>, tensor<1x1x2048xf32>, tensor<1x1x2048x8xf32>, tensor<1x16384x8xf32>, tensor<1x16384x9xf32>) -> ()
    }) : (tensor<i32>, tensor<1x1x2048x8xf32>, tensor<1x1x2048xf32>, tensor<1x1x2048x8xf32>, tensor<1x16384x8xf32>, tensor<1x16384x9xf32>) -> (tensor<i32>, tensor<1x1x2048x8xf32>, tensor<1x1x2048xf32>, tensor<1x1x2048x8xf32>, tensor<1x16384x8xf32>, tensor<1x16384x9xf32>)
    "func.return"(%10#1, %10#2) : (tensor<1x1x2048x8xf32>, tensor<1x1x2048xf32>) -> ()
  }) : () -> ()
}) : () -> ()
