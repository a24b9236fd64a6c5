graph g inference
input %0 seed: i64[2]
%1 = torchtpu.random_bits.default(%0, [2, 1, 3], dtype=i32) : i32[2,1,3] name=n0
%2 = torchtpu.random_bits.default(%0, [4], dtype=i64) : i64[4] name=n1
%3 = torchtpu.random_bits.default(%0, [], dtype=i64) : i64[] name=n2
%4 = torchtpu.random_bits.default(%0, [0, 2], dtype=i32) : i32[0,2] name=n3
return %1, %2, %3, %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xi64>) -> (tensor<2x1x3xi32>, tensor<4xi64>, tensor<i64>, tensor<0x2xi32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2xi64>):
    %0 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %2 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x1x3xui32>
    %3 = "stablehlo.multiply"(%2, %1) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %4 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x1x3xui32>
    %7 = "stablehlo.multiply"(%6, %5) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %8 = "stablehlo.add"(%3, %7) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %9 = "stablehlo.constant"() {value = dense<0> : tensor<ui32>} : () -> tensor<ui32>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %11 = "stablehlo.convert"(%arg0) : (tensor<2xi64>) -> tensor<2xui32>
    %12 = "stablehlo.slice"(%11) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1xui32>) -> tensor<ui32>
    %14 = "stablehlo.slice"(%11) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1xui32>) -> tensor<ui32>
    %16 = "stablehlo.xor"(%13, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %17 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
    %18 = "stablehlo.xor"(%16, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %19 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %20 = "stablehlo.add"(%10, %19) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %21 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %22 = "stablehlo.add"(%8, %21) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %23 = "stablehlo.add"(%20, %22) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %24 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %26 = "stablehlo.shift_left"(%22, %25) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %27 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
    %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %29 = "stablehlo.shift_right_logical"(%22, %28) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %30 = "stablehlo.or"(%26, %29) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %31 = "stablehlo.xor"(%30, %23) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %32 = "stablehlo.add"(%23, %31) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %33 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
    %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %35 = "stablehlo.shift_left"(%31, %34) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %36 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %38 = "stablehlo.shift_right_logical"(%31, %37) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %39 = "stablehlo.or"(%35, %38) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %40 = "stablehlo.xor"(%39, %32) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %41 = "stablehlo.add"(%32, %40) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %42 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %44 = "stablehlo.shift_left"(%40, %43) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %45 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
    %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %47 = "stablehlo.shift_right_logical"(%40, %46) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %48 = "stablehlo.or"(%44, %47) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %49 = "stablehlo.xor"(%48, %41) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %50 = "stablehlo.add"(%41, %49) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %51 = "stablehlo.shift_left"(%49, %46) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %52 = "stablehlo.shift_right_logical"(%49, %43) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %53 = "stablehlo.or"(%51, %52) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %54 = "stablehlo.xor"(%53, %50) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %55 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %56 = "stablehlo.add"(%50, %55) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %57 = "stablehlo.add"(%18, %0) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %59 = "stablehlo.add"(%54, %58) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %60 = "stablehlo.add"(%56, %59) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %61 = "stablehlo.shift_left"(%59, %37) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %62 = "stablehlo.shift_right_logical"(%59, %34) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %63 = "stablehlo.or"(%61, %62) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %64 = "stablehlo.xor"(%63, %60) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %65 = "stablehlo.add"(%60, %64) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %66 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
    %67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %68 = "stablehlo.shift_left"(%64, %67) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %69 = "stablehlo.shift_right_logical"(%64, %5) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %70 = "stablehlo.or"(%68, %69) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %71 = "stablehlo.xor"(%70, %65) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %72 = "stablehlo.add"(%65, %71) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %73 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
    %74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %75 = "stablehlo.shift_left"(%71, %74) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %76 = "stablehlo.shift_right_logical"(%71, %74) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %77 = "stablehlo.or"(%75, %76) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %78 = "stablehlo.xor"(%77, %72) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %79 = "stablehlo.add"(%72, %78) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %80 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
    %81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %82 = "stablehlo.shift_left"(%78, %81) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %83 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
    %84 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %85 = "stablehlo.shift_right_logical"(%78, %84) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %86 = "stablehlo.or"(%82, %85) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %87 = "stablehlo.xor"(%86, %79) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %88 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %89 = "stablehlo.add"(%79, %88) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %90 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
    %91 = "stablehlo.add"(%13, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %93 = "stablehlo.add"(%87, %92) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %94 = "stablehlo.add"(%89, %93) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %95 = "stablehlo.shift_left"(%93, %25) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %96 = "stablehlo.shift_right_logical"(%93, %28) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %97 = "stablehlo.or"(%95, %96) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %98 = "stablehlo.xor"(%97, %94) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %99 = "stablehlo.add"(%94, %98) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %100 = "stablehlo.shift_left"(%98, %34) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %101 = "stablehlo.shift_right_logical"(%98, %37) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %102 = "stablehlo.or"(%100, %101) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %103 = "stablehlo.xor"(%102, %99) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %104 = "stablehlo.add"(%99, %103) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %105 = "stablehlo.shift_left"(%103, %43) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %106 = "stablehlo.shift_right_logical"(%103, %46) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %107 = "stablehlo.or"(%105, %106) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %108 = "stablehlo.xor"(%107, %104) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %109 = "stablehlo.add"(%104, %108) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %110 = "stablehlo.shift_left"(%108, %46) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %111 = "stablehlo.shift_right_logical"(%108, %43) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %112 = "stablehlo.or"(%110, %111) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %113 = "stablehlo.xor"(%112, %109) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %114 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %115 = "stablehlo.add"(%109, %114) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %116 = "stablehlo.add"(%15, %4) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %117 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %118 = "stablehlo.add"(%113, %117) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %119 = "stablehlo.add"(%115, %118) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %120 = "stablehlo.shift_left"(%118, %37) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %121 = "stablehlo.shift_right_logical"(%118, %34) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %122 = "stablehlo.or"(%120, %121) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %123 = "stablehlo.xor"(%122, %119) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %124 = "stablehlo.add"(%119, %123) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %125 = "stablehlo.shift_left"(%123, %67) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %126 = "stablehlo.shift_right_logical"(%123, %5) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %127 = "stablehlo.or"(%125, %126) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %128 = "stablehlo.xor"(%127, %124) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %129 = "stablehlo.add"(%124, %128) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %130 = "stablehlo.shift_left"(%128, %74) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %131 = "stablehlo.shift_right_logical"(%128, %74) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %132 = "stablehlo.or"(%130, %131) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %133 = "stablehlo.xor"(%132, %129) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %134 = "stablehlo.add"(%129, %133) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %135 = "stablehlo.shift_left"(%133, %81) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %136 = "stablehlo.shift_right_logical"(%133, %84) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %137 = "stablehlo.or"(%135, %136) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %138 = "stablehlo.xor"(%137, %134) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %139 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %140 = "stablehlo.add"(%134, %139) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %141 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
    %142 = "stablehlo.add"(%18, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %143 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %144 = "stablehlo.add"(%138, %143) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %145 = "stablehlo.add"(%140, %144) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %146 = "stablehlo.shift_left"(%144, %25) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %147 = "stablehlo.shift_right_logical"(%144, %28) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %148 = "stablehlo.or"(%146, %147) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %149 = "stablehlo.xor"(%148, %145) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %150 = "stablehlo.add"(%145, %149) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %151 = "stablehlo.shift_left"(%149, %34) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %152 = "stablehlo.shift_right_logical"(%149, %37) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %153 = "stablehlo.or"(%151, %152) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %154 = "stablehlo.xor"(%153, %150) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %155 = "stablehlo.add"(%150, %154) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %156 = "stablehlo.shift_left"(%154, %43) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %157 = "stablehlo.shift_right_logical"(%154, %46) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %158 = "stablehlo.or"(%156, %157) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %159 = "stablehlo.xor"(%158, %155) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %160 = "stablehlo.add"(%155, %159) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %161 = "stablehlo.shift_left"(%159, %46) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %162 = "stablehlo.shift_right_logical"(%159, %43) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %163 = "stablehlo.or"(%161, %162) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %164 = "stablehlo.xor"(%163, %160) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %165 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %166 = "stablehlo.add"(%160, %165) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %167 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
    %168 = "stablehlo.add"(%13, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %169 = "stablehlo.broadcast_in_dim"(%168) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x1x3xui32>
    %170 = "stablehlo.add"(%164, %169) : (tensor<2x1x3xui32>, tensor<2x1x3xui32>) -> tensor<2x1x3xui32>
    %171 = "stablehlo.bitcast_convert"(%166) : (tensor<2x1x3xui32>) -> tensor<2x1x3xi32>
    %172 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %173 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xui32>
    %174 = "stablehlo.multiply"(%173, %172) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %175 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %176 = "stablehlo.convert"(%arg0) : (tensor<2xi64>) -> tensor<2xui32>
    %177 = "stablehlo.slice"(%176) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %178 = "stablehlo.reshape"(%177) : (tensor<1xui32>) -> tensor<ui32>
    %179 = "stablehlo.slice"(%176) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %180 = "stablehlo.reshape"(%179) : (tensor<1xui32>) -> tensor<ui32>
    %181 = "stablehlo.xor"(%178, %180) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %182 = "stablehlo.xor"(%181, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %183 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %184 = "stablehlo.add"(%175, %183) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %185 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %186 = "stablehlo.add"(%174, %185) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %187 = "stablehlo.add"(%184, %186) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %188 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %189 = "stablehlo.shift_left"(%186, %188) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %190 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %191 = "stablehlo.shift_right_logical"(%186, %190) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %192 = "stablehlo.or"(%189, %191) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %193 = "stablehlo.xor"(%192, %187) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %194 = "stablehlo.add"(%187, %193) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %195 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %196 = "stablehlo.shift_left"(%193, %195) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %197 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %198 = "stablehlo.shift_right_logical"(%193, %197) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %199 = "stablehlo.or"(%196, %198) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %200 = "stablehlo.xor"(%199, %194) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %201 = "stablehlo.add"(%194, %200) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %202 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %203 = "stablehlo.shift_left"(%200, %202) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %204 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %205 = "stablehlo.shift_right_logical"(%200, %204) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %206 = "stablehlo.or"(%203, %205) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %207 = "stablehlo.xor"(%206, %201) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %208 = "stablehlo.add"(%201, %207) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %209 = "stablehlo.shift_left"(%207, %204) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %210 = "stablehlo.shift_right_logical"(%207, %202) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %211 = "stablehlo.or"(%209, %210) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %212 = "stablehlo.xor"(%211, %208) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %213 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %214 = "stablehlo.add"(%208, %213) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %215 = "stablehlo.add"(%182, %0) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %216 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %217 = "stablehlo.add"(%212, %216) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %218 = "stablehlo.add"(%214, %217) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %219 = "stablehlo.shift_left"(%217, %197) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %220 = "stablehlo.shift_right_logical"(%217, %195) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %221 = "stablehlo.or"(%219, %220) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %222 = "stablehlo.xor"(%221, %218) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %223 = "stablehlo.add"(%218, %222) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %224 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %225 = "stablehlo.shift_left"(%222, %224) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %226 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %227 = "stablehlo.shift_right_logical"(%222, %226) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %228 = "stablehlo.or"(%225, %227) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %229 = "stablehlo.xor"(%228, %223) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %230 = "stablehlo.add"(%223, %229) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %231 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %232 = "stablehlo.shift_left"(%229, %231) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %233 = "stablehlo.shift_right_logical"(%229, %231) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %234 = "stablehlo.or"(%232, %233) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %235 = "stablehlo.xor"(%234, %230) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %236 = "stablehlo.add"(%230, %235) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %237 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %238 = "stablehlo.shift_left"(%235, %237) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %239 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %240 = "stablehlo.shift_right_logical"(%235, %239) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %241 = "stablehlo.or"(%238, %240) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %242 = "stablehlo.xor"(%241, %236) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %243 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %244 = "stablehlo.add"(%236, %243) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %245 = "stablehlo.add"(%178, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %246 = "stablehlo.broadcast_in_dim"(%245) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %247 = "stablehlo.add"(%242, %246) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %248 = "stablehlo.add"(%244, %247) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %249 = "stablehlo.shift_left"(%247, %188) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %250 = "stablehlo.shift_right_logical"(%247, %190) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %251 = "stablehlo.or"(%249, %250) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %252 = "stablehlo.xor"(%251, %248) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %253 = "stablehlo.add"(%248, %252) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %254 = "stablehlo.shift_left"(%252, %195) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %255 = "stablehlo.shift_right_logical"(%252, %197) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %256 = "stablehlo.or"(%254, %255) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %257 = "stablehlo.xor"(%256, %253) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %258 = "stablehlo.add"(%253, %257) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %259 = "stablehlo.shift_left"(%257, %202) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %260 = "stablehlo.shift_right_logical"(%257, %204) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %261 = "stablehlo.or"(%259, %260) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %262 = "stablehlo.xor"(%261, %258) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %263 = "stablehlo.add"(%258, %262) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %264 = "stablehlo.shift_left"(%262, %204) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %265 = "stablehlo.shift_right_logical"(%262, %202) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %266 = "stablehlo.or"(%264, %265) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %267 = "stablehlo.xor"(%266, %263) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %268 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %269 = "stablehlo.add"(%263, %268) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %270 = "stablehlo.add"(%180, %4) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %271 = "stablehlo.broadcast_in_dim"(%270) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %272 = "stablehlo.add"(%267, %271) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %273 = "stablehlo.add"(%269, %272) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %274 = "stablehlo.shift_left"(%272, %197) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %275 = "stablehlo.shift_right_logical"(%272, %195) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %276 = "stablehlo.or"(%274, %275) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %277 = "stablehlo.xor"(%276, %273) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %278 = "stablehlo.add"(%273, %277) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %279 = "stablehlo.shift_left"(%277, %224) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %280 = "stablehlo.shift_right_logical"(%277, %226) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %281 = "stablehlo.or"(%279, %280) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %282 = "stablehlo.xor"(%281, %278) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %283 = "stablehlo.add"(%278, %282) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %284 = "stablehlo.shift_left"(%282, %231) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %285 = "stablehlo.shift_right_logical"(%282, %231) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %286 = "stablehlo.or"(%284, %285) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %287 = "stablehlo.xor"(%286, %283) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %288 = "stablehlo.add"(%283, %287) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %289 = "stablehlo.shift_left"(%287, %237) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %290 = "stablehlo.shift_right_logical"(%287, %239) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %291 = "stablehlo.or"(%289, %290) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %292 = "stablehlo.xor"(%291, %288) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %293 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %294 = "stablehlo.add"(%288, %293) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %295 = "stablehlo.add"(%182, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %296 = "stablehlo.broadcast_in_dim"(%295) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %297 = "stablehlo.add"(%292, %296) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %298 = "stablehlo.add"(%294, %297) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %299 = "stablehlo.shift_left"(%297, %188) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %300 = "stablehlo.shift_right_logical"(%297, %190) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %301 = "stablehlo.or"(%299, %300) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %302 = "stablehlo.xor"(%301, %298) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %303 = "stablehlo.add"(%298, %302) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %304 = "stablehlo.shift_left"(%302, %195) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %305 = "stablehlo.shift_right_logical"(%302, %197) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %306 = "stablehlo.or"(%304, %305) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %307 = "stablehlo.xor"(%306, %303) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %308 = "stablehlo.add"(%303, %307) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %309 = "stablehlo.shift_left"(%307, %202) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %310 = "stablehlo.shift_right_logical"(%307, %204) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %311 = "stablehlo.or"(%309, %310) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %312 = "stablehlo.xor"(%311, %308) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %313 = "stablehlo.add"(%308, %312) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %314 = "stablehlo.shift_left"(%312, %204) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %315 = "stablehlo.shift_right_logical"(%312, %202) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %316 = "stablehlo.or"(%314, %315) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %317 = "stablehlo.xor"(%316, %313) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %318 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %319 = "stablehlo.add"(%313, %318) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %320 = "stablehlo.add"(%178, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %321 = "stablehlo.broadcast_in_dim"(%320) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4xui32>
    %322 = "stablehlo.add"(%317, %321) : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
    %323 = "stablehlo.convert"(%319) : (tensor<4xui32>) -> tensor<4xui64>
    %324 = "stablehlo.convert"(%322) : (tensor<4xui32>) -> tensor<4xui64>
    %325 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
    %326 = "stablehlo.broadcast_in_dim"(%325) {broadcast_dimensions = array<i64>} : (tensor<ui64>) -> tensor<4xui64>
    %327 = "stablehlo.shift_left"(%323, %326) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %328 = "stablehlo.or"(%327, %324) : (tensor<4xui64>, tensor<4xui64>) -> tensor<4xui64>
    %329 = "stablehlo.bitcast_convert"(%328) : (tensor<4xui64>) -> tensor<4xi64>
    %330 = "stablehlo.convert"(%arg0) : (tensor<2xi64>) -> tensor<2xui32>
    %331 = "stablehlo.slice"(%330) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %332 = "stablehlo.reshape"(%331) : (tensor<1xui32>) -> tensor<ui32>
    %333 = "stablehlo.slice"(%330) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %334 = "stablehlo.reshape"(%333) : (tensor<1xui32>) -> tensor<ui32>
    %335 = "stablehlo.xor"(%332, %334) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %336 = "stablehlo.xor"(%335, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %337 = "stablehlo.add"(%9, %332) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %338 = "stablehlo.add"(%9, %334) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %339 = "stablehlo.add"(%337, %338) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %340 = "stablehlo.shift_left"(%338, %24) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %341 = "stablehlo.shift_right_logical"(%338, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %342 = "stablehlo.or"(%340, %341) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %343 = "stablehlo.xor"(%342, %339) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %344 = "stablehlo.add"(%339, %343) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %345 = "stablehlo.shift_left"(%343, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %346 = "stablehlo.shift_right_logical"(%343, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %347 = "stablehlo.or"(%345, %346) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %348 = "stablehlo.xor"(%347, %344) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %349 = "stablehlo.add"(%344, %348) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %350 = "stablehlo.shift_left"(%348, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %351 = "stablehlo.shift_right_logical"(%348, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %352 = "stablehlo.or"(%350, %351) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %353 = "stablehlo.xor"(%352, %349) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %354 = "stablehlo.add"(%349, %353) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %355 = "stablehlo.shift_left"(%353, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %356 = "stablehlo.shift_right_logical"(%353, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %357 = "stablehlo.or"(%355, %356) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %358 = "stablehlo.xor"(%357, %354) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %359 = "stablehlo.add"(%354, %334) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %360 = "stablehlo.add"(%336, %0) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %361 = "stablehlo.add"(%358, %360) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %362 = "stablehlo.add"(%359, %361) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %363 = "stablehlo.shift_left"(%361, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %364 = "stablehlo.shift_right_logical"(%361, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %365 = "stablehlo.or"(%363, %364) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %366 = "stablehlo.xor"(%365, %362) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %367 = "stablehlo.add"(%362, %366) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %368 = "stablehlo.shift_left"(%366, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %369 = "stablehlo.shift_right_logical"(%366, %4) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %370 = "stablehlo.or"(%368, %369) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %371 = "stablehlo.xor"(%370, %367) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %372 = "stablehlo.add"(%367, %371) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %373 = "stablehlo.shift_left"(%371, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %374 = "stablehlo.shift_right_logical"(%371, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %375 = "stablehlo.or"(%373, %374) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %376 = "stablehlo.xor"(%375, %372) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %377 = "stablehlo.add"(%372, %376) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %378 = "stablehlo.shift_left"(%376, %80) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %379 = "stablehlo.shift_right_logical"(%376, %83) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %380 = "stablehlo.or"(%378, %379) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %381 = "stablehlo.xor"(%380, %377) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %382 = "stablehlo.add"(%377, %336) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %383 = "stablehlo.add"(%332, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %384 = "stablehlo.add"(%381, %383) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %385 = "stablehlo.add"(%382, %384) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %386 = "stablehlo.shift_left"(%384, %24) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %387 = "stablehlo.shift_right_logical"(%384, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %388 = "stablehlo.or"(%386, %387) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %389 = "stablehlo.xor"(%388, %385) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %390 = "stablehlo.add"(%385, %389) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %391 = "stablehlo.shift_left"(%389, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %392 = "stablehlo.shift_right_logical"(%389, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %393 = "stablehlo.or"(%391, %392) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %394 = "stablehlo.xor"(%393, %390) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %395 = "stablehlo.add"(%390, %394) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %396 = "stablehlo.shift_left"(%394, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %397 = "stablehlo.shift_right_logical"(%394, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %398 = "stablehlo.or"(%396, %397) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %399 = "stablehlo.xor"(%398, %395) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %400 = "stablehlo.add"(%395, %399) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %401 = "stablehlo.shift_left"(%399, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %402 = "stablehlo.shift_right_logical"(%399, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %403 = "stablehlo.or"(%401, %402) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %404 = "stablehlo.xor"(%403, %400) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %405 = "stablehlo.add"(%400, %332) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %406 = "stablehlo.add"(%334, %4) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %407 = "stablehlo.add"(%404, %406) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %408 = "stablehlo.add"(%405, %407) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %409 = "stablehlo.shift_left"(%407, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %410 = "stablehlo.shift_right_logical"(%407, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %411 = "stablehlo.or"(%409, %410) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %412 = "stablehlo.xor"(%411, %408) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %413 = "stablehlo.add"(%408, %412) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %414 = "stablehlo.shift_left"(%412, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %415 = "stablehlo.shift_right_logical"(%412, %4) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %416 = "stablehlo.or"(%414, %415) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %417 = "stablehlo.xor"(%416, %413) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %418 = "stablehlo.add"(%413, %417) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %419 = "stablehlo.shift_left"(%417, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %420 = "stablehlo.shift_right_logical"(%417, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %421 = "stablehlo.or"(%419, %420) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %422 = "stablehlo.xor"(%421, %418) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %423 = "stablehlo.add"(%418, %422) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %424 = "stablehlo.shift_left"(%422, %80) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %425 = "stablehlo.shift_right_logical"(%422, %83) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %426 = "stablehlo.or"(%424, %425) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %427 = "stablehlo.xor"(%426, %423) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %428 = "stablehlo.add"(%423, %334) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %429 = "stablehlo.add"(%336, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %430 = "stablehlo.add"(%427, %429) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %431 = "stablehlo.add"(%428, %430) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %432 = "stablehlo.shift_left"(%430, %24) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %433 = "stablehlo.shift_right_logical"(%430, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %434 = "stablehlo.or"(%432, %433) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %435 = "stablehlo.xor"(%434, %431) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %436 = "stablehlo.add"(%431, %435) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %437 = "stablehlo.shift_left"(%435, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %438 = "stablehlo.shift_right_logical"(%435, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %439 = "stablehlo.or"(%437, %438) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %440 = "stablehlo.xor"(%439, %436) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %441 = "stablehlo.add"(%436, %440) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %442 = "stablehlo.shift_left"(%440, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %443 = "stablehlo.shift_right_logical"(%440, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %444 = "stablehlo.or"(%442, %443) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %445 = "stablehlo.xor"(%444, %441) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %446 = "stablehlo.add"(%441, %445) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %447 = "stablehlo.shift_left"(%445, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %448 = "stablehlo.shift_right_logical"(%445, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %449 = "stablehlo.or"(%447, %448) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %450 = "stablehlo.xor"(%449, %446) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %451 = "stablehlo.add"(%446, %336) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %452 = "stablehlo.add"(%332, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %453 = "stablehlo.add"(%450, %452) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %454 = "stablehlo.convert"(%451) : (tensor<ui32>) -> tensor<ui64>
    %455 = "stablehlo.convert"(%453) : (tensor<ui32>) -> tensor<ui64>
    %456 = "stablehlo.shift_left"(%454, %325) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %457 = "stablehlo.or"(%456, %455) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    %458 = "stablehlo.bitcast_convert"(%457) : (tensor<ui64>) -> tensor<i64>
    %459 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %460 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %461 = "stablehlo.convert"(%arg0) : (tensor<2xi64>) -> tensor<2xui32>
    %462 = "stablehlo.slice"(%461) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %463 = "stablehlo.reshape"(%462) : (tensor<1xui32>) -> tensor<ui32>
    %464 = "stablehlo.slice"(%461) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %465 = "stablehlo.reshape"(%464) : (tensor<1xui32>) -> tensor<ui32>
    %466 = "stablehlo.xor"(%463, %465) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %467 = "stablehlo.xor"(%466, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %468 = "stablehlo.broadcast_in_dim"(%463) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %469 = "stablehlo.broadcast_in_dim"(%465) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %470 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %471 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %472 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %473 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %474 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %475 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %476 = "stablehlo.broadcast_in_dim"(%465) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %477 = "stablehlo.add"(%467, %0) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %478 = "stablehlo.broadcast_in_dim"(%477) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %479 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %480 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %481 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %482 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %483 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %484 = "stablehlo.broadcast_in_dim"(%467) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %485 = "stablehlo.add"(%463, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %486 = "stablehlo.broadcast_in_dim"(%485) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %487 = "stablehlo.broadcast_in_dim"(%463) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %488 = "stablehlo.add"(%465, %4) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %489 = "stablehlo.broadcast_in_dim"(%488) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %490 = "stablehlo.broadcast_in_dim"(%465) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %491 = "stablehlo.add"(%467, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %492 = "stablehlo.broadcast_in_dim"(%491) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %493 = "stablehlo.broadcast_in_dim"(%467) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %494 = "stablehlo.add"(%463, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %495 = "stablehlo.broadcast_in_dim"(%494) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<0x2xui32>
    %496 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %497 = "stablehlo.broadcast_in_dim"(%496) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<0x2xi32>
    "func.return"(%171, %329, %458, %497) : (tensor<2x1x3xi32>, tensor<4xi64>, tensor<i64>, tensor<0x2xi32>) -> ()
  }) : () -> ()
}) : () -> ()
