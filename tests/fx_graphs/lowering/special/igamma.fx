graph g inference
input %0 a: f32[4,1]
input %1 x: f32[3]
%2 = aten.igamma.default(%0, %1) : f32[4,3] name=n0
return %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x1xf32>, tensor<3xf32>) -> tensor<4x3xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4x1xf32>, %arg1: tensor<3xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<4x1xf32>) -> tensor<4x1xf64>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x1xf64>) -> tensor<4x3xf64>
    %2 = "stablehlo.convert"(%arg1) : (tensor<3xf32>) -> tensor<3xf64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf64>) -> tensor<4x3xf64>
    %4 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %6 = "stablehlo.compare"(%1, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %7 = "stablehlo.compare"(%1, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %8 = "stablehlo.constant"() {value = dense<2.000000e+02> : tensor<f64>} : () -> tensor<f64>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %10 = "stablehlo.compare"(%1, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %11 = "stablehlo.and"(%7, %10) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %12 = "stablehlo.compare"(%3, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %13 = "stablehlo.and"(%11, %12) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %14 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %16 = "stablehlo.compare"(%3, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %17 = "stablehlo.and"(%13, %16) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %18 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %20 = "stablehlo.compare"(%1, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %21 = "stablehlo.compare"(%3, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %22 = "stablehlo.and"(%20, %21) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %23 = "stablehlo.compare"(%3, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %24 = "stablehlo.or"(%23, %22) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %25 = "stablehlo.and"(%17, %24) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %26 = "stablehlo.not"(%24) : (tensor<4x3xi1>) -> tensor<4x3xi1>
    %27 = "stablehlo.and"(%17, %26) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %28 = "stablehlo.log"(%3) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %29 = "stablehlo.multiply"(%1, %28) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %30 = "stablehlo.constant"() {value = dense<1.100000e+01> : tensor<f64>} : () -> tensor<f64>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %32 = "stablehlo.add"(%1, %31) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %33 = "stablehlo.add"(%1, %19) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %34 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %36 = "stablehlo.add"(%1, %35) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %37 = "stablehlo.multiply"(%33, %36) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %38 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %40 = "stablehlo.add"(%1, %39) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %41 = "stablehlo.multiply"(%37, %40) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %42 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %44 = "stablehlo.add"(%1, %43) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %45 = "stablehlo.multiply"(%41, %44) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %46 = "stablehlo.constant"() {value = dense<5.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %48 = "stablehlo.add"(%1, %47) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %49 = "stablehlo.multiply"(%45, %48) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %50 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %52 = "stablehlo.add"(%1, %51) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %53 = "stablehlo.multiply"(%49, %52) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %54 = "stablehlo.constant"() {value = dense<7.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %56 = "stablehlo.add"(%1, %55) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %57 = "stablehlo.multiply"(%53, %56) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %58 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %60 = "stablehlo.add"(%1, %59) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %61 = "stablehlo.multiply"(%57, %60) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %62 = "stablehlo.constant"() {value = dense<9.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %64 = "stablehlo.add"(%1, %63) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %65 = "stablehlo.multiply"(%61, %64) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %66 = "stablehlo.constant"() {value = dense<1.000000e+01> : tensor<f64>} : () -> tensor<f64>
    %67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %68 = "stablehlo.add"(%1, %67) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %69 = "stablehlo.multiply"(%65, %68) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %70 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %72 = "stablehlo.subtract"(%32, %71) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %73 = "stablehlo.log"(%32) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %74 = "stablehlo.multiply"(%72, %73) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %75 = "stablehlo.subtract"(%74, %32) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %76 = "stablehlo.divide"(%19, %32) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %77 = "stablehlo.multiply"(%76, %76) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %78 = "stablehlo.constant"() {value = dense<8.4175084175084171E-4> : tensor<f64>} : () -> tensor<f64>
    %79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %80 = "stablehlo.multiply"(%5, %77) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %81 = "stablehlo.add"(%80, %79) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %82 = "stablehlo.constant"() {value = dense<-5.9523809523809529E-4> : tensor<f64>} : () -> tensor<f64>
    %83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %84 = "stablehlo.multiply"(%81, %77) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %85 = "stablehlo.add"(%84, %83) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %86 = "stablehlo.constant"() {value = dense<7.9365079365079365E-4> : tensor<f64>} : () -> tensor<f64>
    %87 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %88 = "stablehlo.multiply"(%85, %77) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %89 = "stablehlo.add"(%88, %87) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %90 = "stablehlo.constant"() {value = dense<-0.0027777777777777779> : tensor<f64>} : () -> tensor<f64>
    %91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %92 = "stablehlo.multiply"(%89, %77) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %93 = "stablehlo.add"(%92, %91) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %94 = "stablehlo.constant"() {value = dense<0.083333333333333329> : tensor<f64>} : () -> tensor<f64>
    %95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %96 = "stablehlo.multiply"(%93, %77) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %97 = "stablehlo.add"(%96, %95) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %98 = "stablehlo.multiply"(%97, %76) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %99 = "stablehlo.add"(%75, %98) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %100 = "stablehlo.constant"() {value = dense<0.91893853320467266> : tensor<f64>} : () -> tensor<f64>
    %101 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %102 = "stablehlo.add"(%99, %101) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %103 = "stablehlo.log"(%69) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %104 = "stablehlo.subtract"(%102, %103) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %105 = "stablehlo.constant"() {value = dense<1.000000e-03> : tensor<f64>} : () -> tensor<f64>
    %106 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %107 = "stablehlo.compare"(%1, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %108 = "stablehlo.constant"() {value = dense<-0.20738555102867398> : tensor<f64>} : () -> tensor<f64>
    %109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %110 = "stablehlo.multiply"(%5, %1) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %111 = "stablehlo.add"(%110, %109) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %112 = "stablehlo.constant"() {value = dense<0.27058080842778448> : tensor<f64>} : () -> tensor<f64>
    %113 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %114 = "stablehlo.multiply"(%111, %1) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %115 = "stablehlo.add"(%114, %113) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %116 = "stablehlo.constant"() {value = dense<-0.40068563438653138> : tensor<f64>} : () -> tensor<f64>
    %117 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %118 = "stablehlo.multiply"(%115, %1) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %119 = "stablehlo.add"(%118, %117) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %120 = "stablehlo.constant"() {value = dense<0.8224670334241132> : tensor<f64>} : () -> tensor<f64>
    %121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %122 = "stablehlo.multiply"(%119, %1) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %123 = "stablehlo.add"(%122, %121) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %124 = "stablehlo.constant"() {value = dense<-0.57721566490153287> : tensor<f64>} : () -> tensor<f64>
    %125 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %126 = "stablehlo.multiply"(%123, %1) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %127 = "stablehlo.add"(%126, %125) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %128 = "stablehlo.multiply"(%1, %127) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %129 = "stablehlo.select"(%107, %128, %104) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %130 = "stablehlo.subtract"(%29, %129) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %131 = "stablehlo.constant"() {value = dense<2.000000e+01> : tensor<f64>} : () -> tensor<f64>
    %132 = "stablehlo.broadcast_in_dim"(%131) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %133 = "stablehlo.compare"(%1, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %134 = "stablehlo.subtract"(%3, %1) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %135 = "stablehlo.divide"(%134, %1) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %136 = "stablehlo.log_plus_one"(%135) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %137 = "stablehlo.subtract"(%136, %135) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %138 = "stablehlo.multiply"(%1, %137) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %139 = "stablehlo.divide"(%19, %1) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %140 = "stablehlo.multiply"(%139, %139) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %141 = "stablehlo.multiply"(%5, %140) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %142 = "stablehlo.add"(%141, %79) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %143 = "stablehlo.multiply"(%142, %140) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %144 = "stablehlo.add"(%143, %83) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %145 = "stablehlo.multiply"(%144, %140) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %146 = "stablehlo.add"(%145, %87) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %147 = "stablehlo.multiply"(%146, %140) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %148 = "stablehlo.add"(%147, %91) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %149 = "stablehlo.multiply"(%148, %140) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %150 = "stablehlo.add"(%149, %95) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %151 = "stablehlo.multiply"(%150, %139) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %152 = "stablehlo.subtract"(%138, %151) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %153 = "stablehlo.constant"() {value = dense<6.2831853071795862> : tensor<f64>} : () -> tensor<f64>
    %154 = "stablehlo.broadcast_in_dim"(%153) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %155 = "stablehlo.multiply"(%1, %154) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %156 = "stablehlo.divide"(%19, %155) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %157 = "stablehlo.sqrt"(%156) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %158 = "stablehlo.select"(%133, %157, %19) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %159 = "stablehlo.subtract"(%130, %3) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %160 = "stablehlo.select"(%133, %152, %159) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %161 = "stablehlo.exponential"(%160) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %162 = "stablehlo.multiply"(%161, %158) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %163 = "stablehlo.select"(%25, %1, %19) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %164 = "stablehlo.select"(%25, %3, %5) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %165 = "stablehlo.select"(%22, %5, %163) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %166 = "stablehlo.negate"(%164) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %167 = "stablehlo.select"(%22, %166, %164) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %168 = "stablehlo.select"(%22, %19, %5) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %169 = "stablehlo.select"(%22, %5, %19) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %170 = "stablehlo.convert"(%163) : (tensor<4x3xf64>) -> tensor<4x3xf32>
    %171 = "stablehlo.convert"(%165) : (tensor<4x3xf64>) -> tensor<4x3xf32>
    %172 = "stablehlo.convert"(%167) : (tensor<4x3xf64>) -> tensor<4x3xf32>
    %173 = "stablehlo.convert"(%168) : (tensor<4x3xf64>) -> tensor<4x3xf32>
    %174 = "stablehlo.convert"(%19) : (tensor<4x3xf64>) -> tensor<4x3xf32>
    %175 = "stablehlo.convert"(%169) : (tensor<4x3xf64>) -> tensor<4x3xf32>
    %176 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %177:7 = "stablehlo.while"(%176, %170, %171, %172, %173, %174, %175) ({
    ^bb0(%arg25: tensor<i32> loc("aten.igamma.default"), %arg26: tensor<4x3xf32> loc("aten.igamma.default"), %arg27: tensor<4x3xf32> loc("aten.igamma.default"), %arg28: tensor<4x3xf32> loc("aten.igamma.default"), %arg29: tensor<4x3xf32> loc("aten.igamma.default"), %arg30: tensor<4x3xf32> loc("aten.igamma.default"), %arg31: tensor<4x3xf32> loc("aten.igamma.default")):
      %393 = "stablehlo.abs"(%arg31) : (tensor<4x3xf32>) -> tensor<4x3xf32>
      %394 = "stablehlo.constant"() {value = dense<2.98023224E-8> : tensor<f32>} : () -> tensor<f32>
      %395 = "stablehlo.broadcast_in_dim"(%394) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
      %396 = "stablehlo.multiply"(%393, %395) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      %397 = "stablehlo.abs"(%arg30) : (tensor<4x3xf32>) -> tensor<4x3xf32>
      %398 = "stablehlo.compare"(%397, %396) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %399 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %400 = "stablehlo.reduce"(%398, %399) ({
      ^bb0(%arg32: tensor<i1> loc("aten.igamma.default"), %arg33: tensor<i1> loc("aten.igamma.default")):
        %404 = "stablehlo.or"(%arg32, %arg33) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%404) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0, 1>} : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
      %401 = "stablehlo.constant"() {value = dense<2000> : tensor<i32>} : () -> tensor<i32>
      %402 = "stablehlo.compare"(%arg25, %401) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %403 = "stablehlo.and"(%400, %402) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%403) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg18: tensor<i32> loc("aten.igamma.default"), %arg19: tensor<4x3xf32> loc("aten.igamma.default"), %arg20: tensor<4x3xf32> loc("aten.igamma.default"), %arg21: tensor<4x3xf32> loc("aten.igamma.default"), %arg22: tensor<4x3xf32> loc("aten.igamma.default"), %arg23: tensor<4x3xf32> loc("aten.igamma.default"), %arg24: tensor<4x3xf32> loc("aten.igamma.default")):
      %374 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %375 = "stablehlo.add"(%arg18, %374) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %376 = "stablehlo.convert"(%375) : (tensor<i32>) -> tensor<f32>
      %377 = "stablehlo.broadcast_in_dim"(%376) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
      %378 = "stablehlo.multiply"(%arg23, %arg21) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      %379 = "stablehlo.add"(%arg20, %377) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      %380 = "stablehlo.divide"(%378, %379) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      %381 = "stablehlo.add"(%arg19, %377) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      %382 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %383 = "stablehlo.broadcast_in_dim"(%382) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
      %384 = "stablehlo.subtract"(%381, %383) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      %385 = "stablehlo.multiply"(%arg22, %384) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      %386 = "stablehlo.add"(%383, %385) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      %387 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %388 = "stablehlo.optimization_barrier"(%387) : (tensor<f32>) -> tensor<f32>
      %389 = "stablehlo.broadcast_in_dim"(%388) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
      %390 = "stablehlo.multiply"(%380, %389) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      %391 = "stablehlo.divide"(%390, %386) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      %392 = "stablehlo.add"(%arg24, %391) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      "stablehlo.return"(%375, %arg19, %arg20, %arg21, %arg22, %380, %392) : (tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    }) : (tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) -> (tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>)
    %178 = "stablehlo.convert"(%177#6) : (tensor<4x3xf32>) -> tensor<4x3xf64>
    %179 = "stablehlo.exponential"(%130) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %180 = "stablehlo.multiply"(%179, %1) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %181 = "stablehlo.multiply"(%180, %178) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %182 = "stablehlo.multiply"(%178, %162) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %183 = "stablehlo.exponential"(%130) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %184 = "stablehlo.add"(%183, %181) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %185 = "stablehlo.select"(%22, %184, %182) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %186 = "stablehlo.subtract"(%19, %185) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %187 = "stablehlo.exponential_minus_one"(%130) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %188 = "stablehlo.add"(%187, %181) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %189 = "stablehlo.negate"(%188) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %190 = "stablehlo.select"(%22, %189, %186) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %191 = "stablehlo.select"(%27, %1, %19) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %192 = "stablehlo.constant"() {value = dense<1.000000e+03> : tensor<f64>} : () -> tensor<f64>
    %193 = "stablehlo.broadcast_in_dim"(%192) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %194 = "stablehlo.select"(%27, %3, %193) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %195 = "stablehlo.add"(%194, %19) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %196 = "stablehlo.subtract"(%195, %191) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %197 = "stablehlo.convert"(%196) : (tensor<4x3xf64>) -> tensor<4x3xf32>
    %198 = "stablehlo.convert"(%191) : (tensor<4x3xf64>) -> tensor<4x3xf32>
    %199 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %200 = "stablehlo.broadcast_in_dim"(%199) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %201 = "stablehlo.divide"(%200, %197) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %202 = "stablehlo.constant"() {value = dense<1.000000e+30> : tensor<f32>} : () -> tensor<f32>
    %203 = "stablehlo.broadcast_in_dim"(%202) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %204 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %205 = "stablehlo.broadcast_in_dim"(%204) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
    %206:7 = "stablehlo.while"(%176, %198, %197, %203, %201, %201, %205) ({
    ^bb0(%arg9: tensor<i32> loc("aten.igamma.default"), %arg10: tensor<4x3xf32> loc("aten.igamma.default"), %arg11: tensor<4x3xf32> loc("aten.igamma.default"), %arg12: tensor<4x3xf32> loc("aten.igamma.default"), %arg13: tensor<4x3xf32> loc("aten.igamma.default"), %arg14: tensor<4x3xf32> loc("aten.igamma.default"), %arg15: tensor<4x3xf32> loc("aten.igamma.default")):
      %361 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %362 = "stablehlo.broadcast_in_dim"(%361) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
      %363 = "stablehlo.subtract"(%arg15, %362) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      %364 = "stablehlo.abs"(%363) : (tensor<4x3xf32>) -> tensor<4x3xf32>
      %365 = "stablehlo.constant"() {value = dense<1.1920929E-7> : tensor<f32>} : () -> tensor<f32>
      %366 = "stablehlo.broadcast_in_dim"(%365) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
      %367 = "stablehlo.compare"(%364, %366) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %368 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %369 = "stablehlo.reduce"(%367, %368) ({
      ^bb0(%arg16: tensor<i1> loc("aten.igamma.default"), %arg17: tensor<i1> loc("aten.igamma.default")):
        %373 = "stablehlo.or"(%arg16, %arg17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%373) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0, 1>} : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
      %370 = "stablehlo.constant"() {value = dense<2000> : tensor<i32>} : () -> tensor<i32>
      %371 = "stablehlo.compare"(%arg9, %370) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %372 = "stablehlo.and"(%369, %371) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%372) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<i32> loc("aten.igamma.default"), %arg3: tensor<4x3xf32> loc("aten.igamma.default"), %arg4: tensor<4x3xf32> loc("aten.igamma.default"), %arg5: tensor<4x3xf32> loc("aten.igamma.default"), %arg6: tensor<4x3xf32> loc("aten.igamma.default"), %arg7: tensor<4x3xf32> loc("aten.igamma.default"), %arg8: tensor<4x3xf32> loc("aten.igamma.default")):
      %337 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %338 = "stablehlo.add"(%arg2, %337) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %339 = "stablehlo.convert"(%338) : (tensor<i32>) -> tensor<f32>
      %340 = "stablehlo.broadcast_in_dim"(%339) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
      %341 = "stablehlo.subtract"(%arg3, %340) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      %342 = "stablehlo.multiply"(%340, %341) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      %343 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %344 = "stablehlo.broadcast_in_dim"(%343) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
      %345 = "stablehlo.add"(%arg4, %344) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      %346 = "stablehlo.multiply"(%342, %arg6) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      %347 = "stablehlo.add"(%346, %345) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      %348 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %349 = "stablehlo.broadcast_in_dim"(%348) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
      %350 = "stablehlo.divide"(%349, %347) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      %351 = "stablehlo.divide"(%342, %arg5) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      %352 = "stablehlo.add"(%351, %345) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      %353 = "stablehlo.multiply"(%350, %352) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      %354 = "stablehlo.subtract"(%353, %349) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      %355 = "stablehlo.abs"(%354) : (tensor<4x3xf32>) -> tensor<4x3xf32>
      %356 = "stablehlo.constant"() {value = dense<1.1920929E-7> : tensor<f32>} : () -> tensor<f32>
      %357 = "stablehlo.broadcast_in_dim"(%356) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x3xf32>
      %358 = "stablehlo.compare"(%355, %357) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %359 = "stablehlo.select"(%358, %349, %353) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      %360 = "stablehlo.multiply"(%arg7, %359) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      "stablehlo.return"(%338, %arg3, %345, %352, %350, %360, %359) : (tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    }) : (tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) -> (tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>)
    %207 = "stablehlo.convert"(%206#5) : (tensor<4x3xf32>) -> tensor<4x3xf64>
    %208 = "stablehlo.multiply"(%207, %162) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %209 = "stablehlo.multiply"(%208, %1) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %210 = "stablehlo.subtract"(%3, %1) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %211 = "stablehlo.divide"(%210, %1) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %212 = "stablehlo.abs"(%211) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %213 = "stablehlo.compare"(%212, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %214 = "stablehlo.multiply"(%211, %211) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %215 = "stablehlo.constant"() {value = dense<0.16666666666666666> : tensor<f64>} : () -> tensor<f64>
    %216 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %217 = "stablehlo.multiply"(%5, %211) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %218 = "stablehlo.add"(%217, %216) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %219 = "stablehlo.constant"() {value = dense<-2.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %220 = "stablehlo.broadcast_in_dim"(%219) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %221 = "stablehlo.multiply"(%218, %211) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %222 = "stablehlo.add"(%221, %220) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %223 = "stablehlo.constant"() {value = dense<2.500000e-01> : tensor<f64>} : () -> tensor<f64>
    %224 = "stablehlo.broadcast_in_dim"(%223) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %225 = "stablehlo.multiply"(%222, %211) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %226 = "stablehlo.add"(%225, %224) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %227 = "stablehlo.constant"() {value = dense<-0.33333333333333331> : tensor<f64>} : () -> tensor<f64>
    %228 = "stablehlo.broadcast_in_dim"(%227) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %229 = "stablehlo.multiply"(%226, %211) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %230 = "stablehlo.add"(%229, %228) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %231 = "stablehlo.multiply"(%230, %211) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %232 = "stablehlo.add"(%231, %71) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %233 = "stablehlo.multiply"(%214, %232) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %234 = "stablehlo.log_plus_one"(%211) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %235 = "stablehlo.subtract"(%211, %234) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %236 = "stablehlo.select"(%213, %233, %235) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %237 = "stablehlo.multiply"(%236, %35) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %238 = "stablehlo.sqrt"(%237) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %239 = "stablehlo.compare"(%211, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %240 = "stablehlo.negate"(%238) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %241 = "stablehlo.select"(%239, %240, %238) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %242 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %243 = "stablehlo.optimization_barrier"(%242) : (tensor<f64>) -> tensor<f64>
    %244 = "stablehlo.broadcast_in_dim"(%243) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %245 = "stablehlo.multiply"(%211, %244) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %246 = "stablehlo.divide"(%19, %245) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %247 = "stablehlo.divide"(%19, %241) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %248 = "stablehlo.constant"() {value = dense<0.0011574074074074073> : tensor<f64>} : () -> tensor<f64>
    %249 = "stablehlo.broadcast_in_dim"(%248) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %250 = "stablehlo.multiply"(%5, %241) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %251 = "stablehlo.add"(%250, %249) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %252 = "stablehlo.constant"() {value = dense<-0.014814814814814815> : tensor<f64>} : () -> tensor<f64>
    %253 = "stablehlo.broadcast_in_dim"(%252) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %254 = "stablehlo.multiply"(%251, %241) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %255 = "stablehlo.add"(%254, %253) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %256 = "stablehlo.multiply"(%255, %241) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %257 = "stablehlo.add"(%256, %95) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %258 = "stablehlo.multiply"(%257, %241) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %259 = "stablehlo.add"(%258, %228) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %260 = "stablehlo.subtract"(%246, %247) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %261 = "stablehlo.select"(%213, %259, %260) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %262 = "stablehlo.constant"() {value = dense<-9.9022633744855963E-4> : tensor<f64>} : () -> tensor<f64>
    %263 = "stablehlo.broadcast_in_dim"(%262) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %264 = "stablehlo.multiply"(%5, %241) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %265 = "stablehlo.add"(%264, %263) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %266 = "stablehlo.constant"() {value = dense<0.0026455026455026454> : tensor<f64>} : () -> tensor<f64>
    %267 = "stablehlo.broadcast_in_dim"(%266) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %268 = "stablehlo.multiply"(%265, %241) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %269 = "stablehlo.add"(%268, %267) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %270 = "stablehlo.constant"() {value = dense<-0.003472222222222222> : tensor<f64>} : () -> tensor<f64>
    %271 = "stablehlo.broadcast_in_dim"(%270) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %272 = "stablehlo.multiply"(%269, %241) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %273 = "stablehlo.add"(%272, %271) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %274 = "stablehlo.constant"() {value = dense<-0.0018518518518518519> : tensor<f64>} : () -> tensor<f64>
    %275 = "stablehlo.broadcast_in_dim"(%274) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %276 = "stablehlo.multiply"(%273, %241) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %277 = "stablehlo.add"(%276, %275) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %278 = "stablehlo.multiply"(%247, %247) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %279 = "stablehlo.multiply"(%278, %247) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %280 = "stablehlo.add"(%246, %19) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %281 = "stablehlo.multiply"(%280, %246) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %282 = "stablehlo.add"(%281, %95) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %283 = "stablehlo.multiply"(%282, %246) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %284 = "stablehlo.subtract"(%279, %283) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %285 = "stablehlo.constant"() {value = dense<2.000000e-02> : tensor<f64>} : () -> tensor<f64>
    %286 = "stablehlo.broadcast_in_dim"(%285) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %287 = "stablehlo.compare"(%212, %286) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %288 = "stablehlo.select"(%287, %277, %284) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %289 = "stablehlo.multiply"(%1, %236) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %290 = "stablehlo.negate"(%289) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %291 = "stablehlo.exponential"(%290) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %292 = "stablehlo.multiply"(%1, %154) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %293 = "stablehlo.sqrt"(%292) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %294 = "stablehlo.divide"(%291, %293) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %295 = "stablehlo.divide"(%288, %1) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %296 = "stablehlo.add"(%261, %295) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %297 = "stablehlo.multiply"(%294, %296) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %298 = "stablehlo.divide"(%1, %35) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %299 = "stablehlo.sqrt"(%298) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %300 = "stablehlo.multiply"(%241, %299) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %301 = "chlo.erfc"(%300) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %302 = "stablehlo.multiply"(%301, %71) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %303 = "stablehlo.add"(%302, %297) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %304 = "stablehlo.negate"(%300) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %305 = "chlo.erfc"(%304) : (tensor<4x3xf64>) -> tensor<4x3xf64>
    %306 = "stablehlo.multiply"(%305, %71) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %307 = "stablehlo.subtract"(%306, %297) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %308 = "stablehlo.subtract"(%19, %209) : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %309 = "stablehlo.select"(%24, %185, %308) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %310 = "stablehlo.compare"(%1, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %311 = "stablehlo.select"(%310, %307, %309) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %312 = "stablehlo.compare"(%3, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %313 = "stablehlo.select"(%312, %5, %311) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %314 = "stablehlo.select"(%6, %19, %313) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %315 = "stablehlo.compare"(%3, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %316 = "stablehlo.select"(%315, %19, %314) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %317 = "stablehlo.compare"(%1, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %318 = "stablehlo.select"(%317, %5, %316) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %319 = "stablehlo.compare"(%3, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %320 = "stablehlo.and"(%6, %319) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %321 = "stablehlo.compare"(%1, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %322 = "stablehlo.compare"(%3, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %323 = "stablehlo.and"(%321, %322) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %324 = "stablehlo.or"(%320, %323) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %325 = "stablehlo.compare"(%1, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %326 = "stablehlo.compare"(%3, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %327 = "stablehlo.or"(%325, %326) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %328 = "stablehlo.or"(%327, %324) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %329 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %330 = "stablehlo.or"(%328, %329) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %331 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %332 = "stablehlo.or"(%330, %331) : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<4x3xi1>
    %333 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %334 = "stablehlo.broadcast_in_dim"(%333) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4x3xf64>
    %335 = "stablehlo.select"(%332, %334, %318) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
    %336 = "stablehlo.convert"(%335) : (tensor<4x3xf64>) -> tensor<4x3xf32>
    "func.return"(%336) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
