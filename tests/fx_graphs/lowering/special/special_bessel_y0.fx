graph g inference
input %0 x1: f32[247]
%1 = aten.special_bessel_y0.default(%0) : f32[247] name=special_bessel_y0_default
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
    %11 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %13 = "stablehlo.constant"() {value = dense<[-2.6977881152566837E-17, 1.6434898714919468E-15, -8.7473412033107693E-14, 4.0263308183061204E-12, -1.5837552541812015E-10, 5.2487947873305158E-9, -1.44072332740187E-7, 3.2065325376548008E-6, -5.6320791410569873E-5, 7.531135932577742E-4, -0.0072879624795520789, 0.04719668959576339, -0.17730201278114358, 0.26156734625504663, 0.17903431407718265, -0.27447430552974528]> : tensor<16xf64>} : () -> tensor<16xf64>
    %14 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %15:5 = "stablehlo.while"(%14, %13, %10, %12, %12) ({
    ^bb0(%arg36: tensor<i32> loc("aten.special_bessel_y0.default"), %arg37: tensor<16xf64> loc("aten.special_bessel_y0.default"), %arg38: tensor<247xf64> loc("aten.special_bessel_y0.default"), %arg39: tensor<247xf64> loc("aten.special_bessel_y0.default"), %arg40: tensor<247xf64> loc("aten.special_bessel_y0.default")):
      %109 = "stablehlo.constant"() {value = dense<16> : tensor<i32>} : () -> tensor<i32>
      %110 = "stablehlo.compare"(%arg36, %109) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%110) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg31: tensor<i32> loc("aten.special_bessel_y0.default"), %arg32: tensor<16xf64> loc("aten.special_bessel_y0.default"), %arg33: tensor<247xf64> loc("aten.special_bessel_y0.default"), %arg34: tensor<247xf64> loc("aten.special_bessel_y0.default"), %arg35: tensor<247xf64> loc("aten.special_bessel_y0.default")):
      %100 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %101 = "stablehlo.add"(%arg31, %100) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %102 = "stablehlo.dynamic_slice"(%arg32, %arg31) {slice_sizes = array<i64: 1>} : (tensor<16xf64>, tensor<i32>) -> tensor<1xf64>
      %103 = "stablehlo.reshape"(%102) : (tensor<1xf64>) -> tensor<f64>
      %104 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
      %105 = "stablehlo.add"(%arg33, %arg33) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %106 = "stablehlo.multiply"(%105, %arg34) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %107 = "stablehlo.subtract"(%106, %arg35) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %108 = "stablehlo.add"(%107, %104) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      "stablehlo.return"(%101, %arg32, %arg33, %108, %arg34) : (tensor<i32>, tensor<16xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> ()
    }) : (tensor<i32>, tensor<16xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> (tensor<i32>, tensor<16xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>)
    %16 = "stablehlo.multiply"(%10, %15#3) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %17 = "stablehlo.subtract"(%16, %15#4) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %18 = "stablehlo.constant"() {value = dense<-0.033146113203284942> : tensor<f64>} : () -> tensor<f64>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %20 = "stablehlo.add"(%17, %19) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %21 = "stablehlo.log"(%0) : (tensor<247xf64>) -> tensor<247xf64>
    %22 = "stablehlo.constant"() {value = dense<[1.2218515873961411E-17, -7.5885081254475459E-16, 4.1253205956343741E-14, -1.9438346867370164E-12, 7.8486963144794648E-11, -2.6792535305576728E-9, 7.6081635924187821E-8, -1.7619469077621507E-6, 3.2460328821005083E-5, -4.6062616620627504E-4, 0.0048191800694676046, -0.034893769411408884, 0.15806710233209725, -0.37009499387264977, 0.2651786132033368, -0.0087234423528522211]> : tensor<16xf64>} : () -> tensor<16xf64>
    %23:5 = "stablehlo.while"(%14, %22, %10, %12, %12) ({
    ^bb0(%arg26: tensor<i32> loc("aten.special_bessel_y0.default"), %arg27: tensor<16xf64> loc("aten.special_bessel_y0.default"), %arg28: tensor<247xf64> loc("aten.special_bessel_y0.default"), %arg29: tensor<247xf64> loc("aten.special_bessel_y0.default"), %arg30: tensor<247xf64> loc("aten.special_bessel_y0.default")):
      %98 = "stablehlo.constant"() {value = dense<16> : tensor<i32>} : () -> tensor<i32>
      %99 = "stablehlo.compare"(%arg26, %98) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%99) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg21: tensor<i32> loc("aten.special_bessel_y0.default"), %arg22: tensor<16xf64> loc("aten.special_bessel_y0.default"), %arg23: tensor<247xf64> loc("aten.special_bessel_y0.default"), %arg24: tensor<247xf64> loc("aten.special_bessel_y0.default"), %arg25: tensor<247xf64> loc("aten.special_bessel_y0.default")):
      %89 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %90 = "stablehlo.add"(%arg21, %89) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %91 = "stablehlo.dynamic_slice"(%arg22, %arg21) {slice_sizes = array<i64: 1>} : (tensor<16xf64>, tensor<i32>) -> tensor<1xf64>
      %92 = "stablehlo.reshape"(%91) : (tensor<1xf64>) -> tensor<f64>
      %93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
      %94 = "stablehlo.add"(%arg23, %arg23) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %95 = "stablehlo.multiply"(%94, %arg24) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %96 = "stablehlo.subtract"(%95, %arg25) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %97 = "stablehlo.add"(%96, %93) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      "stablehlo.return"(%90, %arg22, %arg23, %97, %arg24) : (tensor<i32>, tensor<16xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> ()
    }) : (tensor<i32>, tensor<16xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> (tensor<i32>, tensor<16xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>)
    %24 = "stablehlo.multiply"(%10, %23#3) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %25 = "stablehlo.subtract"(%24, %23#4) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %26 = "stablehlo.constant"() {value = dense<0.15772797147489012> : tensor<f64>} : () -> tensor<f64>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %28 = "stablehlo.add"(%25, %27) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %29 = "stablehlo.multiply"(%21, %28) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %30 = "stablehlo.constant"() {value = dense<0.63661977236758138> : tensor<f64>} : () -> tensor<f64>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %32 = "stablehlo.multiply"(%29, %31) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %33 = "stablehlo.add"(%20, %32) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %34 = "stablehlo.divide"(%2, %0) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %35 = "stablehlo.multiply"(%34, %34) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %36 = "stablehlo.multiply"(%35, %6) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %37 = "stablehlo.subtract"(%36, %9) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %38 = "stablehlo.divide"(%31, %0) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %39 = "stablehlo.sqrt"(%38) : (tensor<247xf64>) -> tensor<247xf64>
    %40 = "stablehlo.constant"() {value = dense<[1.6305919233744186E-17, -1.0011513723467786E-16, 6.7480722157338734E-16, -5.0690340959352359E-15, 4.3265957431549404E-14, -4.3045788699253914E-13, 5.1682623873491928E-12, -7.8640913772370698E-11, 1.6306464635151382E-9, -5.1705945376060975E-8, 3.0751847875194745E-6, -5.3652204681321172E-4]> : tensor<12xf64>} : () -> tensor<12xf64>
    %41:5 = "stablehlo.while"(%14, %40, %37, %12, %12) ({
    ^bb0(%arg16: tensor<i32> loc("aten.special_bessel_y0.default"), %arg17: tensor<12xf64> loc("aten.special_bessel_y0.default"), %arg18: tensor<247xf64> loc("aten.special_bessel_y0.default"), %arg19: tensor<247xf64> loc("aten.special_bessel_y0.default"), %arg20: tensor<247xf64> loc("aten.special_bessel_y0.default")):
      %87 = "stablehlo.constant"() {value = dense<12> : tensor<i32>} : () -> tensor<i32>
      %88 = "stablehlo.compare"(%arg16, %87) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%88) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg11: tensor<i32> loc("aten.special_bessel_y0.default"), %arg12: tensor<12xf64> loc("aten.special_bessel_y0.default"), %arg13: tensor<247xf64> loc("aten.special_bessel_y0.default"), %arg14: tensor<247xf64> loc("aten.special_bessel_y0.default"), %arg15: tensor<247xf64> loc("aten.special_bessel_y0.default")):
      %78 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %79 = "stablehlo.add"(%arg11, %78) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %80 = "stablehlo.dynamic_slice"(%arg12, %arg11) {slice_sizes = array<i64: 1>} : (tensor<12xf64>, tensor<i32>) -> tensor<1xf64>
      %81 = "stablehlo.reshape"(%80) : (tensor<1xf64>) -> tensor<f64>
      %82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
      %83 = "stablehlo.add"(%arg13, %arg13) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %84 = "stablehlo.multiply"(%83, %arg14) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %85 = "stablehlo.subtract"(%84, %arg15) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %86 = "stablehlo.add"(%85, %82) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      "stablehlo.return"(%79, %arg12, %arg13, %86, %arg14) : (tensor<i32>, tensor<12xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> ()
    }) : (tensor<i32>, tensor<12xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> (tensor<i32>, tensor<12xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>)
    %42 = "stablehlo.multiply"(%37, %41#3) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %43 = "stablehlo.subtract"(%42, %41#4) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %44 = "stablehlo.constant"() {value = dense<0.99946034934751871> : tensor<f64>} : () -> tensor<f64>
    %45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %46 = "stablehlo.add"(%43, %45) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %47 = "stablehlo.constant"() {value = dense<[-6.1911157873581446E-19, 3.1082440486738143E-18, -1.6686065214378146E-17, 9.6621289703032567E-17, -6.0999301316400496E-16, 4.2552250402454608E-15, -3.3363281853224267E-14, 3.0061451253517062E-13, -3.2067474209966348E-12, 4.2201219046687385E-11, -7.2719159368663201E-10, 1.7972457247968992E-8, -7.4144984110606469E-7, 6.8385199426116493E-5]> : tensor<14xf64>} : () -> tensor<14xf64>
    %48:5 = "stablehlo.while"(%14, %47, %37, %12, %12) ({
    ^bb0(%arg6: tensor<i32> loc("aten.special_bessel_y0.default"), %arg7: tensor<14xf64> loc("aten.special_bessel_y0.default"), %arg8: tensor<247xf64> loc("aten.special_bessel_y0.default"), %arg9: tensor<247xf64> loc("aten.special_bessel_y0.default"), %arg10: tensor<247xf64> loc("aten.special_bessel_y0.default")):
      %76 = "stablehlo.constant"() {value = dense<14> : tensor<i32>} : () -> tensor<i32>
      %77 = "stablehlo.compare"(%arg6, %76) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%77) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<i32> loc("aten.special_bessel_y0.default"), %arg2: tensor<14xf64> loc("aten.special_bessel_y0.default"), %arg3: tensor<247xf64> loc("aten.special_bessel_y0.default"), %arg4: tensor<247xf64> loc("aten.special_bessel_y0.default"), %arg5: tensor<247xf64> loc("aten.special_bessel_y0.default")):
      %67 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %68 = "stablehlo.add"(%arg1, %67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %69 = "stablehlo.dynamic_slice"(%arg2, %arg1) {slice_sizes = array<i64: 1>} : (tensor<14xf64>, tensor<i32>) -> tensor<1xf64>
      %70 = "stablehlo.reshape"(%69) : (tensor<1xf64>) -> tensor<f64>
      %71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
      %72 = "stablehlo.add"(%arg3, %arg3) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %73 = "stablehlo.multiply"(%72, %arg4) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %74 = "stablehlo.subtract"(%73, %arg5) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %75 = "stablehlo.add"(%74, %71) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      "stablehlo.return"(%68, %arg2, %arg3, %75, %arg4) : (tensor<i32>, tensor<14xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> ()
    }) : (tensor<i32>, tensor<14xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> (tensor<i32>, tensor<14xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>)
    %49 = "stablehlo.multiply"(%37, %48#3) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %50 = "stablehlo.subtract"(%49, %48#4) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %51 = "stablehlo.constant"() {value = dense<-0.015555854605337009> : tensor<f64>} : () -> tensor<f64>
    %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %53 = "stablehlo.add"(%50, %52) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %54 = "stablehlo.multiply"(%53, %34) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %55 = "stablehlo.constant"() {value = dense<0.78539816339744828> : tensor<f64>} : () -> tensor<f64>
    %56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %57 = "stablehlo.subtract"(%0, %56) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %58 = "stablehlo.sine"(%57) : (tensor<247xf64>) -> tensor<247xf64>
    %59 = "stablehlo.multiply"(%46, %58) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %60 = "stablehlo.cosine"(%57) : (tensor<247xf64>) -> tensor<247xf64>
    %61 = "stablehlo.multiply"(%54, %60) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %62 = "stablehlo.add"(%59, %61) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %63 = "stablehlo.multiply"(%62, %39) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %64 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xi1>
    %65 = "stablehlo.select"(%64, %63, %33) : (tensor<247xi1>, tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %66 = "stablehlo.convert"(%65) : (tensor<247xf64>) -> tensor<247xf32>
    "func.return"(%66) : (tensor<247xf32>) -> ()
  }) : () -> ()
}) : () -> ()
