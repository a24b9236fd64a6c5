graph bounds inference
symbol s0 "s77" min=2
input %0 x: f32[8,6]
input %1 y: f32[s0,6]
%2 = aten.slice.Tensor(%0, -1, -4, 9223372036854775807, 1) : f32[8,4] name=from_end
%3 = aten.slice.Tensor(%0, 0, 6, 2, 1) : f32[0,6] name=empty
%4 = aten.slice.Tensor(%0, 1, none, none, 2) : f32[8,3] name=stepped
%5 = aten.slice.Tensor(%1, -2, none, -1, 1) : f32[(s0 + -1),6] name=symbolic
%6 = aten.select.int(%0, -1, -2) : f32[8] name=select
%7 = aten.select.int(%1, 0, -1) : f32[6] name=select_symbolic
%8 = aten.slice.Tensor(%0, 5, 0, 1, 1) : f32[8,6] name=no_such_dimension
return %2, %3, %4, %5, %6, %7, %8
---
graph bounds inference
symbol s0 "s77" min=2
input %0 x: f32[8,6]
input %1 y: f32[s0,6]
%2 = aten.slice.Tensor(%0, 1, 2, 6, 1) : f32[8,4] name=from_end
%3 = aten.slice.Tensor(%0, 0, 6, 6, 1) : f32[0,6] name=empty
%4 = aten.slice.Tensor(%0, 1, 0, 6, 2) : f32[8,3] name=stepped
%5 = aten.slice.Tensor(%1, 0, 0, -1, 1) : f32[(s0 + -1),6] name=symbolic
%6 = aten.select.int(%0, 1, 4) : f32[8] name=select
%7 = aten.select.int(%1, 0, -1) : f32[6] name=select_symbolic
%8 = aten.slice.Tensor(%0, 5, 0, 1, 1) : f32[8,6] name=no_such_dimension
return %2, %3, %4, %5, %6, %7, %8
