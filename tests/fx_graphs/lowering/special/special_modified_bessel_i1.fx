graph g inference
input %0 x1: f32[262]
%1 = aten.special_modified_bessel_i1.default(%0) : f32[262] name=special_modified_bessel_i1_default
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
    %8 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %10 = "stablehlo.constant"() {value = dense<[7.5172963108421052E-18, 4.4143483230717077E-18, -4.6503053684893586E-17, -3.2095259219934238E-17, 2.9626289976459501E-16, 3.3082023109209285E-16, -1.8803547755107825E-15, -3.8144030724370075E-15, 1.0420276984128802E-14, 4.272440016711951E-14, -2.1015418427726643E-14, -4.0835511110921974E-13, -7.1985517762459084E-13, 2.0356285441470896E-12, 1.4125807436613782E-11, 3.2526035830154884E-11, -1.8974958123505413E-11, -5.5897434621965838E-10, -3.835380385964237E-9, -2.6314688468895196E-8, -2.5122362378702088E-7, -3.8825648088776906E-6, -1.1058893876262371E-4, -0.0097610974913614687]> : tensor<24xf64>} : () -> tensor<24xf64>
    %11 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %12:5 = "stablehlo.while"(%11, %10, %7, %9, %9) ({
    ^bb0(%arg16: tensor<i32> loc("aten.special_modified_bessel_i1.default"), %arg17: tensor<24xf64> loc("aten.special_modified_bessel_i1.default"), %arg18: tensor<262xf64> loc("aten.special_modified_bessel_i1.default"), %arg19: tensor<262xf64> loc("aten.special_modified_bessel_i1.default"), %arg20: tensor<262xf64> loc("aten.special_modified_bessel_i1.default")):
      %63 = "stablehlo.constant"() {value = dense<24> : tensor<i32>} : () -> tensor<i32>
      %64 = "stablehlo.compare"(%arg16, %63) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%64) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg11: tensor<i32> loc("aten.special_modified_bessel_i1.default"), %arg12: tensor<24xf64> loc("aten.special_modified_bessel_i1.default"), %arg13: tensor<262xf64> loc("aten.special_modified_bessel_i1.default"), %arg14: tensor<262xf64> loc("aten.special_modified_bessel_i1.default"), %arg15: tensor<262xf64> loc("aten.special_modified_bessel_i1.default")):
      %54 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %55 = "stablehlo.add"(%arg11, %54) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %56 = "stablehlo.dynamic_slice"(%arg12, %arg11) {slice_sizes = array<i64: 1>} : (tensor<24xf64>, tensor<i32>) -> tensor<1xf64>
      %57 = "stablehlo.reshape"(%56) : (tensor<1xf64>) -> tensor<f64>
      %58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
      %59 = "stablehlo.add"(%arg13, %arg13) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %60 = "stablehlo.multiply"(%59, %arg14) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %61 = "stablehlo.subtract"(%60, %arg15) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %62 = "stablehlo.add"(%61, %58) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      "stablehlo.return"(%55, %arg12, %arg13, %62, %arg14) : (tensor<i32>, tensor<24xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> ()
    }) : (tensor<i32>, tensor<24xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> (tensor<i32>, tensor<24xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>)
    %13 = "stablehlo.multiply"(%7, %12#3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %14 = "stablehlo.subtract"(%13, %12#4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %15 = "stablehlo.constant"() {value = dense<0.38928811750914005> : tensor<f64>} : () -> tensor<f64>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %17 = "stablehlo.add"(%14, %16) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %18 = "stablehlo.sqrt"(%1) : (tensor<262xf64>) -> tensor<262xf64>
    %19 = "stablehlo.divide"(%17, %18) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %20 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %22 = "stablehlo.divide"(%1, %21) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %23 = "stablehlo.subtract"(%22, %6) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %24 = "stablehlo.constant"() {value = dense<[2.7779141127610464E-18, -2.111421214358166E-17, 1.5536319577362005E-16, -1.1055969477353862E-15, 7.6006842947354077E-15, -5.0421855047279118E-14, 3.2237933659455748E-13, -1.9839743977649436E-12, 1.1736186298890901E-11, -6.6634897235020271E-11, 3.6255902815521172E-10, -1.8872497517228294E-9, 9.3815373864957726E-9, -4.4450591287963281E-8, 2.0032947535521353E-7, -8.5687202646954547E-7, 3.4702513081376785E-6, -1.3273163656039436E-5, 4.7815651075500542E-5, -1.6176081582589674E-4, 5.1228595616857576E-4, -0.0015135724506312532, 0.0041564229443128882, -0.010564084894626197, 0.024726449030626516, -0.052945981208094989, 0.10264365868984709, -0.17641651835783406]> : tensor<28xf64>} : () -> tensor<28xf64>
    %25:5 = "stablehlo.while"(%11, %24, %23, %9, %9) ({
    ^bb0(%arg6: tensor<i32> loc("aten.special_modified_bessel_i1.default"), %arg7: tensor<28xf64> loc("aten.special_modified_bessel_i1.default"), %arg8: tensor<262xf64> loc("aten.special_modified_bessel_i1.default"), %arg9: tensor<262xf64> loc("aten.special_modified_bessel_i1.default"), %arg10: tensor<262xf64> loc("aten.special_modified_bessel_i1.default")):
      %52 = "stablehlo.constant"() {value = dense<28> : tensor<i32>} : () -> tensor<i32>
      %53 = "stablehlo.compare"(%arg6, %52) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%53) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<i32> loc("aten.special_modified_bessel_i1.default"), %arg2: tensor<28xf64> loc("aten.special_modified_bessel_i1.default"), %arg3: tensor<262xf64> loc("aten.special_modified_bessel_i1.default"), %arg4: tensor<262xf64> loc("aten.special_modified_bessel_i1.default"), %arg5: tensor<262xf64> loc("aten.special_modified_bessel_i1.default")):
      %43 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %44 = "stablehlo.add"(%arg1, %43) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %45 = "stablehlo.dynamic_slice"(%arg2, %arg1) {slice_sizes = array<i64: 1>} : (tensor<28xf64>, tensor<i32>) -> tensor<1xf64>
      %46 = "stablehlo.reshape"(%45) : (tensor<1xf64>) -> tensor<f64>
      %47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
      %48 = "stablehlo.add"(%arg3, %arg3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %49 = "stablehlo.multiply"(%48, %arg4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %50 = "stablehlo.subtract"(%49, %arg5) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %51 = "stablehlo.add"(%50, %47) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      "stablehlo.return"(%44, %arg2, %arg3, %51, %arg4) : (tensor<i32>, tensor<28xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> ()
    }) : (tensor<i32>, tensor<28xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> (tensor<i32>, tensor<28xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>)
    %26 = "stablehlo.multiply"(%23, %25#3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %27 = "stablehlo.subtract"(%26, %25#4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %28 = "stablehlo.constant"() {value = dense<0.12629359322181682> : tensor<f64>} : () -> tensor<f64>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %30 = "stablehlo.add"(%27, %29) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %31 = "stablehlo.multiply"(%30, %1) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %32 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %34 = "stablehlo.compare"(%1, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xi1>
    %35 = "stablehlo.select"(%34, %19, %31) : (tensor<262xi1>, tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %36 = "stablehlo.compare"(%0, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xi1>
    %37 = "stablehlo.negate"(%35) : (tensor<262xf64>) -> tensor<262xf64>
    %38 = "stablehlo.select"(%36, %37, %35) : (tensor<262xi1>, tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %39 = "stablehlo.abs"(%0) : (tensor<262xf64>) -> tensor<262xf64>
    %40 = "stablehlo.exponential"(%39) : (tensor<262xf64>) -> tensor<262xf64>
    %41 = "stablehlo.multiply"(%38, %40) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %42 = "stablehlo.convert"(%41) : (tensor<262xf64>) -> tensor<262xf32>
    "func.return"(%42) : (tensor<262xf32>) -> ()
  }) : () -> ()
}) : () -> ()
