graph g inference
input %0 x1: i64[3]
input %1 x2: i64[2,1]
input %2 x3: u8[3]
input %3 x4: u8[3]
%4 = aten.gcd.default(%0, %1) : i64[2,3] name=gcd_default
%5 = aten.gcd.default(%2, %3) : u8[3] name=gcd_default_1
return %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xi64>, tensor<2x1xi64>, tensor<3xui8>, tensor<3xui8>) -> (tensor<2x3xi64>, tensor<3xui8>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xi64>, %arg1: tensor<2x1xi64>, %arg2: tensor<3xui8>, %arg3: tensor<3xui8>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi64>) -> tensor<2x3xi64>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi64>) -> tensor<2x3xi64>
    %2 = "stablehlo.abs"(%0) : (tensor<2x3xi64>) -> tensor<2x3xi64>
    %3 = "stablehlo.convert"(%2) : (tensor<2x3xi64>) -> tensor<2x3xui64>
    %4 = "stablehlo.abs"(%1) : (tensor<2x3xi64>) -> tensor<2x3xi64>
    %5 = "stablehlo.convert"(%4) : (tensor<2x3xi64>) -> tensor<2x3xui64>
    %6 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<ui64>) -> tensor<2x3xui64>
    %8 = "stablehlo.or"(%3, %5) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %9 = "stablehlo.compare"(%3, %7) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %10 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
    %11 = "stablehlo.or"(%9, %10) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %12 = "stablehlo.subtract"(%7, %3) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %13 = "stablehlo.and"(%3, %12) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %14 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<ui64>) -> tensor<2x3xui64>
    %16 = "stablehlo.subtract"(%13, %15) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %17 = "stablehlo.popcnt"(%16) : (tensor<2x3xui64>) -> tensor<2x3xui64>
    %18 = "stablehlo.shift_right_logical"(%3, %17) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %19 = "stablehlo.select"(%11, %7, %5) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %20:2 = "stablehlo.while"(%18, %19) ({
    ^bb0(%arg12: tensor<2x3xui64> loc("aten.gcd.default"), %arg13: tensor<2x3xui64> loc("aten.gcd.default")):
      %85 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
      %86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64>} : (tensor<ui64>) -> tensor<2x3xui64>
      %87 = "stablehlo.compare"(%arg13, %86) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
      %88 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %89 = "stablehlo.reduce"(%87, %88) ({
      ^bb0(%arg14: tensor<i1> loc("aten.gcd.default"), %arg15: tensor<i1> loc("aten.gcd.default")):
        %90 = "stablehlo.or"(%arg14, %arg15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%90) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%89) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg10: tensor<2x3xui64> loc("aten.gcd.default"), %arg11: tensor<2x3xui64> loc("aten.gcd.default")):
      %70 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
      %71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<ui64>) -> tensor<2x3xui64>
      %72 = "stablehlo.subtract"(%71, %arg11) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %73 = "stablehlo.and"(%arg11, %72) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %74 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
      %75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64>} : (tensor<ui64>) -> tensor<2x3xui64>
      %76 = "stablehlo.subtract"(%73, %75) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %77 = "stablehlo.popcnt"(%76) : (tensor<2x3xui64>) -> tensor<2x3xui64>
      %78 = "stablehlo.shift_right_logical"(%arg11, %77) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %79 = "stablehlo.compare"(%78, %71) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xi1>
      %80 = "stablehlo.minimum"(%arg10, %78) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %81 = "stablehlo.maximum"(%arg10, %78) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %82 = "stablehlo.subtract"(%81, %80) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %83 = "stablehlo.select"(%79, %arg10, %80) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      %84 = "stablehlo.select"(%79, %78, %82) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
      "stablehlo.return"(%83, %84) : (tensor<2x3xui64>, tensor<2x3xui64>) -> ()
    }) : (tensor<2x3xui64>, tensor<2x3xui64>) -> (tensor<2x3xui64>, tensor<2x3xui64>)
    %21 = "stablehlo.subtract"(%7, %8) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %22 = "stablehlo.and"(%8, %21) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %23 = "stablehlo.subtract"(%22, %15) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %24 = "stablehlo.popcnt"(%23) : (tensor<2x3xui64>) -> tensor<2x3xui64>
    %25 = "stablehlo.shift_left"(%20#0, %24) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %26 = "stablehlo.select"(%11, %8, %25) : (tensor<2x3xi1>, tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
    %27 = "stablehlo.convert"(%26) : (tensor<2x3xui64>) -> tensor<2x3xi64>
    %28 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<ui8>) -> tensor<3xui8>
    %30 = "stablehlo.or"(%arg2, %arg3) : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
    %31 = "stablehlo.compare"(%arg2, %29) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
    %32 = "stablehlo.compare"(%arg3, %29) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
    %33 = "stablehlo.or"(%31, %32) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %34 = "stablehlo.subtract"(%29, %arg2) : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
    %35 = "stablehlo.and"(%arg2, %34) : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
    %36 = "stablehlo.constant"() {value = dense<1> : tensor<ui8>} : () -> tensor<ui8>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<ui8>) -> tensor<3xui8>
    %38 = "stablehlo.subtract"(%35, %37) : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
    %39 = "stablehlo.popcnt"(%38) : (tensor<3xui8>) -> tensor<3xui8>
    %40 = "stablehlo.shift_right_logical"(%arg2, %39) : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
    %41 = "stablehlo.select"(%33, %29, %arg3) : (tensor<3xi1>, tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
    %42:2 = "stablehlo.while"(%40, %41) ({
    ^bb0(%arg6: tensor<3xui8> loc("aten.gcd.default"), %arg7: tensor<3xui8> loc("aten.gcd.default")):
      %64 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
      %65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<ui8>) -> tensor<3xui8>
      %66 = "stablehlo.compare"(%arg7, %65) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
      %67 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %68 = "stablehlo.reduce"(%66, %67) ({
      ^bb0(%arg8: tensor<i1> loc("aten.gcd.default"), %arg9: tensor<i1> loc("aten.gcd.default")):
        %69 = "stablehlo.or"(%arg8, %arg9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%69) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%68) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg4: tensor<3xui8> loc("aten.gcd.default"), %arg5: tensor<3xui8> loc("aten.gcd.default")):
      %49 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
      %50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<ui8>) -> tensor<3xui8>
      %51 = "stablehlo.subtract"(%50, %arg5) : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
      %52 = "stablehlo.and"(%arg5, %51) : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
      %53 = "stablehlo.constant"() {value = dense<1> : tensor<ui8>} : () -> tensor<ui8>
      %54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<ui8>) -> tensor<3xui8>
      %55 = "stablehlo.subtract"(%52, %54) : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
      %56 = "stablehlo.popcnt"(%55) : (tensor<3xui8>) -> tensor<3xui8>
      %57 = "stablehlo.shift_right_logical"(%arg5, %56) : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
      %58 = "stablehlo.compare"(%57, %50) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xi1>
      %59 = "stablehlo.minimum"(%arg4, %57) : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
      %60 = "stablehlo.maximum"(%arg4, %57) : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
      %61 = "stablehlo.subtract"(%60, %59) : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
      %62 = "stablehlo.select"(%58, %arg4, %59) : (tensor<3xi1>, tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
      %63 = "stablehlo.select"(%58, %57, %61) : (tensor<3xi1>, tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
      "stablehlo.return"(%62, %63) : (tensor<3xui8>, tensor<3xui8>) -> ()
    }) : (tensor<3xui8>, tensor<3xui8>) -> (tensor<3xui8>, tensor<3xui8>)
    %43 = "stablehlo.subtract"(%29, %30) : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
    %44 = "stablehlo.and"(%30, %43) : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
    %45 = "stablehlo.subtract"(%44, %37) : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
    %46 = "stablehlo.popcnt"(%45) : (tensor<3xui8>) -> tensor<3xui8>
    %47 = "stablehlo.shift_left"(%42#0, %46) : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
    %48 = "stablehlo.select"(%33, %30, %47) : (tensor<3xi1>, tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
    "func.return"(%27, %48) : (tensor<2x3xi64>, tensor<3xui8>) -> ()
  }) : () -> ()
}) : () -> ()
