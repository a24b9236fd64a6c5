# Mutations, duplicate transposes and copies, symbolic batch.
graph linear_backward backward
symbol s0 "s77" min=2 hint=8
saved %0 x: f32[s0,4]
param %1 w: f32[8,4] static fqn="layer.weight"
tangent %2 g: f32[s0,8]
buffer %3 steps: i64[] static
%4 = aten.t.default(%1) : f32[4,8] strides=[1,4] name=t
%5 = aten.t.default(%4) : f32[8,4] name=t_1
%6 = aten.mm.default(%2, %5) : f32[s0,4] name=grad_x
%7 = aten.t.default(%2) : f32[8,s0] name=t_2
%8 = aten.mm.default(%7, %0) : f32[8,4] name=mm
%9 = aten.t.default(%8) : f32[4,8] name=t_3
%10 = aten.t.default(%9) : f32[8,4] name=grad_w
%11 = aten.sum.dim_IntList(%2, [0], true, dtype=none) : f32[1,8] name=sum
%12 = aten.view.default(%11, [8]) : f32[8] name=grad_b
%13 = aten.add.Tensor(%3, 1, alpha=1) : i64[] name=step
return %6, %10, %12, none, {s0}
mutate 3 = %13
---
graph linear_backward backward
symbol s0 "s77" min=2 hint=8
saved %0 x: f32[s0,4]
param %1 w: f32[8,4] static fqn="layer.weight"
tangent %2 g: f32[s0,8]
buffer %3 steps: i64[] static
%4 = aten.mm.default(%2, %1) : f32[s0,4] name=grad_x
%5 = aten.permute.default(%2, [1, 0]) : f32[8,s0] name=t_2
%6 = aten.mm.default(%5, %0) : f32[8,4] name=mm
%7 = aten.sum.dim_IntList(%2, [0], true, dtype=none) : f32[1,8] name=sum
%8 = aten.view.default(%7, [8]) : f32[8] name=grad_b
%9 = aten.add.Tensor(%3, 1) : i64[] name=step
return %4, %6, %8, none, {s0}
mutate 3 = %9
