graph g inference
input %0 x1: f32[7]
input %1 x2: f32[9,1]
%2 = aten.special_zeta.default(%0, %1) : f32[9,7] name=special_zeta_default
return %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<7xf32>, tensor<9x1xf32>) -> tensor<9x7xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<7xf32>, %arg1: tensor<9x1xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<7xf32>) -> tensor<7xf64>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<9x7xf64>
    %2 = "stablehlo.convert"(%arg1) : (tensor<9x1xf32>) -> tensor<9x1xf64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<9x1xf64>) -> tensor<9x7xf64>
    %4 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %6 = "stablehlo.compare"(%3, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xi1>
    %7 = "stablehlo.floor"(%3) : (tensor<9x7xf64>) -> tensor<9x7xf64>
    %8 = "stablehlo.subtract"(%3, %7) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %9 = "stablehlo.floor"(%3) : (tensor<9x7xf64>) -> tensor<9x7xf64>
    %10 = "stablehlo.compare"(%3, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xi1>
    %11 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %13 = "stablehlo.select"(%10, %12, %8) : (tensor<9x7xi1>, tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %14 = "stablehlo.select"(%6, %13, %3) : (tensor<9x7xi1>, tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %15 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %17 = "stablehlo.divide"(%1, %16) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %18 = "stablehlo.floor"(%17) : (tensor<9x7xf64>) -> tensor<9x7xf64>
    %19 = "stablehlo.multiply"(%18, %16) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %20 = "stablehlo.subtract"(%1, %19) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %21 = "stablehlo.compare"(%20, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xi1>
    %22 = "stablehlo.subtract"(%12, %13) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %23 = "stablehlo.negate"(%1) : (tensor<9x7xf64>) -> tensor<9x7xf64>
    %24 = "stablehlo.power"(%22, %23) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %25 = "stablehlo.add"(%22, %12) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %26 = "stablehlo.power"(%25, %23) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %27 = "stablehlo.add"(%24, %26) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %28 = "stablehlo.add"(%22, %16) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %29 = "stablehlo.power"(%28, %23) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %30 = "stablehlo.add"(%27, %29) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %31 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %33 = "stablehlo.add"(%22, %32) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %34 = "stablehlo.power"(%33, %23) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %35 = "stablehlo.add"(%30, %34) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %36 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %38 = "stablehlo.add"(%22, %37) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %39 = "stablehlo.power"(%38, %23) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %40 = "stablehlo.add"(%35, %39) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %41 = "stablehlo.constant"() {value = dense<5.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %43 = "stablehlo.add"(%22, %42) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %44 = "stablehlo.power"(%43, %23) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %45 = "stablehlo.add"(%40, %44) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %46 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %48 = "stablehlo.add"(%22, %47) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %49 = "stablehlo.power"(%48, %23) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %50 = "stablehlo.add"(%45, %49) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %51 = "stablehlo.constant"() {value = dense<7.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %53 = "stablehlo.add"(%22, %52) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %54 = "stablehlo.power"(%53, %23) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %55 = "stablehlo.add"(%50, %54) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %56 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %58 = "stablehlo.add"(%22, %57) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %59 = "stablehlo.power"(%58, %23) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %60 = "stablehlo.add"(%55, %59) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %61 = "stablehlo.constant"() {value = dense<9.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %63 = "stablehlo.add"(%22, %62) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %64 = "stablehlo.power"(%63, %23) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %65 = "stablehlo.add"(%60, %64) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %66 = "stablehlo.constant"() {value = dense<1.000000e+01> : tensor<f64>} : () -> tensor<f64>
    %67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %68 = "stablehlo.add"(%22, %67) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %69 = "stablehlo.power"(%68, %23) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %70 = "stablehlo.multiply"(%69, %68) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %71 = "stablehlo.subtract"(%1, %12) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %72 = "stablehlo.divide"(%70, %71) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %73 = "stablehlo.add"(%65, %72) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %74 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %76 = "stablehlo.multiply"(%69, %75) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %77 = "stablehlo.add"(%73, %76) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %78 = "stablehlo.multiply"(%69, %1) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %79 = "stablehlo.divide"(%78, %68) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %80 = "stablehlo.constant"() {value = dense<0.083333333333333329> : tensor<f64>} : () -> tensor<f64>
    %81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %82 = "stablehlo.multiply"(%79, %81) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %83 = "stablehlo.add"(%77, %82) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %84 = "stablehlo.add"(%1, %12) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %85 = "stablehlo.multiply"(%79, %84) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %86 = "stablehlo.add"(%1, %16) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %87 = "stablehlo.multiply"(%85, %86) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %88 = "stablehlo.multiply"(%68, %68) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %89 = "stablehlo.divide"(%87, %88) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %90 = "stablehlo.constant"() {value = dense<-0.0013888888888888889> : tensor<f64>} : () -> tensor<f64>
    %91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %92 = "stablehlo.multiply"(%89, %91) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %93 = "stablehlo.add"(%83, %92) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %94 = "stablehlo.add"(%1, %32) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %95 = "stablehlo.multiply"(%89, %94) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %96 = "stablehlo.add"(%1, %37) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %97 = "stablehlo.multiply"(%95, %96) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %98 = "stablehlo.multiply"(%68, %68) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %99 = "stablehlo.divide"(%97, %98) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %100 = "stablehlo.constant"() {value = dense<3.3068783068783071E-5> : tensor<f64>} : () -> tensor<f64>
    %101 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %102 = "stablehlo.multiply"(%99, %101) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %103 = "stablehlo.add"(%93, %102) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %104 = "stablehlo.add"(%1, %42) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %105 = "stablehlo.multiply"(%99, %104) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %106 = "stablehlo.add"(%1, %47) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %107 = "stablehlo.multiply"(%105, %106) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %108 = "stablehlo.multiply"(%68, %68) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %109 = "stablehlo.divide"(%107, %108) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %110 = "stablehlo.constant"() {value = dense<-8.2671957671957675E-7> : tensor<f64>} : () -> tensor<f64>
    %111 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %112 = "stablehlo.multiply"(%109, %111) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %113 = "stablehlo.add"(%103, %112) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %114 = "stablehlo.add"(%1, %52) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %115 = "stablehlo.multiply"(%109, %114) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %116 = "stablehlo.add"(%1, %57) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %117 = "stablehlo.multiply"(%115, %116) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %118 = "stablehlo.multiply"(%68, %68) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %119 = "stablehlo.divide"(%117, %118) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %120 = "stablehlo.constant"() {value = dense<2.08767569878681E-8> : tensor<f64>} : () -> tensor<f64>
    %121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %122 = "stablehlo.multiply"(%119, %121) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %123 = "stablehlo.add"(%113, %122) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %124 = "stablehlo.add"(%1, %62) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %125 = "stablehlo.multiply"(%119, %124) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %126 = "stablehlo.add"(%1, %67) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %127 = "stablehlo.multiply"(%125, %126) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %128 = "stablehlo.multiply"(%68, %68) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %129 = "stablehlo.divide"(%127, %128) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %130 = "stablehlo.constant"() {value = dense<-5.2841901386874932E-10> : tensor<f64>} : () -> tensor<f64>
    %131 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %132 = "stablehlo.multiply"(%129, %131) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %133 = "stablehlo.add"(%123, %132) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %134 = "stablehlo.constant"() {value = dense<1.100000e+01> : tensor<f64>} : () -> tensor<f64>
    %135 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %136 = "stablehlo.add"(%1, %135) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %137 = "stablehlo.multiply"(%129, %136) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %138 = "stablehlo.constant"() {value = dense<1.200000e+01> : tensor<f64>} : () -> tensor<f64>
    %139 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %140 = "stablehlo.add"(%1, %139) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %141 = "stablehlo.multiply"(%137, %140) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %142 = "stablehlo.multiply"(%68, %68) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %143 = "stablehlo.divide"(%141, %142) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %144 = "stablehlo.constant"() {value = dense<1.3382536530684679E-11> : tensor<f64>} : () -> tensor<f64>
    %145 = "stablehlo.broadcast_in_dim"(%144) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %146 = "stablehlo.multiply"(%143, %145) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %147 = "stablehlo.add"(%133, %146) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %148 = "stablehlo.constant"() {value = dense<1.300000e+01> : tensor<f64>} : () -> tensor<f64>
    %149 = "stablehlo.broadcast_in_dim"(%148) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %150 = "stablehlo.add"(%1, %149) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %151 = "stablehlo.multiply"(%143, %150) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %152 = "stablehlo.constant"() {value = dense<1.400000e+01> : tensor<f64>} : () -> tensor<f64>
    %153 = "stablehlo.broadcast_in_dim"(%152) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %154 = "stablehlo.add"(%1, %153) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %155 = "stablehlo.multiply"(%151, %154) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %156 = "stablehlo.multiply"(%68, %68) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %157 = "stablehlo.divide"(%155, %156) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %158 = "stablehlo.constant"() {value = dense<-3.3896802963225827E-13> : tensor<f64>} : () -> tensor<f64>
    %159 = "stablehlo.broadcast_in_dim"(%158) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %160 = "stablehlo.multiply"(%157, %159) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %161 = "stablehlo.add"(%147, %160) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %162 = "stablehlo.constant"() {value = dense<1.500000e+01> : tensor<f64>} : () -> tensor<f64>
    %163 = "stablehlo.broadcast_in_dim"(%162) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %164 = "stablehlo.add"(%1, %163) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %165 = "stablehlo.multiply"(%157, %164) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %166 = "stablehlo.constant"() {value = dense<1.600000e+01> : tensor<f64>} : () -> tensor<f64>
    %167 = "stablehlo.broadcast_in_dim"(%166) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %168 = "stablehlo.add"(%1, %167) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %169 = "stablehlo.multiply"(%165, %168) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %170 = "stablehlo.multiply"(%68, %68) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %171 = "stablehlo.divide"(%169, %170) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %172 = "stablehlo.constant"() {value = dense<8.5860620562778452E-15> : tensor<f64>} : () -> tensor<f64>
    %173 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %174 = "stablehlo.multiply"(%171, %173) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %175 = "stablehlo.add"(%161, %174) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %176 = "stablehlo.constant"() {value = dense<1.700000e+01> : tensor<f64>} : () -> tensor<f64>
    %177 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %178 = "stablehlo.add"(%1, %177) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %179 = "stablehlo.multiply"(%171, %178) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %180 = "stablehlo.constant"() {value = dense<1.800000e+01> : tensor<f64>} : () -> tensor<f64>
    %181 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %182 = "stablehlo.add"(%1, %181) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %183 = "stablehlo.multiply"(%179, %182) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %184 = "stablehlo.multiply"(%68, %68) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %185 = "stablehlo.divide"(%183, %184) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %186 = "stablehlo.constant"() {value = dense<-2.1748686985580619E-16> : tensor<f64>} : () -> tensor<f64>
    %187 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %188 = "stablehlo.multiply"(%185, %187) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %189 = "stablehlo.add"(%175, %188) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %190 = "stablehlo.constant"() {value = dense<1.900000e+01> : tensor<f64>} : () -> tensor<f64>
    %191 = "stablehlo.broadcast_in_dim"(%190) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %192 = "stablehlo.add"(%1, %191) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %193 = "stablehlo.multiply"(%185, %192) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %194 = "stablehlo.constant"() {value = dense<2.000000e+01> : tensor<f64>} : () -> tensor<f64>
    %195 = "stablehlo.broadcast_in_dim"(%194) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %196 = "stablehlo.add"(%1, %195) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %197 = "stablehlo.multiply"(%193, %196) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %198 = "stablehlo.multiply"(%68, %68) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %199 = "stablehlo.divide"(%197, %198) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %200 = "stablehlo.constant"() {value = dense<5.5090028283602303E-18> : tensor<f64>} : () -> tensor<f64>
    %201 = "stablehlo.broadcast_in_dim"(%200) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %202 = "stablehlo.multiply"(%199, %201) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %203 = "stablehlo.add"(%189, %202) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %204 = "stablehlo.constant"() {value = dense<2.100000e+01> : tensor<f64>} : () -> tensor<f64>
    %205 = "stablehlo.broadcast_in_dim"(%204) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %206 = "stablehlo.add"(%1, %205) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %207 = "stablehlo.multiply"(%199, %206) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %208 = "stablehlo.constant"() {value = dense<2.200000e+01> : tensor<f64>} : () -> tensor<f64>
    %209 = "stablehlo.broadcast_in_dim"(%208) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %210 = "stablehlo.add"(%1, %209) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %211 = "stablehlo.multiply"(%207, %210) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %212 = "stablehlo.multiply"(%68, %68) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %213 = "stablehlo.divide"(%211, %212) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %214 = "stablehlo.constant"() {value = dense<-1.3954464685812525E-19> : tensor<f64>} : () -> tensor<f64>
    %215 = "stablehlo.broadcast_in_dim"(%214) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %216 = "stablehlo.multiply"(%213, %215) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %217 = "stablehlo.add"(%203, %216) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %218 = "stablehlo.constant"() {value = dense<2.300000e+01> : tensor<f64>} : () -> tensor<f64>
    %219 = "stablehlo.broadcast_in_dim"(%218) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %220 = "stablehlo.add"(%1, %219) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %221 = "stablehlo.multiply"(%213, %220) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %222 = "stablehlo.constant"() {value = dense<2.400000e+01> : tensor<f64>} : () -> tensor<f64>
    %223 = "stablehlo.broadcast_in_dim"(%222) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %224 = "stablehlo.add"(%1, %223) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %225 = "stablehlo.multiply"(%221, %224) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %226 = "stablehlo.multiply"(%68, %68) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %227 = "stablehlo.divide"(%225, %226) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %228 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %229 = "stablehlo.broadcast_in_dim"(%228) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %230 = "stablehlo.compare"(%22, %229) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xi1>
    %231 = "stablehlo.select"(%230, %5, %217) : (tensor<9x7xi1>, tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %232 = "stablehlo.subtract"(%12, %3) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %233 = "stablehlo.negate"(%1) : (tensor<9x7xf64>) -> tensor<9x7xf64>
    %234 = "stablehlo.power"(%232, %233) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %235 = "stablehlo.add"(%232, %12) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %236 = "stablehlo.power"(%235, %233) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %237 = "stablehlo.add"(%234, %236) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %238 = "stablehlo.add"(%232, %16) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %239 = "stablehlo.power"(%238, %233) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %240 = "stablehlo.add"(%237, %239) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %241 = "stablehlo.add"(%232, %32) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %242 = "stablehlo.power"(%241, %233) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %243 = "stablehlo.add"(%240, %242) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %244 = "stablehlo.add"(%232, %37) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %245 = "stablehlo.power"(%244, %233) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %246 = "stablehlo.add"(%243, %245) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %247 = "stablehlo.add"(%232, %42) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %248 = "stablehlo.power"(%247, %233) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %249 = "stablehlo.add"(%246, %248) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %250 = "stablehlo.add"(%232, %47) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %251 = "stablehlo.power"(%250, %233) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %252 = "stablehlo.add"(%249, %251) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %253 = "stablehlo.add"(%232, %52) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %254 = "stablehlo.power"(%253, %233) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %255 = "stablehlo.add"(%252, %254) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %256 = "stablehlo.add"(%232, %57) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %257 = "stablehlo.power"(%256, %233) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %258 = "stablehlo.add"(%255, %257) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %259 = "stablehlo.add"(%232, %62) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %260 = "stablehlo.power"(%259, %233) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %261 = "stablehlo.add"(%258, %260) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %262 = "stablehlo.add"(%232, %67) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %263 = "stablehlo.power"(%262, %233) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %264 = "stablehlo.multiply"(%263, %262) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %265 = "stablehlo.subtract"(%1, %12) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %266 = "stablehlo.divide"(%264, %265) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %267 = "stablehlo.add"(%261, %266) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %268 = "stablehlo.multiply"(%263, %75) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %269 = "stablehlo.add"(%267, %268) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %270 = "stablehlo.multiply"(%263, %1) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %271 = "stablehlo.divide"(%270, %262) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %272 = "stablehlo.multiply"(%271, %81) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %273 = "stablehlo.add"(%269, %272) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %274 = "stablehlo.add"(%1, %12) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %275 = "stablehlo.multiply"(%271, %274) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %276 = "stablehlo.add"(%1, %16) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %277 = "stablehlo.multiply"(%275, %276) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %278 = "stablehlo.multiply"(%262, %262) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %279 = "stablehlo.divide"(%277, %278) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %280 = "stablehlo.multiply"(%279, %91) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %281 = "stablehlo.add"(%273, %280) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %282 = "stablehlo.add"(%1, %32) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %283 = "stablehlo.multiply"(%279, %282) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %284 = "stablehlo.add"(%1, %37) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %285 = "stablehlo.multiply"(%283, %284) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %286 = "stablehlo.multiply"(%262, %262) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %287 = "stablehlo.divide"(%285, %286) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %288 = "stablehlo.multiply"(%287, %101) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %289 = "stablehlo.add"(%281, %288) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %290 = "stablehlo.add"(%1, %42) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %291 = "stablehlo.multiply"(%287, %290) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %292 = "stablehlo.add"(%1, %47) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %293 = "stablehlo.multiply"(%291, %292) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %294 = "stablehlo.multiply"(%262, %262) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %295 = "stablehlo.divide"(%293, %294) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %296 = "stablehlo.multiply"(%295, %111) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %297 = "stablehlo.add"(%289, %296) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %298 = "stablehlo.add"(%1, %52) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %299 = "stablehlo.multiply"(%295, %298) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %300 = "stablehlo.add"(%1, %57) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %301 = "stablehlo.multiply"(%299, %300) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %302 = "stablehlo.multiply"(%262, %262) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %303 = "stablehlo.divide"(%301, %302) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %304 = "stablehlo.multiply"(%303, %121) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %305 = "stablehlo.add"(%297, %304) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %306 = "stablehlo.add"(%1, %62) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %307 = "stablehlo.multiply"(%303, %306) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %308 = "stablehlo.add"(%1, %67) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %309 = "stablehlo.multiply"(%307, %308) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %310 = "stablehlo.multiply"(%262, %262) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %311 = "stablehlo.divide"(%309, %310) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %312 = "stablehlo.multiply"(%311, %131) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %313 = "stablehlo.add"(%305, %312) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %314 = "stablehlo.add"(%1, %135) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %315 = "stablehlo.multiply"(%311, %314) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %316 = "stablehlo.add"(%1, %139) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %317 = "stablehlo.multiply"(%315, %316) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %318 = "stablehlo.multiply"(%262, %262) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %319 = "stablehlo.divide"(%317, %318) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %320 = "stablehlo.multiply"(%319, %145) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %321 = "stablehlo.add"(%313, %320) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %322 = "stablehlo.add"(%1, %149) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %323 = "stablehlo.multiply"(%319, %322) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %324 = "stablehlo.add"(%1, %153) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %325 = "stablehlo.multiply"(%323, %324) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %326 = "stablehlo.multiply"(%262, %262) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %327 = "stablehlo.divide"(%325, %326) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %328 = "stablehlo.multiply"(%327, %159) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %329 = "stablehlo.add"(%321, %328) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %330 = "stablehlo.add"(%1, %163) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %331 = "stablehlo.multiply"(%327, %330) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %332 = "stablehlo.add"(%1, %167) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %333 = "stablehlo.multiply"(%331, %332) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %334 = "stablehlo.multiply"(%262, %262) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %335 = "stablehlo.divide"(%333, %334) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %336 = "stablehlo.multiply"(%335, %173) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %337 = "stablehlo.add"(%329, %336) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %338 = "stablehlo.add"(%1, %177) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %339 = "stablehlo.multiply"(%335, %338) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %340 = "stablehlo.add"(%1, %181) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %341 = "stablehlo.multiply"(%339, %340) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %342 = "stablehlo.multiply"(%262, %262) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %343 = "stablehlo.divide"(%341, %342) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %344 = "stablehlo.multiply"(%343, %187) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %345 = "stablehlo.add"(%337, %344) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %346 = "stablehlo.add"(%1, %191) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %347 = "stablehlo.multiply"(%343, %346) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %348 = "stablehlo.add"(%1, %195) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %349 = "stablehlo.multiply"(%347, %348) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %350 = "stablehlo.multiply"(%262, %262) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %351 = "stablehlo.divide"(%349, %350) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %352 = "stablehlo.multiply"(%351, %201) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %353 = "stablehlo.add"(%345, %352) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %354 = "stablehlo.add"(%1, %205) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %355 = "stablehlo.multiply"(%351, %354) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %356 = "stablehlo.add"(%1, %209) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %357 = "stablehlo.multiply"(%355, %356) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %358 = "stablehlo.multiply"(%262, %262) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %359 = "stablehlo.divide"(%357, %358) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %360 = "stablehlo.multiply"(%359, %215) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %361 = "stablehlo.add"(%353, %360) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %362 = "stablehlo.add"(%1, %219) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %363 = "stablehlo.multiply"(%359, %362) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %364 = "stablehlo.add"(%1, %223) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %365 = "stablehlo.multiply"(%363, %364) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %366 = "stablehlo.multiply"(%262, %262) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %367 = "stablehlo.divide"(%365, %366) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %368 = "stablehlo.compare"(%232, %229) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xi1>
    %369 = "stablehlo.select"(%368, %5, %361) : (tensor<9x7xi1>, tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %370 = "stablehlo.subtract"(%231, %369) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %371 = "stablehlo.negate"(%370) : (tensor<9x7xf64>) -> tensor<9x7xf64>
    %372 = "stablehlo.select"(%21, %371, %370) : (tensor<9x7xi1>, tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %373 = "stablehlo.negate"(%1) : (tensor<9x7xf64>) -> tensor<9x7xf64>
    %374 = "stablehlo.power"(%14, %373) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %375 = "stablehlo.add"(%14, %12) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %376 = "stablehlo.power"(%375, %373) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %377 = "stablehlo.add"(%374, %376) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %378 = "stablehlo.add"(%14, %16) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %379 = "stablehlo.power"(%378, %373) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %380 = "stablehlo.add"(%377, %379) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %381 = "stablehlo.add"(%14, %32) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %382 = "stablehlo.power"(%381, %373) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %383 = "stablehlo.add"(%380, %382) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %384 = "stablehlo.add"(%14, %37) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %385 = "stablehlo.power"(%384, %373) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %386 = "stablehlo.add"(%383, %385) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %387 = "stablehlo.add"(%14, %42) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %388 = "stablehlo.power"(%387, %373) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %389 = "stablehlo.add"(%386, %388) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %390 = "stablehlo.add"(%14, %47) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %391 = "stablehlo.power"(%390, %373) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %392 = "stablehlo.add"(%389, %391) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %393 = "stablehlo.add"(%14, %52) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %394 = "stablehlo.power"(%393, %373) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %395 = "stablehlo.add"(%392, %394) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %396 = "stablehlo.add"(%14, %57) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %397 = "stablehlo.power"(%396, %373) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %398 = "stablehlo.add"(%395, %397) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %399 = "stablehlo.add"(%14, %62) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %400 = "stablehlo.power"(%399, %373) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %401 = "stablehlo.add"(%398, %400) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %402 = "stablehlo.add"(%14, %67) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %403 = "stablehlo.power"(%402, %373) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %404 = "stablehlo.multiply"(%403, %402) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %405 = "stablehlo.subtract"(%1, %12) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %406 = "stablehlo.divide"(%404, %405) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %407 = "stablehlo.add"(%401, %406) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %408 = "stablehlo.multiply"(%403, %75) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %409 = "stablehlo.add"(%407, %408) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %410 = "stablehlo.multiply"(%403, %1) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %411 = "stablehlo.divide"(%410, %402) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %412 = "stablehlo.multiply"(%411, %81) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %413 = "stablehlo.add"(%409, %412) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %414 = "stablehlo.add"(%1, %12) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %415 = "stablehlo.multiply"(%411, %414) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %416 = "stablehlo.add"(%1, %16) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %417 = "stablehlo.multiply"(%415, %416) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %418 = "stablehlo.multiply"(%402, %402) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %419 = "stablehlo.divide"(%417, %418) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %420 = "stablehlo.multiply"(%419, %91) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %421 = "stablehlo.add"(%413, %420) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %422 = "stablehlo.add"(%1, %32) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %423 = "stablehlo.multiply"(%419, %422) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %424 = "stablehlo.add"(%1, %37) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %425 = "stablehlo.multiply"(%423, %424) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %426 = "stablehlo.multiply"(%402, %402) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %427 = "stablehlo.divide"(%425, %426) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %428 = "stablehlo.multiply"(%427, %101) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %429 = "stablehlo.add"(%421, %428) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %430 = "stablehlo.add"(%1, %42) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %431 = "stablehlo.multiply"(%427, %430) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %432 = "stablehlo.add"(%1, %47) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %433 = "stablehlo.multiply"(%431, %432) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %434 = "stablehlo.multiply"(%402, %402) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %435 = "stablehlo.divide"(%433, %434) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %436 = "stablehlo.multiply"(%435, %111) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %437 = "stablehlo.add"(%429, %436) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %438 = "stablehlo.add"(%1, %52) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %439 = "stablehlo.multiply"(%435, %438) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %440 = "stablehlo.add"(%1, %57) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %441 = "stablehlo.multiply"(%439, %440) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %442 = "stablehlo.multiply"(%402, %402) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %443 = "stablehlo.divide"(%441, %442) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %444 = "stablehlo.multiply"(%443, %121) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %445 = "stablehlo.add"(%437, %444) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %446 = "stablehlo.add"(%1, %62) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %447 = "stablehlo.multiply"(%443, %446) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %448 = "stablehlo.add"(%1, %67) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %449 = "stablehlo.multiply"(%447, %448) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %450 = "stablehlo.multiply"(%402, %402) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %451 = "stablehlo.divide"(%449, %450) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %452 = "stablehlo.multiply"(%451, %131) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %453 = "stablehlo.add"(%445, %452) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %454 = "stablehlo.add"(%1, %135) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %455 = "stablehlo.multiply"(%451, %454) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %456 = "stablehlo.add"(%1, %139) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %457 = "stablehlo.multiply"(%455, %456) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %458 = "stablehlo.multiply"(%402, %402) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %459 = "stablehlo.divide"(%457, %458) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %460 = "stablehlo.multiply"(%459, %145) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %461 = "stablehlo.add"(%453, %460) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %462 = "stablehlo.add"(%1, %149) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %463 = "stablehlo.multiply"(%459, %462) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %464 = "stablehlo.add"(%1, %153) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %465 = "stablehlo.multiply"(%463, %464) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %466 = "stablehlo.multiply"(%402, %402) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %467 = "stablehlo.divide"(%465, %466) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %468 = "stablehlo.multiply"(%467, %159) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %469 = "stablehlo.add"(%461, %468) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %470 = "stablehlo.add"(%1, %163) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %471 = "stablehlo.multiply"(%467, %470) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %472 = "stablehlo.add"(%1, %167) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %473 = "stablehlo.multiply"(%471, %472) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %474 = "stablehlo.multiply"(%402, %402) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %475 = "stablehlo.divide"(%473, %474) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %476 = "stablehlo.multiply"(%475, %173) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %477 = "stablehlo.add"(%469, %476) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %478 = "stablehlo.add"(%1, %177) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %479 = "stablehlo.multiply"(%475, %478) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %480 = "stablehlo.add"(%1, %181) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %481 = "stablehlo.multiply"(%479, %480) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %482 = "stablehlo.multiply"(%402, %402) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %483 = "stablehlo.divide"(%481, %482) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %484 = "stablehlo.multiply"(%483, %187) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %485 = "stablehlo.add"(%477, %484) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %486 = "stablehlo.add"(%1, %191) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %487 = "stablehlo.multiply"(%483, %486) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %488 = "stablehlo.add"(%1, %195) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %489 = "stablehlo.multiply"(%487, %488) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %490 = "stablehlo.multiply"(%402, %402) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %491 = "stablehlo.divide"(%489, %490) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %492 = "stablehlo.multiply"(%491, %201) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %493 = "stablehlo.add"(%485, %492) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %494 = "stablehlo.add"(%1, %205) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %495 = "stablehlo.multiply"(%491, %494) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %496 = "stablehlo.add"(%1, %209) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %497 = "stablehlo.multiply"(%495, %496) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %498 = "stablehlo.multiply"(%402, %402) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %499 = "stablehlo.divide"(%497, %498) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %500 = "stablehlo.multiply"(%499, %215) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %501 = "stablehlo.add"(%493, %500) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %502 = "stablehlo.add"(%1, %219) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %503 = "stablehlo.multiply"(%499, %502) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %504 = "stablehlo.add"(%1, %223) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %505 = "stablehlo.multiply"(%503, %504) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %506 = "stablehlo.multiply"(%402, %402) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %507 = "stablehlo.divide"(%505, %506) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %508 = "stablehlo.compare"(%14, %229) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xi1>
    %509 = "stablehlo.select"(%508, %5, %501) : (tensor<9x7xi1>, tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %510 = "stablehlo.add"(%509, %372) : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %511 = "stablehlo.select"(%6, %510, %509) : (tensor<9x7xi1>, tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %512 = "stablehlo.floor"(%1) : (tensor<9x7xf64>) -> tensor<9x7xf64>
    %513 = "stablehlo.compare"(%1, %512) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xi1>
    %514 = "stablehlo.and"(%6, %513) : (tensor<9x7xi1>, tensor<9x7xi1>) -> tensor<9x7xi1>
    %515 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %516 = "stablehlo.broadcast_in_dim"(%515) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9x7xf64>
    %517 = "stablehlo.select"(%514, %516, %511) : (tensor<9x7xi1>, tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %518 = "stablehlo.compare"(%3, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xi1>
    %519 = "stablehlo.floor"(%3) : (tensor<9x7xf64>) -> tensor<9x7xf64>
    %520 = "stablehlo.compare"(%519, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xi1>
    %521 = "stablehlo.and"(%518, %520) : (tensor<9x7xi1>, tensor<9x7xi1>) -> tensor<9x7xi1>
    %522 = "stablehlo.select"(%521, %229, %517) : (tensor<9x7xi1>, tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %523 = "stablehlo.compare"(%1, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xi1>
    %524 = "stablehlo.select"(%523, %516, %522) : (tensor<9x7xi1>, tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %525 = "stablehlo.compare"(%1, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xi1>
    %526 = "stablehlo.select"(%525, %229, %524) : (tensor<9x7xi1>, tensor<9x7xf64>, tensor<9x7xf64>) -> tensor<9x7xf64>
    %527 = "stablehlo.convert"(%526) : (tensor<9x7xf64>) -> tensor<9x7xf32>
    "func.return"(%527) : (tensor<9x7xf32>) -> ()
  }) : () -> ()
}) : () -> ()
