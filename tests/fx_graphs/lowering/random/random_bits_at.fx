graph g inference
input %0 seed: i64[2]
input %1 narrow: i32[2,3]
input %2 wide: i64[4]
%3 = torchtpu.random_bits_at.default(%0, %1, dtype=i32) : i32[2,3] name=n0
%4 = torchtpu.random_bits_at.default(%0, %2, dtype=i64) : i64[4] name=n1
return %3, %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xi64>, tensor<2x3xi32>, tensor<4xi64>) -> (tensor<2x3xi32>, tensor<4xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2xi64>, %arg1: tensor<2x3xi32>, %arg2: tensor<4xi64>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<2x3xi32>) -> tensor<2x3xui32>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<ui32>} : () -> tensor<ui32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %3 = "stablehlo.convert"(%arg0) : (tensor<2xi64>) -> tensor<2xui32>
    %4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1xui32>) -> tensor<ui32>
    %6 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1xui32>) -> tensor<ui32>
    %8 = "stablehlo.xor"(%5, %7) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %9 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
    %10 = "stablehlo.xor"(%8, %9) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %11 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %12 = "stablehlo.add"(%2, %11) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %13 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %14 = "stablehlo.add"(%0, %13) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %15 = "stablehlo.add"(%12, %14) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %16 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %18 = "stablehlo.shift_left"(%14, %17) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %19 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %21 = "stablehlo.shift_right_logical"(%14, %20) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %22 = "stablehlo.or"(%18, %21) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %23 = "stablehlo.xor"(%22, %15) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %24 = "stablehlo.add"(%15, %23) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %25 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %27 = "stablehlo.shift_left"(%23, %26) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %28 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %30 = "stablehlo.shift_right_logical"(%23, %29) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %31 = "stablehlo.or"(%27, %30) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %32 = "stablehlo.xor"(%31, %24) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %33 = "stablehlo.add"(%24, %32) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %34 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
    %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %36 = "stablehlo.shift_left"(%32, %35) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %37 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
    %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %39 = "stablehlo.shift_right_logical"(%32, %38) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %40 = "stablehlo.or"(%36, %39) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %41 = "stablehlo.xor"(%40, %33) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %42 = "stablehlo.add"(%33, %41) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %43 = "stablehlo.shift_left"(%41, %38) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %44 = "stablehlo.shift_right_logical"(%41, %35) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %45 = "stablehlo.or"(%43, %44) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %46 = "stablehlo.xor"(%45, %42) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %47 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %48 = "stablehlo.add"(%42, %47) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %49 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
    %50 = "stablehlo.add"(%10, %49) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %52 = "stablehlo.add"(%46, %51) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %53 = "stablehlo.add"(%48, %52) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %54 = "stablehlo.shift_left"(%52, %29) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %55 = "stablehlo.shift_right_logical"(%52, %26) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %56 = "stablehlo.or"(%54, %55) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %57 = "stablehlo.xor"(%56, %53) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %58 = "stablehlo.add"(%53, %57) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %59 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
    %60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %61 = "stablehlo.shift_left"(%57, %60) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %62 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
    %63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %64 = "stablehlo.shift_right_logical"(%57, %63) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %65 = "stablehlo.or"(%61, %64) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %66 = "stablehlo.xor"(%65, %58) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %67 = "stablehlo.add"(%58, %66) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %68 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
    %69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %70 = "stablehlo.shift_left"(%66, %69) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %71 = "stablehlo.shift_right_logical"(%66, %69) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %72 = "stablehlo.or"(%70, %71) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %73 = "stablehlo.xor"(%72, %67) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %74 = "stablehlo.add"(%67, %73) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %75 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
    %76 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %77 = "stablehlo.shift_left"(%73, %76) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %78 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
    %79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %80 = "stablehlo.shift_right_logical"(%73, %79) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %81 = "stablehlo.or"(%77, %80) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %82 = "stablehlo.xor"(%81, %74) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %83 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %84 = "stablehlo.add"(%74, %83) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %85 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
    %86 = "stablehlo.add"(%5, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %87 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %88 = "stablehlo.add"(%82, %87) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %89 = "stablehlo.add"(%84, %88) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %90 = "stablehlo.shift_left"(%88, %17) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %91 = "stablehlo.shift_right_logical"(%88, %20) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %92 = "stablehlo.or"(%90, %91) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %93 = "stablehlo.xor"(%92, %89) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %94 = "stablehlo.add"(%89, %93) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %95 = "stablehlo.shift_left"(%93, %26) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %96 = "stablehlo.shift_right_logical"(%93, %29) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %97 = "stablehlo.or"(%95, %96) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %98 = "stablehlo.xor"(%97, %94) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %99 = "stablehlo.add"(%94, %98) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %100 = "stablehlo.shift_left"(%98, %35) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %101 = "stablehlo.shift_right_logical"(%98, %38) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %102 = "stablehlo.or"(%100, %101) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %103 = "stablehlo.xor"(%102, %99) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %104 = "stablehlo.add"(%99, %103) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %105 = "stablehlo.shift_left"(%103, %38) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %106 = "stablehlo.shift_right_logical"(%103, %35) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %107 = "stablehlo.or"(%105, %106) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %108 = "stablehlo.xor"(%107, %104) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %109 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %110 = "stablehlo.add"(%104, %109) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %111 = "stablehlo.add"(%7, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %113 = "stablehlo.add"(%108, %112) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %114 = "stablehlo.add"(%110, %113) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %115 = "stablehlo.shift_left"(%113, %29) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %116 = "stablehlo.shift_right_logical"(%113, %26) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %117 = "stablehlo.or"(%115, %116) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %118 = "stablehlo.xor"(%117, %114) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %119 = "stablehlo.add"(%114, %118) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %120 = "stablehlo.shift_left"(%118, %60) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %121 = "stablehlo.shift_right_logical"(%118, %63) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %122 = "stablehlo.or"(%120, %121) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %123 = "stablehlo.xor"(%122, %119) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %124 = "stablehlo.add"(%119, %123) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %125 = "stablehlo.shift_left"(%123, %69) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %126 = "stablehlo.shift_right_logical"(%123, %69) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %127 = "stablehlo.or"(%125, %126) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %128 = "stablehlo.xor"(%127, %124) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %129 = "stablehlo.add"(%124, %128) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %130 = "stablehlo.shift_left"(%128, %76) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %131 = "stablehlo.shift_right_logical"(%128, %79) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %132 = "stablehlo.or"(%130, %131) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %133 = "stablehlo.xor"(%132, %129) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %134 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %135 = "stablehlo.add"(%129, %134) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %136 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
    %137 = "stablehlo.add"(%10, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %138 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %139 = "stablehlo.add"(%133, %138) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %140 = "stablehlo.add"(%135, %139) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %141 = "stablehlo.shift_left"(%139, %17) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %142 = "stablehlo.shift_right_logical"(%139, %20) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %143 = "stablehlo.or"(%141, %142) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %144 = "stablehlo.xor"(%143, %140) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %145 = "stablehlo.add"(%140, %144) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %146 = "stablehlo.shift_left"(%144, %26) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %147 = "stablehlo.shift_right_logical"(%144, %29) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %148 = "stablehlo.or"(%146, %147) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %149 = "stablehlo.xor"(%148, %145) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %150 = "stablehlo.add"(%145, %149) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %151 = "stablehlo.shift_left"(%149, %35) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %152 = "stablehlo.shift_right_logical"(%149, %38) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %153 = "stablehlo.or"(%151, %152) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %154 = "stablehlo.xor"(%153, %150) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %155 = "stablehlo.add"(%150, %154) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %156 = "stablehlo.shift_left"(%154, %38) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %157 = "stablehlo.shift_right_logical"(%154, %35) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %158 = "stablehlo.or"(%156, %157) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %159 = "stablehlo.xor"(%158, %155) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %160 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %161 = "stablehlo.add"(%155, %160) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %162 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
    %163 = "stablehlo.add"(%5, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %164 = "stablehlo.broadcast_in_dim"(%163) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x3xui32>
    %165 = "stablehlo.add"(%159, %164) : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xui32>
    %166 = "stablehlo.bitcast_convert"(%161) : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %167 = "stablehlo.convert"(%arg2) : (tensor<4xi64>) -> tensor<4xui64>
    %168 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
    %169 = "stablehlo.broadcast_in_dim"(%168) {broadcast_dimensions = array<i64>} : (tensor<ui64>) -> tensor<4xui64>
    %170 = "stablehlo.shift_right_logical"(%167, %169) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %171 = "stablehlo.convert"(%170) : (tensor<4xui64>) -> tensor<4xui32>
    %172 = "stablehlo.convert"(%167) : (tensor<4xui64>) -> tensor<4xui32>
    %173 = "stablehlo.convert"(%arg0) : (tensor<2xi64>) -> tensor<2xui32>
    %174 = "stablehlo.slice"(%173) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %175 = "stablehlo.reshape"(%174) : (tensor<1xui32>) -> tensor<ui32>
    %176 = "stablehlo.slice"(%173) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %177 = "stablehlo.reshape"(%176) : (tensor<1xui32>) -> tensor<ui32>
    %178 = "stablehlo.xor"(%175, %177) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %179 = "stablehlo.xor"(%178, %9) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %180 = "stablehlo.broadcast_in_dim"(%175) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %181 = "stablehlo.add"(%171, %180) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %182 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %183 = "stablehlo.add"(%172, %182) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %184 = "stablehlo.add"(%181, %183) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %185 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %186 = "stablehlo.shift_left"(%183, %185) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %187 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %188 = "stablehlo.shift_right_logical"(%183, %187) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %189 = "stablehlo.or"(%186, %188) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %190 = "stablehlo.xor"(%189, %184) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %191 = "stablehlo.add"(%184, %190) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %192 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %193 = "stablehlo.shift_left"(%190, %192) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %194 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %195 = "stablehlo.shift_right_logical"(%190, %194) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %196 = "stablehlo.or"(%193, %195) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %197 = "stablehlo.xor"(%196, %191) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %198 = "stablehlo.add"(%191, %197) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %199 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %200 = "stablehlo.shift_left"(%197, %199) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %201 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %202 = "stablehlo.shift_right_logical"(%197, %201) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %203 = "stablehlo.or"(%200, %202) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %204 = "stablehlo.xor"(%203, %198) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %205 = "stablehlo.add"(%198, %204) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %206 = "stablehlo.shift_left"(%204, %201) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %207 = "stablehlo.shift_right_logical"(%204, %199) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %208 = "stablehlo.or"(%206, %207) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %209 = "stablehlo.xor"(%208, %205) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %210 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %211 = "stablehlo.add"(%205, %210) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %212 = "stablehlo.add"(%179, %49) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %213 = "stablehlo.broadcast_in_dim"(%212) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %214 = "stablehlo.add"(%209, %213) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %215 = "stablehlo.add"(%211, %214) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %216 = "stablehlo.shift_left"(%214, %194) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %217 = "stablehlo.shift_right_logical"(%214, %192) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %218 = "stablehlo.or"(%216, %217) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %219 = "stablehlo.xor"(%218, %215) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %220 = "stablehlo.add"(%215, %219) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %221 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %222 = "stablehlo.shift_left"(%219, %221) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %223 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %224 = "stablehlo.shift_right_logical"(%219, %223) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %225 = "stablehlo.or"(%222, %224) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %226 = "stablehlo.xor"(%225, %220) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %227 = "stablehlo.add"(%220, %226) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %228 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %229 = "stablehlo.shift_left"(%226, %228) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %230 = "stablehlo.shift_right_logical"(%226, %228) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %231 = "stablehlo.or"(%229, %230) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %232 = "stablehlo.xor"(%231, %227) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %233 = "stablehlo.add"(%227, %232) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %234 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %235 = "stablehlo.shift_left"(%232, %234) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %236 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %237 = "stablehlo.shift_right_logical"(%232, %236) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %238 = "stablehlo.or"(%235, %237) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %239 = "stablehlo.xor"(%238, %233) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %240 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %241 = "stablehlo.add"(%233, %240) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %242 = "stablehlo.add"(%175, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %243 = "stablehlo.broadcast_in_dim"(%242) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %244 = "stablehlo.add"(%239, %243) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %245 = "stablehlo.add"(%241, %244) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %246 = "stablehlo.shift_left"(%244, %185) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %247 = "stablehlo.shift_right_logical"(%244, %187) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %248 = "stablehlo.or"(%246, %247) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %249 = "stablehlo.xor"(%248, %245) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %250 = "stablehlo.add"(%245, %249) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %251 = "stablehlo.shift_left"(%249, %192) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %252 = "stablehlo.shift_right_logical"(%249, %194) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %253 = "stablehlo.or"(%251, %252) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %254 = "stablehlo.xor"(%253, %250) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %255 = "stablehlo.add"(%250, %254) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %256 = "stablehlo.shift_left"(%254, %199) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %257 = "stablehlo.shift_right_logical"(%254, %201) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %258 = "stablehlo.or"(%256, %257) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %259 = "stablehlo.xor"(%258, %255) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %260 = "stablehlo.add"(%255, %259) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %261 = "stablehlo.shift_left"(%259, %201) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %262 = "stablehlo.shift_right_logical"(%259, %199) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %263 = "stablehlo.or"(%261, %262) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %264 = "stablehlo.xor"(%263, %260) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %265 = "stablehlo.broadcast_in_dim"(%175) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %266 = "stablehlo.add"(%260, %265) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %267 = "stablehlo.add"(%177, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %268 = "stablehlo.broadcast_in_dim"(%267) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %269 = "stablehlo.add"(%264, %268) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %270 = "stablehlo.add"(%266, %269) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %271 = "stablehlo.shift_left"(%269, %194) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %272 = "stablehlo.shift_right_logical"(%269, %192) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %273 = "stablehlo.or"(%271, %272) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %274 = "stablehlo.xor"(%273, %270) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %275 = "stablehlo.add"(%270, %274) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %276 = "stablehlo.shift_left"(%274, %221) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %277 = "stablehlo.shift_right_logical"(%274, %223) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %278 = "stablehlo.or"(%276, %277) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %279 = "stablehlo.xor"(%278, %275) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %280 = "stablehlo.add"(%275, %279) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %281 = "stablehlo.shift_left"(%279, %228) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %282 = "stablehlo.shift_right_logical"(%279, %228) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %283 = "stablehlo.or"(%281, %282) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %284 = "stablehlo.xor"(%283, %280) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %285 = "stablehlo.add"(%280, %284) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %286 = "stablehlo.shift_left"(%284, %234) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %287 = "stablehlo.shift_right_logical"(%284, %236) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %288 = "stablehlo.or"(%286, %287) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %289 = "stablehlo.xor"(%288, %285) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %290 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %291 = "stablehlo.add"(%285, %290) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %292 = "stablehlo.add"(%179, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %293 = "stablehlo.broadcast_in_dim"(%292) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %294 = "stablehlo.add"(%289, %293) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %295 = "stablehlo.add"(%291, %294) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %296 = "stablehlo.shift_left"(%294, %185) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %297 = "stablehlo.shift_right_logical"(%294, %187) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %298 = "stablehlo.or"(%296, %297) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %299 = "stablehlo.xor"(%298, %295) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %300 = "stablehlo.add"(%295, %299) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %301 = "stablehlo.shift_left"(%299, %192) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %302 = "stablehlo.shift_right_logical"(%299, %194) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %303 = "stablehlo.or"(%301, %302) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %304 = "stablehlo.xor"(%303, %300) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %305 = "stablehlo.add"(%300, %304) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %306 = "stablehlo.shift_left"(%304, %199) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %307 = "stablehlo.shift_right_logical"(%304, %201) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %308 = "stablehlo.or"(%306, %307) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %309 = "stablehlo.xor"(%308, %305) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %310 = "stablehlo.add"(%305, %309) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %311 = "stablehlo.shift_left"(%309, %201) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %312 = "stablehlo.shift_right_logical"(%309, %199) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %313 = "stablehlo.or"(%311, %312) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %314 = "stablehlo.xor"(%313, %310) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %315 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %316 = "stablehlo.add"(%310, %315) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %317 = "stablehlo.add"(%175, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %318 = "stablehlo.broadcast_in_dim"(%317) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %319 = "stablehlo.add"(%314, %318) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %320 = "stablehlo.convert"(%316) : (tensor<4xui32>) -> tensor<4xui64>
    %321 = "stablehlo.convert"(%319) : (tensor<4xui32>) -> tensor<4xui64>
    %322 = "stablehlo.shift_left"(%320, %169) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %323 = "stablehlo.or"(%322, %321) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %324 = "stablehlo.bitcast_convert"(%323) : (tensor<4xui64>) -> tensor<4xi64>
    "func.return"(%166, %324) : (tensor<2x3xi32>, tensor<4xi64>) -> ()
  }) : () -> ()
}) : () -> ()
