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
    %7 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2048x8xf32>
    %8 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2048xf32>
    %9 = "stablehlo.pad"(%0, %2) {edge_padding_high = array<i64: 0, 0, 0, 0, 380>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<1x1x1x1x4100xf32>, tensor<f32>) -> tensor<1x1x1x1x4480xf32>
    %10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %11:7 = "stablehlo.while"(%10, %7, %8, %1, %4, %6, %9) ({
    ^bb0(%arg82: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg83: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg84: tensor<2x2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg85: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg86: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg87: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg88: tensor<1x1x1x1x4480xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %201 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
      %202 = "stablehlo.compare"(%arg82, %201) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%202) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg51: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg52: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg53: tensor<2x2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg54: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg55: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg56: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg57: tensor<1x1x1x1x4480xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
      %123 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %124 = "stablehlo.add"(%arg51, %123) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %125 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %126 = "stablehlo.constant"() {value = dense<1024> : tensor<i32>} : () -> tensor<i32>
      %127 = "stablehlo.multiply"(%arg51, %126) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %128 = "stablehlo.dynamic_slice"(%arg54, %125, %125, %127, %125) {slice_sizes = array<i64: 2, 2, 1024, 8>} : (tensor<2x2x2048x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x1024x8xf32>
      %129 = "stablehlo.reshape"(%128) : (tensor<2x2x1024x8xf32>) -> tensor<2x2048x8xf32>
      %130 = "stablehlo.constant"() {value = dense<-3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
      %131 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2048xf32>
      %132 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %133 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2048xf32>
      %134 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2048x8xf32>
      %135 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
      %136:10 = "stablehlo.while"(%125, %135, %131, %133, %134, %arg51, %129, %arg55, %arg56, %arg57) ({
      ^bb0(%arg72: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg73: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg74: tensor<2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg75: tensor<2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg76: tensor<2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg77: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg78: tensor<2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg79: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg80: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg81: tensor<1x1x1x1x4480xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
        %200 = "stablehlo.compare"(%arg72, %arg73) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%200) : (tensor<i1>) -> ()
      }, {
      ^bb0(%arg58: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg59: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg60: tensor<2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg61: tensor<2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg62: tensor<2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg63: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg64: tensor<2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg65: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg66: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg67: tensor<1x1x1x1x4480xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
        %152 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
        %153 = "stablehlo.add"(%arg58, %152) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %154 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
        %155 = "stablehlo.constant"() {value = dense<896> : tensor<i32>} : () -> tensor<i32>
        %156 = "stablehlo.multiply"(%arg58, %155) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %157 = "stablehlo.dynamic_slice"(%arg65, %154, %156, %154) {slice_sizes = array<i64: 2, 896, 8>} : (tensor<2x4480x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x896x8xf32>
        %158 = "stablehlo.multiply"(%arg58, %155) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %159 = "stablehlo.dynamic_slice"(%arg66, %154, %158, %154) {slice_sizes = array<i64: 2, 896, 8>} : (tensor<2x4480x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x896x8xf32>
        %160 = "stablehlo.dot_general"(%arg64, %157) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2048x8xf32>, tensor<2x896x8xf32>) -> tensor<2x2048x896xf32>
        %161 = "stablehlo.constant"() {value = dense<0.353553385> : tensor<f32>} : () -> tensor<f32>
        %162 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2048x896xf32>
        %163 = "stablehlo.multiply"(%160, %162) : (tensor<2x2048x896xf32>, tensor<2x2048x896xf32>) -> tensor<2x2048x896xf32>
        %164 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
        %165 = "stablehlo.broadcast_in_dim"(%164) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2048x896xf32>
        %166 = "stablehlo.multiply"(%arg58, %155) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %167 = "stablehlo.dynamic_slice"(%arg67, %154, %154, %154, %154, %166) {slice_sizes = array<i64: 1, 1, 1, 1, 896>} : (tensor<1x1x1x1x4480xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1x1x896xf32>
        %168 = "stablehlo.broadcast_in_dim"(%167) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<1x1x1x1x896xf32>) -> tensor<1x2x2x1024x896xf32>
        %169 = "stablehlo.reshape"(%168) : (tensor<1x2x2x1024x896xf32>) -> tensor<2x2048x896xf32>
        %170 = "stablehlo.add"(%163, %169) : (tensor<2x2048x896xf32>, tensor<2x2048x896xf32>) -> tensor<2x2048x896xf32>
        %171 = "stablehlo.multiply"(%arg58, %155) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %172 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<2x2x1024x896xi32>
        %173 = "stablehlo.broadcast_in_dim"(%171) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x2x1024x896xi32>
        %174 = "stablehlo.add"(%172, %173) : (tensor<2x2x1024x896xi32>, tensor<2x2x1024x896xi32>) -> tensor<2x2x1024x896xi32>
        %175 = "stablehlo.reshape"(%174) : (tensor<2x2x1024x896xi32>) -> tensor<2x2048x896xi32>
        %176 = "stablehlo.constant"() {value = dense<4100> : tensor<i32>} : () -> tensor<i32>
        %177 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x2048x896xi32>
        %178 = "stablehlo.compare"(%175, %177) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x2048x896xi32>, tensor<2x2048x896xi32>) -> tensor<2x2048x896xi1>
        %179 = "stablehlo.select"(%178, %170, %165) : (tensor<2x2048x896xi1>, tensor<2x2048x896xf32>, tensor<2x2048x896xf32>) -> tensor<2x2048x896xf32>
        %180 = "stablehlo.constant"() {value = dense<-3.40282347E+38> : tensor<f32>} : () -> tensor<f32>
        %181 = "stablehlo.reduce"(%179, %180) ({
        ^bb0(%arg70: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg71: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
          %199 = "stablehlo.maximum"(%arg70, %arg71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%199) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 2>} : (tensor<2x2048x896xf32>, tensor<f32>) -> tensor<2x2048xf32>
        %182 = "stablehlo.maximum"(%arg60, %181) : (tensor<2x2048xf32>, tensor<2x2048xf32>) -> tensor<2x2048xf32>
        %183 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2048xf32>) -> tensor<2x2048x896xf32>
        %184 = "stablehlo.subtract"(%179, %183) : (tensor<2x2048x896xf32>, tensor<2x2048x896xf32>) -> tensor<2x2048x896xf32>
        %185 = "stablehlo.exponential"(%184) : (tensor<2x2048x896xf32>) -> tensor<2x2048x896xf32>
        %186 = "stablehlo.subtract"(%arg60, %182) : (tensor<2x2048xf32>, tensor<2x2048xf32>) -> tensor<2x2048xf32>
        %187 = "stablehlo.compare"(%186, %186) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x2048xf32>, tensor<2x2048xf32>) -> tensor<2x2048xi1>
        %188 = "stablehlo.exponential"(%186) : (tensor<2x2048xf32>) -> tensor<2x2048xf32>
        %189 = "stablehlo.select"(%187, %186, %188) : (tensor<2x2048xi1>, tensor<2x2048xf32>, tensor<2x2048xf32>) -> tensor<2x2048xf32>
        %190 = "stablehlo.broadcast_in_dim"(%189) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2048xf32>) -> tensor<2x2048x8xf32>
        %191 = "stablehlo.multiply"(%arg62, %190) : (tensor<2x2048x8xf32>, tensor<2x2048x8xf32>) -> tensor<2x2048x8xf32>
        %192 = "stablehlo.multiply"(%arg61, %189) : (tensor<2x2048xf32>, tensor<2x2048xf32>) -> tensor<2x2048xf32>
        %193 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
        %194 = "stablehlo.reduce"(%185, %193) ({
        ^bb0(%arg68: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default"), %arg69: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu.default")):
          %198 = "stablehlo.add"(%arg68, %arg69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%198) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 2>} : (tensor<2x2048x896xf32>, tensor<f32>) -> tensor<2x2048xf32>
        %195 = "stablehlo.add"(%192, %194) : (tensor<2x2048xf32>, tensor<2x2048xf32>) -> tensor<2x2048xf32>
        %196 = "stablehlo.dot_general"(%185, %159) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2048x896xf32>, tensor<2x896x8xf32>) -> tensor<2x2048x8xf32>
        %197 = "stablehlo.add"(%191, %196) : (tensor<2x2048x8xf32>, tensor<2x2048x8xf32>) -> tensor<2x2048x8xf32>
        "stablehlo.return"(%153, %arg59, %182, %195, %197, %arg63, %arg64, %arg65, %arg66, %arg67) : (tensor<i32>, tensor<i32>, tensor<2x2048xf32>, tensor<2x2048xf32>, tensor<2x2048x8xf32>, tensor<i32>, tensor<2x2048x8xf32>, tensor<2x4480x8xf32>, tensor<2x4480x8xf32>, tensor<1x1x1x1x4480xf32>) -> ()
      }) : (tensor<i32>, tensor<i32>, tensor<2x2048xf32>, tensor<2x2048xf32>, tensor<2x2048x8xf32>, tensor<i32>, tensor<2x2048x8xf32>, tensor<2x4480x8xf32>, tensor<2x4480x8xf32>, tensor<1x1x1x1x4480xf32>) -> (tensor<i32>, tensor<i32>, tensor<2x2048xf32>, tensor<2x2048xf32>, tensor<2x2048x8xf32>, tensor<i32>, tensor<2x2048x8xf32>, tensor<2x4480x8xf32>, tensor<2x4480x8xf32>, tensor<1x1x1x1x4480xf32>)
      %137 = "stablehlo.compare"(%136#3, %133) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2048xf32>, tensor<2x2048xf32>) -> tensor<2x2048xi1>
      %138 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %139 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2048xf32>
      %140 = "stablehlo.select"(%137, %139, %136#3) : (tensor<2x2048xi1>, tensor<2x2048xf32>, tensor<2x2048xf32>) -> tensor<2x2048xf32>
      %141 = "stablehlo.log"(%140) : (tensor<2x2048xf32>) -> tensor<2x2048xf32>
      %142 = "stablehlo.add"(%141, %136#2) : (tensor<2x2048xf32>, tensor<2x2048xf32>) -> tensor<2x2048xf32>
      %143 = "stablehlo.select"(%137, %133, %142) : (tensor<2x2048xi1>, tensor<2x2048xf32>, tensor<2x2048xf32>) -> tensor<2x2048xf32>
      %144 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2048xf32>) -> tensor<2x2048x8xf32>
      %145 = "stablehlo.divide"(%136#4, %144) : (tensor<2x2048x8xf32>, tensor<2x2048x8xf32>) -> tensor<2x2048x8xf32>
      %146 = "stablehlo.reshape"(%145) : (tensor<2x2048x8xf32>) -> tensor<2x2x1024x8xf32>
      %147 = "stablehlo.multiply"(%arg51, %126) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %148 = "stablehlo.dynamic_update_slice"(%arg52, %146, %125, %125, %147, %125) : (tensor<2x2x2048x8xf32>, tensor<2x2x1024x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x2048x8xf32>
      %149 = "stablehlo.reshape"(%143) : (tensor<2x2048xf32>) -> tensor<2x2x1024xf32>
      %150 = "stablehlo.multiply"(%arg51, %126) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %151 = "stablehlo.dynamic_update_slice"(%arg53, %149, %125, %125, %150) : (tensor<2x2x2048xf32>, tensor<2x2x1024xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x2048xf32>
      "stablehlo.return"(%124, %148, %151, %arg54, %arg55, %arg56, %arg57) : (tensor<i32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048xf32>, tensor<2x2x2048x8xf32>, tensor<2x4480x8xf32>, tensor<2x4480x8xf32>, tensor<1x1x1x1x4480xf32>) -> ()
    }) : (tensor<i32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048xf32>, tensor<2x2x2048x8xf32>, tensor<2x4480x8xf32>, tensor<2x4480x8xf32>, tensor<1x1x1x1x4480xf32>) -> (tensor<i32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048xf32>, tensor<2x2x2048x8xf32>, tensor<2x4480x8xf32>, tensor<2x4480x8xf32>, tensor<1x1x1x1x4480xf32>)
    %12 = "stablehlo.reshape"(%11#1) : (tensor<2x2x2048x8xf32>) -> tensor<1x4x2048x8xf32>
    %13 = "stablehlo.reshape"(%11#2) : (tensor<2x2x2048xf32>) -> tensor<1x4x2048xf32>
    %14 = "stablehlo.reshape"(%arg0) : (tensor<1x4x2048x8xf32>) -> tensor<2x2x2048x8xf32>
    %15 = "stablehlo.reshape"(%arg4) : (tensor<1x4x2048x8xf32>) -> tensor<2x2x2048x8xf32>
    %16 = "stablehlo.reshape"(%12) : (tensor<1x4x2048x8xf32>) -> tensor<2x2x2048x8xf32>
    %17 = "stablehlo.reshape"(%13) : (tensor<1x4x2048xf32>) -> tensor<2x2x2048xf32>
    %18 = "stablehlo.reshape"(%arg1) : (tensor<1x2x4100x8xf32>) -> tensor<2x4100x8xf32>
    %19 = "stablehlo.pad"(%18, %2) {edge_padding_high = array<i64: 0, 380, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x4100x8xf32>, tensor<f32>) -> tensor<2x4480x8xf32>
    %20 = "stablehlo.reshape"(%arg2) : (tensor<1x2x4100x8xf32>) -> tensor<2x4100x8xf32>
    %21 = "stablehlo.pad"(%20, %2) {edge_padding_high = array<i64: 0, 380, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<2x4100x8xf32>, tensor<f32>) -> tensor<2x4480x8xf32>
    %22 = "stablehlo.multiply"(%15, %16) : (tensor<2x2x2048x8xf32>, tensor<2x2x2048x8xf32>) -> tensor<2x2x2048x8xf32>
    %23 = "stablehlo.reduce"(%22, %2) ({
    ^bb0(%arg49: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg50: tensor<f32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default")):
      %122 = "stablehlo.add"(%arg49, %arg50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%122) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x2x2048x8xf32>, tensor<f32>) -> tensor<2x2x2048xf32>
    %24 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4480x8xf32>
    %25:10 = "stablehlo.while"(%10, %7, %24, %24, %14, %15, %17, %23, %19, %21) ({
    ^bb0(%arg39: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg40: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg41: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg42: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg43: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg44: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg45: tensor<2x2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg46: tensor<2x2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg47: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg48: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default")):
      %120 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
      %121 = "stablehlo.compare"(%arg39, %120) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%121) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg5: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg6: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg7: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg8: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg9: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg10: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg11: tensor<2x2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg12: tensor<2x2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg13: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg14: tensor<2x4480x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default")):
      %34 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %35 = "stablehlo.add"(%arg5, %34) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %36 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %37 = "stablehlo.constant"() {value = dense<896> : tensor<i32>} : () -> tensor<i32>
      %38 = "stablehlo.multiply"(%arg5, %37) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %39 = "stablehlo.dynamic_slice"(%arg13, %36, %38, %36) {slice_sizes = array<i64: 2, 896, 8>} : (tensor<2x4480x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x896x8xf32>
      %40 = "stablehlo.multiply"(%arg5, %37) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %41 = "stablehlo.dynamic_slice"(%arg14, %36, %40, %36) {slice_sizes = array<i64: 2, 896, 8>} : (tensor<2x4480x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x896x8xf32>
      %42 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x896x8xf32>
      %44 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
      %45 = "stablehlo.multiply"(%arg5, %37) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %46 = "stablehlo.constant"() {value = dense<1024> : tensor<i32>} : () -> tensor<i32>
      %47 = "stablehlo.divide"(%45, %46) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %48:12 = "stablehlo.while"(%47, %44, %arg6, %43, %43, %arg5, %arg9, %arg10, %arg11, %arg12, %39, %41) ({
      ^bb0(%arg27: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg28: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg29: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg30: tensor<2x896x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg31: tensor<2x896x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg32: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg33: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg34: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg35: tensor<2x2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg36: tensor<2x2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg37: tensor<2x896x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg38: tensor<2x896x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default")):
        %119 = "stablehlo.compare"(%arg27, %arg28) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%119) : (tensor<i1>) -> ()
      }, {
      ^bb0(%arg15: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg16: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg17: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg18: tensor<2x896x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg19: tensor<2x896x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg20: tensor<i32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg21: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg22: tensor<2x2x2048x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg23: tensor<2x2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg24: tensor<2x2x2048xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg25: tensor<2x896x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default"), %arg26: tensor<2x896x8xf32> loc("aten._scaled_dot_product_flash_attention_for_cpu_backward.default")):
        %56 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
        %57 = "stablehlo.add"(%arg15, %56) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %58 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
        %59 = "stablehlo.constant"() {value = dense<1024> : tensor<i32>} : () -> tensor<i32>
        %60 = "stablehlo.multiply"(%arg15, %59) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %61 = "stablehlo.dynamic_slice"(%arg21, %58, %58, %60, %58) {slice_sizes = array<i64: 2, 2, 1024, 8>} : (tensor<2x2x2048x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x1024x8xf32>
        %62 = "stablehlo.reshape"(%61) : (tensor<2x2x1024x8xf32>) -> tensor<2x2048x8xf32>
        %63 = "stablehlo.multiply"(%arg15, %59) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %64 = "stablehlo.dynamic_slice"(%arg22, %58, %58, %63, %58) {slice_sizes = array<i64: 2, 2, 1024, 8>} : (tensor<2x2x2048x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x1024x8xf32>
        %65 = "stablehlo.reshape"(%64) : (tensor<2x2x1024x8xf32>) -> tensor<2x2048x8xf32>
        %66 = "stablehlo.multiply"(%arg15, %59) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %67 = "stablehlo.dynamic_slice"(%arg23, %58, %58, %66) {slice_sizes = array<i64: 2, 2, 1024>} : (tensor<2x2x2048xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x1024xf32>
        %68 = "stablehlo.reshape"(%67) : (tensor<2x2x1024xf32>) -> tensor<2x2048xf32>
        %69 = "stablehlo.multiply"(%arg15, %59) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %70 = "stablehlo.dynamic_slice"(%arg24, %58, %58, %69) {slice_sizes = array<i64: 2, 2, 1024>} : (tensor<2x2x2048xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x1024xf32>
        %71 = "stablehlo.reshape"(%70) : (tensor<2x2x1024xf32>) -> tensor<2x2048xf32>
        %72 = "stablehlo.dot_general"(%62, %arg25) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2048x8xf32>, tensor<2x896x8xf32>) -> tensor<2x2048x896xf32>
        %73 = "stablehlo.constant"() {value = dense<0.353553385> : tensor<f32>} : () -> tensor<f32>
        %74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2048x896xf32>
        %75 = "stablehlo.multiply"(%72, %74) : (tensor<2x2048x896xf32>, tensor<2x2048x896xf32>) -> tensor<2x2048x896xf32>
        %76 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
        %77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2048x896xf32>
        %78 = "stablehlo.multiply"(%arg15, %59) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %79 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x2x1024x896xi32>
        %80 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x2x1024x896xi32>
        %81 = "stablehlo.add"(%79, %80) : (tensor<2x2x1024x896xi32>, tensor<2x2x1024x896xi32>) -> tensor<2x2x1024x896xi32>
        %82 = "stablehlo.reshape"(%81) : (tensor<2x2x1024x896xi32>) -> tensor<2x2048x896xi32>
        %83 = "stablehlo.constant"() {value = dense<896> : tensor<i32>} : () -> tensor<i32>
        %84 = "stablehlo.multiply"(%arg20, %83) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %85 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<2x2x1024x896xi32>
        %86 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x2x1024x896xi32>
        %87 = "stablehlo.add"(%85, %86) : (tensor<2x2x1024x896xi32>, tensor<2x2x1024x896xi32>) -> tensor<2x2x1024x896xi32>
        %88 = "stablehlo.reshape"(%87) : (tensor<2x2x1024x896xi32>) -> tensor<2x2048x896xi32>
        %89 = "stablehlo.compare"(%82, %88) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x2048x896xi32>, tensor<2x2048x896xi32>) -> tensor<2x2048x896xi1>
        %90 = "stablehlo.select"(%89, %75, %77) : (tensor<2x2048x896xi1>, tensor<2x2048x896xf32>, tensor<2x2048x896xf32>) -> tensor<2x2048x896xf32>
        %91 = "stablehlo.multiply"(%arg20, %83) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %92 = "stablehlo.iota"() {iota_dimension = 3 : i64} : () -> tensor<2x2x1024x896xi32>
        %93 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x2x1024x896xi32>
        %94 = "stablehlo.add"(%92, %93) : (tensor<2x2x1024x896xi32>, tensor<2x2x1024x896xi32>) -> tensor<2x2x1024x896xi32>
        %95 = "stablehlo.reshape"(%94) : (tensor<2x2x1024x896xi32>) -> tensor<2x2048x896xi32>
        %96 = "stablehlo.constant"() {value = dense<4100> : tensor<i32>} : () -> tensor<i32>
        %97 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x2048x896xi32>
        %98 = "stablehlo.compare"(%95, %97) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x2048x896xi32>, tensor<2x2048x896xi32>) -> tensor<2x2048x896xi1>
        %99 = "stablehlo.select"(%98, %90, %77) : (tensor<2x2048x896xi1>, tensor<2x2048x896xf32>, tensor<2x2048x896xf32>) -> tensor<2x2048x896xf32>
        %100 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2048xf32>) -> tensor<2x2048x896xf32>
        %101 = "stablehlo.subtract"(%99, %100) : (tensor<2x2048x896xf32>, tensor<2x2048x896xf32>) -> tensor<2x2048x896xf32>
        %102 = "stablehlo.exponential"(%101) : (tensor<2x2048x896xf32>) -> tensor<2x2048x896xf32>
        %103 = "stablehlo.dot_general"(%102, %65) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2048x896xf32>, tensor<2x2048x8xf32>) -> tensor<2x896x8xf32>
        %104 = "stablehlo.add"(%arg19, %103) : (tensor<2x896x8xf32>, tensor<2x896x8xf32>) -> tensor<2x896x8xf32>
        %105 = "stablehlo.dot_general"(%65, %arg26) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2048x8xf32>, tensor<2x896x8xf32>) -> tensor<2x2048x896xf32>
        %106 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2048xf32>) -> tensor<2x2048x896xf32>
        %107 = "stablehlo.subtract"(%105, %106) : (tensor<2x2048x896xf32>, tensor<2x2048x896xf32>) -> tensor<2x2048x896xf32>
        %108 = "stablehlo.multiply"(%102, %107) : (tensor<2x2048x896xf32>, tensor<2x2048x896xf32>) -> tensor<2x2048x896xf32>
        %109 = "stablehlo.dot_general"(%108, %62) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2048x896xf32>, tensor<2x2048x8xf32>) -> tensor<2x896x8xf32>
        %110 = "stablehlo.add"(%arg18, %109) : (tensor<2x896x8xf32>, tensor<2x896x8xf32>) -> tensor<2x896x8xf32>
        %111 = "stablehlo.multiply"(%arg15, %59) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %112 = "stablehlo.dynamic_slice"(%arg17, %58, %58, %111, %58) {slice_sizes = array<i64: 2, 2, 1024, 8>} : (tensor<2x2x2048x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x1024x8xf32>
        %113 = "stablehlo.reshape"(%112) : (tensor<2x2x1024x8xf32>) -> tensor<2x2048x8xf32>
        %114 = "stablehlo.dot_general"(%108, %arg25) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x2048x896xf32>, tensor<2x896x8xf32>) -> tensor<2x2048x8xf32>
        %115 = "stablehlo.add"(%113, %114) : (tensor<2x2048x8xf32>, tensor<2x2048x8xf32>) -> tensor<2x2048x8xf32>
        %116 = "stablehlo.reshape"(%115) : (tensor<2x2048x8xf32>) -> tensor<2x2x1024x8xf32>
        %117 = "stablehlo.multiply"(%arg15, %59) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %118 = "stablehlo.dynamic_update_slice"(%arg17, %116, %58, %58, %117, %58) : (tensor<2x2x2048x8xf32>, tensor<2x2x1024x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x2048x8xf32>
        "stablehlo.return"(%57, %arg16, %118, %110, %104, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26) : (tensor<i32>, tensor<i32>, tensor<2x2x2048x8xf32>, tensor<2x896x8xf32>, tensor<2x896x8xf32>, tensor<i32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048xf32>, tensor<2x2x2048xf32>, tensor<2x896x8xf32>, tensor<2x896x8xf32>) -> ()
      }) : (tensor<i32>, tensor<i32>, tensor<2x2x2048x8xf32>, tensor<2x896x8xf32>, tensor<2x896x8xf32>, tensor<i32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048xf32>, tensor<2x2x2048xf32>, tensor<2x896x8xf32>, tensor<2x896x8xf32>) -> (tensor<i32>, tensor<i32>, tensor<2x2x2048x8xf32>, tensor<2x896x8xf32>, tensor<2x896x8xf32>, tensor<i32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048xf32>, tensor<2x2x2048xf32>, tensor<2x896x8xf32>, tensor<2x896x8xf32>)
      %49 = "stablehlo.constant"() {value = dense<0.353553385> : tensor<f32>} : () -> tensor<f32>
      %50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x896x8xf32>
      %51 = "stablehlo.multiply"(%48#3, %50) : (tensor<2x896x8xf32>, tensor<2x896x8xf32>) -> tensor<2x896x8xf32>
      %52 = "stablehlo.multiply"(%arg5, %37) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %53 = "stablehlo.dynamic_update_slice"(%arg7, %51, %36, %52, %36) : (tensor<2x4480x8xf32>, tensor<2x896x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4480x8xf32>
      %54 = "stablehlo.multiply"(%arg5, %37) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %55 = "stablehlo.dynamic_update_slice"(%arg8, %48#4, %36, %54, %36) : (tensor<2x4480x8xf32>, tensor<2x896x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4480x8xf32>
      "stablehlo.return"(%35, %48#2, %53, %55, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14) : (tensor<i32>, tensor<2x2x2048x8xf32>, tensor<2x4480x8xf32>, tensor<2x4480x8xf32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048xf32>, tensor<2x2x2048xf32>, tensor<2x4480x8xf32>, tensor<2x4480x8xf32>) -> ()
    }) : (tensor<i32>, tensor<2x2x2048x8xf32>, tensor<2x4480x8xf32>, tensor<2x4480x8xf32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048xf32>, tensor<2x2x2048xf32>, tensor<2x4480x8xf32>, tensor<2x4480x8xf32>) -> (tensor<i32>, tensor<2x2x2048x8xf32>, tensor<2x4480x8xf32>, tensor<2x4480x8xf32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048x8xf32>, tensor<2x2x2048xf32>, tensor<2x2x2048xf32>, tensor<2x4480x8xf32>, tensor<2x4480x8xf32>)
    %26 = "stablehlo.slice"(%25#2) {limit_indices = array<i64: 2, 4100, 8>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4480x8xf32>) -> tensor<2x4100x8xf32>
    %27 = "stablehlo.slice"(%25#3) {limit_indices = array<i64: 2, 4100, 8>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x4480x8xf32>) -> tensor<2x4100x8xf32>
    %28 = "stablehlo.constant"() {value = dense<0.353553385> : tensor<f32>} : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x2048x8xf32>
    %30 = "stablehlo.multiply"(%25#1, %29) : (tensor<2x2x2048x8xf32>, tensor<2x2x2048x8xf32>) -> tensor<2x2x2048x8xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<2x2x2048x8xf32>) -> tensor<1x4x2048x8xf32>
    %32 = "stablehlo.reshape"(%26) : (tensor<2x4100x8xf32>) -> tensor<1x2x4100x8xf32>
    %33 = "stablehlo.reshape"(%27) : (tensor<2x4100x8xf32>) -> tensor<1x2x4100x8xf32>
    "func.return"(%12, %13, %31, %32, %33) : (tensor<1x4x2048x8xf32>, tensor<1x4x2048xf32>, tensor<1x4x2048x8xf32>, tensor<1x2x4100x8xf32>, tensor<1x2x4100x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
