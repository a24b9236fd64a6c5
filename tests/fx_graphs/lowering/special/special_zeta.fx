graph g inference
input %0 x1: f32[7]
input %1 x2: f32[9,1]
%2 = aten.special_zeta.default(%0, %1) : f32[9,7] name=special_zeta_default
return %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<7xf32>, tensor<9x1xf32>) -> tensor<9x7xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<7xf32>, %arg1: tensor<9x1xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<7xf32>) -> tensor<7xf64>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<9x7xf64>
    %2 = "stablehlo.convert"(%arg1) : (tensor<9x1xf32>) -> tensor<9x1xf64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<9x1xf64>) -> tensor<9x7xf64>
    %4 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %6 = "stablehlo.compare"(%3, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xi1>
    %7 = "stablehlo.floor"(%3) : (tensor<9x7xf64>) -> tensor<9x7xf64>
    %8 = "stablehlo.subtract"(%3, %7) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %9 = "stablehlo.floor"(%3) : (tensor<9x7xf64>) -> tensor<9x7xf64>
    %10 = "stablehlo.compare"(%3, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xi1>
    %11 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %13 = "stablehlo.select"(%10, %12, %8) : (tensor<9x7xi1>, tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %14 = "stablehlo.select"(%6, %13, %3) : (tensor<9x7xi1>, tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %15 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %17 = "stablehlo.divide"(%1, %16) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %18 = "stablehlo.floor"(%17) : (tensor<9x7xf64>) -> tensor<9x7xf64>
    %19 = "stablehlo.multiply"(%18, %16) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %20 = "stablehlo.subtract"(%1, %19) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %21 = "stablehlo.compare"(%20, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xi1>
    %22 = "stablehlo.subtract"(%12, %13) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %23 = "stablehlo.negate"(%1) : (tensor<9x7xf64>) -> tensor<9x7xf64>
    %24 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %25:4 = "stablehlo.while"(%24, %22, %23, %5) ({
    ^bb0(%arg22: tensor<i32> loc("aten.special_zeta.default"), %arg23: tensor<9x7xf64> loc("aten.special_zeta.default"), %arg24: tensor<9x7xf64> loc("aten.special_zeta.default"), %arg25: tensor<9x7xf64> loc("aten.special_zeta.default")):
      %473 = "stablehlo.constant"() {value = dense<10> : tensor<i32>} : () -> tensor<i32>
      %474 = "stablehlo.compare"(%arg22, %473) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%474) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg18: tensor<i32> loc("aten.special_zeta.default"), %arg19: tensor<9x7xf64> loc("aten.special_zeta.default"), %arg20: tensor<9x7xf64> loc("aten.special_zeta.default"), %arg21: tensor<9x7xf64> loc("aten.special_zeta.default")):
      %466 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %467 = "stablehlo.add"(%arg18, %466) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %468 = "stablehlo.convert"(%arg18) : (tensor<i32>) -> tensor<f64>
      %469 = "stablehlo.broadcast_in_dim"(%468) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
      %470 = "stablehlo.add"(%arg19, %469) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
      %471 = "stablehlo.power"(%470, %arg20) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
      %472 = "stablehlo.add"(%arg21, %471) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
      "stablehlo.return"(%467, %arg19, %arg20, %472) : (tensor<i32>, tensor<9x7xf64>, tensor<9x7xf64>, tensor<9x7xf64>) -> ()
    }) : (tensor<i32>, tensor<9x7xf64>, tensor<9x7xf64>, tensor<9x7xf64>) -> (tensor<i32>, tensor<9x7xf64>, tensor<9x7xf64>, tensor<9x7xf64>)
    %26 = "stablehlo.constant"() {value = dense<1.000000e+01> : tensor<f64>} : () -> tensor<f64>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %28 = "stablehlo.add"(%22, %27) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %29 = "stablehlo.power"(%28, %23) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %30 = "stablehlo.multiply"(%29, %28) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %31 = "stablehlo.subtract"(%1, %12) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %32 = "stablehlo.divide"(%30, %31) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %33 = "stablehlo.add"(%25#3, %32) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %34 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %36 = "stablehlo.multiply"(%29, %35) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %37 = "stablehlo.add"(%33, %36) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %38 = "stablehlo.multiply"(%29, %1) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %39 = "stablehlo.divide"(%38, %28) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %40 = "stablehlo.constant"() {value = dense<0.083333333333333329> : tensor<f64>} : () -> tensor<f64>
    %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %42 = "stablehlo.multiply"(%39, %41) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %43 = "stablehlo.add"(%37, %42) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %44 = "stablehlo.add"(%1, %12) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %45 = "stablehlo.multiply"(%39, %44) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %46 = "stablehlo.add"(%1, %16) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %47 = "stablehlo.multiply"(%45, %46) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %48 = "stablehlo.multiply"(%28, %28) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %49 = "stablehlo.divide"(%47, %48) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %50 = "stablehlo.constant"() {value = dense<-0.0013888888888888889> : tensor<f64>} : () -> tensor<f64>
    %51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %52 = "stablehlo.multiply"(%49, %51) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %53 = "stablehlo.add"(%43, %52) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %54 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %56 = "stablehlo.add"(%1, %55) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %57 = "stablehlo.multiply"(%49, %56) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %58 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %60 = "stablehlo.add"(%1, %59) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %61 = "stablehlo.multiply"(%57, %60) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %62 = "stablehlo.multiply"(%28, %28) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %63 = "stablehlo.divide"(%61, %62) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %64 = "stablehlo.constant"() {value = dense<3.3068783068783071E-5> : tensor<f64>} : () -> tensor<f64>
    %65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %66 = "stablehlo.multiply"(%63, %65) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %67 = "stablehlo.add"(%53, %66) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %68 = "stablehlo.constant"() {value = dense<5.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %70 = "stablehlo.add"(%1, %69) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %71 = "stablehlo.multiply"(%63, %70) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %72 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %74 = "stablehlo.add"(%1, %73) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %75 = "stablehlo.multiply"(%71, %74) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %76 = "stablehlo.multiply"(%28, %28) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %77 = "stablehlo.divide"(%75, %76) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %78 = "stablehlo.constant"() {value = dense<-8.2671957671957675E-7> : tensor<f64>} : () -> tensor<f64>
    %79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %80 = "stablehlo.multiply"(%77, %79) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %81 = "stablehlo.add"(%67, %80) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %82 = "stablehlo.constant"() {value = dense<7.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %84 = "stablehlo.add"(%1, %83) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %85 = "stablehlo.multiply"(%77, %84) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %86 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %87 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %88 = "stablehlo.add"(%1, %87) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %89 = "stablehlo.multiply"(%85, %88) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %90 = "stablehlo.multiply"(%28, %28) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %91 = "stablehlo.divide"(%89, %90) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %92 = "stablehlo.constant"() {value = dense<2.08767569878681E-8> : tensor<f64>} : () -> tensor<f64>
    %93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %94 = "stablehlo.multiply"(%91, %93) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %95 = "stablehlo.add"(%81, %94) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %96 = "stablehlo.constant"() {value = dense<9.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %97 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %98 = "stablehlo.add"(%1, %97) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %99 = "stablehlo.multiply"(%91, %98) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %100 = "stablehlo.add"(%1, %27) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %101 = "stablehlo.multiply"(%99, %100) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %102 = "stablehlo.multiply"(%28, %28) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %103 = "stablehlo.divide"(%101, %102) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %104 = "stablehlo.constant"() {value = dense<-5.2841901386874932E-10> : tensor<f64>} : () -> tensor<f64>
    %105 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %106 = "stablehlo.multiply"(%103, %105) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %107 = "stablehlo.add"(%95, %106) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %108 = "stablehlo.constant"() {value = dense<1.100000e+01> : tensor<f64>} : () -> tensor<f64>
    %109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %110 = "stablehlo.add"(%1, %109) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %111 = "stablehlo.multiply"(%103, %110) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %112 = "stablehlo.constant"() {value = dense<1.200000e+01> : tensor<f64>} : () -> tensor<f64>
    %113 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %114 = "stablehlo.add"(%1, %113) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %115 = "stablehlo.multiply"(%111, %114) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %116 = "stablehlo.multiply"(%28, %28) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %117 = "stablehlo.divide"(%115, %116) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %118 = "stablehlo.constant"() {value = dense<1.3382536530684679E-11> : tensor<f64>} : () -> tensor<f64>
    %119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %120 = "stablehlo.multiply"(%117, %119) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %121 = "stablehlo.add"(%107, %120) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %122 = "stablehlo.constant"() {value = dense<1.300000e+01> : tensor<f64>} : () -> tensor<f64>
    %123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %124 = "stablehlo.add"(%1, %123) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %125 = "stablehlo.multiply"(%117, %124) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %126 = "stablehlo.constant"() {value = dense<1.400000e+01> : tensor<f64>} : () -> tensor<f64>
    %127 = "stablehlo.broadcast_in_dim"(%126) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %128 = "stablehlo.add"(%1, %127) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %129 = "stablehlo.multiply"(%125, %128) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %130 = "stablehlo.multiply"(%28, %28) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %131 = "stablehlo.divide"(%129, %130) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %132 = "stablehlo.constant"() {value = dense<-3.3896802963225827E-13> : tensor<f64>} : () -> tensor<f64>
    %133 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %134 = "stablehlo.multiply"(%131, %133) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %135 = "stablehlo.add"(%121, %134) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %136 = "stablehlo.constant"() {value = dense<1.500000e+01> : tensor<f64>} : () -> tensor<f64>
    %137 = "stablehlo.broadcast_in_dim"(%136) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %138 = "stablehlo.add"(%1, %137) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %139 = "stablehlo.multiply"(%131, %138) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %140 = "stablehlo.constant"() {value = dense<1.600000e+01> : tensor<f64>} : () -> tensor<f64>
    %141 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %142 = "stablehlo.add"(%1, %141) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %143 = "stablehlo.multiply"(%139, %142) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %144 = "stablehlo.multiply"(%28, %28) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %145 = "stablehlo.divide"(%143, %144) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %146 = "stablehlo.constant"() {value = dense<8.5860620562778452E-15> : tensor<f64>} : () -> tensor<f64>
    %147 = "stablehlo.broadcast_in_dim"(%146) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %148 = "stablehlo.multiply"(%145, %147) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %149 = "stablehlo.add"(%135, %148) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %150 = "stablehlo.constant"() {value = dense<1.700000e+01> : tensor<f64>} : () -> tensor<f64>
    %151 = "stablehlo.broadcast_in_dim"(%150) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %152 = "stablehlo.add"(%1, %151) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %153 = "stablehlo.multiply"(%145, %152) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %154 = "stablehlo.constant"() {value = dense<1.800000e+01> : tensor<f64>} : () -> tensor<f64>
    %155 = "stablehlo.broadcast_in_dim"(%154) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %156 = "stablehlo.add"(%1, %155) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %157 = "stablehlo.multiply"(%153, %156) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %158 = "stablehlo.multiply"(%28, %28) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %159 = "stablehlo.divide"(%157, %158) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %160 = "stablehlo.constant"() {value = dense<-2.1748686985580619E-16> : tensor<f64>} : () -> tensor<f64>
    %161 = "stablehlo.broadcast_in_dim"(%160) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %162 = "stablehlo.multiply"(%159, %161) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %163 = "stablehlo.add"(%149, %162) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %164 = "stablehlo.constant"() {value = dense<1.900000e+01> : tensor<f64>} : () -> tensor<f64>
    %165 = "stablehlo.broadcast_in_dim"(%164) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %166 = "stablehlo.add"(%1, %165) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %167 = "stablehlo.multiply"(%159, %166) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %168 = "stablehlo.constant"() {value = dense<2.000000e+01> : tensor<f64>} : () -> tensor<f64>
    %169 = "stablehlo.broadcast_in_dim"(%168) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %170 = "stablehlo.add"(%1, %169) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %171 = "stablehlo.multiply"(%167, %170) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %172 = "stablehlo.multiply"(%28, %28) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %173 = "stablehlo.divide"(%171, %172) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %174 = "stablehlo.constant"() {value = dense<5.5090028283602303E-18> : tensor<f64>} : () -> tensor<f64>
    %175 = "stablehlo.broadcast_in_dim"(%174) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %176 = "stablehlo.multiply"(%173, %175) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %177 = "stablehlo.add"(%163, %176) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %178 = "stablehlo.constant"() {value = dense<2.100000e+01> : tensor<f64>} : () -> tensor<f64>
    %179 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %180 = "stablehlo.add"(%1, %179) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %181 = "stablehlo.multiply"(%173, %180) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %182 = "stablehlo.constant"() {value = dense<2.200000e+01> : tensor<f64>} : () -> tensor<f64>
    %183 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %184 = "stablehlo.add"(%1, %183) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %185 = "stablehlo.multiply"(%181, %184) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %186 = "stablehlo.multiply"(%28, %28) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %187 = "stablehlo.divide"(%185, %186) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %188 = "stablehlo.constant"() {value = dense<-1.3954464685812525E-19> : tensor<f64>} : () -> tensor<f64>
    %189 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %190 = "stablehlo.multiply"(%187, %189) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %191 = "stablehlo.add"(%177, %190) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %192 = "stablehlo.constant"() {value = dense<2.300000e+01> : tensor<f64>} : () -> tensor<f64>
    %193 = "stablehlo.broadcast_in_dim"(%192) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %194 = "stablehlo.add"(%1, %193) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %195 = "stablehlo.multiply"(%187, %194) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %196 = "stablehlo.constant"() {value = dense<2.400000e+01> : tensor<f64>} : () -> tensor<f64>
    %197 = "stablehlo.broadcast_in_dim"(%196) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %198 = "stablehlo.add"(%1, %197) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %199 = "stablehlo.multiply"(%195, %198) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %200 = "stablehlo.multiply"(%28, %28) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %201 = "stablehlo.divide"(%199, %200) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %202 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %203 = "stablehlo.broadcast_in_dim"(%202) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %204 = "stablehlo.compare"(%22, %203) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xi1>
    %205 = "stablehlo.select"(%204, %5, %191) : (tensor<9x7xi1>, tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %206 = "stablehlo.subtract"(%12, %3) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %207 = "stablehlo.negate"(%1) : (tensor<9x7xf64>) -> tensor<9x7xf64>
    %208:4 = "stablehlo.while"(%24, %206, %207, %5) ({
    ^bb0(%arg14: tensor<i32> loc("aten.special_zeta.default"), %arg15: tensor<9x7xf64> loc("aten.special_zeta.default"), %arg16: tensor<9x7xf64> loc("aten.special_zeta.default"), %arg17: tensor<9x7xf64> loc("aten.special_zeta.default")):
      %464 = "stablehlo.constant"() {value = dense<10> : tensor<i32>} : () -> tensor<i32>
      %465 = "stablehlo.compare"(%arg14, %464) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%465) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg10: tensor<i32> loc("aten.special_zeta.default"), %arg11: tensor<9x7xf64> loc("aten.special_zeta.default"), %arg12: tensor<9x7xf64> loc("aten.special_zeta.default"), %arg13: tensor<9x7xf64> loc("aten.special_zeta.default")):
      %457 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %458 = "stablehlo.add"(%arg10, %457) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %459 = "stablehlo.convert"(%arg10) : (tensor<i32>) -> tensor<f64>
      %460 = "stablehlo.broadcast_in_dim"(%459) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
      %461 = "stablehlo.add"(%arg11, %460) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
      %462 = "stablehlo.power"(%461, %arg12) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
      %463 = "stablehlo.add"(%arg13, %462) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
      "stablehlo.return"(%458, %arg11, %arg12, %463) : (tensor<i32>, tensor<9x7xf64>, tensor<9x7xf64>, tensor<9x7xf64>) -> ()
    }) : (tensor<i32>, tensor<9x7xf64>, tensor<9x7xf64>, tensor<9x7xf64>) -> (tensor<i32>, tensor<9x7xf64>, tensor<9x7xf64>, tensor<9x7xf64>)
    %209 = "stablehlo.add"(%206, %27) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %210 = "stablehlo.power"(%209, %207) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %211 = "stablehlo.multiply"(%210, %209) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %212 = "stablehlo.subtract"(%1, %12) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %213 = "stablehlo.divide"(%211, %212) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %214 = "stablehlo.add"(%208#3, %213) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %215 = "stablehlo.multiply"(%210, %35) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %216 = "stablehlo.add"(%214, %215) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %217 = "stablehlo.multiply"(%210, %1) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %218 = "stablehlo.divide"(%217, %209) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %219 = "stablehlo.multiply"(%218, %41) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %220 = "stablehlo.add"(%216, %219) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %221 = "stablehlo.add"(%1, %12) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %222 = "stablehlo.multiply"(%218, %221) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %223 = "stablehlo.add"(%1, %16) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %224 = "stablehlo.multiply"(%222, %223) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %225 = "stablehlo.multiply"(%209, %209) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %226 = "stablehlo.divide"(%224, %225) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %227 = "stablehlo.multiply"(%226, %51) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %228 = "stablehlo.add"(%220, %227) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %229 = "stablehlo.add"(%1, %55) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %230 = "stablehlo.multiply"(%226, %229) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %231 = "stablehlo.add"(%1, %59) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %232 = "stablehlo.multiply"(%230, %231) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %233 = "stablehlo.multiply"(%209, %209) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %234 = "stablehlo.divide"(%232, %233) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %235 = "stablehlo.multiply"(%234, %65) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %236 = "stablehlo.add"(%228, %235) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %237 = "stablehlo.add"(%1, %69) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %238 = "stablehlo.multiply"(%234, %237) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %239 = "stablehlo.add"(%1, %73) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %240 = "stablehlo.multiply"(%238, %239) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %241 = "stablehlo.multiply"(%209, %209) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %242 = "stablehlo.divide"(%240, %241) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %243 = "stablehlo.multiply"(%242, %79) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %244 = "stablehlo.add"(%236, %243) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %245 = "stablehlo.add"(%1, %83) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %246 = "stablehlo.multiply"(%242, %245) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %247 = "stablehlo.add"(%1, %87) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %248 = "stablehlo.multiply"(%246, %247) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %249 = "stablehlo.multiply"(%209, %209) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %250 = "stablehlo.divide"(%248, %249) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %251 = "stablehlo.multiply"(%250, %93) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %252 = "stablehlo.add"(%244, %251) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %253 = "stablehlo.add"(%1, %97) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %254 = "stablehlo.multiply"(%250, %253) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %255 = "stablehlo.add"(%1, %27) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %256 = "stablehlo.multiply"(%254, %255) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %257 = "stablehlo.multiply"(%209, %209) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %258 = "stablehlo.divide"(%256, %257) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %259 = "stablehlo.multiply"(%258, %105) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %260 = "stablehlo.add"(%252, %259) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %261 = "stablehlo.add"(%1, %109) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %262 = "stablehlo.multiply"(%258, %261) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %263 = "stablehlo.add"(%1, %113) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %264 = "stablehlo.multiply"(%262, %263) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %265 = "stablehlo.multiply"(%209, %209) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %266 = "stablehlo.divide"(%264, %265) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %267 = "stablehlo.multiply"(%266, %119) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %268 = "stablehlo.add"(%260, %267) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %269 = "stablehlo.add"(%1, %123) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %270 = "stablehlo.multiply"(%266, %269) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %271 = "stablehlo.add"(%1, %127) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %272 = "stablehlo.multiply"(%270, %271) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %273 = "stablehlo.multiply"(%209, %209) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %274 = "stablehlo.divide"(%272, %273) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %275 = "stablehlo.multiply"(%274, %133) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %276 = "stablehlo.add"(%268, %275) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %277 = "stablehlo.add"(%1, %137) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %278 = "stablehlo.multiply"(%274, %277) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %279 = "stablehlo.add"(%1, %141) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %280 = "stablehlo.multiply"(%278, %279) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %281 = "stablehlo.multiply"(%209, %209) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %282 = "stablehlo.divide"(%280, %281) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %283 = "stablehlo.multiply"(%282, %147) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %284 = "stablehlo.add"(%276, %283) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %285 = "stablehlo.add"(%1, %151) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %286 = "stablehlo.multiply"(%282, %285) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %287 = "stablehlo.add"(%1, %155) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %288 = "stablehlo.multiply"(%286, %287) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %289 = "stablehlo.multiply"(%209, %209) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %290 = "stablehlo.divide"(%288, %289) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %291 = "stablehlo.multiply"(%290, %161) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %292 = "stablehlo.add"(%284, %291) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %293 = "stablehlo.add"(%1, %165) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %294 = "stablehlo.multiply"(%290, %293) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %295 = "stablehlo.add"(%1, %169) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %296 = "stablehlo.multiply"(%294, %295) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %297 = "stablehlo.multiply"(%209, %209) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %298 = "stablehlo.divide"(%296, %297) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %299 = "stablehlo.multiply"(%298, %175) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %300 = "stablehlo.add"(%292, %299) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %301 = "stablehlo.add"(%1, %179) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %302 = "stablehlo.multiply"(%298, %301) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %303 = "stablehlo.add"(%1, %183) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %304 = "stablehlo.multiply"(%302, %303) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %305 = "stablehlo.multiply"(%209, %209) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %306 = "stablehlo.divide"(%304, %305) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %307 = "stablehlo.multiply"(%306, %189) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %308 = "stablehlo.add"(%300, %307) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %309 = "stablehlo.add"(%1, %193) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %310 = "stablehlo.multiply"(%306, %309) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %311 = "stablehlo.add"(%1, %197) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %312 = "stablehlo.multiply"(%310, %311) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %313 = "stablehlo.multiply"(%209, %209) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %314 = "stablehlo.divide"(%312, %313) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %315 = "stablehlo.compare"(%206, %203) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xi1>
    %316 = "stablehlo.select"(%315, %5, %308) : (tensor<9x7xi1>, tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %317 = "stablehlo.subtract"(%205, %316) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %318 = "stablehlo.negate"(%317) : (tensor<9x7xf64>) -> tensor<9x7xf64>
    %319 = "stablehlo.select"(%21, %318, %317) : (tensor<9x7xi1>, tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %320 = "stablehlo.negate"(%1) : (tensor<9x7xf64>) -> tensor<9x7xf64>
    %321:4 = "stablehlo.while"(%24, %14, %320, %5) ({
    ^bb0(%arg6: tensor<i32> loc("aten.special_zeta.default"), %arg7: tensor<9x7xf64> loc("aten.special_zeta.default"), %arg8: tensor<9x7xf64> loc("aten.special_zeta.default"), %arg9: tensor<9x7xf64> loc("aten.special_zeta.default")):
      %455 = "stablehlo.constant"() {value = dense<10> : tensor<i32>} : () -> tensor<i32>
      %456 = "stablehlo.compare"(%arg6, %455) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%456) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<i32> loc("aten.special_zeta.default"), %arg3: tensor<9x7xf64> loc("aten.special_zeta.default"), %arg4: tensor<9x7xf64> loc("aten.special_zeta.default"), %arg5: tensor<9x7xf64> loc("aten.special_zeta.default")):
      %448 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %449 = "stablehlo.add"(%arg2, %448) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %450 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f64>
      %451 = "stablehlo.broadcast_in_dim"(%450) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
      %452 = "stablehlo.add"(%arg3, %451) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
      %453 = "stablehlo.power"(%452, %arg4) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
      %454 = "stablehlo.add"(%arg5, %453) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
      "stablehlo.return"(%449, %arg3, %arg4, %454) : (tensor<i32>, tensor<9x7xf64>, tensor<9x7xf64>, tensor<9x7xf64>) -> ()
    }) : (tensor<i32>, tensor<9x7xf64>, tensor<9x7xf64>, tensor<9x7xf64>) -> (tensor<i32>, tensor<9x7xf64>, tensor<9x7xf64>, tensor<9x7xf64>)
    %322 = "stablehlo.add"(%14, %27) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %323 = "stablehlo.power"(%322, %320) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %324 = "stablehlo.multiply"(%323, %322) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %325 = "stablehlo.subtract"(%1, %12) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %326 = "stablehlo.divide"(%324, %325) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %327 = "stablehlo.add"(%321#3, %326) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %328 = "stablehlo.multiply"(%323, %35) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %329 = "stablehlo.add"(%327, %328) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %330 = "stablehlo.multiply"(%323, %1) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %331 = "stablehlo.divide"(%330, %322) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %332 = "stablehlo.multiply"(%331, %41) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %333 = "stablehlo.add"(%329, %332) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %334 = "stablehlo.add"(%1, %12) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %335 = "stablehlo.multiply"(%331, %334) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %336 = "stablehlo.add"(%1, %16) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %337 = "stablehlo.multiply"(%335, %336) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %338 = "stablehlo.multiply"(%322, %322) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %339 = "stablehlo.divide"(%337, %338) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %340 = "stablehlo.multiply"(%339, %51) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %341 = "stablehlo.add"(%333, %340) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %342 = "stablehlo.add"(%1, %55) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %343 = "stablehlo.multiply"(%339, %342) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %344 = "stablehlo.add"(%1, %59) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %345 = "stablehlo.multiply"(%343, %344) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %346 = "stablehlo.multiply"(%322, %322) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %347 = "stablehlo.divide"(%345, %346) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %348 = "stablehlo.multiply"(%347, %65) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %349 = "stablehlo.add"(%341, %348) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %350 = "stablehlo.add"(%1, %69) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %351 = "stablehlo.multiply"(%347, %350) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %352 = "stablehlo.add"(%1, %73) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %353 = "stablehlo.multiply"(%351, %352) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %354 = "stablehlo.multiply"(%322, %322) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %355 = "stablehlo.divide"(%353, %354) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %356 = "stablehlo.multiply"(%355, %79) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %357 = "stablehlo.add"(%349, %356) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %358 = "stablehlo.add"(%1, %83) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %359 = "stablehlo.multiply"(%355, %358) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %360 = "stablehlo.add"(%1, %87) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %361 = "stablehlo.multiply"(%359, %360) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %362 = "stablehlo.multiply"(%322, %322) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %363 = "stablehlo.divide"(%361, %362) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %364 = "stablehlo.multiply"(%363, %93) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %365 = "stablehlo.add"(%357, %364) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %366 = "stablehlo.add"(%1, %97) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %367 = "stablehlo.multiply"(%363, %366) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %368 = "stablehlo.add"(%1, %27) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %369 = "stablehlo.multiply"(%367, %368) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %370 = "stablehlo.multiply"(%322, %322) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %371 = "stablehlo.divide"(%369, %370) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %372 = "stablehlo.multiply"(%371, %105) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %373 = "stablehlo.add"(%365, %372) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %374 = "stablehlo.add"(%1, %109) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %375 = "stablehlo.multiply"(%371, %374) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %376 = "stablehlo.add"(%1, %113) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %377 = "stablehlo.multiply"(%375, %376) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %378 = "stablehlo.multiply"(%322, %322) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %379 = "stablehlo.divide"(%377, %378) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %380 = "stablehlo.multiply"(%379, %119) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %381 = "stablehlo.add"(%373, %380) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %382 = "stablehlo.add"(%1, %123) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %383 = "stablehlo.multiply"(%379, %382) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %384 = "stablehlo.add"(%1, %127) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %385 = "stablehlo.multiply"(%383, %384) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %386 = "stablehlo.multiply"(%322, %322) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %387 = "stablehlo.divide"(%385, %386) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %388 = "stablehlo.multiply"(%387, %133) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %389 = "stablehlo.add"(%381, %388) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %390 = "stablehlo.add"(%1, %137) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %391 = "stablehlo.multiply"(%387, %390) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %392 = "stablehlo.add"(%1, %141) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %393 = "stablehlo.multiply"(%391, %392) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %394 = "stablehlo.multiply"(%322, %322) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %395 = "stablehlo.divide"(%393, %394) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %396 = "stablehlo.multiply"(%395, %147) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %397 = "stablehlo.add"(%389, %396) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %398 = "stablehlo.add"(%1, %151) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %399 = "stablehlo.multiply"(%395, %398) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %400 = "stablehlo.add"(%1, %155) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %401 = "stablehlo.multiply"(%399, %400) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %402 = "stablehlo.multiply"(%322, %322) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %403 = "stablehlo.divide"(%401, %402) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %404 = "stablehlo.multiply"(%403, %161) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %405 = "stablehlo.add"(%397, %404) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %406 = "stablehlo.add"(%1, %165) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %407 = "stablehlo.multiply"(%403, %406) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %408 = "stablehlo.add"(%1, %169) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %409 = "stablehlo.multiply"(%407, %408) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %410 = "stablehlo.multiply"(%322, %322) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %411 = "stablehlo.divide"(%409, %410) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %412 = "stablehlo.multiply"(%411, %175) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %413 = "stablehlo.add"(%405, %412) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %414 = "stablehlo.add"(%1, %179) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %415 = "stablehlo.multiply"(%411, %414) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %416 = "stablehlo.add"(%1, %183) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %417 = "stablehlo.multiply"(%415, %416) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %418 = "stablehlo.multiply"(%322, %322) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %419 = "stablehlo.divide"(%417, %418) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %420 = "stablehlo.multiply"(%419, %189) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %421 = "stablehlo.add"(%413, %420) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %422 = "stablehlo.add"(%1, %193) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %423 = "stablehlo.multiply"(%419, %422) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %424 = "stablehlo.add"(%1, %197) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %425 = "stablehlo.multiply"(%423, %424) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %426 = "stablehlo.multiply"(%322, %322) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %427 = "stablehlo.divide"(%425, %426) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %428 = "stablehlo.compare"(%14, %203) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xi1>
    %429 = "stablehlo.select"(%428, %5, %421) : (tensor<9x7xi1>, tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %430 = "stablehlo.add"(%429, %319) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %431 = "stablehlo.select"(%6, %430, %429) : (tensor<9x7xi1>, tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %432 = "stablehlo.floor"(%1) : (tensor<9x7xf64>) -> tensor<9x7xf64>
    %433 = "stablehlo.compare"(%1, %432) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xi1>
    %434 = "stablehlo.and"(%6, %433) : (tensor<9x7xi1>, tensor<9x7xi1>) -> tensor<9x7xi1>
    %435 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %436 = "stablehlo.broadcast_in_dim"(%435) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %437 = "stablehlo.select"(%434, %436, %431) : (tensor<9x7xi1>, tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %438 = "stablehlo.compare"(%3, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xi1>
    %439 = "stablehlo.floor"(%3) : (tensor<9x7xf64>) -> tensor<9x7xf64>
    %440 = "stablehlo.compare"(%439, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xi1>
    %441 = "stablehlo.and"(%438, %440) : (tensor<9x7xi1>, tensor<9x7xi1>) -> tensor<9x7xi1>
    %442 = "stablehlo.select"(%441, %203, %437) : (tensor<9x7xi1>, tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %443 = "stablehlo.compare"(%1, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xi1>
    %444 = "stablehlo.select"(%443, %436, %442) : (tensor<9x7xi1>, tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %445 = "stablehlo.compare"(%1, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xi1>
    %446 = "stablehlo.select"(%445, %203, %444) : (tensor<9x7xi1>, tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %447 = "stablehlo.convert"(%446) : (tensor<9x7xf64>) -> tensor<9x7xf32>
    "func.return"(%447) : (tensor<9x7xf32>) -> ()
  }) : () -> ()
}) : () -> ()
