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
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x5xf32>
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %3:6 = "stablehlo.while"(%2, %2, %1, %arg2, %arg0, %arg1) ({
    ^bb0(%arg48: tensor<i32> loc("transformers.grouped_mm_fallback.default"), %arg49: tensor<i32> loc("transformers.grouped_mm_fallback.default"), %arg50: tensor<6x5xf32> loc("transformers.grouped_mm_fallback.default"), %arg51: tensor<4xi32> loc("transformers.grouped_mm_fallback.default"), %arg52: tensor<6x3xf32> loc("transformers.grouped_mm_fallback.default"), %arg53: tensor<4x3x5xf32> loc("transformers.grouped_mm_fallback.default")):
      %85 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
      %86 = "stablehlo.compare"(%arg48, %85) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%86) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg42: tensor<i32> loc("transformers.grouped_mm_fallback.default"), %arg43: tensor<i32> loc("transformers.grouped_mm_fallback.default"), %arg44: tensor<6x5xf32> loc("transformers.grouped_mm_fallback.default"), %arg45: tensor<4xi32> loc("transformers.grouped_mm_fallback.default"), %arg46: tensor<6x3xf32> loc("transformers.grouped_mm_fallback.default"), %arg47: tensor<4x3x5xf32> loc("transformers.grouped_mm_fallback.default")):
      %69 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %70 = "stablehlo.add"(%arg42, %69) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %71 = "stablehlo.dynamic_slice"(%arg45, %arg42) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %72 = "stablehlo.reshape"(%71) : (tensor<1xi32>) -> tensor<i32>
      %73 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
      %74 = "stablehlo.broadcast_in_dim"(%arg43) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
      %75 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
      %76 = "stablehlo.compare"(%73, %74) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %77 = "stablehlo.compare"(%73, %75) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %78 = "stablehlo.and"(%76, %77) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %79 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %80 = "stablehlo.dynamic_slice"(%arg47, %arg42, %79, %79) {slice_sizes = array<i64: 1, 3, 5>} : (tensor<4x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xf32>
      %81 = "stablehlo.reshape"(%80) : (tensor<1x3x5xf32>) -> tensor<3x5xf32>
      %82 = "stablehlo.dot_general"(%arg46, %81) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x3xf32>, tensor<3x5xf32>) -> tensor<6x5xf32>
      %83 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi1>) -> tensor<6x5xi1>
      %84 = "stablehlo.select"(%83, %82, %arg44) : (tensor<6x5xi1>, tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
      "stablehlo.return"(%70, %72, %84, %arg45, %arg46, %arg47) : (tensor<i32>, tensor<i32>, tensor<6x5xf32>, tensor<4xi32>, tensor<6x3xf32>, tensor<4x3x5xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<6x5xf32>, tensor<4xi32>, tensor<6x3xf32>, tensor<4x3x5xf32>) -> (tensor<i32>, tensor<i32>, tensor<6x5xf32>, tensor<4xi32>, tensor<6x3xf32>, tensor<4x3x5xf32>)
    %4 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x3xf32>
    %5:6 = "stablehlo.while"(%2, %2, %4, %arg2, %arg5, %arg1) ({
    ^bb0(%arg36: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg37: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg38: tensor<6x3xf32> loc("transformers.grouped_mm_fallback_backward.default"), %arg39: tensor<4xi32> loc("transformers.grouped_mm_fallback_backward.default"), %arg40: tensor<6x5xf32> loc("transformers.grouped_mm_fallback_backward.default"), %arg41: tensor<4x3x5xf32> loc("transformers.grouped_mm_fallback_backward.default")):
      %67 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
      %68 = "stablehlo.compare"(%arg36, %67) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%68) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg30: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg31: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg32: tensor<6x3xf32> loc("transformers.grouped_mm_fallback_backward.default"), %arg33: tensor<4xi32> loc("transformers.grouped_mm_fallback_backward.default"), %arg34: tensor<6x5xf32> loc("transformers.grouped_mm_fallback_backward.default"), %arg35: tensor<4x3x5xf32> loc("transformers.grouped_mm_fallback_backward.default")):
      %51 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %52 = "stablehlo.add"(%arg30, %51) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %53 = "stablehlo.dynamic_slice"(%arg33, %arg30) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %54 = "stablehlo.reshape"(%53) : (tensor<1xi32>) -> tensor<i32>
      %55 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
      %56 = "stablehlo.broadcast_in_dim"(%arg31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
      %57 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
      %58 = "stablehlo.compare"(%55, %56) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %59 = "stablehlo.compare"(%55, %57) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %60 = "stablehlo.and"(%58, %59) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %61 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %62 = "stablehlo.dynamic_slice"(%arg35, %arg30, %61, %61) {slice_sizes = array<i64: 1, 3, 5>} : (tensor<4x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xf32>
      %63 = "stablehlo.reshape"(%62) : (tensor<1x3x5xf32>) -> tensor<3x5xf32>
      %64 = "stablehlo.dot_general"(%arg34, %63) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x5xf32>, tensor<3x5xf32>) -> tensor<6x3xf32>
      %65 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi1>) -> tensor<6x3xi1>
      %66 = "stablehlo.select"(%65, %64, %arg32) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
      "stablehlo.return"(%52, %54, %66, %arg33, %arg34, %arg35) : (tensor<i32>, tensor<i32>, tensor<6x3xf32>, tensor<4xi32>, tensor<6x5xf32>, tensor<4x3x5xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<6x3xf32>, tensor<4xi32>, tensor<6x5xf32>, tensor<4x3x5xf32>) -> (tensor<i32>, tensor<i32>, tensor<6x3xf32>, tensor<4xi32>, tensor<6x5xf32>, tensor<4x3x5xf32>)
    %6 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3x5xf32>
    %7:6 = "stablehlo.while"(%2, %2, %6, %arg2, %arg0, %arg5) ({
    ^bb0(%arg24: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg25: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg26: tensor<4x3x5xf32> loc("transformers.grouped_mm_fallback_backward.default"), %arg27: tensor<4xi32> loc("transformers.grouped_mm_fallback_backward.default"), %arg28: tensor<6x3xf32> loc("transformers.grouped_mm_fallback_backward.default"), %arg29: tensor<6x5xf32> loc("transformers.grouped_mm_fallback_backward.default")):
      %49 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
      %50 = "stablehlo.compare"(%arg24, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%50) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg18: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg19: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg20: tensor<4x3x5xf32> loc("transformers.grouped_mm_fallback_backward.default"), %arg21: tensor<4xi32> loc("transformers.grouped_mm_fallback_backward.default"), %arg22: tensor<6x3xf32> loc("transformers.grouped_mm_fallback_backward.default"), %arg23: tensor<6x5xf32> loc("transformers.grouped_mm_fallback_backward.default")):
      %28 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %29 = "stablehlo.add"(%arg18, %28) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %30 = "stablehlo.dynamic_slice"(%arg21, %arg18) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %31 = "stablehlo.reshape"(%30) : (tensor<1xi32>) -> tensor<i32>
      %32 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
      %33 = "stablehlo.broadcast_in_dim"(%arg19) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
      %34 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
      %35 = "stablehlo.compare"(%32, %33) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %36 = "stablehlo.compare"(%32, %34) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %37 = "stablehlo.and"(%35, %36) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi1>) -> tensor<6x3xi1>
      %39 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x3xf32>
      %41 = "stablehlo.select"(%38, %arg22, %40) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
      %42 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi1>) -> tensor<6x5xi1>
      %43 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x5xf32>
      %44 = "stablehlo.select"(%42, %arg23, %43) : (tensor<6x5xi1>, tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
      %45 = "stablehlo.dot_general"(%41, %44) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x3xf32>, tensor<6x5xf32>) -> tensor<3x5xf32>
      %46 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %47 = "stablehlo.reshape"(%45) : (tensor<3x5xf32>) -> tensor<1x3x5xf32>
      %48 = "stablehlo.dynamic_update_slice"(%arg20, %47, %arg18, %46, %46) : (tensor<4x3x5xf32>, tensor<1x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x5xf32>
      "stablehlo.return"(%29, %31, %48, %arg21, %arg22, %arg23) : (tensor<i32>, tensor<i32>, tensor<4x3x5xf32>, tensor<4xi32>, tensor<6x3xf32>, tensor<6x5xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<4x3x5xf32>, tensor<4xi32>, tensor<6x3xf32>, tensor<6x5xf32>) -> (tensor<i32>, tensor<i32>, tensor<4x3x5xf32>, tensor<4xi32>, tensor<6x3xf32>, tensor<6x5xf32>)
    %8:6 = "stablehlo.while"(%2, %2, %1, %arg2, %arg3, %arg4) ({
    ^bb0(%arg12: tensor<i32> loc("aten._grouped_mm.default"), %arg13: tensor<i32> loc("aten._grouped_mm.default"), %arg14: tensor<6x5xf32> loc("aten._grouped_mm.default"), %arg15: tensor<4xi32> loc("aten._grouped_mm.default"), %arg16: tensor<6x3xbf16> loc("aten._grouped_mm.default"), %arg17: tensor<4x3x5xbf16> loc("aten._grouped_mm.default")):
      %26 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
      %27 = "stablehlo.compare"(%arg12, %26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%27) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg6: tensor<i32> loc("aten._grouped_mm.default"), %arg7: tensor<i32> loc("aten._grouped_mm.default"), %arg8: tensor<6x5xf32> loc("aten._grouped_mm.default"), %arg9: tensor<4xi32> loc("aten._grouped_mm.default"), %arg10: tensor<6x3xbf16> loc("aten._grouped_mm.default"), %arg11: tensor<4x3x5xbf16> loc("aten._grouped_mm.default")):
      %10 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %11 = "stablehlo.add"(%arg6, %10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %12 = "stablehlo.dynamic_slice"(%arg9, %arg6) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %13 = "stablehlo.reshape"(%12) : (tensor<1xi32>) -> tensor<i32>
      %14 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
      %15 = "stablehlo.broadcast_in_dim"(%arg7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
      %16 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
      %17 = "stablehlo.compare"(%14, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %18 = "stablehlo.compare"(%14, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %19 = "stablehlo.and"(%17, %18) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %20 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %21 = "stablehlo.dynamic_slice"(%arg11, %arg6, %20, %20) {slice_sizes = array<i64: 1, 3, 5>} : (tensor<4x3x5xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xbf16>
      %22 = "stablehlo.reshape"(%21) : (tensor<1x3x5xbf16>) -> tensor<3x5xbf16>
      %23 = "stablehlo.dot_general"(%arg10, %22) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<6x3xbf16>, tensor<3x5xbf16>) -> tensor<6x5xf32>
      %24 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi1>) -> tensor<6x5xi1>
      %25 = "stablehlo.select"(%24, %23, %arg8) : (tensor<6x5xi1>, tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
      "stablehlo.return"(%11, %13, %25, %arg9, %arg10, %arg11) : (tensor<i32>, tensor<i32>, tensor<6x5xf32>, tensor<4xi32>, tensor<6x3xbf16>, tensor<4x3x5xbf16>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<6x5xf32>, tensor<4xi32>, tensor<6x3xbf16>, tensor<4x3x5xbf16>) -> (tensor<i32>, tensor<i32>, tensor<6x5xf32>, tensor<4xi32>, tensor<6x3xbf16>, tensor<4x3x5xbf16>)
    %9 = "stablehlo.convert"(%8#2) : (tensor<6x5xf32>) -> tensor<6x5xbf16>
    "func.return"(%3#2, %5#2, %7#2, %9) : (tensor<6x5xf32>, tensor<6x3xf32>, tensor<4x3x5xf32>, tensor<6x5xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
