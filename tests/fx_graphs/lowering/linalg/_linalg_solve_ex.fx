graph g inference
input %0 a: c64[2,3,3]
input %1 b: c64[2,3]
%2, %3, %4, %5 = aten._linalg_solve_ex.default(%0, %1) : c64[2,3]; c64[2,3,3]; i32[2,3]; i32[2] name=n0
return %2, %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2xi32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x3xcomplex<f32>>, %arg1: tensor<2x3xcomplex<f32>>):
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
    %2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
    %3:4 = "stablehlo.while"(%0, %arg0, %1, %2) ({
    ^bb0(%arg28: tensor<i32> loc("aten._linalg_solve_ex.default"), %arg29: tensor<2x3x3xcomplex<f32>> loc("aten._linalg_solve_ex.default"), %arg30: tensor<2x3xi32> loc("aten._linalg_solve_ex.default"), %arg31: tensor<2xi32> loc("aten._linalg_solve_ex.default")):
      %170 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %171 = "stablehlo.compare"(%arg28, %170) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%171) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg18: tensor<i32> loc("aten._linalg_solve_ex.default"), %arg19: tensor<2x3x3xcomplex<f32>> loc("aten._linalg_solve_ex.default"), %arg20: tensor<2x3xi32> loc("aten._linalg_solve_ex.default"), %arg21: tensor<2xi32> loc("aten._linalg_solve_ex.default")):
      %84 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %85 = "stablehlo.add"(%arg18, %84) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %86 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
      %87 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x3xi32>
      %88 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %89 = "stablehlo.dynamic_slice"(%arg19, %88, %88, %arg18) {slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xcomplex<f32>>
      %90 = "stablehlo.reshape"(%89) : (tensor<2x3x1xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %91 = "stablehlo.real"(%90) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
      %92 = "stablehlo.abs"(%91) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %93 = "stablehlo.imag"(%90) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
      %94 = "stablehlo.abs"(%93) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %95 = "stablehlo.add"(%92, %94) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %96 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
      %97 = "stablehlo.compare"(%95, %95) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %98 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
      %99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
      %100 = "stablehlo.select"(%97, %99, %95) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %101 = "stablehlo.broadcast_in_dim"(%arg18) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
      %102 = "stablehlo.compare"(%96, %101) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %103 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %104 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
      %105 = "stablehlo.select"(%102, %100, %104) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %106 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
      %107 = "stablehlo.reduce"(%105, %106) ({
      ^bb0(%arg26: tensor<f32> loc("aten._linalg_solve_ex.default"), %arg27: tensor<f32> loc("aten._linalg_solve_ex.default")):
        %169 = "stablehlo.maximum"(%arg26, %arg27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%169) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3xf32>
      %109 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
      %110 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
      %111 = "stablehlo.compare"(%105, %108) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %112 = "stablehlo.select"(%111, %96, %110) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %113 = "stablehlo.reduce"(%112, %109) ({
      ^bb0(%arg24: tensor<i32> loc("aten._linalg_solve_ex.default"), %arg25: tensor<i32> loc("aten._linalg_solve_ex.default")):
        %168 = "stablehlo.minimum"(%arg24, %arg25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%168) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %114 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3x3xi32>
      %115 = "stablehlo.compare"(%86, %114) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %116 = "stablehlo.constant"() {value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
      %117 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %118 = "stablehlo.select"(%115, %arg19, %117) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %119 = "stablehlo.reduce"(%118, %116) ({
      ^bb0(%arg22: tensor<complex<f32>> loc("aten._linalg_solve_ex.default"), %arg23: tensor<complex<f32>> loc("aten._linalg_solve_ex.default")):
        %167 = "stablehlo.add"(%arg22, %arg23) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%167) : (tensor<complex<f32>>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<2x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
      %120 = "stablehlo.dynamic_slice"(%arg19, %88, %arg18, %88) {slice_sizes = array<i64: 2, 1, 3>} : (tensor<2x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x3xcomplex<f32>>
      %121 = "stablehlo.reshape"(%120) : (tensor<2x1x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %122 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %123 = "stablehlo.select"(%115, %122, %arg19) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %124 = "stablehlo.broadcast_in_dim"(%arg18) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x3xi32>
      %125 = "stablehlo.compare"(%86, %124) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %126 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %127 = "stablehlo.select"(%125, %126, %123) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %128 = "stablehlo.dynamic_slice"(%119, %88, %arg18) {slice_sizes = array<i64: 2, 1>} : (tensor<2x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<2x1xcomplex<f32>>
      %129 = "stablehlo.reshape"(%128) : (tensor<2x1xcomplex<f32>>) -> tensor<2xcomplex<f32>>
      %130 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
      %131 = "stablehlo.compare"(%129, %130) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
      %132 = "stablehlo.dynamic_slice"(%127, %88, %88, %arg18) {slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xcomplex<f32>>
      %133 = "stablehlo.reshape"(%132) : (tensor<2x3x1xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %134 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
      %135 = "stablehlo.broadcast_in_dim"(%arg18) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
      %136 = "stablehlo.compare"(%134, %135) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %137 = "stablehlo.broadcast_in_dim"(%131) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi1>) -> tensor<2x3xi1>
      %138 = "stablehlo.and"(%136, %137) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %139 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0>} : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %140 = "stablehlo.divide"(%133, %139) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %141 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
      %142 = "stablehlo.select"(%138, %140, %141) : (tensor<2x3xi1>, tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
      %143 = "stablehlo.broadcast_in_dim"(%arg18) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x3xi32>
      %144 = "stablehlo.compare"(%87, %143) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %145 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %146 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %147 = "stablehlo.multiply"(%145, %146) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %148 = "stablehlo.select"(%144, %147, %117) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %149 = "stablehlo.subtract"(%127, %148) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %150 = "stablehlo.broadcast_in_dim"(%arg18) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x3xi32>
      %151 = "stablehlo.compare"(%87, %150) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
      %152 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
      %153 = "stablehlo.and"(%151, %152) : (tensor<2x3x3xi1>, tensor<2x3x3xi1>) -> tensor<2x3x3xi1>
      %154 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %155 = "stablehlo.select"(%153, %154, %149) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
      %156 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
      %157 = "stablehlo.add"(%113, %156) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %158 = "stablehlo.reshape"(%157) : (tensor<2xi32>) -> tensor<2x1xi32>
      %159 = "stablehlo.dynamic_update_slice"(%arg20, %158, %88, %arg18) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %160 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
      %161 = "stablehlo.compare"(%arg21, %160) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %162 = "stablehlo.not"(%131) : (tensor<2xi1>) -> tensor<2xi1>
      %163 = "stablehlo.and"(%161, %162) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %164 = "stablehlo.add"(%arg18, %84) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %165 = "stablehlo.broadcast_in_dim"(%164) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
      %166 = "stablehlo.select"(%163, %165, %arg21) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      "stablehlo.return"(%85, %155, %159, %166) : (tensor<i32>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2xi32>)
    %4 = "stablehlo.reshape"(%arg1) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    %5 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
    %6:3 = "stablehlo.while"(%0, %5, %3#2) ({
    ^bb0(%arg15: tensor<i32> loc("aten._linalg_solve_ex.default"), %arg16: tensor<2x3xi32> loc("aten._linalg_solve_ex.default"), %arg17: tensor<2x3xi32> loc("aten._linalg_solve_ex.default")):
      %82 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %83 = "stablehlo.compare"(%arg15, %82) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%83) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg10: tensor<i32> loc("aten._linalg_solve_ex.default"), %arg11: tensor<2x3xi32> loc("aten._linalg_solve_ex.default"), %arg12: tensor<2x3xi32> loc("aten._linalg_solve_ex.default")):
      %60 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %61 = "stablehlo.add"(%arg10, %60) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %62 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %63 = "stablehlo.dynamic_slice"(%arg12, %62, %arg10) {slice_sizes = array<i64: 2, 1>} : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
      %64 = "stablehlo.reshape"(%63) : (tensor<2x1xi32>) -> tensor<2xi32>
      %65 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
      %66 = "stablehlo.subtract"(%64, %65) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %67 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
      %68 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
      %69 = "stablehlo.compare"(%67, %68) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %70 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
      %71 = "stablehlo.select"(%69, %arg11, %70) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %72 = "stablehlo.reduce"(%71, %62) ({
      ^bb0(%arg13: tensor<i32> loc("aten._linalg_solve_ex.default"), %arg14: tensor<i32> loc("aten._linalg_solve_ex.default")):
        %81 = "stablehlo.add"(%arg13, %arg14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%81) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %73 = "stablehlo.dynamic_slice"(%arg11, %62, %arg10) {slice_sizes = array<i64: 2, 1>} : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
      %74 = "stablehlo.reshape"(%73) : (tensor<2x1xi32>) -> tensor<2xi32>
      %75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
      %76 = "stablehlo.select"(%69, %75, %arg11) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %77 = "stablehlo.broadcast_in_dim"(%arg10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
      %78 = "stablehlo.compare"(%67, %77) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %79 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
      %80 = "stablehlo.select"(%78, %79, %76) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%61, %80, %arg12) : (tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>)
    %7 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
    %8 = "stablehlo.broadcast_in_dim"(%6#1) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xi32>) -> tensor<2x3x3xi32>
    %9 = "stablehlo.compare"(%7, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %10 = "stablehlo.convert"(%9) : (tensor<2x3x3xi1>) -> tensor<2x3x3xui8>
    %11 = "stablehlo.convert"(%10) : (tensor<2x3x3xui8>) -> tensor<2x3x3xcomplex<f32>>
    %12 = "stablehlo.transpose"(%11) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %13 = "stablehlo.dot_general"(%12, %4) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    %14 = "stablehlo.triangular_solve"(%3#1, %13) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    %15 = "stablehlo.triangular_solve"(%3#1, %14) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    %16 = "stablehlo.dot_general"(%arg0, %15) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    %17 = "stablehlo.subtract"(%4, %16) : (tensor<2x3x1xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    %18 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
    %19:3 = "stablehlo.while"(%0, %18, %3#2) ({
    ^bb0(%arg7: tensor<i32> loc("aten._linalg_solve_ex.default"), %arg8: tensor<2x3xi32> loc("aten._linalg_solve_ex.default"), %arg9: tensor<2x3xi32> loc("aten._linalg_solve_ex.default")):
      %58 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %59 = "stablehlo.compare"(%arg7, %58) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%59) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<i32> loc("aten._linalg_solve_ex.default"), %arg3: tensor<2x3xi32> loc("aten._linalg_solve_ex.default"), %arg4: tensor<2x3xi32> loc("aten._linalg_solve_ex.default")):
      %36 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %37 = "stablehlo.add"(%arg2, %36) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %38 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %39 = "stablehlo.dynamic_slice"(%arg4, %38, %arg2) {slice_sizes = array<i64: 2, 1>} : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
      %40 = "stablehlo.reshape"(%39) : (tensor<2x1xi32>) -> tensor<2xi32>
      %41 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
      %42 = "stablehlo.subtract"(%40, %41) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %43 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
      %44 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
      %45 = "stablehlo.compare"(%43, %44) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %46 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
      %47 = "stablehlo.select"(%45, %arg3, %46) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %48 = "stablehlo.reduce"(%47, %38) ({
      ^bb0(%arg5: tensor<i32> loc("aten._linalg_solve_ex.default"), %arg6: tensor<i32> loc("aten._linalg_solve_ex.default")):
        %57 = "stablehlo.add"(%arg5, %arg6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%57) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %49 = "stablehlo.dynamic_slice"(%arg3, %38, %arg2) {slice_sizes = array<i64: 2, 1>} : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
      %50 = "stablehlo.reshape"(%49) : (tensor<2x1xi32>) -> tensor<2xi32>
      %51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
      %52 = "stablehlo.select"(%45, %51, %arg3) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %53 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
      %54 = "stablehlo.compare"(%43, %53) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %55 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3xi32>
      %56 = "stablehlo.select"(%54, %55, %52) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%37, %56, %arg4) : (tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>)
    %20 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x3xi32>
    %21 = "stablehlo.broadcast_in_dim"(%19#1) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x3xi32>) -> tensor<2x3x3xi32>
    %22 = "stablehlo.compare"(%20, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x3xi32>, tensor<2x3x3xi32>) -> tensor<2x3x3xi1>
    %23 = "stablehlo.convert"(%22) : (tensor<2x3x3xi1>) -> tensor<2x3x3xui8>
    %24 = "stablehlo.convert"(%23) : (tensor<2x3x3xui8>) -> tensor<2x3x3xcomplex<f32>>
    %25 = "stablehlo.transpose"(%24) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %26 = "stablehlo.dot_general"(%25, %17) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    %27 = "stablehlo.triangular_solve"(%3#1, %26) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    %28 = "stablehlo.triangular_solve"(%3#1, %27) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    %29 = "stablehlo.subtract"(%28, %28) : (tensor<2x3x1xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    %30 = "stablehlo.constant"() {value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    %32 = "stablehlo.compare"(%29, %31) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x1xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> tensor<2x3x1xi1>
    %33 = "stablehlo.add"(%15, %28) : (tensor<2x3x1xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    %34 = "stablehlo.select"(%32, %33, %15) : (tensor<2x3x1xi1>, tensor<2x3x1xcomplex<f32>>, tensor<2x3x1xcomplex<f32>>) -> tensor<2x3x1xcomplex<f32>>
    %35 = "stablehlo.reshape"(%34) : (tensor<2x3x1xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    "func.return"(%35, %3#1, %3#2, %3#3) : (tensor<2x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2xi32>) -> ()
  }) : () -> ()
}) : () -> ()
