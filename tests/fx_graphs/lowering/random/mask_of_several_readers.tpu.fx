graph g inference
input %0 seed: i64[2]
input %1 x: f32[2,3]
input %2 y: f32[2,3]
%3 = torchtpu.random_bits.default(%0, [2, 3], dtype=i32) : i32[2,3] name=bits
%4 = aten.bitwise_and.Scalar(%3, 16777215) : i32[2,3] name=digits
%5 = aten._to_copy.default(%4, dtype=f32) : f32[2,3] name=number
%6 = aten.mul.Tensor(%5, 5.960464477539063e-8) : f32[2,3] name=uniform
%7 = aten.lt.Scalar(%6, 0.9) : bool[2,3] name=mask
%8 = aten.mul.Tensor(%1, %7) : f32[2,3] name=forward
%9 = aten.mul.Tensor(%2, %7) : f32[2,3] name=backward
%10 = aten.lt.Scalar(%6, 0.5) : bool[2,3] name=of_one_reader
%11 = aten.mul.Tensor(%1, %10) : f32[2,3] name=other
%12 = aten.lt.Scalar(%1, 0.5) : bool[2,3] name=not_drawn
%13 = aten.mul.Tensor(%1, %12) : f32[2,3] name=first
%14 = aten.mul.Tensor(%2, %12) : f32[2,3] name=second
return %8, %9, %11, %13, %14
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xi64>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2xi64>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>):
    %0 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xui32>
    %3 = "stablehlo.multiply"(%2, %1) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %4 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x3xui32>
    %7 = "stablehlo.multiply"(%6, %5) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %8 = "stablehlo.add"(%3, %7) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %9 = "stablehlo.constant"() {value = dense<0> : tensor<ui32>} : () -> tensor<ui32>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %11 = "stablehlo.convert"(%arg0) : (tensor<2xi64>) -> tensor<2xui32>
    %12 = "stablehlo.slice"(%11) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1xui32>) -> tensor<ui32>
    %14 = "stablehlo.slice"(%11) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1xui32>) -> tensor<ui32>
    %16 = "stablehlo.xor"(%13, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %17 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
    %18 = "stablehlo.xor"(%16, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %19 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %20 = "stablehlo.add"(%10, %19) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %21 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %22 = "stablehlo.add"(%8, %21) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %23 = "stablehlo.add"(%20, %22) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %24 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %26 = "stablehlo.shift_left"(%22, %25) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %27 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
    %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %29 = "stablehlo.shift_right_logical"(%22, %28) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %30 = "stablehlo.or"(%26, %29) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %31 = "stablehlo.xor"(%30, %23) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %32 = "stablehlo.add"(%23, %31) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %33 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
    %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %35 = "stablehlo.shift_left"(%31, %34) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %36 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %38 = "stablehlo.shift_right_logical"(%31, %37) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %39 = "stablehlo.or"(%35, %38) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %40 = "stablehlo.xor"(%39, %32) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %41 = "stablehlo.add"(%32, %40) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %42 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %44 = "stablehlo.shift_left"(%40, %43) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %45 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
    %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %47 = "stablehlo.shift_right_logical"(%40, %46) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %48 = "stablehlo.or"(%44, %47) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %49 = "stablehlo.xor"(%48, %41) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %50 = "stablehlo.add"(%41, %49) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %51 = "stablehlo.shift_left"(%49, %46) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %52 = "stablehlo.shift_right_logical"(%49, %43) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %53 = "stablehlo.or"(%51, %52) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %54 = "stablehlo.xor"(%53, %50) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %55 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %56 = "stablehlo.add"(%50, %55) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %57 = "stablehlo.add"(%18, %0) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %59 = "stablehlo.add"(%54, %58) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %60 = "stablehlo.add"(%56, %59) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %61 = "stablehlo.shift_left"(%59, %37) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %62 = "stablehlo.shift_right_logical"(%59, %34) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %63 = "stablehlo.or"(%61, %62) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %64 = "stablehlo.xor"(%63, %60) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %65 = "stablehlo.add"(%60, %64) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %66 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
    %67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %68 = "stablehlo.shift_left"(%64, %67) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %69 = "stablehlo.shift_right_logical"(%64, %5) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %70 = "stablehlo.or"(%68, %69) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %71 = "stablehlo.xor"(%70, %65) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %72 = "stablehlo.add"(%65, %71) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %73 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
    %74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %75 = "stablehlo.shift_left"(%71, %74) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %76 = "stablehlo.shift_right_logical"(%71, %74) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %77 = "stablehlo.or"(%75, %76) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %78 = "stablehlo.xor"(%77, %72) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %79 = "stablehlo.add"(%72, %78) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %80 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
    %81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %82 = "stablehlo.shift_left"(%78, %81) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %83 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
    %84 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %85 = "stablehlo.shift_right_logical"(%78, %84) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %86 = "stablehlo.or"(%82, %85) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %87 = "stablehlo.xor"(%86, %79) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %88 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %89 = "stablehlo.add"(%79, %88) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %90 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
    %91 = "stablehlo.add"(%13, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %93 = "stablehlo.add"(%87, %92) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %94 = "stablehlo.add"(%89, %93) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %95 = "stablehlo.shift_left"(%93, %25) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %96 = "stablehlo.shift_right_logical"(%93, %28) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %97 = "stablehlo.or"(%95, %96) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %98 = "stablehlo.xor"(%97, %94) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %99 = "stablehlo.add"(%94, %98) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %100 = "stablehlo.shift_left"(%98, %34) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %101 = "stablehlo.shift_right_logical"(%98, %37) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %102 = "stablehlo.or"(%100, %101) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %103 = "stablehlo.xor"(%102, %99) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %104 = "stablehlo.add"(%99, %103) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %105 = "stablehlo.shift_left"(%103, %43) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %106 = "stablehlo.shift_right_logical"(%103, %46) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %107 = "stablehlo.or"(%105, %106) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %108 = "stablehlo.xor"(%107, %104) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %109 = "stablehlo.add"(%104, %108) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %110 = "stablehlo.shift_left"(%108, %46) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %111 = "stablehlo.shift_right_logical"(%108, %43) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %112 = "stablehlo.or"(%110, %111) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %113 = "stablehlo.xor"(%112, %109) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %114 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %115 = "stablehlo.add"(%109, %114) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %116 = "stablehlo.add"(%15, %4) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %117 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %118 = "stablehlo.add"(%113, %117) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %119 = "stablehlo.add"(%115, %118) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %120 = "stablehlo.shift_left"(%118, %37) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %121 = "stablehlo.shift_right_logical"(%118, %34) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %122 = "stablehlo.or"(%120, %121) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %123 = "stablehlo.xor"(%122, %119) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %124 = "stablehlo.add"(%119, %123) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %125 = "stablehlo.shift_left"(%123, %67) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %126 = "stablehlo.shift_right_logical"(%123, %5) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %127 = "stablehlo.or"(%125, %126) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %128 = "stablehlo.xor"(%127, %124) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %129 = "stablehlo.add"(%124, %128) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %130 = "stablehlo.shift_left"(%128, %74) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %131 = "stablehlo.shift_right_logical"(%128, %74) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %132 = "stablehlo.or"(%130, %131) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %133 = "stablehlo.xor"(%132, %129) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %134 = "stablehlo.add"(%129, %133) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %135 = "stablehlo.shift_left"(%133, %81) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %136 = "stablehlo.shift_right_logical"(%133, %84) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %137 = "stablehlo.or"(%135, %136) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %138 = "stablehlo.xor"(%137, %134) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %139 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %140 = "stablehlo.add"(%134, %139) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %141 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
    %142 = "stablehlo.add"(%18, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %143 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %144 = "stablehlo.add"(%138, %143) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %145 = "stablehlo.add"(%140, %144) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %146 = "stablehlo.shift_left"(%144, %25) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %147 = "stablehlo.shift_right_logical"(%144, %28) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %148 = "stablehlo.or"(%146, %147) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %149 = "stablehlo.xor"(%148, %145) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %150 = "stablehlo.add"(%145, %149) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %151 = "stablehlo.shift_left"(%149, %34) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %152 = "stablehlo.shift_right_logical"(%149, %37) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %153 = "stablehlo.or"(%151, %152) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %154 = "stablehlo.xor"(%153, %150) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %155 = "stablehlo.add"(%150, %154) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %156 = "stablehlo.shift_left"(%154, %43) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %157 = "stablehlo.shift_right_logical"(%154, %46) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %158 = "stablehlo.or"(%156, %157) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %159 = "stablehlo.xor"(%158, %155) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %160 = "stablehlo.add"(%155, %159) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %161 = "stablehlo.shift_left"(%159, %46) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %162 = "stablehlo.shift_right_logical"(%159, %43) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %163 = "stablehlo.or"(%161, %162) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %164 = "stablehlo.xor"(%163, %160) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %165 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %166 = "stablehlo.add"(%160, %165) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %167 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
    %168 = "stablehlo.add"(%13, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %169 = "stablehlo.broadcast_in_dim"(%168) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %170 = "stablehlo.add"(%164, %169) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %171 = "stablehlo.bitcast_convert"(%166) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %172 = "stablehlo.constant"() {value = dense<16777215> : tensor<i32>} : () -> tensor<i32>
    %173 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
    %174 = "stablehlo.and"(%171, %173) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
    %175 = "stablehlo.convert"(%174) : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %176 = "stablehlo.constant"() {value = dense<5.96046448E-8> : tensor<f32>} : () -> tensor<f32>
    %177 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %178 = "stablehlo.multiply"(%175, %177) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %179 = "stablehlo.constant"() {value = dense<0.899999976> : tensor<f32>} : () -> tensor<f32>
    %180 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %181 = "stablehlo.compare"(%178, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %182 = "stablehlo.optimization_barrier"(%181) : (tensor<2x3xi1>) -> tensor<2x3xi1>
    %183 = "stablehlo.convert"(%182) : (tensor<2x3xi1>) -> tensor<2x3xui8>
    %184 = "stablehlo.convert"(%183) : (tensor<2x3xui8>) -> tensor<2x3xf32>
    %185 = "stablehlo.multiply"(%arg1, %184) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %186 = "stablehlo.convert"(%182) : (tensor<2x3xi1>) -> tensor<2x3xui8>
    %187 = "stablehlo.convert"(%186) : (tensor<2x3xui8>) -> tensor<2x3xf32>
    %188 = "stablehlo.multiply"(%arg2, %187) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %189 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %190 = "stablehlo.broadcast_in_dim"(%189) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %191 = "stablehlo.compare"(%178, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %192 = "stablehlo.convert"(%191) : (tensor<2x3xi1>) -> tensor<2x3xui8>
    %193 = "stablehlo.convert"(%192) : (tensor<2x3xui8>) -> tensor<2x3xf32>
    %194 = "stablehlo.multiply"(%arg1, %193) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %195 = "stablehlo.compare"(%arg1, %190) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %196 = "stablehlo.convert"(%195) : (tensor<2x3xi1>) -> tensor<2x3xui8>
    %197 = "stablehlo.convert"(%196) : (tensor<2x3xui8>) -> tensor<2x3xf32>
    %198 = "stablehlo.multiply"(%arg1, %197) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %199 = "stablehlo.convert"(%195) : (tensor<2x3xi1>) -> tensor<2x3xui8>
    %200 = "stablehlo.convert"(%199) : (tensor<2x3xui8>) -> tensor<2x3xf32>
    %201 = "stablehlo.multiply"(%arg2, %200) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%185, %188, %194, %198, %201) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
