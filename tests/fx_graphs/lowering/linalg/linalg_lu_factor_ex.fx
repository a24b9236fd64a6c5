graph g inference
input %0 x1: f32[2,3,4]
input %1 x2: c64[3,3]
%2, %3, %4 = aten.linalg_lu_factor_ex.default(%0, pivot=true, check_errors=false) : f32[2,3,4] strides=[12,1,3]; i32[2,3]; i32[2] name=linalg_lu_factor_ex_default
%5, %6, %7 = aten.linalg_lu_factor_ex.default(%1, pivot=true, check_errors=false) : c64[3,3] strides=[1,3]; i32[3]; i32[] name=linalg_lu_factor_ex_default_1
return %2, %3, %4, %5, %6, %7
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3x4xf32>, tensor<3x3xcomplex<f32>>) -> (tensor<2x4x3xf32>, tensor<2x3xi32>, tensor<2xi32>, tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3x4xf32>, %arg1: tensor<3x3xcomplex<f32>>):
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
    %2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
    %3:4 = "stablehlo.while"(%0, %arg0, %1, %2) ({
    ^bb0(%arg26: tensor<i32> loc("aten.linalg_lu_factor_ex.default"), %arg27: tensor<2x3x4xf32> loc("aten.linalg_lu_factor_ex.default"), %arg28: tensor<2x3xi32> loc("aten.linalg_lu_factor_ex.default"), %arg29: tensor<2xi32> loc("aten.linalg_lu_factor_ex.default")):
      %183 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %184 = "stablehlo.compare"(%arg26, %183) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%184) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg16: tensor<i32> loc("aten.linalg_lu_factor_ex.default"), %arg17: tensor<2x3x4xf32> loc("aten.linalg_lu_factor_ex.default"), %arg18: tensor<2x3xi32> loc("aten.linalg_lu_factor_ex.default"), %arg19: tensor<2xi32> loc("aten.linalg_lu_factor_ex.default")):
      %101 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %102 = "stablehlo.add"(%arg16, %101) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %103 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x4xi32>
      %104 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x4xi32>
      %105 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %106 = "stablehlo.dynamic_slice"(%arg17, %105, %105, %arg16) {slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %107 = "stablehlo.reshape"(%106) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %108 = "stablehlo.abs"(%107) : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %109 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
      %110 = "stablehlo.compare"(%108, %108) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %111 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
      %112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
      %113 = "stablehlo.select"(%110, %112, %108) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %114 = "stablehlo.broadcast_in_dim"(%arg16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
      %115 = "stablehlo.compare"(%109, %114) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %116 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %117 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
      %118 = "stablehlo.select"(%115, %113, %117) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %119 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
      %120 = "stablehlo.reduce"(%118, %119) ({
      ^bb0(%arg24: tensor<f32> loc("aten.linalg_lu_factor_ex.default"), %arg25: tensor<f32> loc("aten.linalg_lu_factor_ex.default")):
        %182 = "stablehlo.maximum"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%182) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
      %121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3xf32>
      %122 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
      %123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
      %124 = "stablehlo.compare"(%118, %121) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %125 = "stablehlo.select"(%124, %109, %123) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %126 = "stablehlo.reduce"(%125, %122) ({
      ^bb0(%arg22: tensor<i32> loc("aten.linalg_lu_factor_ex.default"), %arg23: tensor<i32> loc("aten.linalg_lu_factor_ex.default")):
        %181 = "stablehlo.minimum"(%arg22, %arg23) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%181) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
      %127 = "stablehlo.broadcast_in_dim"(%126) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi32>) -> tensor<2x3x4xi32>
      %128 = "stablehlo.compare"(%103, %127) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi1>
      %129 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4xf32>
      %131 = "stablehlo.select"(%128, %arg17, %130) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
      %132 = "stablehlo.reduce"(%131, %129) ({
      ^bb0(%arg20: tensor<f32> loc("aten.linalg_lu_factor_ex.default"), %arg21: tensor<f32> loc("aten.linalg_lu_factor_ex.default")):
        %180 = "stablehlo.add"(%arg20, %arg21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%180) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x4xf32>
      %133 = "stablehlo.dynamic_slice"(%arg17, %105, %arg16, %105) {slice_sizes = array<i64: 2, 1, 4>} : (tensor<2x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x4xf32>
      %134 = "stablehlo.reshape"(%133) : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
      %135 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x4xf32>) -> tensor<2x3x4xf32>
      %136 = "stablehlo.select"(%128, %135, %arg17) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
      %137 = "stablehlo.broadcast_in_dim"(%arg16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x4xi32>
      %138 = "stablehlo.compare"(%103, %137) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi1>
      %139 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x4xf32>) -> tensor<2x3x4xf32>
      %140 = "stablehlo.select"(%138, %139, %136) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
      %141 = "stablehlo.dynamic_slice"(%132, %105, %arg16) {slice_sizes = array<i64: 2, 1>} : (tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x1xf32>
      %142 = "stablehlo.reshape"(%141) : (tensor<2x1xf32>) -> tensor<2xf32>
      %143 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
      %144 = "stablehlo.compare"(%142, %143) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %145 = "stablehlo.dynamic_slice"(%140, %105, %105, %arg16) {slice_sizes = array<i64: 2, 3, 1>} : (tensor<2x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x1xf32>
      %146 = "stablehlo.reshape"(%145) : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
      %147 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi32>
      %148 = "stablehlo.broadcast_in_dim"(%arg16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
      %149 = "stablehlo.compare"(%147, %148) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %150 = "stablehlo.broadcast_in_dim"(%144) {broadcast_dimensions = array<i64: 0>} : (tensor<2xi1>) -> tensor<2x3xi1>
      %151 = "stablehlo.and"(%149, %150) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %152 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>) -> tensor<2x3xf32>
      %153 = "stablehlo.divide"(%146, %152) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %154 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
      %155 = "stablehlo.select"(%151, %153, %154) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %156 = "stablehlo.broadcast_in_dim"(%arg16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x4xi32>
      %157 = "stablehlo.compare"(%104, %156) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi1>
      %158 = "stablehlo.broadcast_in_dim"(%155) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
      %159 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<2x4xf32>) -> tensor<2x3x4xf32>
      %160 = "stablehlo.multiply"(%158, %159) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
      %161 = "stablehlo.select"(%157, %160, %130) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
      %162 = "stablehlo.subtract"(%140, %161) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
      %163 = "stablehlo.broadcast_in_dim"(%arg16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3x4xi32>
      %164 = "stablehlo.compare"(%104, %163) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi1>
      %165 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xi1>) -> tensor<2x3x4xi1>
      %166 = "stablehlo.and"(%164, %165) : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> tensor<2x3x4xi1>
      %167 = "stablehlo.broadcast_in_dim"(%155) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
      %168 = "stablehlo.select"(%166, %167, %162) : (tensor<2x3x4xi1>, tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
      %169 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
      %170 = "stablehlo.add"(%126, %169) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      %171 = "stablehlo.reshape"(%170) : (tensor<2xi32>) -> tensor<2x1xi32>
      %172 = "stablehlo.dynamic_update_slice"(%arg18, %171, %105, %arg16) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %173 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
      %174 = "stablehlo.compare"(%arg19, %173) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %175 = "stablehlo.not"(%144) : (tensor<2xi1>) -> tensor<2xi1>
      %176 = "stablehlo.and"(%174, %175) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %177 = "stablehlo.add"(%arg16, %101) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %178 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2xi32>
      %179 = "stablehlo.select"(%176, %178, %arg19) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      "stablehlo.return"(%102, %168, %172, %179) : (tensor<i32>, tensor<2x3x4xf32>, tensor<2x3xi32>, tensor<2xi32>) -> ()
    }) : (tensor<i32>, tensor<2x3x4xf32>, tensor<2x3xi32>, tensor<2xi32>) -> (tensor<i32>, tensor<2x3x4xf32>, tensor<2x3xi32>, tensor<2xi32>)
    %4 = "stablehlo.reshape"(%arg1) : (tensor<3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %5 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
    %6 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
    %7:4 = "stablehlo.while"(%0, %4, %5, %6) ({
    ^bb0(%arg12: tensor<i32> loc("aten.linalg_lu_factor_ex.default"), %arg13: tensor<1x3x3xcomplex<f32>> loc("aten.linalg_lu_factor_ex.default"), %arg14: tensor<1x3xi32> loc("aten.linalg_lu_factor_ex.default"), %arg15: tensor<1xi32> loc("aten.linalg_lu_factor_ex.default")):
      %99 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %100 = "stablehlo.compare"(%arg12, %99) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%100) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<i32> loc("aten.linalg_lu_factor_ex.default"), %arg3: tensor<1x3x3xcomplex<f32>> loc("aten.linalg_lu_factor_ex.default"), %arg4: tensor<1x3xi32> loc("aten.linalg_lu_factor_ex.default"), %arg5: tensor<1xi32> loc("aten.linalg_lu_factor_ex.default")):
      %13 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %14 = "stablehlo.add"(%arg2, %13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %15 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
      %16 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
      %17 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %18 = "stablehlo.dynamic_slice"(%arg3, %17, %17, %arg2) {slice_sizes = array<i64: 1, 3, 1>} : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f32>>
      %19 = "stablehlo.reshape"(%18) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %20 = "stablehlo.real"(%19) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %21 = "stablehlo.abs"(%20) : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %22 = "stablehlo.imag"(%19) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %23 = "stablehlo.abs"(%22) : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %24 = "stablehlo.add"(%21, %23) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %25 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3xi32>
      %26 = "stablehlo.compare"(%24, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
      %27 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
      %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x3xf32>
      %29 = "stablehlo.select"(%26, %28, %24) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %30 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %31 = "stablehlo.compare"(%25, %30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %32 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x3xf32>
      %34 = "stablehlo.select"(%31, %29, %33) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %35 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
      %36 = "stablehlo.reduce"(%34, %35) ({
      ^bb0(%arg10: tensor<f32> loc("aten.linalg_lu_factor_ex.default"), %arg11: tensor<f32> loc("aten.linalg_lu_factor_ex.default")):
        %98 = "stablehlo.maximum"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%98) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x3xf32>
      %38 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
      %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %40 = "stablehlo.compare"(%34, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
      %41 = "stablehlo.select"(%40, %25, %39) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %42 = "stablehlo.reduce"(%41, %38) ({
      ^bb0(%arg8: tensor<i32> loc("aten.linalg_lu_factor_ex.default"), %arg9: tensor<i32> loc("aten.linalg_lu_factor_ex.default")):
        %97 = "stablehlo.minimum"(%arg8, %arg9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%97) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3xi32>, tensor<i32>) -> tensor<1xi32>
      %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<1x3x3xi32>
      %44 = "stablehlo.compare"(%15, %43) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %45 = "stablehlo.constant"() {value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
      %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %47 = "stablehlo.select"(%44, %arg3, %46) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %48 = "stablehlo.reduce"(%47, %45) ({
      ^bb0(%arg6: tensor<complex<f32>> loc("aten.linalg_lu_factor_ex.default"), %arg7: tensor<complex<f32>> loc("aten.linalg_lu_factor_ex.default")):
        %96 = "stablehlo.add"(%arg6, %arg7) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%96) : (tensor<complex<f32>>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
      %49 = "stablehlo.dynamic_slice"(%arg3, %17, %arg2, %17) {slice_sizes = array<i64: 1, 1, 3>} : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3xcomplex<f32>>
      %50 = "stablehlo.reshape"(%49) : (tensor<1x1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %52 = "stablehlo.select"(%44, %51, %arg3) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %53 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3x3xi32>
      %54 = "stablehlo.compare"(%15, %53) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %55 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %56 = "stablehlo.select"(%54, %55, %52) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %57 = "stablehlo.dynamic_slice"(%48, %17, %arg2) {slice_sizes = array<i64: 1, 1>} : (tensor<1x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
      %58 = "stablehlo.reshape"(%57) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %59 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
      %60 = "stablehlo.compare"(%58, %59) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xi1>
      %61 = "stablehlo.dynamic_slice"(%56, %17, %17, %arg2) {slice_sizes = array<i64: 1, 3, 1>} : (tensor<1x3x3xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f32>>
      %62 = "stablehlo.reshape"(%61) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %63 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3xi32>
      %64 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %65 = "stablehlo.compare"(%63, %64) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %66 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi1>) -> tensor<1x3xi1>
      %67 = "stablehlo.and"(%65, %66) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %68 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 0>} : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %69 = "stablehlo.divide"(%62, %68) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %70 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
      %71 = "stablehlo.select"(%67, %69, %70) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %72 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3x3xi32>
      %73 = "stablehlo.compare"(%16, %72) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %74 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %75 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %76 = "stablehlo.multiply"(%74, %75) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %77 = "stablehlo.select"(%73, %76, %46) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %78 = "stablehlo.subtract"(%56, %77) : (tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %79 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3x3xi32>
      %80 = "stablehlo.compare"(%16, %79) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %81 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
      %82 = "stablehlo.and"(%80, %81) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
      %83 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %84 = "stablehlo.select"(%82, %83, %78) : (tensor<1x3x3xi1>, tensor<1x3x3xcomplex<f32>>, tensor<1x3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
      %85 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
      %86 = "stablehlo.add"(%42, %85) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %87 = "stablehlo.reshape"(%86) : (tensor<1xi32>) -> tensor<1x1xi32>
      %88 = "stablehlo.dynamic_update_slice"(%arg4, %87, %17, %arg2) : (tensor<1x3xi32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<1x3xi32>
      %89 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
      %90 = "stablehlo.compare"(%arg5, %89) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %91 = "stablehlo.not"(%60) : (tensor<1xi1>) -> tensor<1xi1>
      %92 = "stablehlo.and"(%90, %91) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %93 = "stablehlo.add"(%arg2, %13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %94 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
      %95 = "stablehlo.select"(%92, %94, %arg5) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      "stablehlo.return"(%14, %84, %88, %95) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xi32>, tensor<1xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xi32>, tensor<1xi32>) -> (tensor<i32>, tensor<1x3x3xcomplex<f32>>, tensor<1x3xi32>, tensor<1xi32>)
    %8 = "stablehlo.reshape"(%7#1) : (tensor<1x3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %9 = "stablehlo.reshape"(%7#2) : (tensor<1x3xi32>) -> tensor<3xi32>
    %10 = "stablehlo.reshape"(%7#3) : (tensor<1xi32>) -> tensor<i32>
    %11 = "stablehlo.transpose"(%3#1) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
    %12 = "stablehlo.transpose"(%8) {permutation = array<i64: 1, 0>} : (tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    "func.return"(%11, %3#2, %3#3, %12, %9, %10) : (tensor<2x4x3xf32>, tensor<2x3xi32>, tensor<2xi32>, tensor<3x3xcomplex<f32>>, tensor<3xi32>, tensor<i32>) -> ()
  }) : () -> ()
}) : () -> ()
