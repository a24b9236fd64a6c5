# The mask that transformers builds for a decoder, at a small fixed length.
graph attention_mask inference
source "masking.py" 51 "return kv_idx <= q_idx"
input %0 attention: i64[1,4]
input %1 unused: f32[3]
%2 = aten._to_copy.default(%0, dtype=bool, non_blocking=false, memory_format=none) : bool[1,4] name=to_bool
%3 = aten.arange.default(4) : i64[4] name=kv
%4 = aten.arange.default(4) : i64[4] name=q
%5 = aten.add.Tensor(%4, 0, alpha=1) : i64[4] name=offset
%6 = aten.unsqueeze.default(%5, 0) : i64[1,4] name=q0
%7 = aten.unsqueeze.default(%6, 0) : i64[1,1,4] name=q1
%8 = aten.unsqueeze.default(%7, 3) : i64[1,1,4,1] name=q2
%9 = aten.unsqueeze.default(%3, 0) : i64[1,4] name=kv0
%10 = aten.unsqueeze.default(%9, 1) : i64[1,1,4] name=kv1
%11 = aten.unsqueeze.default(%10, 2) : i64[1,1,1,4] name=kv2
%12 = aten.new_ones.default(%8, [], dtype=bool) : bool[] name=ones
%13 = aten.le.Tensor(%11, %8) : bool[1,1,4,4] name=causal source=0
%14 = aten.bitwise_and.Tensor(%12, %13) : bool[1,1,4,4] name=and
%15 = aten.unsqueeze.default(%2, 1) : bool[1,1,4] name=pad0
%16 = aten.unsqueeze.default(%15, 2) : bool[1,1,1,4] name=pad1
%17 = aten.bitwise_and.Tensor(%14, %16) : bool[1,1,4,4] name=mask
%18 = aten.expand.default(%17, [1, -1, 4, 4], implicit=false) : bool[1,1,4,4] name=expand
%19 = aten.scalar_tensor.default(0.0, dtype=f32) : f32[] name=zero
%20 = aten.scalar_tensor.default(-inf, dtype=f32) : f32[] name=minus_infinity
%21 = aten.where.self(%18, %19, %20) : f32[1,1,4,4] name=bias
return %21
---
graph attention_mask inference
source "masking.py" 51 "return kv_idx <= q_idx"
literal bool[1,1,4,4] 01 00 00 00 01 01 00 00 01 01 01 00 01 01 01 01
input %0 attention: i64[1,4]
input %1 unused: f32[3]
%2 = aten._to_copy.default(%0, dtype=bool) : bool[1,4] name=to_bool
%3 = torchtpu.constant(@0) : bool[1,1,4,4] name=causal source=0
%4 = aten.view.default(%2, [1, 1, 1, 4]) : bool[1,1,1,4] name=pad1
%5 = aten.bitwise_and.Tensor(%3, %4) : bool[1,1,4,4] name=mask
%6 = aten.full.default([], 0.0, dtype=f32) : f32[] name=zero
%7 = aten.full.default([], -inf, dtype=f32) : f32[] name=minus_infinity
%8 = aten.where.self(%5, %6, %7) : f32[1,1,4,4] name=bias
return %8
