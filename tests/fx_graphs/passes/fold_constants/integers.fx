graph integers inference
literal i8[3] 7f 80 ff
input %0 x: i64[4]
%1 = aten.arange.start_step(0, 4, 1, dtype=i64) : i64[4] name=arange
%2 = aten.view.default(%1, [2, 2]) : i64[2,2] name=view
%3 = aten.permute.default(%2, [1, 0]) : i64[2,2] name=permute
%4 = aten.add.Tensor(%3, 10) : i64[2,2] name=add
%5 = aten.select.int(%4, 0, 1) : i64[2] name=select
%6 = aten.full.default([], 2, dtype=i64) : i64[] name=two
%7 = aten.mul.Tensor(%5, %6) : i64[2] name=mul
%8 = aten.le.Tensor(%1, %0) : bool[4] name=unknown
%9 = torchtpu.constant(@0) : i8[3] name=bytes
%10 = aten.add.Tensor(%9, 1) : i8[3] name=wraps
%11 = aten._to_copy.default(%9, dtype=u8) : u8[3] name=to_unsigned
%12 = aten.slice.Tensor(%1, 0, 1, 4, 2) : i64[2] name=slice
%13 = aten.cat.default([%12, %1], 0) : i64[6] name=cat
%14 = aten.gt.Scalar(%13, 1) : bool[6] name=gt
%15 = aten.arange.start_step(5, -1, -2, dtype=i32) : i32[3] name=down
return %4, %7, %8, %10, %11, %14, %15
---
graph integers inference
literal i8[3] 7f 80 ff
literal i64[4] 0000000000000000 0100000000000000 0200000000000000 0300000000000000
literal i64[2,2] 0000000000000000 0100000000000000 0200000000000000 0300000000000000
literal i64[2,2] 0000000000000000 0200000000000000 0100000000000000 0300000000000000
literal i64[2,2] 0a00000000000000 0c00000000000000 0b00000000000000 0d00000000000000
literal i64[2] 0b00000000000000 0d00000000000000
literal i64[2] 1600000000000000 1a00000000000000
literal i8[3] 80 81 00
literal u8[3] 7f 80 ff
literal i64[2] 0100000000000000 0300000000000000
literal i64[6] 0100000000000000 0300000000000000 0000000000000000 0100000000000000 0200000000000000 0300000000000000
literal bool[6] 00 01 00 00 01 01
literal i32[3] 05000000 03000000 01000000
input %0 x: i64[4]
%1 = torchtpu.constant(@1) : i64[4] name=arange
%2 = torchtpu.constant(@2) : i64[2,2] name=view
%3 = torchtpu.constant(@3) : i64[2,2] name=permute
%4 = torchtpu.constant(@4) : i64[2,2] name=add
%5 = torchtpu.constant(@5) : i64[2] name=select
%6 = aten.full.default([], 2, dtype=i64) : i64[] name=two
%7 = torchtpu.constant(@6) : i64[2] name=mul
%8 = aten.le.Tensor(%1, %0) : bool[4] name=unknown
%9 = torchtpu.constant(@0) : i8[3] name=bytes
%10 = torchtpu.constant(@7) : i8[3] name=wraps
%11 = torchtpu.constant(@8) : u8[3] name=to_unsigned
%12 = torchtpu.constant(@9) : i64[2] name=slice
%13 = torchtpu.constant(@10) : i64[6] name=cat
%14 = torchtpu.constant(@11) : bool[6] name=gt
%15 = torchtpu.constant(@12) : i32[3] name=down
return %4, %7, %8, %10, %11, %14, %15
