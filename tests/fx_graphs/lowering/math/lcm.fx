graph g inference
input %0 x1: i64[3]
input %1 x2: i64[3]
%2 = aten.lcm.default(%0, %1) : i64[3] name=lcm_default
return %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xi64>, %arg1: tensor<3xi64>):
    %0 = "stablehlo.abs"(%arg0) : (tensor<3xi64>) -> tensor<3xi64>
    %1 = "stablehlo.convert"(%0) : (tensor<3xi64>) -> tensor<3xui64>
    %2 = "stablehlo.abs"(%arg1) : (tensor<3xi64>) -> tensor<3xi64>
    %3 = "stablehlo.convert"(%2) : (tensor<3xi64>) -> tensor<3xui64>
    %4 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<ui64>) -> tensor<3xui64>
    %6 = "stablehlo.or"(%1, %3) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %7 = "stablehlo.compare"(%1, %5) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xi1>
    %8 = "stablehlo.compare"(%3, %5) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xi1>
    %9 = "stablehlo.or"(%7, %8) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %10 = "stablehlo.subtract"(%5, %1) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %11 = "stablehlo.and"(%1, %10) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %12 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<ui64>) -> tensor<3xui64>
    %14 = "stablehlo.subtract"(%11, %13) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %15 = "stablehlo.popcnt"(%14) : (tensor<3xui64>) -> tensor<3xui64>
    %16 = "stablehlo.shift_right_logical"(%1, %15) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %17 = "stablehlo.select"(%9, %5, %3) : (tensor<3xi1>, tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %18:2 = "stablehlo.while"(%16, %17) ({
    ^bb0(%arg4: tensor<3xui64> loc("aten.lcm.default"), %arg5: tensor<3xui64> loc("aten.lcm.default")):
      %55 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
      %56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64>} : (tensor<ui64>) -> tensor<3xui64>
      %57 = "stablehlo.compare"(%arg5, %56) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xi1>
      %58 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %59 = "stablehlo.reduce"(%57, %58) ({
      ^bb0(%arg6: tensor<i1> loc("aten.lcm.default"), %arg7: tensor<i1> loc("aten.lcm.default")):
        %60 = "stablehlo.or"(%arg6, %arg7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%60) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%59) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<3xui64> loc("aten.lcm.default"), %arg3: tensor<3xui64> loc("aten.lcm.default")):
      %40 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
      %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<ui64>) -> tensor<3xui64>
      %42 = "stablehlo.subtract"(%41, %arg3) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
      %43 = "stablehlo.and"(%arg3, %42) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
      %44 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
      %45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<ui64>) -> tensor<3xui64>
      %46 = "stablehlo.subtract"(%43, %45) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
      %47 = "stablehlo.popcnt"(%46) : (tensor<3xui64>) -> tensor<3xui64>
      %48 = "stablehlo.shift_right_logical"(%arg3, %47) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
      %49 = "stablehlo.compare"(%48, %41) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xi1>
      %50 = "stablehlo.minimum"(%arg2, %48) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
      %51 = "stablehlo.maximum"(%arg2, %48) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
      %52 = "stablehlo.subtract"(%51, %50) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
      %53 = "stablehlo.select"(%49, %arg2, %50) : (tensor<3xi1>, tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
      %54 = "stablehlo.select"(%49, %48, %52) : (tensor<3xi1>, tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
      "stablehlo.return"(%53, %54) : (tensor<3xui64>, tensor<3xui64>) -> ()
    }) : (tensor<3xui64>, tensor<3xui64>) -> (tensor<3xui64>, tensor<3xui64>)
    %19 = "stablehlo.subtract"(%5, %6) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %20 = "stablehlo.and"(%6, %19) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %21 = "stablehlo.subtract"(%20, %13) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %22 = "stablehlo.popcnt"(%21) : (tensor<3xui64>) -> tensor<3xui64>
    %23 = "stablehlo.shift_left"(%18#0, %22) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %24 = "stablehlo.select"(%9, %6, %23) : (tensor<3xi1>, tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %25 = "stablehlo.convert"(%24) : (tensor<3xui64>) -> tensor<3xi64>
    %26 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %28 = "stablehlo.compare"(%25, %27) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %29 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %31 = "stablehlo.select"(%28, %30, %25) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %32 = "stablehlo.compare"(%31, %27) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %33 = "stablehlo.select"(%32, %30, %31) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %34 = "stablehlo.divide"(%arg0, %33) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %35 = "stablehlo.not"(%27) : (tensor<3xi64>) -> tensor<3xi64>
    %36 = "stablehlo.select"(%32, %35, %34) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %37 = "stablehlo.multiply"(%36, %arg1) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %38 = "stablehlo.abs"(%37) : (tensor<3xi64>) -> tensor<3xi64>
    %39 = "stablehlo.select"(%28, %27, %38) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    "func.return"(%39) : (tensor<3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
