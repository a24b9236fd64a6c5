graph g inference
input %0 x1: f32[247]
%1 = aten.special_bessel_y0.default(%0) : f32[247] name=special_bessel_y0_default
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
    %11 = "stablehlo.multiply"(%10, %6) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %12 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %14 = "stablehlo.multiply"(%11, %13) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %15 = "stablehlo.subtract"(%14, %13) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %16 = "stablehlo.constant"() {value = dense<-2.6977881152566837E-17> : tensor<f64>} : () -> tensor<f64>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %18 = "stablehlo.add"(%15, %17) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %19 = "stablehlo.multiply"(%11, %18) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %20 = "stablehlo.subtract"(%19, %13) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %21 = "stablehlo.constant"() {value = dense<1.6434898714919468E-15> : tensor<f64>} : () -> tensor<f64>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %23 = "stablehlo.add"(%20, %22) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %24 = "stablehlo.multiply"(%11, %23) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %25 = "stablehlo.subtract"(%24, %18) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %26 = "stablehlo.constant"() {value = dense<-8.7473412033107693E-14> : tensor<f64>} : () -> tensor<f64>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %28 = "stablehlo.add"(%25, %27) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %29 = "stablehlo.multiply"(%11, %28) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %30 = "stablehlo.subtract"(%29, %23) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %31 = "stablehlo.constant"() {value = dense<4.0263308183061204E-12> : tensor<f64>} : () -> tensor<f64>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %33 = "stablehlo.add"(%30, %32) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %34 = "stablehlo.multiply"(%11, %33) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %35 = "stablehlo.subtract"(%34, %28) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %36 = "stablehlo.constant"() {value = dense<-1.5837552541812015E-10> : tensor<f64>} : () -> tensor<f64>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %38 = "stablehlo.add"(%35, %37) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %39 = "stablehlo.multiply"(%11, %38) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %40 = "stablehlo.subtract"(%39, %33) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %41 = "stablehlo.constant"() {value = dense<5.2487947873305158E-9> : tensor<f64>} : () -> tensor<f64>
    %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %43 = "stablehlo.add"(%40, %42) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %44 = "stablehlo.multiply"(%11, %43) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %45 = "stablehlo.subtract"(%44, %38) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %46 = "stablehlo.constant"() {value = dense<-1.44072332740187E-7> : tensor<f64>} : () -> tensor<f64>
    %47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %48 = "stablehlo.add"(%45, %47) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %49 = "stablehlo.multiply"(%11, %48) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %50 = "stablehlo.subtract"(%49, %43) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %51 = "stablehlo.constant"() {value = dense<3.2065325376548008E-6> : tensor<f64>} : () -> tensor<f64>
    %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %53 = "stablehlo.add"(%50, %52) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %54 = "stablehlo.multiply"(%11, %53) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %55 = "stablehlo.subtract"(%54, %48) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %56 = "stablehlo.constant"() {value = dense<-5.6320791410569873E-5> : tensor<f64>} : () -> tensor<f64>
    %57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %58 = "stablehlo.add"(%55, %57) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %59 = "stablehlo.multiply"(%11, %58) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %60 = "stablehlo.subtract"(%59, %53) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %61 = "stablehlo.constant"() {value = dense<7.531135932577742E-4> : tensor<f64>} : () -> tensor<f64>
    %62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %63 = "stablehlo.add"(%60, %62) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %64 = "stablehlo.multiply"(%11, %63) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %65 = "stablehlo.subtract"(%64, %58) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %66 = "stablehlo.constant"() {value = dense<-0.0072879624795520789> : tensor<f64>} : () -> tensor<f64>
    %67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %68 = "stablehlo.add"(%65, %67) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %69 = "stablehlo.multiply"(%11, %68) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %70 = "stablehlo.subtract"(%69, %63) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %71 = "stablehlo.constant"() {value = dense<0.04719668959576339> : tensor<f64>} : () -> tensor<f64>
    %72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %73 = "stablehlo.add"(%70, %72) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %74 = "stablehlo.multiply"(%11, %73) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %75 = "stablehlo.subtract"(%74, %68) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %76 = "stablehlo.constant"() {value = dense<-0.17730201278114358> : tensor<f64>} : () -> tensor<f64>
    %77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %78 = "stablehlo.add"(%75, %77) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %79 = "stablehlo.multiply"(%11, %78) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %80 = "stablehlo.subtract"(%79, %73) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %81 = "stablehlo.constant"() {value = dense<0.26156734625504663> : tensor<f64>} : () -> tensor<f64>
    %82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %83 = "stablehlo.add"(%80, %82) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %84 = "stablehlo.multiply"(%11, %83) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %85 = "stablehlo.subtract"(%84, %78) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %86 = "stablehlo.constant"() {value = dense<0.17903431407718265> : tensor<f64>} : () -> tensor<f64>
    %87 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %88 = "stablehlo.add"(%85, %87) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %89 = "stablehlo.multiply"(%11, %88) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %90 = "stablehlo.subtract"(%89, %83) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %91 = "stablehlo.constant"() {value = dense<-0.27447430552974528> : tensor<f64>} : () -> tensor<f64>
    %92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %93 = "stablehlo.add"(%90, %92) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %94 = "stablehlo.multiply"(%10, %93) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %95 = "stablehlo.subtract"(%94, %88) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %96 = "stablehlo.constant"() {value = dense<-0.033146113203284942> : tensor<f64>} : () -> tensor<f64>
    %97 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %98 = "stablehlo.add"(%95, %97) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %99 = "stablehlo.log"(%0) : (tensor<247xf64>) -> tensor<247xf64>
    %100 = "stablehlo.multiply"(%10, %6) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %101 = "stablehlo.multiply"(%100, %13) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %102 = "stablehlo.subtract"(%101, %13) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %103 = "stablehlo.constant"() {value = dense<1.2218515873961411E-17> : tensor<f64>} : () -> tensor<f64>
    %104 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %105 = "stablehlo.add"(%102, %104) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %106 = "stablehlo.multiply"(%100, %105) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %107 = "stablehlo.subtract"(%106, %13) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %108 = "stablehlo.constant"() {value = dense<-7.5885081254475459E-16> : tensor<f64>} : () -> tensor<f64>
    %109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %110 = "stablehlo.add"(%107, %109) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %111 = "stablehlo.multiply"(%100, %110) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %112 = "stablehlo.subtract"(%111, %105) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %113 = "stablehlo.constant"() {value = dense<4.1253205956343741E-14> : tensor<f64>} : () -> tensor<f64>
    %114 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %115 = "stablehlo.add"(%112, %114) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %116 = "stablehlo.multiply"(%100, %115) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %117 = "stablehlo.subtract"(%116, %110) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %118 = "stablehlo.constant"() {value = dense<-1.9438346867370164E-12> : tensor<f64>} : () -> tensor<f64>
    %119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %120 = "stablehlo.add"(%117, %119) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %121 = "stablehlo.multiply"(%100, %120) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %122 = "stablehlo.subtract"(%121, %115) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %123 = "stablehlo.constant"() {value = dense<7.8486963144794648E-11> : tensor<f64>} : () -> tensor<f64>
    %124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %125 = "stablehlo.add"(%122, %124) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %126 = "stablehlo.multiply"(%100, %125) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %127 = "stablehlo.subtract"(%126, %120) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %128 = "stablehlo.constant"() {value = dense<-2.6792535305576728E-9> : tensor<f64>} : () -> tensor<f64>
    %129 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %130 = "stablehlo.add"(%127, %129) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %131 = "stablehlo.multiply"(%100, %130) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %132 = "stablehlo.subtract"(%131, %125) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %133 = "stablehlo.constant"() {value = dense<7.6081635924187821E-8> : tensor<f64>} : () -> tensor<f64>
    %134 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %135 = "stablehlo.add"(%132, %134) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %136 = "stablehlo.multiply"(%100, %135) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %137 = "stablehlo.subtract"(%136, %130) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %138 = "stablehlo.constant"() {value = dense<-1.7619469077621507E-6> : tensor<f64>} : () -> tensor<f64>
    %139 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %140 = "stablehlo.add"(%137, %139) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %141 = "stablehlo.multiply"(%100, %140) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %142 = "stablehlo.subtract"(%141, %135) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %143 = "stablehlo.constant"() {value = dense<3.2460328821005083E-5> : tensor<f64>} : () -> tensor<f64>
    %144 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %145 = "stablehlo.add"(%142, %144) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %146 = "stablehlo.multiply"(%100, %145) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %147 = "stablehlo.subtract"(%146, %140) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %148 = "stablehlo.constant"() {value = dense<-4.6062616620627504E-4> : tensor<f64>} : () -> tensor<f64>
    %149 = "stablehlo.broadcast_in_dim"(%148) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %150 = "stablehlo.add"(%147, %149) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %151 = "stablehlo.multiply"(%100, %150) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %152 = "stablehlo.subtract"(%151, %145) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %153 = "stablehlo.constant"() {value = dense<0.0048191800694676046> : tensor<f64>} : () -> tensor<f64>
    %154 = "stablehlo.broadcast_in_dim"(%153) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %155 = "stablehlo.add"(%152, %154) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %156 = "stablehlo.multiply"(%100, %155) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %157 = "stablehlo.subtract"(%156, %150) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %158 = "stablehlo.constant"() {value = dense<-0.034893769411408884> : tensor<f64>} : () -> tensor<f64>
    %159 = "stablehlo.broadcast_in_dim"(%158) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %160 = "stablehlo.add"(%157, %159) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %161 = "stablehlo.multiply"(%100, %160) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %162 = "stablehlo.subtract"(%161, %155) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %163 = "stablehlo.constant"() {value = dense<0.15806710233209725> : tensor<f64>} : () -> tensor<f64>
    %164 = "stablehlo.broadcast_in_dim"(%163) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %165 = "stablehlo.add"(%162, %164) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %166 = "stablehlo.multiply"(%100, %165) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %167 = "stablehlo.subtract"(%166, %160) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %168 = "stablehlo.constant"() {value = dense<-0.37009499387264977> : tensor<f64>} : () -> tensor<f64>
    %169 = "stablehlo.broadcast_in_dim"(%168) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %170 = "stablehlo.add"(%167, %169) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %171 = "stablehlo.multiply"(%100, %170) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %172 = "stablehlo.subtract"(%171, %165) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %173 = "stablehlo.constant"() {value = dense<0.2651786132033368> : tensor<f64>} : () -> tensor<f64>
    %174 = "stablehlo.broadcast_in_dim"(%173) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %175 = "stablehlo.add"(%172, %174) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %176 = "stablehlo.multiply"(%100, %175) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %177 = "stablehlo.subtract"(%176, %170) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %178 = "stablehlo.constant"() {value = dense<-0.0087234423528522211> : tensor<f64>} : () -> tensor<f64>
    %179 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %180 = "stablehlo.add"(%177, %179) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %181 = "stablehlo.multiply"(%10, %180) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %182 = "stablehlo.subtract"(%181, %175) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %183 = "stablehlo.constant"() {value = dense<0.15772797147489012> : tensor<f64>} : () -> tensor<f64>
    %184 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %185 = "stablehlo.add"(%182, %184) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %186 = "stablehlo.multiply"(%99, %185) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %187 = "stablehlo.constant"() {value = dense<0.63661977236758138> : tensor<f64>} : () -> tensor<f64>
    %188 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %189 = "stablehlo.multiply"(%186, %188) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %190 = "stablehlo.add"(%98, %189) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %191 = "stablehlo.divide"(%2, %0) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %192 = "stablehlo.multiply"(%191, %191) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %193 = "stablehlo.multiply"(%192, %6) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %194 = "stablehlo.subtract"(%193, %9) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %195 = "stablehlo.divide"(%188, %0) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %196 = "stablehlo.sqrt"(%195) : (tensor<247xf64>) -> tensor<247xf64>
    %197 = "stablehlo.multiply"(%194, %6) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %198 = "stablehlo.multiply"(%197, %13) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %199 = "stablehlo.subtract"(%198, %13) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %200 = "stablehlo.constant"() {value = dense<1.6305919233744186E-17> : tensor<f64>} : () -> tensor<f64>
    %201 = "stablehlo.broadcast_in_dim"(%200) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %202 = "stablehlo.add"(%199, %201) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %203 = "stablehlo.multiply"(%197, %202) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %204 = "stablehlo.subtract"(%203, %13) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %205 = "stablehlo.constant"() {value = dense<-1.0011513723467786E-16> : tensor<f64>} : () -> tensor<f64>
    %206 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %207 = "stablehlo.add"(%204, %206) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %208 = "stablehlo.multiply"(%197, %207) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %209 = "stablehlo.subtract"(%208, %202) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %210 = "stablehlo.constant"() {value = dense<6.7480722157338734E-16> : tensor<f64>} : () -> tensor<f64>
    %211 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %212 = "stablehlo.add"(%209, %211) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %213 = "stablehlo.multiply"(%197, %212) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %214 = "stablehlo.subtract"(%213, %207) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %215 = "stablehlo.constant"() {value = dense<-5.0690340959352359E-15> : tensor<f64>} : () -> tensor<f64>
    %216 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %217 = "stablehlo.add"(%214, %216) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %218 = "stablehlo.multiply"(%197, %217) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %219 = "stablehlo.subtract"(%218, %212) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %220 = "stablehlo.constant"() {value = dense<4.3265957431549404E-14> : tensor<f64>} : () -> tensor<f64>
    %221 = "stablehlo.broadcast_in_dim"(%220) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %222 = "stablehlo.add"(%219, %221) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %223 = "stablehlo.multiply"(%197, %222) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %224 = "stablehlo.subtract"(%223, %217) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %225 = "stablehlo.constant"() {value = dense<-4.3045788699253914E-13> : tensor<f64>} : () -> tensor<f64>
    %226 = "stablehlo.broadcast_in_dim"(%225) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %227 = "stablehlo.add"(%224, %226) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %228 = "stablehlo.multiply"(%197, %227) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %229 = "stablehlo.subtract"(%228, %222) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %230 = "stablehlo.constant"() {value = dense<5.1682623873491928E-12> : tensor<f64>} : () -> tensor<f64>
    %231 = "stablehlo.broadcast_in_dim"(%230) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %232 = "stablehlo.add"(%229, %231) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %233 = "stablehlo.multiply"(%197, %232) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %234 = "stablehlo.subtract"(%233, %227) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %235 = "stablehlo.constant"() {value = dense<-7.8640913772370698E-11> : tensor<f64>} : () -> tensor<f64>
    %236 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %237 = "stablehlo.add"(%234, %236) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %238 = "stablehlo.multiply"(%197, %237) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %239 = "stablehlo.subtract"(%238, %232) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %240 = "stablehlo.constant"() {value = dense<1.6306464635151382E-9> : tensor<f64>} : () -> tensor<f64>
    %241 = "stablehlo.broadcast_in_dim"(%240) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %242 = "stablehlo.add"(%239, %241) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %243 = "stablehlo.multiply"(%197, %242) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %244 = "stablehlo.subtract"(%243, %237) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %245 = "stablehlo.constant"() {value = dense<-5.1705945376060975E-8> : tensor<f64>} : () -> tensor<f64>
    %246 = "stablehlo.broadcast_in_dim"(%245) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %247 = "stablehlo.add"(%244, %246) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %248 = "stablehlo.multiply"(%197, %247) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %249 = "stablehlo.subtract"(%248, %242) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %250 = "stablehlo.constant"() {value = dense<3.0751847875194745E-6> : tensor<f64>} : () -> tensor<f64>
    %251 = "stablehlo.broadcast_in_dim"(%250) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %252 = "stablehlo.add"(%249, %251) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %253 = "stablehlo.multiply"(%197, %252) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %254 = "stablehlo.subtract"(%253, %247) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %255 = "stablehlo.constant"() {value = dense<-5.3652204681321172E-4> : tensor<f64>} : () -> tensor<f64>
    %256 = "stablehlo.broadcast_in_dim"(%255) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %257 = "stablehlo.add"(%254, %256) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %258 = "stablehlo.multiply"(%194, %257) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %259 = "stablehlo.subtract"(%258, %252) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %260 = "stablehlo.constant"() {value = dense<0.99946034934751871> : tensor<f64>} : () -> tensor<f64>
    %261 = "stablehlo.broadcast_in_dim"(%260) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %262 = "stablehlo.add"(%259, %261) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %263 = "stablehlo.multiply"(%194, %6) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %264 = "stablehlo.multiply"(%263, %13) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %265 = "stablehlo.subtract"(%264, %13) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %266 = "stablehlo.constant"() {value = dense<-6.1911157873581446E-19> : tensor<f64>} : () -> tensor<f64>
    %267 = "stablehlo.broadcast_in_dim"(%266) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %268 = "stablehlo.add"(%265, %267) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %269 = "stablehlo.multiply"(%263, %268) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %270 = "stablehlo.subtract"(%269, %13) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %271 = "stablehlo.constant"() {value = dense<3.1082440486738143E-18> : tensor<f64>} : () -> tensor<f64>
    %272 = "stablehlo.broadcast_in_dim"(%271) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %273 = "stablehlo.add"(%270, %272) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %274 = "stablehlo.multiply"(%263, %273) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %275 = "stablehlo.subtract"(%274, %268) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %276 = "stablehlo.constant"() {value = dense<-1.6686065214378146E-17> : tensor<f64>} : () -> tensor<f64>
    %277 = "stablehlo.broadcast_in_dim"(%276) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %278 = "stablehlo.add"(%275, %277) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %279 = "stablehlo.multiply"(%263, %278) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %280 = "stablehlo.subtract"(%279, %273) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %281 = "stablehlo.constant"() {value = dense<9.6621289703032567E-17> : tensor<f64>} : () -> tensor<f64>
    %282 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %283 = "stablehlo.add"(%280, %282) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %284 = "stablehlo.multiply"(%263, %283) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %285 = "stablehlo.subtract"(%284, %278) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %286 = "stablehlo.constant"() {value = dense<-6.0999301316400496E-16> : tensor<f64>} : () -> tensor<f64>
    %287 = "stablehlo.broadcast_in_dim"(%286) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %288 = "stablehlo.add"(%285, %287) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %289 = "stablehlo.multiply"(%263, %288) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %290 = "stablehlo.subtract"(%289, %283) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %291 = "stablehlo.constant"() {value = dense<4.2552250402454608E-15> : tensor<f64>} : () -> tensor<f64>
    %292 = "stablehlo.broadcast_in_dim"(%291) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %293 = "stablehlo.add"(%290, %292) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %294 = "stablehlo.multiply"(%263, %293) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %295 = "stablehlo.subtract"(%294, %288) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %296 = "stablehlo.constant"() {value = dense<-3.3363281853224267E-14> : tensor<f64>} : () -> tensor<f64>
    %297 = "stablehlo.broadcast_in_dim"(%296) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %298 = "stablehlo.add"(%295, %297) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %299 = "stablehlo.multiply"(%263, %298) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %300 = "stablehlo.subtract"(%299, %293) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %301 = "stablehlo.constant"() {value = dense<3.0061451253517062E-13> : tensor<f64>} : () -> tensor<f64>
    %302 = "stablehlo.broadcast_in_dim"(%301) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %303 = "stablehlo.add"(%300, %302) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %304 = "stablehlo.multiply"(%263, %303) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %305 = "stablehlo.subtract"(%304, %298) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %306 = "stablehlo.constant"() {value = dense<-3.2067474209966348E-12> : tensor<f64>} : () -> tensor<f64>
    %307 = "stablehlo.broadcast_in_dim"(%306) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %308 = "stablehlo.add"(%305, %307) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %309 = "stablehlo.multiply"(%263, %308) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %310 = "stablehlo.subtract"(%309, %303) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %311 = "stablehlo.constant"() {value = dense<4.2201219046687385E-11> : tensor<f64>} : () -> tensor<f64>
    %312 = "stablehlo.broadcast_in_dim"(%311) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %313 = "stablehlo.add"(%310, %312) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %314 = "stablehlo.multiply"(%263, %313) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %315 = "stablehlo.subtract"(%314, %308) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %316 = "stablehlo.constant"() {value = dense<-7.2719159368663201E-10> : tensor<f64>} : () -> tensor<f64>
    %317 = "stablehlo.broadcast_in_dim"(%316) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %318 = "stablehlo.add"(%315, %317) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %319 = "stablehlo.multiply"(%263, %318) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %320 = "stablehlo.subtract"(%319, %313) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %321 = "stablehlo.constant"() {value = dense<1.7972457247968992E-8> : tensor<f64>} : () -> tensor<f64>
    %322 = "stablehlo.broadcast_in_dim"(%321) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %323 = "stablehlo.add"(%320, %322) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %324 = "stablehlo.multiply"(%263, %323) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %325 = "stablehlo.subtract"(%324, %318) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %326 = "stablehlo.constant"() {value = dense<-7.4144984110606469E-7> : tensor<f64>} : () -> tensor<f64>
    %327 = "stablehlo.broadcast_in_dim"(%326) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %328 = "stablehlo.add"(%325, %327) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %329 = "stablehlo.multiply"(%263, %328) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %330 = "stablehlo.subtract"(%329, %323) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %331 = "stablehlo.constant"() {value = dense<6.8385199426116493E-5> : tensor<f64>} : () -> tensor<f64>
    %332 = "stablehlo.broadcast_in_dim"(%331) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %333 = "stablehlo.add"(%330, %332) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %334 = "stablehlo.multiply"(%194, %333) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %335 = "stablehlo.subtract"(%334, %328) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %336 = "stablehlo.constant"() {value = dense<-0.015555854605337009> : tensor<f64>} : () -> tensor<f64>
    %337 = "stablehlo.broadcast_in_dim"(%336) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %338 = "stablehlo.add"(%335, %337) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %339 = "stablehlo.multiply"(%338, %191) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %340 = "stablehlo.constant"() {value = dense<0.78539816339744828> : tensor<f64>} : () -> tensor<f64>
    %341 = "stablehlo.broadcast_in_dim"(%340) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %342 = "stablehlo.subtract"(%0, %341) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %343 = "stablehlo.sine"(%342) : (tensor<247xf64>) -> tensor<247xf64>
    %344 = "stablehlo.multiply"(%262, %343) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %345 = "stablehlo.cosine"(%342) : (tensor<247xf64>) -> tensor<247xf64>
    %346 = "stablehlo.multiply"(%339, %345) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %347 = "stablehlo.add"(%344, %346) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %348 = "stablehlo.multiply"(%347, %196) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %349 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xi1>
    %350 = "stablehlo.select"(%349, %348, %190) : (tensor<247xi1>, tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %351 = "stablehlo.convert"(%350) : (tensor<247xf64>) -> tensor<247xf32>
    "func.return"(%351) : (tensor<247xf32>) -> ()
  }) : () -> ()
}) : () -> ()
