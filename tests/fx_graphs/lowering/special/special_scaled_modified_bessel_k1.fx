graph g inference
input %0 x1: f32[247]
%1 = aten.special_scaled_modified_bessel_k1.default(%0) : f32[247] name=special_scaled_modified_bessel_k1_default
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<247xf32>) -> tensor<247xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<247xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<247xf32>) -> tensor<247xf64>
    %1 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %3 = "stablehlo.divide"(%0, %2) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %4 = "stablehlo.multiply"(%3, %3) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %5 = "stablehlo.multiply"(%4, %2) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %6 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %8 = "stablehlo.subtract"(%5, %7) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %9 = "stablehlo.multiply"(%8, %2) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %10 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %12 = "stablehlo.multiply"(%9, %11) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %13 = "stablehlo.subtract"(%12, %11) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %14 = "stablehlo.constant"() {value = dense<-2.427449850519366E-15> : tensor<f64>} : () -> tensor<f64>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %16 = "stablehlo.add"(%13, %15) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %17 = "stablehlo.multiply"(%9, %16) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %18 = "stablehlo.subtract"(%17, %11) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %19 = "stablehlo.constant"() {value = dense<-6.6669016941993295E-13> : tensor<f64>} : () -> tensor<f64>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %21 = "stablehlo.add"(%18, %20) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %22 = "stablehlo.multiply"(%9, %21) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %23 = "stablehlo.subtract"(%22, %16) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %24 = "stablehlo.constant"() {value = dense<-1.4114883926335278E-10> : tensor<f64>} : () -> tensor<f64>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %26 = "stablehlo.add"(%23, %25) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %27 = "stablehlo.multiply"(%9, %26) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %28 = "stablehlo.subtract"(%27, %21) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %29 = "stablehlo.constant"() {value = dense<-2.213387630734726E-8> : tensor<f64>} : () -> tensor<f64>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %31 = "stablehlo.add"(%28, %30) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %32 = "stablehlo.multiply"(%9, %31) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %33 = "stablehlo.subtract"(%32, %26) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %34 = "stablehlo.constant"() {value = dense<-2.4334061415659684E-6> : tensor<f64>} : () -> tensor<f64>
    %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %36 = "stablehlo.add"(%33, %35) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %37 = "stablehlo.multiply"(%9, %36) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %38 = "stablehlo.subtract"(%37, %31) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %39 = "stablehlo.constant"() {value = dense<-1.730288957513052E-4> : tensor<f64>} : () -> tensor<f64>
    %40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %41 = "stablehlo.add"(%38, %40) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %42 = "stablehlo.multiply"(%9, %41) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %43 = "stablehlo.subtract"(%42, %36) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %44 = "stablehlo.constant"() {value = dense<-0.0069757238596398641> : tensor<f64>} : () -> tensor<f64>
    %45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %46 = "stablehlo.add"(%43, %45) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %47 = "stablehlo.multiply"(%9, %46) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %48 = "stablehlo.subtract"(%47, %41) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %49 = "stablehlo.constant"() {value = dense<-0.12261118082265715> : tensor<f64>} : () -> tensor<f64>
    %50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %51 = "stablehlo.add"(%48, %50) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %52 = "stablehlo.multiply"(%9, %51) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %53 = "stablehlo.subtract"(%52, %46) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %54 = "stablehlo.constant"() {value = dense<-0.35315596077654487> : tensor<f64>} : () -> tensor<f64>
    %55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %56 = "stablehlo.add"(%53, %55) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %57 = "stablehlo.multiply"(%8, %56) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %58 = "stablehlo.subtract"(%57, %51) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %59 = "stablehlo.constant"() {value = dense<0.76265011366947388> : tensor<f64>} : () -> tensor<f64>
    %60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %61 = "stablehlo.add"(%58, %60) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %62 = "stablehlo.divide"(%61, %0) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %63 = "stablehlo.divide"(%0, %2) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %64 = "stablehlo.log"(%63) : (tensor<247xf64>) -> tensor<247xf64>
    %65 = "stablehlo.abs"(%0) : (tensor<247xf64>) -> tensor<247xf64>
    %66 = "stablehlo.constant"() {value = dense<1.600000e+01> : tensor<f64>} : () -> tensor<f64>
    %67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %68 = "stablehlo.divide"(%67, %65) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %69 = "stablehlo.subtract"(%68, %7) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %70 = "stablehlo.multiply"(%69, %2) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %71 = "stablehlo.multiply"(%70, %11) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %72 = "stablehlo.subtract"(%71, %11) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %73 = "stablehlo.constant"() {value = dense<7.5172963108421052E-18> : tensor<f64>} : () -> tensor<f64>
    %74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %75 = "stablehlo.add"(%72, %74) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %76 = "stablehlo.multiply"(%70, %75) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %77 = "stablehlo.subtract"(%76, %11) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %78 = "stablehlo.constant"() {value = dense<4.4143483230717077E-18> : tensor<f64>} : () -> tensor<f64>
    %79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %80 = "stablehlo.add"(%77, %79) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %81 = "stablehlo.multiply"(%70, %80) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %82 = "stablehlo.subtract"(%81, %75) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %83 = "stablehlo.constant"() {value = dense<-4.6503053684893586E-17> : tensor<f64>} : () -> tensor<f64>
    %84 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %85 = "stablehlo.add"(%82, %84) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %86 = "stablehlo.multiply"(%70, %85) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %87 = "stablehlo.subtract"(%86, %80) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %88 = "stablehlo.constant"() {value = dense<-3.2095259219934238E-17> : tensor<f64>} : () -> tensor<f64>
    %89 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %90 = "stablehlo.add"(%87, %89) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %91 = "stablehlo.multiply"(%70, %90) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %92 = "stablehlo.subtract"(%91, %85) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %93 = "stablehlo.constant"() {value = dense<2.9626289976459501E-16> : tensor<f64>} : () -> tensor<f64>
    %94 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %95 = "stablehlo.add"(%92, %94) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %96 = "stablehlo.multiply"(%70, %95) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %97 = "stablehlo.subtract"(%96, %90) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %98 = "stablehlo.constant"() {value = dense<3.3082023109209285E-16> : tensor<f64>} : () -> tensor<f64>
    %99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %100 = "stablehlo.add"(%97, %99) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %101 = "stablehlo.multiply"(%70, %100) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %102 = "stablehlo.subtract"(%101, %95) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %103 = "stablehlo.constant"() {value = dense<-1.8803547755107825E-15> : tensor<f64>} : () -> tensor<f64>
    %104 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %105 = "stablehlo.add"(%102, %104) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %106 = "stablehlo.multiply"(%70, %105) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %107 = "stablehlo.subtract"(%106, %100) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %108 = "stablehlo.constant"() {value = dense<-3.8144030724370075E-15> : tensor<f64>} : () -> tensor<f64>
    %109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %110 = "stablehlo.add"(%107, %109) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %111 = "stablehlo.multiply"(%70, %110) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %112 = "stablehlo.subtract"(%111, %105) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %113 = "stablehlo.constant"() {value = dense<1.0420276984128802E-14> : tensor<f64>} : () -> tensor<f64>
    %114 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %115 = "stablehlo.add"(%112, %114) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %116 = "stablehlo.multiply"(%70, %115) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %117 = "stablehlo.subtract"(%116, %110) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %118 = "stablehlo.constant"() {value = dense<4.272440016711951E-14> : tensor<f64>} : () -> tensor<f64>
    %119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %120 = "stablehlo.add"(%117, %119) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %121 = "stablehlo.multiply"(%70, %120) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %122 = "stablehlo.subtract"(%121, %115) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %123 = "stablehlo.constant"() {value = dense<-2.1015418427726643E-14> : tensor<f64>} : () -> tensor<f64>
    %124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %125 = "stablehlo.add"(%122, %124) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %126 = "stablehlo.multiply"(%70, %125) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %127 = "stablehlo.subtract"(%126, %120) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %128 = "stablehlo.constant"() {value = dense<-4.0835511110921974E-13> : tensor<f64>} : () -> tensor<f64>
    %129 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %130 = "stablehlo.add"(%127, %129) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %131 = "stablehlo.multiply"(%70, %130) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %132 = "stablehlo.subtract"(%131, %125) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %133 = "stablehlo.constant"() {value = dense<-7.1985517762459084E-13> : tensor<f64>} : () -> tensor<f64>
    %134 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %135 = "stablehlo.add"(%132, %134) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %136 = "stablehlo.multiply"(%70, %135) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %137 = "stablehlo.subtract"(%136, %130) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %138 = "stablehlo.constant"() {value = dense<2.0356285441470896E-12> : tensor<f64>} : () -> tensor<f64>
    %139 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %140 = "stablehlo.add"(%137, %139) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %141 = "stablehlo.multiply"(%70, %140) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %142 = "stablehlo.subtract"(%141, %135) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %143 = "stablehlo.constant"() {value = dense<1.4125807436613782E-11> : tensor<f64>} : () -> tensor<f64>
    %144 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %145 = "stablehlo.add"(%142, %144) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %146 = "stablehlo.multiply"(%70, %145) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %147 = "stablehlo.subtract"(%146, %140) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %148 = "stablehlo.constant"() {value = dense<3.2526035830154884E-11> : tensor<f64>} : () -> tensor<f64>
    %149 = "stablehlo.broadcast_in_dim"(%148) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %150 = "stablehlo.add"(%147, %149) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %151 = "stablehlo.multiply"(%70, %150) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %152 = "stablehlo.subtract"(%151, %145) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %153 = "stablehlo.constant"() {value = dense<-1.8974958123505413E-11> : tensor<f64>} : () -> tensor<f64>
    %154 = "stablehlo.broadcast_in_dim"(%153) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %155 = "stablehlo.add"(%152, %154) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %156 = "stablehlo.multiply"(%70, %155) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %157 = "stablehlo.subtract"(%156, %150) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %158 = "stablehlo.constant"() {value = dense<-5.5897434621965838E-10> : tensor<f64>} : () -> tensor<f64>
    %159 = "stablehlo.broadcast_in_dim"(%158) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %160 = "stablehlo.add"(%157, %159) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %161 = "stablehlo.multiply"(%70, %160) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %162 = "stablehlo.subtract"(%161, %155) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %163 = "stablehlo.constant"() {value = dense<-3.835380385964237E-9> : tensor<f64>} : () -> tensor<f64>
    %164 = "stablehlo.broadcast_in_dim"(%163) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %165 = "stablehlo.add"(%162, %164) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %166 = "stablehlo.multiply"(%70, %165) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %167 = "stablehlo.subtract"(%166, %160) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %168 = "stablehlo.constant"() {value = dense<-2.6314688468895196E-8> : tensor<f64>} : () -> tensor<f64>
    %169 = "stablehlo.broadcast_in_dim"(%168) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %170 = "stablehlo.add"(%167, %169) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %171 = "stablehlo.multiply"(%70, %170) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %172 = "stablehlo.subtract"(%171, %165) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %173 = "stablehlo.constant"() {value = dense<-2.5122362378702088E-7> : tensor<f64>} : () -> tensor<f64>
    %174 = "stablehlo.broadcast_in_dim"(%173) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %175 = "stablehlo.add"(%172, %174) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %176 = "stablehlo.multiply"(%70, %175) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %177 = "stablehlo.subtract"(%176, %170) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %178 = "stablehlo.constant"() {value = dense<-3.8825648088776906E-6> : tensor<f64>} : () -> tensor<f64>
    %179 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %180 = "stablehlo.add"(%177, %179) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %181 = "stablehlo.multiply"(%70, %180) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %182 = "stablehlo.subtract"(%181, %175) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %183 = "stablehlo.constant"() {value = dense<-1.1058893876262371E-4> : tensor<f64>} : () -> tensor<f64>
    %184 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %185 = "stablehlo.add"(%182, %184) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %186 = "stablehlo.multiply"(%70, %185) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %187 = "stablehlo.subtract"(%186, %180) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %188 = "stablehlo.constant"() {value = dense<-0.0097610974913614687> : tensor<f64>} : () -> tensor<f64>
    %189 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %190 = "stablehlo.add"(%187, %189) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %191 = "stablehlo.multiply"(%69, %190) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %192 = "stablehlo.subtract"(%191, %185) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %193 = "stablehlo.constant"() {value = dense<0.38928811750914005> : tensor<f64>} : () -> tensor<f64>
    %194 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %195 = "stablehlo.add"(%192, %194) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %196 = "stablehlo.sqrt"(%65) : (tensor<247xf64>) -> tensor<247xf64>
    %197 = "stablehlo.divide"(%195, %196) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %198 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %199 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %200 = "stablehlo.divide"(%65, %199) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %201 = "stablehlo.subtract"(%200, %7) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %202 = "stablehlo.multiply"(%201, %2) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %203 = "stablehlo.multiply"(%202, %11) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %204 = "stablehlo.subtract"(%203, %11) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %205 = "stablehlo.constant"() {value = dense<2.7779141127610464E-18> : tensor<f64>} : () -> tensor<f64>
    %206 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %207 = "stablehlo.add"(%204, %206) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %208 = "stablehlo.multiply"(%202, %207) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %209 = "stablehlo.subtract"(%208, %11) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %210 = "stablehlo.constant"() {value = dense<-2.111421214358166E-17> : tensor<f64>} : () -> tensor<f64>
    %211 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %212 = "stablehlo.add"(%209, %211) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %213 = "stablehlo.multiply"(%202, %212) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %214 = "stablehlo.subtract"(%213, %207) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %215 = "stablehlo.constant"() {value = dense<1.5536319577362005E-16> : tensor<f64>} : () -> tensor<f64>
    %216 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %217 = "stablehlo.add"(%214, %216) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %218 = "stablehlo.multiply"(%202, %217) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %219 = "stablehlo.subtract"(%218, %212) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %220 = "stablehlo.constant"() {value = dense<-1.1055969477353862E-15> : tensor<f64>} : () -> tensor<f64>
    %221 = "stablehlo.broadcast_in_dim"(%220) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %222 = "stablehlo.add"(%219, %221) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %223 = "stablehlo.multiply"(%202, %222) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %224 = "stablehlo.subtract"(%223, %217) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %225 = "stablehlo.constant"() {value = dense<7.6006842947354077E-15> : tensor<f64>} : () -> tensor<f64>
    %226 = "stablehlo.broadcast_in_dim"(%225) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %227 = "stablehlo.add"(%224, %226) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %228 = "stablehlo.multiply"(%202, %227) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %229 = "stablehlo.subtract"(%228, %222) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %230 = "stablehlo.constant"() {value = dense<-5.0421855047279118E-14> : tensor<f64>} : () -> tensor<f64>
    %231 = "stablehlo.broadcast_in_dim"(%230) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %232 = "stablehlo.add"(%229, %231) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %233 = "stablehlo.multiply"(%202, %232) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %234 = "stablehlo.subtract"(%233, %227) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %235 = "stablehlo.constant"() {value = dense<3.2237933659455748E-13> : tensor<f64>} : () -> tensor<f64>
    %236 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %237 = "stablehlo.add"(%234, %236) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %238 = "stablehlo.multiply"(%202, %237) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %239 = "stablehlo.subtract"(%238, %232) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %240 = "stablehlo.constant"() {value = dense<-1.9839743977649436E-12> : tensor<f64>} : () -> tensor<f64>
    %241 = "stablehlo.broadcast_in_dim"(%240) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %242 = "stablehlo.add"(%239, %241) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %243 = "stablehlo.multiply"(%202, %242) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %244 = "stablehlo.subtract"(%243, %237) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %245 = "stablehlo.constant"() {value = dense<1.1736186298890901E-11> : tensor<f64>} : () -> tensor<f64>
    %246 = "stablehlo.broadcast_in_dim"(%245) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %247 = "stablehlo.add"(%244, %246) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %248 = "stablehlo.multiply"(%202, %247) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %249 = "stablehlo.subtract"(%248, %242) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %250 = "stablehlo.constant"() {value = dense<-6.6634897235020271E-11> : tensor<f64>} : () -> tensor<f64>
    %251 = "stablehlo.broadcast_in_dim"(%250) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %252 = "stablehlo.add"(%249, %251) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %253 = "stablehlo.multiply"(%202, %252) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %254 = "stablehlo.subtract"(%253, %247) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %255 = "stablehlo.constant"() {value = dense<3.6255902815521172E-10> : tensor<f64>} : () -> tensor<f64>
    %256 = "stablehlo.broadcast_in_dim"(%255) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %257 = "stablehlo.add"(%254, %256) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %258 = "stablehlo.multiply"(%202, %257) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %259 = "stablehlo.subtract"(%258, %252) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %260 = "stablehlo.constant"() {value = dense<-1.8872497517228294E-9> : tensor<f64>} : () -> tensor<f64>
    %261 = "stablehlo.broadcast_in_dim"(%260) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %262 = "stablehlo.add"(%259, %261) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %263 = "stablehlo.multiply"(%202, %262) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %264 = "stablehlo.subtract"(%263, %257) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %265 = "stablehlo.constant"() {value = dense<9.3815373864957726E-9> : tensor<f64>} : () -> tensor<f64>
    %266 = "stablehlo.broadcast_in_dim"(%265) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %267 = "stablehlo.add"(%264, %266) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %268 = "stablehlo.multiply"(%202, %267) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %269 = "stablehlo.subtract"(%268, %262) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %270 = "stablehlo.constant"() {value = dense<-4.4450591287963281E-8> : tensor<f64>} : () -> tensor<f64>
    %271 = "stablehlo.broadcast_in_dim"(%270) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %272 = "stablehlo.add"(%269, %271) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %273 = "stablehlo.multiply"(%202, %272) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %274 = "stablehlo.subtract"(%273, %267) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %275 = "stablehlo.constant"() {value = dense<2.0032947535521353E-7> : tensor<f64>} : () -> tensor<f64>
    %276 = "stablehlo.broadcast_in_dim"(%275) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %277 = "stablehlo.add"(%274, %276) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %278 = "stablehlo.multiply"(%202, %277) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %279 = "stablehlo.subtract"(%278, %272) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %280 = "stablehlo.constant"() {value = dense<-8.5687202646954547E-7> : tensor<f64>} : () -> tensor<f64>
    %281 = "stablehlo.broadcast_in_dim"(%280) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %282 = "stablehlo.add"(%279, %281) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %283 = "stablehlo.multiply"(%202, %282) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %284 = "stablehlo.subtract"(%283, %277) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %285 = "stablehlo.constant"() {value = dense<3.4702513081376785E-6> : tensor<f64>} : () -> tensor<f64>
    %286 = "stablehlo.broadcast_in_dim"(%285) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %287 = "stablehlo.add"(%284, %286) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %288 = "stablehlo.multiply"(%202, %287) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %289 = "stablehlo.subtract"(%288, %282) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %290 = "stablehlo.constant"() {value = dense<-1.3273163656039436E-5> : tensor<f64>} : () -> tensor<f64>
    %291 = "stablehlo.broadcast_in_dim"(%290) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %292 = "stablehlo.add"(%289, %291) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %293 = "stablehlo.multiply"(%202, %292) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %294 = "stablehlo.subtract"(%293, %287) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %295 = "stablehlo.constant"() {value = dense<4.7815651075500542E-5> : tensor<f64>} : () -> tensor<f64>
    %296 = "stablehlo.broadcast_in_dim"(%295) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %297 = "stablehlo.add"(%294, %296) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %298 = "stablehlo.multiply"(%202, %297) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %299 = "stablehlo.subtract"(%298, %292) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %300 = "stablehlo.constant"() {value = dense<-1.6176081582589674E-4> : tensor<f64>} : () -> tensor<f64>
    %301 = "stablehlo.broadcast_in_dim"(%300) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %302 = "stablehlo.add"(%299, %301) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %303 = "stablehlo.multiply"(%202, %302) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %304 = "stablehlo.subtract"(%303, %297) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %305 = "stablehlo.constant"() {value = dense<5.1228595616857576E-4> : tensor<f64>} : () -> tensor<f64>
    %306 = "stablehlo.broadcast_in_dim"(%305) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %307 = "stablehlo.add"(%304, %306) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %308 = "stablehlo.multiply"(%202, %307) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %309 = "stablehlo.subtract"(%308, %302) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %310 = "stablehlo.constant"() {value = dense<-0.0015135724506312532> : tensor<f64>} : () -> tensor<f64>
    %311 = "stablehlo.broadcast_in_dim"(%310) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %312 = "stablehlo.add"(%309, %311) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %313 = "stablehlo.multiply"(%202, %312) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %314 = "stablehlo.subtract"(%313, %307) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %315 = "stablehlo.constant"() {value = dense<0.0041564229443128882> : tensor<f64>} : () -> tensor<f64>
    %316 = "stablehlo.broadcast_in_dim"(%315) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %317 = "stablehlo.add"(%314, %316) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %318 = "stablehlo.multiply"(%202, %317) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %319 = "stablehlo.subtract"(%318, %312) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %320 = "stablehlo.constant"() {value = dense<-0.010564084894626197> : tensor<f64>} : () -> tensor<f64>
    %321 = "stablehlo.broadcast_in_dim"(%320) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %322 = "stablehlo.add"(%319, %321) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %323 = "stablehlo.multiply"(%202, %322) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %324 = "stablehlo.subtract"(%323, %317) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %325 = "stablehlo.constant"() {value = dense<0.024726449030626516> : tensor<f64>} : () -> tensor<f64>
    %326 = "stablehlo.broadcast_in_dim"(%325) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %327 = "stablehlo.add"(%324, %326) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %328 = "stablehlo.multiply"(%202, %327) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %329 = "stablehlo.subtract"(%328, %322) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %330 = "stablehlo.constant"() {value = dense<-0.052945981208094989> : tensor<f64>} : () -> tensor<f64>
    %331 = "stablehlo.broadcast_in_dim"(%330) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %332 = "stablehlo.add"(%329, %331) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %333 = "stablehlo.multiply"(%202, %332) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %334 = "stablehlo.subtract"(%333, %327) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %335 = "stablehlo.constant"() {value = dense<0.10264365868984709> : tensor<f64>} : () -> tensor<f64>
    %336 = "stablehlo.broadcast_in_dim"(%335) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %337 = "stablehlo.add"(%334, %336) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %338 = "stablehlo.multiply"(%202, %337) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %339 = "stablehlo.subtract"(%338, %332) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %340 = "stablehlo.constant"() {value = dense<-0.17641651835783406> : tensor<f64>} : () -> tensor<f64>
    %341 = "stablehlo.broadcast_in_dim"(%340) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %342 = "stablehlo.add"(%339, %341) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %343 = "stablehlo.multiply"(%201, %342) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %344 = "stablehlo.subtract"(%343, %337) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %345 = "stablehlo.constant"() {value = dense<0.12629359322181682> : tensor<f64>} : () -> tensor<f64>
    %346 = "stablehlo.broadcast_in_dim"(%345) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %347 = "stablehlo.add"(%344, %346) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %348 = "stablehlo.multiply"(%347, %65) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %349 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %350 = "stablehlo.broadcast_in_dim"(%349) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %351 = "stablehlo.compare"(%65, %350) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xi1>
    %352 = "stablehlo.select"(%351, %197, %348) : (tensor<247xi1>, tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %353 = "stablehlo.compare"(%0, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xi1>
    %354 = "stablehlo.negate"(%352) : (tensor<247xf64>) -> tensor<247xf64>
    %355 = "stablehlo.select"(%353, %354, %352) : (tensor<247xi1>, tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %356 = "stablehlo.multiply"(%64, %355) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %357 = "stablehlo.exponential"(%0) : (tensor<247xf64>) -> tensor<247xf64>
    %358 = "stablehlo.multiply"(%356, %357) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %359 = "stablehlo.add"(%62, %358) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %360 = "stablehlo.divide"(%199, %0) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %361 = "stablehlo.subtract"(%360, %7) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %362 = "stablehlo.multiply"(%361, %2) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %363 = "stablehlo.multiply"(%362, %11) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %364 = "stablehlo.subtract"(%363, %11) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %365 = "stablehlo.constant"() {value = dense<-5.6894628491936484E-17> : tensor<f64>} : () -> tensor<f64>
    %366 = "stablehlo.broadcast_in_dim"(%365) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %367 = "stablehlo.add"(%364, %366) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %368 = "stablehlo.multiply"(%362, %367) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %369 = "stablehlo.subtract"(%368, %11) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %370 = "stablehlo.constant"() {value = dense<1.8380935752430455E-16> : tensor<f64>} : () -> tensor<f64>
    %371 = "stablehlo.broadcast_in_dim"(%370) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %372 = "stablehlo.add"(%369, %371) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %373 = "stablehlo.multiply"(%362, %372) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %374 = "stablehlo.subtract"(%373, %367) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %375 = "stablehlo.constant"() {value = dense<-6.0570472706430177E-16> : tensor<f64>} : () -> tensor<f64>
    %376 = "stablehlo.broadcast_in_dim"(%375) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %377 = "stablehlo.add"(%374, %376) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %378 = "stablehlo.multiply"(%362, %377) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %379 = "stablehlo.subtract"(%378, %372) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %380 = "stablehlo.constant"() {value = dense<2.038703166239861E-15> : tensor<f64>} : () -> tensor<f64>
    %381 = "stablehlo.broadcast_in_dim"(%380) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %382 = "stablehlo.add"(%379, %381) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %383 = "stablehlo.multiply"(%362, %382) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %384 = "stablehlo.subtract"(%383, %377) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %385 = "stablehlo.constant"() {value = dense<-7.0198370892147685E-15> : tensor<f64>} : () -> tensor<f64>
    %386 = "stablehlo.broadcast_in_dim"(%385) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %387 = "stablehlo.add"(%384, %386) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %388 = "stablehlo.multiply"(%362, %387) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %389 = "stablehlo.subtract"(%388, %382) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %390 = "stablehlo.constant"() {value = dense<2.4771544242195988E-14> : tensor<f64>} : () -> tensor<f64>
    %391 = "stablehlo.broadcast_in_dim"(%390) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %392 = "stablehlo.add"(%389, %391) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %393 = "stablehlo.multiply"(%362, %392) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %394 = "stablehlo.subtract"(%393, %387) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %395 = "stablehlo.constant"() {value = dense<-8.9767051820101463E-14> : tensor<f64>} : () -> tensor<f64>
    %396 = "stablehlo.broadcast_in_dim"(%395) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %397 = "stablehlo.add"(%394, %396) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %398 = "stablehlo.multiply"(%362, %397) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %399 = "stablehlo.subtract"(%398, %392) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %400 = "stablehlo.constant"() {value = dense<3.3484196660522431E-13> : tensor<f64>} : () -> tensor<f64>
    %401 = "stablehlo.broadcast_in_dim"(%400) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %402 = "stablehlo.add"(%399, %401) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %403 = "stablehlo.multiply"(%362, %402) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %404 = "stablehlo.subtract"(%403, %397) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %405 = "stablehlo.constant"() {value = dense<-1.2891739609498229E-12> : tensor<f64>} : () -> tensor<f64>
    %406 = "stablehlo.broadcast_in_dim"(%405) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %407 = "stablehlo.add"(%404, %406) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %408 = "stablehlo.multiply"(%362, %407) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %409 = "stablehlo.subtract"(%408, %402) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %410 = "stablehlo.constant"() {value = dense<5.1396396734823432E-12> : tensor<f64>} : () -> tensor<f64>
    %411 = "stablehlo.broadcast_in_dim"(%410) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %412 = "stablehlo.add"(%409, %411) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %413 = "stablehlo.multiply"(%362, %412) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %414 = "stablehlo.subtract"(%413, %407) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %415 = "stablehlo.constant"() {value = dense<-2.1299678384277909E-11> : tensor<f64>} : () -> tensor<f64>
    %416 = "stablehlo.broadcast_in_dim"(%415) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %417 = "stablehlo.add"(%414, %416) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %418 = "stablehlo.multiply"(%362, %417) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %419 = "stablehlo.subtract"(%418, %412) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %420 = "stablehlo.constant"() {value = dense<9.2183151876053146E-11> : tensor<f64>} : () -> tensor<f64>
    %421 = "stablehlo.broadcast_in_dim"(%420) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %422 = "stablehlo.add"(%419, %421) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %423 = "stablehlo.multiply"(%362, %422) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %424 = "stablehlo.subtract"(%423, %417) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %425 = "stablehlo.constant"() {value = dense<-4.1903547593419254E-10> : tensor<f64>} : () -> tensor<f64>
    %426 = "stablehlo.broadcast_in_dim"(%425) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %427 = "stablehlo.add"(%424, %426) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %428 = "stablehlo.multiply"(%362, %427) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %429 = "stablehlo.subtract"(%428, %422) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %430 = "stablehlo.constant"() {value = dense<2.0150497551970347E-9> : tensor<f64>} : () -> tensor<f64>
    %431 = "stablehlo.broadcast_in_dim"(%430) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %432 = "stablehlo.add"(%429, %431) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %433 = "stablehlo.multiply"(%362, %432) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %434 = "stablehlo.subtract"(%433, %427) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %435 = "stablehlo.constant"() {value = dense<-1.0345762465678097E-8> : tensor<f64>} : () -> tensor<f64>
    %436 = "stablehlo.broadcast_in_dim"(%435) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %437 = "stablehlo.add"(%434, %436) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %438 = "stablehlo.multiply"(%362, %437) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %439 = "stablehlo.subtract"(%438, %432) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %440 = "stablehlo.constant"() {value = dense<5.7410841254500495E-8> : tensor<f64>} : () -> tensor<f64>
    %441 = "stablehlo.broadcast_in_dim"(%440) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %442 = "stablehlo.add"(%439, %441) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %443 = "stablehlo.multiply"(%362, %442) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %444 = "stablehlo.subtract"(%443, %437) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %445 = "stablehlo.constant"() {value = dense<-3.5019606030878126E-7> : tensor<f64>} : () -> tensor<f64>
    %446 = "stablehlo.broadcast_in_dim"(%445) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %447 = "stablehlo.add"(%444, %446) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %448 = "stablehlo.multiply"(%362, %447) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %449 = "stablehlo.subtract"(%448, %442) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %450 = "stablehlo.constant"() {value = dense<2.406484947837217E-6> : tensor<f64>} : () -> tensor<f64>
    %451 = "stablehlo.broadcast_in_dim"(%450) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %452 = "stablehlo.add"(%449, %451) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %453 = "stablehlo.multiply"(%362, %452) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %454 = "stablehlo.subtract"(%453, %447) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %455 = "stablehlo.constant"() {value = dense<-1.936197974166083E-5> : tensor<f64>} : () -> tensor<f64>
    %456 = "stablehlo.broadcast_in_dim"(%455) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %457 = "stablehlo.add"(%454, %456) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %458 = "stablehlo.multiply"(%362, %457) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %459 = "stablehlo.subtract"(%458, %452) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %460 = "stablehlo.constant"() {value = dense<1.9521551847135162E-4> : tensor<f64>} : () -> tensor<f64>
    %461 = "stablehlo.broadcast_in_dim"(%460) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %462 = "stablehlo.add"(%459, %461) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %463 = "stablehlo.multiply"(%362, %462) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %464 = "stablehlo.subtract"(%463, %457) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %465 = "stablehlo.constant"() {value = dense<-0.0028578168596227792> : tensor<f64>} : () -> tensor<f64>
    %466 = "stablehlo.broadcast_in_dim"(%465) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %467 = "stablehlo.add"(%464, %466) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %468 = "stablehlo.multiply"(%362, %467) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %469 = "stablehlo.subtract"(%468, %462) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %470 = "stablehlo.constant"() {value = dense<0.10392373657681724> : tensor<f64>} : () -> tensor<f64>
    %471 = "stablehlo.broadcast_in_dim"(%470) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %472 = "stablehlo.add"(%469, %471) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %473 = "stablehlo.multiply"(%361, %472) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %474 = "stablehlo.subtract"(%473, %467) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %475 = "stablehlo.constant"() {value = dense<1.3603130952422213> : tensor<f64>} : () -> tensor<f64>
    %476 = "stablehlo.broadcast_in_dim"(%475) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %477 = "stablehlo.add"(%474, %476) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %478 = "stablehlo.sqrt"(%0) : (tensor<247xf64>) -> tensor<247xf64>
    %479 = "stablehlo.divide"(%477, %478) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %480 = "stablehlo.exponential"(%0) : (tensor<247xf64>) -> tensor<247xf64>
    %481 = "stablehlo.multiply"(%359, %480) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %482 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xi1>
    %483 = "stablehlo.select"(%482, %479, %481) : (tensor<247xi1>, tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %484 = "stablehlo.compare"(%0, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xi1>
    %485 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %486 = "stablehlo.broadcast_in_dim"(%485) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %487 = "stablehlo.select"(%484, %486, %483) : (tensor<247xi1>, tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %488 = "stablehlo.compare"(%0, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xi1>
    %489 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %490 = "stablehlo.broadcast_in_dim"(%489) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %491 = "stablehlo.select"(%488, %490, %487) : (tensor<247xi1>, tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %492 = "stablehlo.convert"(%491) : (tensor<247xf64>) -> tensor<247xf32>
    "func.return"(%492) : (tensor<247xf32>) -> ()
  }) : () -> ()
}) : () -> ()
