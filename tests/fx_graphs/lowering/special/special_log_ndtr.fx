graph g inference
input %0 x1: f32[262]
%1 = aten.special_log_ndtr.default(%0) : f32[262] name=special_log_ndtr_default
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<262xf32>) -> tensor<262xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<262xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<262xf32>) -> tensor<262xf64>
    %1 = "stablehlo.constant"() {value = dense<0.70710678118654757> : tensor<f64>} : () -> tensor<f64>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %3 = "stablehlo.multiply"(%0, %2) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %4 = "stablehlo.negate"(%3) : (tensor<262xf64>) -> tensor<262xf64>
    %5 = "stablehlo.abs"(%4) : (tensor<262xf64>) -> tensor<262xf64>
    %6 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %8 = "stablehlo.add"(%5, %7) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %9 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %11 = "stablehlo.divide"(%10, %8) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %12 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %14 = "stablehlo.subtract"(%13, %11) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %15 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %17 = "stablehlo.multiply"(%14, %16) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %18 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %20 = "stablehlo.multiply"(%17, %19) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %21 = "stablehlo.subtract"(%20, %19) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %22 = "stablehlo.constant"() {value = dense<-3.1704898956330886E-17> : tensor<f64>} : () -> tensor<f64>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %24 = "stablehlo.add"(%21, %23) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %25 = "stablehlo.multiply"(%17, %24) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %26 = "stablehlo.subtract"(%25, %19) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %27 = "stablehlo.constant"() {value = dense<2.22009300666632E-16> : tensor<f64>} : () -> tensor<f64>
    %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %29 = "stablehlo.add"(%26, %28) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %30 = "stablehlo.multiply"(%17, %29) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %31 = "stablehlo.subtract"(%30, %24) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %32 = "stablehlo.constant"() {value = dense<7.5045985098800835E-16> : tensor<f64>} : () -> tensor<f64>
    %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %34 = "stablehlo.add"(%31, %33) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %35 = "stablehlo.multiply"(%17, %34) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %36 = "stablehlo.subtract"(%35, %29) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %37 = "stablehlo.constant"() {value = dense<-6.6686751187704082E-15> : tensor<f64>} : () -> tensor<f64>
    %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %39 = "stablehlo.add"(%36, %38) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %40 = "stablehlo.multiply"(%17, %39) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %41 = "stablehlo.subtract"(%40, %34) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %42 = "stablehlo.constant"() {value = dense<-1.4716575027010623E-14> : tensor<f64>} : () -> tensor<f64>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %44 = "stablehlo.add"(%41, %43) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %45 = "stablehlo.multiply"(%17, %44) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %46 = "stablehlo.subtract"(%45, %39) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %47 = "stablehlo.constant"() {value = dense<2.1454508286554553E-13> : tensor<f64>} : () -> tensor<f64>
    %48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %49 = "stablehlo.add"(%46, %48) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %50 = "stablehlo.multiply"(%17, %49) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %51 = "stablehlo.subtract"(%50, %44) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %52 = "stablehlo.constant"() {value = dense<9.1679583641112937E-14> : tensor<f64>} : () -> tensor<f64>
    %53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %54 = "stablehlo.add"(%51, %53) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %55 = "stablehlo.multiply"(%17, %54) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %56 = "stablehlo.subtract"(%55, %49) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %57 = "stablehlo.constant"() {value = dense<-6.9011083204808152E-12> : tensor<f64>} : () -> tensor<f64>
    %58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %59 = "stablehlo.add"(%56, %58) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %60 = "stablehlo.multiply"(%17, %59) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %61 = "stablehlo.subtract"(%60, %54) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %62 = "stablehlo.constant"() {value = dense<1.408871764208813E-11> : tensor<f64>} : () -> tensor<f64>
    %63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %64 = "stablehlo.add"(%61, %63) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %65 = "stablehlo.multiply"(%17, %64) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %66 = "stablehlo.subtract"(%65, %59) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %67 = "stablehlo.constant"() {value = dense<1.9098355172456688E-10> : tensor<f64>} : () -> tensor<f64>
    %68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %69 = "stablehlo.add"(%66, %68) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %70 = "stablehlo.multiply"(%17, %69) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %71 = "stablehlo.subtract"(%70, %64) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %72 = "stablehlo.constant"() {value = dense<-1.1717889351884957E-9> : tensor<f64>} : () -> tensor<f64>
    %73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %74 = "stablehlo.add"(%71, %73) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %75 = "stablehlo.multiply"(%17, %74) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %76 = "stablehlo.subtract"(%75, %69) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %77 = "stablehlo.constant"() {value = dense<-2.1057869513809494E-9> : tensor<f64>} : () -> tensor<f64>
    %78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %79 = "stablehlo.add"(%76, %78) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %80 = "stablehlo.multiply"(%17, %79) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %81 = "stablehlo.subtract"(%80, %74) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %82 = "stablehlo.constant"() {value = dense<5.5765709395703566E-8> : tensor<f64>} : () -> tensor<f64>
    %83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %84 = "stablehlo.add"(%81, %83) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %85 = "stablehlo.multiply"(%17, %84) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %86 = "stablehlo.subtract"(%85, %79) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %87 = "stablehlo.constant"() {value = dense<-2.4261399442449534E-7> : tensor<f64>} : () -> tensor<f64>
    %88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %89 = "stablehlo.add"(%86, %88) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %90 = "stablehlo.multiply"(%17, %89) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %91 = "stablehlo.subtract"(%90, %84) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %92 = "stablehlo.constant"() {value = dense<-7.1583646234503465E-7> : tensor<f64>} : () -> tensor<f64>
    %93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %94 = "stablehlo.add"(%91, %93) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %95 = "stablehlo.multiply"(%17, %94) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %96 = "stablehlo.subtract"(%95, %89) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %97 = "stablehlo.constant"() {value = dense<1.7183861600300937E-5> : tensor<f64>} : () -> tensor<f64>
    %98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %99 = "stablehlo.add"(%96, %98) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %100 = "stablehlo.multiply"(%17, %99) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %101 = "stablehlo.subtract"(%100, %94) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %102 = "stablehlo.constant"() {value = dense<-1.369696503010054E-4> : tensor<f64>} : () -> tensor<f64>
    %103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %104 = "stablehlo.add"(%101, %103) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %105 = "stablehlo.multiply"(%17, %104) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %106 = "stablehlo.subtract"(%105, %99) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %107 = "stablehlo.constant"() {value = dense<7.4564943725361843E-4> : tensor<f64>} : () -> tensor<f64>
    %108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %109 = "stablehlo.add"(%106, %108) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %110 = "stablehlo.multiply"(%17, %109) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %111 = "stablehlo.subtract"(%110, %104) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %112 = "stablehlo.constant"() {value = dense<-0.0031369272945542641> : tensor<f64>} : () -> tensor<f64>
    %113 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %114 = "stablehlo.add"(%111, %113) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %115 = "stablehlo.multiply"(%17, %114) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %116 = "stablehlo.subtract"(%115, %109) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %117 = "stablehlo.constant"() {value = dense<0.010595663363472859> : tensor<f64>} : () -> tensor<f64>
    %118 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %119 = "stablehlo.add"(%116, %118) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %120 = "stablehlo.multiply"(%17, %119) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %121 = "stablehlo.subtract"(%120, %114) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %122 = "stablehlo.constant"() {value = dense<-0.028753935580276661> : tensor<f64>} : () -> tensor<f64>
    %123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %124 = "stablehlo.add"(%121, %123) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %125 = "stablehlo.multiply"(%17, %124) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %126 = "stablehlo.subtract"(%125, %119) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %127 = "stablehlo.constant"() {value = dense<0.060092128041222249> : tensor<f64>} : () -> tensor<f64>
    %128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %129 = "stablehlo.add"(%126, %128) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %130 = "stablehlo.multiply"(%17, %129) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %131 = "stablehlo.subtract"(%130, %124) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %132 = "stablehlo.constant"() {value = dense<-0.081265123236184997> : tensor<f64>} : () -> tensor<f64>
    %133 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %134 = "stablehlo.add"(%131, %133) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %135 = "stablehlo.multiply"(%17, %134) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %136 = "stablehlo.subtract"(%135, %129) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %137 = "stablehlo.constant"() {value = dense<-0.0072607966203019009> : tensor<f64>} : () -> tensor<f64>
    %138 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %139 = "stablehlo.add"(%136, %138) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %140 = "stablehlo.multiply"(%14, %139) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %141 = "stablehlo.subtract"(%140, %134) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %142 = "stablehlo.constant"() {value = dense<1.1774832005374487> : tensor<f64>} : () -> tensor<f64>
    %143 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %144 = "stablehlo.add"(%141, %143) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %145 = "stablehlo.multiply"(%5, %16) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %146 = "stablehlo.add"(%145, %13) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %147 = "stablehlo.divide"(%144, %146) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %148 = "stablehlo.compare"(%4, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xi1>
    %149 = "stablehlo.multiply"(%4, %4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %150 = "stablehlo.exponential"(%149) : (tensor<262xf64>) -> tensor<262xf64>
    %151 = "stablehlo.multiply"(%150, %16) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %152 = "stablehlo.subtract"(%151, %147) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %153 = "stablehlo.select"(%148, %152, %147) : (tensor<262xi1>, tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %154 = "stablehlo.divide"(%153, %16) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %155 = "stablehlo.log"(%154) : (tensor<262xf64>) -> tensor<262xf64>
    %156 = "stablehlo.multiply"(%3, %3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %157 = "stablehlo.subtract"(%155, %156) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %158 = "chlo.erfc"(%3) : (tensor<262xf64>) -> tensor<262xf64>
    %159 = "stablehlo.constant"() {value = dense<-5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %160 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %161 = "stablehlo.multiply"(%158, %160) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %162 = "stablehlo.log_plus_one"(%161) : (tensor<262xf64>) -> tensor<262xf64>
    %163 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %164 = "stablehlo.broadcast_in_dim"(%163) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %165 = "stablehlo.compare"(%0, %164) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xi1>
    %166 = "stablehlo.select"(%165, %157, %162) : (tensor<262xi1>, tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %167 = "stablehlo.convert"(%166) : (tensor<262xf64>) -> tensor<262xf32>
    "func.return"(%167) : (tensor<262xf32>) -> ()
  }) : () -> ()
}) : () -> ()
