graph g inference
input %0 x1: f32[262]
%1 = aten.special_bessel_j0.default(%0) : f32[262] name=special_bessel_j0_default
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<262xf32>) -> tensor<262xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<262xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<262xf32>) -> tensor<262xf64>
    %1 = "stablehlo.abs"(%0) : (tensor<262xf64>) -> tensor<262xf64>
    %2 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %4 = "stablehlo.divide"(%3, %1) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %5 = "stablehlo.multiply"(%4, %4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %6 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %8 = "stablehlo.multiply"(%5, %7) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %9 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %11 = "stablehlo.subtract"(%8, %10) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %12 = "stablehlo.constant"() {value = dense<0.63661977236758138> : tensor<f64>} : () -> tensor<f64>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %14 = "stablehlo.divide"(%13, %1) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %15 = "stablehlo.sqrt"(%14) : (tensor<262xf64>) -> tensor<262xf64>
    %16 = "stablehlo.multiply"(%11, %7) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %17 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %20 = "stablehlo.subtract"(%19, %18) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %21 = "stablehlo.constant"() {value = dense<1.6305919233744186E-17> : tensor<f64>} : () -> tensor<f64>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %23 = "stablehlo.add"(%20, %22) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %24 = "stablehlo.multiply"(%16, %23) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %25 = "stablehlo.subtract"(%24, %18) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %26 = "stablehlo.constant"() {value = dense<-1.0011513723467786E-16> : tensor<f64>} : () -> tensor<f64>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %28 = "stablehlo.add"(%25, %27) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %29 = "stablehlo.multiply"(%16, %28) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %30 = "stablehlo.subtract"(%29, %23) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %31 = "stablehlo.constant"() {value = dense<6.7480722157338734E-16> : tensor<f64>} : () -> tensor<f64>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %33 = "stablehlo.add"(%30, %32) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %34 = "stablehlo.multiply"(%16, %33) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %35 = "stablehlo.subtract"(%34, %28) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %36 = "stablehlo.constant"() {value = dense<-5.0690340959352359E-15> : tensor<f64>} : () -> tensor<f64>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %38 = "stablehlo.add"(%35, %37) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %39 = "stablehlo.multiply"(%16, %38) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %40 = "stablehlo.subtract"(%39, %33) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %41 = "stablehlo.constant"() {value = dense<4.3265957431549404E-14> : tensor<f64>} : () -> tensor<f64>
    %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %43 = "stablehlo.add"(%40, %42) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %44 = "stablehlo.multiply"(%16, %43) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %45 = "stablehlo.subtract"(%44, %38) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %46 = "stablehlo.constant"() {value = dense<-4.3045788699253914E-13> : tensor<f64>} : () -> tensor<f64>
    %47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %48 = "stablehlo.add"(%45, %47) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %49 = "stablehlo.multiply"(%16, %48) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %50 = "stablehlo.subtract"(%49, %43) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %51 = "stablehlo.constant"() {value = dense<5.1682623873491928E-12> : tensor<f64>} : () -> tensor<f64>
    %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %53 = "stablehlo.add"(%50, %52) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %54 = "stablehlo.multiply"(%16, %53) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %55 = "stablehlo.subtract"(%54, %48) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %56 = "stablehlo.constant"() {value = dense<-7.8640913772370698E-11> : tensor<f64>} : () -> tensor<f64>
    %57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %58 = "stablehlo.add"(%55, %57) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %59 = "stablehlo.multiply"(%16, %58) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %60 = "stablehlo.subtract"(%59, %53) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %61 = "stablehlo.constant"() {value = dense<1.6306464635151382E-9> : tensor<f64>} : () -> tensor<f64>
    %62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %63 = "stablehlo.add"(%60, %62) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %64 = "stablehlo.multiply"(%16, %63) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %65 = "stablehlo.subtract"(%64, %58) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %66 = "stablehlo.constant"() {value = dense<-5.1705945376060975E-8> : tensor<f64>} : () -> tensor<f64>
    %67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %68 = "stablehlo.add"(%65, %67) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %69 = "stablehlo.multiply"(%16, %68) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %70 = "stablehlo.subtract"(%69, %63) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %71 = "stablehlo.constant"() {value = dense<3.0751847875194745E-6> : tensor<f64>} : () -> tensor<f64>
    %72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %73 = "stablehlo.add"(%70, %72) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %74 = "stablehlo.multiply"(%16, %73) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %75 = "stablehlo.subtract"(%74, %68) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %76 = "stablehlo.constant"() {value = dense<-5.3652204681321172E-4> : tensor<f64>} : () -> tensor<f64>
    %77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %78 = "stablehlo.add"(%75, %77) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %79 = "stablehlo.multiply"(%11, %78) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %80 = "stablehlo.subtract"(%79, %73) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %81 = "stablehlo.constant"() {value = dense<0.99946034934751871> : tensor<f64>} : () -> tensor<f64>
    %82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %83 = "stablehlo.add"(%80, %82) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %84 = "stablehlo.multiply"(%11, %7) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %85 = "stablehlo.multiply"(%84, %18) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %86 = "stablehlo.subtract"(%85, %18) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %87 = "stablehlo.constant"() {value = dense<-6.1911157873581446E-19> : tensor<f64>} : () -> tensor<f64>
    %88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %89 = "stablehlo.add"(%86, %88) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %90 = "stablehlo.multiply"(%84, %89) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %91 = "stablehlo.subtract"(%90, %18) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %92 = "stablehlo.constant"() {value = dense<3.1082440486738143E-18> : tensor<f64>} : () -> tensor<f64>
    %93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %94 = "stablehlo.add"(%91, %93) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %95 = "stablehlo.multiply"(%84, %94) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %96 = "stablehlo.subtract"(%95, %89) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %97 = "stablehlo.constant"() {value = dense<-1.6686065214378146E-17> : tensor<f64>} : () -> tensor<f64>
    %98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %99 = "stablehlo.add"(%96, %98) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %100 = "stablehlo.multiply"(%84, %99) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %101 = "stablehlo.subtract"(%100, %94) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %102 = "stablehlo.constant"() {value = dense<9.6621289703032567E-17> : tensor<f64>} : () -> tensor<f64>
    %103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %104 = "stablehlo.add"(%101, %103) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %105 = "stablehlo.multiply"(%84, %104) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %106 = "stablehlo.subtract"(%105, %99) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %107 = "stablehlo.constant"() {value = dense<-6.0999301316400496E-16> : tensor<f64>} : () -> tensor<f64>
    %108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %109 = "stablehlo.add"(%106, %108) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %110 = "stablehlo.multiply"(%84, %109) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %111 = "stablehlo.subtract"(%110, %104) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %112 = "stablehlo.constant"() {value = dense<4.2552250402454608E-15> : tensor<f64>} : () -> tensor<f64>
    %113 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %114 = "stablehlo.add"(%111, %113) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %115 = "stablehlo.multiply"(%84, %114) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %116 = "stablehlo.subtract"(%115, %109) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %117 = "stablehlo.constant"() {value = dense<-3.3363281853224267E-14> : tensor<f64>} : () -> tensor<f64>
    %118 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %119 = "stablehlo.add"(%116, %118) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %120 = "stablehlo.multiply"(%84, %119) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %121 = "stablehlo.subtract"(%120, %114) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %122 = "stablehlo.constant"() {value = dense<3.0061451253517062E-13> : tensor<f64>} : () -> tensor<f64>
    %123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %124 = "stablehlo.add"(%121, %123) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %125 = "stablehlo.multiply"(%84, %124) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %126 = "stablehlo.subtract"(%125, %119) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %127 = "stablehlo.constant"() {value = dense<-3.2067474209966348E-12> : tensor<f64>} : () -> tensor<f64>
    %128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %129 = "stablehlo.add"(%126, %128) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %130 = "stablehlo.multiply"(%84, %129) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %131 = "stablehlo.subtract"(%130, %124) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %132 = "stablehlo.constant"() {value = dense<4.2201219046687385E-11> : tensor<f64>} : () -> tensor<f64>
    %133 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %134 = "stablehlo.add"(%131, %133) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %135 = "stablehlo.multiply"(%84, %134) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %136 = "stablehlo.subtract"(%135, %129) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %137 = "stablehlo.constant"() {value = dense<-7.2719159368663201E-10> : tensor<f64>} : () -> tensor<f64>
    %138 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %139 = "stablehlo.add"(%136, %138) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %140 = "stablehlo.multiply"(%84, %139) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %141 = "stablehlo.subtract"(%140, %134) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %142 = "stablehlo.constant"() {value = dense<1.7972457247968992E-8> : tensor<f64>} : () -> tensor<f64>
    %143 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %144 = "stablehlo.add"(%141, %143) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %145 = "stablehlo.multiply"(%84, %144) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %146 = "stablehlo.subtract"(%145, %139) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %147 = "stablehlo.constant"() {value = dense<-7.4144984110606469E-7> : tensor<f64>} : () -> tensor<f64>
    %148 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %149 = "stablehlo.add"(%146, %148) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %150 = "stablehlo.multiply"(%84, %149) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %151 = "stablehlo.subtract"(%150, %144) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %152 = "stablehlo.constant"() {value = dense<6.8385199426116493E-5> : tensor<f64>} : () -> tensor<f64>
    %153 = "stablehlo.broadcast_in_dim"(%152) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %154 = "stablehlo.add"(%151, %153) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %155 = "stablehlo.multiply"(%11, %154) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %156 = "stablehlo.subtract"(%155, %149) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %157 = "stablehlo.constant"() {value = dense<-0.015555854605337009> : tensor<f64>} : () -> tensor<f64>
    %158 = "stablehlo.broadcast_in_dim"(%157) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %159 = "stablehlo.add"(%156, %158) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %160 = "stablehlo.multiply"(%159, %4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %161 = "stablehlo.constant"() {value = dense<0.78539816339744828> : tensor<f64>} : () -> tensor<f64>
    %162 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %163 = "stablehlo.subtract"(%1, %162) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %164 = "stablehlo.cosine"(%163) : (tensor<262xf64>) -> tensor<262xf64>
    %165 = "stablehlo.multiply"(%83, %164) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %166 = "stablehlo.sine"(%163) : (tensor<262xf64>) -> tensor<262xf64>
    %167 = "stablehlo.multiply"(%160, %166) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %168 = "stablehlo.subtract"(%165, %167) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %169 = "stablehlo.multiply"(%168, %15) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %170 = "stablehlo.divide"(%1, %3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %171 = "stablehlo.multiply"(%170, %170) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %172 = "stablehlo.multiply"(%171, %7) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %173 = "stablehlo.subtract"(%172, %10) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %174 = "stablehlo.multiply"(%173, %7) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %175 = "stablehlo.multiply"(%174, %18) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %176 = "stablehlo.subtract"(%175, %18) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %177 = "stablehlo.constant"() {value = dense<1.2218515873961411E-17> : tensor<f64>} : () -> tensor<f64>
    %178 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %179 = "stablehlo.add"(%176, %178) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %180 = "stablehlo.multiply"(%174, %179) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %181 = "stablehlo.subtract"(%180, %18) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %182 = "stablehlo.constant"() {value = dense<-7.5885081254475459E-16> : tensor<f64>} : () -> tensor<f64>
    %183 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %184 = "stablehlo.add"(%181, %183) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %185 = "stablehlo.multiply"(%174, %184) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %186 = "stablehlo.subtract"(%185, %179) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %187 = "stablehlo.constant"() {value = dense<4.1253205956343741E-14> : tensor<f64>} : () -> tensor<f64>
    %188 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %189 = "stablehlo.add"(%186, %188) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %190 = "stablehlo.multiply"(%174, %189) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %191 = "stablehlo.subtract"(%190, %184) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %192 = "stablehlo.constant"() {value = dense<-1.9438346867370164E-12> : tensor<f64>} : () -> tensor<f64>
    %193 = "stablehlo.broadcast_in_dim"(%192) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %194 = "stablehlo.add"(%191, %193) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %195 = "stablehlo.multiply"(%174, %194) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %196 = "stablehlo.subtract"(%195, %189) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %197 = "stablehlo.constant"() {value = dense<7.8486963144794648E-11> : tensor<f64>} : () -> tensor<f64>
    %198 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %199 = "stablehlo.add"(%196, %198) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %200 = "stablehlo.multiply"(%174, %199) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %201 = "stablehlo.subtract"(%200, %194) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %202 = "stablehlo.constant"() {value = dense<-2.6792535305576728E-9> : tensor<f64>} : () -> tensor<f64>
    %203 = "stablehlo.broadcast_in_dim"(%202) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %204 = "stablehlo.add"(%201, %203) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %205 = "stablehlo.multiply"(%174, %204) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %206 = "stablehlo.subtract"(%205, %199) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %207 = "stablehlo.constant"() {value = dense<7.6081635924187821E-8> : tensor<f64>} : () -> tensor<f64>
    %208 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %209 = "stablehlo.add"(%206, %208) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %210 = "stablehlo.multiply"(%174, %209) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %211 = "stablehlo.subtract"(%210, %204) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %212 = "stablehlo.constant"() {value = dense<-1.7619469077621507E-6> : tensor<f64>} : () -> tensor<f64>
    %213 = "stablehlo.broadcast_in_dim"(%212) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %214 = "stablehlo.add"(%211, %213) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %215 = "stablehlo.multiply"(%174, %214) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %216 = "stablehlo.subtract"(%215, %209) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %217 = "stablehlo.constant"() {value = dense<3.2460328821005083E-5> : tensor<f64>} : () -> tensor<f64>
    %218 = "stablehlo.broadcast_in_dim"(%217) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %219 = "stablehlo.add"(%216, %218) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %220 = "stablehlo.multiply"(%174, %219) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %221 = "stablehlo.subtract"(%220, %214) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %222 = "stablehlo.constant"() {value = dense<-4.6062616620627504E-4> : tensor<f64>} : () -> tensor<f64>
    %223 = "stablehlo.broadcast_in_dim"(%222) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %224 = "stablehlo.add"(%221, %223) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %225 = "stablehlo.multiply"(%174, %224) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %226 = "stablehlo.subtract"(%225, %219) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %227 = "stablehlo.constant"() {value = dense<0.0048191800694676046> : tensor<f64>} : () -> tensor<f64>
    %228 = "stablehlo.broadcast_in_dim"(%227) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %229 = "stablehlo.add"(%226, %228) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %230 = "stablehlo.multiply"(%174, %229) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %231 = "stablehlo.subtract"(%230, %224) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %232 = "stablehlo.constant"() {value = dense<-0.034893769411408884> : tensor<f64>} : () -> tensor<f64>
    %233 = "stablehlo.broadcast_in_dim"(%232) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %234 = "stablehlo.add"(%231, %233) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %235 = "stablehlo.multiply"(%174, %234) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %236 = "stablehlo.subtract"(%235, %229) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %237 = "stablehlo.constant"() {value = dense<0.15806710233209725> : tensor<f64>} : () -> tensor<f64>
    %238 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %239 = "stablehlo.add"(%236, %238) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %240 = "stablehlo.multiply"(%174, %239) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %241 = "stablehlo.subtract"(%240, %234) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %242 = "stablehlo.constant"() {value = dense<-0.37009499387264977> : tensor<f64>} : () -> tensor<f64>
    %243 = "stablehlo.broadcast_in_dim"(%242) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %244 = "stablehlo.add"(%241, %243) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %245 = "stablehlo.multiply"(%174, %244) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %246 = "stablehlo.subtract"(%245, %239) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %247 = "stablehlo.constant"() {value = dense<0.2651786132033368> : tensor<f64>} : () -> tensor<f64>
    %248 = "stablehlo.broadcast_in_dim"(%247) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %249 = "stablehlo.add"(%246, %248) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %250 = "stablehlo.multiply"(%174, %249) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %251 = "stablehlo.subtract"(%250, %244) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %252 = "stablehlo.constant"() {value = dense<-0.0087234423528522211> : tensor<f64>} : () -> tensor<f64>
    %253 = "stablehlo.broadcast_in_dim"(%252) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %254 = "stablehlo.add"(%251, %253) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %255 = "stablehlo.multiply"(%173, %254) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %256 = "stablehlo.subtract"(%255, %249) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %257 = "stablehlo.constant"() {value = dense<0.15772797147489012> : tensor<f64>} : () -> tensor<f64>
    %258 = "stablehlo.broadcast_in_dim"(%257) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %259 = "stablehlo.add"(%256, %258) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %260 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xi1>
    %261 = "stablehlo.select"(%260, %169, %259) : (tensor<262xi1>, tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %262 = "stablehlo.convert"(%261) : (tensor<262xf64>) -> tensor<262xf32>
    "func.return"(%262) : (tensor<262xf32>) -> ()
  }) : () -> ()
}) : () -> ()
