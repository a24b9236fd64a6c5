graph g inference
input %0 x1: f32[262]
%1 = aten.special_log_ndtr.default(%0) : f32[262] name=special_log_ndtr_default
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<262xf32>) -> tensor<262xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<262xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<262xf32>) -> tensor<262xf64>
    %1 = "stablehlo.constant"() {value = dense<0.70710678118654757> : tensor<f64>} : () -> tensor<f64>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %3 = "stablehlo.multiply"(%0, %2) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %4 = "stablehlo.negate"(%3) : (tensor<262xf64>) -> tensor<262xf64>
    %5 = "stablehlo.abs"(%4) : (tensor<262xf64>) -> tensor<262xf64>
    %6 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %8 = "stablehlo.add"(%5, %7) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %9 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %11 = "stablehlo.divide"(%10, %8) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %12 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %14 = "stablehlo.subtract"(%13, %11) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %15 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %17 = "stablehlo.constant"() {value = dense<[-3.1704898956330886E-17, 2.22009300666632E-16, 7.5045985098800835E-16, -6.6686751187704082E-15, -1.4716575027010623E-14, 2.1454508286554553E-13, 9.1679583641112937E-14, -6.9011083204808152E-12, 1.408871764208813E-11, 1.9098355172456688E-10, -1.1717889351884957E-9, -2.1057869513809494E-9, 5.5765709395703566E-8, -2.4261399442449534E-7, -7.1583646234503465E-7, 1.7183861600300937E-5, -1.369696503010054E-4, 7.4564943725361843E-4, -0.0031369272945542641, 0.010595663363472859, -0.028753935580276661, 0.060092128041222249, -0.081265123236184997, -0.0072607966203019009]> : tensor<24xf64>} : () -> tensor<24xf64>
    %18 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %19:5 = "stablehlo.while"(%18, %17, %14, %16, %16) ({
    ^bb0(%arg6: tensor<i32> loc("aten.special_log_ndtr.default"), %arg7: tensor<24xf64> loc("aten.special_log_ndtr.default"), %arg8: tensor<262xf64> loc("aten.special_log_ndtr.default"), %arg9: tensor<262xf64> loc("aten.special_log_ndtr.default"), %arg10: tensor<262xf64> loc("aten.special_log_ndtr.default")):
      %59 = "stablehlo.constant"() {value = dense<24> : tensor<i32>} : () -> tensor<i32>
      %60 = "stablehlo.compare"(%arg6, %59) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%60) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<i32> loc("aten.special_log_ndtr.default"), %arg2: tensor<24xf64> loc("aten.special_log_ndtr.default"), %arg3: tensor<262xf64> loc("aten.special_log_ndtr.default"), %arg4: tensor<262xf64> loc("aten.special_log_ndtr.default"), %arg5: tensor<262xf64> loc("aten.special_log_ndtr.default")):
      %50 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %51 = "stablehlo.add"(%arg1, %50) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %52 = "stablehlo.dynamic_slice"(%arg2, %arg1) {slice_sizes = array<i64: 1>} : (tensor<24xf64>, tensor<i32>) -> tensor<1xf64>
      %53 = "stablehlo.reshape"(%52) : (tensor<1xf64>) -> tensor<f64>
      %54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
      %55 = "stablehlo.add"(%arg3, %arg3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %56 = "stablehlo.multiply"(%55, %arg4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %57 = "stablehlo.subtract"(%56, %arg5) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      %58 = "stablehlo.add"(%57, %54) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
      "stablehlo.return"(%51, %arg2, %arg3, %58, %arg4) : (tensor<i32>, tensor<24xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> ()
    }) : (tensor<i32>, tensor<24xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>) -> (tensor<i32>, tensor<24xf64>, tensor<262xf64>, tensor<262xf64>, tensor<262xf64>)
    %20 = "stablehlo.multiply"(%14, %19#3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %21 = "stablehlo.subtract"(%20, %19#4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %22 = "stablehlo.constant"() {value = dense<1.1774832005374487> : tensor<f64>} : () -> tensor<f64>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %24 = "stablehlo.add"(%21, %23) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %25 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %27 = "stablehlo.multiply"(%5, %26) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %28 = "stablehlo.add"(%27, %13) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %29 = "stablehlo.divide"(%24, %28) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %30 = "stablehlo.compare"(%4, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xi1>
    %31 = "stablehlo.multiply"(%4, %4) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %32 = "stablehlo.exponential"(%31) : (tensor<262xf64>) -> tensor<262xf64>
    %33 = "stablehlo.multiply"(%32, %26) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %34 = "stablehlo.subtract"(%33, %29) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %35 = "stablehlo.select"(%30, %34, %29) : (tensor<262xi1>, tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %36 = "stablehlo.divide"(%35, %26) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %37 = "stablehlo.log"(%36) : (tensor<262xf64>) -> tensor<262xf64>
    %38 = "stablehlo.multiply"(%3, %3) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %39 = "stablehlo.subtract"(%37, %38) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %40 = "chlo.erfc"(%3) : (tensor<262xf64>) -> tensor<262xf64>
    %41 = "stablehlo.constant"() {value = dense<-5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %43 = "stablehlo.multiply"(%40, %42) : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %44 = "stablehlo.log_plus_one"(%43) : (tensor<262xf64>) -> tensor<262xf64>
    %45 = "stablehlo.constant"() {value = dense<-1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<262xf64>
    %47 = "stablehlo.compare"(%0, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<262xf64>, tensor<262xf64>) -> tensor<262xi1>
    %48 = "stablehlo.select"(%47, %39, %44) : (tensor<262xi1>, tensor<262xf64>, tensor<262xf64>) -> tensor<262xf64>
    %49 = "stablehlo.convert"(%48) : (tensor<262xf64>) -> tensor<262xf32>
    "func.return"(%49) : (tensor<262xf32>) -> ()
  }) : () -> ()
}) : () -> ()
