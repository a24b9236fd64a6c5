graph g inference
input %0 x1: f32[262]
%1 = aten.special_bessel_j0.default(%0) : f32[262] name=special_bessel_j0_default
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<262xf32>) -> tensor<262xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<262xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<262xf32>) -> tensor<262xf64>
    %1 = "stablehlo.abs"(%0) : (tensor<262xf64>) -> tensor<262xf64>
    %2 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %4 = "stablehlo.divide"(%3, %1) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %5 = "stablehlo.multiply"(%4, %4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %6 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %8 = "stablehlo.multiply"(%5, %7) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %9 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %11 = "stablehlo.subtract"(%8, %10) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %12 = "stablehlo.constant"() {value = dense<0.63661977236758138> : tensor<f64>} : () -> tensor<f64>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %14 = "stablehlo.divide"(%13, %1) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %15 = "stablehlo.sqrt"(%14) : (tensor<262xf64>) -> tensor<262xf64>
    %16 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %18 = "stablehlo.constant"() {value = dense<[1.6305919233744186E-17, -1.0011513723467786E-16, 6.7480722157338734E-16, -5.0690340959352359E-15, 4.3265957431549404E-14, -4.3045788699253914E-13, 5.1682623873491928E-12, -7.8640913772370698E-11, 1.6306464635151382E-9, -5.1705945376060975E-8, 3.0751847875194745E-6, -5.3652204681321172E-4]> : tensor<12xf64>} : () -> tensor<12xf64>
    %19 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %20:5 = "stablehlo.while"(%19, %18, %11, %17, %17) ({
    ^bb0(%arg26: tensor<i32> loc("aten.special_bessel_j0.default"), %arg27: tensor<12xf64> loc("aten.special_bessel_j0.default"), %arg28: tensor<262xf64> loc("aten.special_bessel_j0.default"), %arg29: tensor<262xf64> loc("aten.special_bessel_j0.default"), %arg30: tensor<262xf64> loc("aten.special_bessel_j0.default")):
      %88 = "stablehlo.constant"() {value = dense<12> : tensor<i32>} : () -> tensor<i32>
      %89 = "stablehlo.compare"(%arg26, %88) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%89) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg21: tensor<i32> loc("aten.special_bessel_j0.default"), %arg22: tensor<12xf64> loc("aten.special_bessel_j0.default"), %arg23: tensor<262xf64> loc("aten.special_bessel_j0.default"), %arg24: tensor<262xf64> loc("aten.special_bessel_j0.default"), %arg25: tensor<262xf64> loc("aten.special_bessel_j0.default")):
      %79 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %80 = "stablehlo.add"(%arg21, %79) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %81 = "stablehlo.dynamic_slice"(%arg22, %arg21) {slice_sizes = array<i64: 1>} : (tensor<12xf64>, tensor<i32>) -> tensor<1xf64>
      %82 = "stablehlo.reshape"(%81) : (tensor<1xf64>) -> tensor<f64>
      %83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
      %84 = "stablehlo.add"(%arg23, %arg23) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %85 = "stablehlo.multiply"(%84, %arg24) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %86 = "stablehlo.subtract"(%85, %arg25) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %87 = "stablehlo.add"(%86, %83) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      "stablehlo.return"(%80, %arg22, %arg23, %87, %arg24) : (tensor<i32>, tensor<12xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> ()
    }) : (tensor<i32>, tensor<12xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> (tensor<i32>, tensor<12xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>)
    %21 = "stablehlo.multiply"(%11, %20#3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %22 = "stablehlo.subtract"(%21, %20#4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %23 = "stablehlo.constant"() {value = dense<0.99946034934751871> : tensor<f64>} : () -> tensor<f64>
    %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %25 = "stablehlo.add"(%22, %24) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %26 = "stablehlo.constant"() {value = dense<[-6.1911157873581446E-19, 3.1082440486738143E-18, -1.6686065214378146E-17, 9.6621289703032567E-17, -6.0999301316400496E-16, 4.2552250402454608E-15, -3.3363281853224267E-14, 3.0061451253517062E-13, -3.2067474209966348E-12, 4.2201219046687385E-11, -7.2719159368663201E-10, 1.7972457247968992E-8, -7.4144984110606469E-7, 6.8385199426116493E-5]> : tensor<14xf64>} : () -> tensor<14xf64>
    %27:5 = "stablehlo.while"(%19, %26, %11, %17, %17) ({
    ^bb0(%arg16: tensor<i32> loc("aten.special_bessel_j0.default"), %arg17: tensor<14xf64> loc("aten.special_bessel_j0.default"), %arg18: tensor<262xf64> loc("aten.special_bessel_j0.default"), %arg19: tensor<262xf64> loc("aten.special_bessel_j0.default"), %arg20: tensor<262xf64> loc("aten.special_bessel_j0.default")):
      %77 = "stablehlo.constant"() {value = dense<14> : tensor<i32>} : () -> tensor<i32>
      %78 = "stablehlo.compare"(%arg16, %77) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%78) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg11: tensor<i32> loc("aten.special_bessel_j0.default"), %arg12: tensor<14xf64> loc("aten.special_bessel_j0.default"), %arg13: tensor<262xf64> loc("aten.special_bessel_j0.default"), %arg14: tensor<262xf64> loc("aten.special_bessel_j0.default"), %arg15: tensor<262xf64> loc("aten.special_bessel_j0.default")):
      %68 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %69 = "stablehlo.add"(%arg11, %68) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %70 = "stablehlo.dynamic_slice"(%arg12, %arg11) {slice_sizes = array<i64: 1>} : (tensor<14xf64>, tensor<i32>) -> tensor<1xf64>
      %71 = "stablehlo.reshape"(%70) : (tensor<1xf64>) -> tensor<f64>
      %72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
      %73 = "stablehlo.add"(%arg13, %arg13) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %74 = "stablehlo.multiply"(%73, %arg14) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %75 = "stablehlo.subtract"(%74, %arg15) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %76 = "stablehlo.add"(%75, %72) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      "stablehlo.return"(%69, %arg12, %arg13, %76, %arg14) : (tensor<i32>, tensor<14xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> ()
    }) : (tensor<i32>, tensor<14xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> (tensor<i32>, tensor<14xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>)
    %28 = "stablehlo.multiply"(%11, %27#3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %29 = "stablehlo.subtract"(%28, %27#4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %30 = "stablehlo.constant"() {value = dense<-0.015555854605337009> : tensor<f64>} : () -> tensor<f64>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %32 = "stablehlo.add"(%29, %31) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %33 = "stablehlo.multiply"(%32, %4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %34 = "stablehlo.constant"() {value = dense<0.78539816339744828> : tensor<f64>} : () -> tensor<f64>
    %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %36 = "stablehlo.subtract"(%1, %35) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %37 = "stablehlo.cosine"(%36) : (tensor<262xf64>) -> tensor<262xf64>
    %38 = "stablehlo.multiply"(%25, %37) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %39 = "stablehlo.sine"(%36) : (tensor<262xf64>) -> tensor<262xf64>
    %40 = "stablehlo.multiply"(%33, %39) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %41 = "stablehlo.subtract"(%38, %40) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %42 = "stablehlo.multiply"(%41, %15) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %43 = "stablehlo.divide"(%1, %3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %44 = "stablehlo.multiply"(%43, %43) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %45 = "stablehlo.multiply"(%44, %7) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %46 = "stablehlo.subtract"(%45, %10) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %47 = "stablehlo.constant"() {value = dense<[1.2218515873961411E-17, -7.5885081254475459E-16, 4.1253205956343741E-14, -1.9438346867370164E-12, 7.8486963144794648E-11, -2.6792535305576728E-9, 7.6081635924187821E-8, -1.7619469077621507E-6, 3.2460328821005083E-5, -4.6062616620627504E-4, 0.0048191800694676046, -0.034893769411408884, 0.15806710233209725, -0.37009499387264977, 0.2651786132033368, -0.0087234423528522211]> : tensor<16xf64>} : () -> tensor<16xf64>
    %48:5 = "stablehlo.while"(%19, %47, %46, %17, %17) ({
    ^bb0(%arg6: tensor<i32> loc("aten.special_bessel_j0.default"), %arg7: tensor<16xf64> loc("aten.special_bessel_j0.default"), %arg8: tensor<262xf64> loc("aten.special_bessel_j0.default"), %arg9: tensor<262xf64> loc("aten.special_bessel_j0.default"), %arg10: tensor<262xf64> loc("aten.special_bessel_j0.default")):
      %66 = "stablehlo.constant"() {value = dense<16> : tensor<i32>} : () -> tensor<i32>
      %67 = "stablehlo.compare"(%arg6, %66) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%67) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<i32> loc("aten.special_bessel_j0.default"), %arg2: tensor<16xf64> loc("aten.special_bessel_j0.default"), %arg3: tensor<262xf64> loc("aten.special_bessel_j0.default"), %arg4: tensor<262xf64> loc("aten.special_bessel_j0.default"), %arg5: tensor<262xf64> loc("aten.special_bessel_j0.default")):
      %57 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %58 = "stablehlo.add"(%arg1, %57) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %59 = "stablehlo.dynamic_slice"(%arg2, %arg1) {slice_sizes = array<i64: 1>} : (tensor<16xf64>, tensor<i32>) -> tensor<1xf64>
      %60 = "stablehlo.reshape"(%59) : (tensor<1xf64>) -> tensor<f64>
      %61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
      %62 = "stablehlo.add"(%arg3, %arg3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %63 = "stablehlo.multiply"(%62, %arg4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %64 = "stablehlo.subtract"(%63, %arg5) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %65 = "stablehlo.add"(%64, %61) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      "stablehlo.return"(%58, %arg2, %arg3, %65, %arg4) : (tensor<i32>, tensor<16xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> ()
    }) : (tensor<i32>, tensor<16xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> (tensor<i32>, tensor<16xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>)
    %49 = "stablehlo.multiply"(%46, %48#3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %50 = "stablehlo.subtract"(%49, %48#4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %51 = "stablehlo.constant"() {value = dense<0.15772797147489012> : tensor<f64>} : () -> tensor<f64>
    %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %53 = "stablehlo.add"(%50, %52) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %54 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xi1>
    %55 = "stablehlo.select"(%54, %42, %53) : (tensor<262xi1>, tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %56 = "stablehlo.convert"(%55) : (tensor<262xf64>) -> tensor<262xf32>
    "func.return"(%56) : (tensor<262xf32>) -> ()
  }) : () -> ()
}) : () -> ()
