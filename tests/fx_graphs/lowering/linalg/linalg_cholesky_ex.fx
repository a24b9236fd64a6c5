graph g inference
input %0 x1: f32[3,3]
input %1 x2: c64[2,2]
%2, %3 = aten.linalg_cholesky_ex.default(%0, upper=false, check_errors=false) : f32[3,3] strides=[1,3]; i32[] name=linalg_cholesky_ex_default
%4, %5 = aten.linalg_cholesky_ex.default(%1, upper=true, check_errors=false) : c64[2,2] strides=[1,2]; i32[] name=linalg_cholesky_ex_default_1
return %2, %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x3xf32>, tensor<2x2xcomplex<f32>>) -> (tensor<3x3xf32>, tensor<i32>, tensor<2x2xcomplex<f32>>, tensor<i32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x3xf32>, %arg1: tensor<2x2xcomplex<f32>>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
    %3:3 = "stablehlo.while"(%1, %0, %2) ({
    ^bb0(%arg11: tensor<i32> loc("aten.linalg_cholesky_ex.default"), %arg12: tensor<1x3x3xf32> loc("aten.linalg_cholesky_ex.default"), %arg13: tensor<1xi32> loc("aten.linalg_cholesky_ex.default")):
      %133 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %134 = "stablehlo.compare"(%arg11, %133) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%134) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg8: tensor<i32> loc("aten.linalg_cholesky_ex.default"), %arg9: tensor<1x3x3xf32> loc("aten.linalg_cholesky_ex.default"), %arg10: tensor<1xi32> loc("aten.linalg_cholesky_ex.default")):
      %88 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %89 = "stablehlo.add"(%arg8, %88) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %90 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %91 = "stablehlo.dynamic_slice"(%arg9, %90, %90, %arg8) {slice_sizes = array<i64: 1, 3, 1>} : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %92 = "stablehlo.reshape"(%91) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %93 = "stablehlo.dynamic_slice"(%92, %90, %arg8) {slice_sizes = array<i64: 1, 1>} : (tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %94 = "stablehlo.reshape"(%93) : (tensor<1x1xf32>) -> tensor<1xf32>
      %95 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
      %97 = "stablehlo.compare"(%94, %96) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %98 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
      %99 = "stablehlo.compare"(%arg10, %98) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %100 = "stablehlo.not"(%97) : (tensor<1xi1>) -> tensor<1xi1>
      %101 = "stablehlo.and"(%99, %100) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %102 = "stablehlo.add"(%arg8, %88) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
      %104 = "stablehlo.select"(%101, %103, %arg10) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %105 = "stablehlo.and"(%99, %97) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %106 = "stablehlo.sqrt"(%94) : (tensor<1xf32>) -> tensor<1xf32>
      %107 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x3xf32>
      %108 = "stablehlo.divide"(%92, %107) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %109 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3xi32>
      %110 = "stablehlo.broadcast_in_dim"(%arg8) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %111 = "stablehlo.compare"(%109, %110) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %112 = "stablehlo.broadcast_in_dim"(%arg8) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %113 = "stablehlo.compare"(%109, %112) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %114 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x3xf32>
      %115 = "stablehlo.select"(%113, %114, %108) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %116 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x3xf32>
      %117 = "stablehlo.select"(%111, %115, %116) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %118 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
      %119 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
      %120 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %121 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %122 = "stablehlo.multiply"(%120, %121) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %123 = "stablehlo.subtract"(%arg9, %122) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %124 = "stablehlo.or"(%111, %113) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %125 = "stablehlo.broadcast_in_dim"(%arg8) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3x3xi32>
      %126 = "stablehlo.compare"(%119, %125) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %127 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
      %128 = "stablehlo.and"(%126, %127) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
      %129 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %130 = "stablehlo.select"(%128, %129, %123) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %131 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi1>) -> tensor<1x3x3xi1>
      %132 = "stablehlo.select"(%131, %130, %arg9) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      "stablehlo.return"(%89, %132, %104) : (tensor<i32>, tensor<1x3x3xf32>, tensor<1xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xf32>, tensor<1xi32>) -> (tensor<i32>, tensor<1x3x3xf32>, tensor<1xi32>)
    %4 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
    %5 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
    %6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %7 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x3x3xf32>
    %9 = "stablehlo.select"(%6, %3#1, %8) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %11 = "stablehlo.reshape"(%3#2) : (tensor<1xi32>) -> tensor<i32>
    %12 = "stablehlo.reshape"(%arg1) : (tensor<2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %13 = "stablehlo.transpose"(%12) {permutation = array<i64: 0, 2, 1>} : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %14 = "stablehlo.real"(%13) : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xf32>
    %15 = "stablehlo.imag"(%13) : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xf32>
    %16 = "stablehlo.negate"(%15) : (tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %17 = "stablehlo.complex"(%14, %16) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xcomplex<f32>>
    %18:3 = "stablehlo.while"(%1, %17, %2) ({
    ^bb0(%arg5: tensor<i32> loc("aten.linalg_cholesky_ex.default"), %arg6: tensor<1x2x2xcomplex<f32>> loc("aten.linalg_cholesky_ex.default"), %arg7: tensor<1xi32> loc("aten.linalg_cholesky_ex.default")):
      %86 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
      %87 = "stablehlo.compare"(%arg5, %86) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%87) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<i32> loc("aten.linalg_cholesky_ex.default"), %arg3: tensor<1x2x2xcomplex<f32>> loc("aten.linalg_cholesky_ex.default"), %arg4: tensor<1xi32> loc("aten.linalg_cholesky_ex.default")):
      %34 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %35 = "stablehlo.add"(%arg2, %34) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %36 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %37 = "stablehlo.dynamic_slice"(%arg3, %36, %36, %arg2) {slice_sizes = array<i64: 1, 2, 1>} : (tensor<1x2x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x1xcomplex<f32>>
      %38 = "stablehlo.reshape"(%37) : (tensor<1x2x1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %39 = "stablehlo.dynamic_slice"(%38, %36, %arg2) {slice_sizes = array<i64: 1, 1>} : (tensor<1x2xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
      %40 = "stablehlo.reshape"(%39) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %41 = "stablehlo.real"(%40) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %42 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
      %44 = "stablehlo.compare"(%41, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %45 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
      %46 = "stablehlo.compare"(%arg4, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %47 = "stablehlo.not"(%44) : (tensor<1xi1>) -> tensor<1xi1>
      %48 = "stablehlo.and"(%46, %47) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %49 = "stablehlo.add"(%arg2, %34) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
      %51 = "stablehlo.select"(%48, %50, %arg4) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %52 = "stablehlo.and"(%46, %44) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %53 = "stablehlo.sqrt"(%41) : (tensor<1xf32>) -> tensor<1xf32>
      %54 = "stablehlo.complex"(%53, %43) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 0>} : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %56 = "stablehlo.divide"(%38, %55) : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %57 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x2xi32>
      %58 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2xi32>
      %59 = "stablehlo.compare"(%57, %58) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %60 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2xi32>
      %61 = "stablehlo.compare"(%57, %60) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %62 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 0>} : (tensor<1xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %63 = "stablehlo.select"(%61, %62, %56) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %64 = "stablehlo.constant"() {value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
      %65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<1x2xcomplex<f32>>
      %66 = "stablehlo.select"(%59, %63, %65) : (tensor<1x2xi1>, tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %67 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x2x2xi32>
      %68 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x2x2xi32>
      %69 = "stablehlo.real"(%66) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %70 = "stablehlo.imag"(%66) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
      %71 = "stablehlo.negate"(%70) : (tensor<1x2xf32>) -> tensor<1x2xf32>
      %72 = "stablehlo.complex"(%69, %71) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
      %73 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
      %74 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
      %75 = "stablehlo.multiply"(%73, %74) : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
      %76 = "stablehlo.subtract"(%arg3, %75) : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
      %77 = "stablehlo.or"(%59, %61) : (tensor<1x2xi1>, tensor<1x2xi1>) -> tensor<1x2xi1>
      %78 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2x2xi32>
      %79 = "stablehlo.compare"(%68, %78) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
      %80 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x2xi1>) -> tensor<1x2x2xi1>
      %81 = "stablehlo.and"(%79, %80) : (tensor<1x2x2xi1>, tensor<1x2x2xi1>) -> tensor<1x2x2xi1>
      %82 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
      %83 = "stablehlo.select"(%81, %82, %76) : (tensor<1x2x2xi1>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
      %84 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi1>) -> tensor<1x2x2xi1>
      %85 = "stablehlo.select"(%84, %83, %arg3) : (tensor<1x2x2xi1>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
      "stablehlo.return"(%35, %85, %51) : (tensor<i32>, tensor<1x2x2xcomplex<f32>>, tensor<1xi32>) -> ()
    }) : (tensor<i32>, tensor<1x2x2xcomplex<f32>>, tensor<1xi32>) -> (tensor<i32>, tensor<1x2x2xcomplex<f32>>, tensor<1xi32>)
    %19 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x2x2xi32>
    %20 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x2x2xi32>
    %21 = "stablehlo.compare"(%19, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %22 = "stablehlo.constant"() {value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %24 = "stablehlo.select"(%21, %18#1, %23) : (tensor<1x2x2xi1>, tensor<1x2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %25 = "stablehlo.transpose"(%24) {permutation = array<i64: 0, 2, 1>} : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %26 = "stablehlo.real"(%25) : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xf32>
    %27 = "stablehlo.imag"(%25) : (tensor<1x2x2xcomplex<f32>>) -> tensor<1x2x2xf32>
    %28 = "stablehlo.negate"(%27) : (tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    %29 = "stablehlo.complex"(%26, %28) : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xcomplex<f32>>
    %30 = "stablehlo.reshape"(%29) : (tensor<1x2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %31 = "stablehlo.reshape"(%18#2) : (tensor<1xi32>) -> tensor<i32>
    %32 = "stablehlo.transpose"(%10) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %33 = "stablehlo.transpose"(%30) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    "func.return"(%32, %11, %33, %31) : (tensor<3x3xf32>, tensor<i32>, tensor<2x2xcomplex<f32>>, tensor<i32>) -> ()
  }) : () -> ()
}) : () -> ()
