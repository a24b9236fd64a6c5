graph arguments inference
symbol s0 "s77" min=2
input %0 x: f32[2,3,4]
input %1 y: f32[s0,1]
%2 = aten.add.Tensor(%0, %0, alpha=1) : f32[2,3,4] name=add
%3 = aten.add.Scalar(%0, 2, 1) : f32[2,3,4] name=add_scalar
%4 = aten.sub.Scalar(%0, 2, 3) : f32[2,3,4] name=sub_scalar
%5 = aten.add.Tensor(%0, %0, alpha=1.0) : f32[2,3,4] name=add_float_alpha
%6 = aten.mul.Scalar(%0, 2.5) : f32[2,3,4] name=mul_scalar
%7 = aten.sum.dim_IntList(%0, [-1, -3], false, dtype=none) : f32[3] name=sum
%8 = aten._softmax.default(%0, -1, false) : f32[2,3,4] name=softmax
%9 = aten.cat.default([%0, %0], -2) : f32[2,6,4] name=cat
%10 = aten.stack.default([%0, %0], -1) : f32[2,3,4,2] name=stack
%11, %12 = aten.split.Tensor(%0, 2, -1) : f32[2,3,2]; f32[2,3,2] name=split
%13 = aten.expand.default(%1, [-1, 5], implicit=false) : f32[s0,5] name=expand
%14 = aten.expand.default(%1, [7, -1, 5]) : f32[7,s0,5] name=expand_leading
%15 = aten.amax.default(%0, [9]) : f32[2,3] name=no_such_dimension
return %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15
---
graph arguments inference
symbol s0 "s77" min=2
input %0 x: f32[2,3,4]
input %1 y: f32[s0,1]
%2 = aten.add.Tensor(%0, %0) : f32[2,3,4] name=add
%3 = aten.add.Tensor(%0, 2) : f32[2,3,4] name=add_scalar
%4 = aten.sub.Tensor(%0, 2, alpha=3) : f32[2,3,4] name=sub_scalar
%5 = aten.add.Tensor(%0, %0) : f32[2,3,4] name=add_float_alpha
%6 = aten.mul.Tensor(%0, 2.5) : f32[2,3,4] name=mul_scalar
%7 = aten.sum.dim_IntList(%0, [2, 0], false, dtype=none) : f32[3] name=sum
%8 = aten._softmax.default(%0, 2, false) : f32[2,3,4] name=softmax
%9 = aten.cat.default([%0, %0], 1) : f32[2,6,4] name=cat
%10 = aten.stack.default([%0, %0], 3) : f32[2,3,4,2] name=stack
%11, %12 = aten.split.Tensor(%0, 2, 2) : f32[2,3,2]; f32[2,3,2] name=split
%13 = aten.expand.default(%1, [{s0}, 5]) : f32[s0,5] name=expand
%14 = aten.expand.default(%1, [7, {s0}, 5]) : f32[7,s0,5] name=expand_leading
%15 = aten.amax.default(%0, [9]) : f32[2,3] name=no_such_dimension
return %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15
