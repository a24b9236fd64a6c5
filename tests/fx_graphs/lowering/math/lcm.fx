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
    %1 = "stablehlo.abs"(%arg1) : (tensor<3xi64>) -> tensor<3xi64>
    %2:2 = "stablehlo.while"(%0, %1) ({
    ^bb0(%arg4: tensor<3xi64> loc("aten.lcm.default"), %arg5: tensor<3xi64> loc("aten.lcm.default")):
      %22 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
      %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
      %24 = "stablehlo.compare"(%arg5, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
      %25 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %26 = "stablehlo.reduce"(%24, %25) ({
      ^bb0(%arg6: tensor<i1> loc("aten.lcm.default"), %arg7: tensor<i1> loc("aten.lcm.default")):
        %27 = "stablehlo.or"(%arg6, %arg7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%27) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%26) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<3xi64> loc("aten.lcm.default"), %arg3: tensor<3xi64> loc("aten.lcm.default")):
      %13 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
      %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
      %15 = "stablehlo.compare"(%arg3, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
      %16 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
      %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
      %18 = "stablehlo.select"(%15, %17, %arg3) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
      %19 = "stablehlo.remainder"(%arg2, %18) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
      %20 = "stablehlo.select"(%15, %arg2, %arg3) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
      %21 = "stablehlo.select"(%15, %arg3, %19) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
      "stablehlo.return"(%20, %21) : (tensor<3xi64>, tensor<3xi64>) -> ()
    }) : (tensor<3xi64>, tensor<3xi64>) -> (tensor<3xi64>, tensor<3xi64>)
    %3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %5 = "stablehlo.compare"(%2#0, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %6 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %8 = "stablehlo.select"(%5, %7, %2#0) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %9 = "stablehlo.divide"(%arg0, %8) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %10 = "stablehlo.multiply"(%9, %arg1) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %11 = "stablehlo.abs"(%10) : (tensor<3xi64>) -> tensor<3xi64>
    %12 = "stablehlo.select"(%5, %4, %11) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    "func.return"(%12) : (tensor<3xi64>) -> ()
  }) : () -> ()
}) : () -> ()
