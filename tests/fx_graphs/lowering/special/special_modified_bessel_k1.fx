graph g inference
input %0 x1: f32[247]
%1 = aten.special_modified_bessel_k1.default(%0) : f32[247] name=special_modified_bessel_k1_default
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<247xf32>) -> tensor<247xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<247xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<247xf32>) -> tensor<247xf64>
    %1 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %3 = "stablehlo.divide"(%0, %2) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %4 = "stablehlo.multiply"(%3, %3) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %5 = "stablehlo.multiply"(%4, %2) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %6 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %8 = "stablehlo.subtract"(%5, %7) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %9 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %11 = "stablehlo.constant"() {value = dense<[-2.427449850519366E-15, -6.6669016941993295E-13, -1.4114883926335278E-10, -2.213387630734726E-8, -2.4334061415659684E-6, -1.730288957513052E-4, -0.0069757238596398641, -0.12261118082265715, -0.35315596077654487]> : tensor<9xf64>} : () -> tensor<9xf64>
    %12 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %13:5 = "stablehlo.while"(%12, %11, %8, %10, %10) ({
    ^bb0(%arg36: tensor<i32> loc("aten.special_modified_bessel_k1.default"), %arg37: tensor<9xf64> loc("aten.special_modified_bessel_k1.default"), %arg38: tensor<247xf64> loc("aten.special_modified_bessel_k1.default"), %arg39: tensor<247xf64> loc("aten.special_modified_bessel_k1.default"), %arg40: tensor<247xf64> loc("aten.special_modified_bessel_k1.default")):
      %126 = "stablehlo.constant"() {value = dense<9> : tensor<i32>} : () -> tensor<i32>
      %127 = "stablehlo.compare"(%arg36, %126) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%127) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg31: tensor<i32> loc("aten.special_modified_bessel_k1.default"), %arg32: tensor<9xf64> loc("aten.special_modified_bessel_k1.default"), %arg33: tensor<247xf64> loc("aten.special_modified_bessel_k1.default"), %arg34: tensor<247xf64> loc("aten.special_modified_bessel_k1.default"), %arg35: tensor<247xf64> loc("aten.special_modified_bessel_k1.default")):
      %117 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %118 = "stablehlo.add"(%arg31, %117) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %119 = "stablehlo.dynamic_slice"(%arg32, %arg31) {slice_sizes = array<i64: 1>} : (tensor<9xf64>, tensor<i32>) -> tensor<1xf64>
      %120 = "stablehlo.reshape"(%119) : (tensor<1xf64>) -> tensor<f64>
      %121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
      %122 = "stablehlo.add"(%arg33, %arg33) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %123 = "stablehlo.multiply"(%122, %arg34) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %124 = "stablehlo.subtract"(%123, %arg35) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %125 = "stablehlo.add"(%124, %121) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      "stablehlo.return"(%118, %arg32, %arg33, %125, %arg34) : (tensor<i32>, tensor<9xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> ()
    }) : (tensor<i32>, tensor<9xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> (tensor<i32>, tensor<9xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>)
    %14 = "stablehlo.multiply"(%8, %13#3) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %15 = "stablehlo.subtract"(%14, %13#4) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %16 = "stablehlo.constant"() {value = dense<0.76265011366947388> : tensor<f64>} : () -> tensor<f64>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %18 = "stablehlo.add"(%15, %17) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %19 = "stablehlo.divide"(%18, %0) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %20 = "stablehlo.divide"(%0, %2) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %21 = "stablehlo.log"(%20) : (tensor<247xf64>) -> tensor<247xf64>
    %22 = "stablehlo.abs"(%0) : (tensor<247xf64>) -> tensor<247xf64>
    %23 = "stablehlo.constant"() {value = dense<1.600000e+01> : tensor<f64>} : () -> tensor<f64>
    %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %25 = "stablehlo.divide"(%24, %22) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %26 = "stablehlo.subtract"(%25, %7) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %27 = "stablehlo.constant"() {value = dense<[7.5172963108421052E-18, 4.4143483230717077E-18, -4.6503053684893586E-17, -3.2095259219934238E-17, 2.9626289976459501E-16, 3.3082023109209285E-16, -1.8803547755107825E-15, -3.8144030724370075E-15, 1.0420276984128802E-14, 4.272440016711951E-14, -2.1015418427726643E-14, -4.0835511110921974E-13, -7.1985517762459084E-13, 2.0356285441470896E-12, 1.4125807436613782E-11, 3.2526035830154884E-11, -1.8974958123505413E-11, -5.5897434621965838E-10, -3.835380385964237E-9, -2.6314688468895196E-8, -2.5122362378702088E-7, -3.8825648088776906E-6, -1.1058893876262371E-4, -0.0097610974913614687]> : tensor<24xf64>} : () -> tensor<24xf64>
    %28:5 = "stablehlo.while"(%12, %27, %26, %10, %10) ({
    ^bb0(%arg26: tensor<i32> loc("aten.special_modified_bessel_k1.default"), %arg27: tensor<24xf64> loc("aten.special_modified_bessel_k1.default"), %arg28: tensor<247xf64> loc("aten.special_modified_bessel_k1.default"), %arg29: tensor<247xf64> loc("aten.special_modified_bessel_k1.default"), %arg30: tensor<247xf64> loc("aten.special_modified_bessel_k1.default")):
      %115 = "stablehlo.constant"() {value = dense<24> : tensor<i32>} : () -> tensor<i32>
      %116 = "stablehlo.compare"(%arg26, %115) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%116) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg21: tensor<i32> loc("aten.special_modified_bessel_k1.default"), %arg22: tensor<24xf64> loc("aten.special_modified_bessel_k1.default"), %arg23: tensor<247xf64> loc("aten.special_modified_bessel_k1.default"), %arg24: tensor<247xf64> loc("aten.special_modified_bessel_k1.default"), %arg25: tensor<247xf64> loc("aten.special_modified_bessel_k1.default")):
      %106 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %107 = "stablehlo.add"(%arg21, %106) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %108 = "stablehlo.dynamic_slice"(%arg22, %arg21) {slice_sizes = array<i64: 1>} : (tensor<24xf64>, tensor<i32>) -> tensor<1xf64>
      %109 = "stablehlo.reshape"(%108) : (tensor<1xf64>) -> tensor<f64>
      %110 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
      %111 = "stablehlo.add"(%arg23, %arg23) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %112 = "stablehlo.multiply"(%111, %arg24) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %113 = "stablehlo.subtract"(%112, %arg25) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %114 = "stablehlo.add"(%113, %110) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      "stablehlo.return"(%107, %arg22, %arg23, %114, %arg24) : (tensor<i32>, tensor<24xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> ()
    }) : (tensor<i32>, tensor<24xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> (tensor<i32>, tensor<24xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>)
    %29 = "stablehlo.multiply"(%26, %28#3) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %30 = "stablehlo.subtract"(%29, %28#4) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %31 = "stablehlo.constant"() {value = dense<0.38928811750914005> : tensor<f64>} : () -> tensor<f64>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %33 = "stablehlo.add"(%30, %32) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %34 = "stablehlo.sqrt"(%22) : (tensor<247xf64>) -> tensor<247xf64>
    %35 = "stablehlo.divide"(%33, %34) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %36 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %38 = "stablehlo.divide"(%22, %37) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %39 = "stablehlo.subtract"(%38, %7) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %40 = "stablehlo.constant"() {value = dense<[2.7779141127610464E-18, -2.111421214358166E-17, 1.5536319577362005E-16, -1.1055969477353862E-15, 7.6006842947354077E-15, -5.0421855047279118E-14, 3.2237933659455748E-13, -1.9839743977649436E-12, 1.1736186298890901E-11, -6.6634897235020271E-11, 3.6255902815521172E-10, -1.8872497517228294E-9, 9.3815373864957726E-9, -4.4450591287963281E-8, 2.0032947535521353E-7, -8.5687202646954547E-7, 3.4702513081376785E-6, -1.3273163656039436E-5, 4.7815651075500542E-5, -1.6176081582589674E-4, 5.1228595616857576E-4, -0.0015135724506312532, 0.0041564229443128882, -0.010564084894626197, 0.024726449030626516, -0.052945981208094989, 0.10264365868984709, -0.17641651835783406]> : tensor<28xf64>} : () -> tensor<28xf64>
    %41:5 = "stablehlo.while"(%12, %40, %39, %10, %10) ({
    ^bb0(%arg16: tensor<i32> loc("aten.special_modified_bessel_k1.default"), %arg17: tensor<28xf64> loc("aten.special_modified_bessel_k1.default"), %arg18: tensor<247xf64> loc("aten.special_modified_bessel_k1.default"), %arg19: tensor<247xf64> loc("aten.special_modified_bessel_k1.default"), %arg20: tensor<247xf64> loc("aten.special_modified_bessel_k1.default")):
      %104 = "stablehlo.constant"() {value = dense<28> : tensor<i32>} : () -> tensor<i32>
      %105 = "stablehlo.compare"(%arg16, %104) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%105) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg11: tensor<i32> loc("aten.special_modified_bessel_k1.default"), %arg12: tensor<28xf64> loc("aten.special_modified_bessel_k1.default"), %arg13: tensor<247xf64> loc("aten.special_modified_bessel_k1.default"), %arg14: tensor<247xf64> loc("aten.special_modified_bessel_k1.default"), %arg15: tensor<247xf64> loc("aten.special_modified_bessel_k1.default")):
      %95 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %96 = "stablehlo.add"(%arg11, %95) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %97 = "stablehlo.dynamic_slice"(%arg12, %arg11) {slice_sizes = array<i64: 1>} : (tensor<28xf64>, tensor<i32>) -> tensor<1xf64>
      %98 = "stablehlo.reshape"(%97) : (tensor<1xf64>) -> tensor<f64>
      %99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
      %100 = "stablehlo.add"(%arg13, %arg13) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %101 = "stablehlo.multiply"(%100, %arg14) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %102 = "stablehlo.subtract"(%101, %arg15) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %103 = "stablehlo.add"(%102, %99) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      "stablehlo.return"(%96, %arg12, %arg13, %103, %arg14) : (tensor<i32>, tensor<28xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> ()
    }) : (tensor<i32>, tensor<28xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> (tensor<i32>, tensor<28xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>)
    %42 = "stablehlo.multiply"(%39, %41#3) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %43 = "stablehlo.subtract"(%42, %41#4) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %44 = "stablehlo.constant"() {value = dense<0.12629359322181682> : tensor<f64>} : () -> tensor<f64>
    %45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %46 = "stablehlo.add"(%43, %45) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %47 = "stablehlo.multiply"(%46, %22) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %48 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %50 = "stablehlo.compare"(%22, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xi1>
    %51 = "stablehlo.select"(%50, %35, %47) : (tensor<247xi1>, tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %52 = "stablehlo.compare"(%0, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xi1>
    %53 = "stablehlo.negate"(%51) : (tensor<247xf64>) -> tensor<247xf64>
    %54 = "stablehlo.select"(%52, %53, %51) : (tensor<247xi1>, tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %55 = "stablehlo.multiply"(%21, %54) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %56 = "stablehlo.exponential"(%0) : (tensor<247xf64>) -> tensor<247xf64>
    %57 = "stablehlo.multiply"(%55, %56) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %58 = "stablehlo.add"(%19, %57) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %59 = "stablehlo.divide"(%37, %0) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %60 = "stablehlo.subtract"(%59, %7) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %61 = "stablehlo.constant"() {value = dense<[-5.6894628491936484E-17, 1.8380935752430455E-16, -6.0570472706430177E-16, 2.038703166239861E-15, -7.0198370892147685E-15, 2.4771544242195988E-14, -8.9767051820101463E-14, 3.3484196660522431E-13, -1.2891739609498229E-12, 5.1396396734823432E-12, -2.1299678384277909E-11, 9.2183151876053146E-11, -4.1903547593419254E-10, 2.0150497551970347E-9, -1.0345762465678097E-8, 5.7410841254500495E-8, -3.5019606030878126E-7, 2.406484947837217E-6, -1.936197974166083E-5, 1.9521551847135162E-4, -0.0028578168596227792, 0.10392373657681724]> : tensor<22xf64>} : () -> tensor<22xf64>
    %62:5 = "stablehlo.while"(%12, %61, %60, %10, %10) ({
    ^bb0(%arg6: tensor<i32> loc("aten.special_modified_bessel_k1.default"), %arg7: tensor<22xf64> loc("aten.special_modified_bessel_k1.default"), %arg8: tensor<247xf64> loc("aten.special_modified_bessel_k1.default"), %arg9: tensor<247xf64> loc("aten.special_modified_bessel_k1.default"), %arg10: tensor<247xf64> loc("aten.special_modified_bessel_k1.default")):
      %93 = "stablehlo.constant"() {value = dense<22> : tensor<i32>} : () -> tensor<i32>
      %94 = "stablehlo.compare"(%arg6, %93) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%94) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<i32> loc("aten.special_modified_bessel_k1.default"), %arg2: tensor<22xf64> loc("aten.special_modified_bessel_k1.default"), %arg3: tensor<247xf64> loc("aten.special_modified_bessel_k1.default"), %arg4: tensor<247xf64> loc("aten.special_modified_bessel_k1.default"), %arg5: tensor<247xf64> loc("aten.special_modified_bessel_k1.default")):
      %84 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %85 = "stablehlo.add"(%arg1, %84) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %86 = "stablehlo.dynamic_slice"(%arg2, %arg1) {slice_sizes = array<i64: 1>} : (tensor<22xf64>, tensor<i32>) -> tensor<1xf64>
      %87 = "stablehlo.reshape"(%86) : (tensor<1xf64>) -> tensor<f64>
      %88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
      %89 = "stablehlo.add"(%arg3, %arg3) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %90 = "stablehlo.multiply"(%89, %arg4) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %91 = "stablehlo.subtract"(%90, %arg5) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %92 = "stablehlo.add"(%91, %88) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      "stablehlo.return"(%85, %arg2, %arg3, %92, %arg4) : (tensor<i32>, tensor<22xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> ()
    }) : (tensor<i32>, tensor<22xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> (tensor<i32>, tensor<22xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>)
    %63 = "stablehlo.multiply"(%60, %62#3) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %64 = "stablehlo.subtract"(%63, %62#4) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %65 = "stablehlo.constant"() {value = dense<1.3603130952422213> : tensor<f64>} : () -> tensor<f64>
    %66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %67 = "stablehlo.add"(%64, %66) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %68 = "stablehlo.sqrt"(%0) : (tensor<247xf64>) -> tensor<247xf64>
    %69 = "stablehlo.divide"(%67, %68) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %70 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xi1>
    %71 = "stablehlo.negate"(%0) : (tensor<247xf64>) -> tensor<247xf64>
    %72 = "stablehlo.exponential"(%71) : (tensor<247xf64>) -> tensor<247xf64>
    %73 = "stablehlo.multiply"(%69, %72) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %74 = "stablehlo.select"(%70, %73, %58) : (tensor<247xi1>, tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %75 = "stablehlo.compare"(%0, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xi1>
    %76 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %78 = "stablehlo.select"(%75, %77, %74) : (tensor<247xi1>, tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %79 = "stablehlo.compare"(%0, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xi1>
    %80 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %82 = "stablehlo.select"(%79, %81, %78) : (tensor<247xi1>, tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %83 = "stablehlo.convert"(%82) : (tensor<247xf64>) -> tensor<247xf32>
    "func.return"(%83) : (tensor<247xf32>) -> ()
  }) : () -> ()
}) : () -> ()
