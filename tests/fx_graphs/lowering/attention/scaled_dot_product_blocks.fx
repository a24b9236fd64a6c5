graph g inference
input %0 q: f32[1,4,2048,8]
input %1 k: f32[1,2,4100,8]
input %2 v: f32[1,2,4100,8]
input %3 mask: f32[1,1,1,4100]
input %4 grad: f32[1,4,2048,8]
%5, %6 = aten._scaled_dot_product_flash_attention_for_cpu.default(%0, %1, %2, 0.0, false, attn_mask=%3, scale=none) : f32[1,4,2048,8]; f32[1,4,2048] name=y
%7, %8, %9 = aten._scaled_dot_product_flash_attention_for_cpu_backward.default(%4, %0, %1, %2, %5, %6, 0.0, true, attn_mask=none, scale=none) : f32[1,4,2048,8]; f32[1,2,4100,8]; f32[1,2,4100,8] name=g
return %5, %6, %7, %8, %9
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x4x2048x8xf32>, tensor<1x2x4100x8xf32>, tensor<1x2x4100x8xf32>, tensor<1x1x1x4100xf32>, tensor<1x4x2048x8xf32>) -> (tensor<1x4x2048x8xf32>, tensor<1x4x2048xf32>, tensor<1x4x2048x8xf32>, tensor<1x2x4100x8xf32>, tensor<1x2x4100x8xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x4x2048x8xf32>, %arg1: tensor<1x2x4100x8xf32>, %arg2: tensor<1x2x4100x8xf32>, %arg3: tensor<1x1x1x4100xf32>, %arg4: tensor<1x4x2048x8xf32>):
    %0 = "stablehlo.reshape"(%arg3) : (tensor<1x1x1x4100xf32>) -> tensor<1x1x1x1x4100xf32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<1x4x2048x8xf32>) -> tensor<2x2x2048x8xf32>
    %2 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.reshape"(%arg1) : (tensor<1x2x4100x8xf32>) -> tensor<2x4100x8xf32>
    %4 = "stablehlo.pad"(%3, %2) {edge_padding_high = array<i64: 0, 380, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x4100x8xf32>, tensor<f32>) -> tensor<2x4480x8xf32>
    %5 = "stablehlo.reshape"(%arg2) : (tensor<1x2x4100x8xf32>) -> tensor<2x4100x8xf32>
    %6 = "stablehlo.pad"(%5, %2) {edge_padding_high = array<i64: 0, 380, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x4100x8xf32>, tensor<f32>) -> tensor<2x4480x8xf32>
    %7 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2048x8xf32>
    %9 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2048xf32>
    %10 = "stablehlo.pad"(%0, %2) {edge_padding_high = array<i64: 0, 0, 0, 0, 380>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<1x1x1x1x4100xf32>, tensor<f32>) -> tensor<1x1x1x1x4480xf32>
    %11 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %12:7 = "stablehlo.while"(%11, %8, %9, %1, %4, %6, %10) ({
    ^bb0(%arg82: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg83: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg84: tensor<2x2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg85: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg86: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg87: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg88: tensor<1x1x1x1x4480xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %203 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
      %204 = "stablehlo.compare"(%arg82, %203) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%204) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg51: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg52: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg53: tensor<2x2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg54: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg55: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg56: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg57: tensor<1x1x1x1x4480xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %125 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %126 = "stablehlo.add"(%arg51, %125) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %127 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %128 = "stablehlo.constant"() {value = dense<1024> : tensor<i32>} : () -> tensor<i32>
      %129 = "stablehlo.multiply"(%arg51, %128) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %130 = "stablehlo.dynamic_slice"(%arg54, %127, %127, %129, %127) {slice_sizes = array<i64: 2, 2, 1024, 8>} : (tensor<2x2x2048x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x1024x8xf32>
      %131 = "stablehlo.reshape"(%130) : (tensor<2x2x1024x8xf32>) -> tensor<2x2048x8xf32>
      %132 = "stablehlo.constant"() {value = dense<-3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
      %133 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2048xf32>
      %134 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %135 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2048xf32>
      %136 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2048x8xf32>
      %137 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
      %138:10 = "stablehlo.while"(%127, %137, %133, %135, %136, %arg51, %131, %arg55, %arg56, %arg57) ({
      ^bb0(%arg72: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg73: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg74: tensor<2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg75: tensor<2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg76: tensor<2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg77: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg78: tensor<2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg79: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg80: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg81: tensor<1x1x1x1x4480xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
        %202 = "stablehlo.compare"(%arg72, %arg73) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%202) : (tensor<i1>) -> ()
      }, {
      ^bb0(%arg58: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg59: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg60: tensor<2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg61: tensor<2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg62: tensor<2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg63: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg64: tensor<2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg65: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg66: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg67: tensor<1x1x1x1x4480xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
        %154 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
        %155 = "stablehlo.add"(%arg58, %154) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %156 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
        %157 = "stablehlo.constant"() {value = dense<896> : tensor<i32>} : () -> tensor<i32>
        %158 = "stablehlo.multiply"(%arg58, %157) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %159 = "stablehlo.dynamic_slice"(%arg65, %156, %158, %156) {slice_sizes = array<i64: 2, 896, 8>} : (tensor<2x4480x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x896x8xf32>
        %160 = "stablehlo.multiply"(%arg58, %157) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %161 = "stablehlo.dynamic_slice"(%arg66, %156, %160, %156) {slice_sizes = array<i64: 2, 896, 8>} : (tensor<2x4480x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x896x8xf32>
        %162 = "stablehlo.dot_general"(%arg64, %159) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2048x8xf32>, tensor<2x896x8xf32>) -> tensor<2x2048x896xf32>
        %163 = "stablehlo.constant"() {value = dense<0.353553385> : tensor<f32>} : () -> tensor<f32>
        %164 = "stablehlo.broadcast_in_dim"(%163) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2048x896xf32>
        %165 = "stablehlo.multiply"(%162, %164) : (tensor<2x2048x896xf32>, tensor<2x2048x896xf32>) -> tensor<2x2048x896xf32>
        %166 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
        %167 = "stablehlo.broadcast_in_dim"(%166) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2048x896xf32>
        %168 = "stablehlo.multiply"(%arg58, %157) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %169 = "stablehlo.dynamic_slice"(%arg67, %156, %156, %156, %156, %168) {slice_sizes = array<i64: 1, 1, 1, 1, 896>} : (tensor<1x1x1x1x4480xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1x1x896xf32>
        %170 = "stablehlo.broadcast_in_dim"(%169) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<1x1x1x1x896xf32>) -> tensor<1x2x2x1024x896xf32>
        %171 = "stablehlo.reshape"(%170) : (tensor<1x2x2x1024x896xf32>) -> tensor<2x2048x896xf32>
        %172 = "stablehlo.add"(%165, %171) : (tensor<2x2048x896xf32>, tensor<2x2048x896xf32>) -> tensor<2x2048x896xf32>
        %173 = "stablehlo.multiply"(%arg58, %157) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %174 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<2x2x1024x896xi32>
        %175 = "stablehlo.broadcast_in_dim"(%173) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x2x1024x896xi32>
        %176 = "stablehlo.add"(%174, %175) : (tensor<2x2x1024x896xi32>, tensor<2x2x1024x896xi32>) -> tensor<2x2x1024x896xi32>
        %177 = "stablehlo.reshape"(%176) : (tensor<2x2x1024x896xi32>) -> tensor<2x2048x896xi32>
        %178 = "stablehlo.constant"() {value = dense<4100> : tensor<i32>} : () -> tensor<i32>
        %179 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x2048x896xi32>
        %180 = "stablehlo.compare"(%177, %179) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x2048x896xi32>, tensor<2x2048x896xi32>) -> tensor<2x2048x896xi1>
        %181 = "stablehlo.select"(%180, %172, %167) : (tensor<2x2048x896xi1>, tensor<2x2048x896xf32>, tensor<2x2048x896xf32>) -> tensor<2x2048x896xf32>
        %182 = "stablehlo.constant"() {value = dense<-3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
        %183 = "stablehlo.reduce"(%181, %182) ({
        ^bb0(%arg70: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg71: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
          %201 = "stablehlo.maximum"(%arg70, %arg71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%201) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 2>} : (tensor<2x2048x896xf32>, tensor<f32>) -> tensor<2x2048xf32>
        %184 = "stablehlo.maximum"(%arg60, %183) : (tensor<2x2048xf32>, tensor<2x2048xf32>) -> tensor<2x2048xf32>
        %185 = "stablehlo.broadcast_in_dim"(%184) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2048xf32>) -> tensor<2x2048x896xf32>
        %186 = "stablehlo.subtract"(%181, %185) : (tensor<2x2048x896xf32>, tensor<2x2048x896xf32>) -> tensor<2x2048x896xf32>
        %187 = "stablehlo.exponential"(%186) : (tensor<2x2048x896xf32>) -> tensor<2x2048x896xf32>
        %188 = "stablehlo.subtract"(%arg60, %184) : (tensor<2x2048xf32>, tensor<2x2048xf32>) -> tensor<2x2048xf32>
        %189 = "stablehlo.compare"(%188, %188) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x2048xf32>, tensor<2x2048xf32>) -> tensor<2x2048xi1>
        %190 = "stablehlo.exponential"(%188) : (tensor<2x2048xf32>) -> tensor<2x2048xf32>
        %191 = "stablehlo.select"(%189, %188, %190) : (tensor<2x2048xi1>, tensor<2x2048xf32>, tensor<2x2048xf32>) -> tensor<2x2048xf32>
        %192 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2048xf32>) -> tensor<2x2048x8xf32>
        %193 = "stablehlo.multiply"(%arg62, %192) : (tensor<2x2048x8xf32>, tensor<2x2048x8xf32>) -> tensor<2x2048x8xf32>
        %194 = "stablehlo.multiply"(%arg61, %191) : (tensor<2x2048xf32>, tensor<2x2048xf32>) -> tensor<2x2048xf32>
        %195 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
        %196 = "stablehlo.reduce"(%187, %195) ({
        ^bb0(%arg68: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg69: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
          %200 = "stablehlo.add"(%arg68, %arg69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%200) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 2>} : (tensor<2x2048x896xf32>, tensor<f32>) -> tensor<2x2048xf32>
        %197 = "stablehlo.add"(%194, %196) : (tensor<2x2048xf32>, tensor<2x2048xf32>) -> tensor<2x2048xf32>
        %198 = "stablehlo.dot_general"(%187, %161) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2048x896xf32>, tensor<2x896x8xf32>) -> tensor<2x2048x8xf32>
        %199 = "stablehlo.add"(%193, %198) : (tensor<2x2048x8xf32>, tensor<2x2048x8xf32>) -> tensor<2x2048x8xf32>
        "stablehlo.return"(%155, %arg59, %184, %197, %199, %arg63, %arg64, %arg65, %arg66, %arg67) : (tensor<i32>, tensor<i32>, tensor<2x2048xf32>, tensor<2x2048xf32>, tensor<2x2048x8xf32>, tensor<i32>, tensor<2x2048x8xf32>, tensor<2x4480x8xf32>, tensor<2x4480x8xf32>, tensor<1x1x1x1x4480xf32>) -> ()
      }) {mhlo.frontend_attributes = {torchtpu.steps = "10/2"}} : (tensor<i32>, tensor<i32>, tensor<2x2048xf32>, tensor<2x2048xf32>, tensor<2x2048x8xf32>, tensor<i32>, tensor<2x2048x8xf32>, tensor<2x4480x8xf32>, tensor<2x4480x8xf32>, tensor<1x1x1x1x4480xf32>) -> (tensor<i32>, tensor<i32>, tensor<2x2048xf32>, tensor<2x2048xf32>, tensor<2x2048x8xf32>, tensor<i32>, tensor<2x2048x8xf32>, tensor<2x4480x8xf32>, tensor<2x4480x8xf32>, tensor<1x1x1x1x4480xf32>)
      %139 = "stablehlo.compare"(%138#3, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2048xf32>, tensor<2x2048xf32>) -> tensor<2x2048xi1>
      %140 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %141 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2048xf32>
      %142 = "stablehlo.select"(%139, %141, %138#3) : (tensor<2x2048xi1>, tensor<2x2048xf32>, tensor<2x2048xf32>) -> tensor<2x2048xf32>
      %143 = "stablehlo.log"(%142) : (tensor<2x2048xf32>) -> tensor<2x2048xf32>
      %144 = "stablehlo.add"(%143, %138#2) : (tensor<2x2048xf32>, tensor<2x2048xf32>) -> tensor<2x2048xf32>
      %145 = "stablehlo.select"(%139, %135, %144) : (tensor<2x2048xi1>, tensor<2x2048xf32>, tensor<2x2048xf32>) -> tensor<2x2048xf32>
      %146 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2048xf32>) -> tensor<2x2048x8xf32>
      %147 = "stablehlo.divide"(%138#4, %146) : (tensor<2x2048x8xf32>, tensor<2x2048x8xf32>) -> tensor<2x2048x8xf32>
      %148 = "stablehlo.reshape"(%147) : (tensor<2x2048x8xf32>) -> tensor<2x2x1024x8xf32>
      %149 = "stablehlo.multiply"(%arg51, %128) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %150 = "stablehlo.dynamic_update_slice"(%arg52, %148, %127, %127, %149, %127) : (tensor<2x2x2048x8xf32>, tensor<2x2x1024x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x2048x8xf32>
      %151 = "stablehlo.reshape"(%145) : (tensor<2x2048xf32>) -> tensor<2x2x1024xf32>
      %152 = "stablehlo.multiply"(%arg51, %128) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %153 = "stablehlo.dynamic_update_slice"(%arg53, %151, %127, %127, %152) : (tensor<2x2x2048xf32>, tensor<2x2x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x2048xf32>
      "stablehlo.return"(%126, %150, %153, %arg54, %arg55, %arg56, %arg57) : (tensor<i32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048xf32>, tensor<2x2x2048x8xf32>, tensor<2x4480x8xf32>, tensor<2x4480x8xf32>, tensor<1x1x1x1x4480xf32>) -> ()
    }) : (tensor<i32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048xf32>, tensor<2x2x2048x8xf32>, tensor<2x4480x8xf32>, tensor<2x4480x8xf32>, tensor<1x1x1x1x4480xf32>) -> (tensor<i32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048xf32>, tensor<2x2x2048x8xf32>, tensor<2x4480x8xf32>, tensor<2x4480x8xf32>, tensor<1x1x1x1x4480xf32>)
    %13 = "stablehlo.reshape"(%12#1) : (tensor<2x2x2048x8xf32>) -> tensor<1x4x2048x8xf32>
    %14 = "stablehlo.reshape"(%12#2) : (tensor<2x2x2048xf32>) -> tensor<1x4x2048xf32>
    %15 = "stablehlo.reshape"(%arg0) : (tensor<1x4x2048x8xf32>) -> tensor<2x2x2048x8xf32>
    %16 = "stablehlo.reshape"(%arg4) : (tensor<1x4x2048x8xf32>) -> tensor<2x2x2048x8xf32>
    %17 = "stablehlo.reshape"(%13) : (tensor<1x4x2048x8xf32>) -> tensor<2x2x2048x8xf32>
    %18 = "stablehlo.reshape"(%14) : (tensor<1x4x2048xf32>) -> tensor<2x2x2048xf32>
    %19 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %20 = "stablehlo.reshape"(%arg1) : (tensor<1x2x4100x8xf32>) -> tensor<2x4100x8xf32>
    %21 = "stablehlo.pad"(%20, %2) {edge_padding_high = array<i64: 0, 380, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x4100x8xf32>, tensor<f32>) -> tensor<2x4480x8xf32>
    %22 = "stablehlo.reshape"(%arg2) : (tensor<1x2x4100x8xf32>) -> tensor<2x4100x8xf32>
    %23 = "stablehlo.pad"(%22, %2) {edge_padding_high = array<i64: 0, 380, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x4100x8xf32>, tensor<f32>) -> tensor<2x4480x8xf32>
    %24 = "stablehlo.multiply"(%16, %17) : (tensor<2x2x2048x8xf32>, tensor<2x2x2048x8xf32>) -> tensor<2x2x2048x8xf32>
    %25 = "stablehlo.reduce"(%24, %7) ({
    ^bb0(%arg49: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg50: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default")):
      %124 = "stablehlo.add"(%arg49, %arg50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%124) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x2x2048x8xf32>, tensor<f32>) -> tensor<2x2x2048xf32>
    %26 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4480x8xf32>
    %27:10 = "stablehlo.while"(%11, %8, %26, %26, %15, %16, %18, %25, %21, %23) ({
    ^bb0(%arg39: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg40: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg41: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg42: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg43: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg44: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg45: tensor<2x2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg46: tensor<2x2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg47: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg48: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default")):
      %122 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
      %123 = "stablehlo.compare"(%arg39, %122) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%123) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg5: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg6: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg7: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg8: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg9: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg10: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg11: tensor<2x2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg12: tensor<2x2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg13: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg14: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default")):
      %36 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %37 = "stablehlo.add"(%arg5, %36) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %38 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %39 = "stablehlo.constant"() {value = dense<896> : tensor<i32>} : () -> tensor<i32>
      %40 = "stablehlo.multiply"(%arg5, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %41 = "stablehlo.dynamic_slice"(%arg13, %38, %40, %38) {slice_sizes = array<i64: 2, 896, 8>} : (tensor<2x4480x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x896x8xf32>
      %42 = "stablehlo.multiply"(%arg5, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %43 = "stablehlo.dynamic_slice"(%arg14, %38, %42, %38) {slice_sizes = array<i64: 2, 896, 8>} : (tensor<2x4480x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x896x8xf32>
      %44 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x896x8xf32>
      %46 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
      %47 = "stablehlo.multiply"(%arg5, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %48 = "stablehlo.constant"() {value = dense<1024> : tensor<i32>} : () -> tensor<i32>
      %49 = "stablehlo.divide"(%47, %48) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %50:12 = "stablehlo.while"(%49, %46, %arg6, %45, %45, %arg5, %arg9, %arg10, %arg11, %arg12, %41, %43) ({
      ^bb0(%arg27: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg28: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg29: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg30: tensor<2x896x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg31: tensor<2x896x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg32: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg33: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg34: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg35: tensor<2x2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg36: tensor<2x2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg37: tensor<2x896x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg38: tensor<2x896x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default")):
        %121 = "stablehlo.compare"(%arg27, %arg28) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%121) : (tensor<i1>) -> ()
      }, {
      ^bb0(%arg15: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg16: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg17: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg18: tensor<2x896x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg19: tensor<2x896x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg20: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg21: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg22: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg23: tensor<2x2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg24: tensor<2x2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg25: tensor<2x896x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg26: tensor<2x896x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default")):
        %58 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
        %59 = "stablehlo.add"(%arg15, %58) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %60 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
        %61 = "stablehlo.constant"() {value = dense<1024> : tensor<i32>} : () -> tensor<i32>
        %62 = "stablehlo.multiply"(%arg15, %61) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %63 = "stablehlo.dynamic_slice"(%arg21, %60, %60, %62, %60) {slice_sizes = array<i64: 2, 2, 1024, 8>} : (tensor<2x2x2048x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x1024x8xf32>
        %64 = "stablehlo.reshape"(%63) : (tensor<2x2x1024x8xf32>) -> tensor<2x2048x8xf32>
        %65 = "stablehlo.multiply"(%arg15, %61) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %66 = "stablehlo.dynamic_slice"(%arg22, %60, %60, %65, %60) {slice_sizes = array<i64: 2, 2, 1024, 8>} : (tensor<2x2x2048x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x1024x8xf32>
        %67 = "stablehlo.reshape"(%66) : (tensor<2x2x1024x8xf32>) -> tensor<2x2048x8xf32>
        %68 = "stablehlo.multiply"(%arg15, %61) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %69 = "stablehlo.dynamic_slice"(%arg23, %60, %60, %68) {slice_sizes = array<i64: 2, 2, 1024>} : (tensor<2x2x2048xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x1024xf32>
        %70 = "stablehlo.reshape"(%69) : (tensor<2x2x1024xf32>) -> tensor<2x2048xf32>
        %71 = "stablehlo.multiply"(%arg15, %61) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %72 = "stablehlo.dynamic_slice"(%arg24, %60, %60, %71) {slice_sizes = array<i64: 2, 2, 1024>} : (tensor<2x2x2048xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x1024xf32>
        %73 = "stablehlo.reshape"(%72) : (tensor<2x2x1024xf32>) -> tensor<2x2048xf32>
        %74 = "stablehlo.dot_general"(%64, %arg25) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2048x8xf32>, tensor<2x896x8xf32>) -> tensor<2x2048x896xf32>
        %75 = "stablehlo.constant"() {value = dense<0.353553385> : tensor<f32>} : () -> tensor<f32>
        %76 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2048x896xf32>
        %77 = "stablehlo.multiply"(%74, %76) : (tensor<2x2048x896xf32>, tensor<2x2048x896xf32>) -> tensor<2x2048x896xf32>
        %78 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
        %79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2048x896xf32>
        %80 = "stablehlo.multiply"(%arg15, %61) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %81 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x2x1024x896xi32>
        %82 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x2x1024x896xi32>
        %83 = "stablehlo.add"(%81, %82) : (tensor<2x2x1024x896xi32>, tensor<2x2x1024x896xi32>) -> tensor<2x2x1024x896xi32>
        %84 = "stablehlo.reshape"(%83) : (tensor<2x2x1024x896xi32>) -> tensor<2x2048x896xi32>
        %85 = "stablehlo.constant"() {value = dense<896> : tensor<i32>} : () -> tensor<i32>
        %86 = "stablehlo.multiply"(%arg20, %85) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %87 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<2x2x1024x896xi32>
        %88 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x2x1024x896xi32>
        %89 = "stablehlo.add"(%87, %88) : (tensor<2x2x1024x896xi32>, tensor<2x2x1024x896xi32>) -> tensor<2x2x1024x896xi32>
        %90 = "stablehlo.reshape"(%89) : (tensor<2x2x1024x896xi32>) -> tensor<2x2048x896xi32>
        %91 = "stablehlo.compare"(%84, %90) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x2048x896xi32>, tensor<2x2048x896xi32>) -> tensor<2x2048x896xi1>
        %92 = "stablehlo.select"(%91, %77, %79) : (tensor<2x2048x896xi1>, tensor<2x2048x896xf32>, tensor<2x2048x896xf32>) -> tensor<2x2048x896xf32>
        %93 = "stablehlo.multiply"(%arg20, %85) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %94 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<2x2x1024x896xi32>
        %95 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x2x1024x896xi32>
        %96 = "stablehlo.add"(%94, %95) : (tensor<2x2x1024x896xi32>, tensor<2x2x1024x896xi32>) -> tensor<2x2x1024x896xi32>
        %97 = "stablehlo.reshape"(%96) : (tensor<2x2x1024x896xi32>) -> tensor<2x2048x896xi32>
        %98 = "stablehlo.constant"() {value = dense<4100> : tensor<i32>} : () -> tensor<i32>
        %99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x2048x896xi32>
        %100 = "stablehlo.compare"(%97, %99) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x2048x896xi32>, tensor<2x2048x896xi32>) -> tensor<2x2048x896xi1>
        %101 = "stablehlo.select"(%100, %92, %79) : (tensor<2x2048x896xi1>, tensor<2x2048x896xf32>, tensor<2x2048x896xf32>) -> tensor<2x2048x896xf32>
        %102 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2048xf32>) -> tensor<2x2048x896xf32>
        %103 = "stablehlo.subtract"(%101, %102) : (tensor<2x2048x896xf32>, tensor<2x2048x896xf32>) -> tensor<2x2048x896xf32>
        %104 = "stablehlo.exponential"(%103) : (tensor<2x2048x896xf32>) -> tensor<2x2048x896xf32>
        %105 = "stablehlo.dot_general"(%104, %67) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2048x896xf32>, tensor<2x2048x8xf32>) -> tensor<2x896x8xf32>
        %106 = "stablehlo.add"(%arg19, %105) : (tensor<2x896x8xf32>, tensor<2x896x8xf32>) -> tensor<2x896x8xf32>
        %107 = "stablehlo.dot_general"(%67, %arg26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2048x8xf32>, tensor<2x896x8xf32>) -> tensor<2x2048x896xf32>
        %108 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2048xf32>) -> tensor<2x2048x896xf32>
        %109 = "stablehlo.subtract"(%107, %108) : (tensor<2x2048x896xf32>, tensor<2x2048x896xf32>) -> tensor<2x2048x896xf32>
        %110 = "stablehlo.multiply"(%104, %109) : (tensor<2x2048x896xf32>, tensor<2x2048x896xf32>) -> tensor<2x2048x896xf32>
        %111 = "stablehlo.dot_general"(%110, %64) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2048x896xf32>, tensor<2x2048x8xf32>) -> tensor<2x896x8xf32>
        %112 = "stablehlo.add"(%arg18, %111) : (tensor<2x896x8xf32>, tensor<2x896x8xf32>) -> tensor<2x896x8xf32>
        %113 = "stablehlo.multiply"(%arg15, %61) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %114 = "stablehlo.dynamic_slice"(%arg17, %60, %60, %113, %60) {slice_sizes = array<i64: 2, 2, 1024, 8>} : (tensor<2x2x2048x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x1024x8xf32>
        %115 = "stablehlo.reshape"(%114) : (tensor<2x2x1024x8xf32>) -> tensor<2x2048x8xf32>
        %116 = "stablehlo.dot_general"(%110, %arg25) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2048x896xf32>, tensor<2x896x8xf32>) -> tensor<2x2048x8xf32>
        %117 = "stablehlo.add"(%115, %116) : (tensor<2x2048x8xf32>, tensor<2x2048x8xf32>) -> tensor<2x2048x8xf32>
        %118 = "stablehlo.reshape"(%117) : (tensor<2x2048x8xf32>) -> tensor<2x2x1024x8xf32>
        %119 = "stablehlo.multiply"(%arg15, %61) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %120 = "stablehlo.dynamic_update_slice"(%arg17, %118, %60, %60, %119, %60) : (tensor<2x2x2048x8xf32>, tensor<2x2x1024x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x2048x8xf32>
        "stablehlo.return"(%59, %arg16, %120, %112, %106, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26) : (tensor<i32>, tensor<i32>, tensor<2x2x2048x8xf32>, tensor<2x896x8xf32>, tensor<2x896x8xf32>, tensor<i32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048xf32>, tensor<2x2x2048xf32>, tensor<2x896x8xf32>, tensor<2x896x8xf32>) -> ()
      }) {mhlo.frontend_attributes = {torchtpu.steps = "5/5"}} : (tensor<i32>, tensor<i32>, tensor<2x2x2048x8xf32>, tensor<2x896x8xf32>, tensor<2x896x8xf32>, tensor<i32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048xf32>, tensor<2x2x2048xf32>, tensor<2x896x8xf32>, tensor<2x896x8xf32>) -> (tensor<i32>, tensor<i32>, tensor<2x2x2048x8xf32>, tensor<2x896x8xf32>, tensor<2x896x8xf32>, tensor<i32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048xf32>, tensor<2x2x2048xf32>, tensor<2x896x8xf32>, tensor<2x896x8xf32>)
      %51 = "stablehlo.constant"() {value = dense<0.353553385> : tensor<f32>} : () -> tensor<f32>
      %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x896x8xf32>
      %53 = "stablehlo.multiply"(%50#3, %52) : (tensor<2x896x8xf32>, tensor<2x896x8xf32>) -> tensor<2x896x8xf32>
      %54 = "stablehlo.multiply"(%arg5, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %55 = "stablehlo.dynamic_update_slice"(%arg7, %53, %38, %54, %38) : (tensor<2x4480x8xf32>, tensor<2x896x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4480x8xf32>
      %56 = "stablehlo.multiply"(%arg5, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %57 = "stablehlo.dynamic_update_slice"(%arg8, %50#4, %38, %56, %38) : (tensor<2x4480x8xf32>, tensor<2x896x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4480x8xf32>
      "stablehlo.return"(%37, %50#2, %55, %57, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14) : (tensor<i32>, tensor<2x2x2048x8xf32>, tensor<2x4480x8xf32>, tensor<2x4480x8xf32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048xf32>, tensor<2x2x2048xf32>, tensor<2x4480x8xf32>, tensor<2x4480x8xf32>) -> ()
    }) : (tensor<i32>, tensor<2x2x2048x8xf32>, tensor<2x4480x8xf32>, tensor<2x4480x8xf32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048xf32>, tensor<2x2x2048xf32>, tensor<2x4480x8xf32>, tensor<2x4480x8xf32>) -> (tensor<i32>, tensor<2x2x2048x8xf32>, tensor<2x4480x8xf32>, tensor<2x4480x8xf32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048xf32>, tensor<2x2x2048xf32>, tensor<2x4480x8xf32>, tensor<2x4480x8xf32>)
    %28 = "stablehlo.slice"(%27#2) {limit_indices = array<i64: 2, 4100, 8>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4480x8xf32>) -> tensor<2x4100x8xf32>
    %29 = "stablehlo.slice"(%27#3) {limit_indices = array<i64: 2, 4100, 8>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4480x8xf32>) -> tensor<2x4100x8xf32>
    %30 = "stablehlo.constant"() {value = dense<0.353553385> : tensor<f32>} : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2048x8xf32>
    %32 = "stablehlo.multiply"(%27#1, %31) : (tensor<2x2x2048x8xf32>, tensor<2x2x2048x8xf32>) -> tensor<2x2x2048x8xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<2x2x2048x8xf32>) -> tensor<1x4x2048x8xf32>
    %34 = "stablehlo.reshape"(%28) : (tensor<2x4100x8xf32>) -> tensor<1x2x4100x8xf32>
    %35 = "stablehlo.reshape"(%29) : (tensor<2x4100x8xf32>) -> tensor<1x2x4100x8xf32>
    "func.return"(%13, %14, %33, %34, %35) : (tensor<1x4x2048x8xf32>, tensor<1x4x2048xf32>, tensor<1x4x2048x8xf32>, tensor<1x2x4100x8xf32>, tensor<1x2x4100x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
