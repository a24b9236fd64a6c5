graph g inference
input %0 x1: f32[262]
%1 = aten.special_i0e.default(%0) : f32[262] name=special_i0e_default
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<262xf32>) -> tensor<262xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<262xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<262xf32>) -> tensor<262xf64>
    %1 = "stablehlo.abs"(%0) : (tensor<262xf64>) -> tensor<262xf64>
    %2 = "stablehlo.constant"() {value = dense<1.600000e+01> : tensor<f64>} : () -> tensor<f64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %4 = "stablehlo.divide"(%3, %1) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %5 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %7 = "stablehlo.subtract"(%4, %6) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %8 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %10 = "stablehlo.multiply"(%7, %9) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %11 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %13 = "stablehlo.multiply"(%10, %12) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %14 = "stablehlo.subtract"(%13, %12) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %15 = "stablehlo.constant"() {value = dense<-7.2331804878747538E-18> : tensor<f64>} : () -> tensor<f64>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %17 = "stablehlo.add"(%14, %16) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %18 = "stablehlo.multiply"(%10, %17) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %19 = "stablehlo.subtract"(%18, %12) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %20 = "stablehlo.constant"() {value = dense<-4.8305044859441819E-18> : tensor<f64>} : () -> tensor<f64>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %22 = "stablehlo.add"(%19, %21) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %23 = "stablehlo.multiply"(%10, %22) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %24 = "stablehlo.subtract"(%23, %17) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %25 = "stablehlo.constant"() {value = dense<4.4656214202967598E-17> : tensor<f64>} : () -> tensor<f64>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %27 = "stablehlo.add"(%24, %26) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %28 = "stablehlo.multiply"(%10, %27) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %29 = "stablehlo.subtract"(%28, %22) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %30 = "stablehlo.constant"() {value = dense<3.4612228676974612E-17> : tensor<f64>} : () -> tensor<f64>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %32 = "stablehlo.add"(%29, %31) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %33 = "stablehlo.multiply"(%10, %32) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %34 = "stablehlo.subtract"(%33, %27) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %35 = "stablehlo.constant"() {value = dense<-2.8276239805165836E-16> : tensor<f64>} : () -> tensor<f64>
    %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %37 = "stablehlo.add"(%34, %36) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %38 = "stablehlo.multiply"(%10, %37) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %39 = "stablehlo.subtract"(%38, %32) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %40 = "stablehlo.constant"() {value = dense<-3.425485619677219E-16> : tensor<f64>} : () -> tensor<f64>
    %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %42 = "stablehlo.add"(%39, %41) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %43 = "stablehlo.multiply"(%10, %42) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %44 = "stablehlo.subtract"(%43, %37) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %45 = "stablehlo.constant"() {value = dense<1.7725601330565263E-15> : tensor<f64>} : () -> tensor<f64>
    %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %47 = "stablehlo.add"(%44, %46) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %48 = "stablehlo.multiply"(%10, %47) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %49 = "stablehlo.subtract"(%48, %42) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %50 = "stablehlo.constant"() {value = dense<3.8116806693526224E-15> : tensor<f64>} : () -> tensor<f64>
    %51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %52 = "stablehlo.add"(%49, %51) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %53 = "stablehlo.multiply"(%10, %52) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %54 = "stablehlo.subtract"(%53, %47) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %55 = "stablehlo.constant"() {value = dense<-9.5548466988283073E-15> : tensor<f64>} : () -> tensor<f64>
    %56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %57 = "stablehlo.add"(%54, %56) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %58 = "stablehlo.multiply"(%10, %57) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %59 = "stablehlo.subtract"(%58, %52) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %60 = "stablehlo.constant"() {value = dense<-4.1505693472872222E-14> : tensor<f64>} : () -> tensor<f64>
    %61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %62 = "stablehlo.add"(%59, %61) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %63 = "stablehlo.multiply"(%10, %62) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %64 = "stablehlo.subtract"(%63, %57) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %65 = "stablehlo.constant"() {value = dense<1.54008621752141E-14> : tensor<f64>} : () -> tensor<f64>
    %66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %67 = "stablehlo.add"(%64, %66) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %68 = "stablehlo.multiply"(%10, %67) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %69 = "stablehlo.subtract"(%68, %62) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %70 = "stablehlo.constant"() {value = dense<3.8527783827421426E-13> : tensor<f64>} : () -> tensor<f64>
    %71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %72 = "stablehlo.add"(%69, %71) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %73 = "stablehlo.multiply"(%10, %72) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %74 = "stablehlo.subtract"(%73, %67) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %75 = "stablehlo.constant"() {value = dense<7.180124451383666E-13> : tensor<f64>} : () -> tensor<f64>
    %76 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %77 = "stablehlo.add"(%74, %76) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %78 = "stablehlo.multiply"(%10, %77) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %79 = "stablehlo.subtract"(%78, %72) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %80 = "stablehlo.constant"() {value = dense<-1.7941785315068062E-12> : tensor<f64>} : () -> tensor<f64>
    %81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %82 = "stablehlo.add"(%79, %81) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %83 = "stablehlo.multiply"(%10, %82) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %84 = "stablehlo.subtract"(%83, %77) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %85 = "stablehlo.constant"() {value = dense<-1.3215811840447713E-11> : tensor<f64>} : () -> tensor<f64>
    %86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %87 = "stablehlo.add"(%84, %86) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %88 = "stablehlo.multiply"(%10, %87) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %89 = "stablehlo.subtract"(%88, %82) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %90 = "stablehlo.constant"() {value = dense<-3.1499165279632416E-11> : tensor<f64>} : () -> tensor<f64>
    %91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %92 = "stablehlo.add"(%89, %91) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %93 = "stablehlo.multiply"(%10, %92) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %94 = "stablehlo.subtract"(%93, %87) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %95 = "stablehlo.constant"() {value = dense<1.1889147107846439E-11> : tensor<f64>} : () -> tensor<f64>
    %96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %97 = "stablehlo.add"(%94, %96) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %98 = "stablehlo.multiply"(%10, %97) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %99 = "stablehlo.subtract"(%98, %92) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %100 = "stablehlo.constant"() {value = dense<4.9406023882249701E-10> : tensor<f64>} : () -> tensor<f64>
    %101 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %102 = "stablehlo.add"(%99, %101) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %103 = "stablehlo.multiply"(%10, %102) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %104 = "stablehlo.subtract"(%103, %97) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %105 = "stablehlo.constant"() {value = dense<3.3962320257083865E-9> : tensor<f64>} : () -> tensor<f64>
    %106 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %107 = "stablehlo.add"(%104, %106) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %108 = "stablehlo.multiply"(%10, %107) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %109 = "stablehlo.subtract"(%108, %102) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %110 = "stablehlo.constant"() {value = dense<2.266668990498178E-8> : tensor<f64>} : () -> tensor<f64>
    %111 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %112 = "stablehlo.add"(%109, %111) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %113 = "stablehlo.multiply"(%10, %112) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %114 = "stablehlo.subtract"(%113, %107) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %115 = "stablehlo.constant"() {value = dense<2.0489185894690638E-7> : tensor<f64>} : () -> tensor<f64>
    %116 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %117 = "stablehlo.add"(%114, %116) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %118 = "stablehlo.multiply"(%10, %117) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %119 = "stablehlo.subtract"(%118, %112) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %120 = "stablehlo.constant"() {value = dense<2.8913705208347567E-6> : tensor<f64>} : () -> tensor<f64>
    %121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %122 = "stablehlo.add"(%119, %121) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %123 = "stablehlo.multiply"(%10, %122) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %124 = "stablehlo.subtract"(%123, %117) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %125 = "stablehlo.constant"() {value = dense<6.8897583469168245E-5> : tensor<f64>} : () -> tensor<f64>
    %126 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %127 = "stablehlo.add"(%124, %126) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %128 = "stablehlo.multiply"(%10, %127) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %129 = "stablehlo.subtract"(%128, %122) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %130 = "stablehlo.constant"() {value = dense<0.0033691164782556943> : tensor<f64>} : () -> tensor<f64>
    %131 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %132 = "stablehlo.add"(%129, %131) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %133 = "stablehlo.multiply"(%7, %132) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %134 = "stablehlo.subtract"(%133, %127) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %135 = "stablehlo.constant"() {value = dense<0.40224520550705439> : tensor<f64>} : () -> tensor<f64>
    %136 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %137 = "stablehlo.add"(%134, %136) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %138 = "stablehlo.sqrt"(%1) : (tensor<262xf64>) -> tensor<262xf64>
    %139 = "stablehlo.divide"(%137, %138) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %140 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %141 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %142 = "stablehlo.divide"(%1, %141) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %143 = "stablehlo.subtract"(%142, %6) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %144 = "stablehlo.multiply"(%143, %9) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %145 = "stablehlo.multiply"(%144, %12) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %146 = "stablehlo.subtract"(%145, %12) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %147 = "stablehlo.constant"() {value = dense<3.3307945188222384E-17> : tensor<f64>} : () -> tensor<f64>
    %148 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %149 = "stablehlo.add"(%146, %148) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %150 = "stablehlo.multiply"(%144, %149) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %151 = "stablehlo.subtract"(%150, %12) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %152 = "stablehlo.constant"() {value = dense<-2.4312798465479549E-16> : tensor<f64>} : () -> tensor<f64>
    %153 = "stablehlo.broadcast_in_dim"(%152) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %154 = "stablehlo.add"(%151, %153) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %155 = "stablehlo.multiply"(%144, %154) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %156 = "stablehlo.subtract"(%155, %149) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %157 = "stablehlo.constant"() {value = dense<1.7153912855551331E-15> : tensor<f64>} : () -> tensor<f64>
    %158 = "stablehlo.broadcast_in_dim"(%157) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %159 = "stablehlo.add"(%156, %158) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %160 = "stablehlo.multiply"(%144, %159) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %161 = "stablehlo.subtract"(%160, %154) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %162 = "stablehlo.constant"() {value = dense<-1.1685332877993451E-14> : tensor<f64>} : () -> tensor<f64>
    %163 = "stablehlo.broadcast_in_dim"(%162) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %164 = "stablehlo.add"(%161, %163) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %165 = "stablehlo.multiply"(%144, %164) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %166 = "stablehlo.subtract"(%165, %159) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %167 = "stablehlo.constant"() {value = dense<7.6761854986049361E-14> : tensor<f64>} : () -> tensor<f64>
    %168 = "stablehlo.broadcast_in_dim"(%167) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %169 = "stablehlo.add"(%166, %168) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %170 = "stablehlo.multiply"(%144, %169) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %171 = "stablehlo.subtract"(%170, %164) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %172 = "stablehlo.constant"() {value = dense<-4.856446783111929E-13> : tensor<f64>} : () -> tensor<f64>
    %173 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %174 = "stablehlo.add"(%171, %173) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %175 = "stablehlo.multiply"(%144, %174) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %176 = "stablehlo.subtract"(%175, %169) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %177 = "stablehlo.constant"() {value = dense<2.9550526631296399E-12> : tensor<f64>} : () -> tensor<f64>
    %178 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %179 = "stablehlo.add"(%176, %178) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %180 = "stablehlo.multiply"(%144, %179) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %181 = "stablehlo.subtract"(%180, %174) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %182 = "stablehlo.constant"() {value = dense<-1.7268262914415559E-11> : tensor<f64>} : () -> tensor<f64>
    %183 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %184 = "stablehlo.add"(%181, %183) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %185 = "stablehlo.multiply"(%144, %184) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %186 = "stablehlo.subtract"(%185, %179) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %187 = "stablehlo.constant"() {value = dense<9.6758090353732369E-11> : tensor<f64>} : () -> tensor<f64>
    %188 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %189 = "stablehlo.add"(%186, %188) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %190 = "stablehlo.multiply"(%144, %189) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %191 = "stablehlo.subtract"(%190, %184) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %192 = "stablehlo.constant"() {value = dense<-5.1897956016352627E-10> : tensor<f64>} : () -> tensor<f64>
    %193 = "stablehlo.broadcast_in_dim"(%192) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %194 = "stablehlo.add"(%191, %193) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %195 = "stablehlo.multiply"(%144, %194) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %196 = "stablehlo.subtract"(%195, %189) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %197 = "stablehlo.constant"() {value = dense<2.6598237246823866E-9> : tensor<f64>} : () -> tensor<f64>
    %198 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %199 = "stablehlo.add"(%196, %198) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %200 = "stablehlo.multiply"(%144, %199) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %201 = "stablehlo.subtract"(%200, %194) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %202 = "stablehlo.constant"() {value = dense<-1.300025009986248E-8> : tensor<f64>} : () -> tensor<f64>
    %203 = "stablehlo.broadcast_in_dim"(%202) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %204 = "stablehlo.add"(%201, %203) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %205 = "stablehlo.multiply"(%144, %204) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %206 = "stablehlo.subtract"(%205, %199) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %207 = "stablehlo.constant"() {value = dense<6.0469950225419186E-8> : tensor<f64>} : () -> tensor<f64>
    %208 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %209 = "stablehlo.add"(%206, %208) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %210 = "stablehlo.multiply"(%144, %209) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %211 = "stablehlo.subtract"(%210, %204) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %212 = "stablehlo.constant"() {value = dense<-2.6707938539406119E-7> : tensor<f64>} : () -> tensor<f64>
    %213 = "stablehlo.broadcast_in_dim"(%212) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %214 = "stablehlo.add"(%211, %213) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %215 = "stablehlo.multiply"(%144, %214) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %216 = "stablehlo.subtract"(%215, %209) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %217 = "stablehlo.constant"() {value = dense<1.1173875391201037E-6> : tensor<f64>} : () -> tensor<f64>
    %218 = "stablehlo.broadcast_in_dim"(%217) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %219 = "stablehlo.add"(%216, %218) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %220 = "stablehlo.multiply"(%144, %219) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %221 = "stablehlo.subtract"(%220, %214) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %222 = "stablehlo.constant"() {value = dense<-4.4167383584587505E-6> : tensor<f64>} : () -> tensor<f64>
    %223 = "stablehlo.broadcast_in_dim"(%222) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %224 = "stablehlo.add"(%221, %223) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %225 = "stablehlo.multiply"(%144, %224) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %226 = "stablehlo.subtract"(%225, %219) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %227 = "stablehlo.constant"() {value = dense<1.6448448070728896E-5> : tensor<f64>} : () -> tensor<f64>
    %228 = "stablehlo.broadcast_in_dim"(%227) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %229 = "stablehlo.add"(%226, %228) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %230 = "stablehlo.multiply"(%144, %229) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %231 = "stablehlo.subtract"(%230, %224) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %232 = "stablehlo.constant"() {value = dense<-5.754195010082104E-5> : tensor<f64>} : () -> tensor<f64>
    %233 = "stablehlo.broadcast_in_dim"(%232) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %234 = "stablehlo.add"(%231, %233) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %235 = "stablehlo.multiply"(%144, %234) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %236 = "stablehlo.subtract"(%235, %229) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %237 = "stablehlo.constant"() {value = dense<1.8850288509584165E-4> : tensor<f64>} : () -> tensor<f64>
    %238 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %239 = "stablehlo.add"(%236, %238) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %240 = "stablehlo.multiply"(%144, %239) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %241 = "stablehlo.subtract"(%240, %234) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %242 = "stablehlo.constant"() {value = dense<-5.7637557453858236E-4> : tensor<f64>} : () -> tensor<f64>
    %243 = "stablehlo.broadcast_in_dim"(%242) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %244 = "stablehlo.add"(%241, %243) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %245 = "stablehlo.multiply"(%144, %244) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %246 = "stablehlo.subtract"(%245, %239) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %247 = "stablehlo.constant"() {value = dense<0.0016394756169413357> : tensor<f64>} : () -> tensor<f64>
    %248 = "stablehlo.broadcast_in_dim"(%247) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %249 = "stablehlo.add"(%246, %248) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %250 = "stablehlo.multiply"(%144, %249) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %251 = "stablehlo.subtract"(%250, %244) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %252 = "stablehlo.constant"() {value = dense<-0.0043243099950505759> : tensor<f64>} : () -> tensor<f64>
    %253 = "stablehlo.broadcast_in_dim"(%252) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %254 = "stablehlo.add"(%251, %253) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %255 = "stablehlo.multiply"(%144, %254) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %256 = "stablehlo.subtract"(%255, %249) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %257 = "stablehlo.constant"() {value = dense<0.010546460394594998> : tensor<f64>} : () -> tensor<f64>
    %258 = "stablehlo.broadcast_in_dim"(%257) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %259 = "stablehlo.add"(%256, %258) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %260 = "stablehlo.multiply"(%144, %259) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %261 = "stablehlo.subtract"(%260, %254) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %262 = "stablehlo.constant"() {value = dense<-0.023737414805899471> : tensor<f64>} : () -> tensor<f64>
    %263 = "stablehlo.broadcast_in_dim"(%262) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %264 = "stablehlo.add"(%261, %263) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %265 = "stablehlo.multiply"(%144, %264) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %266 = "stablehlo.subtract"(%265, %259) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %267 = "stablehlo.constant"() {value = dense<0.049305284239670712> : tensor<f64>} : () -> tensor<f64>
    %268 = "stablehlo.broadcast_in_dim"(%267) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %269 = "stablehlo.add"(%266, %268) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %270 = "stablehlo.multiply"(%144, %269) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %271 = "stablehlo.subtract"(%270, %264) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %272 = "stablehlo.constant"() {value = dense<-0.094901097048047639> : tensor<f64>} : () -> tensor<f64>
    %273 = "stablehlo.broadcast_in_dim"(%272) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %274 = "stablehlo.add"(%271, %273) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %275 = "stablehlo.multiply"(%144, %274) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %276 = "stablehlo.subtract"(%275, %269) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %277 = "stablehlo.constant"() {value = dense<0.17162090152220877> : tensor<f64>} : () -> tensor<f64>
    %278 = "stablehlo.broadcast_in_dim"(%277) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %279 = "stablehlo.add"(%276, %278) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %280 = "stablehlo.multiply"(%144, %279) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %281 = "stablehlo.subtract"(%280, %274) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %282 = "stablehlo.constant"() {value = dense<-0.3046826723431984> : tensor<f64>} : () -> tensor<f64>
    %283 = "stablehlo.broadcast_in_dim"(%282) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %284 = "stablehlo.add"(%281, %283) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %285 = "stablehlo.multiply"(%143, %284) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %286 = "stablehlo.subtract"(%285, %279) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %287 = "stablehlo.constant"() {value = dense<0.33839763720473803> : tensor<f64>} : () -> tensor<f64>
    %288 = "stablehlo.broadcast_in_dim"(%287) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %289 = "stablehlo.add"(%286, %288) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %290 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %291 = "stablehlo.broadcast_in_dim"(%290) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %292 = "stablehlo.compare"(%1, %291) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xi1>
    %293 = "stablehlo.select"(%292, %139, %289) : (tensor<262xi1>, tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %294 = "stablehlo.convert"(%293) : (tensor<262xf64>) -> tensor<262xf32>
    "func.return"(%294) : (tensor<262xf32>) -> ()
  }) : () -> ()
}) : () -> ()
