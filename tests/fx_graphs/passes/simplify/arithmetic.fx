# Only what changes no bit goes: x + 0.0 turns -0.0 into 0.0.
graph arithmetic inference
input %0 x: f32[3]
input %1 i: i64[3]
input %2 c: c64[3]
input %3 m: bool[3]
%4 = aten.mul.Tensor(%0, 1.0) : f32[3] name=mul_one
%5 = aten.div.Tensor(%4, 1) : f32[3] name=div_one
%6 = aten.sub.Tensor(%5, 0.0) : f32[3] name=sub_zero
%7 = aten.add.Tensor(%6, -0.0) : f32[3] name=add_negative_zero
%8 = aten.pow.Tensor_Scalar(%7, 1) : f32[3] name=pow_one
%9 = aten.add.Tensor(%8, 0.0) : f32[3] name=add_zero_stays
%10 = aten.sub.Tensor(%8, -0.0) : f32[3] name=sub_negative_zero_stays
%11 = aten.add.Tensor(%8, 0) : f32[3] name=add_integer_zero_stays
%12 = aten.add.Tensor(%1, 0) : i64[3] name=add_zero_to_integers
%13 = aten.neg.default(%12) : i64[3] name=neg
%14 = aten.neg.default(%13) : i64[3] name=neg_of_neg
%15 = aten.mul.Tensor(%14, 1.0) : f32[3] name=changes_type_stays
%16 = aten.mul.Tensor(%2, 1) : c64[3] name=complex_stays
%17 = aten.full.default([3, 3], 1.0, dtype=f32) : f32[3,3] name=ones
%18 = aten.mul.Tensor(%0, %17) : f32[3,3] name=broadcasts_stays
%19 = aten.full.default([], true, dtype=bool) : bool[] name=true
%20 = aten.bitwise_and.Tensor(%19, %3) : bool[3] name=and_true
%21 = aten.where.self(%20, %0, %8) : f32[3] name=where
%22 = aten.where.self(%19, %21, %0) : f32[3] name=where_true
%23 = aten.exp.default(%22) : f32[3] name=exp
return %9, %10, %11, %15, %16, %18, %23
---
graph arithmetic inference
input %0 x: f32[3]
input %1 i: i64[3]
input %2 c: c64[3]
input %3 m: bool[3]
%4 = aten.add.Tensor(%0, 0.0) : f32[3] name=add_zero_stays
%5 = aten.sub.Tensor(%0, -0.0) : f32[3] name=sub_negative_zero_stays
%6 = aten.add.Tensor(%0, 0) : f32[3] name=add_integer_zero_stays
%7 = aten.neg.default(%1) : i64[3] name=neg
%8 = aten.mul.Tensor(%1, 1.0) : f32[3] name=changes_type_stays
%9 = aten.mul.Tensor(%2, 1) : c64[3] name=complex_stays
%10 = aten.full.default([3, 3], 1.0, dtype=f32) : f32[3,3] name=ones
%11 = aten.mul.Tensor(%0, %10) : f32[3,3] name=broadcasts_stays
%12 = aten.full.default([], true, dtype=bool) : bool[] name=true
%13 = aten.where.self(%3, %0, %0) : f32[3] name=where
%14 = aten.exp.default(%13) : f32[3] name=exp
return %4, %5, %6, %8, %9, %11, %14
