# Random ops and ops with effects stay although nobody reads them; inputs stay always.
graph unused inference
literal f32[] 0000803f
literal f32[] 00000040
input %0 x: f32[2,3]
input %1 unused: f32[4]
%2 = torchtpu.constant(@0) : f32[] name=unused_constant
%3 = torchtpu.constant(@1) : f32[] name=constant
%4 = aten.relu.default(%0) : f32[2,3] name=read_by_dead
%5 = aten.exp.default(%4) : f32[2,3] name=dead
%6, %7 = aten.native_dropout.default(%0, 0.5, true) : f32[2,3]; bool[2,3] name=random
%8 = aten.native_batch_norm.default(%0) : f32[2,3] name=effect
%9, %10 = aten.max.dim(%0, 1, false) : f32[2]; i64[2] name=half_used
mylib.log.default(%0) name=opaque
%11 = aten.mul.Tensor(%0, %3) : f32[2,3] name=mul
return %11, %10, none
---
graph unused inference
literal f32[] 00000040
input %0 x: f32[2,3]
input %1 unused: f32[4]
%2 = torchtpu.constant(@0) : f32[] name=constant
%3, %4 = aten.native_dropout.default(%0, 0.5, true) : f32[2,3]; bool[2,3] name=random
%5 = aten.native_batch_norm.default(%0) : f32[2,3] name=effect
%6, %7 = aten.max.dim(%0, 1, false) : f32[2]; i64[2] name=half_used
mylib.log.default(%0) name=opaque
%8 = aten.mul.Tensor(%0, %2) : f32[2,3] name=mul
return %8, %7, none
