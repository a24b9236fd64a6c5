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
      %69 = "stablehlo.dynamic_slice"(%arg45, %arg42) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %70 = "stablehlo.reshape"(%69) : (tensor<1xi32>) -> tensor<i32>
      %71 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
      %72 = "stablehlo.broadcast_in_dim"(%arg43) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
      %73 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
      %74 = "stablehlo.compare"(%71, %72) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %75 = "stablehlo.compare"(%71, %73) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %76 = "stablehlo.and"(%74, %75) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %77 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %78 = "stablehlo.dynamic_slice"(%arg47, %arg42, %77, %77) {slice_sizes = array<i64: 1, 3, 5>} : (tensor<4x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xf32>
      %79 = "stablehlo.reshape"(%78) : (tensor<1x3x5xf32>) -> tensor<3x5xf32>
      %80 = "stablehlo.dot_general"(%arg46, %79) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x3xf32>, tensor<3x5xf32>) -> tensor<6x5xf32>
      %81 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi1>) -> tensor<6x5xi1>
      %82 = "stablehlo.select"(%81, %80, %arg44) : (tensor<6x5xi1>, tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
      %83 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %84 = "stablehlo.add"(%arg42, %83) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%84, %70, %82, %arg45, %arg46, %arg47) : (tensor<i32>, tensor<i32>, tensor<6x5xf32>, tensor<4xi32>, tensor<6x3xf32>, tensor<4x3x5xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<6x5xf32>, tensor<4xi32>, tensor<6x3xf32>, tensor<4x3x5xf32>) -> (tensor<i32>, tensor<i32>, tensor<6x5xf32>, tensor<4xi32>, tensor<6x3xf32>, tensor<4x3x5xf32>)
    %4 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x3xf32>
    %5:6 = "stablehlo.while"(%2, %2, %4, %arg2, %arg5, %arg1) ({
    ^bb0(%arg36: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg37: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg38: tensor<6x3xf32> loc("transformers.grouped_mm_fallback_backward.default"), %arg39: tensor<4xi32> loc("transformers.grouped_mm_fallback_backward.default"), %arg40: tensor<6x5xf32> loc("transformers.grouped_mm_fallback_backward.default"), %arg41: tensor<4x3x5xf32> loc("transformers.grouped_mm_fallback_backward.default")):
      %67 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
      %68 = "stablehlo.compare"(%arg36, %67) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%68) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg30: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg31: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg32: tensor<6x3xf32> loc("transformers.grouped_mm_fallback_backward.default"), %arg33: tensor<4xi32> loc("transformers.grouped_mm_fallback_backward.default"), %arg34: tensor<6x5xf32> loc("transformers.grouped_mm_fallback_backward.default"), %arg35: tensor<4x3x5xf32> loc("transformers.grouped_mm_fallback_backward.default")):
      %51 = "stablehlo.dynamic_slice"(%arg33, %arg30) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %52 = "stablehlo.reshape"(%51) : (tensor<1xi32>) -> tensor<i32>
      %53 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
      %54 = "stablehlo.broadcast_in_dim"(%arg31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
      %55 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
      %56 = "stablehlo.compare"(%53, %54) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %57 = "stablehlo.compare"(%53, %55) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %58 = "stablehlo.and"(%56, %57) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %59 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %60 = "stablehlo.dynamic_slice"(%arg35, %arg30, %59, %59) {slice_sizes = array<i64: 1, 3, 5>} : (tensor<4x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xf32>
      %61 = "stablehlo.reshape"(%60) : (tensor<1x3x5xf32>) -> tensor<3x5xf32>
      %62 = "stablehlo.dot_general"(%arg34, %61) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x5xf32>, tensor<3x5xf32>) -> tensor<6x3xf32>
      %63 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi1>) -> tensor<6x3xi1>
      %64 = "stablehlo.select"(%63, %62, %arg32) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
      %65 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %66 = "stablehlo.add"(%arg30, %65) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%66, %52, %64, %arg33, %arg34, %arg35) : (tensor<i32>, tensor<i32>, tensor<6x3xf32>, tensor<4xi32>, tensor<6x5xf32>, tensor<4x3x5xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<6x3xf32>, tensor<4xi32>, tensor<6x5xf32>, tensor<4x3x5xf32>) -> (tensor<i32>, tensor<i32>, tensor<6x3xf32>, tensor<4xi32>, tensor<6x5xf32>, tensor<4x3x5xf32>)
    %6 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3x5xf32>
    %7:6 = "stablehlo.while"(%2, %2, %6, %arg2, %arg0, %arg5) ({
    ^bb0(%arg24: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg25: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg26: tensor<4x3x5xf32> loc("transformers.grouped_mm_fallback_backward.default"), %arg27: tensor<4xi32> loc("transformers.grouped_mm_fallback_backward.default"), %arg28: tensor<6x3xf32> loc("transformers.grouped_mm_fallback_backward.default"), %arg29: tensor<6x5xf32> loc("transformers.grouped_mm_fallback_backward.default")):
      %49 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
      %50 = "stablehlo.compare"(%arg24, %49) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%50) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg18: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg19: tensor<i32> loc("transformers.grouped_mm_fallback_backward.default"), %arg20: tensor<4x3x5xf32> loc("transformers.grouped_mm_fallback_backward.default"), %arg21: tensor<4xi32> loc("transformers.grouped_mm_fallback_backward.default"), %arg22: tensor<6x3xf32> loc("transformers.grouped_mm_fallback_backward.default"), %arg23: tensor<6x5xf32> loc("transformers.grouped_mm_fallback_backward.default")):
      %28 = "stablehlo.dynamic_slice"(%arg21, %arg18) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %29 = "stablehlo.reshape"(%28) : (tensor<1xi32>) -> tensor<i32>
      %30 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
      %31 = "stablehlo.broadcast_in_dim"(%arg19) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
      %32 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
      %33 = "stablehlo.compare"(%30, %31) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %34 = "stablehlo.compare"(%30, %32) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %35 = "stablehlo.and"(%33, %34) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi1>) -> tensor<6x3xi1>
      %37 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x3xf32>
      %39 = "stablehlo.select"(%36, %arg22, %38) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
      %40 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi1>) -> tensor<6x5xi1>
      %41 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x5xf32>
      %42 = "stablehlo.select"(%40, %arg23, %41) : (tensor<6x5xi1>, tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
      %43 = "stablehlo.dot_general"(%39, %42) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<6x3xf32>, tensor<6x5xf32>) -> tensor<3x5xf32>
      %44 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %45 = "stablehlo.reshape"(%43) : (tensor<3x5xf32>) -> tensor<1x3x5xf32>
      %46 = "stablehlo.dynamic_update_slice"(%arg20, %45, %arg18, %44, %44) : (tensor<4x3x5xf32>, tensor<1x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x5xf32>
      %47 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %48 = "stablehlo.add"(%arg18, %47) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%48, %29, %46, %arg21, %arg22, %arg23) : (tensor<i32>, tensor<i32>, tensor<4x3x5xf32>, tensor<4xi32>, tensor<6x3xf32>, tensor<6x5xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<4x3x5xf32>, tensor<4xi32>, tensor<6x3xf32>, tensor<6x5xf32>) -> (tensor<i32>, tensor<i32>, tensor<4x3x5xf32>, tensor<4xi32>, tensor<6x3xf32>, tensor<6x5xf32>)
    %8:6 = "stablehlo.while"(%2, %2, %1, %arg2, %arg3, %arg4) ({
    ^bb0(%arg12: tensor<i32> loc("aten._grouped_mm.default"), %arg13: tensor<i32> loc("aten._grouped_mm.default"), %arg14: tensor<6x5xf32> loc("aten._grouped_mm.default"), %arg15: tensor<4xi32> loc("aten._grouped_mm.default"), %arg16: tensor<6x3xbf16> loc("aten._grouped_mm.default"), %arg17: tensor<4x3x5xbf16> loc("aten._grouped_mm.default")):
      %26 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
      %27 = "stablehlo.compare"(%arg12, %26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%27) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg6: tensor<i32> loc("aten._grouped_mm.default"), %arg7: tensor<i32> loc("aten._grouped_mm.default"), %arg8: tensor<6x5xf32> loc("aten._grouped_mm.default"), %arg9: tensor<4xi32> loc("aten._grouped_mm.default"), %arg10: tensor<6x3xbf16> loc("aten._grouped_mm.default"), %arg11: tensor<4x3x5xbf16> loc("aten._grouped_mm.default")):
      %10 = "stablehlo.dynamic_slice"(%arg9, %arg6) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %11 = "stablehlo.reshape"(%10) : (tensor<1xi32>) -> tensor<i32>
      %12 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
      %13 = "stablehlo.broadcast_in_dim"(%arg7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
      %14 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<6xi32>
      %15 = "stablehlo.compare"(%12, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %16 = "stablehlo.compare"(%12, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %17 = "stablehlo.and"(%15, %16) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
      %18 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %19 = "stablehlo.dynamic_slice"(%arg11, %arg6, %18, %18) {slice_sizes = array<i64: 1, 3, 5>} : (tensor<4x3x5xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xbf16>
      %20 = "stablehlo.reshape"(%19) : (tensor<1x3x5xbf16>) -> tensor<3x5xbf16>
      %21 = "stablehlo.dot_general"(%arg10, %20) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<6x3xbf16>, tensor<3x5xbf16>) -> tensor<6x5xf32>
      %22 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi1>) -> tensor<6x5xi1>
      %23 = "stablehlo.select"(%22, %21, %arg8) : (tensor<6x5xi1>, tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
      %24 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %25 = "stablehlo.add"(%arg6, %24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%25, %11, %23, %arg9, %arg10, %arg11) : (tensor<i32>, tensor<i32>, tensor<6x5xf32>, tensor<4xi32>, tensor<6x3xbf16>, tensor<4x3x5xbf16>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<6x5xf32>, tensor<4xi32>, tensor<6x3xbf16>, tensor<4x3x5xbf16>) -> (tensor<i32>, tensor<i32>, tensor<6x5xf32>, tensor<4xi32>, tensor<6x3xbf16>, tensor<4x3x5xbf16>)
    %9 = "stablehlo.convert"(%8#2) : (tensor<6x5xf32>) -> tensor<6x5xbf16>
    "func.return"(%3#2, %5#2, %7#2, %9) : (tensor<6x5xf32>, tensor<6x3xf32>, tensor<4x3x5xf32>, tensor<6x5xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
