graph g inference
input %0 x1: f32[247]
%1 = aten.special_scaled_modified_bessel_k0.default(%0) : f32[247] name=special_scaled_modified_bessel_k0_default
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
    %11 = "stablehlo.constant"() {value = dense<[1.3744654358807508E-16, 4.2598161427910826E-14, 1.0349695257633625E-11, 1.9045163772202091E-9, 2.5347910790261494E-7, 2.2862121031194519E-5, 0.001264615411446926, 0.035979936515361501, 0.3442898999246285]> : tensor<9xf64>} : () -> tensor<9xf64>
    %12 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %13:5 = "stablehlo.while"(%12, %11, %8, %10, %10) ({
    ^bb0(%arg36: tensor<i32> loc("aten.special_scaled_modified_bessel_k0.default"), %arg37: tensor<9xf64> loc("aten.special_scaled_modified_bessel_k0.default"), %arg38: tensor<247xf64> loc("aten.special_scaled_modified_bessel_k0.default"), %arg39: tensor<247xf64> loc("aten.special_scaled_modified_bessel_k0.default"), %arg40: tensor<247xf64> loc("aten.special_scaled_modified_bessel_k0.default")):
      %120 = "stablehlo.constant"() {value = dense<9> : tensor<i32>} : () -> tensor<i32>
      %121 = "stablehlo.compare"(%arg36, %120) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%121) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg31: tensor<i32> loc("aten.special_scaled_modified_bessel_k0.default"), %arg32: tensor<9xf64> loc("aten.special_scaled_modified_bessel_k0.default"), %arg33: tensor<247xf64> loc("aten.special_scaled_modified_bessel_k0.default"), %arg34: tensor<247xf64> loc("aten.special_scaled_modified_bessel_k0.default"), %arg35: tensor<247xf64> loc("aten.special_scaled_modified_bessel_k0.default")):
      %111 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %112 = "stablehlo.add"(%arg31, %111) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %113 = "stablehlo.dynamic_slice"(%arg32, %arg31) {slice_sizes = array<i64: 1>} : (tensor<9xf64>, tensor<i32>) -> tensor<1xf64>
      %114 = "stablehlo.reshape"(%113) : (tensor<1xf64>) -> tensor<f64>
      %115 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
      %116 = "stablehlo.add"(%arg33, %arg33) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %117 = "stablehlo.multiply"(%116, %arg34) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %118 = "stablehlo.subtract"(%117, %arg35) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %119 = "stablehlo.add"(%118, %115) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      "stablehlo.return"(%112, %arg32, %arg33, %119, %arg34) : (tensor<i32>, tensor<9xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> ()
    }) : (tensor<i32>, tensor<9xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> (tensor<i32>, tensor<9xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>)
    %14 = "stablehlo.multiply"(%8, %13#3) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %15 = "stablehlo.subtract"(%14, %13#4) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %16 = "stablehlo.constant"() {value = dense<-0.26766369661695139> : tensor<f64>} : () -> tensor<f64>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %18 = "stablehlo.add"(%15, %17) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %19 = "stablehlo.divide"(%0, %2) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %20 = "stablehlo.log"(%19) : (tensor<247xf64>) -> tensor<247xf64>
    %21 = "stablehlo.abs"(%0) : (tensor<247xf64>) -> tensor<247xf64>
    %22 = "stablehlo.constant"() {value = dense<1.600000e+01> : tensor<f64>} : () -> tensor<f64>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %24 = "stablehlo.divide"(%23, %21) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %25 = "stablehlo.subtract"(%24, %7) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %26 = "stablehlo.constant"() {value = dense<[-7.2331804878747538E-18, -4.8305044859441819E-18, 4.4656214202967598E-17, 3.4612228676974612E-17, -2.8276239805165836E-16, -3.425485619677219E-16, 1.7725601330565263E-15, 3.8116806693526224E-15, -9.5548466988283073E-15, -4.1505693472872222E-14, 1.54008621752141E-14, 3.8527783827421426E-13, 7.180124451383666E-13, -1.7941785315068062E-12, -1.3215811840447713E-11, -3.1499165279632416E-11, 1.1889147107846439E-11, 4.9406023882249701E-10, 3.3962320257083865E-9, 2.266668990498178E-8, 2.0489185894690638E-7, 2.8913705208347567E-6, 6.8897583469168245E-5, 0.0033691164782556943]> : tensor<24xf64>} : () -> tensor<24xf64>
    %27:5 = "stablehlo.while"(%12, %26, %25, %10, %10) ({
    ^bb0(%arg26: tensor<i32> loc("aten.special_scaled_modified_bessel_k0.default"), %arg27: tensor<24xf64> loc("aten.special_scaled_modified_bessel_k0.default"), %arg28: tensor<247xf64> loc("aten.special_scaled_modified_bessel_k0.default"), %arg29: tensor<247xf64> loc("aten.special_scaled_modified_bessel_k0.default"), %arg30: tensor<247xf64> loc("aten.special_scaled_modified_bessel_k0.default")):
      %109 = "stablehlo.constant"() {value = dense<24> : tensor<i32>} : () -> tensor<i32>
      %110 = "stablehlo.compare"(%arg26, %109) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%110) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg21: tensor<i32> loc("aten.special_scaled_modified_bessel_k0.default"), %arg22: tensor<24xf64> loc("aten.special_scaled_modified_bessel_k0.default"), %arg23: tensor<247xf64> loc("aten.special_scaled_modified_bessel_k0.default"), %arg24: tensor<247xf64> loc("aten.special_scaled_modified_bessel_k0.default"), %arg25: tensor<247xf64> loc("aten.special_scaled_modified_bessel_k0.default")):
      %100 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %101 = "stablehlo.add"(%arg21, %100) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %102 = "stablehlo.dynamic_slice"(%arg22, %arg21) {slice_sizes = array<i64: 1>} : (tensor<24xf64>, tensor<i32>) -> tensor<1xf64>
      %103 = "stablehlo.reshape"(%102) : (tensor<1xf64>) -> tensor<f64>
      %104 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
      %105 = "stablehlo.add"(%arg23, %arg23) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %106 = "stablehlo.multiply"(%105, %arg24) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %107 = "stablehlo.subtract"(%106, %arg25) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %108 = "stablehlo.add"(%107, %104) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      "stablehlo.return"(%101, %arg22, %arg23, %108, %arg24) : (tensor<i32>, tensor<24xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> ()
    }) : (tensor<i32>, tensor<24xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> (tensor<i32>, tensor<24xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>)
    %28 = "stablehlo.multiply"(%25, %27#3) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %29 = "stablehlo.subtract"(%28, %27#4) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %30 = "stablehlo.constant"() {value = dense<0.40224520550705439> : tensor<f64>} : () -> tensor<f64>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %32 = "stablehlo.add"(%29, %31) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %33 = "stablehlo.sqrt"(%21) : (tensor<247xf64>) -> tensor<247xf64>
    %34 = "stablehlo.divide"(%32, %33) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %35 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %37 = "stablehlo.divide"(%21, %36) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %38 = "stablehlo.subtract"(%37, %7) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %39 = "stablehlo.constant"() {value = dense<[3.3307945188222384E-17, -2.4312798465479549E-16, 1.7153912855551331E-15, -1.1685332877993451E-14, 7.6761854986049361E-14, -4.856446783111929E-13, 2.9550526631296399E-12, -1.7268262914415559E-11, 9.6758090353732369E-11, -5.1897956016352627E-10, 2.6598237246823866E-9, -1.300025009986248E-8, 6.0469950225419186E-8, -2.6707938539406119E-7, 1.1173875391201037E-6, -4.4167383584587505E-6, 1.6448448070728896E-5, -5.754195010082104E-5, 1.8850288509584165E-4, -5.7637557453858236E-4, 0.0016394756169413357, -0.0043243099950505759, 0.010546460394594998, -0.023737414805899471, 0.049305284239670712, -0.094901097048047639, 0.17162090152220877, -0.3046826723431984]> : tensor<28xf64>} : () -> tensor<28xf64>
    %40:5 = "stablehlo.while"(%12, %39, %38, %10, %10) ({
    ^bb0(%arg16: tensor<i32> loc("aten.special_scaled_modified_bessel_k0.default"), %arg17: tensor<28xf64> loc("aten.special_scaled_modified_bessel_k0.default"), %arg18: tensor<247xf64> loc("aten.special_scaled_modified_bessel_k0.default"), %arg19: tensor<247xf64> loc("aten.special_scaled_modified_bessel_k0.default"), %arg20: tensor<247xf64> loc("aten.special_scaled_modified_bessel_k0.default")):
      %98 = "stablehlo.constant"() {value = dense<28> : tensor<i32>} : () -> tensor<i32>
      %99 = "stablehlo.compare"(%arg16, %98) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%99) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg11: tensor<i32> loc("aten.special_scaled_modified_bessel_k0.default"), %arg12: tensor<28xf64> loc("aten.special_scaled_modified_bessel_k0.default"), %arg13: tensor<247xf64> loc("aten.special_scaled_modified_bessel_k0.default"), %arg14: tensor<247xf64> loc("aten.special_scaled_modified_bessel_k0.default"), %arg15: tensor<247xf64> loc("aten.special_scaled_modified_bessel_k0.default")):
      %89 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %90 = "stablehlo.add"(%arg11, %89) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %91 = "stablehlo.dynamic_slice"(%arg12, %arg11) {slice_sizes = array<i64: 1>} : (tensor<28xf64>, tensor<i32>) -> tensor<1xf64>
      %92 = "stablehlo.reshape"(%91) : (tensor<1xf64>) -> tensor<f64>
      %93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
      %94 = "stablehlo.add"(%arg13, %arg13) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %95 = "stablehlo.multiply"(%94, %arg14) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %96 = "stablehlo.subtract"(%95, %arg15) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %97 = "stablehlo.add"(%96, %93) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      "stablehlo.return"(%90, %arg12, %arg13, %97, %arg14) : (tensor<i32>, tensor<28xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> ()
    }) : (tensor<i32>, tensor<28xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> (tensor<i32>, tensor<28xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>)
    %41 = "stablehlo.multiply"(%38, %40#3) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %42 = "stablehlo.subtract"(%41, %40#4) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %43 = "stablehlo.constant"() {value = dense<0.33839763720473803> : tensor<f64>} : () -> tensor<f64>
    %44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %45 = "stablehlo.add"(%42, %44) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %46 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %48 = "stablehlo.compare"(%21, %47) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xi1>
    %49 = "stablehlo.select"(%48, %34, %45) : (tensor<247xi1>, tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %50 = "stablehlo.multiply"(%20, %49) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %51 = "stablehlo.exponential"(%0) : (tensor<247xf64>) -> tensor<247xf64>
    %52 = "stablehlo.multiply"(%50, %51) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %53 = "stablehlo.subtract"(%18, %52) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %54 = "stablehlo.divide"(%36, %0) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %55 = "stablehlo.subtract"(%54, %7) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %56 = "stablehlo.constant"() {value = dense<[5.2103917776435543E-17, -1.6782311257549006E-16, 5.5120559994043335E-16, -1.8485933779209071E-15, 6.3400764762766461E-15, -2.2275133267462965E-14, 8.0328907750683746E-14, -2.9800969231481784E-13, 1.1403405882073441E-12, -4.5145978833745193E-12, 1.8559491149549264E-11, -7.9574892444773964E-11, 3.5773972814003283E-10, -1.6975345093890614E-9, 8.5740340174142253E-9, -4.6604898976879478E-8, 2.7668136394450149E-7, -1.8317555227191195E-6, 1.39498137188765E-5, -1.2849549581627802E-4, 0.0015698838857300533, -0.031448101311964502]> : tensor<22xf64>} : () -> tensor<22xf64>
    %57:5 = "stablehlo.while"(%12, %56, %55, %10, %10) ({
    ^bb0(%arg6: tensor<i32> loc("aten.special_scaled_modified_bessel_k0.default"), %arg7: tensor<22xf64> loc("aten.special_scaled_modified_bessel_k0.default"), %arg8: tensor<247xf64> loc("aten.special_scaled_modified_bessel_k0.default"), %arg9: tensor<247xf64> loc("aten.special_scaled_modified_bessel_k0.default"), %arg10: tensor<247xf64> loc("aten.special_scaled_modified_bessel_k0.default")):
      %87 = "stablehlo.constant"() {value = dense<22> : tensor<i32>} : () -> tensor<i32>
      %88 = "stablehlo.compare"(%arg6, %87) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%88) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<i32> loc("aten.special_scaled_modified_bessel_k0.default"), %arg2: tensor<22xf64> loc("aten.special_scaled_modified_bessel_k0.default"), %arg3: tensor<247xf64> loc("aten.special_scaled_modified_bessel_k0.default"), %arg4: tensor<247xf64> loc("aten.special_scaled_modified_bessel_k0.default"), %arg5: tensor<247xf64> loc("aten.special_scaled_modified_bessel_k0.default")):
      %78 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %79 = "stablehlo.add"(%arg1, %78) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %80 = "stablehlo.dynamic_slice"(%arg2, %arg1) {slice_sizes = array<i64: 1>} : (tensor<22xf64>, tensor<i32>) -> tensor<1xf64>
      %81 = "stablehlo.reshape"(%80) : (tensor<1xf64>) -> tensor<f64>
      %82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
      %83 = "stablehlo.add"(%arg3, %arg3) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %84 = "stablehlo.multiply"(%83, %arg4) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %85 = "stablehlo.subtract"(%84, %arg5) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      %86 = "stablehlo.add"(%85, %82) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
      "stablehlo.return"(%79, %arg2, %arg3, %86, %arg4) : (tensor<i32>, tensor<22xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> ()
    }) : (tensor<i32>, tensor<22xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>) -> (tensor<i32>, tensor<22xf64>, tensor<247xf64>, tensor<247xf64>, tensor<247xf64>)
    %58 = "stablehlo.multiply"(%55, %57#3) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %59 = "stablehlo.subtract"(%58, %57#4) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %60 = "stablehlo.constant"() {value = dense<1.2201515410329777> : tensor<f64>} : () -> tensor<f64>
    %61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %62 = "stablehlo.add"(%59, %61) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %63 = "stablehlo.sqrt"(%0) : (tensor<247xf64>) -> tensor<247xf64>
    %64 = "stablehlo.divide"(%62, %63) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %65 = "stablehlo.exponential"(%0) : (tensor<247xf64>) -> tensor<247xf64>
    %66 = "stablehlo.multiply"(%53, %65) : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %67 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xi1>
    %68 = "stablehlo.select"(%67, %64, %66) : (tensor<247xi1>, tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %69 = "stablehlo.compare"(%0, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xi1>
    %70 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %72 = "stablehlo.select"(%69, %71, %68) : (tensor<247xi1>, tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %73 = "stablehlo.compare"(%0, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<247xf64>, tensor<247xf64>) -> tensor<247xi1>
    %74 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<247xf64>
    %76 = "stablehlo.select"(%73, %75, %72) : (tensor<247xi1>, tensor<247xf64>, tensor<247xf64>) -> tensor<247xf64>
    %77 = "stablehlo.convert"(%76) : (tensor<247xf64>) -> tensor<247xf32>
    "func.return"(%77) : (tensor<247xf32>) -> ()
  }) : () -> ()
}) : () -> ()
