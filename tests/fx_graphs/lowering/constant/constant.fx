graph g inference
literal f32[2] 00000000 0000803f
literal bool[2] 00 01
%0 = torchtpu.constant(@0) : f32[2] name=y
%1 = torchtpu.constant(@1) : bool[2] name=z
return %0, %1
---
"builtin.module"() ({
  "func.func"() <{function_type = () -> (tensor<2xf32>, tensor<2xi1>), sym_name = "main"}> ({
    %0 = "stablehlo.constant"() {value = dense<[0.000000e+00, 1.000000e+00]> : tensor<2xf32>} : () -> tensor<2xf32>
    %1 = "stablehlo.constant"() {value = dense<[0, 1]> : tensor<2xui8>} : () -> tensor<2xui8>
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<ui8>) -> tensor<2xui8>
    %4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>
    "func.return"(%0, %4) : (tensor<2xf32>, tensor<2xi1>) -> ()
  }) : () -> ()
}) : () -> ()
