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
      %51 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
      %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<ui64>) -> tensor<3xui64>
      %53 = "stablehlo.compare"(%arg5, %52) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xi1>
      %54 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %55 = "stablehlo.reduce"(%53, %54) ({
      ^bb0(%arg6: tensor<i1> loc("aten.lcm.default"), %arg7: tensor<i1> loc("aten.lcm.default")):
        %56 = "stablehlo.or"(%arg6, %arg7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%56) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%55) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<3xui64> loc("aten.lcm.default"), %arg3: tensor<3xui64> loc("aten.lcm.default")):
      %36 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
      %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<ui64>) -> tensor<3xui64>
      %38 = "stablehlo.subtract"(%37, %arg3) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
      %39 = "stablehlo.and"(%arg3, %38) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
      %40 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
      %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<ui64>) -> tensor<3xui64>
      %42 = "stablehlo.subtract"(%39, %41) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
      %43 = "stablehlo.popcnt"(%42) : (tensor<3xui64>) -> tensor<3xui64>
      %44 = "stablehlo.shift_right_logical"(%arg3, %43) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
      %45 = "stablehlo.compare"(%44, %37) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xi1>
      %46 = "stablehlo.minimum"(%arg2, %44) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
      %47 = "stablehlo.maximum"(%arg2, %44) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
      %48 = "stablehlo.subtract"(%47, %46) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
      %49 = "stablehlo.select"(%45, %arg2, %46) : (tensor<3xi1>, tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
      %50 = "stablehlo.select"(%45, %44, %48) : (tensor<3xi1>, tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
      "stablehlo.return"(%49, %50) : (tensor<3xui64>, tensor<3xui64>) -> ()
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
    %32 = "stablehlo.divide"(%arg0, %31) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %33 = "stablehlo.multiply"(%32, %arg1) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %34 = "stablehlo.abs"(%33) : (tensor<3xi64>) -> tensor<3xi64>
    %35 = "stablehlo.select"(%28, %27, %34) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    "func.return"(%35) : (tensor<3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
