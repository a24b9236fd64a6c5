graph g inference
input %0 x1: f32[262]
%1 = aten.special_bessel_j1.default(%0) : f32[262] name=special_bessel_j1_default
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<262xf32>) -> tensor<262xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<262xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<262xf32>) -> tensor<262xf64>
    %1 = "stablehlo.abs"(%0) : (tensor<262xf64>) -> tensor<262xf64>
    %2 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %4 = "stablehlo.divide"(%0, %3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %5 = "stablehlo.multiply"(%4, %4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %6 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %8 = "stablehlo.multiply"(%5, %7) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %9 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %11 = "stablehlo.subtract"(%8, %10) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %12 = "stablehlo.multiply"(%11, %7) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %13 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %15 = "stablehlo.multiply"(%12, %14) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %16 = "stablehlo.subtract"(%15, %14) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %17 = "stablehlo.constant"() {value = dense<-2.4441972916190464E-17> : tensor<f64>} : () -> tensor<f64>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %19 = "stablehlo.add"(%16, %18) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %20 = "stablehlo.multiply"(%12, %19) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %21 = "stablehlo.subtract"(%20, %14) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %22 = "stablehlo.constant"() {value = dense<1.4232144003513942E-15> : tensor<f64>} : () -> tensor<f64>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %24 = "stablehlo.add"(%21, %23) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %25 = "stablehlo.multiply"(%12, %24) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %26 = "stablehlo.subtract"(%25, %19) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %27 = "stablehlo.constant"() {value = dense<-7.2217552396517734E-14> : tensor<f64>} : () -> tensor<f64>
    %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %29 = "stablehlo.add"(%26, %28) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %30 = "stablehlo.multiply"(%12, %29) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %31 = "stablehlo.subtract"(%30, %24) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %32 = "stablehlo.constant"() {value = dense<3.1601545803480032E-12> : tensor<f64>} : () -> tensor<f64>
    %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %34 = "stablehlo.add"(%31, %33) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %35 = "stablehlo.multiply"(%12, %34) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %36 = "stablehlo.subtract"(%35, %29) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %37 = "stablehlo.constant"() {value = dense<-1.178026622695885E-10> : tensor<f64>} : () -> tensor<f64>
    %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %39 = "stablehlo.add"(%36, %38) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %40 = "stablehlo.multiply"(%12, %39) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %41 = "stablehlo.subtract"(%40, %34) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %42 = "stablehlo.constant"() {value = dense<3.6871337590971481E-9> : tensor<f64>} : () -> tensor<f64>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %44 = "stablehlo.add"(%41, %43) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %45 = "stablehlo.multiply"(%12, %44) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %46 = "stablehlo.subtract"(%45, %39) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %47 = "stablehlo.constant"() {value = dense<-9.5219847567504361E-8> : tensor<f64>} : () -> tensor<f64>
    %48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %49 = "stablehlo.add"(%46, %48) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %50 = "stablehlo.multiply"(%12, %49) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %51 = "stablehlo.subtract"(%50, %44) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %52 = "stablehlo.constant"() {value = dense<1.9858774049915165E-6> : tensor<f64>} : () -> tensor<f64>
    %53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %54 = "stablehlo.add"(%51, %53) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %55 = "stablehlo.multiply"(%12, %54) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %56 = "stablehlo.subtract"(%55, %49) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %57 = "stablehlo.constant"() {value = dense<-3.2555548668572587E-5> : tensor<f64>} : () -> tensor<f64>
    %58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %59 = "stablehlo.add"(%56, %58) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %60 = "stablehlo.multiply"(%12, %59) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %61 = "stablehlo.subtract"(%60, %54) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %62 = "stablehlo.constant"() {value = dense<4.050337728354822E-4> : tensor<f64>} : () -> tensor<f64>
    %63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %64 = "stablehlo.add"(%61, %63) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %65 = "stablehlo.multiply"(%12, %64) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %66 = "stablehlo.subtract"(%65, %59) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %67 = "stablehlo.constant"() {value = dense<-0.0036469406007692759> : tensor<f64>} : () -> tensor<f64>
    %68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %69 = "stablehlo.add"(%66, %68) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %70 = "stablehlo.multiply"(%12, %69) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %71 = "stablehlo.subtract"(%70, %64) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %72 = "stablehlo.constant"() {value = dense<0.022213639654966037> : tensor<f64>} : () -> tensor<f64>
    %73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %74 = "stablehlo.add"(%71, %73) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %75 = "stablehlo.multiply"(%12, %74) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %76 = "stablehlo.subtract"(%75, %69) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %77 = "stablehlo.constant"() {value = dense<-0.08268049176681791> : tensor<f64>} : () -> tensor<f64>
    %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %79 = "stablehlo.add"(%76, %78) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %80 = "stablehlo.multiply"(%12, %79) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %81 = "stablehlo.subtract"(%80, %74) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %82 = "stablehlo.constant"() {value = dense<0.16099926235720971> : tensor<f64>} : () -> tensor<f64>
    %83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %84 = "stablehlo.add"(%81, %83) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %85 = "stablehlo.multiply"(%12, %84) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %86 = "stablehlo.subtract"(%85, %79) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %87 = "stablehlo.constant"() {value = dense<-0.14897514506765211> : tensor<f64>} : () -> tensor<f64>
    %88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %89 = "stablehlo.add"(%86, %88) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %90 = "stablehlo.multiply"(%11, %89) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %91 = "stablehlo.subtract"(%90, %84) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %92 = "stablehlo.constant"() {value = dense<0.081044846325658115> : tensor<f64>} : () -> tensor<f64>
    %93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %94 = "stablehlo.add"(%91, %93) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %95 = "stablehlo.multiply"(%94, %0) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %96 = "stablehlo.divide"(%3, %1) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %97 = "stablehlo.multiply"(%96, %96) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %98 = "stablehlo.multiply"(%97, %7) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %99 = "stablehlo.subtract"(%98, %10) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %100 = "stablehlo.constant"() {value = dense<0.63661977236758138> : tensor<f64>} : () -> tensor<f64>
    %101 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %102 = "stablehlo.divide"(%101, %1) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %103 = "stablehlo.sqrt"(%102) : (tensor<262xf64>) -> tensor<262xf64>
    %104 = "stablehlo.multiply"(%99, %7) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %105 = "stablehlo.multiply"(%104, %14) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %106 = "stablehlo.subtract"(%105, %14) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %107 = "stablehlo.constant"() {value = dense<-1.7312313216116335E-17> : tensor<f64>} : () -> tensor<f64>
    %108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %109 = "stablehlo.add"(%106, %108) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %110 = "stablehlo.multiply"(%104, %109) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %111 = "stablehlo.subtract"(%110, %14) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %112 = "stablehlo.constant"() {value = dense<1.0667689114335412E-16> : tensor<f64>} : () -> tensor<f64>
    %113 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %114 = "stablehlo.add"(%111, %113) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %115 = "stablehlo.multiply"(%104, %114) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %116 = "stablehlo.subtract"(%115, %109) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %117 = "stablehlo.constant"() {value = dense<-7.2211808422740179E-16> : tensor<f64>} : () -> tensor<f64>
    %118 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %119 = "stablehlo.add"(%116, %118) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %120 = "stablehlo.multiply"(%104, %119) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %121 = "stablehlo.subtract"(%120, %114) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %122 = "stablehlo.constant"() {value = dense<5.4526748960447171E-15> : tensor<f64>} : () -> tensor<f64>
    %123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %124 = "stablehlo.add"(%121, %123) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %125 = "stablehlo.multiply"(%104, %124) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %126 = "stablehlo.subtract"(%125, %119) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %127 = "stablehlo.constant"() {value = dense<-4.6842237839904895E-14> : tensor<f64>} : () -> tensor<f64>
    %128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %129 = "stablehlo.add"(%126, %128) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %130 = "stablehlo.multiply"(%104, %129) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %131 = "stablehlo.subtract"(%130, %124) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %132 = "stablehlo.constant"() {value = dense<4.699195515230542E-13> : tensor<f64>} : () -> tensor<f64>
    %133 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %134 = "stablehlo.add"(%131, %133) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %135 = "stablehlo.multiply"(%104, %134) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %136 = "stablehlo.subtract"(%135, %129) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %137 = "stablehlo.constant"() {value = dense<-5.7048636403956448E-12> : tensor<f64>} : () -> tensor<f64>
    %138 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %139 = "stablehlo.add"(%136, %138) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %140 = "stablehlo.multiply"(%104, %139) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %141 = "stablehlo.subtract"(%140, %134) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %142 = "stablehlo.constant"() {value = dense<8.8168986595823391E-11> : tensor<f64>} : () -> tensor<f64>
    %143 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %144 = "stablehlo.add"(%141, %143) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %145 = "stablehlo.multiply"(%104, %144) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %146 = "stablehlo.subtract"(%145, %139) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %147 = "stablehlo.constant"() {value = dense<-1.8718907491063067E-9> : tensor<f64>} : () -> tensor<f64>
    %148 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %149 = "stablehlo.add"(%146, %148) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %150 = "stablehlo.multiply"(%104, %149) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %151 = "stablehlo.subtract"(%150, %144) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %152 = "stablehlo.constant"() {value = dense<6.1776339606442988E-8> : tensor<f64>} : () -> tensor<f64>
    %153 = "stablehlo.broadcast_in_dim"(%152) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %154 = "stablehlo.add"(%151, %153) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %155 = "stablehlo.multiply"(%104, %154) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %156 = "stablehlo.subtract"(%155, %149) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %157 = "stablehlo.constant"() {value = dense<-3.9872843004889084E-6> : tensor<f64>} : () -> tensor<f64>
    %158 = "stablehlo.broadcast_in_dim"(%157) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %159 = "stablehlo.add"(%156, %158) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %160 = "stablehlo.multiply"(%104, %159) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %161 = "stablehlo.subtract"(%160, %154) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %162 = "stablehlo.constant"() {value = dense<8.9898983308594083E-4> : tensor<f64>} : () -> tensor<f64>
    %163 = "stablehlo.broadcast_in_dim"(%162) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %164 = "stablehlo.add"(%161, %163) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %165 = "stablehlo.multiply"(%99, %164) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %166 = "stablehlo.subtract"(%165, %159) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %167 = "stablehlo.constant"() {value = dense<1.0009030408600137> : tensor<f64>} : () -> tensor<f64>
    %168 = "stablehlo.broadcast_in_dim"(%167) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %169 = "stablehlo.add"(%166, %168) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %170 = "stablehlo.multiply"(%99, %7) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %171 = "stablehlo.multiply"(%170, %14) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %172 = "stablehlo.subtract"(%171, %14) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %173 = "stablehlo.constant"() {value = dense<6.5240811495892607E-19> : tensor<f64>} : () -> tensor<f64>
    %174 = "stablehlo.broadcast_in_dim"(%173) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %175 = "stablehlo.add"(%172, %174) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %176 = "stablehlo.multiply"(%170, %175) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %177 = "stablehlo.subtract"(%176, %14) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %178 = "stablehlo.constant"() {value = dense<-3.2834519872981614E-18> : tensor<f64>} : () -> tensor<f64>
    %179 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %180 = "stablehlo.add"(%177, %179) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %181 = "stablehlo.multiply"(%170, %180) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %182 = "stablehlo.subtract"(%181, %175) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %183 = "stablehlo.constant"() {value = dense<1.7676355487764791E-17> : tensor<f64>} : () -> tensor<f64>
    %184 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %185 = "stablehlo.add"(%182, %184) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %186 = "stablehlo.multiply"(%170, %185) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %187 = "stablehlo.subtract"(%186, %180) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %188 = "stablehlo.constant"() {value = dense<-1.0269147531823243E-16> : tensor<f64>} : () -> tensor<f64>
    %189 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %190 = "stablehlo.add"(%187, %189) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %191 = "stablehlo.multiply"(%170, %190) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %192 = "stablehlo.subtract"(%191, %185) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %193 = "stablehlo.constant"() {value = dense<6.5082829577833837E-16> : tensor<f64>} : () -> tensor<f64>
    %194 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %195 = "stablehlo.add"(%192, %194) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %196 = "stablehlo.multiply"(%170, %195) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %197 = "stablehlo.subtract"(%196, %190) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %198 = "stablehlo.constant"() {value = dense<-4.5612523950772974E-15> : tensor<f64>} : () -> tensor<f64>
    %199 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %200 = "stablehlo.add"(%197, %199) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %201 = "stablehlo.multiply"(%170, %200) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %202 = "stablehlo.subtract"(%201, %195) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %203 = "stablehlo.constant"() {value = dense<3.5967765829165294E-14> : tensor<f64>} : () -> tensor<f64>
    %204 = "stablehlo.broadcast_in_dim"(%203) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %205 = "stablehlo.add"(%202, %204) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %206 = "stablehlo.multiply"(%170, %205) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %207 = "stablehlo.subtract"(%206, %200) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %208 = "stablehlo.constant"() {value = dense<-3.2643156743279E-13> : tensor<f64>} : () -> tensor<f64>
    %209 = "stablehlo.broadcast_in_dim"(%208) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %210 = "stablehlo.add"(%207, %209) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %211 = "stablehlo.multiply"(%170, %210) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %212 = "stablehlo.subtract"(%211, %205) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %213 = "stablehlo.constant"() {value = dense<3.5152187949686082E-12> : tensor<f64>} : () -> tensor<f64>
    %214 = "stablehlo.broadcast_in_dim"(%213) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %215 = "stablehlo.add"(%212, %214) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %216 = "stablehlo.multiply"(%170, %215) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %217 = "stablehlo.subtract"(%216, %210) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %218 = "stablehlo.constant"() {value = dense<-4.6863636881769453E-11> : tensor<f64>} : () -> tensor<f64>
    %219 = "stablehlo.broadcast_in_dim"(%218) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %220 = "stablehlo.add"(%217, %219) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %221 = "stablehlo.multiply"(%170, %220) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %222 = "stablehlo.subtract"(%221, %215) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %223 = "stablehlo.constant"() {value = dense<8.2291933276505541E-10> : tensor<f64>} : () -> tensor<f64>
    %224 = "stablehlo.broadcast_in_dim"(%223) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %225 = "stablehlo.add"(%222, %224) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %226 = "stablehlo.multiply"(%170, %225) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %227 = "stablehlo.subtract"(%226, %220) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %228 = "stablehlo.constant"() {value = dense<-2.0959781384083424E-8> : tensor<f64>} : () -> tensor<f64>
    %229 = "stablehlo.broadcast_in_dim"(%228) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %230 = "stablehlo.add"(%227, %229) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %231 = "stablehlo.multiply"(%170, %230) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %232 = "stablehlo.subtract"(%231, %225) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %233 = "stablehlo.constant"() {value = dense<9.1386152579554545E-7> : tensor<f64>} : () -> tensor<f64>
    %234 = "stablehlo.broadcast_in_dim"(%233) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %235 = "stablehlo.add"(%232, %234) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %236 = "stablehlo.multiply"(%170, %235) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %237 = "stablehlo.subtract"(%236, %230) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %238 = "stablehlo.constant"() {value = dense<-9.6277235491570797E-5> : tensor<f64>} : () -> tensor<f64>
    %239 = "stablehlo.broadcast_in_dim"(%238) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %240 = "stablehlo.add"(%237, %239) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %241 = "stablehlo.multiply"(%99, %240) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %242 = "stablehlo.subtract"(%241, %235) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %243 = "stablehlo.constant"() {value = dense<0.046777787069535323> : tensor<f64>} : () -> tensor<f64>
    %244 = "stablehlo.broadcast_in_dim"(%243) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %245 = "stablehlo.add"(%242, %244) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %246 = "stablehlo.multiply"(%245, %96) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %247 = "stablehlo.constant"() {value = dense<2.3561944901923448> : tensor<f64>} : () -> tensor<f64>
    %248 = "stablehlo.broadcast_in_dim"(%247) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %249 = "stablehlo.subtract"(%1, %248) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %250 = "stablehlo.cosine"(%249) : (tensor<262xf64>) -> tensor<262xf64>
    %251 = "stablehlo.multiply"(%169, %250) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %252 = "stablehlo.sine"(%249) : (tensor<262xf64>) -> tensor<262xf64>
    %253 = "stablehlo.multiply"(%246, %252) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %254 = "stablehlo.subtract"(%251, %253) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %255 = "stablehlo.multiply"(%254, %103) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %256 = "stablehlo.compare"(%0, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xi1>
    %257 = "stablehlo.negate"(%255) : (tensor<262xf64>) -> tensor<262xf64>
    %258 = "stablehlo.select"(%256, %257, %255) : (tensor<262xi1>, tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %259 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xi1>
    %260 = "stablehlo.select"(%259, %258, %95) : (tensor<262xi1>, tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %261 = "stablehlo.convert"(%260) : (tensor<262xf64>) -> tensor<262xf32>
    "func.return"(%261) : (tensor<262xf32>) -> ()
  }) : () -> ()
}) : () -> ()
