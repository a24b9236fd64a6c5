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
    %6 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x2048x8xf32>
    %7 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1x2048xf32>
    %8 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %9:6 = "stablehlo.while"(%8, %6, %7, %arg0, %1, %5) ({
    ^bb0(%arg29: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg30: tensor<1x1x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg31: tensor<1x1x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg32: tensor<1x1x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg33: tensor<1x16384x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg34: tensor<1x16384x9xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %89 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
      %90 = "stablehlo.compare"(%arg29, %89) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%90) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg3: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg4: tensor<1x1x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg5: tensor<1x1x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg6: tensor<1x1x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg7: tensor<1x16384x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg8: tensor<1x16384x9xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %10 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %11 = "stablehlo.add"(%arg3, %10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %12 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %13 = "stablehlo.constant"() {value = dense<1024> : tensor<i32>} : () -> tensor<i32>
      %14 = "stablehlo.multiply"(%arg3, %13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %15 = "stablehlo.dynamic_slice"(%arg6, %12, %12, %14, %12) {slice_sizes = array<i64: 1, 1, 1024, 8>} : (tensor<1x1x2048x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1024x8xf32>
      %16 = "stablehlo.reshape"(%15) : (tensor<1x1x1024x8xf32>) -> tensor<1x1024x8xf32>
      %17 = "stablehlo.constant"() {value = dense<-3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
      %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1024xf32>
      %19 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1024xf32>
      %21 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x9x1024xf32>
      %22 = "stablehlo.constant"() {value = dense<16> : tensor<i32>} : () -> tensor<i32>
      %23 = "stablehlo.add"(%arg3, %10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %24 = "stablehlo.multiply"(%23, %13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %25 = "stablehlo.constant"() {value = dense<1023> : tensor<i32>} : () -> tensor<i32>
      %26 = "stablehlo.add"(%24, %25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %27 = "stablehlo.divide"(%26, %13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %28 = "stablehlo.minimum"(%27, %22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %29:9 = "stablehlo.while"(%12, %28, %18, %20, %21, %arg3, %16, %arg7, %arg8) ({
      ^bb0(%arg20: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg21: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg22: tensor<1x1024xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg23: tensor<1x1024xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg24: tensor<1x9x1024xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg25: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg26: tensor<1x1024x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg27: tensor<1x16384x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg28: tensor<1x16384x9xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
        %88 = "stablehlo.compare"(%arg20, %arg21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%88) : (tensor<i1>) -> ()
      }, {
      ^bb0(%arg9: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg10: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg11: tensor<1x1024xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg12: tensor<1x1024xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg13: tensor<1x9x1024xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg14: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg15: tensor<1x1024x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg16: tensor<1x16384x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg17: tensor<1x16384x9xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
        %49 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
        %50 = "stablehlo.add"(%arg9, %49) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %51 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
        %52 = "stablehlo.constant"() {value = dense<1024> : tensor<i32>} : () -> tensor<i32>
        %53 = "stablehlo.multiply"(%arg9, %52) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %54 = "stablehlo.dynamic_slice"(%arg16, %51, %53, %51) {slice_sizes = array<i64: 1, 1024, 8>} : (tensor<1x16384x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x8xf32>
        %55 = "stablehlo.multiply"(%arg9, %52) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %56 = "stablehlo.dynamic_slice"(%arg17, %51, %55, %51) {slice_sizes = array<i64: 1, 1024, 9>} : (tensor<1x16384x9xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1024x9xf32>
        %57 = "stablehlo.dot_general"(%arg15, %54) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x1024x8xf32>, tensor<1x1024x8xf32>) -> tensor<1x1024x1024xf32>
        %58 = "stablehlo.constant"() {value = dense<0.353553385> : tensor<f32>} : () -> tensor<f32>
        %59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1024x1024xf32>
        %60 = "stablehlo.multiply"(%57, %59) : (tensor<1x1024x1024xf32>, tensor<1x1024x1024xf32>) -> tensor<1x1024x1024xf32>
        %61 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
        %62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1024x1024xf32>
        %63 = "stablehlo.multiply"(%arg14, %52) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %64 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x1x1024x1024xi32>
        %65 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1x1024x1024xi32>
        %66 = "stablehlo.add"(%64, %65) : (tensor<1x1x1024x1024xi32>, tensor<1x1x1024x1024xi32>) -> tensor<1x1x1024x1024xi32>
        %67 = "stablehlo.reshape"(%66) : (tensor<1x1x1024x1024xi32>) -> tensor<1x1024x1024xi32>
        %68 = "stablehlo.multiply"(%arg9, %52) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %69 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<1x1x1024x1024xi32>
        %70 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1x1024x1024xi32>
        %71 = "stablehlo.add"(%69, %70) : (tensor<1x1x1024x1024xi32>, tensor<1x1x1024x1024xi32>) -> tensor<1x1x1024x1024xi32>
        %72 = "stablehlo.reshape"(%71) : (tensor<1x1x1024x1024xi32>) -> tensor<1x1024x1024xi32>
        %73 = "stablehlo.compare"(%67, %72) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x1024x1024xi32>, tensor<1x1024x1024xi32>) -> tensor<1x1024x1024xi1>
        %74 = "stablehlo.select"(%73, %60, %62) : (tensor<1x1024x1024xi1>, tensor<1x1024x1024xf32>, tensor<1x1024x1024xf32>) -> tensor<1x1024x1024xf32>
        %75 = "stablehlo.constant"() {value = dense<-3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
        %76 = "stablehlo.reduce"(%74, %75) ({
        ^bb0(%arg18: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg19: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
          %87 = "stablehlo.maximum"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%87) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 2>} : (tensor<1x1024x1024xf32>, tensor<f32>) -> tensor<1x1024xf32>
        %77 = "stablehlo.maximum"(%arg11, %76) : (tensor<1x1024xf32>, tensor<1x1024xf32>) -> tensor<1x1024xf32>
        %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1024xf32>) -> tensor<1x1024x1024xf32>
        %79 = "stablehlo.subtract"(%74, %78) : (tensor<1x1024x1024xf32>, tensor<1x1024x1024xf32>) -> tensor<1x1024x1024xf32>
        %80 = "stablehlo.exponential"(%79) : (tensor<1x1024x1024xf32>) -> tensor<1x1024x1024xf32>
        %81 = "stablehlo.subtract"(%arg11, %77) : (tensor<1x1024xf32>, tensor<1x1024xf32>) -> tensor<1x1024xf32>
        %82 = "stablehlo.exponential"(%81) : (tensor<1x1024xf32>) -> tensor<1x1024xf32>
        %83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x1024xf32>) -> tensor<1x9x1024xf32>
        %84 = "stablehlo.multiply"(%arg13, %83) : (tensor<1x9x1024xf32>, tensor<1x9x1024xf32>) -> tensor<1x9x1024xf32>
        %85 = "stablehlo.dot_general"(%56, %80) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x1024x9xf32>, tensor<1x1024x1024xf32>) -> tensor<1x9x1024xf32>
        %86 = "stablehlo.add"(%84, %85) : (tensor<1x9x1024xf32>, tensor<1x9x1024xf32>) -> tensor<1x9x1024xf32>
        "stablehlo.return"(%50, %arg10, %77, %arg12, %86, %arg14, %arg15, %arg16, %arg17) : (tensor<i32>, tensor<i32>, tensor<1x1024xf32>, tensor<1x1024xf32>, tensor<1x9x1024xf32>, tensor<i32>, tensor<1x1024x8xf32>, tensor<1x16384x8xf32>, tensor<1x16384x9xf32>) -> ()
      }) : (tensor<i32>, tensor<i32>, tensor<1x1024xf32>, tensor<1x1024xf32>, tensor<1x9x1024xf32>, tensor<i32>, tensor<1x1024x8xf32>, tensor<1x16384x8xf32>, tensor<1x16384x9xf32>) -> (tensor<i32>, tensor<i32>, tensor<1x1024xf32>, tensor<1x1024xf32>, tensor<1x9x1024xf32>, tensor<i32>, tensor<1x1024x8xf32>, tensor<1x16384x8xf32>, tensor<1x16384x9xf32>)
      %30 = "stablehlo.slice"(%29#4) {limit_indices = array<i64: 1, 9, 1024>, start_indices = array<i64: 0, 8, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x9x1024xf32>) -> tensor<1x1x1024xf32>
      %31 = "stablehlo.reshape"(%30) : (tensor<1x1x1024xf32>) -> tensor<1x1024xf32>
      %32 = "stablehlo.compare"(%31, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x1024xf32>, tensor<1x1024xf32>) -> tensor<1x1024xi1>
      %33 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1024xf32>
      %35 = "stablehlo.select"(%32, %34, %31) : (tensor<1x1024xi1>, tensor<1x1024xf32>, tensor<1x1024xf32>) -> tensor<1x1024xf32>
      %36 = "stablehlo.log"(%35) : (tensor<1x1024xf32>) -> tensor<1x1024xf32>
      %37 = "stablehlo.add"(%36, %29#2) : (tensor<1x1024xf32>, tensor<1x1024xf32>) -> tensor<1x1024xf32>
      %38 = "stablehlo.select"(%32, %20, %37) : (tensor<1x1024xi1>, tensor<1x1024xf32>, tensor<1x1024xf32>) -> tensor<1x1024xf32>
      %39 = "stablehlo.slice"(%29#4) {limit_indices = array<i64: 1, 8, 1024>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x9x1024xf32>) -> tensor<1x8x1024xf32>
      %40 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x1024xf32>) -> tensor<1x8x1024xf32>
      %41 = "stablehlo.divide"(%39, %40) : (tensor<1x8x1024xf32>, tensor<1x8x1024xf32>) -> tensor<1x8x1024xf32>
      %42 = "stablehlo.transpose"(%41) {permutation = array<i64: 0, 2, 1>} : (tensor<1x8x1024xf32>) -> tensor<1x1024x8xf32>
      %43 = "stablehlo.reshape"(%42) : (tensor<1x1024x8xf32>) -> tensor<1x1x1024x8xf32>
      %44 = "stablehlo.multiply"(%arg3, %13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %45 = "stablehlo.dynamic_update_slice"(%arg4, %43, %12, %12, %44, %12) : (tensor<1x1x2048x8xf32>, tensor<1x1x1024x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2048x8xf32>
      %46 = "stablehlo.reshape"(%38) : (tensor<1x1024xf32>) -> tensor<1x1x1024xf32>
      %47 = "stablehlo.multiply"(%arg3, %13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %48 = "stablehlo.dynamic_update_slice"(%arg5, %46, %12, %12, %47) : (tensor<1x1x2048xf32>, tensor<1x1x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x2048xf32>
      "stablehlo.return"(%11, %45, %48, %arg6, %arg7, %arg8) : (tensor<i32>, tensor<1x1x2048x8xf32>, tensor<1x1x2048xf32>, tensor<1x1x2048x8xf32>, tensor<1x16384x8xf32>, tensor<1x16384x9xf32>) -> ()
    }) : (tensor<i32>, tensor<1x1x2048x8xf32>, tensor<1x1x2048xf32>, tensor<1x1x2048x8xf32>, tensor<1x16384x8xf32>, tensor<1x16384x9xf32>) -> (tensor<i32>, tensor<1x1x2048x8xf32>, tensor<1x1x2048xf32>, tensor<1x1x2048x8xf32>, tensor<1x16384x8xf32>, tensor<1x16384x9xf32>)
    "func.return"(%9#1, %9#2) : (tensor<1x1x2048x8xf32>, tensor<1x1x2048xf32>) -> ()
  }) : () -> ()
}) : () -> ()
