graph equal_calls inference
literal f32[2] 0000803f 0000803f
literal f32[2] 0000803f 0000803f
literal i32[2] 0000803f 0000803f
input %0 x: f32[2,3]
%1 = aten.exp.default(%0) : f32[2,3] name=exp
%2 = aten.exp.default(%0) : f32[2,3] strides=[1,2] name=exp_again
%3 = aten.mul.Tensor(%1, %2) : f32[2,3] name=mul
%4 = aten.mul.Tensor(%2, %1) : f32[2,3] name=mul_equal_after_merge
%5, %6 = aten.max.dim(%0, 1, false) : f32[2]; i64[2] name=max
%7, %8 = aten.max.dim(%0, 1, false) : f32[2]; i64[2] name=max_again
%9 = aten.add.Tensor(%5, %7) : f32[2] name=sum_of_max
%10 = torchtpu.constant(@0) : f32[2] name=c0
%11 = torchtpu.constant(@1) : f32[2] name=c1
%12 = torchtpu.constant(@2) : i32[2] name=c2
%13 = aten.add.Tensor(%10, %11) : f32[2] name=sum_of_equal_constants
%14 = aten.mul.Tensor(%0, 0.0) : f32[2,3] name=zero
%15 = aten.mul.Tensor(%0, -0.0) : f32[2,3] name=negative_zero
%16 = aten.mul.Tensor(%0, nan) : f32[2,3] name=nan
%17 = aten.mul.Tensor(%0, nan) : f32[2,3] name=nan_again
%18 = aten.sub.Tensor(%16, %17) : f32[2,3] name=sub
return %3, %4, %9, %12, %13, %14, %15, %18, %8
---
graph equal_calls inference
literal f32[2] 0000803f 0000803f
literal f32[2] 0000803f 0000803f
literal i32[2] 0000803f 0000803f
input %0 x: f32[2,3]
%1 = aten.exp.default(%0) : f32[2,3] name=exp
%2 = aten.mul.Tensor(%1, %1) : f32[2,3] name=mul
%3 = aten.mul.Tensor(%1, %1) : f32[2,3] name=mul_equal_after_merge
%4, %5 = aten.max.dim(%0, 1, false) : f32[2]; i64[2] name=max
%6 = aten.add.Tensor(%4, %4) : f32[2] name=sum_of_max
%7 = torchtpu.constant(@0) : f32[2] name=c0
%8 = torchtpu.constant(@2) : i32[2] name=c2
%9 = aten.add.Tensor(%7, %7) : f32[2] name=sum_of_equal_constants
%10 = aten.mul.Tensor(%0, 0.0) : f32[2,3] name=zero
%11 = aten.mul.Tensor(%0, -0.0) : f32[2,3] name=negative_zero
%12 = aten.mul.Tensor(%0, NaN) : f32[2,3] name=nan
%13 = aten.sub.Tensor(%12, %12) : f32[2,3] name=sub
return %2, %3, %6, %8, %9, %10, %11, %13, %5
