graph floats inference
literal f32[3] 00000080 0000c07f 0000803f
%0 = torchtpu.constant(@0) : f32[3] name=negative_zero_nan_one
%1 = aten.full.default([], 0.0, dtype=f32) : f32[] name=zero
%2 = aten.add.Tensor(%0, %1) : f32[3] name=add
%3 = aten.ne.Tensor(%0, %0) : bool[3] name=ne
%4 = aten.eq.Scalar(%0, 0) : bool[3] name=eq
%5 = aten.div.Tensor(%1, %1) : f32[] name=zero_by_zero
%6 = aten.full.default([2], 3, dtype=i64) : i64[2] name=threes
%7 = aten.div.Tensor(%6, 2) : f32[2] name=true_division
%8 = aten.full.default([], 0.1, dtype=bf16) : bf16[] name=tenth
%9 = aten.add.Tensor(%8, %8) : bf16[] name=add_bf16
%10 = aten.add.Tensor(%8, 0.1) : bf16[] name=half_with_number_stays
%11 = aten._to_copy.default(%8, dtype=f32) : f32[] name=tenth_in_f32
%12 = aten.full.default([], 1e+20, dtype=f32) : f32[] name=large
%13 = aten._to_copy.default(%12, dtype=i32) : i32[] name=out_of_range_stays
return %2, %3, %4, %5, %7, %9, %10, %11, %13
---
graph floats inference
literal f32[3] 00000080 0000c07f 0000803f
literal f32[3] 00000000 0000c07f 0000803f
literal bool[3] 00 01 00
literal bool[3] 01 00 00
%0 = torchtpu.constant(@0) : f32[3] name=negative_zero_nan_one
%1 = aten.full.default([], 0.0, dtype=f32) : f32[] name=zero
%2 = torchtpu.constant(@1) : f32[3] name=add
%3 = torchtpu.constant(@2) : bool[3] name=ne
%4 = torchtpu.constant(@3) : bool[3] name=eq
%5 = aten.full.default([], NaN, dtype=f32) : f32[] name=zero_by_zero
%6 = aten.full.default([2], 3, dtype=i64) : i64[2] name=threes
%7 = aten.full.default([2], 1.5, dtype=f32) : f32[2] name=true_division
%8 = aten.full.default([], 0.1, dtype=bf16) : bf16[] name=tenth
%9 = aten.full.default([], 0.2001953125, dtype=bf16) : bf16[] name=add_bf16
%10 = aten.add.Tensor(%8, 0.1) : bf16[] name=half_with_number_stays
%11 = aten.full.default([], 0.10009765625, dtype=f32) : f32[] name=tenth_in_f32
%12 = aten.full.default([], 1e20, dtype=f32) : f32[] name=large
%13 = aten._to_copy.default(%12, dtype=i32) : i32[] name=out_of_range_stays
return %2, %3, %4, %5, %7, %9, %10, %11, %13
