# Positions of packed sequences, as transformers looks for them where no mask is given: one sequence, at any length.
# Counts of what never happens are zeros, and a lookup of a position is the index.
graph positions inference
%0 = aten.arange.start_step(0, 512, 1, dtype=i64) : i64[512] name=positions
%1 = aten.view.default(%0, [1, 512]) : i64[1,512] name=row
%2 = aten.expand.default(%1, [2, 512], implicit=false) : i64[2,512] strides=[0,1] name=rows
%3 = aten.slice.Tensor(%2, 1, 0, 1, 1) : i64[2,1] strides=[0,1] name=first
%4 = aten.sub.Tensor(%3, 1) : i64[2,1] name=before
%5 = aten.cat.default([%4, %2], 1) : i64[2,513] name=longer
%6 = aten.slice.Tensor(%5, 1, 0, 512, 1) : i64[2,512] strides=[513,1] name=left
%7 = aten.slice.Tensor(%5, 1, 1, 513, 1) : i64[2,512] strides=[513,1] name=right
%8 = aten.sub.Tensor(%7, %6) : i64[2,512] name=steps
%9 = aten.ne.Scalar(%8, 1) : bool[2,512] name=begins
%10 = aten.cumsum.default(%9, 1, dtype=none) : i64[2,512] name=sequence
%11 = aten.arange.start_step(0, 2, 1, dtype=i64) : i64[2] name=batch
%12 = aten.view.default(%11, [2, 1, 1, 1]) : i64[2,1,1,1] name=batches
%13 = aten.view.default(%0, [1, 1, 512, 1]) : i64[1,1,512,1] name=queries
%14 = aten.view.default(%0, [1, 1, 1, 512]) : i64[1,1,1,512] name=keys
%15 = aten.index.Tensor(%10, [%12, %13]) : i64[2,1,512,1] name=of_query
%16 = aten.index.Tensor(%10, [%12, %14]) : i64[2,1,1,512] name=of_key
%17 = aten.eq.Tensor(%15, %16) : bool[2,1,512,512] name=same
%18 = aten.index.Tensor(%2, [%12, %13]) : i64[2,1,512,1] name=query_position
%19 = aten.index.Tensor(%2, [%12, %14]) : i64[2,1,1,512] name=key_position
%20 = aten.le.Tensor(%19, %18) : bool[2,1,512,512] name=causal
# A lookup beyond the end, and one of what wraps around, stay.
%21 = aten.add.Tensor(%13, 1) : i64[1,1,512,1] name=beyond
%22 = aten.index.Tensor(%2, [%12, %21]) : i64[2,1,512,1] name=wrong
%23 = aten.sub.Tensor(%13, 1) : i64[1,1,512,1] name=wrapped
%24 = aten.index.Tensor(%2, [%12, %23]) : i64[2,1,512,1] name=around
# Parts that do not go on, and positions that wrap around, stay.
%25 = aten.cat.default([%2, %2], 1) : i64[2,1024] name=twice
%26 = aten._to_copy.default(%0, dtype=i8) : i8[512] name=wrapping
%27 = aten.sub.Tensor(%26, %26) : i8[512] name=zeros
return %17, %20, %22, %24, %25, %27
---
graph positions inference
literal i64[2] 0000000000000000 0100000000000000
literal i64[2,1,1,1] 0000000000000000 0100000000000000
%0 = aten.arange.start_step(0, 512, 1, dtype=i64) : i64[512] name=positions
%1 = aten.view.default(%0, [1, 512]) : i64[1,512] name=row
%2 = aten.expand.default(%1, [2, 512], implicit=false) : i64[2,512] strides=[0,1] name=rows
%3 = aten.full.default([2, 1], 0, dtype=i64) : i64[2,1] strides=[0,1] name=first
%4 = aten.full.default([2, 1], -1, dtype=i64) : i64[2,1] name=before
%5 = aten.cat.default([%4, %2], 1) : i64[2,513] name=longer
%6 = aten.slice.Tensor(%5, 1, 0, 512, 1) : i64[2,512] strides=[513,1] name=left
%7 = aten.slice.Tensor(%5, 1, 1, 513, 1) : i64[2,512] strides=[513,1] name=right
%8 = aten.full.default([2, 512], 1, dtype=i64) : i64[2,512] name=steps
%9 = aten.full.default([2, 512], false, dtype=bool) : bool[2,512] name=begins
%10 = aten.full.default([2, 512], 0, dtype=i64) : i64[2,512] name=sequence
%11 = torchtpu.constant(@0) : i64[2] name=batch
%12 = torchtpu.constant(@1) : i64[2,1,1,1] name=batches
%13 = aten.view.default(%0, [1, 1, 512, 1]) : i64[1,1,512,1] name=queries
%14 = aten.view.default(%0, [1, 1, 1, 512]) : i64[1,1,1,512] name=keys
%15 = aten.full.default([2, 1, 512, 1], 0, dtype=i64) : i64[2,1,512,1] name=of_query
%16 = aten.full.default([2, 1, 1, 512], 0, dtype=i64) : i64[2,1,1,512] name=of_key
%17 = aten.full.default([2, 1, 512, 512], true, dtype=bool) : bool[2,1,512,512] name=same
%18 = aten.expand.default(%13, [2, 1, 512, 1]) : i64[2,1,512,1] name=query_position
%19 = aten.expand.default(%14, [2, 1, 1, 512]) : i64[2,1,1,512] name=key_position
%20 = aten.le.Tensor(%19, %18) : bool[2,1,512,512] name=causal
%21 = aten.add.Tensor(%13, 1) : i64[1,1,512,1] name=beyond
%22 = aten.index.Tensor(%2, [%12, %21]) : i64[2,1,512,1] name=wrong
%23 = aten.sub.Tensor(%13, 1) : i64[1,1,512,1] name=wrapped
%24 = aten.index.Tensor(%2, [%12, %23]) : i64[2,1,512,1] name=around
%25 = aten.cat.default([%2, %2], 1) : i64[2,1024] name=twice
%26 = aten._to_copy.default(%0, dtype=i8) : i8[512] name=wrapping
%27 = aten.sub.Tensor(%26, %26) : i8[512] name=zeros
return %17, %20, %22, %24, %25, %27
