graph g inference
input %0 a: f32[3,20]
input %1 b: f32[20,5]
input %2 c: i32[4]
input %3 d: f32[4,3,20]
input %4 e: bf16[4,3,20]
input %5 f: bf16[4,20,2]
%6 = aten._grouped_mm.default(%0, %1, %2, none, none) : f32[4,3,5] name=n0
%7 = aten._grouped_mm.default(%3, %1, %2, none, none) : f32[3,5] name=n1
%8 = aten._grouped_mm.default(%4, %5, none, none, none) : bf16[4,3,2] name=n2
return %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x20xf32>, tensor<20x5xf32>, tensor<4xi32>, tensor<4x3x20xf32>, tensor<4x3x20xbf16>, tensor<4x20x2xbf16>) -> (tensor<4x3x5xf32>, tensor<3x5xf32>, tensor<4x3x2xbf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x20xf32>, %arg1: tensor<20x5xf32>, %arg2: tensor<4xi32>, %arg3: tensor<4x3x20xf32>, %arg4: tensor<4x3x20xbf16>, %arg5: tensor<4x20x2xbf16>):
    %0 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 1, 0>} : (tensor<3x20xf32>) -> tensor<20x3xf32>
    %1 = "stablehlo.constant"() {value = dense<20> : tensor<i32>} : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %3 = "stablehlo.minimum"(%arg2, %2) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %5 = "stablehlo.pad"(%3, %4) {edge_padding_high = array<i64: -1>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>} : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %6 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3x5xf32>
    %8 = "stablehlo.pad"(%0, %6) {edge_padding_high = array<i64: 4, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<20x3xf32>, tensor<f32>) -> tensor<24x3xf32>
    %9 = "stablehlo.pad"(%arg1, %6) {edge_padding_high = array<i64: 4, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<20x5xf32>, tensor<f32>) -> tensor<24x5xf32>
    %10:8 = "stablehlo.while"(%4, %4, %4, %7, %5, %3, %8, %9) ({
    ^bb0(%arg30: tensor<i32> loc("aten._grouped_mm.default"), %arg31: tensor<i32> loc("aten._grouped_mm.default"), %arg32: tensor<i32> loc("aten._grouped_mm.default"), %arg33: tensor<4x3x5xf32> loc("aten._grouped_mm.default"), %arg34: tensor<4xi32> loc("aten._grouped_mm.default"), %arg35: tensor<4xi32> loc("aten._grouped_mm.default"), %arg36: tensor<24x3xf32> loc("aten._grouped_mm.default"), %arg37: tensor<24x5xf32> loc("aten._grouped_mm.default")):
      %96 = "stablehlo.constant"() {value = dense<6> : tensor<i32>} : () -> tensor<i32>
      %97 = "stablehlo.compare"(%arg30, %96) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%97) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg22: tensor<i32> loc("aten._grouped_mm.default"), %arg23: tensor<i32> loc("aten._grouped_mm.default"), %arg24: tensor<i32> loc("aten._grouped_mm.default"), %arg25: tensor<4x3x5xf32> loc("aten._grouped_mm.default"), %arg26: tensor<4xi32> loc("aten._grouped_mm.default"), %arg27: tensor<4xi32> loc("aten._grouped_mm.default"), %arg28: tensor<24x3xf32> loc("aten._grouped_mm.default"), %arg29: tensor<24x5xf32> loc("aten._grouped_mm.default")):
      %57 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %58 = "stablehlo.add"(%arg22, %57) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %59 = "stablehlo.dynamic_slice"(%arg26, %arg24) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %60 = "stablehlo.reshape"(%59) : (tensor<1xi32>) -> tensor<i32>
      %61 = "stablehlo.dynamic_slice"(%arg27, %arg24) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %62 = "stablehlo.reshape"(%61) : (tensor<1xi32>) -> tensor<i32>
      %63 = "stablehlo.constant"() {value = dense<8> : tensor<i32>} : () -> tensor<i32>
      %64 = "stablehlo.add"(%arg23, %63) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %65 = "stablehlo.compare"(%62, %64) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %66 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %67 = "stablehlo.compare"(%arg24, %66) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %68 = "stablehlo.and"(%65, %67) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %69 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xi32>
      %70 = "stablehlo.broadcast_in_dim"(%arg23) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
      %71 = "stablehlo.add"(%69, %70) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
      %72 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
      %73 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
      %74 = "stablehlo.compare"(%71, %72) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
      %75 = "stablehlo.compare"(%71, %73) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
      %76 = "stablehlo.and"(%74, %75) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
      %77 = "stablehlo.select"(%68, %arg23, %64) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %78 = "stablehlo.add"(%arg24, %57) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %79 = "stablehlo.select"(%68, %78, %arg24) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %80 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %81 = "stablehlo.dynamic_slice"(%arg28, %arg23, %80) {slice_sizes = array<i64: 8, 3>} : (tensor<24x3xf32>, tensor<i32>, tensor<i32>) -> tensor<8x3xf32>
      %82 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi1>) -> tensor<8x3xi1>
      %83 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %84 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8x3xf32>
      %85 = "stablehlo.select"(%82, %81, %84) : (tensor<8x3xi1>, tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
      %86 = "stablehlo.dynamic_slice"(%arg29, %arg23, %80) {slice_sizes = array<i64: 8, 5>} : (tensor<24x5xf32>, tensor<i32>, tensor<i32>) -> tensor<8x5xf32>
      %87 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi1>) -> tensor<8x5xi1>
      %88 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8x5xf32>
      %89 = "stablehlo.select"(%87, %86, %88) : (tensor<8x5xi1>, tensor<8x5xf32>, tensor<8x5xf32>) -> tensor<8x5xf32>
      %90 = "stablehlo.dot_general"(%85, %89) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x3xf32>, tensor<8x5xf32>) -> tensor<3x5xf32>
      %91 = "stablehlo.dynamic_slice"(%arg25, %arg24, %80, %80) {slice_sizes = array<i64: 1, 3, 5>} : (tensor<4x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x5xf32>
      %92 = "stablehlo.reshape"(%91) : (tensor<1x3x5xf32>) -> tensor<3x5xf32>
      %93 = "stablehlo.add"(%92, %90) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %94 = "stablehlo.reshape"(%93) : (tensor<3x5xf32>) -> tensor<1x3x5xf32>
      %95 = "stablehlo.dynamic_update_slice"(%arg25, %94, %arg24, %80, %80) : (tensor<4x3x5xf32>, tensor<1x3x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x3x5xf32>
      "stablehlo.return"(%58, %77, %79, %95, %arg26, %arg27, %arg28, %arg29) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x3x5xf32>, tensor<4xi32>, tensor<4xi32>, tensor<24x3xf32>, tensor<24x5xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x3x5xf32>, tensor<4xi32>, tensor<4xi32>, tensor<24x3xf32>, tensor<24x5xf32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<4x3x5xf32>, tensor<4xi32>, tensor<4xi32>, tensor<24x3xf32>, tensor<24x5xf32>)
    %11 = "stablehlo.transpose"(%arg1) {permutation = array<i64: 1, 0>} : (tensor<20x5xf32>) -> tensor<5x20xf32>
    %12 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %14 = "stablehlo.minimum"(%arg2, %13) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %15 = "stablehlo.pad"(%14, %4) {edge_padding_high = array<i64: -1>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>} : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %16 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8x3xf32>
    %17 = "stablehlo.pad"(%11, %6) {edge_padding_high = array<i64: 3, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<5x20xf32>, tensor<f32>) -> tensor<8x20xf32>
    %18:8 = "stablehlo.while"(%4, %4, %4, %16, %15, %14, %17, %arg3) ({
    ^bb0(%arg14: tensor<i32> loc("aten._grouped_mm.default"), %arg15: tensor<i32> loc("aten._grouped_mm.default"), %arg16: tensor<i32> loc("aten._grouped_mm.default"), %arg17: tensor<8x3xf32> loc("aten._grouped_mm.default"), %arg18: tensor<4xi32> loc("aten._grouped_mm.default"), %arg19: tensor<4xi32> loc("aten._grouped_mm.default"), %arg20: tensor<8x20xf32> loc("aten._grouped_mm.default"), %arg21: tensor<4x3x20xf32> loc("aten._grouped_mm.default")):
      %55 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
      %56 = "stablehlo.compare"(%arg14, %55) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%56) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg6: tensor<i32> loc("aten._grouped_mm.default"), %arg7: tensor<i32> loc("aten._grouped_mm.default"), %arg8: tensor<i32> loc("aten._grouped_mm.default"), %arg9: tensor<8x3xf32> loc("aten._grouped_mm.default"), %arg10: tensor<4xi32> loc("aten._grouped_mm.default"), %arg11: tensor<4xi32> loc("aten._grouped_mm.default"), %arg12: tensor<8x20xf32> loc("aten._grouped_mm.default"), %arg13: tensor<4x3x20xf32> loc("aten._grouped_mm.default")):
      %23 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %24 = "stablehlo.add"(%arg6, %23) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %25 = "stablehlo.dynamic_slice"(%arg10, %arg8) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %26 = "stablehlo.reshape"(%25) : (tensor<1xi32>) -> tensor<i32>
      %27 = "stablehlo.dynamic_slice"(%arg11, %arg8) {slice_sizes = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
      %28 = "stablehlo.reshape"(%27) : (tensor<1xi32>) -> tensor<i32>
      %29 = "stablehlo.constant"() {value = dense<8> : tensor<i32>} : () -> tensor<i32>
      %30 = "stablehlo.add"(%arg7, %29) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %31 = "stablehlo.compare"(%28, %30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %32 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %33 = "stablehlo.compare"(%arg8, %32) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %34 = "stablehlo.and"(%31, %33) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %35 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xi32>
      %36 = "stablehlo.broadcast_in_dim"(%arg7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
      %37 = "stablehlo.add"(%35, %36) : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi32>
      %38 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
      %39 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
      %40 = "stablehlo.compare"(%37, %38) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
      %41 = "stablehlo.compare"(%37, %39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
      %42 = "stablehlo.and"(%40, %41) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
      %43 = "stablehlo.select"(%34, %arg7, %30) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %44 = "stablehlo.add"(%arg8, %23) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %45 = "stablehlo.select"(%34, %44, %arg8) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %46 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %47 = "stablehlo.dynamic_slice"(%arg12, %arg7, %46) {slice_sizes = array<i64: 8, 20>} : (tensor<8x20xf32>, tensor<i32>, tensor<i32>) -> tensor<8x20xf32>
      %48 = "stablehlo.dynamic_slice"(%arg13, %arg8, %46, %46) {slice_sizes = array<i64: 1, 3, 20>} : (tensor<4x3x20xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x20xf32>
      %49 = "stablehlo.reshape"(%48) : (tensor<1x3x20xf32>) -> tensor<3x20xf32>
      %50 = "stablehlo.dot_general"(%47, %49) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x20xf32>, tensor<3x20xf32>) -> tensor<8x3xf32>
      %51 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0>} : (tensor<8xi1>) -> tensor<8x3xi1>
      %52 = "stablehlo.dynamic_slice"(%arg9, %arg7, %46) {slice_sizes = array<i64: 8, 3>} : (tensor<8x3xf32>, tensor<i32>, tensor<i32>) -> tensor<8x3xf32>
      %53 = "stablehlo.select"(%51, %50, %52) : (tensor<8x3xi1>, tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
      %54 = "stablehlo.dynamic_update_slice"(%arg9, %53, %arg7, %46) : (tensor<8x3xf32>, tensor<8x3xf32>, tensor<i32>, tensor<i32>) -> tensor<8x3xf32>
      "stablehlo.return"(%24, %43, %45, %54, %arg10, %arg11, %arg12, %arg13) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<8x3xf32>, tensor<4xi32>, tensor<4xi32>, tensor<8x20xf32>, tensor<4x3x20xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<8x3xf32>, tensor<4xi32>, tensor<4xi32>, tensor<8x20xf32>, tensor<4x3x20xf32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<8x3xf32>, tensor<4xi32>, tensor<4xi32>, tensor<8x20xf32>, tensor<4x3x20xf32>)
    %19 = "stablehlo.slice"(%18#3) {limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<8x3xf32>) -> tensor<5x3xf32>
    %20 = "stablehlo.transpose"(%19) {permutation = array<i64: 1, 0>} : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %21 = "stablehlo.dot_general"(%arg4, %arg5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x3x20xbf16>, tensor<4x20x2xbf16>) -> tensor<4x3x2xf32>
    %22 = "stablehlo.convert"(%21) : (tensor<4x3x2xf32>) -> tensor<4x3x2xbf16>
    "func.return"(%10#3, %20, %22) : (tensor<4x3x5xf32>, tensor<3x5xf32>, tensor<4x3x2xbf16>) -> ()
  }) : () -> ()
}) : () -> ()
