graph g inference
input %0 x1: f32[247]
%1 = aten.special_bessel_y1.default(%0) : f32[247] name=special_bessel_y1_default
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<247xf32>) -> tensor<247xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<247xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<247xf32>) -> tensor<247xf64>
    %1 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %3 = "stablehlo.divide"(%0, %2) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %4 = "stablehlo.multiply"(%3, %3) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %5 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %7 = "stablehlo.multiply"(%4, %6) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %8 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %10 = "stablehlo.subtract"(%7, %9) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %11 = "stablehlo.log"(%0) : (tensor<247xf64>) -> tensor<247xf64>
    %12 = "stablehlo.multiply"(%10, %6) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %13 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %15 = "stablehlo.multiply"(%12, %14) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %16 = "stablehlo.subtract"(%15, %14) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %17 = "stablehlo.constant"() {value = dense<-2.4441972916190464E-17> : tensor<f64>} : () -> tensor<f64>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %19 = "stablehlo.add"(%16, %18) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %20 = "stablehlo.multiply"(%12, %19) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %21 = "stablehlo.subtract"(%20, %14) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %22 = "stablehlo.constant"() {value = dense<1.4232144003513942E-15> : tensor<f64>} : () -> tensor<f64>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %24 = "stablehlo.add"(%21, %23) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %25 = "stablehlo.multiply"(%12, %24) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %26 = "stablehlo.subtract"(%25, %19) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %27 = "stablehlo.constant"() {value = dense<-7.2217552396517734E-14> : tensor<f64>} : () -> tensor<f64>
    %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %29 = "stablehlo.add"(%26, %28) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %30 = "stablehlo.multiply"(%12, %29) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %31 = "stablehlo.subtract"(%30, %24) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %32 = "stablehlo.constant"() {value = dense<3.1601545803480032E-12> : tensor<f64>} : () -> tensor<f64>
    %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %34 = "stablehlo.add"(%31, %33) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %35 = "stablehlo.multiply"(%12, %34) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %36 = "stablehlo.subtract"(%35, %29) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %37 = "stablehlo.constant"() {value = dense<-1.178026622695885E-10> : tensor<f64>} : () -> tensor<f64>
    %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %39 = "stablehlo.add"(%36, %38) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %40 = "stablehlo.multiply"(%12, %39) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %41 = "stablehlo.subtract"(%40, %34) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %42 = "stablehlo.constant"() {value = dense<3.6871337590971481E-9> : tensor<f64>} : () -> tensor<f64>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %44 = "stablehlo.add"(%41, %43) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %45 = "stablehlo.multiply"(%12, %44) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %46 = "stablehlo.subtract"(%45, %39) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %47 = "stablehlo.constant"() {value = dense<-9.5219847567504361E-8> : tensor<f64>} : () -> tensor<f64>
    %48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %49 = "stablehlo.add"(%46, %48) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %50 = "stablehlo.multiply"(%12, %49) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %51 = "stablehlo.subtract"(%50, %44) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %52 = "stablehlo.constant"() {value = dense<1.9858774049915165E-6> : tensor<f64>} : () -> tensor<f64>
    %53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %54 = "stablehlo.add"(%51, %53) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %55 = "stablehlo.multiply"(%12, %54) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %56 = "stablehlo.subtract"(%55, %49) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %57 = "stablehlo.constant"() {value = dense<-3.2555548668572587E-5> : tensor<f64>} : () -> tensor<f64>
    %58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %59 = "stablehlo.add"(%56, %58) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %60 = "stablehlo.multiply"(%12, %59) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %61 = "stablehlo.subtract"(%60, %54) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %62 = "stablehlo.constant"() {value = dense<4.050337728354822E-4> : tensor<f64>} : () -> tensor<f64>
    %63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %64 = "stablehlo.add"(%61, %63) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %65 = "stablehlo.multiply"(%12, %64) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %66 = "stablehlo.subtract"(%65, %59) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %67 = "stablehlo.constant"() {value = dense<-0.0036469406007692759> : tensor<f64>} : () -> tensor<f64>
    %68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %69 = "stablehlo.add"(%66, %68) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %70 = "stablehlo.multiply"(%12, %69) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %71 = "stablehlo.subtract"(%70, %64) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %72 = "stablehlo.constant"() {value = dense<0.022213639654966037> : tensor<f64>} : () -> tensor<f64>
    %73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %74 = "stablehlo.add"(%71, %73) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %75 = "stablehlo.multiply"(%12, %74) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %76 = "stablehlo.subtract"(%75, %69) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %77 = "stablehlo.constant"() {value = dense<-0.08268049176681791> : tensor<f64>} : () -> tensor<f64>
    %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %79 = "stablehlo.add"(%76, %78) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %80 = "stablehlo.multiply"(%12, %79) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %81 = "stablehlo.subtract"(%80, %74) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %82 = "stablehlo.constant"() {value = dense<0.16099926235720971> : tensor<f64>} : () -> tensor<f64>
    %83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %84 = "stablehlo.add"(%81, %83) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %85 = "stablehlo.multiply"(%12, %84) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %86 = "stablehlo.subtract"(%85, %79) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %87 = "stablehlo.constant"() {value = dense<-0.14897514506765211> : tensor<f64>} : () -> tensor<f64>
    %88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %89 = "stablehlo.add"(%86, %88) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %90 = "stablehlo.multiply"(%10, %89) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %91 = "stablehlo.subtract"(%90, %84) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %92 = "stablehlo.constant"() {value = dense<0.081044846325658115> : tensor<f64>} : () -> tensor<f64>
    %93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %94 = "stablehlo.add"(%91, %93) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %95 = "stablehlo.multiply"(%11, %94) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %96 = "stablehlo.multiply"(%95, %0) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %97 = "stablehlo.divide"(%9, %0) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %98 = "stablehlo.subtract"(%96, %97) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %99 = "stablehlo.multiply"(%10, %6) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %100 = "stablehlo.multiply"(%99, %14) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %101 = "stablehlo.subtract"(%100, %14) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %102 = "stablehlo.constant"() {value = dense<5.3466803857286703E-17> : tensor<f64>} : () -> tensor<f64>
    %103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %104 = "stablehlo.add"(%101, %103) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %105 = "stablehlo.multiply"(%99, %104) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %106 = "stablehlo.subtract"(%105, %14) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %107 = "stablehlo.constant"() {value = dense<-3.0511859694473254E-15> : tensor<f64>} : () -> tensor<f64>
    %108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %109 = "stablehlo.add"(%106, %108) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %110 = "stablehlo.multiply"(%99, %109) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %111 = "stablehlo.subtract"(%110, %104) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %112 = "stablehlo.constant"() {value = dense<1.51429151205002E-13> : tensor<f64>} : () -> tensor<f64>
    %113 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %114 = "stablehlo.add"(%111, %113) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %115 = "stablehlo.multiply"(%99, %114) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %116 = "stablehlo.subtract"(%115, %109) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %117 = "stablehlo.constant"() {value = dense<-6.4651518414115946E-12> : tensor<f64>} : () -> tensor<f64>
    %118 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %119 = "stablehlo.add"(%116, %118) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %120 = "stablehlo.multiply"(%99, %119) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %121 = "stablehlo.subtract"(%120, %114) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %122 = "stablehlo.constant"() {value = dense<2.3443379059115162E-10> : tensor<f64>} : () -> tensor<f64>
    %123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %124 = "stablehlo.add"(%121, %123) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %125 = "stablehlo.multiply"(%99, %124) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %126 = "stablehlo.subtract"(%125, %119) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %127 = "stablehlo.constant"() {value = dense<-7.1105500498992796E-9> : tensor<f64>} : () -> tensor<f64>
    %128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %129 = "stablehlo.add"(%126, %128) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %130 = "stablehlo.multiply"(%99, %129) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %131 = "stablehlo.subtract"(%130, %124) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %132 = "stablehlo.constant"() {value = dense<1.7707804556154404E-7> : tensor<f64>} : () -> tensor<f64>
    %133 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %134 = "stablehlo.add"(%131, %133) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %135 = "stablehlo.multiply"(%99, %134) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %136 = "stablehlo.subtract"(%135, %129) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %137 = "stablehlo.constant"() {value = dense<-3.5380800186893499E-6> : tensor<f64>} : () -> tensor<f64>
    %138 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %139 = "stablehlo.add"(%136, %138) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %140 = "stablehlo.multiply"(%99, %139) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %141 = "stablehlo.subtract"(%140, %134) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %142 = "stablehlo.constant"() {value = dense<5.5059828733387439E-5> : tensor<f64>} : () -> tensor<f64>
    %143 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %144 = "stablehlo.add"(%141, %143) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %145 = "stablehlo.multiply"(%99, %144) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %146 = "stablehlo.subtract"(%145, %139) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %147 = "stablehlo.constant"() {value = dense<-6.414551451326356E-4> : tensor<f64>} : () -> tensor<f64>
    %148 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %149 = "stablehlo.add"(%146, %148) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %150 = "stablehlo.multiply"(%99, %149) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %151 = "stablehlo.subtract"(%150, %144) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %152 = "stablehlo.constant"() {value = dense<0.0052898975441671133> : tensor<f64>} : () -> tensor<f64>
    %153 = "stablehlo.broadcast_in_dim"(%152) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %154 = "stablehlo.add"(%151, %153) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %155 = "stablehlo.multiply"(%99, %154) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %156 = "stablehlo.subtract"(%155, %149) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %157 = "stablehlo.constant"() {value = dense<-0.028328123944594365> : tensor<f64>} : () -> tensor<f64>
    %158 = "stablehlo.broadcast_in_dim"(%157) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %159 = "stablehlo.add"(%156, %158) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %160 = "stablehlo.multiply"(%99, %159) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %161 = "stablehlo.subtract"(%160, %154) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %162 = "stablehlo.constant"() {value = dense<0.084451972596523455> : tensor<f64>} : () -> tensor<f64>
    %163 = "stablehlo.broadcast_in_dim"(%162) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %164 = "stablehlo.add"(%161, %163) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %165 = "stablehlo.multiply"(%99, %164) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %166 = "stablehlo.subtract"(%165, %159) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %167 = "stablehlo.constant"() {value = dense<-0.095912045360830742> : tensor<f64>} : () -> tensor<f64>
    %168 = "stablehlo.broadcast_in_dim"(%167) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %169 = "stablehlo.add"(%166, %168) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %170 = "stablehlo.multiply"(%99, %169) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %171 = "stablehlo.subtract"(%170, %164) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %172 = "stablehlo.constant"() {value = dense<-0.016087173047668751> : tensor<f64>} : () -> tensor<f64>
    %173 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %174 = "stablehlo.add"(%171, %173) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %175 = "stablehlo.multiply"(%10, %174) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %176 = "stablehlo.subtract"(%175, %169) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %177 = "stablehlo.constant"() {value = dense<0.0025380132357417816> : tensor<f64>} : () -> tensor<f64>
    %178 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %179 = "stablehlo.add"(%176, %178) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %180 = "stablehlo.multiply"(%179, %0) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %181 = "stablehlo.constant"() {value = dense<0.63661977236758138> : tensor<f64>} : () -> tensor<f64>
    %182 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %183 = "stablehlo.multiply"(%98, %182) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %184 = "stablehlo.add"(%180, %183) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %185 = "stablehlo.divide"(%2, %0) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %186 = "stablehlo.multiply"(%185, %185) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %187 = "stablehlo.multiply"(%186, %6) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %188 = "stablehlo.subtract"(%187, %9) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %189 = "stablehlo.divide"(%182, %0) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %190 = "stablehlo.sqrt"(%189) : (tensor<247xf64>) -> tensor<247xf64>
    %191 = "stablehlo.multiply"(%188, %6) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %192 = "stablehlo.multiply"(%191, %14) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %193 = "stablehlo.subtract"(%192, %14) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %194 = "stablehlo.constant"() {value = dense<-1.7312313216116335E-17> : tensor<f64>} : () -> tensor<f64>
    %195 = "stablehlo.broadcast_in_dim"(%194) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %196 = "stablehlo.add"(%193, %195) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %197 = "stablehlo.multiply"(%191, %196) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %198 = "stablehlo.subtract"(%197, %14) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %199 = "stablehlo.constant"() {value = dense<1.0667689114335412E-16> : tensor<f64>} : () -> tensor<f64>
    %200 = "stablehlo.broadcast_in_dim"(%199) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %201 = "stablehlo.add"(%198, %200) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %202 = "stablehlo.multiply"(%191, %201) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %203 = "stablehlo.subtract"(%202, %196) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %204 = "stablehlo.constant"() {value = dense<-7.2211808422740179E-16> : tensor<f64>} : () -> tensor<f64>
    %205 = "stablehlo.broadcast_in_dim"(%204) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %206 = "stablehlo.add"(%203, %205) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %207 = "stablehlo.multiply"(%191, %206) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %208 = "stablehlo.subtract"(%207, %201) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %209 = "stablehlo.constant"() {value = dense<5.4526748960447171E-15> : tensor<f64>} : () -> tensor<f64>
    %210 = "stablehlo.broadcast_in_dim"(%209) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %211 = "stablehlo.add"(%208, %210) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %212 = "stablehlo.multiply"(%191, %211) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %213 = "stablehlo.subtract"(%212, %206) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %214 = "stablehlo.constant"() {value = dense<-4.6842237839904895E-14> : tensor<f64>} : () -> tensor<f64>
    %215 = "stablehlo.broadcast_in_dim"(%214) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %216 = "stablehlo.add"(%213, %215) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %217 = "stablehlo.multiply"(%191, %216) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %218 = "stablehlo.subtract"(%217, %211) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %219 = "stablehlo.constant"() {value = dense<4.699195515230542E-13> : tensor<f64>} : () -> tensor<f64>
    %220 = "stablehlo.broadcast_in_dim"(%219) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %221 = "stablehlo.add"(%218, %220) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %222 = "stablehlo.multiply"(%191, %221) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %223 = "stablehlo.subtract"(%222, %216) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %224 = "stablehlo.constant"() {value = dense<-5.7048636403956448E-12> : tensor<f64>} : () -> tensor<f64>
    %225 = "stablehlo.broadcast_in_dim"(%224) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %226 = "stablehlo.add"(%223, %225) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %227 = "stablehlo.multiply"(%191, %226) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %228 = "stablehlo.subtract"(%227, %221) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %229 = "stablehlo.constant"() {value = dense<8.8168986595823391E-11> : tensor<f64>} : () -> tensor<f64>
    %230 = "stablehlo.broadcast_in_dim"(%229) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %231 = "stablehlo.add"(%228, %230) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %232 = "stablehlo.multiply"(%191, %231) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %233 = "stablehlo.subtract"(%232, %226) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %234 = "stablehlo.constant"() {value = dense<-1.8718907491063067E-9> : tensor<f64>} : () -> tensor<f64>
    %235 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %236 = "stablehlo.add"(%233, %235) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %237 = "stablehlo.multiply"(%191, %236) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %238 = "stablehlo.subtract"(%237, %231) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %239 = "stablehlo.constant"() {value = dense<6.1776339606442988E-8> : tensor<f64>} : () -> tensor<f64>
    %240 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %241 = "stablehlo.add"(%238, %240) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %242 = "stablehlo.multiply"(%191, %241) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %243 = "stablehlo.subtract"(%242, %236) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %244 = "stablehlo.constant"() {value = dense<-3.9872843004889084E-6> : tensor<f64>} : () -> tensor<f64>
    %245 = "stablehlo.broadcast_in_dim"(%244) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %246 = "stablehlo.add"(%243, %245) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %247 = "stablehlo.multiply"(%191, %246) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %248 = "stablehlo.subtract"(%247, %241) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %249 = "stablehlo.constant"() {value = dense<8.9898983308594083E-4> : tensor<f64>} : () -> tensor<f64>
    %250 = "stablehlo.broadcast_in_dim"(%249) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %251 = "stablehlo.add"(%248, %250) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %252 = "stablehlo.multiply"(%188, %251) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %253 = "stablehlo.subtract"(%252, %246) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %254 = "stablehlo.constant"() {value = dense<1.0009030408600137> : tensor<f64>} : () -> tensor<f64>
    %255 = "stablehlo.broadcast_in_dim"(%254) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %256 = "stablehlo.add"(%253, %255) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %257 = "stablehlo.multiply"(%188, %6) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %258 = "stablehlo.multiply"(%257, %14) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %259 = "stablehlo.subtract"(%258, %14) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %260 = "stablehlo.constant"() {value = dense<6.5240811495892607E-19> : tensor<f64>} : () -> tensor<f64>
    %261 = "stablehlo.broadcast_in_dim"(%260) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %262 = "stablehlo.add"(%259, %261) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %263 = "stablehlo.multiply"(%257, %262) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %264 = "stablehlo.subtract"(%263, %14) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %265 = "stablehlo.constant"() {value = dense<-3.2834519872981614E-18> : tensor<f64>} : () -> tensor<f64>
    %266 = "stablehlo.broadcast_in_dim"(%265) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %267 = "stablehlo.add"(%264, %266) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %268 = "stablehlo.multiply"(%257, %267) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %269 = "stablehlo.subtract"(%268, %262) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %270 = "stablehlo.constant"() {value = dense<1.7676355487764791E-17> : tensor<f64>} : () -> tensor<f64>
    %271 = "stablehlo.broadcast_in_dim"(%270) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %272 = "stablehlo.add"(%269, %271) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %273 = "stablehlo.multiply"(%257, %272) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %274 = "stablehlo.subtract"(%273, %267) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %275 = "stablehlo.constant"() {value = dense<-1.0269147531823243E-16> : tensor<f64>} : () -> tensor<f64>
    %276 = "stablehlo.broadcast_in_dim"(%275) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %277 = "stablehlo.add"(%274, %276) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %278 = "stablehlo.multiply"(%257, %277) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %279 = "stablehlo.subtract"(%278, %272) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %280 = "stablehlo.constant"() {value = dense<6.5082829577833837E-16> : tensor<f64>} : () -> tensor<f64>
    %281 = "stablehlo.broadcast_in_dim"(%280) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %282 = "stablehlo.add"(%279, %281) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %283 = "stablehlo.multiply"(%257, %282) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %284 = "stablehlo.subtract"(%283, %277) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %285 = "stablehlo.constant"() {value = dense<-4.5612523950772974E-15> : tensor<f64>} : () -> tensor<f64>
    %286 = "stablehlo.broadcast_in_dim"(%285) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %287 = "stablehlo.add"(%284, %286) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %288 = "stablehlo.multiply"(%257, %287) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %289 = "stablehlo.subtract"(%288, %282) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %290 = "stablehlo.constant"() {value = dense<3.5967765829165294E-14> : tensor<f64>} : () -> tensor<f64>
    %291 = "stablehlo.broadcast_in_dim"(%290) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %292 = "stablehlo.add"(%289, %291) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %293 = "stablehlo.multiply"(%257, %292) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %294 = "stablehlo.subtract"(%293, %287) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %295 = "stablehlo.constant"() {value = dense<-3.2643156743279E-13> : tensor<f64>} : () -> tensor<f64>
    %296 = "stablehlo.broadcast_in_dim"(%295) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %297 = "stablehlo.add"(%294, %296) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %298 = "stablehlo.multiply"(%257, %297) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %299 = "stablehlo.subtract"(%298, %292) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %300 = "stablehlo.constant"() {value = dense<3.5152187949686082E-12> : tensor<f64>} : () -> tensor<f64>
    %301 = "stablehlo.broadcast_in_dim"(%300) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %302 = "stablehlo.add"(%299, %301) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %303 = "stablehlo.multiply"(%257, %302) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %304 = "stablehlo.subtract"(%303, %297) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %305 = "stablehlo.constant"() {value = dense<-4.6863636881769453E-11> : tensor<f64>} : () -> tensor<f64>
    %306 = "stablehlo.broadcast_in_dim"(%305) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %307 = "stablehlo.add"(%304, %306) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %308 = "stablehlo.multiply"(%257, %307) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %309 = "stablehlo.subtract"(%308, %302) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %310 = "stablehlo.constant"() {value = dense<8.2291933276505541E-10> : tensor<f64>} : () -> tensor<f64>
    %311 = "stablehlo.broadcast_in_dim"(%310) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %312 = "stablehlo.add"(%309, %311) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %313 = "stablehlo.multiply"(%257, %312) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %314 = "stablehlo.subtract"(%313, %307) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %315 = "stablehlo.constant"() {value = dense<-2.0959781384083424E-8> : tensor<f64>} : () -> tensor<f64>
    %316 = "stablehlo.broadcast_in_dim"(%315) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %317 = "stablehlo.add"(%314, %316) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %318 = "stablehlo.multiply"(%257, %317) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %319 = "stablehlo.subtract"(%318, %312) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %320 = "stablehlo.constant"() {value = dense<9.1386152579554545E-7> : tensor<f64>} : () -> tensor<f64>
    %321 = "stablehlo.broadcast_in_dim"(%320) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %322 = "stablehlo.add"(%319, %321) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %323 = "stablehlo.multiply"(%257, %322) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %324 = "stablehlo.subtract"(%323, %317) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %325 = "stablehlo.constant"() {value = dense<-9.6277235491570797E-5> : tensor<f64>} : () -> tensor<f64>
    %326 = "stablehlo.broadcast_in_dim"(%325) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %327 = "stablehlo.add"(%324, %326) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %328 = "stablehlo.multiply"(%188, %327) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %329 = "stablehlo.subtract"(%328, %322) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %330 = "stablehlo.constant"() {value = dense<0.046777787069535323> : tensor<f64>} : () -> tensor<f64>
    %331 = "stablehlo.broadcast_in_dim"(%330) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %332 = "stablehlo.add"(%329, %331) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %333 = "stablehlo.multiply"(%332, %185) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %334 = "stablehlo.constant"() {value = dense<2.3561944901923448> : tensor<f64>} : () -> tensor<f64>
    %335 = "stablehlo.broadcast_in_dim"(%334) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %336 = "stablehlo.subtract"(%0, %335) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %337 = "stablehlo.sine"(%336) : (tensor<247xf64>) -> tensor<247xf64>
    %338 = "stablehlo.multiply"(%256, %337) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %339 = "stablehlo.cosine"(%336) : (tensor<247xf64>) -> tensor<247xf64>
    %340 = "stablehlo.multiply"(%333, %339) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %341 = "stablehlo.add"(%338, %340) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %342 = "stablehlo.multiply"(%341, %190) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %343 = "stablehlo.compare"(%0, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xi1>
    %344 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %345 = "stablehlo.broadcast_in_dim"(%344) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %346 = "stablehlo.select"(%343, %345, %184) : (tensor<247xi1>, tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %347 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xi1>
    %348 = "stablehlo.select"(%347, %342, %346) : (tensor<247xi1>, tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %349 = "stablehlo.convert"(%348) : (tensor<247xf64>) -> tensor<247xf32>
    "func.return"(%349) : (tensor<247xf32>) -> ()
  }) : () -> ()
}) : () -> ()
