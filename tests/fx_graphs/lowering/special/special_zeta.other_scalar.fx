graph g inference
input %0 x1: f32[7]
%1 = aten.special_zeta.other_scalar(%0, 2.5) : f32[7] name=special_zeta_other_scalar
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<7xf32>) -> tensor<7xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<7xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<7xf32>) -> tensor<7xf64>
    %1 = "stablehlo.constant"() {value = dense<2.500000e+00> : tensor<f64>} : () -> tensor<f64>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %3 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %5 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %6 = "stablehlo.floor"(%2) : (tensor<7xf64>) -> tensor<7xf64>
    %7 = "stablehlo.subtract"(%2, %6) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %8 = "stablehlo.floor"(%2) : (tensor<7xf64>) -> tensor<7xf64>
    %9 = "stablehlo.compare"(%2, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %10 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %12 = "stablehlo.select"(%9, %11, %7) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %13 = "stablehlo.select"(%5, %12, %2) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %14 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %16 = "stablehlo.divide"(%0, %15) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %17 = "stablehlo.floor"(%16) : (tensor<7xf64>) -> tensor<7xf64>
    %18 = "stablehlo.multiply"(%17, %15) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %19 = "stablehlo.subtract"(%0, %18) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %20 = "stablehlo.compare"(%19, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %21 = "stablehlo.subtract"(%11, %12) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %22 = "stablehlo.negate"(%0) : (tensor<7xf64>) -> tensor<7xf64>
    %23 = "stablehlo.power"(%21, %22) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %24 = "stablehlo.add"(%21, %11) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %25 = "stablehlo.power"(%24, %22) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %26 = "stablehlo.add"(%23, %25) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %27 = "stablehlo.add"(%21, %15) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %28 = "stablehlo.power"(%27, %22) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %29 = "stablehlo.add"(%26, %28) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %30 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %32 = "stablehlo.add"(%21, %31) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %33 = "stablehlo.power"(%32, %22) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %34 = "stablehlo.add"(%29, %33) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %35 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %37 = "stablehlo.add"(%21, %36) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %38 = "stablehlo.power"(%37, %22) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %39 = "stablehlo.add"(%34, %38) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %40 = "stablehlo.constant"() {value = dense<5.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %42 = "stablehlo.add"(%21, %41) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %43 = "stablehlo.power"(%42, %22) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %44 = "stablehlo.add"(%39, %43) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %45 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %47 = "stablehlo.add"(%21, %46) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %48 = "stablehlo.power"(%47, %22) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %49 = "stablehlo.add"(%44, %48) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %50 = "stablehlo.constant"() {value = dense<7.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %52 = "stablehlo.add"(%21, %51) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %53 = "stablehlo.power"(%52, %22) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %54 = "stablehlo.add"(%49, %53) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %55 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %57 = "stablehlo.add"(%21, %56) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %58 = "stablehlo.power"(%57, %22) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %59 = "stablehlo.add"(%54, %58) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %60 = "stablehlo.constant"() {value = dense<9.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %62 = "stablehlo.add"(%21, %61) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %63 = "stablehlo.power"(%62, %22) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %64 = "stablehlo.add"(%59, %63) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %65 = "stablehlo.constant"() {value = dense<1.000000e+01> : tensor<f64>} : () -> tensor<f64>
    %66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %67 = "stablehlo.add"(%21, %66) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %68 = "stablehlo.power"(%67, %22) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %69 = "stablehlo.multiply"(%68, %67) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %70 = "stablehlo.subtract"(%0, %11) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %71 = "stablehlo.divide"(%69, %70) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %72 = "stablehlo.add"(%64, %71) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %73 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %75 = "stablehlo.multiply"(%68, %74) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %76 = "stablehlo.add"(%72, %75) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %77 = "stablehlo.multiply"(%68, %0) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %78 = "stablehlo.divide"(%77, %67) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %79 = "stablehlo.constant"() {value = dense<0.083333333333333329> : tensor<f64>} : () -> tensor<f64>
    %80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %81 = "stablehlo.multiply"(%78, %80) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %82 = "stablehlo.add"(%76, %81) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %83 = "stablehlo.add"(%0, %11) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %84 = "stablehlo.multiply"(%78, %83) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %85 = "stablehlo.add"(%0, %15) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %86 = "stablehlo.multiply"(%84, %85) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %87 = "stablehlo.multiply"(%67, %67) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %88 = "stablehlo.divide"(%86, %87) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %89 = "stablehlo.constant"() {value = dense<-0.0013888888888888889> : tensor<f64>} : () -> tensor<f64>
    %90 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %91 = "stablehlo.multiply"(%88, %90) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %92 = "stablehlo.add"(%82, %91) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %93 = "stablehlo.add"(%0, %31) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %94 = "stablehlo.multiply"(%88, %93) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %95 = "stablehlo.add"(%0, %36) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %96 = "stablehlo.multiply"(%94, %95) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %97 = "stablehlo.multiply"(%67, %67) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %98 = "stablehlo.divide"(%96, %97) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %99 = "stablehlo.constant"() {value = dense<3.3068783068783071E-5> : tensor<f64>} : () -> tensor<f64>
    %100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %101 = "stablehlo.multiply"(%98, %100) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %102 = "stablehlo.add"(%92, %101) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %103 = "stablehlo.add"(%0, %41) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %104 = "stablehlo.multiply"(%98, %103) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %105 = "stablehlo.add"(%0, %46) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %106 = "stablehlo.multiply"(%104, %105) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %107 = "stablehlo.multiply"(%67, %67) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %108 = "stablehlo.divide"(%106, %107) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %109 = "stablehlo.constant"() {value = dense<-8.2671957671957675E-7> : tensor<f64>} : () -> tensor<f64>
    %110 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %111 = "stablehlo.multiply"(%108, %110) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %112 = "stablehlo.add"(%102, %111) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %113 = "stablehlo.add"(%0, %51) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %114 = "stablehlo.multiply"(%108, %113) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %115 = "stablehlo.add"(%0, %56) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %116 = "stablehlo.multiply"(%114, %115) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %117 = "stablehlo.multiply"(%67, %67) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %118 = "stablehlo.divide"(%116, %117) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %119 = "stablehlo.constant"() {value = dense<2.08767569878681E-8> : tensor<f64>} : () -> tensor<f64>
    %120 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %121 = "stablehlo.multiply"(%118, %120) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %122 = "stablehlo.add"(%112, %121) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %123 = "stablehlo.add"(%0, %61) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %124 = "stablehlo.multiply"(%118, %123) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %125 = "stablehlo.add"(%0, %66) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %126 = "stablehlo.multiply"(%124, %125) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %127 = "stablehlo.multiply"(%67, %67) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %128 = "stablehlo.divide"(%126, %127) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %129 = "stablehlo.constant"() {value = dense<-5.2841901386874932E-10> : tensor<f64>} : () -> tensor<f64>
    %130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %131 = "stablehlo.multiply"(%128, %130) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %132 = "stablehlo.add"(%122, %131) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %133 = "stablehlo.constant"() {value = dense<1.100000e+01> : tensor<f64>} : () -> tensor<f64>
    %134 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %135 = "stablehlo.add"(%0, %134) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %136 = "stablehlo.multiply"(%128, %135) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %137 = "stablehlo.constant"() {value = dense<1.200000e+01> : tensor<f64>} : () -> tensor<f64>
    %138 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %139 = "stablehlo.add"(%0, %138) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %140 = "stablehlo.multiply"(%136, %139) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %141 = "stablehlo.multiply"(%67, %67) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %142 = "stablehlo.divide"(%140, %141) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %143 = "stablehlo.constant"() {value = dense<1.3382536530684679E-11> : tensor<f64>} : () -> tensor<f64>
    %144 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %145 = "stablehlo.multiply"(%142, %144) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %146 = "stablehlo.add"(%132, %145) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %147 = "stablehlo.constant"() {value = dense<1.300000e+01> : tensor<f64>} : () -> tensor<f64>
    %148 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %149 = "stablehlo.add"(%0, %148) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %150 = "stablehlo.multiply"(%142, %149) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %151 = "stablehlo.constant"() {value = dense<1.400000e+01> : tensor<f64>} : () -> tensor<f64>
    %152 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %153 = "stablehlo.add"(%0, %152) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %154 = "stablehlo.multiply"(%150, %153) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %155 = "stablehlo.multiply"(%67, %67) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %156 = "stablehlo.divide"(%154, %155) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %157 = "stablehlo.constant"() {value = dense<-3.3896802963225827E-13> : tensor<f64>} : () -> tensor<f64>
    %158 = "stablehlo.broadcast_in_dim"(%157) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %159 = "stablehlo.multiply"(%156, %158) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %160 = "stablehlo.add"(%146, %159) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %161 = "stablehlo.constant"() {value = dense<1.500000e+01> : tensor<f64>} : () -> tensor<f64>
    %162 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %163 = "stablehlo.add"(%0, %162) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %164 = "stablehlo.multiply"(%156, %163) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %165 = "stablehlo.constant"() {value = dense<1.600000e+01> : tensor<f64>} : () -> tensor<f64>
    %166 = "stablehlo.broadcast_in_dim"(%165) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %167 = "stablehlo.add"(%0, %166) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %168 = "stablehlo.multiply"(%164, %167) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %169 = "stablehlo.multiply"(%67, %67) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %170 = "stablehlo.divide"(%168, %169) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %171 = "stablehlo.constant"() {value = dense<8.5860620562778452E-15> : tensor<f64>} : () -> tensor<f64>
    %172 = "stablehlo.broadcast_in_dim"(%171) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %173 = "stablehlo.multiply"(%170, %172) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %174 = "stablehlo.add"(%160, %173) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %175 = "stablehlo.constant"() {value = dense<1.700000e+01> : tensor<f64>} : () -> tensor<f64>
    %176 = "stablehlo.broadcast_in_dim"(%175) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %177 = "stablehlo.add"(%0, %176) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %178 = "stablehlo.multiply"(%170, %177) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %179 = "stablehlo.constant"() {value = dense<1.800000e+01> : tensor<f64>} : () -> tensor<f64>
    %180 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %181 = "stablehlo.add"(%0, %180) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %182 = "stablehlo.multiply"(%178, %181) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %183 = "stablehlo.multiply"(%67, %67) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %184 = "stablehlo.divide"(%182, %183) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %185 = "stablehlo.constant"() {value = dense<-2.1748686985580619E-16> : tensor<f64>} : () -> tensor<f64>
    %186 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %187 = "stablehlo.multiply"(%184, %186) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %188 = "stablehlo.add"(%174, %187) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %189 = "stablehlo.constant"() {value = dense<1.900000e+01> : tensor<f64>} : () -> tensor<f64>
    %190 = "stablehlo.broadcast_in_dim"(%189) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %191 = "stablehlo.add"(%0, %190) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %192 = "stablehlo.multiply"(%184, %191) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %193 = "stablehlo.constant"() {value = dense<2.000000e+01> : tensor<f64>} : () -> tensor<f64>
    %194 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %195 = "stablehlo.add"(%0, %194) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %196 = "stablehlo.multiply"(%192, %195) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %197 = "stablehlo.multiply"(%67, %67) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %198 = "stablehlo.divide"(%196, %197) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %199 = "stablehlo.constant"() {value = dense<5.5090028283602303E-18> : tensor<f64>} : () -> tensor<f64>
    %200 = "stablehlo.broadcast_in_dim"(%199) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %201 = "stablehlo.multiply"(%198, %200) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %202 = "stablehlo.add"(%188, %201) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %203 = "stablehlo.constant"() {value = dense<2.100000e+01> : tensor<f64>} : () -> tensor<f64>
    %204 = "stablehlo.broadcast_in_dim"(%203) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %205 = "stablehlo.add"(%0, %204) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %206 = "stablehlo.multiply"(%198, %205) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %207 = "stablehlo.constant"() {value = dense<2.200000e+01> : tensor<f64>} : () -> tensor<f64>
    %208 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %209 = "stablehlo.add"(%0, %208) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %210 = "stablehlo.multiply"(%206, %209) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %211 = "stablehlo.multiply"(%67, %67) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %212 = "stablehlo.divide"(%210, %211) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %213 = "stablehlo.constant"() {value = dense<-1.3954464685812525E-19> : tensor<f64>} : () -> tensor<f64>
    %214 = "stablehlo.broadcast_in_dim"(%213) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %215 = "stablehlo.multiply"(%212, %214) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %216 = "stablehlo.add"(%202, %215) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %217 = "stablehlo.constant"() {value = dense<2.300000e+01> : tensor<f64>} : () -> tensor<f64>
    %218 = "stablehlo.broadcast_in_dim"(%217) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %219 = "stablehlo.add"(%0, %218) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %220 = "stablehlo.multiply"(%212, %219) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %221 = "stablehlo.constant"() {value = dense<2.400000e+01> : tensor<f64>} : () -> tensor<f64>
    %222 = "stablehlo.broadcast_in_dim"(%221) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %223 = "stablehlo.add"(%0, %222) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %224 = "stablehlo.multiply"(%220, %223) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %225 = "stablehlo.multiply"(%67, %67) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %226 = "stablehlo.divide"(%224, %225) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %227 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %228 = "stablehlo.broadcast_in_dim"(%227) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %229 = "stablehlo.compare"(%21, %228) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %230 = "stablehlo.select"(%229, %4, %216) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %231 = "stablehlo.subtract"(%11, %2) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %232 = "stablehlo.negate"(%0) : (tensor<7xf64>) -> tensor<7xf64>
    %233 = "stablehlo.power"(%231, %232) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %234 = "stablehlo.add"(%231, %11) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %235 = "stablehlo.power"(%234, %232) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %236 = "stablehlo.add"(%233, %235) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %237 = "stablehlo.add"(%231, %15) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %238 = "stablehlo.power"(%237, %232) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %239 = "stablehlo.add"(%236, %238) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %240 = "stablehlo.add"(%231, %31) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %241 = "stablehlo.power"(%240, %232) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %242 = "stablehlo.add"(%239, %241) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %243 = "stablehlo.add"(%231, %36) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %244 = "stablehlo.power"(%243, %232) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %245 = "stablehlo.add"(%242, %244) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %246 = "stablehlo.add"(%231, %41) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %247 = "stablehlo.power"(%246, %232) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %248 = "stablehlo.add"(%245, %247) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %249 = "stablehlo.add"(%231, %46) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %250 = "stablehlo.power"(%249, %232) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %251 = "stablehlo.add"(%248, %250) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %252 = "stablehlo.add"(%231, %51) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %253 = "stablehlo.power"(%252, %232) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %254 = "stablehlo.add"(%251, %253) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %255 = "stablehlo.add"(%231, %56) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %256 = "stablehlo.power"(%255, %232) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %257 = "stablehlo.add"(%254, %256) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %258 = "stablehlo.add"(%231, %61) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %259 = "stablehlo.power"(%258, %232) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %260 = "stablehlo.add"(%257, %259) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %261 = "stablehlo.add"(%231, %66) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %262 = "stablehlo.power"(%261, %232) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %263 = "stablehlo.multiply"(%262, %261) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %264 = "stablehlo.subtract"(%0, %11) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %265 = "stablehlo.divide"(%263, %264) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %266 = "stablehlo.add"(%260, %265) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %267 = "stablehlo.multiply"(%262, %74) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %268 = "stablehlo.add"(%266, %267) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %269 = "stablehlo.multiply"(%262, %0) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %270 = "stablehlo.divide"(%269, %261) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %271 = "stablehlo.multiply"(%270, %80) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %272 = "stablehlo.add"(%268, %271) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %273 = "stablehlo.add"(%0, %11) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %274 = "stablehlo.multiply"(%270, %273) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %275 = "stablehlo.add"(%0, %15) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %276 = "stablehlo.multiply"(%274, %275) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %277 = "stablehlo.multiply"(%261, %261) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %278 = "stablehlo.divide"(%276, %277) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %279 = "stablehlo.multiply"(%278, %90) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %280 = "stablehlo.add"(%272, %279) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %281 = "stablehlo.add"(%0, %31) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %282 = "stablehlo.multiply"(%278, %281) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %283 = "stablehlo.add"(%0, %36) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %284 = "stablehlo.multiply"(%282, %283) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %285 = "stablehlo.multiply"(%261, %261) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %286 = "stablehlo.divide"(%284, %285) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %287 = "stablehlo.multiply"(%286, %100) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %288 = "stablehlo.add"(%280, %287) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %289 = "stablehlo.add"(%0, %41) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %290 = "stablehlo.multiply"(%286, %289) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %291 = "stablehlo.add"(%0, %46) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %292 = "stablehlo.multiply"(%290, %291) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %293 = "stablehlo.multiply"(%261, %261) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %294 = "stablehlo.divide"(%292, %293) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %295 = "stablehlo.multiply"(%294, %110) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %296 = "stablehlo.add"(%288, %295) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %297 = "stablehlo.add"(%0, %51) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %298 = "stablehlo.multiply"(%294, %297) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %299 = "stablehlo.add"(%0, %56) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %300 = "stablehlo.multiply"(%298, %299) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %301 = "stablehlo.multiply"(%261, %261) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %302 = "stablehlo.divide"(%300, %301) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %303 = "stablehlo.multiply"(%302, %120) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %304 = "stablehlo.add"(%296, %303) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %305 = "stablehlo.add"(%0, %61) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %306 = "stablehlo.multiply"(%302, %305) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %307 = "stablehlo.add"(%0, %66) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %308 = "stablehlo.multiply"(%306, %307) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %309 = "stablehlo.multiply"(%261, %261) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %310 = "stablehlo.divide"(%308, %309) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %311 = "stablehlo.multiply"(%310, %130) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %312 = "stablehlo.add"(%304, %311) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %313 = "stablehlo.add"(%0, %134) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %314 = "stablehlo.multiply"(%310, %313) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %315 = "stablehlo.add"(%0, %138) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %316 = "stablehlo.multiply"(%314, %315) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %317 = "stablehlo.multiply"(%261, %261) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %318 = "stablehlo.divide"(%316, %317) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %319 = "stablehlo.multiply"(%318, %144) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %320 = "stablehlo.add"(%312, %319) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %321 = "stablehlo.add"(%0, %148) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %322 = "stablehlo.multiply"(%318, %321) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %323 = "stablehlo.add"(%0, %152) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %324 = "stablehlo.multiply"(%322, %323) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %325 = "stablehlo.multiply"(%261, %261) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %326 = "stablehlo.divide"(%324, %325) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %327 = "stablehlo.multiply"(%326, %158) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %328 = "stablehlo.add"(%320, %327) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %329 = "stablehlo.add"(%0, %162) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %330 = "stablehlo.multiply"(%326, %329) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %331 = "stablehlo.add"(%0, %166) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %332 = "stablehlo.multiply"(%330, %331) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %333 = "stablehlo.multiply"(%261, %261) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %334 = "stablehlo.divide"(%332, %333) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %335 = "stablehlo.multiply"(%334, %172) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %336 = "stablehlo.add"(%328, %335) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %337 = "stablehlo.add"(%0, %176) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %338 = "stablehlo.multiply"(%334, %337) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %339 = "stablehlo.add"(%0, %180) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %340 = "stablehlo.multiply"(%338, %339) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %341 = "stablehlo.multiply"(%261, %261) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %342 = "stablehlo.divide"(%340, %341) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %343 = "stablehlo.multiply"(%342, %186) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %344 = "stablehlo.add"(%336, %343) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %345 = "stablehlo.add"(%0, %190) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %346 = "stablehlo.multiply"(%342, %345) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %347 = "stablehlo.add"(%0, %194) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %348 = "stablehlo.multiply"(%346, %347) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %349 = "stablehlo.multiply"(%261, %261) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %350 = "stablehlo.divide"(%348, %349) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %351 = "stablehlo.multiply"(%350, %200) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %352 = "stablehlo.add"(%344, %351) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %353 = "stablehlo.add"(%0, %204) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %354 = "stablehlo.multiply"(%350, %353) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %355 = "stablehlo.add"(%0, %208) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %356 = "stablehlo.multiply"(%354, %355) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %357 = "stablehlo.multiply"(%261, %261) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %358 = "stablehlo.divide"(%356, %357) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %359 = "stablehlo.multiply"(%358, %214) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %360 = "stablehlo.add"(%352, %359) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %361 = "stablehlo.add"(%0, %218) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %362 = "stablehlo.multiply"(%358, %361) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %363 = "stablehlo.add"(%0, %222) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %364 = "stablehlo.multiply"(%362, %363) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %365 = "stablehlo.multiply"(%261, %261) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %366 = "stablehlo.divide"(%364, %365) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %367 = "stablehlo.compare"(%231, %228) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %368 = "stablehlo.select"(%367, %4, %360) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %369 = "stablehlo.subtract"(%230, %368) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %370 = "stablehlo.negate"(%369) : (tensor<7xf64>) -> tensor<7xf64>
    %371 = "stablehlo.select"(%20, %370, %369) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %372 = "stablehlo.negate"(%0) : (tensor<7xf64>) -> tensor<7xf64>
    %373 = "stablehlo.power"(%13, %372) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %374 = "stablehlo.add"(%13, %11) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %375 = "stablehlo.power"(%374, %372) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %376 = "stablehlo.add"(%373, %375) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %377 = "stablehlo.add"(%13, %15) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %378 = "stablehlo.power"(%377, %372) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %379 = "stablehlo.add"(%376, %378) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %380 = "stablehlo.add"(%13, %31) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %381 = "stablehlo.power"(%380, %372) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %382 = "stablehlo.add"(%379, %381) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %383 = "stablehlo.add"(%13, %36) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %384 = "stablehlo.power"(%383, %372) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %385 = "stablehlo.add"(%382, %384) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %386 = "stablehlo.add"(%13, %41) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %387 = "stablehlo.power"(%386, %372) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %388 = "stablehlo.add"(%385, %387) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %389 = "stablehlo.add"(%13, %46) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %390 = "stablehlo.power"(%389, %372) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %391 = "stablehlo.add"(%388, %390) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %392 = "stablehlo.add"(%13, %51) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %393 = "stablehlo.power"(%392, %372) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %394 = "stablehlo.add"(%391, %393) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %395 = "stablehlo.add"(%13, %56) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %396 = "stablehlo.power"(%395, %372) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %397 = "stablehlo.add"(%394, %396) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %398 = "stablehlo.add"(%13, %61) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %399 = "stablehlo.power"(%398, %372) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %400 = "stablehlo.add"(%397, %399) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %401 = "stablehlo.add"(%13, %66) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %402 = "stablehlo.power"(%401, %372) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %403 = "stablehlo.multiply"(%402, %401) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %404 = "stablehlo.subtract"(%0, %11) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %405 = "stablehlo.divide"(%403, %404) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %406 = "stablehlo.add"(%400, %405) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %407 = "stablehlo.multiply"(%402, %74) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %408 = "stablehlo.add"(%406, %407) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %409 = "stablehlo.multiply"(%402, %0) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %410 = "stablehlo.divide"(%409, %401) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %411 = "stablehlo.multiply"(%410, %80) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %412 = "stablehlo.add"(%408, %411) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %413 = "stablehlo.add"(%0, %11) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %414 = "stablehlo.multiply"(%410, %413) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %415 = "stablehlo.add"(%0, %15) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %416 = "stablehlo.multiply"(%414, %415) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %417 = "stablehlo.multiply"(%401, %401) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %418 = "stablehlo.divide"(%416, %417) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %419 = "stablehlo.multiply"(%418, %90) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %420 = "stablehlo.add"(%412, %419) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %421 = "stablehlo.add"(%0, %31) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %422 = "stablehlo.multiply"(%418, %421) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %423 = "stablehlo.add"(%0, %36) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %424 = "stablehlo.multiply"(%422, %423) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %425 = "stablehlo.multiply"(%401, %401) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %426 = "stablehlo.divide"(%424, %425) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %427 = "stablehlo.multiply"(%426, %100) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %428 = "stablehlo.add"(%420, %427) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %429 = "stablehlo.add"(%0, %41) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %430 = "stablehlo.multiply"(%426, %429) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %431 = "stablehlo.add"(%0, %46) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %432 = "stablehlo.multiply"(%430, %431) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %433 = "stablehlo.multiply"(%401, %401) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %434 = "stablehlo.divide"(%432, %433) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %435 = "stablehlo.multiply"(%434, %110) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %436 = "stablehlo.add"(%428, %435) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %437 = "stablehlo.add"(%0, %51) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %438 = "stablehlo.multiply"(%434, %437) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %439 = "stablehlo.add"(%0, %56) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %440 = "stablehlo.multiply"(%438, %439) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %441 = "stablehlo.multiply"(%401, %401) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %442 = "stablehlo.divide"(%440, %441) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %443 = "stablehlo.multiply"(%442, %120) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %444 = "stablehlo.add"(%436, %443) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %445 = "stablehlo.add"(%0, %61) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %446 = "stablehlo.multiply"(%442, %445) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %447 = "stablehlo.add"(%0, %66) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %448 = "stablehlo.multiply"(%446, %447) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %449 = "stablehlo.multiply"(%401, %401) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %450 = "stablehlo.divide"(%448, %449) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %451 = "stablehlo.multiply"(%450, %130) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %452 = "stablehlo.add"(%444, %451) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %453 = "stablehlo.add"(%0, %134) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %454 = "stablehlo.multiply"(%450, %453) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %455 = "stablehlo.add"(%0, %138) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %456 = "stablehlo.multiply"(%454, %455) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %457 = "stablehlo.multiply"(%401, %401) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %458 = "stablehlo.divide"(%456, %457) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %459 = "stablehlo.multiply"(%458, %144) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %460 = "stablehlo.add"(%452, %459) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %461 = "stablehlo.add"(%0, %148) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %462 = "stablehlo.multiply"(%458, %461) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %463 = "stablehlo.add"(%0, %152) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %464 = "stablehlo.multiply"(%462, %463) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %465 = "stablehlo.multiply"(%401, %401) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %466 = "stablehlo.divide"(%464, %465) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %467 = "stablehlo.multiply"(%466, %158) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %468 = "stablehlo.add"(%460, %467) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %469 = "stablehlo.add"(%0, %162) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %470 = "stablehlo.multiply"(%466, %469) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %471 = "stablehlo.add"(%0, %166) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %472 = "stablehlo.multiply"(%470, %471) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %473 = "stablehlo.multiply"(%401, %401) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %474 = "stablehlo.divide"(%472, %473) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %475 = "stablehlo.multiply"(%474, %172) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %476 = "stablehlo.add"(%468, %475) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %477 = "stablehlo.add"(%0, %176) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %478 = "stablehlo.multiply"(%474, %477) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %479 = "stablehlo.add"(%0, %180) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %480 = "stablehlo.multiply"(%478, %479) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %481 = "stablehlo.multiply"(%401, %401) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %482 = "stablehlo.divide"(%480, %481) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %483 = "stablehlo.multiply"(%482, %186) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %484 = "stablehlo.add"(%476, %483) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %485 = "stablehlo.add"(%0, %190) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %486 = "stablehlo.multiply"(%482, %485) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %487 = "stablehlo.add"(%0, %194) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %488 = "stablehlo.multiply"(%486, %487) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %489 = "stablehlo.multiply"(%401, %401) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %490 = "stablehlo.divide"(%488, %489) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %491 = "stablehlo.multiply"(%490, %200) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %492 = "stablehlo.add"(%484, %491) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %493 = "stablehlo.add"(%0, %204) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %494 = "stablehlo.multiply"(%490, %493) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %495 = "stablehlo.add"(%0, %208) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %496 = "stablehlo.multiply"(%494, %495) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %497 = "stablehlo.multiply"(%401, %401) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %498 = "stablehlo.divide"(%496, %497) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %499 = "stablehlo.multiply"(%498, %214) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %500 = "stablehlo.add"(%492, %499) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %501 = "stablehlo.add"(%0, %218) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %502 = "stablehlo.multiply"(%498, %501) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %503 = "stablehlo.add"(%0, %222) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %504 = "stablehlo.multiply"(%502, %503) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %505 = "stablehlo.multiply"(%401, %401) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %506 = "stablehlo.divide"(%504, %505) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %507 = "stablehlo.compare"(%13, %228) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %508 = "stablehlo.select"(%507, %4, %500) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %509 = "stablehlo.add"(%508, %371) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %510 = "stablehlo.select"(%5, %509, %508) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %511 = "stablehlo.floor"(%0) : (tensor<7xf64>) -> tensor<7xf64>
    %512 = "stablehlo.compare"(%0, %511) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %513 = "stablehlo.and"(%5, %512) : (tensor<7xi1>, tensor<7xi1>) -> tensor<7xi1>
    %514 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %515 = "stablehlo.broadcast_in_dim"(%514) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
    %516 = "stablehlo.select"(%513, %515, %510) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %517 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %518 = "stablehlo.floor"(%2) : (tensor<7xf64>) -> tensor<7xf64>
    %519 = "stablehlo.compare"(%518, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %520 = "stablehlo.and"(%517, %519) : (tensor<7xi1>, tensor<7xi1>) -> tensor<7xi1>
    %521 = "stablehlo.select"(%520, %228, %516) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %522 = "stablehlo.compare"(%0, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %523 = "stablehlo.select"(%522, %515, %521) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %524 = "stablehlo.compare"(%0, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %525 = "stablehlo.select"(%524, %228, %523) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %526 = "stablehlo.convert"(%525) : (tensor<7xf64>) -> tensor<7xf32>
    "func.return"(%526) : (tensor<7xf32>) -> ()
  }) : () -> ()
}) : () -> ()
