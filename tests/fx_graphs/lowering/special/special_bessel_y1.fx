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
    %12 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %14 = "stablehlo.constant"() {value = dense<[-2.4441972916190464E-17, 1.4232144003513942E-15, -7.2217552396517734E-14, 3.1601545803480032E-12, -1.178026622695885E-10, 3.6871337590971481E-9, -9.5219847567504361E-8, 1.9858774049915165E-6, -3.2555548668572587E-5, 4.050337728354822E-4, -0.0036469406007692759, 0.022213639654966037, -0.08268049176681791, 0.16099926235720971, -0.14897514506765211]> : tensor<15xf64>} : () -> tensor<15xf64>
    %15 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %16:5 = "stablehlo.while"(%15, %14, %10, %13, %13) ({
    ^bb0(%arg36: tensor<i32> loc("aten.special_bessel_y1.default"), %arg37: tensor<15xf64> loc("aten.special_bessel_y1.default"), %arg38: tensor<247xf64> loc("aten.special_bessel_y1.default"), %arg39: tensor<247xf64> loc("aten.special_bessel_y1.default"), %arg40: tensor<247xf64> loc("aten.special_bessel_y1.default")):
      %117 = "stablehlo.constant"() {value = dense<15> : tensor<i32>} : () -> tensor<i32>
      %118 = "stablehlo.compare"(%arg36, %117) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%118) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg31: tensor<i32> loc("aten.special_bessel_y1.default"), %arg32: tensor<15xf64> loc("aten.special_bessel_y1.default"), %arg33: tensor<247xf64> loc("aten.special_bessel_y1.default"), %arg34: tensor<247xf64> loc("aten.special_bessel_y1.default"), %arg35: tensor<247xf64> loc("aten.special_bessel_y1.default")):
      %108 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %109 = "stablehlo.add"(%arg31, %108) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %110 = "stablehlo.dynamic_slice"(%arg32, %arg31) {slice_sizes = array<i64: 1>} : (tensor<15xf64>, tensor<i32>) -> tensor<1xf64>
      %111 = "stablehlo.reshape"(%110) : (tensor<1xf64>) -> tensor<f64>
      %112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
      %113 = "stablehlo.add"(%arg33, %arg33) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %114 = "stablehlo.multiply"(%113, %arg34) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %115 = "stablehlo.subtract"(%114, %arg35) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %116 = "stablehlo.add"(%115, %112) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      "stablehlo.return"(%109, %arg32, %arg33, %116, %arg34) : (tensor<i32>, tensor<15xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> ()
    }) : (tensor<i32>, tensor<15xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> (tensor<i32>, tensor<15xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>)
    %17 = "stablehlo.multiply"(%10, %16#3) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %18 = "stablehlo.subtract"(%17, %16#4) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %19 = "stablehlo.constant"() {value = dense<0.081044846325658115> : tensor<f64>} : () -> tensor<f64>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %21 = "stablehlo.add"(%18, %20) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %22 = "stablehlo.multiply"(%11, %21) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %23 = "stablehlo.multiply"(%22, %0) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %24 = "stablehlo.divide"(%9, %0) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %25 = "stablehlo.subtract"(%23, %24) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %26 = "stablehlo.constant"() {value = dense<[5.3466803857286703E-17, -3.0511859694473254E-15, 1.51429151205002E-13, -6.4651518414115946E-12, 2.3443379059115162E-10, -7.1105500498992796E-9, 1.7707804556154404E-7, -3.5380800186893499E-6, 5.5059828733387439E-5, -6.414551451326356E-4, 0.0052898975441671133, -0.028328123944594365, 0.084451972596523455, -0.095912045360830742, -0.016087173047668751]> : tensor<15xf64>} : () -> tensor<15xf64>
    %27:5 = "stablehlo.while"(%15, %26, %10, %13, %13) ({
    ^bb0(%arg26: tensor<i32> loc("aten.special_bessel_y1.default"), %arg27: tensor<15xf64> loc("aten.special_bessel_y1.default"), %arg28: tensor<247xf64> loc("aten.special_bessel_y1.default"), %arg29: tensor<247xf64> loc("aten.special_bessel_y1.default"), %arg30: tensor<247xf64> loc("aten.special_bessel_y1.default")):
      %106 = "stablehlo.constant"() {value = dense<15> : tensor<i32>} : () -> tensor<i32>
      %107 = "stablehlo.compare"(%arg26, %106) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%107) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg21: tensor<i32> loc("aten.special_bessel_y1.default"), %arg22: tensor<15xf64> loc("aten.special_bessel_y1.default"), %arg23: tensor<247xf64> loc("aten.special_bessel_y1.default"), %arg24: tensor<247xf64> loc("aten.special_bessel_y1.default"), %arg25: tensor<247xf64> loc("aten.special_bessel_y1.default")):
      %97 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %98 = "stablehlo.add"(%arg21, %97) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %99 = "stablehlo.dynamic_slice"(%arg22, %arg21) {slice_sizes = array<i64: 1>} : (tensor<15xf64>, tensor<i32>) -> tensor<1xf64>
      %100 = "stablehlo.reshape"(%99) : (tensor<1xf64>) -> tensor<f64>
      %101 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
      %102 = "stablehlo.add"(%arg23, %arg23) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %103 = "stablehlo.multiply"(%102, %arg24) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %104 = "stablehlo.subtract"(%103, %arg25) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %105 = "stablehlo.add"(%104, %101) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      "stablehlo.return"(%98, %arg22, %arg23, %105, %arg24) : (tensor<i32>, tensor<15xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> ()
    }) : (tensor<i32>, tensor<15xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> (tensor<i32>, tensor<15xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>)
    %28 = "stablehlo.multiply"(%10, %27#3) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %29 = "stablehlo.subtract"(%28, %27#4) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %30 = "stablehlo.constant"() {value = dense<0.0025380132357417816> : tensor<f64>} : () -> tensor<f64>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %32 = "stablehlo.add"(%29, %31) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %33 = "stablehlo.multiply"(%32, %0) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %34 = "stablehlo.constant"() {value = dense<0.63661977236758138> : tensor<f64>} : () -> tensor<f64>
    %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %36 = "stablehlo.multiply"(%25, %35) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %37 = "stablehlo.add"(%33, %36) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %38 = "stablehlo.divide"(%2, %0) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %39 = "stablehlo.multiply"(%38, %38) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %40 = "stablehlo.multiply"(%39, %6) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %41 = "stablehlo.subtract"(%40, %9) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %42 = "stablehlo.divide"(%35, %0) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %43 = "stablehlo.sqrt"(%42) : (tensor<247xf64>) -> tensor<247xf64>
    %44 = "stablehlo.constant"() {value = dense<[-1.7312313216116335E-17, 1.0667689114335412E-16, -7.2211808422740179E-16, 5.4526748960447171E-15, -4.6842237839904895E-14, 4.699195515230542E-13, -5.7048636403956448E-12, 8.8168986595823391E-11, -1.8718907491063067E-9, 6.1776339606442988E-8, -3.9872843004889084E-6, 8.9898983308594083E-4]> : tensor<12xf64>} : () -> tensor<12xf64>
    %45:5 = "stablehlo.while"(%15, %44, %41, %13, %13) ({
    ^bb0(%arg16: tensor<i32> loc("aten.special_bessel_y1.default"), %arg17: tensor<12xf64> loc("aten.special_bessel_y1.default"), %arg18: tensor<247xf64> loc("aten.special_bessel_y1.default"), %arg19: tensor<247xf64> loc("aten.special_bessel_y1.default"), %arg20: tensor<247xf64> loc("aten.special_bessel_y1.default")):
      %95 = "stablehlo.constant"() {value = dense<12> : tensor<i32>} : () -> tensor<i32>
      %96 = "stablehlo.compare"(%arg16, %95) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%96) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg11: tensor<i32> loc("aten.special_bessel_y1.default"), %arg12: tensor<12xf64> loc("aten.special_bessel_y1.default"), %arg13: tensor<247xf64> loc("aten.special_bessel_y1.default"), %arg14: tensor<247xf64> loc("aten.special_bessel_y1.default"), %arg15: tensor<247xf64> loc("aten.special_bessel_y1.default")):
      %86 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %87 = "stablehlo.add"(%arg11, %86) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %88 = "stablehlo.dynamic_slice"(%arg12, %arg11) {slice_sizes = array<i64: 1>} : (tensor<12xf64>, tensor<i32>) -> tensor<1xf64>
      %89 = "stablehlo.reshape"(%88) : (tensor<1xf64>) -> tensor<f64>
      %90 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
      %91 = "stablehlo.add"(%arg13, %arg13) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %92 = "stablehlo.multiply"(%91, %arg14) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %93 = "stablehlo.subtract"(%92, %arg15) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %94 = "stablehlo.add"(%93, %90) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      "stablehlo.return"(%87, %arg12, %arg13, %94, %arg14) : (tensor<i32>, tensor<12xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> ()
    }) : (tensor<i32>, tensor<12xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> (tensor<i32>, tensor<12xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>)
    %46 = "stablehlo.multiply"(%41, %45#3) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %47 = "stablehlo.subtract"(%46, %45#4) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %48 = "stablehlo.constant"() {value = dense<1.0009030408600137> : tensor<f64>} : () -> tensor<f64>
    %49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %50 = "stablehlo.add"(%47, %49) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %51 = "stablehlo.constant"() {value = dense<[6.5240811495892607E-19, -3.2834519872981614E-18, 1.7676355487764791E-17, -1.0269147531823243E-16, 6.5082829577833837E-16, -4.5612523950772974E-15, 3.5967765829165294E-14, -3.2643156743279E-13, 3.5152187949686082E-12, -4.6863636881769453E-11, 8.2291933276505541E-10, -2.0959781384083424E-8, 9.1386152579554545E-7, -9.6277235491570797E-5]> : tensor<14xf64>} : () -> tensor<14xf64>
    %52:5 = "stablehlo.while"(%15, %51, %41, %13, %13) ({
    ^bb0(%arg6: tensor<i32> loc("aten.special_bessel_y1.default"), %arg7: tensor<14xf64> loc("aten.special_bessel_y1.default"), %arg8: tensor<247xf64> loc("aten.special_bessel_y1.default"), %arg9: tensor<247xf64> loc("aten.special_bessel_y1.default"), %arg10: tensor<247xf64> loc("aten.special_bessel_y1.default")):
      %84 = "stablehlo.constant"() {value = dense<14> : tensor<i32>} : () -> tensor<i32>
      %85 = "stablehlo.compare"(%arg6, %84) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%85) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<i32> loc("aten.special_bessel_y1.default"), %arg2: tensor<14xf64> loc("aten.special_bessel_y1.default"), %arg3: tensor<247xf64> loc("aten.special_bessel_y1.default"), %arg4: tensor<247xf64> loc("aten.special_bessel_y1.default"), %arg5: tensor<247xf64> loc("aten.special_bessel_y1.default")):
      %75 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %76 = "stablehlo.add"(%arg1, %75) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %77 = "stablehlo.dynamic_slice"(%arg2, %arg1) {slice_sizes = array<i64: 1>} : (tensor<14xf64>, tensor<i32>) -> tensor<1xf64>
      %78 = "stablehlo.reshape"(%77) : (tensor<1xf64>) -> tensor<f64>
      %79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
      %80 = "stablehlo.add"(%arg3, %arg3) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %81 = "stablehlo.multiply"(%80, %arg4) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %82 = "stablehlo.subtract"(%81, %arg5) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %83 = "stablehlo.add"(%82, %79) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      "stablehlo.return"(%76, %arg2, %arg3, %83, %arg4) : (tensor<i32>, tensor<14xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> ()
    }) : (tensor<i32>, tensor<14xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> (tensor<i32>, tensor<14xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>)
    %53 = "stablehlo.multiply"(%41, %52#3) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %54 = "stablehlo.subtract"(%53, %52#4) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %55 = "stablehlo.constant"() {value = dense<0.046777787069535323> : tensor<f64>} : () -> tensor<f64>
    %56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %57 = "stablehlo.add"(%54, %56) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %58 = "stablehlo.multiply"(%57, %38) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %59 = "stablehlo.constant"() {value = dense<2.3561944901923448> : tensor<f64>} : () -> tensor<f64>
    %60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %61 = "stablehlo.subtract"(%0, %60) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %62 = "stablehlo.sine"(%61) : (tensor<247xf64>) -> tensor<247xf64>
    %63 = "stablehlo.multiply"(%50, %62) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %64 = "stablehlo.cosine"(%61) : (tensor<247xf64>) -> tensor<247xf64>
    %65 = "stablehlo.multiply"(%58, %64) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %66 = "stablehlo.add"(%63, %65) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %67 = "stablehlo.multiply"(%66, %43) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %68 = "stablehlo.compare"(%0, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xi1>
    %69 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %71 = "stablehlo.select"(%68, %70, %37) : (tensor<247xi1>, tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %72 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xi1>
    %73 = "stablehlo.select"(%72, %67, %71) : (tensor<247xi1>, tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %74 = "stablehlo.convert"(%73) : (tensor<247xf64>) -> tensor<247xf32>
    "func.return"(%74) : (tensor<247xf32>) -> ()
  }) : () -> ()
}) : () -> ()
