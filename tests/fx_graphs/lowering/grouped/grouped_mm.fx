graph g inference
input %0 a: f32[6,3]
input %1 b: f32[4,3,5]
input %2 c: i32[4]
input %3 d: bf16[6,3]
input %4 e: bf16[4,3,5]
input %5 g: f32[6,5]
%6 = transformers.grouped_mm_fallback.default(%0, %1, %2) : f32[6,5] name=n0
%7, %8 = transformers.grouped_mm_fallback_backward.default(%0, %1, %2, %5) : f32[6,3]; f32[4,3,5] name=n1
%9 = aten._grouped_mm.default(%3, %4, %2, none, none) : bf16[6,5] name=n2
return %6, %7, %8, %9
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<6x3xf32>, tensor<4x3x5xf32>, tensor<4xi32>, tensor<6x3xbf16>, tensor<4x3x5xbf16>, tensor<6x5xf32>) -> (tensor<6x5xf32>, tensor<6x3xf32>, tensor<4x3x5xf32>, tensor<6x5xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<6x3xf32>, %arg1: tensor<4x3x5xf32>, %arg2: tensor<4xi32>, %arg3: tensor<6x3xbf16>, %arg4: tensor<4x3x5xbf16>, %arg5: tensor<6x5xf32>):
    %0 = "stablehlo.constant"() {value = dense<6> : tensor<i32>} : () -> tensor<i32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %2 = "stablehlo.minimum"(%arg2, %1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %4 = "stablehlo.pad"(%2, %3) {edge_padding_high = array<i64: -1>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>} : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %5 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8x5xf32>
    %7 = "stablehlo.pad"(%arg0, %5) {edge_padding_high = array<i64: 2, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<6x3xf32>, tensor<f32>) -> tensor<8x3xf32>
    %8:8 = "stablehlo.while"(%3, %3, %3, %6, %4, %2, %7, %arg1) ({
    ^bb0(%arg62: tensor<i32> loc("transformers.grouped_mm_fallback.default"), %arg63: tensor<i32> loc("transformers.grouped_mm_fallback.default"), %arg64: tensor<i32> loc("transformers.grouped_mm_fallback.default"), %arg65: tensor<8x5xf32> loc("transformers.grouped_mm_fallback.default"), %arg66: tensor<4xi32> loc("transformers.grouped_mm_fallback.default"), %arg67: tensor<4xi32> loc("transformers.grouped_mm_fallback.default"), %arg68: tensor<8x3xf32> loc("transformers.grouped_mm_fallback.default"), %arg69: tensor<4x3x5xf32> loc("transformers.grouped_mm_fallback.default")):
      %171 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
      %172 = "stablehlo.compare"(%arg62, %171) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%172) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg54: tensor<i32> loc("transformers.grouped_mm_fallback.default"), %arg55: tensor<i32> loc("transformers.grouped_mm_fallback.default"), %arg56: tensor<i32> loc("transformers.grouped_mm_fallback.default"), %arg57: tensor<8x5xf32> loc("transformers.grouped_mm_fallback.default"), %arg58: tensor<4xi32> loc("transformers.grouped_mm_fallback.default"), %arg59: tensor<4xi32> loc("transformers.grouped_mm_fallback.default"), %arg60: tensor<8x3xf32> loc("transformers.grouped_mm_fallback.default"), %arg61: tensor<4x3x5xf32> loc("transformers.grouped_mm_fallback.default")):
      %139 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %140 = "stablehlo.add"(%arg54, %139) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %141 = "stablehlo.dynamic_slice"(%arg58, %arg56) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %142 = "stablehlo.reshape"(%141) : (tensor<1xi32>) -> tensor<i32>
      %143 = "stablehlo.dynamic_slice"(%arg59, %arg56) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %144 = "stablehlo.reshape"(%143) : (tensor<1xi32>) -> tensor<i32>
      %145 = "stablehlo.constant"() {value = dense<8> : tensor<i32>} : () -> tensor<i32>
      %146 = "stablehlo.add"(%arg55, %145) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %147 = "stablehlo.compare"(%144, %146) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %148 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %149 = "stablehlo.compare"(%arg56, %148) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %150 = "stablehlo.and"(%147, %149) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %151 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xi32>
      %152 = "stablehlo.broadcast_in_dim"(%arg55) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
      %153 = "stablehlo.add"(%151, %152) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
      %154 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
      %155 = "stablehlo.broadcast_in_dim"(%144) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
      %156 = "stablehlo.compare"(%153, %154) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
      %157 = "stablehlo.compare"(%153, %155) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
      %158 = "stablehlo.and"(%156, %157) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
      %159 = "stablehlo.select"(%150, %arg55, %146) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %160 = "stablehlo.add"(%arg56, %139) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %161 = "stablehlo.select"(%150, %160, %arg56) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %162 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %163 = "stablehlo.dynamic_slice"(%arg60, %arg55, %162) {slice_sizes = array<i64: 8, 3>} : (tensor<8x3xf32>, tensor<i32>, tensor<i32>) -> tensor<8x3xf32>
      %164 = "stablehlo.dynamic_slice"(%arg61, %arg56, %162, %162) {slice_sizes = array<i64: 1, 3, 5>} : (tensor<4x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xf32>
      %165 = "stablehlo.reshape"(%164) : (tensor<1x3x5xf32>) -> tensor<3x5xf32>
      %166 = "stablehlo.dot_general"(%163, %165) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x3xf32>, tensor<3x5xf32>) -> tensor<8x5xf32>
      %167 = "stablehlo.broadcast_in_dim"(%158) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi1>) -> tensor<8x5xi1>
      %168 = "stablehlo.dynamic_slice"(%arg57, %arg55, %162) {slice_sizes = array<i64: 8, 5>} : (tensor<8x5xf32>, tensor<i32>, tensor<i32>) -> tensor<8x5xf32>
      %169 = "stablehlo.select"(%167, %166, %168) : (tensor<8x5xi1>, tensor<8x5xf32>, tensor<8x5xf32>) -> tensor<8x5xf32>
      %170 = "stablehlo.dynamic_update_slice"(%arg57, %169, %arg55, %162) : (tensor<8x5xf32>, tensor<8x5xf32>, tensor<i32>, tensor<i32>) -> tensor<8x5xf32>
      "stablehlo.return"(%140, %159, %161, %170, %arg58, %arg59, %arg60, %arg61) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<8x5xf32>, tensor<4xi32>, tensor<4xi32>, tensor<8x3xf32>, tensor<4x3x5xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<8x5xf32>, tensor<4xi32>, tensor<4xi32>, tensor<8x3xf32>, tensor<4x3x5xf32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<8x5xf32>, tensor<4xi32>, tensor<4xi32>, tensor<8x3xf32>, tensor<4x3x5xf32>)
    %9 = "stablehlo.slice"(%8#3) {limit_indices = array<i64: 6, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<8x5xf32>) -> tensor<6x5xf32>
    %10 = "stablehlo.minimum"(%arg2, %1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %11 = "stablehlo.pad"(%10, %3) {edge_padding_high = array<i64: -1>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>} : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %12 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8x3xf32>
    %13 = "stablehlo.pad"(%arg5, %5) {edge_padding_high = array<i64: 2, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<6x5xf32>, tensor<f32>) -> tensor<8x5xf32>
    %14:8 = "stablehlo.while"(%3, %3, %3, %12, %11, %10, %13, %arg1) ({
    ^bb0(%arg46: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg47: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg48: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg49: tensor<8x3xf32> loc("transformers.grouped_mm_fallback_backward.default"), %arg50: tensor<4xi32> loc("transformers.grouped_mm_fallback_backward.default"), %arg51: tensor<4xi32> loc("transformers.grouped_mm_fallback_backward.default"), %arg52: tensor<8x5xf32> loc("transformers.grouped_mm_fallback_backward.default"), %arg53: tensor<4x3x5xf32> loc("transformers.grouped_mm_fallback_backward.default")):
      %137 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
      %138 = "stablehlo.compare"(%arg46, %137) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%138) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg38: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg39: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg40: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg41: tensor<8x3xf32> loc("transformers.grouped_mm_fallback_backward.default"), %arg42: tensor<4xi32> loc("transformers.grouped_mm_fallback_backward.default"), %arg43: tensor<4xi32> loc("transformers.grouped_mm_fallback_backward.default"), %arg44: tensor<8x5xf32> loc("transformers.grouped_mm_fallback_backward.default"), %arg45: tensor<4x3x5xf32> loc("transformers.grouped_mm_fallback_backward.default")):
      %105 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %106 = "stablehlo.add"(%arg38, %105) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %107 = "stablehlo.dynamic_slice"(%arg42, %arg40) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %108 = "stablehlo.reshape"(%107) : (tensor<1xi32>) -> tensor<i32>
      %109 = "stablehlo.dynamic_slice"(%arg43, %arg40) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %110 = "stablehlo.reshape"(%109) : (tensor<1xi32>) -> tensor<i32>
      %111 = "stablehlo.constant"() {value = dense<8> : tensor<i32>} : () -> tensor<i32>
      %112 = "stablehlo.add"(%arg39, %111) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %113 = "stablehlo.compare"(%110, %112) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %114 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %115 = "stablehlo.compare"(%arg40, %114) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %116 = "stablehlo.and"(%113, %115) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %117 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xi32>
      %118 = "stablehlo.broadcast_in_dim"(%arg39) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
      %119 = "stablehlo.add"(%117, %118) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
      %120 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
      %121 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
      %122 = "stablehlo.compare"(%119, %120) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
      %123 = "stablehlo.compare"(%119, %121) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
      %124 = "stablehlo.and"(%122, %123) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
      %125 = "stablehlo.select"(%116, %arg39, %112) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %126 = "stablehlo.add"(%arg40, %105) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %127 = "stablehlo.select"(%116, %126, %arg40) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %128 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %129 = "stablehlo.dynamic_slice"(%arg44, %arg39, %128) {slice_sizes = array<i64: 8, 5>} : (tensor<8x5xf32>, tensor<i32>, tensor<i32>) -> tensor<8x5xf32>
      %130 = "stablehlo.dynamic_slice"(%arg45, %arg40, %128, %128) {slice_sizes = array<i64: 1, 3, 5>} : (tensor<4x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xf32>
      %131 = "stablehlo.reshape"(%130) : (tensor<1x3x5xf32>) -> tensor<3x5xf32>
      %132 = "stablehlo.dot_general"(%129, %131) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x5xf32>, tensor<3x5xf32>) -> tensor<8x3xf32>
      %133 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi1>) -> tensor<8x3xi1>
      %134 = "stablehlo.dynamic_slice"(%arg41, %arg39, %128) {slice_sizes = array<i64: 8, 3>} : (tensor<8x3xf32>, tensor<i32>, tensor<i32>) -> tensor<8x3xf32>
      %135 = "stablehlo.select"(%133, %132, %134) : (tensor<8x3xi1>, tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
      %136 = "stablehlo.dynamic_update_slice"(%arg41, %135, %arg39, %128) : (tensor<8x3xf32>, tensor<8x3xf32>, tensor<i32>, tensor<i32>) -> tensor<8x3xf32>
      "stablehlo.return"(%106, %125, %127, %136, %arg42, %arg43, %arg44, %arg45) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<8x3xf32>, tensor<4xi32>, tensor<4xi32>, tensor<8x5xf32>, tensor<4x3x5xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<8x3xf32>, tensor<4xi32>, tensor<4xi32>, tensor<8x5xf32>, tensor<4x3x5xf32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<8x3xf32>, tensor<4xi32>, tensor<4xi32>, tensor<8x5xf32>, tensor<4x3x5xf32>)
    %15 = "stablehlo.slice"(%14#3) {limit_indices = array<i64: 6, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<8x3xf32>) -> tensor<6x3xf32>
    %16 = "stablehlo.minimum"(%arg2, %1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %17 = "stablehlo.pad"(%16, %3) {edge_padding_high = array<i64: -1>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>} : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %18 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3x5xf32>
    %19 = "stablehlo.pad"(%arg0, %5) {edge_padding_high = array<i64: 2, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<6x3xf32>, tensor<f32>) -> tensor<8x3xf32>
    %20 = "stablehlo.pad"(%arg5, %5) {edge_padding_high = array<i64: 2, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<6x5xf32>, tensor<f32>) -> tensor<8x5xf32>
    %21:8 = "stablehlo.while"(%3, %3, %3, %18, %17, %16, %19, %20) ({
    ^bb0(%arg30: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg31: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg32: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg33: tensor<4x3x5xf32> loc("transformers.grouped_mm_fallback_backward.default"), %arg34: tensor<4xi32> loc("transformers.grouped_mm_fallback_backward.default"), %arg35: tensor<4xi32> loc("transformers.grouped_mm_fallback_backward.default"), %arg36: tensor<8x3xf32> loc("transformers.grouped_mm_fallback_backward.default"), %arg37: tensor<8x5xf32> loc("transformers.grouped_mm_fallback_backward.default")):
      %103 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
      %104 = "stablehlo.compare"(%arg30, %103) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%104) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg22: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg23: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg24: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg25: tensor<4x3x5xf32> loc("transformers.grouped_mm_fallback_backward.default"), %arg26: tensor<4xi32> loc("transformers.grouped_mm_fallback_backward.default"), %arg27: tensor<4xi32> loc("transformers.grouped_mm_fallback_backward.default"), %arg28: tensor<8x3xf32> loc("transformers.grouped_mm_fallback_backward.default"), %arg29: tensor<8x5xf32> loc("transformers.grouped_mm_fallback_backward.default")):
      %64 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %65 = "stablehlo.add"(%arg22, %64) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %66 = "stablehlo.dynamic_slice"(%arg26, %arg24) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %67 = "stablehlo.reshape"(%66) : (tensor<1xi32>) -> tensor<i32>
      %68 = "stablehlo.dynamic_slice"(%arg27, %arg24) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %69 = "stablehlo.reshape"(%68) : (tensor<1xi32>) -> tensor<i32>
      %70 = "stablehlo.constant"() {value = dense<8> : tensor<i32>} : () -> tensor<i32>
      %71 = "stablehlo.add"(%arg23, %70) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %72 = "stablehlo.compare"(%69, %71) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %73 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %74 = "stablehlo.compare"(%arg24, %73) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %75 = "stablehlo.and"(%72, %74) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %76 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xi32>
      %77 = "stablehlo.broadcast_in_dim"(%arg23) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
      %78 = "stablehlo.add"(%76, %77) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
      %79 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
      %80 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
      %81 = "stablehlo.compare"(%78, %79) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
      %82 = "stablehlo.compare"(%78, %80) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
      %83 = "stablehlo.and"(%81, %82) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
      %84 = "stablehlo.select"(%75, %arg23, %71) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %85 = "stablehlo.add"(%arg24, %64) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %86 = "stablehlo.select"(%75, %85, %arg24) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %87 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %88 = "stablehlo.dynamic_slice"(%arg28, %arg23, %87) {slice_sizes = array<i64: 8, 3>} : (tensor<8x3xf32>, tensor<i32>, tensor<i32>) -> tensor<8x3xf32>
      %89 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi1>) -> tensor<8x3xi1>
      %90 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8x3xf32>
      %92 = "stablehlo.select"(%89, %88, %91) : (tensor<8x3xi1>, tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
      %93 = "stablehlo.dynamic_slice"(%arg29, %arg23, %87) {slice_sizes = array<i64: 8, 5>} : (tensor<8x5xf32>, tensor<i32>, tensor<i32>) -> tensor<8x5xf32>
      %94 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi1>) -> tensor<8x5xi1>
      %95 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8x5xf32>
      %96 = "stablehlo.select"(%94, %93, %95) : (tensor<8x5xi1>, tensor<8x5xf32>, tensor<8x5xf32>) -> tensor<8x5xf32>
      %97 = "stablehlo.dot_general"(%92, %96) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x3xf32>, tensor<8x5xf32>) -> tensor<3x5xf32>
      %98 = "stablehlo.dynamic_slice"(%arg25, %arg24, %87, %87) {slice_sizes = array<i64: 1, 3, 5>} : (tensor<4x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xf32>
      %99 = "stablehlo.reshape"(%98) : (tensor<1x3x5xf32>) -> tensor<3x5xf32>
      %100 = "stablehlo.add"(%99, %97) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %101 = "stablehlo.reshape"(%100) : (tensor<3x5xf32>) -> tensor<1x3x5xf32>
      %102 = "stablehlo.dynamic_update_slice"(%arg25, %101, %arg24, %87, %87) : (tensor<4x3x5xf32>, tensor<1x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x5xf32>
      "stablehlo.return"(%65, %84, %86, %102, %arg26, %arg27, %arg28, %arg29) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x3x5xf32>, tensor<4xi32>, tensor<4xi32>, tensor<8x3xf32>, tensor<8x5xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x3x5xf32>, tensor<4xi32>, tensor<4xi32>, tensor<8x3xf32>, tensor<8x5xf32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x3x5xf32>, tensor<4xi32>, tensor<4xi32>, tensor<8x3xf32>, tensor<8x5xf32>)
    %22 = "stablehlo.minimum"(%arg2, %1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %23 = "stablehlo.pad"(%22, %3) {edge_padding_high = array<i64: -1>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>} : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %24 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<bf16>} : () -> tensor<bf16>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<8x5xbf16>
    %26 = "stablehlo.pad"(%arg3, %24) {edge_padding_high = array<i64: 2, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<6x3xbf16>, tensor<bf16>) -> tensor<8x3xbf16>
    %27:8 = "stablehlo.while"(%3, %3, %3, %25, %23, %22, %26, %arg4) ({
    ^bb0(%arg14: tensor<i32> loc("aten._grouped_mm.default"), %arg15: tensor<i32> loc("aten._grouped_mm.default"), %arg16: tensor<i32> loc("aten._grouped_mm.default"), %arg17: tensor<8x5xbf16> loc("aten._grouped_mm.default"), %arg18: tensor<4xi32> loc("aten._grouped_mm.default"), %arg19: tensor<4xi32> loc("aten._grouped_mm.default"), %arg20: tensor<8x3xbf16> loc("aten._grouped_mm.default"), %arg21: tensor<4x3x5xbf16> loc("aten._grouped_mm.default")):
      %62 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
      %63 = "stablehlo.compare"(%arg14, %62) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%63) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg6: tensor<i32> loc("aten._grouped_mm.default"), %arg7: tensor<i32> loc("aten._grouped_mm.default"), %arg8: tensor<i32> loc("aten._grouped_mm.default"), %arg9: tensor<8x5xbf16> loc("aten._grouped_mm.default"), %arg10: tensor<4xi32> loc("aten._grouped_mm.default"), %arg11: tensor<4xi32> loc("aten._grouped_mm.default"), %arg12: tensor<8x3xbf16> loc("aten._grouped_mm.default"), %arg13: tensor<4x3x5xbf16> loc("aten._grouped_mm.default")):
      %29 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %30 = "stablehlo.add"(%arg6, %29) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %31 = "stablehlo.dynamic_slice"(%arg10, %arg8) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %32 = "stablehlo.reshape"(%31) : (tensor<1xi32>) -> tensor<i32>
      %33 = "stablehlo.dynamic_slice"(%arg11, %arg8) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %34 = "stablehlo.reshape"(%33) : (tensor<1xi32>) -> tensor<i32>
      %35 = "stablehlo.constant"() {value = dense<8> : tensor<i32>} : () -> tensor<i32>
      %36 = "stablehlo.add"(%arg7, %35) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %37 = "stablehlo.compare"(%34, %36) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %38 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %39 = "stablehlo.compare"(%arg8, %38) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %40 = "stablehlo.and"(%37, %39) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %41 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xi32>
      %42 = "stablehlo.broadcast_in_dim"(%arg7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
      %43 = "stablehlo.add"(%41, %42) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
      %44 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
      %45 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
      %46 = "stablehlo.compare"(%43, %44) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
      %47 = "stablehlo.compare"(%43, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
      %48 = "stablehlo.and"(%46, %47) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
      %49 = "stablehlo.select"(%40, %arg7, %36) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %50 = "stablehlo.add"(%arg8, %29) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %51 = "stablehlo.select"(%40, %50, %arg8) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %52 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %53 = "stablehlo.dynamic_slice"(%arg12, %arg7, %52) {slice_sizes = array<i64: 8, 3>} : (tensor<8x3xbf16>, tensor<i32>, tensor<i32>) -> tensor<8x3xbf16>
      %54 = "stablehlo.dynamic_slice"(%arg13, %arg8, %52, %52) {slice_sizes = array<i64: 1, 3, 5>} : (tensor<4x3x5xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xbf16>
      %55 = "stablehlo.reshape"(%54) : (tensor<1x3x5xbf16>) -> tensor<3x5xbf16>
      %56 = "stablehlo.dot_general"(%53, %55) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x3xbf16>, tensor<3x5xbf16>) -> tensor<8x5xf32>
      %57 = "stablehlo.convert"(%56) : (tensor<8x5xf32>) -> tensor<8x5xbf16>
      %58 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi1>) -> tensor<8x5xi1>
      %59 = "stablehlo.dynamic_slice"(%arg9, %arg7, %52) {slice_sizes = array<i64: 8, 5>} : (tensor<8x5xbf16>, tensor<i32>, tensor<i32>) -> tensor<8x5xbf16>
      %60 = "stablehlo.select"(%58, %57, %59) : (tensor<8x5xi1>, tensor<8x5xbf16>, tensor<8x5xbf16>) -> tensor<8x5xbf16>
      %61 = "stablehlo.dynamic_update_slice"(%arg9, %60, %arg7, %52) : (tensor<8x5xbf16>, tensor<8x5xbf16>, tensor<i32>, tensor<i32>) -> tensor<8x5xbf16>
      "stablehlo.return"(%30, %49, %51, %61, %arg10, %arg11, %arg12, %arg13) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<8x5xbf16>, tensor<4xi32>, tensor<4xi32>, tensor<8x3xbf16>, tensor<4x3x5xbf16>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<8x5xbf16>, tensor<4xi32>, tensor<4xi32>, tensor<8x3xbf16>, tensor<4x3x5xbf16>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<8x5xbf16>, tensor<4xi32>, tensor<4xi32>, tensor<8x3xbf16>, tensor<4x3x5xbf16>)
    %28 = "stablehlo.slice"(%27#3) {limit_indices = array<i64: 6, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<8x5xbf16>) -> tensor<6x5xbf16>
    "func.return"(%9, %15, %21#3, %28) : (tensor<6x5xf32>, tensor<6x3xf32>, tensor<4x3x5xf32>, tensor<6x5xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
