graph g inference
input %0 x1: f32[248]
%1 = aten.special_ndtri.default(%0) : f32[248] name=special_ndtri_default
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<248xf32>) -> tensor<248xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<248xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<248xf32>) -> tensor<248xf64>
    %1 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xi1>
    %4 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %6 = "stablehlo.subtract"(%5, %0) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %7 = "stablehlo.select"(%3, %6, %0) : (tensor<248xi1>, tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %8 = "stablehlo.subtract"(%0, %2) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %9 = "stablehlo.constant"() {value = dense<0.3646647167633873> : tensor<f64>} : () -> tensor<f64>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %11 = "stablehlo.divide"(%8, %10) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %12 = "stablehlo.multiply"(%11, %11) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %13 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %15 = "stablehlo.multiply"(%12, %14) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %16 = "stablehlo.subtract"(%15, %5) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %17 = "stablehlo.multiply"(%16, %14) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %18 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %20 = "stablehlo.multiply"(%17, %19) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %21 = "stablehlo.subtract"(%20, %19) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %22 = "stablehlo.constant"() {value = dense<1.8969591466916613E-16> : tensor<f64>} : () -> tensor<f64>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %24 = "stablehlo.add"(%21, %23) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %25 = "stablehlo.multiply"(%17, %24) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %26 = "stablehlo.subtract"(%25, %19) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %27 = "stablehlo.constant"() {value = dense<1.0690458202686417E-15> : tensor<f64>} : () -> tensor<f64>
    %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %29 = "stablehlo.add"(%26, %28) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %30 = "stablehlo.multiply"(%17, %29) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %31 = "stablehlo.subtract"(%30, %24) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %32 = "stablehlo.constant"() {value = dense<6.0426695700679983E-15> : tensor<f64>} : () -> tensor<f64>
    %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %34 = "stablehlo.add"(%31, %33) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %35 = "stablehlo.multiply"(%17, %34) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %36 = "stablehlo.subtract"(%35, %29) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %37 = "stablehlo.constant"() {value = dense<3.4269051147953579E-14> : tensor<f64>} : () -> tensor<f64>
    %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %39 = "stablehlo.add"(%36, %38) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %40 = "stablehlo.multiply"(%17, %39) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %41 = "stablehlo.subtract"(%40, %34) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %42 = "stablehlo.constant"() {value = dense<1.9506926197595904E-13> : tensor<f64>} : () -> tensor<f64>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %44 = "stablehlo.add"(%41, %43) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %45 = "stablehlo.multiply"(%17, %44) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %46 = "stablehlo.subtract"(%45, %39) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %47 = "stablehlo.constant"() {value = dense<1.1150515147852606E-12> : tensor<f64>} : () -> tensor<f64>
    %48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %49 = "stablehlo.add"(%46, %48) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %50 = "stablehlo.multiply"(%17, %49) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %51 = "stablehlo.subtract"(%50, %44) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %52 = "stablehlo.constant"() {value = dense<6.4042470956841749E-12> : tensor<f64>} : () -> tensor<f64>
    %53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %54 = "stablehlo.add"(%51, %53) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %55 = "stablehlo.multiply"(%17, %54) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %56 = "stablehlo.subtract"(%55, %49) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %57 = "stablehlo.constant"() {value = dense<3.6983680388130485E-11> : tensor<f64>} : () -> tensor<f64>
    %58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %59 = "stablehlo.add"(%56, %58) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %60 = "stablehlo.multiply"(%17, %59) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %61 = "stablehlo.subtract"(%60, %54) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %62 = "stablehlo.constant"() {value = dense<2.149284929356537E-10> : tensor<f64>} : () -> tensor<f64>
    %63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %64 = "stablehlo.add"(%61, %63) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %65 = "stablehlo.multiply"(%17, %64) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %66 = "stablehlo.subtract"(%65, %59) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %67 = "stablehlo.constant"() {value = dense<1.2583105378393047E-9> : tensor<f64>} : () -> tensor<f64>
    %68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %69 = "stablehlo.add"(%66, %68) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %70 = "stablehlo.multiply"(%17, %69) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %71 = "stablehlo.subtract"(%70, %64) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %72 = "stablehlo.constant"() {value = dense<7.4317380347121149E-9> : tensor<f64>} : () -> tensor<f64>
    %73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %74 = "stablehlo.add"(%71, %73) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %75 = "stablehlo.multiply"(%17, %74) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %76 = "stablehlo.subtract"(%75, %69) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %77 = "stablehlo.constant"() {value = dense<4.4359271368108042E-8> : tensor<f64>} : () -> tensor<f64>
    %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %79 = "stablehlo.add"(%76, %78) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %80 = "stablehlo.multiply"(%17, %79) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %81 = "stablehlo.subtract"(%80, %74) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %82 = "stablehlo.constant"() {value = dense<2.6823801277591126E-7> : tensor<f64>} : () -> tensor<f64>
    %83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %84 = "stablehlo.add"(%81, %83) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %85 = "stablehlo.multiply"(%17, %84) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %86 = "stablehlo.subtract"(%85, %79) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %87 = "stablehlo.constant"() {value = dense<1.6487456852431861E-6> : tensor<f64>} : () -> tensor<f64>
    %88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %89 = "stablehlo.add"(%86, %88) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %90 = "stablehlo.multiply"(%17, %89) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %91 = "stablehlo.subtract"(%90, %84) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %92 = "stablehlo.constant"() {value = dense<1.0351019857789652E-5> : tensor<f64>} : () -> tensor<f64>
    %93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %94 = "stablehlo.add"(%91, %93) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %95 = "stablehlo.multiply"(%17, %94) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %96 = "stablehlo.subtract"(%95, %89) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %97 = "stablehlo.constant"() {value = dense<6.6864124088512037E-5> : tensor<f64>} : () -> tensor<f64>
    %98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %99 = "stablehlo.add"(%96, %98) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %100 = "stablehlo.multiply"(%17, %99) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %101 = "stablehlo.subtract"(%100, %94) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %102 = "stablehlo.constant"() {value = dense<4.4973297377232026E-4> : tensor<f64>} : () -> tensor<f64>
    %103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %104 = "stablehlo.add"(%101, %103) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %105 = "stablehlo.multiply"(%17, %104) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %106 = "stablehlo.subtract"(%105, %99) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %107 = "stablehlo.constant"() {value = dense<0.0032173720979539787> : tensor<f64>} : () -> tensor<f64>
    %108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %109 = "stablehlo.add"(%106, %108) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %110 = "stablehlo.multiply"(%17, %109) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %111 = "stablehlo.subtract"(%110, %104) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %112 = "stablehlo.constant"() {value = dense<0.025578018924084907> : tensor<f64>} : () -> tensor<f64>
    %113 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %114 = "stablehlo.add"(%111, %113) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %115 = "stablehlo.multiply"(%17, %114) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %116 = "stablehlo.subtract"(%115, %109) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %117 = "stablehlo.constant"() {value = dense<0.25371828459510615> : tensor<f64>} : () -> tensor<f64>
    %118 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %119 = "stablehlo.add"(%116, %118) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %120 = "stablehlo.multiply"(%16, %119) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %121 = "stablehlo.subtract"(%120, %114) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %122 = "stablehlo.constant"() {value = dense<2.7375941110405506> : tensor<f64>} : () -> tensor<f64>
    %123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %124 = "stablehlo.add"(%121, %123) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %125 = "stablehlo.multiply"(%124, %8) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %126 = "stablehlo.log"(%7) : (tensor<248xf64>) -> tensor<248xf64>
    %127 = "stablehlo.constant"() {value = dense<-2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %129 = "stablehlo.multiply"(%126, %128) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %130 = "stablehlo.sqrt"(%129) : (tensor<248xf64>) -> tensor<248xf64>
    %131 = "stablehlo.divide"(%5, %130) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %132 = "stablehlo.constant"() {value = dense<5.333333333333333> : tensor<f64>} : () -> tensor<f64>
    %133 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %134 = "stablehlo.multiply"(%131, %133) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %135 = "stablehlo.constant"() {value = dense<1.6666666666666667> : tensor<f64>} : () -> tensor<f64>
    %136 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %137 = "stablehlo.subtract"(%134, %136) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %138 = "stablehlo.multiply"(%137, %14) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %139 = "stablehlo.multiply"(%138, %19) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %140 = "stablehlo.subtract"(%139, %19) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %141 = "stablehlo.constant"() {value = dense<-8.4165520719653528E-18> : tensor<f64>} : () -> tensor<f64>
    %142 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %143 = "stablehlo.add"(%140, %142) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %144 = "stablehlo.multiply"(%138, %143) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %145 = "stablehlo.subtract"(%144, %19) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %146 = "stablehlo.constant"() {value = dense<2.9859096883581663E-17> : tensor<f64>} : () -> tensor<f64>
    %147 = "stablehlo.broadcast_in_dim"(%146) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %148 = "stablehlo.add"(%145, %147) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %149 = "stablehlo.multiply"(%138, %148) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %150 = "stablehlo.subtract"(%149, %143) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %151 = "stablehlo.constant"() {value = dense<-1.0676960547877132E-16> : tensor<f64>} : () -> tensor<f64>
    %152 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %153 = "stablehlo.add"(%150, %152) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %154 = "stablehlo.multiply"(%138, %153) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %155 = "stablehlo.subtract"(%154, %148) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %156 = "stablehlo.constant"() {value = dense<3.851335330350926E-16> : tensor<f64>} : () -> tensor<f64>
    %157 = "stablehlo.broadcast_in_dim"(%156) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %158 = "stablehlo.add"(%155, %157) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %159 = "stablehlo.multiply"(%138, %158) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %160 = "stablehlo.subtract"(%159, %153) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %161 = "stablehlo.constant"() {value = dense<-1.4025323822078983E-15> : tensor<f64>} : () -> tensor<f64>
    %162 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %163 = "stablehlo.add"(%160, %162) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %164 = "stablehlo.multiply"(%138, %163) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %165 = "stablehlo.subtract"(%164, %158) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %166 = "stablehlo.constant"() {value = dense<5.1595803578168425E-15> : tensor<f64>} : () -> tensor<f64>
    %167 = "stablehlo.broadcast_in_dim"(%166) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %168 = "stablehlo.add"(%165, %167) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %169 = "stablehlo.multiply"(%138, %168) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %170 = "stablehlo.subtract"(%169, %163) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %171 = "stablehlo.constant"() {value = dense<-1.9180256092833572E-14> : tensor<f64>} : () -> tensor<f64>
    %172 = "stablehlo.broadcast_in_dim"(%171) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %173 = "stablehlo.add"(%170, %172) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %174 = "stablehlo.multiply"(%138, %173) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %175 = "stablehlo.subtract"(%174, %168) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %176 = "stablehlo.constant"() {value = dense<7.2061622456191896E-14> : tensor<f64>} : () -> tensor<f64>
    %177 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %178 = "stablehlo.add"(%175, %177) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %179 = "stablehlo.multiply"(%138, %178) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %180 = "stablehlo.subtract"(%179, %173) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %181 = "stablehlo.constant"() {value = dense<-2.7378162705006718E-13> : tensor<f64>} : () -> tensor<f64>
    %182 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %183 = "stablehlo.add"(%180, %182) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %184 = "stablehlo.multiply"(%138, %183) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %185 = "stablehlo.subtract"(%184, %178) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %186 = "stablehlo.constant"() {value = dense<1.0539637346712683E-12> : tensor<f64>} : () -> tensor<f64>
    %187 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %188 = "stablehlo.add"(%185, %187) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %189 = "stablehlo.multiply"(%138, %188) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %190 = "stablehlo.subtract"(%189, %183) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %191 = "stablehlo.constant"() {value = dense<-4.1307838047637635E-12> : tensor<f64>} : () -> tensor<f64>
    %192 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %193 = "stablehlo.add"(%190, %192) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %194 = "stablehlo.multiply"(%138, %193) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %195 = "stablehlo.subtract"(%194, %188) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %196 = "stablehlo.constant"() {value = dense<1.6615301099896749E-11> : tensor<f64>} : () -> tensor<f64>
    %197 = "stablehlo.broadcast_in_dim"(%196) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %198 = "stablehlo.add"(%195, %197) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %199 = "stablehlo.multiply"(%138, %198) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %200 = "stablehlo.subtract"(%199, %193) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %201 = "stablehlo.constant"() {value = dense<-6.9217430124355461E-11> : tensor<f64>} : () -> tensor<f64>
    %202 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %203 = "stablehlo.add"(%200, %202) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %204 = "stablehlo.multiply"(%138, %203) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %205 = "stablehlo.subtract"(%204, %198) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %206 = "stablehlo.constant"() {value = dense<2.9983028640725882E-10> : tensor<f64>} : () -> tensor<f64>
    %207 = "stablehlo.broadcast_in_dim"(%206) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %208 = "stablehlo.add"(%205, %207) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %209 = "stablehlo.multiply"(%138, %208) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %210 = "stablehlo.subtract"(%209, %203) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %211 = "stablehlo.constant"() {value = dense<-1.3378085801669526E-9> : tensor<f64>} : () -> tensor<f64>
    %212 = "stablehlo.broadcast_in_dim"(%211) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %213 = "stablehlo.add"(%210, %212) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %214 = "stablehlo.multiply"(%138, %213) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %215 = "stablehlo.subtract"(%214, %208) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %216 = "stablehlo.constant"() {value = dense<5.9806664883363897E-9> : tensor<f64>} : () -> tensor<f64>
    %217 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %218 = "stablehlo.add"(%215, %217) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %219 = "stablehlo.multiply"(%138, %218) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %220 = "stablehlo.subtract"(%219, %213) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %221 = "stablehlo.constant"() {value = dense<-2.5567092436755426E-8> : tensor<f64>} : () -> tensor<f64>
    %222 = "stablehlo.broadcast_in_dim"(%221) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %223 = "stablehlo.add"(%220, %222) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %224 = "stablehlo.multiply"(%138, %223) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %225 = "stablehlo.subtract"(%224, %218) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %226 = "stablehlo.constant"() {value = dense<9.7196034877824814E-8> : tensor<f64>} : () -> tensor<f64>
    %227 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %228 = "stablehlo.add"(%225, %227) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %229 = "stablehlo.multiply"(%138, %228) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %230 = "stablehlo.subtract"(%229, %223) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %231 = "stablehlo.constant"() {value = dense<-2.836582317468518E-7> : tensor<f64>} : () -> tensor<f64>
    %232 = "stablehlo.broadcast_in_dim"(%231) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %233 = "stablehlo.add"(%230, %232) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %234 = "stablehlo.multiply"(%138, %233) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %235 = "stablehlo.subtract"(%234, %228) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %236 = "stablehlo.constant"() {value = dense<2.9393582376851732E-7> : tensor<f64>} : () -> tensor<f64>
    %237 = "stablehlo.broadcast_in_dim"(%236) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %238 = "stablehlo.add"(%235, %237) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %239 = "stablehlo.multiply"(%138, %238) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %240 = "stablehlo.subtract"(%239, %233) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %241 = "stablehlo.constant"() {value = dense<4.5750155352766024E-6> : tensor<f64>} : () -> tensor<f64>
    %242 = "stablehlo.broadcast_in_dim"(%241) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %243 = "stablehlo.add"(%240, %242) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %244 = "stablehlo.multiply"(%138, %243) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %245 = "stablehlo.subtract"(%244, %238) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %246 = "stablehlo.constant"() {value = dense<-1.2751839488653021E-4> : tensor<f64>} : () -> tensor<f64>
    %247 = "stablehlo.broadcast_in_dim"(%246) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %248 = "stablehlo.add"(%245, %247) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %249 = "stablehlo.multiply"(%138, %248) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %250 = "stablehlo.subtract"(%249, %243) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %251 = "stablehlo.constant"() {value = dense<0.0064652958345132799> : tensor<f64>} : () -> tensor<f64>
    %252 = "stablehlo.broadcast_in_dim"(%251) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %253 = "stablehlo.add"(%250, %252) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %254 = "stablehlo.multiply"(%138, %253) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %255 = "stablehlo.subtract"(%254, %248) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %256 = "stablehlo.constant"() {value = dense<0.21614552055802511> : tensor<f64>} : () -> tensor<f64>
    %257 = "stablehlo.broadcast_in_dim"(%256) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %258 = "stablehlo.add"(%255, %257) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %259 = "stablehlo.multiply"(%137, %258) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %260 = "stablehlo.subtract"(%259, %253) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %261 = "stablehlo.constant"() {value = dense<0.32941882141476309> : tensor<f64>} : () -> tensor<f64>
    %262 = "stablehlo.broadcast_in_dim"(%261) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %263 = "stablehlo.add"(%260, %262) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %264 = "stablehlo.constant"() {value = dense<18.285714285714285> : tensor<f64>} : () -> tensor<f64>
    %265 = "stablehlo.broadcast_in_dim"(%264) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %266 = "stablehlo.multiply"(%131, %265) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %267 = "stablehlo.constant"() {value = dense<1.2857142857142858> : tensor<f64>} : () -> tensor<f64>
    %268 = "stablehlo.broadcast_in_dim"(%267) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %269 = "stablehlo.subtract"(%266, %268) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %270 = "stablehlo.multiply"(%269, %14) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %271 = "stablehlo.multiply"(%270, %19) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %272 = "stablehlo.subtract"(%271, %19) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %273 = "stablehlo.constant"() {value = dense<-2.0730286309125824E-18> : tensor<f64>} : () -> tensor<f64>
    %274 = "stablehlo.broadcast_in_dim"(%273) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %275 = "stablehlo.add"(%272, %274) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %276 = "stablehlo.multiply"(%270, %275) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %277 = "stablehlo.subtract"(%276, %19) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %278 = "stablehlo.constant"() {value = dense<4.986252910007788E-18> : tensor<f64>} : () -> tensor<f64>
    %279 = "stablehlo.broadcast_in_dim"(%278) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %280 = "stablehlo.add"(%277, %279) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %281 = "stablehlo.multiply"(%270, %280) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %282 = "stablehlo.subtract"(%281, %275) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %283 = "stablehlo.constant"() {value = dense<-1.205552403966911E-17> : tensor<f64>} : () -> tensor<f64>
    %284 = "stablehlo.broadcast_in_dim"(%283) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %285 = "stablehlo.add"(%282, %284) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %286 = "stablehlo.multiply"(%270, %285) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %287 = "stablehlo.subtract"(%286, %280) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %288 = "stablehlo.constant"() {value = dense<2.9309873882968416E-17> : tensor<f64>} : () -> tensor<f64>
    %289 = "stablehlo.broadcast_in_dim"(%288) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %290 = "stablehlo.add"(%287, %289) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %291 = "stablehlo.multiply"(%270, %290) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %292 = "stablehlo.subtract"(%291, %285) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %293 = "stablehlo.constant"() {value = dense<-7.1688911147036123E-17> : tensor<f64>} : () -> tensor<f64>
    %294 = "stablehlo.broadcast_in_dim"(%293) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %295 = "stablehlo.add"(%292, %294) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %296 = "stablehlo.multiply"(%270, %295) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %297 = "stablehlo.subtract"(%296, %290) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %298 = "stablehlo.constant"() {value = dense<1.7648939480574302E-16> : tensor<f64>} : () -> tensor<f64>
    %299 = "stablehlo.broadcast_in_dim"(%298) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %300 = "stablehlo.add"(%297, %299) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %301 = "stablehlo.multiply"(%270, %300) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %302 = "stablehlo.subtract"(%301, %295) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %303 = "stablehlo.constant"() {value = dense<-4.3758334428117692E-16> : tensor<f64>} : () -> tensor<f64>
    %304 = "stablehlo.broadcast_in_dim"(%303) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %305 = "stablehlo.add"(%302, %304) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %306 = "stablehlo.multiply"(%270, %305) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %307 = "stablehlo.subtract"(%306, %300) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %308 = "stablehlo.constant"() {value = dense<1.0933498254036685E-15> : tensor<f64>} : () -> tensor<f64>
    %309 = "stablehlo.broadcast_in_dim"(%308) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %310 = "stablehlo.add"(%307, %309) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %311 = "stablehlo.multiply"(%270, %310) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %312 = "stablehlo.subtract"(%311, %305) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %313 = "stablehlo.constant"() {value = dense<-2.7550814337801705E-15> : tensor<f64>} : () -> tensor<f64>
    %314 = "stablehlo.broadcast_in_dim"(%313) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %315 = "stablehlo.add"(%312, %314) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %316 = "stablehlo.multiply"(%270, %315) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %317 = "stablehlo.subtract"(%316, %310) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %318 = "stablehlo.constant"() {value = dense<7.0073779340220029E-15> : tensor<f64>} : () -> tensor<f64>
    %319 = "stablehlo.broadcast_in_dim"(%318) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %320 = "stablehlo.add"(%317, %319) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %321 = "stablehlo.multiply"(%270, %320) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %322 = "stablehlo.subtract"(%321, %315) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %323 = "stablehlo.constant"() {value = dense<-1.8007336684720191E-14> : tensor<f64>} : () -> tensor<f64>
    %324 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %325 = "stablehlo.add"(%322, %324) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %326 = "stablehlo.multiply"(%270, %325) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %327 = "stablehlo.subtract"(%326, %320) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %328 = "stablehlo.constant"() {value = dense<4.6807382065767582E-14> : tensor<f64>} : () -> tensor<f64>
    %329 = "stablehlo.broadcast_in_dim"(%328) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %330 = "stablehlo.add"(%327, %329) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %331 = "stablehlo.multiply"(%270, %330) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %332 = "stablehlo.subtract"(%331, %325) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %333 = "stablehlo.constant"() {value = dense<-1.2323550750385798E-13> : tensor<f64>} : () -> tensor<f64>
    %334 = "stablehlo.broadcast_in_dim"(%333) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %335 = "stablehlo.add"(%332, %334) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %336 = "stablehlo.multiply"(%270, %335) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %337 = "stablehlo.subtract"(%336, %330) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %338 = "stablehlo.constant"() {value = dense<3.2916152017481618E-13> : tensor<f64>} : () -> tensor<f64>
    %339 = "stablehlo.broadcast_in_dim"(%338) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %340 = "stablehlo.add"(%337, %339) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %341 = "stablehlo.multiply"(%270, %340) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %342 = "stablehlo.subtract"(%341, %335) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %343 = "stablehlo.constant"() {value = dense<-8.9364939282242669E-13> : tensor<f64>} : () -> tensor<f64>
    %344 = "stablehlo.broadcast_in_dim"(%343) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %345 = "stablehlo.add"(%342, %344) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %346 = "stablehlo.multiply"(%270, %345) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %347 = "stablehlo.subtract"(%346, %340) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %348 = "stablehlo.constant"() {value = dense<2.4718402279888001E-12> : tensor<f64>} : () -> tensor<f64>
    %349 = "stablehlo.broadcast_in_dim"(%348) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %350 = "stablehlo.add"(%347, %349) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %351 = "stablehlo.multiply"(%270, %350) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %352 = "stablehlo.subtract"(%351, %345) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %353 = "stablehlo.constant"() {value = dense<-6.9856905727131278E-12> : tensor<f64>} : () -> tensor<f64>
    %354 = "stablehlo.broadcast_in_dim"(%353) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %355 = "stablehlo.add"(%352, %354) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %356 = "stablehlo.multiply"(%270, %355) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %357 = "stablehlo.subtract"(%356, %350) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %358 = "stablehlo.constant"() {value = dense<2.0243225006386442E-11> : tensor<f64>} : () -> tensor<f64>
    %359 = "stablehlo.broadcast_in_dim"(%358) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %360 = "stablehlo.add"(%357, %359) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %361 = "stablehlo.multiply"(%270, %360) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %362 = "stablehlo.subtract"(%361, %355) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %363 = "stablehlo.constant"() {value = dense<-6.0421160304607471E-11> : tensor<f64>} : () -> tensor<f64>
    %364 = "stablehlo.broadcast_in_dim"(%363) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %365 = "stablehlo.add"(%362, %364) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %366 = "stablehlo.multiply"(%270, %365) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %367 = "stablehlo.subtract"(%366, %360) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %368 = "stablehlo.constant"() {value = dense<1.8683634358947945E-10> : tensor<f64>} : () -> tensor<f64>
    %369 = "stablehlo.broadcast_in_dim"(%368) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %370 = "stablehlo.add"(%367, %369) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %371 = "stablehlo.multiply"(%270, %370) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %372 = "stablehlo.subtract"(%371, %365) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %373 = "stablehlo.constant"() {value = dense<-6.031276120927268E-10> : tensor<f64>} : () -> tensor<f64>
    %374 = "stablehlo.broadcast_in_dim"(%373) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %375 = "stablehlo.add"(%372, %374) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %376 = "stablehlo.multiply"(%270, %375) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %377 = "stablehlo.subtract"(%376, %370) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %378 = "stablehlo.constant"() {value = dense<2.0533418500861852E-9> : tensor<f64>} : () -> tensor<f64>
    %379 = "stablehlo.broadcast_in_dim"(%378) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %380 = "stablehlo.add"(%377, %379) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %381 = "stablehlo.multiply"(%270, %380) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %382 = "stablehlo.subtract"(%381, %375) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %383 = "stablehlo.constant"() {value = dense<-7.476769414629598E-9> : tensor<f64>} : () -> tensor<f64>
    %384 = "stablehlo.broadcast_in_dim"(%383) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %385 = "stablehlo.add"(%382, %384) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %386 = "stablehlo.multiply"(%270, %385) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %387 = "stablehlo.subtract"(%386, %380) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %388 = "stablehlo.constant"() {value = dense<2.9702379411805765E-8> : tensor<f64>} : () -> tensor<f64>
    %389 = "stablehlo.broadcast_in_dim"(%388) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %390 = "stablehlo.add"(%387, %389) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %391 = "stablehlo.multiply"(%270, %390) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %392 = "stablehlo.subtract"(%391, %385) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %393 = "stablehlo.constant"() {value = dense<-1.3186724964235006E-7> : tensor<f64>} : () -> tensor<f64>
    %394 = "stablehlo.broadcast_in_dim"(%393) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %395 = "stablehlo.add"(%392, %394) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %396 = "stablehlo.multiply"(%270, %395) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %397 = "stablehlo.subtract"(%396, %390) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %398 = "stablehlo.constant"() {value = dense<6.5736122024560312E-7> : tensor<f64>} : () -> tensor<f64>
    %399 = "stablehlo.broadcast_in_dim"(%398) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %400 = "stablehlo.add"(%397, %399) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %401 = "stablehlo.multiply"(%270, %400) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %402 = "stablehlo.subtract"(%401, %395) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %403 = "stablehlo.constant"() {value = dense<-3.4098524792167268E-6> : tensor<f64>} : () -> tensor<f64>
    %404 = "stablehlo.broadcast_in_dim"(%403) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %405 = "stablehlo.add"(%402, %404) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %406 = "stablehlo.multiply"(%270, %405) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %407 = "stablehlo.subtract"(%406, %400) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %408 = "stablehlo.constant"() {value = dense<1.1967509231987061E-5> : tensor<f64>} : () -> tensor<f64>
    %409 = "stablehlo.broadcast_in_dim"(%408) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %410 = "stablehlo.add"(%407, %409) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %411 = "stablehlo.multiply"(%270, %410) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %412 = "stablehlo.subtract"(%411, %405) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %413 = "stablehlo.constant"() {value = dense<5.8961471693496801E-4> : tensor<f64>} : () -> tensor<f64>
    %414 = "stablehlo.broadcast_in_dim"(%413) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %415 = "stablehlo.add"(%412, %414) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %416 = "stablehlo.multiply"(%270, %415) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %417 = "stablehlo.subtract"(%416, %410) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %418 = "stablehlo.constant"() {value = dense<0.052726300605813334> : tensor<f64>} : () -> tensor<f64>
    %419 = "stablehlo.broadcast_in_dim"(%418) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %420 = "stablehlo.add"(%417, %419) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %421 = "stablehlo.multiply"(%269, %420) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %422 = "stablehlo.subtract"(%421, %415) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %423 = "stablehlo.constant"() {value = dense<0.066544959744008716> : tensor<f64>} : () -> tensor<f64>
    %424 = "stablehlo.broadcast_in_dim"(%423) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %425 = "stablehlo.add"(%422, %424) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %426 = "stablehlo.log"(%130) : (tensor<248xf64>) -> tensor<248xf64>
    %427 = "stablehlo.multiply"(%426, %131) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %428 = "stablehlo.subtract"(%427, %130) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %429 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %430 = "stablehlo.broadcast_in_dim"(%429) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %431 = "stablehlo.compare"(%130, %430) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xi1>
    %432 = "stablehlo.select"(%431, %425, %263) : (tensor<248xi1>, tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %433 = "stablehlo.add"(%428, %432) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %434 = "stablehlo.negate"(%433) : (tensor<248xf64>) -> tensor<248xf64>
    %435 = "stablehlo.select"(%3, %434, %433) : (tensor<248xi1>, tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %436 = "stablehlo.constant"() {value = dense<0.1353352832366127> : tensor<f64>} : () -> tensor<f64>
    %437 = "stablehlo.broadcast_in_dim"(%436) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %438 = "stablehlo.compare"(%7, %437) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xi1>
    %439 = "stablehlo.select"(%438, %435, %125) : (tensor<248xi1>, tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %440 = "stablehlo.compare"(%0, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xi1>
    %441 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %442 = "stablehlo.broadcast_in_dim"(%441) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %443 = "stablehlo.select"(%440, %442, %439) : (tensor<248xi1>, tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %444 = "stablehlo.compare"(%0, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xi1>
    %445 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %446 = "stablehlo.broadcast_in_dim"(%445) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %447 = "stablehlo.select"(%444, %446, %443) : (tensor<248xi1>, tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %448 = "stablehlo.convert"(%447) : (tensor<248xf64>) -> tensor<248xf32>
    "func.return"(%448) : (tensor<248xf32>) -> ()
  }) : () -> ()
}) : () -> ()
