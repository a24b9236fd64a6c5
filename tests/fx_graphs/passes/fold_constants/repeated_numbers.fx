# A repeated number folds at any size; other tensors only within the budget.
graph repeated_numbers inference
literal bool[2] 01 01
%0 = aten.full.default([1000, 1], true, dtype=bool) : bool[1000,1] name=ones
%1 = aten.full.default([1, 1000], false, dtype=bool) : bool[1,1000] name=zeros
%2 = aten.bitwise_or.Tensor(%0, %1) : bool[1000,1000] name=or
%3 = aten.logical_not.default(%2) : bool[1000,1000] name=not
%4 = aten.where.self(%3, 1.0, 2.0) : f32[1000,1000] name=where
%5 = aten.arange.start_step(0, 1000, 1, dtype=i64) : i64[1000] name=over_budget
%6 = aten.add.Tensor(%5, 1) : i64[1000] name=stays
%7 = torchtpu.constant(@0) : bool[2] name=uniform_literal
%8 = aten.full.default([0, 5], 1, dtype=i64) : i64[0,5] name=nothing
%9 = aten.neg.default(%8) : i64[0,5] name=neg_of_nothing
return %4, %6, %7, %9
---
graph repeated_numbers inference
literal bool[2] 01 01
%0 = aten.full.default([1000, 1], true, dtype=bool) : bool[1000,1] name=ones
%1 = aten.full.default([1, 1000], false, dtype=bool) : bool[1,1000] name=zeros
%2 = aten.full.default([1000, 1000], true, dtype=bool) : bool[1000,1000] name=or
%3 = aten.full.default([1000, 1000], false, dtype=bool) : bool[1000,1000] name=not
%4 = aten.full.default([1000, 1000], 2.0, dtype=f32) : f32[1000,1000] name=where
%5 = aten.arange.start_step(0, 1000, 1, dtype=i64) : i64[1000] name=over_budget
%6 = aten.add.Tensor(%5, 1) : i64[1000] name=stays
%7 = aten.full.default([2], true, dtype=bool) : bool[2] name=uniform_literal
%8 = aten.full.default([0, 5], 1, dtype=i64) : i64[0,5] name=nothing
%9 = aten.full.default([0, 5], -1, dtype=i64) : i64[0,5] name=neg_of_nothing
return %4, %6, %7, %9
