graph creation inference
symbol s0 "s77" min=2
input %0 x: f32[s0,3]
input %1 n: symint {s0}
%2 = aten.new_ones.default(%0, [], dtype=bool) : bool[] name=new_ones
%3 = aten.zeros_like.default(%0, dtype=none, memory_format=none) : f32[s0,3] name=zeros_like
%4 = aten.scalar_tensor.default(-inf, dtype=bf16) : bf16[] name=scalar_tensor
%5 = aten.full.default([2, 2], 7, dtype=none) : i64[2,2] name=full
%6 = aten.full_like.default(%5, 3) : i64[2,2] name=full_like
%7 = aten.empty.memory_format([4], dtype=i32) : i32[4] name=empty
%8 = aten.arange.default(8) : i64[8] name=arange
%9 = aten.arange.start(2, 8) : i64[6] name=arange_start
%10 = aten.arange.default({s0}, dtype=f32) : f32[s0] name=arange_symbolic
%11 = aten.full.default([1], 9007199254740993, dtype=f64) : f64[1] name=not_exact
return %2, %3, %4, %5, %6, %7, %8, %9, %10, %11
---
graph creation inference
symbol s0 "s77" min=2
input %0 x: f32[s0,3]
input %1 n: symint {s0}
%2 = aten.full.default([], true, dtype=bool) : bool[] name=new_ones
%3 = aten.full.default([{s0}, 3], 0.0, dtype=f32) : f32[s0,3] name=zeros_like
%4 = aten.full.default([], -inf, dtype=bf16) : bf16[] name=scalar_tensor
%5 = aten.full.default([2, 2], 7, dtype=i64) : i64[2,2] name=full
%6 = aten.full.default([2, 2], 3, dtype=i64) : i64[2,2] name=full_like
%7 = aten.full.default([4], 0, dtype=i32) : i32[4] name=empty
%8 = aten.arange.start_step(0, 8, 1, dtype=i64) : i64[8] name=arange
%9 = aten.arange.start_step(2, 8, 1, dtype=i64) : i64[6] name=arange_start
%10 = aten.arange.start_step(0, {s0}, 1, dtype=f32) : f32[s0] name=arange_symbolic
%11 = aten.full.default([1], 9007199254740993, dtype=f64) : f64[1] name=not_exact
return %2, %3, %4, %5, %6, %7, %8, %9, %10, %11
