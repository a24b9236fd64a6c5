graph replaced_slices inference
input %0 x: f32[10,3]
input %1 y: f32[4,3]
%2 = aten.slice_scatter.default(%0, %1, 0, 2, 6, 1) : f32[10,3]
%3 = aten.slice.Tensor(%2, 0, 2, 6, 1) : f32[4,3]
%4 = aten.slice.Tensor(%2, 0, 3, 5, 1) : f32[2,3]
%5 = aten.slice.Tensor(%2, 0, 6, 9, 1) : f32[3,3]
%6 = aten.slice.Tensor(%2, 0, 1, 4, 1) : f32[3,3]
%7 = aten.slice.Tensor(%2, 1, 0, 2, 1) : f32[10,2]
%8 = aten.slice_scatter.default(%2, %5, 0, 0, 3, 1) : f32[10,3]
%9 = aten.slice.Tensor(%8, 0, 4, 6, 1) : f32[2,3]
%10 = aten.slice.Tensor(%8, 0, 0, 3, 1) : f32[3,3]
return %3, %4, %5, %6, %7, %9, %10
---
graph replaced_slices inference
input %0 x: f32[10,3]
input %1 y: f32[4,3]
%2 = aten.slice_scatter.default(%0, %1, 0, 2, 6, 1) : f32[10,3] name=node0
%3 = aten.slice.Tensor(%1, 0, 0, 4, 1) : f32[4,3] name=node1
%4 = aten.slice.Tensor(%1, 0, 1, 3, 1) : f32[2,3] name=node2
%5 = aten.slice.Tensor(%0, 0, 6, 9, 1) : f32[3,3] name=node3
%6 = aten.slice.Tensor(%2, 0, 1, 4, 1) : f32[3,3] name=node4
%7 = aten.slice.Tensor(%2, 1, 0, 2, 1) : f32[10,2] name=node5
%8 = aten.slice_scatter.default(%2, %5, 0, 0, 3, 1) : f32[10,3] name=node6
%9 = aten.slice.Tensor(%1, 0, 2, 4, 1) : f32[2,3] name=node7
%10 = aten.slice.Tensor(%0, 0, 6, 9, 1) : f32[3,3] name=node8
return %3, %4, %5, %6, %7, %9, %10
