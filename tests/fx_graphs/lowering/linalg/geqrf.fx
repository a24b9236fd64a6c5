graph g inference
input %0 x1: f32[3,2]
input %1 x2: c64[2,3,3]
%2, %3 = aten.geqrf.default(%0) : f32[3,2] strides=[1,3]; f32[2] name=geqrf_default
%4, %5 = aten.geqrf.default(%1) : c64[2,3,3] strides=[9,1,3]; c64[2,3] name=geqrf_default_1
return %2, %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x2xf32>, tensor<2x3x3xcomplex<f32>>) -> (tensor<2x3xf32>, tensor<2xf32>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x2xf32>, %arg1: tensor<2x3x3xcomplex<f32>>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
    %1 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2xf32>
    %3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %4:3 = "stablehlo.while"(%3, %0, %2) ({
    ^bb0(%arg15: tensor<i32> loc("aten.geqrf.default"), %arg16: tensor<1x3x2xf32> loc("aten.geqrf.default"), %arg17: tensor<1x2xf32> loc("aten.geqrf.default")):
      %169 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
      %170 = "stablehlo.compare"(%arg15, %169) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%170) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg10: tensor<i32> loc("aten.geqrf.default"), %arg11: tensor<1x3x2xf32> loc("aten.geqrf.default"), %arg12: tensor<1x2xf32> loc("aten.geqrf.default")):
      %103 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %104 = "stablehlo.add"(%arg10, %103) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %105 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %106 = "stablehlo.dynamic_slice"(%arg11, %105, %105, %arg10) {slice_sizes = array<i64: 1, 3, 1>} : (tensor<1x3x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %107 = "stablehlo.reshape"(%106) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %108 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3xi32>
      %109 = "stablehlo.broadcast_in_dim"(%arg10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %110 = "stablehlo.compare"(%108, %109) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %111 = "stablehlo.dynamic_slice"(%107, %105, %arg10) {slice_sizes = array<i64: 1, 1>} : (tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %112 = "stablehlo.reshape"(%111) : (tensor<1x1xf32>) -> tensor<1xf32>
      %113 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %114 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x3xf32>
      %115 = "stablehlo.select"(%110, %107, %114) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %116 = "stablehlo.multiply"(%115, %115) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %117 = "stablehlo.reduce"(%116, %113) ({
      ^bb0(%arg13: tensor<f32> loc("aten.geqrf.default"), %arg14: tensor<f32> loc("aten.geqrf.default")):
        %168 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%168) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %118 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
      %119 = "stablehlo.compare"(%117, %118) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %120 = "stablehlo.multiply"(%112, %112) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %121 = "stablehlo.add"(%120, %117) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %122 = "stablehlo.sqrt"(%121) : (tensor<1xf32>) -> tensor<1xf32>
      %123 = "stablehlo.bitcast_convert"(%112) : (tensor<1xf32>) -> tensor<1xi32>
      %124 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
      %125 = "stablehlo.compare"(%123, %124) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %126 = "stablehlo.negate"(%122) : (tensor<1xf32>) -> tensor<1xf32>
      %127 = "stablehlo.select"(%125, %122, %126) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %128 = "stablehlo.select"(%119, %112, %127) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %129 = "stablehlo.not"(%119) : (tensor<1xi1>) -> tensor<1xi1>
      %130 = "stablehlo.subtract"(%128, %112) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %131 = "stablehlo.divide"(%130, %128) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %132 = "stablehlo.select"(%129, %131, %118) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %133 = "stablehlo.subtract"(%112, %128) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %134 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x3xf32>
      %135 = "stablehlo.not"(%119) : (tensor<1xi1>) -> tensor<1xi1>
      %136 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi1>) -> tensor<1x3xi1>
      %137 = "stablehlo.and"(%110, %136) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %138 = "stablehlo.divide"(%107, %134) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %139 = "stablehlo.select"(%137, %138, %114) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %140 = "stablehlo.broadcast_in_dim"(%arg10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %141 = "stablehlo.compare"(%108, %140) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %142 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %143 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x3xf32>
      %144 = "stablehlo.select"(%141, %143, %139) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %145 = "stablehlo.dot_general"(%144, %arg11) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3xf32>, tensor<1x3x2xf32>) -> tensor<1x2xf32>
      %146 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x3xf32>
      %147 = "stablehlo.multiply"(%144, %146) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %148 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<1x3x2xf32>
      %149 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x2xf32>) -> tensor<1x3x2xf32>
      %150 = "stablehlo.multiply"(%148, %149) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %151 = "stablehlo.subtract"(%arg11, %150) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %152 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x2xi32>
      %153 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x2xi32>
      %154 = "stablehlo.broadcast_in_dim"(%arg10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3x2xi32>
      %155 = "stablehlo.compare"(%153, %154) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %156 = "stablehlo.select"(%155, %151, %arg11) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %157 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x3xf32>
      %158 = "stablehlo.select"(%141, %157, %139) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %159 = "stablehlo.or"(%141, %110) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %160 = "stablehlo.broadcast_in_dim"(%arg10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3x2xi32>
      %161 = "stablehlo.compare"(%153, %160) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %162 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xi1>) -> tensor<1x3x2xi1>
      %163 = "stablehlo.and"(%161, %162) : (tensor<1x3x2xi1>, tensor<1x3x2xi1>) -> tensor<1x3x2xi1>
      %164 = "stablehlo.broadcast_in_dim"(%158) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<1x3x2xf32>
      %165 = "stablehlo.select"(%163, %164, %156) : (tensor<1x3x2xi1>, tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %166 = "stablehlo.reshape"(%132) : (tensor<1xf32>) -> tensor<1x1xf32>
      %167 = "stablehlo.dynamic_update_slice"(%arg12, %166, %105, %arg10) : (tensor<1x2xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
      "stablehlo.return"(%104, %165, %167) : (tensor<i32>, tensor<1x3x2xf32>, tensor<1x2xf32>) -> ()
    }) : (tensor<i32>, tensor<1x3x2xf32>, tensor<1x2xf32>) -> (tensor<i32>, tensor<1x3x2xf32>, tensor<1x2xf32>)
    %5 = "stablehlo.reshape"(%4#1) : (tensor<1x3x2xf32>) -> tensor<3x2xf32>
    %6 = "stablehlo.reshape"(%4#2) : (tensor<1x2xf32>) -> tensor<2xf32>
    %7 = "stablehlo.constant"() {value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %9:3 = "stablehlo.while"(%3, %arg1, %8) ({
    ^bb0(%arg7: tensor<i32> loc("aten.geqrf.default"), %arg8: tensor<2x3x3xcomplex<f32>> loc("aten.geqrf.default"), %arg9: tensor<2x3xcomplex<f32>> loc("aten.geqrf.default")):
      %101 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %102 = "stablehlo.compare"(%arg7, %101) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%102) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<i32> loc("aten.geqrf.default"), %arg3: tensor<2x3x3xcomplex<f32>> loc("aten.geqrf.default"), %arg4: tensor<2x3xcomplex<f32>> loc("aten.geqrf.default")):
      %12 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %13 = "stablehlo.add"(%arg2, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %15 = "stablehlo.dynamic_slice"(%arg3, %14, %14, %arg2) {slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xcomplex<f32>>
      %16 = "stablehlo.reshape"(%15) : (tensor<2x3x1xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %17 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
      %18 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
      %19 = "stablehlo.compare"(%17, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %20 = "stablehlo.dynamic_slice"(%16, %14, %arg2) {slice_sizes = array<i64: 2, 1>} : (tensor<2x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<2x1xcomplex<f32>>
      %21 = "stablehlo.reshape"(%20) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %22 = "stablehlo.real"(%21) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
      %23 = "stablehlo.imag"(%21) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
      %24 = "stablehlo.constant"() {value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
      %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
      %26 = "stablehlo.select"(%19, %16, %25) : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %27 = "stablehlo.real"(%26) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
      %28 = "stablehlo.imag"(%26) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
      %29 = "stablehlo.multiply"(%27, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %30 = "stablehlo.multiply"(%28, %28) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %31 = "stablehlo.add"(%29, %30) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %32 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %33 = "stablehlo.reduce"(%31, %32) ({
      ^bb0(%arg5: tensor<f32> loc("aten.geqrf.default"), %arg6: tensor<f32> loc("aten.geqrf.default")):
        %100 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%100) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %34 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
      %35 = "stablehlo.compare"(%33, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %36 = "stablehlo.compare"(%23, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %37 = "stablehlo.and"(%35, %36) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %38 = "stablehlo.real"(%21) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
      %39 = "stablehlo.imag"(%21) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
      %40 = "stablehlo.multiply"(%38, %38) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %41 = "stablehlo.multiply"(%39, %39) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %42 = "stablehlo.add"(%40, %41) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %43 = "stablehlo.add"(%42, %33) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %44 = "stablehlo.sqrt"(%43) : (tensor<2xf32>) -> tensor<2xf32>
      %45 = "stablehlo.bitcast_convert"(%22) : (tensor<2xf32>) -> tensor<2xi32>
      %46 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
      %47 = "stablehlo.compare"(%45, %46) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %48 = "stablehlo.negate"(%44) : (tensor<2xf32>) -> tensor<2xf32>
      %49 = "stablehlo.select"(%47, %44, %48) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %50 = "stablehlo.select"(%37, %22, %49) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %51 = "stablehlo.complex"(%50, %34) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xcomplex<f32>>
      %52 = "stablehlo.not"(%37) : (tensor<2xi1>) -> tensor<2xi1>
      %53 = "stablehlo.subtract"(%51, %21) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %54 = "stablehlo.divide"(%53, %51) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %55 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
      %56 = "stablehlo.select"(%52, %54, %55) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %57 = "stablehlo.subtract"(%21, %51) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64: 0>} : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %59 = "stablehlo.not"(%37) : (tensor<2xi1>) -> tensor<2xi1>
      %60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi1>) -> tensor<2x3xi1>
      %61 = "stablehlo.and"(%19, %60) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %62 = "stablehlo.divide"(%16, %58) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %63 = "stablehlo.select"(%61, %62, %25) : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %64 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
      %65 = "stablehlo.compare"(%17, %64) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %66 = "stablehlo.constant"() {value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
      %67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
      %68 = "stablehlo.select"(%65, %67, %63) : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %69 = "stablehlo.real"(%56) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
      %70 = "stablehlo.imag"(%56) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
      %71 = "stablehlo.negate"(%70) : (tensor<2xf32>) -> tensor<2xf32>
      %72 = "stablehlo.complex"(%69, %71) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xcomplex<f32>>
      %73 = "stablehlo.real"(%68) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
      %74 = "stablehlo.imag"(%68) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
      %75 = "stablehlo.negate"(%74) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %76 = "stablehlo.complex"(%73, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
      %77 = "stablehlo.dot_general"(%76, %arg3) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %78 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64: 0>} : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %79 = "stablehlo.multiply"(%68, %78) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %81 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %82 = "stablehlo.multiply"(%80, %81) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %83 = "stablehlo.subtract"(%arg3, %82) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %84 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
      %85 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
      %86 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x3xi32>
      %87 = "stablehlo.compare"(%85, %86) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %88 = "stablehlo.select"(%87, %83, %arg3) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %89 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 0>} : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %90 = "stablehlo.select"(%65, %89, %63) : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %91 = "stablehlo.or"(%65, %19) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %92 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x3xi32>
      %93 = "stablehlo.compare"(%85, %92) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %94 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %95 = "stablehlo.and"(%93, %94) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
      %96 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %97 = "stablehlo.select"(%95, %96, %88) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %98 = "stablehlo.reshape"(%56) : (tensor<2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
      %99 = "stablehlo.dynamic_update_slice"(%arg4, %98, %14, %arg2) : (tensor<2x3xcomplex<f32>>, tensor<2x1xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<2x3xcomplex<f32>>
      "stablehlo.return"(%13, %97, %99) : (tensor<i32>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> (tensor<i32>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>)
    %10 = "stablehlo.transpose"(%5) {permutation = array<i64: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.transpose"(%9#1) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    "func.return"(%10, %6, %11, %9#2) : (tensor<2x3xf32>, tensor<2xf32>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()
