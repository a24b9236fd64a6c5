graph g inference
input %0 x1: f32[262]
%1 = aten.special_bessel_j1.default(%0) : f32[262] name=special_bessel_j1_default
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<262xf32>) -> tensor<262xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<262xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<262xf32>) -> tensor<262xf64>
    %1 = "stablehlo.abs"(%0) : (tensor<262xf64>) -> tensor<262xf64>
    %2 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %4 = "stablehlo.divide"(%0, %3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %5 = "stablehlo.multiply"(%4, %4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %6 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %8 = "stablehlo.multiply"(%5, %7) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %9 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %11 = "stablehlo.subtract"(%8, %10) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %12 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %14 = "stablehlo.constant"() {value = dense<[-2.4441972916190464E-17, 1.4232144003513942E-15, -7.2217552396517734E-14, 3.1601545803480032E-12, -1.178026622695885E-10, 3.6871337590971481E-9, -9.5219847567504361E-8, 1.9858774049915165E-6, -3.2555548668572587E-5, 4.050337728354822E-4, -0.0036469406007692759, 0.022213639654966037, -0.08268049176681791, 0.16099926235720971, -0.14897514506765211]> : tensor<15xf64>} : () -> tensor<15xf64>
    %15 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %16:5 = "stablehlo.while"(%15, %14, %11, %13, %13) ({
    ^bb0(%arg26: tensor<i32> loc("aten.special_bessel_j1.default"), %arg27: tensor<15xf64> loc("aten.special_bessel_j1.default"), %arg28: tensor<262xf64> loc("aten.special_bessel_j1.default"), %arg29: tensor<262xf64> loc("aten.special_bessel_j1.default"), %arg30: tensor<262xf64> loc("aten.special_bessel_j1.default")):
      %92 = "stablehlo.constant"() {value = dense<15> : tensor<i32>} : () -> tensor<i32>
      %93 = "stablehlo.compare"(%arg26, %92) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%93) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg21: tensor<i32> loc("aten.special_bessel_j1.default"), %arg22: tensor<15xf64> loc("aten.special_bessel_j1.default"), %arg23: tensor<262xf64> loc("aten.special_bessel_j1.default"), %arg24: tensor<262xf64> loc("aten.special_bessel_j1.default"), %arg25: tensor<262xf64> loc("aten.special_bessel_j1.default")):
      %83 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %84 = "stablehlo.add"(%arg21, %83) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %85 = "stablehlo.dynamic_slice"(%arg22, %arg21) {slice_sizes = array<i64: 1>} : (tensor<15xf64>, tensor<i32>) -> tensor<1xf64>
      %86 = "stablehlo.reshape"(%85) : (tensor<1xf64>) -> tensor<f64>
      %87 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
      %88 = "stablehlo.add"(%arg23, %arg23) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %89 = "stablehlo.multiply"(%88, %arg24) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %90 = "stablehlo.subtract"(%89, %arg25) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %91 = "stablehlo.add"(%90, %87) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      "stablehlo.return"(%84, %arg22, %arg23, %91, %arg24) : (tensor<i32>, tensor<15xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> ()
    }) : (tensor<i32>, tensor<15xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> (tensor<i32>, tensor<15xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>)
    %17 = "stablehlo.multiply"(%11, %16#3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %18 = "stablehlo.subtract"(%17, %16#4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %19 = "stablehlo.constant"() {value = dense<0.081044846325658115> : tensor<f64>} : () -> tensor<f64>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %21 = "stablehlo.add"(%18, %20) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %22 = "stablehlo.multiply"(%21, %0) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %23 = "stablehlo.divide"(%3, %1) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %24 = "stablehlo.multiply"(%23, %23) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %25 = "stablehlo.multiply"(%24, %7) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %26 = "stablehlo.subtract"(%25, %10) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %27 = "stablehlo.constant"() {value = dense<0.63661977236758138> : tensor<f64>} : () -> tensor<f64>
    %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %29 = "stablehlo.divide"(%28, %1) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %30 = "stablehlo.sqrt"(%29) : (tensor<262xf64>) -> tensor<262xf64>
    %31 = "stablehlo.constant"() {value = dense<[-1.7312313216116335E-17, 1.0667689114335412E-16, -7.2211808422740179E-16, 5.4526748960447171E-15, -4.6842237839904895E-14, 4.699195515230542E-13, -5.7048636403956448E-12, 8.8168986595823391E-11, -1.8718907491063067E-9, 6.1776339606442988E-8, -3.9872843004889084E-6, 8.9898983308594083E-4]> : tensor<12xf64>} : () -> tensor<12xf64>
    %32:5 = "stablehlo.while"(%15, %31, %26, %13, %13) ({
    ^bb0(%arg16: tensor<i32> loc("aten.special_bessel_j1.default"), %arg17: tensor<12xf64> loc("aten.special_bessel_j1.default"), %arg18: tensor<262xf64> loc("aten.special_bessel_j1.default"), %arg19: tensor<262xf64> loc("aten.special_bessel_j1.default"), %arg20: tensor<262xf64> loc("aten.special_bessel_j1.default")):
      %81 = "stablehlo.constant"() {value = dense<12> : tensor<i32>} : () -> tensor<i32>
      %82 = "stablehlo.compare"(%arg16, %81) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%82) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg11: tensor<i32> loc("aten.special_bessel_j1.default"), %arg12: tensor<12xf64> loc("aten.special_bessel_j1.default"), %arg13: tensor<262xf64> loc("aten.special_bessel_j1.default"), %arg14: tensor<262xf64> loc("aten.special_bessel_j1.default"), %arg15: tensor<262xf64> loc("aten.special_bessel_j1.default")):
      %72 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %73 = "stablehlo.add"(%arg11, %72) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %74 = "stablehlo.dynamic_slice"(%arg12, %arg11) {slice_sizes = array<i64: 1>} : (tensor<12xf64>, tensor<i32>) -> tensor<1xf64>
      %75 = "stablehlo.reshape"(%74) : (tensor<1xf64>) -> tensor<f64>
      %76 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
      %77 = "stablehlo.add"(%arg13, %arg13) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %78 = "stablehlo.multiply"(%77, %arg14) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %79 = "stablehlo.subtract"(%78, %arg15) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %80 = "stablehlo.add"(%79, %76) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      "stablehlo.return"(%73, %arg12, %arg13, %80, %arg14) : (tensor<i32>, tensor<12xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> ()
    }) : (tensor<i32>, tensor<12xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> (tensor<i32>, tensor<12xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>)
    %33 = "stablehlo.multiply"(%26, %32#3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %34 = "stablehlo.subtract"(%33, %32#4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %35 = "stablehlo.constant"() {value = dense<1.0009030408600137> : tensor<f64>} : () -> tensor<f64>
    %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %37 = "stablehlo.add"(%34, %36) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %38 = "stablehlo.constant"() {value = dense<[6.5240811495892607E-19, -3.2834519872981614E-18, 1.7676355487764791E-17, -1.0269147531823243E-16, 6.5082829577833837E-16, -4.5612523950772974E-15, 3.5967765829165294E-14, -3.2643156743279E-13, 3.5152187949686082E-12, -4.6863636881769453E-11, 8.2291933276505541E-10, -2.0959781384083424E-8, 9.1386152579554545E-7, -9.6277235491570797E-5]> : tensor<14xf64>} : () -> tensor<14xf64>
    %39:5 = "stablehlo.while"(%15, %38, %26, %13, %13) ({
    ^bb0(%arg6: tensor<i32> loc("aten.special_bessel_j1.default"), %arg7: tensor<14xf64> loc("aten.special_bessel_j1.default"), %arg8: tensor<262xf64> loc("aten.special_bessel_j1.default"), %arg9: tensor<262xf64> loc("aten.special_bessel_j1.default"), %arg10: tensor<262xf64> loc("aten.special_bessel_j1.default")):
      %70 = "stablehlo.constant"() {value = dense<14> : tensor<i32>} : () -> tensor<i32>
      %71 = "stablehlo.compare"(%arg6, %70) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%71) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<i32> loc("aten.special_bessel_j1.default"), %arg2: tensor<14xf64> loc("aten.special_bessel_j1.default"), %arg3: tensor<262xf64> loc("aten.special_bessel_j1.default"), %arg4: tensor<262xf64> loc("aten.special_bessel_j1.default"), %arg5: tensor<262xf64> loc("aten.special_bessel_j1.default")):
      %61 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %62 = "stablehlo.add"(%arg1, %61) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %63 = "stablehlo.dynamic_slice"(%arg2, %arg1) {slice_sizes = array<i64: 1>} : (tensor<14xf64>, tensor<i32>) -> tensor<1xf64>
      %64 = "stablehlo.reshape"(%63) : (tensor<1xf64>) -> tensor<f64>
      %65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
      %66 = "stablehlo.add"(%arg3, %arg3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %67 = "stablehlo.multiply"(%66, %arg4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %68 = "stablehlo.subtract"(%67, %arg5) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %69 = "stablehlo.add"(%68, %65) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      "stablehlo.return"(%62, %arg2, %arg3, %69, %arg4) : (tensor<i32>, tensor<14xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> ()
    }) : (tensor<i32>, tensor<14xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> (tensor<i32>, tensor<14xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>)
    %40 = "stablehlo.multiply"(%26, %39#3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %41 = "stablehlo.subtract"(%40, %39#4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %42 = "stablehlo.constant"() {value = dense<0.046777787069535323> : tensor<f64>} : () -> tensor<f64>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %44 = "stablehlo.add"(%41, %43) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %45 = "stablehlo.multiply"(%44, %23) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %46 = "stablehlo.constant"() {value = dense<2.3561944901923448> : tensor<f64>} : () -> tensor<f64>
    %47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %48 = "stablehlo.subtract"(%1, %47) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %49 = "stablehlo.cosine"(%48) : (tensor<262xf64>) -> tensor<262xf64>
    %50 = "stablehlo.multiply"(%37, %49) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %51 = "stablehlo.sine"(%48) : (tensor<262xf64>) -> tensor<262xf64>
    %52 = "stablehlo.multiply"(%45, %51) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %53 = "stablehlo.subtract"(%50, %52) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %54 = "stablehlo.multiply"(%53, %30) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %55 = "stablehlo.compare"(%0, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xi1>
    %56 = "stablehlo.negate"(%54) : (tensor<262xf64>) -> tensor<262xf64>
    %57 = "stablehlo.select"(%55, %56, %54) : (tensor<262xi1>, tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %58 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xi1>
    %59 = "stablehlo.select"(%58, %57, %22) : (tensor<262xi1>, tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %60 = "stablehlo.convert"(%59) : (tensor<262xf64>) -> tensor<262xf32>
    "func.return"(%60) : (tensor<262xf32>) -> ()
  }) : () -> ()
}) : () -> ()
