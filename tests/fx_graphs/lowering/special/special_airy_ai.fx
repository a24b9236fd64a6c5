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
    %14 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %16 = "stablehlo.constant"() {value = dense<[1.1326462271400218E-17, -3.5701443651092082E-17, 1.1471616156264618E-16, -3.7626070399357594E-16, 1.2616239319898747E-15, -4.3319793049558056E-15, 1.526165619010181E-14, -5.5289997821597797E-14, 2.0651347541109665E-13, -7.9768135595596028E-13, 3.1978547149289153E-12, -1.3363584416519756E-11, 5.8522977828389978E-11, -2.703558037129289E-10, 1.3286081997701028E-9, -7.0222404409862233E-9, 4.0515168835123952E-8, -2.6057743987762618E-7, 1.9280521667971568E-6, -1.7280997841068207E-5, 2.0669586013998011E-4, -0.0041729675620459233]> : tensor<22xf64>} : () -> tensor<22xf64>
    %17 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %18:5 = "stablehlo.while"(%17, %16, %13, %15, %15) ({
    ^bb0(%arg36: tensor<i32> loc("aten.special_airy_ai.default"), %arg37: tensor<22xf64> loc("aten.special_airy_ai.default"), %arg38: tensor<262xf64> loc("aten.special_airy_ai.default"), %arg39: tensor<262xf64> loc("aten.special_airy_ai.default"), %arg40: tensor<262xf64> loc("aten.special_airy_ai.default")):
      %129 = "stablehlo.constant"() {value = dense<22> : tensor<i32>} : () -> tensor<i32>
      %130 = "stablehlo.compare"(%arg36, %129) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%130) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg31: tensor<i32> loc("aten.special_airy_ai.default"), %arg32: tensor<22xf64> loc("aten.special_airy_ai.default"), %arg33: tensor<262xf64> loc("aten.special_airy_ai.default"), %arg34: tensor<262xf64> loc("aten.special_airy_ai.default"), %arg35: tensor<262xf64> loc("aten.special_airy_ai.default")):
      %120 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %121 = "stablehlo.add"(%arg31, %120) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %122 = "stablehlo.dynamic_slice"(%arg32, %arg31) {slice_sizes = array<i64: 1>} : (tensor<22xf64>, tensor<i32>) -> tensor<1xf64>
      %123 = "stablehlo.reshape"(%122) : (tensor<1xf64>) -> tensor<f64>
      %124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
      %125 = "stablehlo.add"(%arg33, %arg33) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %126 = "stablehlo.multiply"(%125, %arg34) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %127 = "stablehlo.subtract"(%126, %arg35) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %128 = "stablehlo.add"(%127, %124) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      "stablehlo.return"(%121, %arg32, %arg33, %128, %arg34) : (tensor<i32>, tensor<22xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> ()
    }) : (tensor<i32>, tensor<22xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> (tensor<i32>, tensor<22xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>)
    %19 = "stablehlo.multiply"(%13, %18#3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %20 = "stablehlo.subtract"(%19, %18#4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %21 = "stablehlo.constant"() {value = dense<0.27769560951170591> : tensor<f64>} : () -> tensor<f64>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %23 = "stablehlo.add"(%20, %22) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %24 = "stablehlo.negate"(%6) : (tensor<262xf64>) -> tensor<262xf64>
    %25 = "stablehlo.exponential"(%24) : (tensor<262xf64>) -> tensor<262xf64>
    %26 = "stablehlo.multiply"(%23, %25) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %27 = "stablehlo.divide"(%26, %7) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %28 = "stablehlo.constant"() {value = dense<9.7979589711327115> : tensor<f64>} : () -> tensor<f64>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %30 = "stablehlo.divide"(%29, %6) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %31 = "stablehlo.multiply"(%30, %30) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %32 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %34 = "stablehlo.multiply"(%31, %33) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %35 = "stablehlo.subtract"(%34, %12) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %36 = "stablehlo.constant"() {value = dense<0.78539816339744828> : tensor<f64>} : () -> tensor<f64>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %38 = "stablehlo.subtract"(%6, %37) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %39 = "stablehlo.constant"() {value = dense<[1.6524273492513008E-17, -1.5491724858625586E-16, 1.6718079441151791E-15, -2.1345137724465704E-14, 3.345666079656652E-13, -6.7784939414051617E-12, 1.9144545982950886E-10, -8.485426967529796E-9, 7.2679681684174446E-7, -1.9041677962134863E-4]> : tensor<10xf64>} : () -> tensor<10xf64>
    %40:5 = "stablehlo.while"(%17, %39, %35, %15, %15) ({
    ^bb0(%arg26: tensor<i32> loc("aten.special_airy_ai.default"), %arg27: tensor<10xf64> loc("aten.special_airy_ai.default"), %arg28: tensor<262xf64> loc("aten.special_airy_ai.default"), %arg29: tensor<262xf64> loc("aten.special_airy_ai.default"), %arg30: tensor<262xf64> loc("aten.special_airy_ai.default")):
      %118 = "stablehlo.constant"() {value = dense<10> : tensor<i32>} : () -> tensor<i32>
      %119 = "stablehlo.compare"(%arg26, %118) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%119) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg21: tensor<i32> loc("aten.special_airy_ai.default"), %arg22: tensor<10xf64> loc("aten.special_airy_ai.default"), %arg23: tensor<262xf64> loc("aten.special_airy_ai.default"), %arg24: tensor<262xf64> loc("aten.special_airy_ai.default"), %arg25: tensor<262xf64> loc("aten.special_airy_ai.default")):
      %109 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %110 = "stablehlo.add"(%arg21, %109) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %111 = "stablehlo.dynamic_slice"(%arg22, %arg21) {slice_sizes = array<i64: 1>} : (tensor<10xf64>, tensor<i32>) -> tensor<1xf64>
      %112 = "stablehlo.reshape"(%111) : (tensor<1xf64>) -> tensor<f64>
      %113 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
      %114 = "stablehlo.add"(%arg23, %arg23) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %115 = "stablehlo.multiply"(%114, %arg24) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %116 = "stablehlo.subtract"(%115, %arg25) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %117 = "stablehlo.add"(%116, %113) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      "stablehlo.return"(%110, %arg22, %arg23, %117, %arg24) : (tensor<i32>, tensor<10xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> ()
    }) : (tensor<i32>, tensor<10xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> (tensor<i32>, tensor<10xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>)
    %41 = "stablehlo.multiply"(%35, %40#3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %42 = "stablehlo.subtract"(%41, %40#4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %43 = "stablehlo.constant"() {value = dense<0.99980884773955314> : tensor<f64>} : () -> tensor<f64>
    %44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %45 = "stablehlo.add"(%42, %44) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %46 = "stablehlo.cosine"(%38) : (tensor<262xf64>) -> tensor<262xf64>
    %47 = "stablehlo.multiply"(%45, %46) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %48 = "stablehlo.constant"() {value = dense<[2.3195560389025733E-18, -1.6365087007659018E-17, 1.2709996936013433E-16, -1.1026771285105438E-15, 1.0886384509119664E-14, -1.2527799137757002E-13, 1.7348363656049099E-12, -3.0199171290130837E-11, 7.0331354741880267E-10, -2.4076418454371364E-8, 1.4144485007348916E-6, -1.9199395713168297E-4]> : tensor<12xf64>} : () -> tensor<12xf64>
    %49:5 = "stablehlo.while"(%17, %48, %35, %15, %15) ({
    ^bb0(%arg16: tensor<i32> loc("aten.special_airy_ai.default"), %arg17: tensor<12xf64> loc("aten.special_airy_ai.default"), %arg18: tensor<262xf64> loc("aten.special_airy_ai.default"), %arg19: tensor<262xf64> loc("aten.special_airy_ai.default"), %arg20: tensor<262xf64> loc("aten.special_airy_ai.default")):
      %107 = "stablehlo.constant"() {value = dense<12> : tensor<i32>} : () -> tensor<i32>
      %108 = "stablehlo.compare"(%arg16, %107) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%108) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg11: tensor<i32> loc("aten.special_airy_ai.default"), %arg12: tensor<12xf64> loc("aten.special_airy_ai.default"), %arg13: tensor<262xf64> loc("aten.special_airy_ai.default"), %arg14: tensor<262xf64> loc("aten.special_airy_ai.default"), %arg15: tensor<262xf64> loc("aten.special_airy_ai.default")):
      %98 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %99 = "stablehlo.add"(%arg11, %98) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %100 = "stablehlo.dynamic_slice"(%arg12, %arg11) {slice_sizes = array<i64: 1>} : (tensor<12xf64>, tensor<i32>) -> tensor<1xf64>
      %101 = "stablehlo.reshape"(%100) : (tensor<1xf64>) -> tensor<f64>
      %102 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
      %103 = "stablehlo.add"(%arg13, %arg13) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %104 = "stablehlo.multiply"(%103, %arg14) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %105 = "stablehlo.subtract"(%104, %arg15) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %106 = "stablehlo.add"(%105, %102) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      "stablehlo.return"(%99, %arg12, %arg13, %106, %arg14) : (tensor<i32>, tensor<12xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> ()
    }) : (tensor<i32>, tensor<12xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> (tensor<i32>, tensor<12xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>)
    %50 = "stablehlo.multiply"(%35, %49#3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %51 = "stablehlo.subtract"(%50, %49#4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %52 = "stablehlo.constant"() {value = dense<0.069251011227008608> : tensor<f64>} : () -> tensor<f64>
    %53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %54 = "stablehlo.add"(%51, %53) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %55 = "stablehlo.divide"(%54, %6) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %56 = "stablehlo.sine"(%38) : (tensor<262xf64>) -> tensor<262xf64>
    %57 = "stablehlo.multiply"(%55, %56) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %58 = "stablehlo.add"(%47, %57) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %59 = "stablehlo.constant"() {value = dense<1.7724538509055159> : tensor<f64>} : () -> tensor<f64>
    %60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %61 = "stablehlo.multiply"(%7, %60) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %62 = "stablehlo.divide"(%58, %61) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %63 = "stablehlo.add"(%0, %33) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %64 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %66 = "stablehlo.divide"(%63, %65) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %67 = "stablehlo.constant"() {value = dense<[3.1579001128543586E-17, -9.3169534606471601E-17, -4.1759243545597107E-16, 4.4035192188005484E-15, -9.6384628506169739E-15, -6.330395765884145E-14, 4.9980607405784262E-13, -7.320391388335262E-13, -7.5050232749553635E-12, 4.5120269871187276E-11, -3.4321397163058989E-11, -6.872528750687637E-10, 3.1445143944665779E-9, -1.7549492285126169E-10, -4.7480935940319924E-8, 1.6253129510273469E-7, 1.1078940909561706E-7, -2.3886803324158512E-6, 5.8841441609579064E-6, 8.8941578138616049E-6, -8.3087903603429439E-5, 1.3635466079863891E-4, 3.5176242956476092E-4, -0.0018479672739777941, 0.0017030155672010565, 0.0075040528747347115, -0.023099786059506074, 0.0065398260996169348, 0.076583208621532783, -0.12552960424978643, -0.035635245648797415, 0.2494019918868029, -0.11786513948317262, -0.087762654940354692, -0.12888154225314424, 0.13358598577835648]> : tensor<36xf64>} : () -> tensor<36xf64>
    %68:5 = "stablehlo.while"(%17, %67, %66, %15, %15) ({
    ^bb0(%arg6: tensor<i32> loc("aten.special_airy_ai.default"), %arg7: tensor<36xf64> loc("aten.special_airy_ai.default"), %arg8: tensor<262xf64> loc("aten.special_airy_ai.default"), %arg9: tensor<262xf64> loc("aten.special_airy_ai.default"), %arg10: tensor<262xf64> loc("aten.special_airy_ai.default")):
      %96 = "stablehlo.constant"() {value = dense<36> : tensor<i32>} : () -> tensor<i32>
      %97 = "stablehlo.compare"(%arg6, %96) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%97) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<i32> loc("aten.special_airy_ai.default"), %arg2: tensor<36xf64> loc("aten.special_airy_ai.default"), %arg3: tensor<262xf64> loc("aten.special_airy_ai.default"), %arg4: tensor<262xf64> loc("aten.special_airy_ai.default"), %arg5: tensor<262xf64> loc("aten.special_airy_ai.default")):
      %87 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %88 = "stablehlo.add"(%arg1, %87) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %89 = "stablehlo.dynamic_slice"(%arg2, %arg1) {slice_sizes = array<i64: 1>} : (tensor<36xf64>, tensor<i32>) -> tensor<1xf64>
      %90 = "stablehlo.reshape"(%89) : (tensor<1xf64>) -> tensor<f64>
      %91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
      %92 = "stablehlo.add"(%arg3, %arg3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %93 = "stablehlo.multiply"(%92, %arg4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %94 = "stablehlo.subtract"(%93, %arg5) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %95 = "stablehlo.add"(%94, %91) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      "stablehlo.return"(%88, %arg2, %arg3, %95, %arg4) : (tensor<i32>, tensor<36xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> ()
    }) : (tensor<i32>, tensor<36xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> (tensor<i32>, tensor<36xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>)
    %69 = "stablehlo.multiply"(%66, %68#3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %70 = "stablehlo.subtract"(%69, %68#4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %71 = "stablehlo.constant"() {value = dense<0.079810342570838952> : tensor<f64>} : () -> tensor<f64>
    %72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %73 = "stablehlo.add"(%70, %72) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %74 = "stablehlo.compare"(%0, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xi1>
    %75 = "stablehlo.select"(%74, %27, %73) : (tensor<262xi1>, tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %76 = "stablehlo.constant"() {value = dense<-6.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %78 = "stablehlo.compare"(%0, %77) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xi1>
    %79 = "stablehlo.select"(%78, %62, %75) : (tensor<262xi1>, tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %80 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %82 = "stablehlo.compare"(%1, %81) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xi1>
    %83 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %84 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %85 = "stablehlo.select"(%82, %84, %79) : (tensor<262xi1>, tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %86 = "stablehlo.convert"(%85) : (tensor<262xf64>) -> tensor<262xf32>
    "func.return"(%86) : (tensor<262xf32>) -> ()
  }) : () -> ()
}) : () -> ()
