graph g inference
input %0 x1: f32[262]
%1 = aten.special_erfcx.default(%0) : f32[262] name=special_erfcx_default
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<262xf32>) -> tensor<262xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<262xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<262xf32>) -> tensor<262xf64>
    %1 = "stablehlo.abs"(%0) : (tensor<262xf64>) -> tensor<262xf64>
    %2 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %4 = "stablehlo.add"(%1, %3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %5 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %7 = "stablehlo.divide"(%6, %4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %8 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %10 = "stablehlo.subtract"(%9, %7) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %11 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %13 = "stablehlo.multiply"(%10, %12) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %14 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %16 = "stablehlo.multiply"(%13, %15) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %17 = "stablehlo.subtract"(%16, %15) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %18 = "stablehlo.constant"() {value = dense<-3.1704898956330886E-17> : tensor<f64>} : () -> tensor<f64>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %20 = "stablehlo.add"(%17, %19) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %21 = "stablehlo.multiply"(%13, %20) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %22 = "stablehlo.subtract"(%21, %15) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %23 = "stablehlo.constant"() {value = dense<2.22009300666632E-16> : tensor<f64>} : () -> tensor<f64>
    %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %25 = "stablehlo.add"(%22, %24) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %26 = "stablehlo.multiply"(%13, %25) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %27 = "stablehlo.subtract"(%26, %20) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %28 = "stablehlo.constant"() {value = dense<7.5045985098800835E-16> : tensor<f64>} : () -> tensor<f64>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %30 = "stablehlo.add"(%27, %29) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %31 = "stablehlo.multiply"(%13, %30) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %32 = "stablehlo.subtract"(%31, %25) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %33 = "stablehlo.constant"() {value = dense<-6.6686751187704082E-15> : tensor<f64>} : () -> tensor<f64>
    %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %35 = "stablehlo.add"(%32, %34) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %36 = "stablehlo.multiply"(%13, %35) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %37 = "stablehlo.subtract"(%36, %30) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %38 = "stablehlo.constant"() {value = dense<-1.4716575027010623E-14> : tensor<f64>} : () -> tensor<f64>
    %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %40 = "stablehlo.add"(%37, %39) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %41 = "stablehlo.multiply"(%13, %40) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %42 = "stablehlo.subtract"(%41, %35) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %43 = "stablehlo.constant"() {value = dense<2.1454508286554553E-13> : tensor<f64>} : () -> tensor<f64>
    %44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %45 = "stablehlo.add"(%42, %44) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %46 = "stablehlo.multiply"(%13, %45) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %47 = "stablehlo.subtract"(%46, %40) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %48 = "stablehlo.constant"() {value = dense<9.1679583641112937E-14> : tensor<f64>} : () -> tensor<f64>
    %49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %50 = "stablehlo.add"(%47, %49) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %51 = "stablehlo.multiply"(%13, %50) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %52 = "stablehlo.subtract"(%51, %45) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %53 = "stablehlo.constant"() {value = dense<-6.9011083204808152E-12> : tensor<f64>} : () -> tensor<f64>
    %54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %55 = "stablehlo.add"(%52, %54) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %56 = "stablehlo.multiply"(%13, %55) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %57 = "stablehlo.subtract"(%56, %50) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %58 = "stablehlo.constant"() {value = dense<1.408871764208813E-11> : tensor<f64>} : () -> tensor<f64>
    %59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %60 = "stablehlo.add"(%57, %59) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %61 = "stablehlo.multiply"(%13, %60) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %62 = "stablehlo.subtract"(%61, %55) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %63 = "stablehlo.constant"() {value = dense<1.9098355172456688E-10> : tensor<f64>} : () -> tensor<f64>
    %64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %65 = "stablehlo.add"(%62, %64) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %66 = "stablehlo.multiply"(%13, %65) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %67 = "stablehlo.subtract"(%66, %60) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %68 = "stablehlo.constant"() {value = dense<-1.1717889351884957E-9> : tensor<f64>} : () -> tensor<f64>
    %69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %70 = "stablehlo.add"(%67, %69) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %71 = "stablehlo.multiply"(%13, %70) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %72 = "stablehlo.subtract"(%71, %65) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %73 = "stablehlo.constant"() {value = dense<-2.1057869513809494E-9> : tensor<f64>} : () -> tensor<f64>
    %74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %75 = "stablehlo.add"(%72, %74) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %76 = "stablehlo.multiply"(%13, %75) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %77 = "stablehlo.subtract"(%76, %70) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %78 = "stablehlo.constant"() {value = dense<5.5765709395703566E-8> : tensor<f64>} : () -> tensor<f64>
    %79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %80 = "stablehlo.add"(%77, %79) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %81 = "stablehlo.multiply"(%13, %80) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %82 = "stablehlo.subtract"(%81, %75) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %83 = "stablehlo.constant"() {value = dense<-2.4261399442449534E-7> : tensor<f64>} : () -> tensor<f64>
    %84 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %85 = "stablehlo.add"(%82, %84) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %86 = "stablehlo.multiply"(%13, %85) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %87 = "stablehlo.subtract"(%86, %80) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %88 = "stablehlo.constant"() {value = dense<-7.1583646234503465E-7> : tensor<f64>} : () -> tensor<f64>
    %89 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %90 = "stablehlo.add"(%87, %89) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %91 = "stablehlo.multiply"(%13, %90) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %92 = "stablehlo.subtract"(%91, %85) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %93 = "stablehlo.constant"() {value = dense<1.7183861600300937E-5> : tensor<f64>} : () -> tensor<f64>
    %94 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %95 = "stablehlo.add"(%92, %94) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %96 = "stablehlo.multiply"(%13, %95) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %97 = "stablehlo.subtract"(%96, %90) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %98 = "stablehlo.constant"() {value = dense<-1.369696503010054E-4> : tensor<f64>} : () -> tensor<f64>
    %99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %100 = "stablehlo.add"(%97, %99) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %101 = "stablehlo.multiply"(%13, %100) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %102 = "stablehlo.subtract"(%101, %95) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %103 = "stablehlo.constant"() {value = dense<7.4564943725361843E-4> : tensor<f64>} : () -> tensor<f64>
    %104 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %105 = "stablehlo.add"(%102, %104) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %106 = "stablehlo.multiply"(%13, %105) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %107 = "stablehlo.subtract"(%106, %100) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %108 = "stablehlo.constant"() {value = dense<-0.0031369272945542641> : tensor<f64>} : () -> tensor<f64>
    %109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %110 = "stablehlo.add"(%107, %109) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %111 = "stablehlo.multiply"(%13, %110) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %112 = "stablehlo.subtract"(%111, %105) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %113 = "stablehlo.constant"() {value = dense<0.010595663363472859> : tensor<f64>} : () -> tensor<f64>
    %114 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %115 = "stablehlo.add"(%112, %114) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %116 = "stablehlo.multiply"(%13, %115) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %117 = "stablehlo.subtract"(%116, %110) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %118 = "stablehlo.constant"() {value = dense<-0.028753935580276661> : tensor<f64>} : () -> tensor<f64>
    %119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %120 = "stablehlo.add"(%117, %119) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %121 = "stablehlo.multiply"(%13, %120) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %122 = "stablehlo.subtract"(%121, %115) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %123 = "stablehlo.constant"() {value = dense<0.060092128041222249> : tensor<f64>} : () -> tensor<f64>
    %124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %125 = "stablehlo.add"(%122, %124) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %126 = "stablehlo.multiply"(%13, %125) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %127 = "stablehlo.subtract"(%126, %120) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %128 = "stablehlo.constant"() {value = dense<-0.081265123236184997> : tensor<f64>} : () -> tensor<f64>
    %129 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %130 = "stablehlo.add"(%127, %129) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %131 = "stablehlo.multiply"(%13, %130) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %132 = "stablehlo.subtract"(%131, %125) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %133 = "stablehlo.constant"() {value = dense<-0.0072607966203019009> : tensor<f64>} : () -> tensor<f64>
    %134 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %135 = "stablehlo.add"(%132, %134) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %136 = "stablehlo.multiply"(%10, %135) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %137 = "stablehlo.subtract"(%136, %130) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %138 = "stablehlo.constant"() {value = dense<1.1774832005374487> : tensor<f64>} : () -> tensor<f64>
    %139 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %140 = "stablehlo.add"(%137, %139) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %141 = "stablehlo.multiply"(%1, %12) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %142 = "stablehlo.add"(%141, %9) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %143 = "stablehlo.divide"(%140, %142) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %144 = "stablehlo.compare"(%0, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xi1>
    %145 = "stablehlo.multiply"(%0, %0) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %146 = "stablehlo.exponential"(%145) : (tensor<262xf64>) -> tensor<262xf64>
    %147 = "stablehlo.multiply"(%146, %12) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %148 = "stablehlo.subtract"(%147, %143) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %149 = "stablehlo.select"(%144, %148, %143) : (tensor<262xi1>, tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %150 = "stablehlo.convert"(%149) : (tensor<262xf64>) -> tensor<262xf32>
    "func.return"(%150) : (tensor<262xf32>) -> ()
  }) : () -> ()
}) : () -> ()
