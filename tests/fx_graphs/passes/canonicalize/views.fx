graph views inference
symbol s0 "s77" min=2 hint=8
input %0 x: f32[2,3,4]
input %1 y: f32[s0,1,6]
%2 = aten.view.default(%0, [2, -1]) : f32[2,12] name=view
%3 = aten._unsafe_view.default(%2, [24]) : f32[24] name=unsafe_view
%4 = aten.reshape.default(%3, [4, 6]) : f32[4,6] name=reshape
%5 = aten.unsqueeze.default(%4, -1) : f32[4,6,1] name=unsqueeze
%6 = aten.squeeze.dim(%5, -1) : f32[4,6] name=squeeze
%7 = aten.squeeze.dims(%1, [1]) : f32[s0,6] name=squeeze_symbolic
%8 = aten.view.default(%7, [{s0}, 2, -1]) : f32[s0,2,3] name=view_symbolic
%9 = aten.view.default(%8, [-1]) : f32[(s0 * 6)] name=flatten_symbolic
return %6, %9
---
graph views inference
symbol s0 "s77" min=2 hint=8
input %0 x: f32[2,3,4]
input %1 y: f32[s0,1,6]
%2 = aten.view.default(%0, [2, 12]) : f32[2,12] name=view
%3 = aten.view.default(%2, [24]) : f32[24] name=unsafe_view
%4 = aten.view.default(%3, [4, 6]) : f32[4,6] name=reshape
%5 = aten.view.default(%4, [4, 6, 1]) : f32[4,6,1] name=unsqueeze
%6 = aten.view.default(%5, [4, 6]) : f32[4,6] name=squeeze
%7 = aten.view.default(%1, [{s0}, 6]) : f32[s0,6] name=squeeze_symbolic
%8 = aten.view.default(%7, [{s0}, 2, 3]) : f32[s0,2,3] name=view_symbolic
%9 = aten.view.default(%8, [{(s0 * 6)}]) : f32[(s0 * 6)] name=flatten_symbolic
return %6, %9
