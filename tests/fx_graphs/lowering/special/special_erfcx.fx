graph g inference
input %0 x1: f32[262]
%1 = aten.special_erfcx.default(%0) : f32[262] name=special_erfcx_default
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<262xf32>) -> tensor<262xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<262xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<262xf32>) -> tensor<262xf64>
    %1 = "stablehlo.abs"(%0) : (tensor<262xf64>) -> tensor<262xf64>
    %2 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %4 = "stablehlo.add"(%1, %3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %5 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %7 = "stablehlo.divide"(%6, %4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %8 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %10 = "stablehlo.subtract"(%9, %7) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %11 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %13 = "stablehlo.constant"() {value = dense<[-3.1704898956330886E-17, 2.22009300666632E-16, 7.5045985098800835E-16, -6.6686751187704082E-15, -1.4716575027010623E-14, 2.1454508286554553E-13, 9.1679583641112937E-14, -6.9011083204808152E-12, 1.408871764208813E-11, 1.9098355172456688E-10, -1.1717889351884957E-9, -2.1057869513809494E-9, 5.5765709395703566E-8, -2.4261399442449534E-7, -7.1583646234503465E-7, 1.7183861600300937E-5, -1.369696503010054E-4, 7.4564943725361843E-4, -0.0031369272945542641, 0.010595663363472859, -0.028753935580276661, 0.060092128041222249, -0.081265123236184997, -0.0072607966203019009]> : tensor<24xf64>} : () -> tensor<24xf64>
    %14 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %15:5 = "stablehlo.while"(%14, %13, %10, %12, %12) ({
    ^bb0(%arg6: tensor<i32> loc("aten.special_erfcx.default"), %arg7: tensor<24xf64> loc("aten.special_erfcx.default"), %arg8: tensor<262xf64> loc("aten.special_erfcx.default"), %arg9: tensor<262xf64> loc("aten.special_erfcx.default"), %arg10: tensor<262xf64> loc("aten.special_erfcx.default")):
      %42 = "stablehlo.constant"() {value = dense<24> : tensor<i32>} : () -> tensor<i32>
      %43 = "stablehlo.compare"(%arg6, %42) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%43) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<i32> loc("aten.special_erfcx.default"), %arg2: tensor<24xf64> loc("aten.special_erfcx.default"), %arg3: tensor<262xf64> loc("aten.special_erfcx.default"), %arg4: tensor<262xf64> loc("aten.special_erfcx.default"), %arg5: tensor<262xf64> loc("aten.special_erfcx.default")):
      %33 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %34 = "stablehlo.add"(%arg1, %33) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %35 = "stablehlo.dynamic_slice"(%arg2, %arg1) {slice_sizes = array<i64: 1>} : (tensor<24xf64>, tensor<i32>) -> tensor<1xf64>
      %36 = "stablehlo.reshape"(%35) : (tensor<1xf64>) -> tensor<f64>
      %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
      %38 = "stablehlo.add"(%arg3, %arg3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %39 = "stablehlo.multiply"(%38, %arg4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %40 = "stablehlo.subtract"(%39, %arg5) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %41 = "stablehlo.add"(%40, %37) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      "stablehlo.return"(%34, %arg2, %arg3, %41, %arg4) : (tensor<i32>, tensor<24xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> ()
    }) : (tensor<i32>, tensor<24xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> (tensor<i32>, tensor<24xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>)
    %16 = "stablehlo.multiply"(%10, %15#3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %17 = "stablehlo.subtract"(%16, %15#4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %18 = "stablehlo.constant"() {value = dense<1.1774832005374487> : tensor<f64>} : () -> tensor<f64>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %20 = "stablehlo.add"(%17, %19) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %21 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %23 = "stablehlo.multiply"(%1, %22) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %24 = "stablehlo.add"(%23, %9) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %25 = "stablehlo.divide"(%20, %24) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %26 = "stablehlo.compare"(%0, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xi1>
    %27 = "stablehlo.multiply"(%0, %0) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %28 = "stablehlo.exponential"(%27) : (tensor<262xf64>) -> tensor<262xf64>
    %29 = "stablehlo.multiply"(%28, %22) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %30 = "stablehlo.subtract"(%29, %25) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %31 = "stablehlo.select"(%26, %30, %25) : (tensor<262xi1>, tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %32 = "stablehlo.convert"(%31) : (tensor<262xf64>) -> tensor<262xf32>
    "func.return"(%32) : (tensor<262xf32>) -> ()
  }) : () -> ()
}) : () -> ()
