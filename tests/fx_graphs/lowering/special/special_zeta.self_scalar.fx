graph g inference
input %0 x1: f32[5]
%1 = aten.special_zeta.self_scalar(3, %0) : f32[5] name=special_zeta_self_scalar
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xf32>) -> tensor<5xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5xf32>):
    %0 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %2 = "stablehlo.convert"(%arg0) : (tensor<5xf32>) -> tensor<5xf64>
    %3 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %5 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %6 = "stablehlo.floor"(%2) : (tensor<5xf64>) -> tensor<5xf64>
    %7 = "stablehlo.subtract"(%2, %6) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %8 = "stablehlo.floor"(%2) : (tensor<5xf64>) -> tensor<5xf64>
    %9 = "stablehlo.compare"(%2, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %10 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %12 = "stablehlo.select"(%9, %11, %7) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %13 = "stablehlo.select"(%5, %12, %2) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %14 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %16 = "stablehlo.divide"(%1, %15) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %17 = "stablehlo.floor"(%16) : (tensor<5xf64>) -> tensor<5xf64>
    %18 = "stablehlo.multiply"(%17, %15) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %19 = "stablehlo.subtract"(%1, %18) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %20 = "stablehlo.compare"(%19, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %21 = "stablehlo.subtract"(%11, %12) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %22 = "stablehlo.negate"(%1) : (tensor<5xf64>) -> tensor<5xf64>
    %23 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %24:4 = "stablehlo.while"(%23, %21, %22, %4) ({
    ^bb0(%arg21: tensor<i32> loc("aten.special_zeta.self_scalar"), %arg22: tensor<5xf64> loc("aten.special_zeta.self_scalar"), %arg23: tensor<5xf64> loc("aten.special_zeta.self_scalar"), %arg24: tensor<5xf64> loc("aten.special_zeta.self_scalar")):
      %472 = "stablehlo.constant"() {value = dense<10> : tensor<i32>} : () -> tensor<i32>
      %473 = "stablehlo.compare"(%arg21, %472) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%473) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg17: tensor<i32> loc("aten.special_zeta.self_scalar"), %arg18: tensor<5xf64> loc("aten.special_zeta.self_scalar"), %arg19: tensor<5xf64> loc("aten.special_zeta.self_scalar"), %arg20: tensor<5xf64> loc("aten.special_zeta.self_scalar")):
      %465 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %466 = "stablehlo.add"(%arg17, %465) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %467 = "stablehlo.convert"(%arg17) : (tensor<i32>) -> tensor<f64>
      %468 = "stablehlo.broadcast_in_dim"(%467) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
      %469 = "stablehlo.add"(%arg18, %468) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
      %470 = "stablehlo.power"(%469, %arg19) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
      %471 = "stablehlo.add"(%arg20, %470) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
      "stablehlo.return"(%466, %arg18, %arg19, %471) : (tensor<i32>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) -> ()
    }) : (tensor<i32>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) -> (tensor<i32>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>)
    %25 = "stablehlo.constant"() {value = dense<1.000000e+01> : tensor<f64>} : () -> tensor<f64>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %27 = "stablehlo.add"(%21, %26) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %28 = "stablehlo.power"(%27, %22) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %29 = "stablehlo.multiply"(%28, %27) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %30 = "stablehlo.subtract"(%1, %11) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %31 = "stablehlo.divide"(%29, %30) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %32 = "stablehlo.add"(%24#3, %31) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %33 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %35 = "stablehlo.multiply"(%28, %34) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %36 = "stablehlo.add"(%32, %35) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %37 = "stablehlo.multiply"(%28, %1) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %38 = "stablehlo.divide"(%37, %27) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %39 = "stablehlo.constant"() {value = dense<0.083333333333333329> : tensor<f64>} : () -> tensor<f64>
    %40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %41 = "stablehlo.multiply"(%38, %40) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %42 = "stablehlo.add"(%36, %41) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %43 = "stablehlo.add"(%1, %11) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %44 = "stablehlo.multiply"(%38, %43) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %45 = "stablehlo.add"(%1, %15) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %46 = "stablehlo.multiply"(%44, %45) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %47 = "stablehlo.multiply"(%27, %27) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %48 = "stablehlo.divide"(%46, %47) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %49 = "stablehlo.constant"() {value = dense<-0.0013888888888888889> : tensor<f64>} : () -> tensor<f64>
    %50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %51 = "stablehlo.multiply"(%48, %50) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %52 = "stablehlo.add"(%42, %51) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %53 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %55 = "stablehlo.add"(%1, %54) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %56 = "stablehlo.multiply"(%48, %55) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %57 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %59 = "stablehlo.add"(%1, %58) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %60 = "stablehlo.multiply"(%56, %59) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %61 = "stablehlo.multiply"(%27, %27) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %62 = "stablehlo.divide"(%60, %61) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %63 = "stablehlo.constant"() {value = dense<3.3068783068783071E-5> : tensor<f64>} : () -> tensor<f64>
    %64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %65 = "stablehlo.multiply"(%62, %64) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %66 = "stablehlo.add"(%52, %65) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %67 = "stablehlo.constant"() {value = dense<5.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %69 = "stablehlo.add"(%1, %68) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %70 = "stablehlo.multiply"(%62, %69) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %71 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %73 = "stablehlo.add"(%1, %72) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %74 = "stablehlo.multiply"(%70, %73) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %75 = "stablehlo.multiply"(%27, %27) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %76 = "stablehlo.divide"(%74, %75) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %77 = "stablehlo.constant"() {value = dense<-8.2671957671957675E-7> : tensor<f64>} : () -> tensor<f64>
    %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %79 = "stablehlo.multiply"(%76, %78) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %80 = "stablehlo.add"(%66, %79) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %81 = "stablehlo.constant"() {value = dense<7.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %83 = "stablehlo.add"(%1, %82) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %84 = "stablehlo.multiply"(%76, %83) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %85 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %87 = "stablehlo.add"(%1, %86) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %88 = "stablehlo.multiply"(%84, %87) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %89 = "stablehlo.multiply"(%27, %27) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %90 = "stablehlo.divide"(%88, %89) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %91 = "stablehlo.constant"() {value = dense<2.08767569878681E-8> : tensor<f64>} : () -> tensor<f64>
    %92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %93 = "stablehlo.multiply"(%90, %92) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %94 = "stablehlo.add"(%80, %93) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %95 = "stablehlo.constant"() {value = dense<9.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %97 = "stablehlo.add"(%1, %96) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %98 = "stablehlo.multiply"(%90, %97) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %99 = "stablehlo.add"(%1, %26) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %100 = "stablehlo.multiply"(%98, %99) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %101 = "stablehlo.multiply"(%27, %27) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %102 = "stablehlo.divide"(%100, %101) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %103 = "stablehlo.constant"() {value = dense<-5.2841901386874932E-10> : tensor<f64>} : () -> tensor<f64>
    %104 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %105 = "stablehlo.multiply"(%102, %104) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %106 = "stablehlo.add"(%94, %105) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %107 = "stablehlo.constant"() {value = dense<1.100000e+01> : tensor<f64>} : () -> tensor<f64>
    %108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %109 = "stablehlo.add"(%1, %108) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %110 = "stablehlo.multiply"(%102, %109) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %111 = "stablehlo.constant"() {value = dense<1.200000e+01> : tensor<f64>} : () -> tensor<f64>
    %112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %113 = "stablehlo.add"(%1, %112) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %114 = "stablehlo.multiply"(%110, %113) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %115 = "stablehlo.multiply"(%27, %27) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %116 = "stablehlo.divide"(%114, %115) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %117 = "stablehlo.constant"() {value = dense<1.3382536530684679E-11> : tensor<f64>} : () -> tensor<f64>
    %118 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %119 = "stablehlo.multiply"(%116, %118) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %120 = "stablehlo.add"(%106, %119) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %121 = "stablehlo.constant"() {value = dense<1.300000e+01> : tensor<f64>} : () -> tensor<f64>
    %122 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %123 = "stablehlo.add"(%1, %122) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %124 = "stablehlo.multiply"(%116, %123) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %125 = "stablehlo.constant"() {value = dense<1.400000e+01> : tensor<f64>} : () -> tensor<f64>
    %126 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %127 = "stablehlo.add"(%1, %126) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %128 = "stablehlo.multiply"(%124, %127) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %129 = "stablehlo.multiply"(%27, %27) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %130 = "stablehlo.divide"(%128, %129) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %131 = "stablehlo.constant"() {value = dense<-3.3896802963225827E-13> : tensor<f64>} : () -> tensor<f64>
    %132 = "stablehlo.broadcast_in_dim"(%131) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %133 = "stablehlo.multiply"(%130, %132) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %134 = "stablehlo.add"(%120, %133) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %135 = "stablehlo.constant"() {value = dense<1.500000e+01> : tensor<f64>} : () -> tensor<f64>
    %136 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %137 = "stablehlo.add"(%1, %136) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %138 = "stablehlo.multiply"(%130, %137) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %139 = "stablehlo.constant"() {value = dense<1.600000e+01> : tensor<f64>} : () -> tensor<f64>
    %140 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %141 = "stablehlo.add"(%1, %140) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %142 = "stablehlo.multiply"(%138, %141) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %143 = "stablehlo.multiply"(%27, %27) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %144 = "stablehlo.divide"(%142, %143) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %145 = "stablehlo.constant"() {value = dense<8.5860620562778452E-15> : tensor<f64>} : () -> tensor<f64>
    %146 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %147 = "stablehlo.multiply"(%144, %146) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %148 = "stablehlo.add"(%134, %147) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %149 = "stablehlo.constant"() {value = dense<1.700000e+01> : tensor<f64>} : () -> tensor<f64>
    %150 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %151 = "stablehlo.add"(%1, %150) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %152 = "stablehlo.multiply"(%144, %151) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %153 = "stablehlo.constant"() {value = dense<1.800000e+01> : tensor<f64>} : () -> tensor<f64>
    %154 = "stablehlo.broadcast_in_dim"(%153) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %155 = "stablehlo.add"(%1, %154) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %156 = "stablehlo.multiply"(%152, %155) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %157 = "stablehlo.multiply"(%27, %27) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %158 = "stablehlo.divide"(%156, %157) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %159 = "stablehlo.constant"() {value = dense<-2.1748686985580619E-16> : tensor<f64>} : () -> tensor<f64>
    %160 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %161 = "stablehlo.multiply"(%158, %160) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %162 = "stablehlo.add"(%148, %161) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %163 = "stablehlo.constant"() {value = dense<1.900000e+01> : tensor<f64>} : () -> tensor<f64>
    %164 = "stablehlo.broadcast_in_dim"(%163) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %165 = "stablehlo.add"(%1, %164) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %166 = "stablehlo.multiply"(%158, %165) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %167 = "stablehlo.constant"() {value = dense<2.000000e+01> : tensor<f64>} : () -> tensor<f64>
    %168 = "stablehlo.broadcast_in_dim"(%167) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %169 = "stablehlo.add"(%1, %168) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %170 = "stablehlo.multiply"(%166, %169) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %171 = "stablehlo.multiply"(%27, %27) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %172 = "stablehlo.divide"(%170, %171) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %173 = "stablehlo.constant"() {value = dense<5.5090028283602303E-18> : tensor<f64>} : () -> tensor<f64>
    %174 = "stablehlo.broadcast_in_dim"(%173) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %175 = "stablehlo.multiply"(%172, %174) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %176 = "stablehlo.add"(%162, %175) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %177 = "stablehlo.constant"() {value = dense<2.100000e+01> : tensor<f64>} : () -> tensor<f64>
    %178 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %179 = "stablehlo.add"(%1, %178) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %180 = "stablehlo.multiply"(%172, %179) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %181 = "stablehlo.constant"() {value = dense<2.200000e+01> : tensor<f64>} : () -> tensor<f64>
    %182 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %183 = "stablehlo.add"(%1, %182) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %184 = "stablehlo.multiply"(%180, %183) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %185 = "stablehlo.multiply"(%27, %27) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %186 = "stablehlo.divide"(%184, %185) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %187 = "stablehlo.constant"() {value = dense<-1.3954464685812525E-19> : tensor<f64>} : () -> tensor<f64>
    %188 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %189 = "stablehlo.multiply"(%186, %188) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %190 = "stablehlo.add"(%176, %189) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %191 = "stablehlo.constant"() {value = dense<2.300000e+01> : tensor<f64>} : () -> tensor<f64>
    %192 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %193 = "stablehlo.add"(%1, %192) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %194 = "stablehlo.multiply"(%186, %193) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %195 = "stablehlo.constant"() {value = dense<2.400000e+01> : tensor<f64>} : () -> tensor<f64>
    %196 = "stablehlo.broadcast_in_dim"(%195) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %197 = "stablehlo.add"(%1, %196) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %198 = "stablehlo.multiply"(%194, %197) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %199 = "stablehlo.multiply"(%27, %27) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %200 = "stablehlo.divide"(%198, %199) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %201 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %202 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %203 = "stablehlo.compare"(%21, %202) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %204 = "stablehlo.select"(%203, %4, %190) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %205 = "stablehlo.subtract"(%11, %2) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %206 = "stablehlo.negate"(%1) : (tensor<5xf64>) -> tensor<5xf64>
    %207:4 = "stablehlo.while"(%23, %205, %206, %4) ({
    ^bb0(%arg13: tensor<i32> loc("aten.special_zeta.self_scalar"), %arg14: tensor<5xf64> loc("aten.special_zeta.self_scalar"), %arg15: tensor<5xf64> loc("aten.special_zeta.self_scalar"), %arg16: tensor<5xf64> loc("aten.special_zeta.self_scalar")):
      %463 = "stablehlo.constant"() {value = dense<10> : tensor<i32>} : () -> tensor<i32>
      %464 = "stablehlo.compare"(%arg13, %463) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%464) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg9: tensor<i32> loc("aten.special_zeta.self_scalar"), %arg10: tensor<5xf64> loc("aten.special_zeta.self_scalar"), %arg11: tensor<5xf64> loc("aten.special_zeta.self_scalar"), %arg12: tensor<5xf64> loc("aten.special_zeta.self_scalar")):
      %456 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %457 = "stablehlo.add"(%arg9, %456) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %458 = "stablehlo.convert"(%arg9) : (tensor<i32>) -> tensor<f64>
      %459 = "stablehlo.broadcast_in_dim"(%458) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
      %460 = "stablehlo.add"(%arg10, %459) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
      %461 = "stablehlo.power"(%460, %arg11) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
      %462 = "stablehlo.add"(%arg12, %461) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
      "stablehlo.return"(%457, %arg10, %arg11, %462) : (tensor<i32>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) -> ()
    }) : (tensor<i32>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) -> (tensor<i32>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>)
    %208 = "stablehlo.add"(%205, %26) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %209 = "stablehlo.power"(%208, %206) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %210 = "stablehlo.multiply"(%209, %208) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %211 = "stablehlo.subtract"(%1, %11) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %212 = "stablehlo.divide"(%210, %211) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %213 = "stablehlo.add"(%207#3, %212) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %214 = "stablehlo.multiply"(%209, %34) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %215 = "stablehlo.add"(%213, %214) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %216 = "stablehlo.multiply"(%209, %1) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %217 = "stablehlo.divide"(%216, %208) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %218 = "stablehlo.multiply"(%217, %40) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %219 = "stablehlo.add"(%215, %218) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %220 = "stablehlo.add"(%1, %11) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %221 = "stablehlo.multiply"(%217, %220) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %222 = "stablehlo.add"(%1, %15) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %223 = "stablehlo.multiply"(%221, %222) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %224 = "stablehlo.multiply"(%208, %208) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %225 = "stablehlo.divide"(%223, %224) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %226 = "stablehlo.multiply"(%225, %50) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %227 = "stablehlo.add"(%219, %226) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %228 = "stablehlo.add"(%1, %54) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %229 = "stablehlo.multiply"(%225, %228) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %230 = "stablehlo.add"(%1, %58) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %231 = "stablehlo.multiply"(%229, %230) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %232 = "stablehlo.multiply"(%208, %208) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %233 = "stablehlo.divide"(%231, %232) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %234 = "stablehlo.multiply"(%233, %64) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %235 = "stablehlo.add"(%227, %234) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %236 = "stablehlo.add"(%1, %68) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %237 = "stablehlo.multiply"(%233, %236) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %238 = "stablehlo.add"(%1, %72) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %239 = "stablehlo.multiply"(%237, %238) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %240 = "stablehlo.multiply"(%208, %208) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %241 = "stablehlo.divide"(%239, %240) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %242 = "stablehlo.multiply"(%241, %78) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %243 = "stablehlo.add"(%235, %242) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %244 = "stablehlo.add"(%1, %82) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %245 = "stablehlo.multiply"(%241, %244) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %246 = "stablehlo.add"(%1, %86) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %247 = "stablehlo.multiply"(%245, %246) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %248 = "stablehlo.multiply"(%208, %208) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %249 = "stablehlo.divide"(%247, %248) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %250 = "stablehlo.multiply"(%249, %92) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %251 = "stablehlo.add"(%243, %250) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %252 = "stablehlo.add"(%1, %96) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %253 = "stablehlo.multiply"(%249, %252) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %254 = "stablehlo.add"(%1, %26) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %255 = "stablehlo.multiply"(%253, %254) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %256 = "stablehlo.multiply"(%208, %208) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %257 = "stablehlo.divide"(%255, %256) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %258 = "stablehlo.multiply"(%257, %104) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %259 = "stablehlo.add"(%251, %258) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %260 = "stablehlo.add"(%1, %108) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %261 = "stablehlo.multiply"(%257, %260) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %262 = "stablehlo.add"(%1, %112) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %263 = "stablehlo.multiply"(%261, %262) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %264 = "stablehlo.multiply"(%208, %208) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %265 = "stablehlo.divide"(%263, %264) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %266 = "stablehlo.multiply"(%265, %118) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %267 = "stablehlo.add"(%259, %266) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %268 = "stablehlo.add"(%1, %122) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %269 = "stablehlo.multiply"(%265, %268) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %270 = "stablehlo.add"(%1, %126) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %271 = "stablehlo.multiply"(%269, %270) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %272 = "stablehlo.multiply"(%208, %208) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %273 = "stablehlo.divide"(%271, %272) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %274 = "stablehlo.multiply"(%273, %132) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %275 = "stablehlo.add"(%267, %274) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %276 = "stablehlo.add"(%1, %136) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %277 = "stablehlo.multiply"(%273, %276) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %278 = "stablehlo.add"(%1, %140) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %279 = "stablehlo.multiply"(%277, %278) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %280 = "stablehlo.multiply"(%208, %208) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %281 = "stablehlo.divide"(%279, %280) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %282 = "stablehlo.multiply"(%281, %146) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %283 = "stablehlo.add"(%275, %282) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %284 = "stablehlo.add"(%1, %150) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %285 = "stablehlo.multiply"(%281, %284) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %286 = "stablehlo.add"(%1, %154) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %287 = "stablehlo.multiply"(%285, %286) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %288 = "stablehlo.multiply"(%208, %208) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %289 = "stablehlo.divide"(%287, %288) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %290 = "stablehlo.multiply"(%289, %160) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %291 = "stablehlo.add"(%283, %290) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %292 = "stablehlo.add"(%1, %164) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %293 = "stablehlo.multiply"(%289, %292) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %294 = "stablehlo.add"(%1, %168) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %295 = "stablehlo.multiply"(%293, %294) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %296 = "stablehlo.multiply"(%208, %208) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %297 = "stablehlo.divide"(%295, %296) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %298 = "stablehlo.multiply"(%297, %174) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %299 = "stablehlo.add"(%291, %298) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %300 = "stablehlo.add"(%1, %178) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %301 = "stablehlo.multiply"(%297, %300) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %302 = "stablehlo.add"(%1, %182) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %303 = "stablehlo.multiply"(%301, %302) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %304 = "stablehlo.multiply"(%208, %208) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %305 = "stablehlo.divide"(%303, %304) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %306 = "stablehlo.multiply"(%305, %188) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %307 = "stablehlo.add"(%299, %306) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %308 = "stablehlo.add"(%1, %192) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %309 = "stablehlo.multiply"(%305, %308) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %310 = "stablehlo.add"(%1, %196) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %311 = "stablehlo.multiply"(%309, %310) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %312 = "stablehlo.multiply"(%208, %208) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %313 = "stablehlo.divide"(%311, %312) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %314 = "stablehlo.compare"(%205, %202) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %315 = "stablehlo.select"(%314, %4, %307) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %316 = "stablehlo.subtract"(%204, %315) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %317 = "stablehlo.negate"(%316) : (tensor<5xf64>) -> tensor<5xf64>
    %318 = "stablehlo.select"(%20, %317, %316) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %319 = "stablehlo.negate"(%1) : (tensor<5xf64>) -> tensor<5xf64>
    %320:4 = "stablehlo.while"(%23, %13, %319, %4) ({
    ^bb0(%arg5: tensor<i32> loc("aten.special_zeta.self_scalar"), %arg6: tensor<5xf64> loc("aten.special_zeta.self_scalar"), %arg7: tensor<5xf64> loc("aten.special_zeta.self_scalar"), %arg8: tensor<5xf64> loc("aten.special_zeta.self_scalar")):
      %454 = "stablehlo.constant"() {value = dense<10> : tensor<i32>} : () -> tensor<i32>
      %455 = "stablehlo.compare"(%arg5, %454) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%455) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<i32> loc("aten.special_zeta.self_scalar"), %arg2: tensor<5xf64> loc("aten.special_zeta.self_scalar"), %arg3: tensor<5xf64> loc("aten.special_zeta.self_scalar"), %arg4: tensor<5xf64> loc("aten.special_zeta.self_scalar")):
      %447 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %448 = "stablehlo.add"(%arg1, %447) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %449 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f64>
      %450 = "stablehlo.broadcast_in_dim"(%449) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
      %451 = "stablehlo.add"(%arg2, %450) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
      %452 = "stablehlo.power"(%451, %arg3) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
      %453 = "stablehlo.add"(%arg4, %452) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
      "stablehlo.return"(%448, %arg2, %arg3, %453) : (tensor<i32>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) -> ()
    }) : (tensor<i32>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>) -> (tensor<i32>, tensor<5xf64>, tensor<5xf64>, tensor<5xf64>)
    %321 = "stablehlo.add"(%13, %26) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %322 = "stablehlo.power"(%321, %319) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %323 = "stablehlo.multiply"(%322, %321) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %324 = "stablehlo.subtract"(%1, %11) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %325 = "stablehlo.divide"(%323, %324) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %326 = "stablehlo.add"(%320#3, %325) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %327 = "stablehlo.multiply"(%322, %34) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %328 = "stablehlo.add"(%326, %327) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %329 = "stablehlo.multiply"(%322, %1) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %330 = "stablehlo.divide"(%329, %321) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %331 = "stablehlo.multiply"(%330, %40) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %332 = "stablehlo.add"(%328, %331) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %333 = "stablehlo.add"(%1, %11) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %334 = "stablehlo.multiply"(%330, %333) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %335 = "stablehlo.add"(%1, %15) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %336 = "stablehlo.multiply"(%334, %335) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %337 = "stablehlo.multiply"(%321, %321) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %338 = "stablehlo.divide"(%336, %337) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %339 = "stablehlo.multiply"(%338, %50) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %340 = "stablehlo.add"(%332, %339) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %341 = "stablehlo.add"(%1, %54) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %342 = "stablehlo.multiply"(%338, %341) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %343 = "stablehlo.add"(%1, %58) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %344 = "stablehlo.multiply"(%342, %343) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %345 = "stablehlo.multiply"(%321, %321) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %346 = "stablehlo.divide"(%344, %345) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %347 = "stablehlo.multiply"(%346, %64) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %348 = "stablehlo.add"(%340, %347) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %349 = "stablehlo.add"(%1, %68) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %350 = "stablehlo.multiply"(%346, %349) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %351 = "stablehlo.add"(%1, %72) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %352 = "stablehlo.multiply"(%350, %351) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %353 = "stablehlo.multiply"(%321, %321) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %354 = "stablehlo.divide"(%352, %353) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %355 = "stablehlo.multiply"(%354, %78) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %356 = "stablehlo.add"(%348, %355) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %357 = "stablehlo.add"(%1, %82) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %358 = "stablehlo.multiply"(%354, %357) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %359 = "stablehlo.add"(%1, %86) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %360 = "stablehlo.multiply"(%358, %359) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %361 = "stablehlo.multiply"(%321, %321) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %362 = "stablehlo.divide"(%360, %361) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %363 = "stablehlo.multiply"(%362, %92) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %364 = "stablehlo.add"(%356, %363) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %365 = "stablehlo.add"(%1, %96) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %366 = "stablehlo.multiply"(%362, %365) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %367 = "stablehlo.add"(%1, %26) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %368 = "stablehlo.multiply"(%366, %367) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %369 = "stablehlo.multiply"(%321, %321) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %370 = "stablehlo.divide"(%368, %369) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %371 = "stablehlo.multiply"(%370, %104) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %372 = "stablehlo.add"(%364, %371) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %373 = "stablehlo.add"(%1, %108) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %374 = "stablehlo.multiply"(%370, %373) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %375 = "stablehlo.add"(%1, %112) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %376 = "stablehlo.multiply"(%374, %375) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %377 = "stablehlo.multiply"(%321, %321) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %378 = "stablehlo.divide"(%376, %377) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %379 = "stablehlo.multiply"(%378, %118) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %380 = "stablehlo.add"(%372, %379) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %381 = "stablehlo.add"(%1, %122) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %382 = "stablehlo.multiply"(%378, %381) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %383 = "stablehlo.add"(%1, %126) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %384 = "stablehlo.multiply"(%382, %383) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %385 = "stablehlo.multiply"(%321, %321) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %386 = "stablehlo.divide"(%384, %385) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %387 = "stablehlo.multiply"(%386, %132) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %388 = "stablehlo.add"(%380, %387) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %389 = "stablehlo.add"(%1, %136) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %390 = "stablehlo.multiply"(%386, %389) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %391 = "stablehlo.add"(%1, %140) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %392 = "stablehlo.multiply"(%390, %391) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %393 = "stablehlo.multiply"(%321, %321) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %394 = "stablehlo.divide"(%392, %393) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %395 = "stablehlo.multiply"(%394, %146) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %396 = "stablehlo.add"(%388, %395) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %397 = "stablehlo.add"(%1, %150) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %398 = "stablehlo.multiply"(%394, %397) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %399 = "stablehlo.add"(%1, %154) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %400 = "stablehlo.multiply"(%398, %399) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %401 = "stablehlo.multiply"(%321, %321) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %402 = "stablehlo.divide"(%400, %401) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %403 = "stablehlo.multiply"(%402, %160) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %404 = "stablehlo.add"(%396, %403) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %405 = "stablehlo.add"(%1, %164) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %406 = "stablehlo.multiply"(%402, %405) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %407 = "stablehlo.add"(%1, %168) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %408 = "stablehlo.multiply"(%406, %407) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %409 = "stablehlo.multiply"(%321, %321) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %410 = "stablehlo.divide"(%408, %409) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %411 = "stablehlo.multiply"(%410, %174) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %412 = "stablehlo.add"(%404, %411) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %413 = "stablehlo.add"(%1, %178) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %414 = "stablehlo.multiply"(%410, %413) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %415 = "stablehlo.add"(%1, %182) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %416 = "stablehlo.multiply"(%414, %415) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %417 = "stablehlo.multiply"(%321, %321) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %418 = "stablehlo.divide"(%416, %417) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %419 = "stablehlo.multiply"(%418, %188) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %420 = "stablehlo.add"(%412, %419) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %421 = "stablehlo.add"(%1, %192) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %422 = "stablehlo.multiply"(%418, %421) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %423 = "stablehlo.add"(%1, %196) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %424 = "stablehlo.multiply"(%422, %423) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %425 = "stablehlo.multiply"(%321, %321) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %426 = "stablehlo.divide"(%424, %425) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %427 = "stablehlo.compare"(%13, %202) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %428 = "stablehlo.select"(%427, %4, %420) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %429 = "stablehlo.add"(%428, %318) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %430 = "stablehlo.select"(%5, %429, %428) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %431 = "stablehlo.floor"(%1) : (tensor<5xf64>) -> tensor<5xf64>
    %432 = "stablehlo.compare"(%1, %431) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %433 = "stablehlo.and"(%5, %432) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %434 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %435 = "stablehlo.broadcast_in_dim"(%434) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
    %436 = "stablehlo.select"(%433, %435, %430) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %437 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %438 = "stablehlo.floor"(%2) : (tensor<5xf64>) -> tensor<5xf64>
    %439 = "stablehlo.compare"(%438, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %440 = "stablehlo.and"(%437, %439) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %441 = "stablehlo.select"(%440, %202, %436) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %442 = "stablehlo.compare"(%1, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %443 = "stablehlo.select"(%442, %435, %441) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %444 = "stablehlo.compare"(%1, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %445 = "stablehlo.select"(%444, %202, %443) : (tensor<5xi1>, tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
    %446 = "stablehlo.convert"(%445) : (tensor<5xf64>) -> tensor<5xf32>
    "func.return"(%446) : (tensor<5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
