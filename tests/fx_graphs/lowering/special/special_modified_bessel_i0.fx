graph g inference
input %0 x1: f32[262]
%1 = aten.special_modified_bessel_i0.default(%0) : f32[262] name=special_modified_bessel_i0_default
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
    %10 = "stablehlo.constant"() {value = dense<[-7.2331804878747538E-18, -4.8305044859441819E-18, 4.4656214202967598E-17, 3.4612228676974612E-17, -2.8276239805165836E-16, -3.425485619677219E-16, 1.7725601330565263E-15, 3.8116806693526224E-15, -9.5548466988283073E-15, -4.1505693472872222E-14, 1.54008621752141E-14, 3.8527783827421426E-13, 7.180124451383666E-13, -1.7941785315068062E-12, -1.3215811840447713E-11, -3.1499165279632416E-11, 1.1889147107846439E-11, 4.9406023882249701E-10, 3.3962320257083865E-9, 2.266668990498178E-8, 2.0489185894690638E-7, 2.8913705208347567E-6, 6.8897583469168245E-5, 0.0033691164782556943]> : tensor<24xf64>} : () -> tensor<24xf64>
    %11 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %12:5 = "stablehlo.while"(%11, %10, %7, %9, %9) ({
    ^bb0(%arg16: tensor<i32> loc("aten.special_modified_bessel_i0.default"), %arg17: tensor<24xf64> loc("aten.special_modified_bessel_i0.default"), %arg18: tensor<262xf64> loc("aten.special_modified_bessel_i0.default"), %arg19: tensor<262xf64> loc("aten.special_modified_bessel_i0.default"), %arg20: tensor<262xf64> loc("aten.special_modified_bessel_i0.default")):
      %59 = "stablehlo.constant"() {value = dense<24> : tensor<i32>} : () -> tensor<i32>
      %60 = "stablehlo.compare"(%arg16, %59) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%60) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg11: tensor<i32> loc("aten.special_modified_bessel_i0.default"), %arg12: tensor<24xf64> loc("aten.special_modified_bessel_i0.default"), %arg13: tensor<262xf64> loc("aten.special_modified_bessel_i0.default"), %arg14: tensor<262xf64> loc("aten.special_modified_bessel_i0.default"), %arg15: tensor<262xf64> loc("aten.special_modified_bessel_i0.default")):
      %50 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %51 = "stablehlo.add"(%arg11, %50) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %52 = "stablehlo.dynamic_slice"(%arg12, %arg11) {slice_sizes = array<i64: 1>} : (tensor<24xf64>, tensor<i32>) -> tensor<1xf64>
      %53 = "stablehlo.reshape"(%52) : (tensor<1xf64>) -> tensor<f64>
      %54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
      %55 = "stablehlo.add"(%arg13, %arg13) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %56 = "stablehlo.multiply"(%55, %arg14) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %57 = "stablehlo.subtract"(%56, %arg15) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %58 = "stablehlo.add"(%57, %54) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      "stablehlo.return"(%51, %arg12, %arg13, %58, %arg14) : (tensor<i32>, tensor<24xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> ()
    }) : (tensor<i32>, tensor<24xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> (tensor<i32>, tensor<24xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>)
    %13 = "stablehlo.multiply"(%7, %12#3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %14 = "stablehlo.subtract"(%13, %12#4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %15 = "stablehlo.constant"() {value = dense<0.40224520550705439> : tensor<f64>} : () -> tensor<f64>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %17 = "stablehlo.add"(%14, %16) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %18 = "stablehlo.sqrt"(%1) : (tensor<262xf64>) -> tensor<262xf64>
    %19 = "stablehlo.divide"(%17, %18) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %20 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %22 = "stablehlo.divide"(%1, %21) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %23 = "stablehlo.subtract"(%22, %6) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %24 = "stablehlo.constant"() {value = dense<[3.3307945188222384E-17, -2.4312798465479549E-16, 1.7153912855551331E-15, -1.1685332877993451E-14, 7.6761854986049361E-14, -4.856446783111929E-13, 2.9550526631296399E-12, -1.7268262914415559E-11, 9.6758090353732369E-11, -5.1897956016352627E-10, 2.6598237246823866E-9, -1.300025009986248E-8, 6.0469950225419186E-8, -2.6707938539406119E-7, 1.1173875391201037E-6, -4.4167383584587505E-6, 1.6448448070728896E-5, -5.754195010082104E-5, 1.8850288509584165E-4, -5.7637557453858236E-4, 0.0016394756169413357, -0.0043243099950505759, 0.010546460394594998, -0.023737414805899471, 0.049305284239670712, -0.094901097048047639, 0.17162090152220877, -0.3046826723431984]> : tensor<28xf64>} : () -> tensor<28xf64>
    %25:5 = "stablehlo.while"(%11, %24, %23, %9, %9) ({
    ^bb0(%arg6: tensor<i32> loc("aten.special_modified_bessel_i0.default"), %arg7: tensor<28xf64> loc("aten.special_modified_bessel_i0.default"), %arg8: tensor<262xf64> loc("aten.special_modified_bessel_i0.default"), %arg9: tensor<262xf64> loc("aten.special_modified_bessel_i0.default"), %arg10: tensor<262xf64> loc("aten.special_modified_bessel_i0.default")):
      %48 = "stablehlo.constant"() {value = dense<28> : tensor<i32>} : () -> tensor<i32>
      %49 = "stablehlo.compare"(%arg6, %48) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%49) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<i32> loc("aten.special_modified_bessel_i0.default"), %arg2: tensor<28xf64> loc("aten.special_modified_bessel_i0.default"), %arg3: tensor<262xf64> loc("aten.special_modified_bessel_i0.default"), %arg4: tensor<262xf64> loc("aten.special_modified_bessel_i0.default"), %arg5: tensor<262xf64> loc("aten.special_modified_bessel_i0.default")):
      %39 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %40 = "stablehlo.add"(%arg1, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %41 = "stablehlo.dynamic_slice"(%arg2, %arg1) {slice_sizes = array<i64: 1>} : (tensor<28xf64>, tensor<i32>) -> tensor<1xf64>
      %42 = "stablehlo.reshape"(%41) : (tensor<1xf64>) -> tensor<f64>
      %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
      %44 = "stablehlo.add"(%arg3, %arg3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %45 = "stablehlo.multiply"(%44, %arg4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %46 = "stablehlo.subtract"(%45, %arg5) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %47 = "stablehlo.add"(%46, %43) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      "stablehlo.return"(%40, %arg2, %arg3, %47, %arg4) : (tensor<i32>, tensor<28xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> ()
    }) : (tensor<i32>, tensor<28xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> (tensor<i32>, tensor<28xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>)
    %26 = "stablehlo.multiply"(%23, %25#3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %27 = "stablehlo.subtract"(%26, %25#4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %28 = "stablehlo.constant"() {value = dense<0.33839763720473803> : tensor<f64>} : () -> tensor<f64>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %30 = "stablehlo.add"(%27, %29) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %31 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %33 = "stablehlo.compare"(%1, %32) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xi1>
    %34 = "stablehlo.select"(%33, %19, %30) : (tensor<262xi1>, tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %35 = "stablehlo.abs"(%0) : (tensor<262xf64>) -> tensor<262xf64>
    %36 = "stablehlo.exponential"(%35) : (tensor<262xf64>) -> tensor<262xf64>
    %37 = "stablehlo.multiply"(%34, %36) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %38 = "stablehlo.convert"(%37) : (tensor<262xf64>) -> tensor<262xf32>
    "func.return"(%38) : (tensor<262xf32>) -> ()
  }) : () -> ()
}) : () -> ()
