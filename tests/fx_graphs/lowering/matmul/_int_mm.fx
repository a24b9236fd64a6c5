graph g inference
input %0 x1: i8[32,16]
input %1 x2: i8[16,8]
%2 = aten._int_mm.default(%0, %1) : i32[32,8] name=_int_mm_default
return %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<32x16xi8>, tensor<16x8xi8>) -> tensor<32x8xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<32x16xi8>, %arg1: tensor<16x8xi8>):
    %0 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<32x16xi8>, tensor<16x8xi8>) -> tensor<32x8xi32>
    "func.return"(%0) : (tensor<32x8xi32>) -> ()
  }) : () -> ()
}) : () -> ()
