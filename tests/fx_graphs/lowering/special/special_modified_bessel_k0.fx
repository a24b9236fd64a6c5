graph g inference
input %0 x1: f32[247]
%1 = aten.special_modified_bessel_k0.default(%0) : f32[247] name=special_modified_bessel_k0_default
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
    %14 = "stablehlo.constant"() {value = dense<1.3744654358807508E-16> : tensor<f64>} : () -> tensor<f64>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %16 = "stablehlo.add"(%13, %15) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %17 = "stablehlo.multiply"(%9, %16) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %18 = "stablehlo.subtract"(%17, %11) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %19 = "stablehlo.constant"() {value = dense<4.2598161427910826E-14> : tensor<f64>} : () -> tensor<f64>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %21 = "stablehlo.add"(%18, %20) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %22 = "stablehlo.multiply"(%9, %21) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %23 = "stablehlo.subtract"(%22, %16) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %24 = "stablehlo.constant"() {value = dense<1.0349695257633625E-11> : tensor<f64>} : () -> tensor<f64>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %26 = "stablehlo.add"(%23, %25) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %27 = "stablehlo.multiply"(%9, %26) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %28 = "stablehlo.subtract"(%27, %21) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %29 = "stablehlo.constant"() {value = dense<1.9045163772202091E-9> : tensor<f64>} : () -> tensor<f64>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %31 = "stablehlo.add"(%28, %30) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %32 = "stablehlo.multiply"(%9, %31) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %33 = "stablehlo.subtract"(%32, %26) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %34 = "stablehlo.constant"() {value = dense<2.5347910790261494E-7> : tensor<f64>} : () -> tensor<f64>
    %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %36 = "stablehlo.add"(%33, %35) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %37 = "stablehlo.multiply"(%9, %36) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %38 = "stablehlo.subtract"(%37, %31) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %39 = "stablehlo.constant"() {value = dense<2.2862121031194519E-5> : tensor<f64>} : () -> tensor<f64>
    %40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %41 = "stablehlo.add"(%38, %40) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %42 = "stablehlo.multiply"(%9, %41) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %43 = "stablehlo.subtract"(%42, %36) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %44 = "stablehlo.constant"() {value = dense<0.001264615411446926> : tensor<f64>} : () -> tensor<f64>
    %45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %46 = "stablehlo.add"(%43, %45) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %47 = "stablehlo.multiply"(%9, %46) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %48 = "stablehlo.subtract"(%47, %41) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %49 = "stablehlo.constant"() {value = dense<0.035979936515361501> : tensor<f64>} : () -> tensor<f64>
    %50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %51 = "stablehlo.add"(%48, %50) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %52 = "stablehlo.multiply"(%9, %51) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %53 = "stablehlo.subtract"(%52, %46) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %54 = "stablehlo.constant"() {value = dense<0.3442898999246285> : tensor<f64>} : () -> tensor<f64>
    %55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %56 = "stablehlo.add"(%53, %55) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %57 = "stablehlo.multiply"(%8, %56) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %58 = "stablehlo.subtract"(%57, %51) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %59 = "stablehlo.constant"() {value = dense<-0.26766369661695139> : tensor<f64>} : () -> tensor<f64>
    %60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %61 = "stablehlo.add"(%58, %60) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %62 = "stablehlo.divide"(%0, %2) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %63 = "stablehlo.log"(%62) : (tensor<247xf64>) -> tensor<247xf64>
    %64 = "stablehlo.abs"(%0) : (tensor<247xf64>) -> tensor<247xf64>
    %65 = "stablehlo.constant"() {value = dense<1.600000e+01> : tensor<f64>} : () -> tensor<f64>
    %66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %67 = "stablehlo.divide"(%66, %64) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %68 = "stablehlo.subtract"(%67, %7) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %69 = "stablehlo.multiply"(%68, %2) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %70 = "stablehlo.multiply"(%69, %11) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %71 = "stablehlo.subtract"(%70, %11) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %72 = "stablehlo.constant"() {value = dense<-7.2331804878747538E-18> : tensor<f64>} : () -> tensor<f64>
    %73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %74 = "stablehlo.add"(%71, %73) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %75 = "stablehlo.multiply"(%69, %74) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %76 = "stablehlo.subtract"(%75, %11) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %77 = "stablehlo.constant"() {value = dense<-4.8305044859441819E-18> : tensor<f64>} : () -> tensor<f64>
    %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %79 = "stablehlo.add"(%76, %78) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %80 = "stablehlo.multiply"(%69, %79) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %81 = "stablehlo.subtract"(%80, %74) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %82 = "stablehlo.constant"() {value = dense<4.4656214202967598E-17> : tensor<f64>} : () -> tensor<f64>
    %83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %84 = "stablehlo.add"(%81, %83) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %85 = "stablehlo.multiply"(%69, %84) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %86 = "stablehlo.subtract"(%85, %79) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %87 = "stablehlo.constant"() {value = dense<3.4612228676974612E-17> : tensor<f64>} : () -> tensor<f64>
    %88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %89 = "stablehlo.add"(%86, %88) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %90 = "stablehlo.multiply"(%69, %89) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %91 = "stablehlo.subtract"(%90, %84) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %92 = "stablehlo.constant"() {value = dense<-2.8276239805165836E-16> : tensor<f64>} : () -> tensor<f64>
    %93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %94 = "stablehlo.add"(%91, %93) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %95 = "stablehlo.multiply"(%69, %94) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %96 = "stablehlo.subtract"(%95, %89) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %97 = "stablehlo.constant"() {value = dense<-3.425485619677219E-16> : tensor<f64>} : () -> tensor<f64>
    %98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %99 = "stablehlo.add"(%96, %98) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %100 = "stablehlo.multiply"(%69, %99) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %101 = "stablehlo.subtract"(%100, %94) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %102 = "stablehlo.constant"() {value = dense<1.7725601330565263E-15> : tensor<f64>} : () -> tensor<f64>
    %103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %104 = "stablehlo.add"(%101, %103) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %105 = "stablehlo.multiply"(%69, %104) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %106 = "stablehlo.subtract"(%105, %99) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %107 = "stablehlo.constant"() {value = dense<3.8116806693526224E-15> : tensor<f64>} : () -> tensor<f64>
    %108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %109 = "stablehlo.add"(%106, %108) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %110 = "stablehlo.multiply"(%69, %109) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %111 = "stablehlo.subtract"(%110, %104) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %112 = "stablehlo.constant"() {value = dense<-9.5548466988283073E-15> : tensor<f64>} : () -> tensor<f64>
    %113 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %114 = "stablehlo.add"(%111, %113) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %115 = "stablehlo.multiply"(%69, %114) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %116 = "stablehlo.subtract"(%115, %109) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %117 = "stablehlo.constant"() {value = dense<-4.1505693472872222E-14> : tensor<f64>} : () -> tensor<f64>
    %118 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %119 = "stablehlo.add"(%116, %118) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %120 = "stablehlo.multiply"(%69, %119) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %121 = "stablehlo.subtract"(%120, %114) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %122 = "stablehlo.constant"() {value = dense<1.54008621752141E-14> : tensor<f64>} : () -> tensor<f64>
    %123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %124 = "stablehlo.add"(%121, %123) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %125 = "stablehlo.multiply"(%69, %124) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %126 = "stablehlo.subtract"(%125, %119) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %127 = "stablehlo.constant"() {value = dense<3.8527783827421426E-13> : tensor<f64>} : () -> tensor<f64>
    %128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %129 = "stablehlo.add"(%126, %128) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %130 = "stablehlo.multiply"(%69, %129) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %131 = "stablehlo.subtract"(%130, %124) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %132 = "stablehlo.constant"() {value = dense<7.180124451383666E-13> : tensor<f64>} : () -> tensor<f64>
    %133 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %134 = "stablehlo.add"(%131, %133) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %135 = "stablehlo.multiply"(%69, %134) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %136 = "stablehlo.subtract"(%135, %129) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %137 = "stablehlo.constant"() {value = dense<-1.7941785315068062E-12> : tensor<f64>} : () -> tensor<f64>
    %138 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %139 = "stablehlo.add"(%136, %138) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %140 = "stablehlo.multiply"(%69, %139) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %141 = "stablehlo.subtract"(%140, %134) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %142 = "stablehlo.constant"() {value = dense<-1.3215811840447713E-11> : tensor<f64>} : () -> tensor<f64>
    %143 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %144 = "stablehlo.add"(%141, %143) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %145 = "stablehlo.multiply"(%69, %144) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %146 = "stablehlo.subtract"(%145, %139) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %147 = "stablehlo.constant"() {value = dense<-3.1499165279632416E-11> : tensor<f64>} : () -> tensor<f64>
    %148 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %149 = "stablehlo.add"(%146, %148) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %150 = "stablehlo.multiply"(%69, %149) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %151 = "stablehlo.subtract"(%150, %144) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %152 = "stablehlo.constant"() {value = dense<1.1889147107846439E-11> : tensor<f64>} : () -> tensor<f64>
    %153 = "stablehlo.broadcast_in_dim"(%152) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %154 = "stablehlo.add"(%151, %153) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %155 = "stablehlo.multiply"(%69, %154) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %156 = "stablehlo.subtract"(%155, %149) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %157 = "stablehlo.constant"() {value = dense<4.9406023882249701E-10> : tensor<f64>} : () -> tensor<f64>
    %158 = "stablehlo.broadcast_in_dim"(%157) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %159 = "stablehlo.add"(%156, %158) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %160 = "stablehlo.multiply"(%69, %159) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %161 = "stablehlo.subtract"(%160, %154) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %162 = "stablehlo.constant"() {value = dense<3.3962320257083865E-9> : tensor<f64>} : () -> tensor<f64>
    %163 = "stablehlo.broadcast_in_dim"(%162) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %164 = "stablehlo.add"(%161, %163) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %165 = "stablehlo.multiply"(%69, %164) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %166 = "stablehlo.subtract"(%165, %159) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %167 = "stablehlo.constant"() {value = dense<2.266668990498178E-8> : tensor<f64>} : () -> tensor<f64>
    %168 = "stablehlo.broadcast_in_dim"(%167) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %169 = "stablehlo.add"(%166, %168) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %170 = "stablehlo.multiply"(%69, %169) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %171 = "stablehlo.subtract"(%170, %164) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %172 = "stablehlo.constant"() {value = dense<2.0489185894690638E-7> : tensor<f64>} : () -> tensor<f64>
    %173 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %174 = "stablehlo.add"(%171, %173) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %175 = "stablehlo.multiply"(%69, %174) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %176 = "stablehlo.subtract"(%175, %169) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %177 = "stablehlo.constant"() {value = dense<2.8913705208347567E-6> : tensor<f64>} : () -> tensor<f64>
    %178 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %179 = "stablehlo.add"(%176, %178) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %180 = "stablehlo.multiply"(%69, %179) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %181 = "stablehlo.subtract"(%180, %174) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %182 = "stablehlo.constant"() {value = dense<6.8897583469168245E-5> : tensor<f64>} : () -> tensor<f64>
    %183 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %184 = "stablehlo.add"(%181, %183) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %185 = "stablehlo.multiply"(%69, %184) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %186 = "stablehlo.subtract"(%185, %179) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %187 = "stablehlo.constant"() {value = dense<0.0033691164782556943> : tensor<f64>} : () -> tensor<f64>
    %188 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %189 = "stablehlo.add"(%186, %188) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %190 = "stablehlo.multiply"(%68, %189) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %191 = "stablehlo.subtract"(%190, %184) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %192 = "stablehlo.constant"() {value = dense<0.40224520550705439> : tensor<f64>} : () -> tensor<f64>
    %193 = "stablehlo.broadcast_in_dim"(%192) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %194 = "stablehlo.add"(%191, %193) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %195 = "stablehlo.sqrt"(%64) : (tensor<247xf64>) -> tensor<247xf64>
    %196 = "stablehlo.divide"(%194, %195) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %197 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %198 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %199 = "stablehlo.divide"(%64, %198) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %200 = "stablehlo.subtract"(%199, %7) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %201 = "stablehlo.multiply"(%200, %2) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %202 = "stablehlo.multiply"(%201, %11) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %203 = "stablehlo.subtract"(%202, %11) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %204 = "stablehlo.constant"() {value = dense<3.3307945188222384E-17> : tensor<f64>} : () -> tensor<f64>
    %205 = "stablehlo.broadcast_in_dim"(%204) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %206 = "stablehlo.add"(%203, %205) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %207 = "stablehlo.multiply"(%201, %206) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %208 = "stablehlo.subtract"(%207, %11) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %209 = "stablehlo.constant"() {value = dense<-2.4312798465479549E-16> : tensor<f64>} : () -> tensor<f64>
    %210 = "stablehlo.broadcast_in_dim"(%209) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %211 = "stablehlo.add"(%208, %210) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %212 = "stablehlo.multiply"(%201, %211) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %213 = "stablehlo.subtract"(%212, %206) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %214 = "stablehlo.constant"() {value = dense<1.7153912855551331E-15> : tensor<f64>} : () -> tensor<f64>
    %215 = "stablehlo.broadcast_in_dim"(%214) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %216 = "stablehlo.add"(%213, %215) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %217 = "stablehlo.multiply"(%201, %216) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %218 = "stablehlo.subtract"(%217, %211) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %219 = "stablehlo.constant"() {value = dense<-1.1685332877993451E-14> : tensor<f64>} : () -> tensor<f64>
    %220 = "stablehlo.broadcast_in_dim"(%219) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %221 = "stablehlo.add"(%218, %220) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %222 = "stablehlo.multiply"(%201, %221) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %223 = "stablehlo.subtract"(%222, %216) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %224 = "stablehlo.constant"() {value = dense<7.6761854986049361E-14> : tensor<f64>} : () -> tensor<f64>
    %225 = "stablehlo.broadcast_in_dim"(%224) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %226 = "stablehlo.add"(%223, %225) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %227 = "stablehlo.multiply"(%201, %226) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %228 = "stablehlo.subtract"(%227, %221) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %229 = "stablehlo.constant"() {value = dense<-4.856446783111929E-13> : tensor<f64>} : () -> tensor<f64>
    %230 = "stablehlo.broadcast_in_dim"(%229) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %231 = "stablehlo.add"(%228, %230) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %232 = "stablehlo.multiply"(%201, %231) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %233 = "stablehlo.subtract"(%232, %226) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %234 = "stablehlo.constant"() {value = dense<2.9550526631296399E-12> : tensor<f64>} : () -> tensor<f64>
    %235 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %236 = "stablehlo.add"(%233, %235) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %237 = "stablehlo.multiply"(%201, %236) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %238 = "stablehlo.subtract"(%237, %231) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %239 = "stablehlo.constant"() {value = dense<-1.7268262914415559E-11> : tensor<f64>} : () -> tensor<f64>
    %240 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %241 = "stablehlo.add"(%238, %240) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %242 = "stablehlo.multiply"(%201, %241) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %243 = "stablehlo.subtract"(%242, %236) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %244 = "stablehlo.constant"() {value = dense<9.6758090353732369E-11> : tensor<f64>} : () -> tensor<f64>
    %245 = "stablehlo.broadcast_in_dim"(%244) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %246 = "stablehlo.add"(%243, %245) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %247 = "stablehlo.multiply"(%201, %246) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %248 = "stablehlo.subtract"(%247, %241) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %249 = "stablehlo.constant"() {value = dense<-5.1897956016352627E-10> : tensor<f64>} : () -> tensor<f64>
    %250 = "stablehlo.broadcast_in_dim"(%249) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %251 = "stablehlo.add"(%248, %250) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %252 = "stablehlo.multiply"(%201, %251) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %253 = "stablehlo.subtract"(%252, %246) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %254 = "stablehlo.constant"() {value = dense<2.6598237246823866E-9> : tensor<f64>} : () -> tensor<f64>
    %255 = "stablehlo.broadcast_in_dim"(%254) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %256 = "stablehlo.add"(%253, %255) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %257 = "stablehlo.multiply"(%201, %256) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %258 = "stablehlo.subtract"(%257, %251) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %259 = "stablehlo.constant"() {value = dense<-1.300025009986248E-8> : tensor<f64>} : () -> tensor<f64>
    %260 = "stablehlo.broadcast_in_dim"(%259) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %261 = "stablehlo.add"(%258, %260) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %262 = "stablehlo.multiply"(%201, %261) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %263 = "stablehlo.subtract"(%262, %256) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %264 = "stablehlo.constant"() {value = dense<6.0469950225419186E-8> : tensor<f64>} : () -> tensor<f64>
    %265 = "stablehlo.broadcast_in_dim"(%264) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %266 = "stablehlo.add"(%263, %265) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %267 = "stablehlo.multiply"(%201, %266) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %268 = "stablehlo.subtract"(%267, %261) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %269 = "stablehlo.constant"() {value = dense<-2.6707938539406119E-7> : tensor<f64>} : () -> tensor<f64>
    %270 = "stablehlo.broadcast_in_dim"(%269) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %271 = "stablehlo.add"(%268, %270) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %272 = "stablehlo.multiply"(%201, %271) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %273 = "stablehlo.subtract"(%272, %266) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %274 = "stablehlo.constant"() {value = dense<1.1173875391201037E-6> : tensor<f64>} : () -> tensor<f64>
    %275 = "stablehlo.broadcast_in_dim"(%274) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %276 = "stablehlo.add"(%273, %275) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %277 = "stablehlo.multiply"(%201, %276) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %278 = "stablehlo.subtract"(%277, %271) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %279 = "stablehlo.constant"() {value = dense<-4.4167383584587505E-6> : tensor<f64>} : () -> tensor<f64>
    %280 = "stablehlo.broadcast_in_dim"(%279) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %281 = "stablehlo.add"(%278, %280) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %282 = "stablehlo.multiply"(%201, %281) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %283 = "stablehlo.subtract"(%282, %276) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %284 = "stablehlo.constant"() {value = dense<1.6448448070728896E-5> : tensor<f64>} : () -> tensor<f64>
    %285 = "stablehlo.broadcast_in_dim"(%284) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %286 = "stablehlo.add"(%283, %285) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %287 = "stablehlo.multiply"(%201, %286) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %288 = "stablehlo.subtract"(%287, %281) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %289 = "stablehlo.constant"() {value = dense<-5.754195010082104E-5> : tensor<f64>} : () -> tensor<f64>
    %290 = "stablehlo.broadcast_in_dim"(%289) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %291 = "stablehlo.add"(%288, %290) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %292 = "stablehlo.multiply"(%201, %291) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %293 = "stablehlo.subtract"(%292, %286) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %294 = "stablehlo.constant"() {value = dense<1.8850288509584165E-4> : tensor<f64>} : () -> tensor<f64>
    %295 = "stablehlo.broadcast_in_dim"(%294) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %296 = "stablehlo.add"(%293, %295) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %297 = "stablehlo.multiply"(%201, %296) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %298 = "stablehlo.subtract"(%297, %291) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %299 = "stablehlo.constant"() {value = dense<-5.7637557453858236E-4> : tensor<f64>} : () -> tensor<f64>
    %300 = "stablehlo.broadcast_in_dim"(%299) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %301 = "stablehlo.add"(%298, %300) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %302 = "stablehlo.multiply"(%201, %301) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %303 = "stablehlo.subtract"(%302, %296) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %304 = "stablehlo.constant"() {value = dense<0.0016394756169413357> : tensor<f64>} : () -> tensor<f64>
    %305 = "stablehlo.broadcast_in_dim"(%304) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %306 = "stablehlo.add"(%303, %305) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %307 = "stablehlo.multiply"(%201, %306) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %308 = "stablehlo.subtract"(%307, %301) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %309 = "stablehlo.constant"() {value = dense<-0.0043243099950505759> : tensor<f64>} : () -> tensor<f64>
    %310 = "stablehlo.broadcast_in_dim"(%309) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %311 = "stablehlo.add"(%308, %310) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %312 = "stablehlo.multiply"(%201, %311) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %313 = "stablehlo.subtract"(%312, %306) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %314 = "stablehlo.constant"() {value = dense<0.010546460394594998> : tensor<f64>} : () -> tensor<f64>
    %315 = "stablehlo.broadcast_in_dim"(%314) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %316 = "stablehlo.add"(%313, %315) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %317 = "stablehlo.multiply"(%201, %316) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %318 = "stablehlo.subtract"(%317, %311) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %319 = "stablehlo.constant"() {value = dense<-0.023737414805899471> : tensor<f64>} : () -> tensor<f64>
    %320 = "stablehlo.broadcast_in_dim"(%319) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %321 = "stablehlo.add"(%318, %320) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %322 = "stablehlo.multiply"(%201, %321) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %323 = "stablehlo.subtract"(%322, %316) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %324 = "stablehlo.constant"() {value = dense<0.049305284239670712> : tensor<f64>} : () -> tensor<f64>
    %325 = "stablehlo.broadcast_in_dim"(%324) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %326 = "stablehlo.add"(%323, %325) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %327 = "stablehlo.multiply"(%201, %326) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %328 = "stablehlo.subtract"(%327, %321) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %329 = "stablehlo.constant"() {value = dense<-0.094901097048047639> : tensor<f64>} : () -> tensor<f64>
    %330 = "stablehlo.broadcast_in_dim"(%329) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %331 = "stablehlo.add"(%328, %330) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %332 = "stablehlo.multiply"(%201, %331) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %333 = "stablehlo.subtract"(%332, %326) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %334 = "stablehlo.constant"() {value = dense<0.17162090152220877> : tensor<f64>} : () -> tensor<f64>
    %335 = "stablehlo.broadcast_in_dim"(%334) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %336 = "stablehlo.add"(%333, %335) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %337 = "stablehlo.multiply"(%201, %336) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %338 = "stablehlo.subtract"(%337, %331) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %339 = "stablehlo.constant"() {value = dense<-0.3046826723431984> : tensor<f64>} : () -> tensor<f64>
    %340 = "stablehlo.broadcast_in_dim"(%339) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %341 = "stablehlo.add"(%338, %340) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %342 = "stablehlo.multiply"(%200, %341) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %343 = "stablehlo.subtract"(%342, %336) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %344 = "stablehlo.constant"() {value = dense<0.33839763720473803> : tensor<f64>} : () -> tensor<f64>
    %345 = "stablehlo.broadcast_in_dim"(%344) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %346 = "stablehlo.add"(%343, %345) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %347 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %348 = "stablehlo.broadcast_in_dim"(%347) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %349 = "stablehlo.compare"(%64, %348) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xi1>
    %350 = "stablehlo.select"(%349, %196, %346) : (tensor<247xi1>, tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %351 = "stablehlo.multiply"(%63, %350) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %352 = "stablehlo.exponential"(%0) : (tensor<247xf64>) -> tensor<247xf64>
    %353 = "stablehlo.multiply"(%351, %352) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %354 = "stablehlo.subtract"(%61, %353) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %355 = "stablehlo.divide"(%198, %0) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %356 = "stablehlo.subtract"(%355, %7) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %357 = "stablehlo.multiply"(%356, %2) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %358 = "stablehlo.multiply"(%357, %11) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %359 = "stablehlo.subtract"(%358, %11) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %360 = "stablehlo.constant"() {value = dense<5.2103917776435543E-17> : tensor<f64>} : () -> tensor<f64>
    %361 = "stablehlo.broadcast_in_dim"(%360) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %362 = "stablehlo.add"(%359, %361) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %363 = "stablehlo.multiply"(%357, %362) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %364 = "stablehlo.subtract"(%363, %11) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %365 = "stablehlo.constant"() {value = dense<-1.6782311257549006E-16> : tensor<f64>} : () -> tensor<f64>
    %366 = "stablehlo.broadcast_in_dim"(%365) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %367 = "stablehlo.add"(%364, %366) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %368 = "stablehlo.multiply"(%357, %367) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %369 = "stablehlo.subtract"(%368, %362) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %370 = "stablehlo.constant"() {value = dense<5.5120559994043335E-16> : tensor<f64>} : () -> tensor<f64>
    %371 = "stablehlo.broadcast_in_dim"(%370) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %372 = "stablehlo.add"(%369, %371) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %373 = "stablehlo.multiply"(%357, %372) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %374 = "stablehlo.subtract"(%373, %367) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %375 = "stablehlo.constant"() {value = dense<-1.8485933779209071E-15> : tensor<f64>} : () -> tensor<f64>
    %376 = "stablehlo.broadcast_in_dim"(%375) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %377 = "stablehlo.add"(%374, %376) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %378 = "stablehlo.multiply"(%357, %377) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %379 = "stablehlo.subtract"(%378, %372) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %380 = "stablehlo.constant"() {value = dense<6.3400764762766461E-15> : tensor<f64>} : () -> tensor<f64>
    %381 = "stablehlo.broadcast_in_dim"(%380) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %382 = "stablehlo.add"(%379, %381) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %383 = "stablehlo.multiply"(%357, %382) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %384 = "stablehlo.subtract"(%383, %377) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %385 = "stablehlo.constant"() {value = dense<-2.2275133267462965E-14> : tensor<f64>} : () -> tensor<f64>
    %386 = "stablehlo.broadcast_in_dim"(%385) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %387 = "stablehlo.add"(%384, %386) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %388 = "stablehlo.multiply"(%357, %387) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %389 = "stablehlo.subtract"(%388, %382) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %390 = "stablehlo.constant"() {value = dense<8.0328907750683746E-14> : tensor<f64>} : () -> tensor<f64>
    %391 = "stablehlo.broadcast_in_dim"(%390) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %392 = "stablehlo.add"(%389, %391) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %393 = "stablehlo.multiply"(%357, %392) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %394 = "stablehlo.subtract"(%393, %387) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %395 = "stablehlo.constant"() {value = dense<-2.9800969231481784E-13> : tensor<f64>} : () -> tensor<f64>
    %396 = "stablehlo.broadcast_in_dim"(%395) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %397 = "stablehlo.add"(%394, %396) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %398 = "stablehlo.multiply"(%357, %397) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %399 = "stablehlo.subtract"(%398, %392) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %400 = "stablehlo.constant"() {value = dense<1.1403405882073441E-12> : tensor<f64>} : () -> tensor<f64>
    %401 = "stablehlo.broadcast_in_dim"(%400) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %402 = "stablehlo.add"(%399, %401) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %403 = "stablehlo.multiply"(%357, %402) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %404 = "stablehlo.subtract"(%403, %397) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %405 = "stablehlo.constant"() {value = dense<-4.5145978833745193E-12> : tensor<f64>} : () -> tensor<f64>
    %406 = "stablehlo.broadcast_in_dim"(%405) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %407 = "stablehlo.add"(%404, %406) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %408 = "stablehlo.multiply"(%357, %407) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %409 = "stablehlo.subtract"(%408, %402) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %410 = "stablehlo.constant"() {value = dense<1.8559491149549264E-11> : tensor<f64>} : () -> tensor<f64>
    %411 = "stablehlo.broadcast_in_dim"(%410) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %412 = "stablehlo.add"(%409, %411) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %413 = "stablehlo.multiply"(%357, %412) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %414 = "stablehlo.subtract"(%413, %407) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %415 = "stablehlo.constant"() {value = dense<-7.9574892444773964E-11> : tensor<f64>} : () -> tensor<f64>
    %416 = "stablehlo.broadcast_in_dim"(%415) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %417 = "stablehlo.add"(%414, %416) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %418 = "stablehlo.multiply"(%357, %417) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %419 = "stablehlo.subtract"(%418, %412) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %420 = "stablehlo.constant"() {value = dense<3.5773972814003283E-10> : tensor<f64>} : () -> tensor<f64>
    %421 = "stablehlo.broadcast_in_dim"(%420) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %422 = "stablehlo.add"(%419, %421) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %423 = "stablehlo.multiply"(%357, %422) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %424 = "stablehlo.subtract"(%423, %417) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %425 = "stablehlo.constant"() {value = dense<-1.6975345093890614E-9> : tensor<f64>} : () -> tensor<f64>
    %426 = "stablehlo.broadcast_in_dim"(%425) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %427 = "stablehlo.add"(%424, %426) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %428 = "stablehlo.multiply"(%357, %427) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %429 = "stablehlo.subtract"(%428, %422) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %430 = "stablehlo.constant"() {value = dense<8.5740340174142253E-9> : tensor<f64>} : () -> tensor<f64>
    %431 = "stablehlo.broadcast_in_dim"(%430) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %432 = "stablehlo.add"(%429, %431) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %433 = "stablehlo.multiply"(%357, %432) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %434 = "stablehlo.subtract"(%433, %427) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %435 = "stablehlo.constant"() {value = dense<-4.6604898976879478E-8> : tensor<f64>} : () -> tensor<f64>
    %436 = "stablehlo.broadcast_in_dim"(%435) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %437 = "stablehlo.add"(%434, %436) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %438 = "stablehlo.multiply"(%357, %437) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %439 = "stablehlo.subtract"(%438, %432) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %440 = "stablehlo.constant"() {value = dense<2.7668136394450149E-7> : tensor<f64>} : () -> tensor<f64>
    %441 = "stablehlo.broadcast_in_dim"(%440) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %442 = "stablehlo.add"(%439, %441) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %443 = "stablehlo.multiply"(%357, %442) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %444 = "stablehlo.subtract"(%443, %437) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %445 = "stablehlo.constant"() {value = dense<-1.8317555227191195E-6> : tensor<f64>} : () -> tensor<f64>
    %446 = "stablehlo.broadcast_in_dim"(%445) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %447 = "stablehlo.add"(%444, %446) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %448 = "stablehlo.multiply"(%357, %447) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %449 = "stablehlo.subtract"(%448, %442) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %450 = "stablehlo.constant"() {value = dense<1.39498137188765E-5> : tensor<f64>} : () -> tensor<f64>
    %451 = "stablehlo.broadcast_in_dim"(%450) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %452 = "stablehlo.add"(%449, %451) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %453 = "stablehlo.multiply"(%357, %452) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %454 = "stablehlo.subtract"(%453, %447) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %455 = "stablehlo.constant"() {value = dense<-1.2849549581627802E-4> : tensor<f64>} : () -> tensor<f64>
    %456 = "stablehlo.broadcast_in_dim"(%455) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %457 = "stablehlo.add"(%454, %456) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %458 = "stablehlo.multiply"(%357, %457) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %459 = "stablehlo.subtract"(%458, %452) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %460 = "stablehlo.constant"() {value = dense<0.0015698838857300533> : tensor<f64>} : () -> tensor<f64>
    %461 = "stablehlo.broadcast_in_dim"(%460) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %462 = "stablehlo.add"(%459, %461) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %463 = "stablehlo.multiply"(%357, %462) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %464 = "stablehlo.subtract"(%463, %457) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %465 = "stablehlo.constant"() {value = dense<-0.031448101311964502> : tensor<f64>} : () -> tensor<f64>
    %466 = "stablehlo.broadcast_in_dim"(%465) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %467 = "stablehlo.add"(%464, %466) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %468 = "stablehlo.multiply"(%356, %467) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %469 = "stablehlo.subtract"(%468, %462) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %470 = "stablehlo.constant"() {value = dense<1.2201515410329777> : tensor<f64>} : () -> tensor<f64>
    %471 = "stablehlo.broadcast_in_dim"(%470) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %472 = "stablehlo.add"(%469, %471) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %473 = "stablehlo.sqrt"(%0) : (tensor<247xf64>) -> tensor<247xf64>
    %474 = "stablehlo.divide"(%472, %473) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %475 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xi1>
    %476 = "stablehlo.negate"(%0) : (tensor<247xf64>) -> tensor<247xf64>
    %477 = "stablehlo.exponential"(%476) : (tensor<247xf64>) -> tensor<247xf64>
    %478 = "stablehlo.multiply"(%474, %477) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %479 = "stablehlo.select"(%475, %478, %354) : (tensor<247xi1>, tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %480 = "stablehlo.compare"(%0, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xi1>
    %481 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %482 = "stablehlo.broadcast_in_dim"(%481) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %483 = "stablehlo.select"(%480, %482, %479) : (tensor<247xi1>, tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %484 = "stablehlo.compare"(%0, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xi1>
    %485 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %486 = "stablehlo.broadcast_in_dim"(%485) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %487 = "stablehlo.select"(%484, %486, %483) : (tensor<247xi1>, tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %488 = "stablehlo.convert"(%487) : (tensor<247xf64>) -> tensor<247xf32>
    "func.return"(%488) : (tensor<247xf32>) -> ()
  }) : () -> ()
}) : () -> ()
