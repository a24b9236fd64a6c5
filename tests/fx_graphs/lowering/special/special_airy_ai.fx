graph g inference
input %0 x1: f32[262]
%1 = aten.special_airy_ai.default(%0) : f32[262] name=special_airy_ai_default
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<262xf32>) -> tensor<262xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<262xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<262xf32>) -> tensor<262xf64>
    %1 = "stablehlo.abs"(%0) : (tensor<262xf64>) -> tensor<262xf64>
    %2 = "stablehlo.sqrt"(%1) : (tensor<262xf64>) -> tensor<262xf64>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %4 = "stablehlo.constant"() {value = dense<0.66666666666666663> : tensor<f64>} : () -> tensor<f64>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %6 = "stablehlo.multiply"(%3, %5) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %7 = "stablehlo.sqrt"(%2) : (tensor<262xf64>) -> tensor<262xf64>
    %8 = "stablehlo.constant"() {value = dense<3.7712361663282534> : tensor<f64>} : () -> tensor<f64>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %10 = "stablehlo.divide"(%9, %6) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %11 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %13 = "stablehlo.subtract"(%10, %12) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %14 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %16 = "stablehlo.multiply"(%13, %15) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %17 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %20 = "stablehlo.subtract"(%19, %18) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %21 = "stablehlo.constant"() {value = dense<1.1326462271400218E-17> : tensor<f64>} : () -> tensor<f64>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %23 = "stablehlo.add"(%20, %22) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %24 = "stablehlo.multiply"(%16, %23) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %25 = "stablehlo.subtract"(%24, %18) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %26 = "stablehlo.constant"() {value = dense<-3.5701443651092082E-17> : tensor<f64>} : () -> tensor<f64>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %28 = "stablehlo.add"(%25, %27) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %29 = "stablehlo.multiply"(%16, %28) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %30 = "stablehlo.subtract"(%29, %23) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %31 = "stablehlo.constant"() {value = dense<1.1471616156264618E-16> : tensor<f64>} : () -> tensor<f64>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %33 = "stablehlo.add"(%30, %32) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %34 = "stablehlo.multiply"(%16, %33) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %35 = "stablehlo.subtract"(%34, %28) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %36 = "stablehlo.constant"() {value = dense<-3.7626070399357594E-16> : tensor<f64>} : () -> tensor<f64>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %38 = "stablehlo.add"(%35, %37) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %39 = "stablehlo.multiply"(%16, %38) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %40 = "stablehlo.subtract"(%39, %33) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %41 = "stablehlo.constant"() {value = dense<1.2616239319898747E-15> : tensor<f64>} : () -> tensor<f64>
    %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %43 = "stablehlo.add"(%40, %42) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %44 = "stablehlo.multiply"(%16, %43) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %45 = "stablehlo.subtract"(%44, %38) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %46 = "stablehlo.constant"() {value = dense<-4.3319793049558056E-15> : tensor<f64>} : () -> tensor<f64>
    %47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %48 = "stablehlo.add"(%45, %47) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %49 = "stablehlo.multiply"(%16, %48) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %50 = "stablehlo.subtract"(%49, %43) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %51 = "stablehlo.constant"() {value = dense<1.526165619010181E-14> : tensor<f64>} : () -> tensor<f64>
    %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %53 = "stablehlo.add"(%50, %52) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %54 = "stablehlo.multiply"(%16, %53) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %55 = "stablehlo.subtract"(%54, %48) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %56 = "stablehlo.constant"() {value = dense<-5.5289997821597797E-14> : tensor<f64>} : () -> tensor<f64>
    %57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %58 = "stablehlo.add"(%55, %57) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %59 = "stablehlo.multiply"(%16, %58) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %60 = "stablehlo.subtract"(%59, %53) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %61 = "stablehlo.constant"() {value = dense<2.0651347541109665E-13> : tensor<f64>} : () -> tensor<f64>
    %62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %63 = "stablehlo.add"(%60, %62) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %64 = "stablehlo.multiply"(%16, %63) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %65 = "stablehlo.subtract"(%64, %58) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %66 = "stablehlo.constant"() {value = dense<-7.9768135595596028E-13> : tensor<f64>} : () -> tensor<f64>
    %67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %68 = "stablehlo.add"(%65, %67) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %69 = "stablehlo.multiply"(%16, %68) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %70 = "stablehlo.subtract"(%69, %63) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %71 = "stablehlo.constant"() {value = dense<3.1978547149289153E-12> : tensor<f64>} : () -> tensor<f64>
    %72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %73 = "stablehlo.add"(%70, %72) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %74 = "stablehlo.multiply"(%16, %73) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %75 = "stablehlo.subtract"(%74, %68) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %76 = "stablehlo.constant"() {value = dense<-1.3363584416519756E-11> : tensor<f64>} : () -> tensor<f64>
    %77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %78 = "stablehlo.add"(%75, %77) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %79 = "stablehlo.multiply"(%16, %78) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %80 = "stablehlo.subtract"(%79, %73) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %81 = "stablehlo.constant"() {value = dense<5.8522977828389978E-11> : tensor<f64>} : () -> tensor<f64>
    %82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %83 = "stablehlo.add"(%80, %82) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %84 = "stablehlo.multiply"(%16, %83) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %85 = "stablehlo.subtract"(%84, %78) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %86 = "stablehlo.constant"() {value = dense<-2.703558037129289E-10> : tensor<f64>} : () -> tensor<f64>
    %87 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %88 = "stablehlo.add"(%85, %87) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %89 = "stablehlo.multiply"(%16, %88) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %90 = "stablehlo.subtract"(%89, %83) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %91 = "stablehlo.constant"() {value = dense<1.3286081997701028E-9> : tensor<f64>} : () -> tensor<f64>
    %92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %93 = "stablehlo.add"(%90, %92) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %94 = "stablehlo.multiply"(%16, %93) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %95 = "stablehlo.subtract"(%94, %88) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %96 = "stablehlo.constant"() {value = dense<-7.0222404409862233E-9> : tensor<f64>} : () -> tensor<f64>
    %97 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %98 = "stablehlo.add"(%95, %97) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %99 = "stablehlo.multiply"(%16, %98) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %100 = "stablehlo.subtract"(%99, %93) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %101 = "stablehlo.constant"() {value = dense<4.0515168835123952E-8> : tensor<f64>} : () -> tensor<f64>
    %102 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %103 = "stablehlo.add"(%100, %102) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %104 = "stablehlo.multiply"(%16, %103) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %105 = "stablehlo.subtract"(%104, %98) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %106 = "stablehlo.constant"() {value = dense<-2.6057743987762618E-7> : tensor<f64>} : () -> tensor<f64>
    %107 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %108 = "stablehlo.add"(%105, %107) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %109 = "stablehlo.multiply"(%16, %108) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %110 = "stablehlo.subtract"(%109, %103) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %111 = "stablehlo.constant"() {value = dense<1.9280521667971568E-6> : tensor<f64>} : () -> tensor<f64>
    %112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %113 = "stablehlo.add"(%110, %112) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %114 = "stablehlo.multiply"(%16, %113) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %115 = "stablehlo.subtract"(%114, %108) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %116 = "stablehlo.constant"() {value = dense<-1.7280997841068207E-5> : tensor<f64>} : () -> tensor<f64>
    %117 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %118 = "stablehlo.add"(%115, %117) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %119 = "stablehlo.multiply"(%16, %118) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %120 = "stablehlo.subtract"(%119, %113) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %121 = "stablehlo.constant"() {value = dense<2.0669586013998011E-4> : tensor<f64>} : () -> tensor<f64>
    %122 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %123 = "stablehlo.add"(%120, %122) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %124 = "stablehlo.multiply"(%16, %123) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %125 = "stablehlo.subtract"(%124, %118) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %126 = "stablehlo.constant"() {value = dense<-0.0041729675620459233> : tensor<f64>} : () -> tensor<f64>
    %127 = "stablehlo.broadcast_in_dim"(%126) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %128 = "stablehlo.add"(%125, %127) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %129 = "stablehlo.multiply"(%13, %128) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %130 = "stablehlo.subtract"(%129, %123) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %131 = "stablehlo.constant"() {value = dense<0.27769560951170591> : tensor<f64>} : () -> tensor<f64>
    %132 = "stablehlo.broadcast_in_dim"(%131) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %133 = "stablehlo.add"(%130, %132) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %134 = "stablehlo.negate"(%6) : (tensor<262xf64>) -> tensor<262xf64>
    %135 = "stablehlo.exponential"(%134) : (tensor<262xf64>) -> tensor<262xf64>
    %136 = "stablehlo.multiply"(%133, %135) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %137 = "stablehlo.divide"(%136, %7) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %138 = "stablehlo.constant"() {value = dense<9.7979589711327115> : tensor<f64>} : () -> tensor<f64>
    %139 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %140 = "stablehlo.divide"(%139, %6) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %141 = "stablehlo.multiply"(%140, %140) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %142 = "stablehlo.multiply"(%141, %15) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %143 = "stablehlo.subtract"(%142, %12) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %144 = "stablehlo.constant"() {value = dense<0.78539816339744828> : tensor<f64>} : () -> tensor<f64>
    %145 = "stablehlo.broadcast_in_dim"(%144) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %146 = "stablehlo.subtract"(%6, %145) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %147 = "stablehlo.multiply"(%143, %15) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %148 = "stablehlo.multiply"(%147, %18) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %149 = "stablehlo.subtract"(%148, %18) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %150 = "stablehlo.constant"() {value = dense<1.6524273492513008E-17> : tensor<f64>} : () -> tensor<f64>
    %151 = "stablehlo.broadcast_in_dim"(%150) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %152 = "stablehlo.add"(%149, %151) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %153 = "stablehlo.multiply"(%147, %152) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %154 = "stablehlo.subtract"(%153, %18) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %155 = "stablehlo.constant"() {value = dense<-1.5491724858625586E-16> : tensor<f64>} : () -> tensor<f64>
    %156 = "stablehlo.broadcast_in_dim"(%155) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %157 = "stablehlo.add"(%154, %156) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %158 = "stablehlo.multiply"(%147, %157) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %159 = "stablehlo.subtract"(%158, %152) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %160 = "stablehlo.constant"() {value = dense<1.6718079441151791E-15> : tensor<f64>} : () -> tensor<f64>
    %161 = "stablehlo.broadcast_in_dim"(%160) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %162 = "stablehlo.add"(%159, %161) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %163 = "stablehlo.multiply"(%147, %162) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %164 = "stablehlo.subtract"(%163, %157) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %165 = "stablehlo.constant"() {value = dense<-2.1345137724465704E-14> : tensor<f64>} : () -> tensor<f64>
    %166 = "stablehlo.broadcast_in_dim"(%165) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %167 = "stablehlo.add"(%164, %166) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %168 = "stablehlo.multiply"(%147, %167) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %169 = "stablehlo.subtract"(%168, %162) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %170 = "stablehlo.constant"() {value = dense<3.345666079656652E-13> : tensor<f64>} : () -> tensor<f64>
    %171 = "stablehlo.broadcast_in_dim"(%170) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %172 = "stablehlo.add"(%169, %171) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %173 = "stablehlo.multiply"(%147, %172) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %174 = "stablehlo.subtract"(%173, %167) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %175 = "stablehlo.constant"() {value = dense<-6.7784939414051617E-12> : tensor<f64>} : () -> tensor<f64>
    %176 = "stablehlo.broadcast_in_dim"(%175) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %177 = "stablehlo.add"(%174, %176) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %178 = "stablehlo.multiply"(%147, %177) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %179 = "stablehlo.subtract"(%178, %172) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %180 = "stablehlo.constant"() {value = dense<1.9144545982950886E-10> : tensor<f64>} : () -> tensor<f64>
    %181 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %182 = "stablehlo.add"(%179, %181) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %183 = "stablehlo.multiply"(%147, %182) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %184 = "stablehlo.subtract"(%183, %177) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %185 = "stablehlo.constant"() {value = dense<-8.485426967529796E-9> : tensor<f64>} : () -> tensor<f64>
    %186 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %187 = "stablehlo.add"(%184, %186) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %188 = "stablehlo.multiply"(%147, %187) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %189 = "stablehlo.subtract"(%188, %182) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %190 = "stablehlo.constant"() {value = dense<7.2679681684174446E-7> : tensor<f64>} : () -> tensor<f64>
    %191 = "stablehlo.broadcast_in_dim"(%190) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %192 = "stablehlo.add"(%189, %191) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %193 = "stablehlo.multiply"(%147, %192) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %194 = "stablehlo.subtract"(%193, %187) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %195 = "stablehlo.constant"() {value = dense<-1.9041677962134863E-4> : tensor<f64>} : () -> tensor<f64>
    %196 = "stablehlo.broadcast_in_dim"(%195) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %197 = "stablehlo.add"(%194, %196) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %198 = "stablehlo.multiply"(%143, %197) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %199 = "stablehlo.subtract"(%198, %192) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %200 = "stablehlo.constant"() {value = dense<0.99980884773955314> : tensor<f64>} : () -> tensor<f64>
    %201 = "stablehlo.broadcast_in_dim"(%200) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %202 = "stablehlo.add"(%199, %201) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %203 = "stablehlo.cosine"(%146) : (tensor<262xf64>) -> tensor<262xf64>
    %204 = "stablehlo.multiply"(%202, %203) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %205 = "stablehlo.multiply"(%143, %15) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %206 = "stablehlo.multiply"(%205, %18) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %207 = "stablehlo.subtract"(%206, %18) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %208 = "stablehlo.constant"() {value = dense<2.3195560389025733E-18> : tensor<f64>} : () -> tensor<f64>
    %209 = "stablehlo.broadcast_in_dim"(%208) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %210 = "stablehlo.add"(%207, %209) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %211 = "stablehlo.multiply"(%205, %210) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %212 = "stablehlo.subtract"(%211, %18) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %213 = "stablehlo.constant"() {value = dense<-1.6365087007659018E-17> : tensor<f64>} : () -> tensor<f64>
    %214 = "stablehlo.broadcast_in_dim"(%213) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %215 = "stablehlo.add"(%212, %214) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %216 = "stablehlo.multiply"(%205, %215) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %217 = "stablehlo.subtract"(%216, %210) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %218 = "stablehlo.constant"() {value = dense<1.2709996936013433E-16> : tensor<f64>} : () -> tensor<f64>
    %219 = "stablehlo.broadcast_in_dim"(%218) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %220 = "stablehlo.add"(%217, %219) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %221 = "stablehlo.multiply"(%205, %220) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %222 = "stablehlo.subtract"(%221, %215) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %223 = "stablehlo.constant"() {value = dense<-1.1026771285105438E-15> : tensor<f64>} : () -> tensor<f64>
    %224 = "stablehlo.broadcast_in_dim"(%223) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %225 = "stablehlo.add"(%222, %224) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %226 = "stablehlo.multiply"(%205, %225) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %227 = "stablehlo.subtract"(%226, %220) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %228 = "stablehlo.constant"() {value = dense<1.0886384509119664E-14> : tensor<f64>} : () -> tensor<f64>
    %229 = "stablehlo.broadcast_in_dim"(%228) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %230 = "stablehlo.add"(%227, %229) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %231 = "stablehlo.multiply"(%205, %230) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %232 = "stablehlo.subtract"(%231, %225) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %233 = "stablehlo.constant"() {value = dense<-1.2527799137757002E-13> : tensor<f64>} : () -> tensor<f64>
    %234 = "stablehlo.broadcast_in_dim"(%233) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %235 = "stablehlo.add"(%232, %234) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %236 = "stablehlo.multiply"(%205, %235) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %237 = "stablehlo.subtract"(%236, %230) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %238 = "stablehlo.constant"() {value = dense<1.7348363656049099E-12> : tensor<f64>} : () -> tensor<f64>
    %239 = "stablehlo.broadcast_in_dim"(%238) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %240 = "stablehlo.add"(%237, %239) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %241 = "stablehlo.multiply"(%205, %240) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %242 = "stablehlo.subtract"(%241, %235) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %243 = "stablehlo.constant"() {value = dense<-3.0199171290130837E-11> : tensor<f64>} : () -> tensor<f64>
    %244 = "stablehlo.broadcast_in_dim"(%243) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %245 = "stablehlo.add"(%242, %244) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %246 = "stablehlo.multiply"(%205, %245) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %247 = "stablehlo.subtract"(%246, %240) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %248 = "stablehlo.constant"() {value = dense<7.0331354741880267E-10> : tensor<f64>} : () -> tensor<f64>
    %249 = "stablehlo.broadcast_in_dim"(%248) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %250 = "stablehlo.add"(%247, %249) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %251 = "stablehlo.multiply"(%205, %250) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %252 = "stablehlo.subtract"(%251, %245) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %253 = "stablehlo.constant"() {value = dense<-2.4076418454371364E-8> : tensor<f64>} : () -> tensor<f64>
    %254 = "stablehlo.broadcast_in_dim"(%253) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %255 = "stablehlo.add"(%252, %254) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %256 = "stablehlo.multiply"(%205, %255) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %257 = "stablehlo.subtract"(%256, %250) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %258 = "stablehlo.constant"() {value = dense<1.4144485007348916E-6> : tensor<f64>} : () -> tensor<f64>
    %259 = "stablehlo.broadcast_in_dim"(%258) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %260 = "stablehlo.add"(%257, %259) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %261 = "stablehlo.multiply"(%205, %260) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %262 = "stablehlo.subtract"(%261, %255) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %263 = "stablehlo.constant"() {value = dense<-1.9199395713168297E-4> : tensor<f64>} : () -> tensor<f64>
    %264 = "stablehlo.broadcast_in_dim"(%263) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %265 = "stablehlo.add"(%262, %264) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %266 = "stablehlo.multiply"(%143, %265) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %267 = "stablehlo.subtract"(%266, %260) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %268 = "stablehlo.constant"() {value = dense<0.069251011227008608> : tensor<f64>} : () -> tensor<f64>
    %269 = "stablehlo.broadcast_in_dim"(%268) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %270 = "stablehlo.add"(%267, %269) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %271 = "stablehlo.divide"(%270, %6) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %272 = "stablehlo.sine"(%146) : (tensor<262xf64>) -> tensor<262xf64>
    %273 = "stablehlo.multiply"(%271, %272) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %274 = "stablehlo.add"(%204, %273) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %275 = "stablehlo.constant"() {value = dense<1.7724538509055159> : tensor<f64>} : () -> tensor<f64>
    %276 = "stablehlo.broadcast_in_dim"(%275) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %277 = "stablehlo.multiply"(%7, %276) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %278 = "stablehlo.divide"(%274, %277) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %279 = "stablehlo.add"(%0, %15) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %280 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %281 = "stablehlo.broadcast_in_dim"(%280) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %282 = "stablehlo.divide"(%279, %281) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %283 = "stablehlo.multiply"(%282, %15) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %284 = "stablehlo.multiply"(%283, %18) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %285 = "stablehlo.subtract"(%284, %18) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %286 = "stablehlo.constant"() {value = dense<3.1579001128543586E-17> : tensor<f64>} : () -> tensor<f64>
    %287 = "stablehlo.broadcast_in_dim"(%286) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %288 = "stablehlo.add"(%285, %287) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %289 = "stablehlo.multiply"(%283, %288) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %290 = "stablehlo.subtract"(%289, %18) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %291 = "stablehlo.constant"() {value = dense<-9.3169534606471601E-17> : tensor<f64>} : () -> tensor<f64>
    %292 = "stablehlo.broadcast_in_dim"(%291) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %293 = "stablehlo.add"(%290, %292) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %294 = "stablehlo.multiply"(%283, %293) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %295 = "stablehlo.subtract"(%294, %288) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %296 = "stablehlo.constant"() {value = dense<-4.1759243545597107E-16> : tensor<f64>} : () -> tensor<f64>
    %297 = "stablehlo.broadcast_in_dim"(%296) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %298 = "stablehlo.add"(%295, %297) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %299 = "stablehlo.multiply"(%283, %298) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %300 = "stablehlo.subtract"(%299, %293) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %301 = "stablehlo.constant"() {value = dense<4.4035192188005484E-15> : tensor<f64>} : () -> tensor<f64>
    %302 = "stablehlo.broadcast_in_dim"(%301) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %303 = "stablehlo.add"(%300, %302) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %304 = "stablehlo.multiply"(%283, %303) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %305 = "stablehlo.subtract"(%304, %298) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %306 = "stablehlo.constant"() {value = dense<-9.6384628506169739E-15> : tensor<f64>} : () -> tensor<f64>
    %307 = "stablehlo.broadcast_in_dim"(%306) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %308 = "stablehlo.add"(%305, %307) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %309 = "stablehlo.multiply"(%283, %308) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %310 = "stablehlo.subtract"(%309, %303) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %311 = "stablehlo.constant"() {value = dense<-6.330395765884145E-14> : tensor<f64>} : () -> tensor<f64>
    %312 = "stablehlo.broadcast_in_dim"(%311) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %313 = "stablehlo.add"(%310, %312) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %314 = "stablehlo.multiply"(%283, %313) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %315 = "stablehlo.subtract"(%314, %308) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %316 = "stablehlo.constant"() {value = dense<4.9980607405784262E-13> : tensor<f64>} : () -> tensor<f64>
    %317 = "stablehlo.broadcast_in_dim"(%316) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %318 = "stablehlo.add"(%315, %317) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %319 = "stablehlo.multiply"(%283, %318) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %320 = "stablehlo.subtract"(%319, %313) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %321 = "stablehlo.constant"() {value = dense<-7.320391388335262E-13> : tensor<f64>} : () -> tensor<f64>
    %322 = "stablehlo.broadcast_in_dim"(%321) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %323 = "stablehlo.add"(%320, %322) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %324 = "stablehlo.multiply"(%283, %323) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %325 = "stablehlo.subtract"(%324, %318) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %326 = "stablehlo.constant"() {value = dense<-7.5050232749553635E-12> : tensor<f64>} : () -> tensor<f64>
    %327 = "stablehlo.broadcast_in_dim"(%326) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %328 = "stablehlo.add"(%325, %327) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %329 = "stablehlo.multiply"(%283, %328) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %330 = "stablehlo.subtract"(%329, %323) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %331 = "stablehlo.constant"() {value = dense<4.5120269871187276E-11> : tensor<f64>} : () -> tensor<f64>
    %332 = "stablehlo.broadcast_in_dim"(%331) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %333 = "stablehlo.add"(%330, %332) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %334 = "stablehlo.multiply"(%283, %333) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %335 = "stablehlo.subtract"(%334, %328) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %336 = "stablehlo.constant"() {value = dense<-3.4321397163058989E-11> : tensor<f64>} : () -> tensor<f64>
    %337 = "stablehlo.broadcast_in_dim"(%336) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %338 = "stablehlo.add"(%335, %337) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %339 = "stablehlo.multiply"(%283, %338) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %340 = "stablehlo.subtract"(%339, %333) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %341 = "stablehlo.constant"() {value = dense<-6.872528750687637E-10> : tensor<f64>} : () -> tensor<f64>
    %342 = "stablehlo.broadcast_in_dim"(%341) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %343 = "stablehlo.add"(%340, %342) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %344 = "stablehlo.multiply"(%283, %343) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %345 = "stablehlo.subtract"(%344, %338) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %346 = "stablehlo.constant"() {value = dense<3.1445143944665779E-9> : tensor<f64>} : () -> tensor<f64>
    %347 = "stablehlo.broadcast_in_dim"(%346) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %348 = "stablehlo.add"(%345, %347) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %349 = "stablehlo.multiply"(%283, %348) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %350 = "stablehlo.subtract"(%349, %343) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %351 = "stablehlo.constant"() {value = dense<-1.7549492285126169E-10> : tensor<f64>} : () -> tensor<f64>
    %352 = "stablehlo.broadcast_in_dim"(%351) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %353 = "stablehlo.add"(%350, %352) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %354 = "stablehlo.multiply"(%283, %353) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %355 = "stablehlo.subtract"(%354, %348) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %356 = "stablehlo.constant"() {value = dense<-4.7480935940319924E-8> : tensor<f64>} : () -> tensor<f64>
    %357 = "stablehlo.broadcast_in_dim"(%356) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %358 = "stablehlo.add"(%355, %357) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %359 = "stablehlo.multiply"(%283, %358) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %360 = "stablehlo.subtract"(%359, %353) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %361 = "stablehlo.constant"() {value = dense<1.6253129510273469E-7> : tensor<f64>} : () -> tensor<f64>
    %362 = "stablehlo.broadcast_in_dim"(%361) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %363 = "stablehlo.add"(%360, %362) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %364 = "stablehlo.multiply"(%283, %363) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %365 = "stablehlo.subtract"(%364, %358) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %366 = "stablehlo.constant"() {value = dense<1.1078940909561706E-7> : tensor<f64>} : () -> tensor<f64>
    %367 = "stablehlo.broadcast_in_dim"(%366) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %368 = "stablehlo.add"(%365, %367) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %369 = "stablehlo.multiply"(%283, %368) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %370 = "stablehlo.subtract"(%369, %363) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %371 = "stablehlo.constant"() {value = dense<-2.3886803324158512E-6> : tensor<f64>} : () -> tensor<f64>
    %372 = "stablehlo.broadcast_in_dim"(%371) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %373 = "stablehlo.add"(%370, %372) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %374 = "stablehlo.multiply"(%283, %373) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %375 = "stablehlo.subtract"(%374, %368) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %376 = "stablehlo.constant"() {value = dense<5.8841441609579064E-6> : tensor<f64>} : () -> tensor<f64>
    %377 = "stablehlo.broadcast_in_dim"(%376) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %378 = "stablehlo.add"(%375, %377) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %379 = "stablehlo.multiply"(%283, %378) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %380 = "stablehlo.subtract"(%379, %373) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %381 = "stablehlo.constant"() {value = dense<8.8941578138616049E-6> : tensor<f64>} : () -> tensor<f64>
    %382 = "stablehlo.broadcast_in_dim"(%381) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %383 = "stablehlo.add"(%380, %382) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %384 = "stablehlo.multiply"(%283, %383) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %385 = "stablehlo.subtract"(%384, %378) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %386 = "stablehlo.constant"() {value = dense<-8.3087903603429439E-5> : tensor<f64>} : () -> tensor<f64>
    %387 = "stablehlo.broadcast_in_dim"(%386) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %388 = "stablehlo.add"(%385, %387) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %389 = "stablehlo.multiply"(%283, %388) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %390 = "stablehlo.subtract"(%389, %383) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %391 = "stablehlo.constant"() {value = dense<1.3635466079863891E-4> : tensor<f64>} : () -> tensor<f64>
    %392 = "stablehlo.broadcast_in_dim"(%391) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %393 = "stablehlo.add"(%390, %392) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %394 = "stablehlo.multiply"(%283, %393) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %395 = "stablehlo.subtract"(%394, %388) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %396 = "stablehlo.constant"() {value = dense<3.5176242956476092E-4> : tensor<f64>} : () -> tensor<f64>
    %397 = "stablehlo.broadcast_in_dim"(%396) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %398 = "stablehlo.add"(%395, %397) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %399 = "stablehlo.multiply"(%283, %398) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %400 = "stablehlo.subtract"(%399, %393) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %401 = "stablehlo.constant"() {value = dense<-0.0018479672739777941> : tensor<f64>} : () -> tensor<f64>
    %402 = "stablehlo.broadcast_in_dim"(%401) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %403 = "stablehlo.add"(%400, %402) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %404 = "stablehlo.multiply"(%283, %403) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %405 = "stablehlo.subtract"(%404, %398) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %406 = "stablehlo.constant"() {value = dense<0.0017030155672010565> : tensor<f64>} : () -> tensor<f64>
    %407 = "stablehlo.broadcast_in_dim"(%406) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %408 = "stablehlo.add"(%405, %407) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %409 = "stablehlo.multiply"(%283, %408) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %410 = "stablehlo.subtract"(%409, %403) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %411 = "stablehlo.constant"() {value = dense<0.0075040528747347115> : tensor<f64>} : () -> tensor<f64>
    %412 = "stablehlo.broadcast_in_dim"(%411) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %413 = "stablehlo.add"(%410, %412) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %414 = "stablehlo.multiply"(%283, %413) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %415 = "stablehlo.subtract"(%414, %408) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %416 = "stablehlo.constant"() {value = dense<-0.023099786059506074> : tensor<f64>} : () -> tensor<f64>
    %417 = "stablehlo.broadcast_in_dim"(%416) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %418 = "stablehlo.add"(%415, %417) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %419 = "stablehlo.multiply"(%283, %418) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %420 = "stablehlo.subtract"(%419, %413) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %421 = "stablehlo.constant"() {value = dense<0.0065398260996169348> : tensor<f64>} : () -> tensor<f64>
    %422 = "stablehlo.broadcast_in_dim"(%421) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %423 = "stablehlo.add"(%420, %422) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %424 = "stablehlo.multiply"(%283, %423) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %425 = "stablehlo.subtract"(%424, %418) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %426 = "stablehlo.constant"() {value = dense<0.076583208621532783> : tensor<f64>} : () -> tensor<f64>
    %427 = "stablehlo.broadcast_in_dim"(%426) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %428 = "stablehlo.add"(%425, %427) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %429 = "stablehlo.multiply"(%283, %428) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %430 = "stablehlo.subtract"(%429, %423) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %431 = "stablehlo.constant"() {value = dense<-0.12552960424978643> : tensor<f64>} : () -> tensor<f64>
    %432 = "stablehlo.broadcast_in_dim"(%431) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %433 = "stablehlo.add"(%430, %432) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %434 = "stablehlo.multiply"(%283, %433) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %435 = "stablehlo.subtract"(%434, %428) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %436 = "stablehlo.constant"() {value = dense<-0.035635245648797415> : tensor<f64>} : () -> tensor<f64>
    %437 = "stablehlo.broadcast_in_dim"(%436) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %438 = "stablehlo.add"(%435, %437) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %439 = "stablehlo.multiply"(%283, %438) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %440 = "stablehlo.subtract"(%439, %433) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %441 = "stablehlo.constant"() {value = dense<0.2494019918868029> : tensor<f64>} : () -> tensor<f64>
    %442 = "stablehlo.broadcast_in_dim"(%441) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %443 = "stablehlo.add"(%440, %442) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %444 = "stablehlo.multiply"(%283, %443) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %445 = "stablehlo.subtract"(%444, %438) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %446 = "stablehlo.constant"() {value = dense<-0.11786513948317262> : tensor<f64>} : () -> tensor<f64>
    %447 = "stablehlo.broadcast_in_dim"(%446) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %448 = "stablehlo.add"(%445, %447) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %449 = "stablehlo.multiply"(%283, %448) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %450 = "stablehlo.subtract"(%449, %443) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %451 = "stablehlo.constant"() {value = dense<-0.087762654940354692> : tensor<f64>} : () -> tensor<f64>
    %452 = "stablehlo.broadcast_in_dim"(%451) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %453 = "stablehlo.add"(%450, %452) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %454 = "stablehlo.multiply"(%283, %453) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %455 = "stablehlo.subtract"(%454, %448) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %456 = "stablehlo.constant"() {value = dense<-0.12888154225314424> : tensor<f64>} : () -> tensor<f64>
    %457 = "stablehlo.broadcast_in_dim"(%456) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %458 = "stablehlo.add"(%455, %457) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %459 = "stablehlo.multiply"(%283, %458) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %460 = "stablehlo.subtract"(%459, %453) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %461 = "stablehlo.constant"() {value = dense<0.13358598577835648> : tensor<f64>} : () -> tensor<f64>
    %462 = "stablehlo.broadcast_in_dim"(%461) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %463 = "stablehlo.add"(%460, %462) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %464 = "stablehlo.multiply"(%282, %463) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %465 = "stablehlo.subtract"(%464, %458) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %466 = "stablehlo.constant"() {value = dense<0.079810342570838952> : tensor<f64>} : () -> tensor<f64>
    %467 = "stablehlo.broadcast_in_dim"(%466) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %468 = "stablehlo.add"(%465, %467) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %469 = "stablehlo.compare"(%0, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xi1>
    %470 = "stablehlo.select"(%469, %137, %468) : (tensor<262xi1>, tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %471 = "stablehlo.constant"() {value = dense<-6.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %472 = "stablehlo.broadcast_in_dim"(%471) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %473 = "stablehlo.compare"(%0, %472) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xi1>
    %474 = "stablehlo.select"(%473, %278, %470) : (tensor<262xi1>, tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %475 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %476 = "stablehlo.broadcast_in_dim"(%475) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %477 = "stablehlo.compare"(%1, %476) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xi1>
    %478 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %479 = "stablehlo.broadcast_in_dim"(%478) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %480 = "stablehlo.select"(%477, %479, %474) : (tensor<262xi1>, tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %481 = "stablehlo.convert"(%480) : (tensor<262xf64>) -> tensor<262xf32>
    "func.return"(%481) : (tensor<262xf32>) -> ()
  }) : () -> ()
}) : () -> ()
