graph g inference
input %0 x1: f32[3,3]
input %1 x2: c128[3,3]
%2, %3 = aten._linalg_eigh.default(%0, "L", true) : f32[3]; f32[3,3] strides=[1,3] name=_linalg_eigh_default
%4, %5 = aten._linalg_eigh.default(%1, "U", true) : f64[3]; c128[3,3] strides=[1,3] name=_linalg_eigh_default_1
return %2, %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x3xf32>, tensor<3x3xcomplex<f64>>) -> (tensor<3xf32>, tensor<3x3xf32>, tensor<3xf64>, tensor<3x3xcomplex<f64>>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xcomplex<f64>>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %1 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
    %2 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
    %3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %4 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x3x3xf32>
    %6 = "stablehlo.select"(%3, %0, %5) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %7 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
    %8 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
    %9 = "stablehlo.compare"(%7, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %10 = "stablehlo.select"(%9, %6, %5) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %11 = "stablehlo.compare"(%7, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %12 = "stablehlo.select"(%11, %6, %5) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %13 = "stablehlo.transpose"(%10) {permutation = array<i64: 0, 2, 1>} : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %14 = "stablehlo.add"(%10, %13) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %15 = "stablehlo.add"(%14, %12) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %16:2 = "stablehlo.custom_call"(%15) {backend_config = "1,1,100,1e-13", call_target_name = "Eigh", has_side_effect = false} : (tensor<1x3x3xf32>) -> (tensor<1x3x3xf32>, tensor<1x3xf32>)
    %17 = "stablehlo.reshape"(%16#1) : (tensor<1x3xf32>) -> tensor<3xf32>
    %18 = "stablehlo.reshape"(%16#0) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %19 = "stablehlo.reshape"(%arg1) : (tensor<3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %20 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
    %21 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
    %22 = "stablehlo.compare"(%20, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %23 = "stablehlo.constant"() {value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>} : () -> tensor<complex<f64>>
    %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<complex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %25 = "stablehlo.select"(%22, %19, %24) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %26 = "stablehlo.transpose"(%25) {permutation = array<i64: 0, 2, 1>} : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %27 = "stablehlo.real"(%26) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xf64>
    %28 = "stablehlo.imag"(%26) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xf64>
    %29 = "stablehlo.negate"(%28) : (tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %30 = "stablehlo.complex"(%27, %29) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xcomplex<f64>>
    %31 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
    %32 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
    %33 = "stablehlo.compare"(%31, %32) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %34 = "stablehlo.select"(%33, %30, %24) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %35 = "stablehlo.compare"(%31, %32) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %36 = "stablehlo.select"(%35, %30, %24) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %37 = "stablehlo.real"(%36) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xf64>
    %38 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<1x3x3xf64>
    %40 = "stablehlo.complex"(%37, %39) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xcomplex<f64>>
    %41 = "stablehlo.transpose"(%34) {permutation = array<i64: 0, 2, 1>} : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %42 = "stablehlo.real"(%41) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xf64>
    %43 = "stablehlo.imag"(%41) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xf64>
    %44 = "stablehlo.negate"(%43) : (tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %45 = "stablehlo.complex"(%42, %44) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xcomplex<f64>>
    %46 = "stablehlo.add"(%34, %45) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %47 = "stablehlo.add"(%46, %40) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %48:2 = "stablehlo.custom_call"(%47) {backend_config = "1,1,100,1e-13", call_target_name = "Eigh", has_side_effect = false} : (tensor<1x3x3xcomplex<f64>>) -> (tensor<1x3x3xcomplex<f64>>, tensor<1x3xf64>)
    %49 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
    %50 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
    %51 = "stablehlo.compare"(%49, %50) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %52 = "stablehlo.convert"(%51) : (tensor<1x3x3xi1>) -> tensor<1x3x3xui8>
    %53 = "stablehlo.convert"(%52) : (tensor<1x3x3xui8>) -> tensor<1x3x3xcomplex<f64>>
    %54 = "stablehlo.transpose"(%48#0) {permutation = array<i64: 0, 2, 1>} : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %55 = "stablehlo.real"(%54) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xf64>
    %56 = "stablehlo.imag"(%54) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xf64>
    %57 = "stablehlo.negate"(%56) : (tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %58 = "stablehlo.complex"(%55, %57) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xcomplex<f64>>
    %59 = "stablehlo.dot_general"(%58, %48#0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %60 = "stablehlo.subtract"(%53, %59) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %61 = "stablehlo.dot_general"(%58, %47) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %62 = "stablehlo.dot_general"(%61, %48#0) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %63 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<1x3xf64>
    %65 = "stablehlo.multiply"(%62, %53) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %66 = "stablehlo.reduce"(%65, %23) ({
    ^bb0(%arg16: tensor<complex<f64>> loc("aten._linalg_eigh.default"), %arg17: tensor<complex<f64>> loc("aten._linalg_eigh.default")):
      %136 = "stablehlo.add"(%arg16, %arg17) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      "stablehlo.return"(%136) : (tensor<complex<f64>>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<1x3x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1x3xcomplex<f64>>
    %67 = "stablehlo.real"(%66) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xf64>
    %68 = "stablehlo.multiply"(%60, %53) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %69 = "stablehlo.reduce"(%68, %23) ({
    ^bb0(%arg14: tensor<complex<f64>> loc("aten._linalg_eigh.default"), %arg15: tensor<complex<f64>> loc("aten._linalg_eigh.default")):
      %135 = "stablehlo.add"(%arg14, %arg15) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
      "stablehlo.return"(%135) : (tensor<complex<f64>>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<1x3x3xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1x3xcomplex<f64>>
    %70 = "stablehlo.real"(%69) : (tensor<1x3xcomplex<f64>>) -> tensor<1x3xf64>
    %71 = "stablehlo.subtract"(%64, %70) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %72 = "stablehlo.divide"(%67, %71) : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xf64>
    %73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf64>) -> tensor<1x3x3xf64>
    %74 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x3xf64>) -> tensor<1x3x3xf64>
    %75 = "stablehlo.subtract"(%74, %73) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %76 = "stablehlo.complex"(%74, %39) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xcomplex<f64>>
    %77 = "stablehlo.multiply"(%76, %53) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %78 = "stablehlo.subtract"(%62, %77) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %79 = "stablehlo.real"(%78) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xf64>
    %80 = "stablehlo.imag"(%78) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xf64>
    %81 = "stablehlo.multiply"(%79, %79) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %82 = "stablehlo.multiply"(%80, %80) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %83 = "stablehlo.add"(%81, %82) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %84 = "stablehlo.reduce"(%83, %38) ({
    ^bb0(%arg12: tensor<f64> loc("aten._linalg_eigh.default"), %arg13: tensor<f64> loc("aten._linalg_eigh.default")):
      %134 = "stablehlo.add"(%arg12, %arg13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%134) : (tensor<f64>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<1x3x3xf64>, tensor<f64>) -> tensor<1x3xf64>
    %85 = "stablehlo.reduce"(%84, %38) ({
    ^bb0(%arg10: tensor<f64> loc("aten._linalg_eigh.default"), %arg11: tensor<f64> loc("aten._linalg_eigh.default")):
      %133 = "stablehlo.add"(%arg10, %arg11) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%133) : (tensor<f64>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<1x3xf64>, tensor<f64>) -> tensor<1xf64>
    %86 = "stablehlo.sqrt"(%85) : (tensor<1xf64>) -> tensor<1xf64>
    %87 = "stablehlo.real"(%47) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xf64>
    %88 = "stablehlo.imag"(%47) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xf64>
    %89 = "stablehlo.multiply"(%87, %87) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %90 = "stablehlo.multiply"(%88, %88) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %91 = "stablehlo.add"(%89, %90) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %92 = "stablehlo.reduce"(%91, %38) ({
    ^bb0(%arg8: tensor<f64> loc("aten._linalg_eigh.default"), %arg9: tensor<f64> loc("aten._linalg_eigh.default")):
      %132 = "stablehlo.add"(%arg8, %arg9) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%132) : (tensor<f64>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<1x3x3xf64>, tensor<f64>) -> tensor<1x3xf64>
    %93 = "stablehlo.reduce"(%92, %38) ({
    ^bb0(%arg6: tensor<f64> loc("aten._linalg_eigh.default"), %arg7: tensor<f64> loc("aten._linalg_eigh.default")):
      %131 = "stablehlo.add"(%arg6, %arg7) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%131) : (tensor<f64>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<1x3xf64>, tensor<f64>) -> tensor<1xf64>
    %94 = "stablehlo.sqrt"(%93) : (tensor<1xf64>) -> tensor<1xf64>
    %95 = "stablehlo.real"(%60) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xf64>
    %96 = "stablehlo.imag"(%60) : (tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xf64>
    %97 = "stablehlo.multiply"(%95, %95) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %98 = "stablehlo.multiply"(%96, %96) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %99 = "stablehlo.add"(%97, %98) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %100 = "stablehlo.reduce"(%99, %38) ({
    ^bb0(%arg4: tensor<f64> loc("aten._linalg_eigh.default"), %arg5: tensor<f64> loc("aten._linalg_eigh.default")):
      %130 = "stablehlo.add"(%arg4, %arg5) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%130) : (tensor<f64>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<1x3x3xf64>, tensor<f64>) -> tensor<1x3xf64>
    %101 = "stablehlo.reduce"(%100, %38) ({
    ^bb0(%arg2: tensor<f64> loc("aten._linalg_eigh.default"), %arg3: tensor<f64> loc("aten._linalg_eigh.default")):
      %129 = "stablehlo.add"(%arg2, %arg3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%129) : (tensor<f64>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<1x3xf64>, tensor<f64>) -> tensor<1xf64>
    %102 = "stablehlo.sqrt"(%101) : (tensor<1xf64>) -> tensor<1xf64>
    %103 = "stablehlo.multiply"(%94, %102) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %104 = "stablehlo.add"(%86, %103) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %105 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %106 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<1xf64>
    %107 = "stablehlo.multiply"(%104, %106) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %108 = "stablehlo.abs"(%75) : (tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %109 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf64>) -> tensor<1x3x3xf64>
    %110 = "stablehlo.compare"(%108, %109) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xi1>
    %111 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<1x3x3xf64>
    %113 = "stablehlo.select"(%110, %75, %112) : (tensor<1x3x3xi1>, tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xf64>
    %114 = "stablehlo.complex"(%74, %39) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xcomplex<f64>>
    %115 = "stablehlo.multiply"(%114, %60) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %116 = "stablehlo.add"(%62, %115) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %117 = "stablehlo.constant"() {value = dense<(5.000000e-01,0.000000e+00)> : tensor<complex<f64>>} : () -> tensor<complex<f64>>
    %118 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<complex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %119 = "stablehlo.multiply"(%60, %118) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %120 = "stablehlo.complex"(%113, %39) : (tensor<1x3x3xf64>, tensor<1x3x3xf64>) -> tensor<1x3x3xcomplex<f64>>
    %121 = "stablehlo.divide"(%116, %120) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %122 = "stablehlo.select"(%110, %121, %119) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %123 = "stablehlo.dot_general"(%48#0, %122) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %124 = "stablehlo.add"(%48#0, %123) : (tensor<1x3x3xcomplex<f64>>, tensor<1x3x3xcomplex<f64>>) -> tensor<1x3x3xcomplex<f64>>
    %125 = "stablehlo.reshape"(%72) : (tensor<1x3xf64>) -> tensor<3xf64>
    %126 = "stablehlo.reshape"(%124) : (tensor<1x3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    %127 = "stablehlo.transpose"(%18) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %128 = "stablehlo.transpose"(%126) {permutation = array<i64: 1, 0>} : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    "func.return"(%17, %127, %125, %128) : (tensor<3xf32>, tensor<3x3xf32>, tensor<3xf64>, tensor<3x3xcomplex<f64>>) -> ()
  }) : () -> ()
}) : () -> ()
