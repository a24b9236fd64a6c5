graph chains inference
symbol s0 "s77" min=2
input %0 x: f32[2,3,4]
input %1 y: f32[s0,6]
input %2 z: f32[1,4]
%3 = aten.view.default(%0, [6, 4]) : f32[6,4] name=view
%4 = aten.view.default(%3, [24]) : f32[24] name=view_of_view
%5 = aten.view.default(%4, [2, 3, 4]) : f32[2,3,4] name=back
%6 = aten.exp.default(%5) : f32[2,3,4] name=exp
%7 = aten.permute.default(%6, [1, 2, 0]) : f32[3,4,2] name=permute
%8 = aten.permute.default(%7, [2, 1, 0]) : f32[2,4,3] name=permute_of_permute
%9 = aten.permute.default(%8, [0, 2, 1]) : f32[2,3,4] name=back_again
%10 = aten.relu.default(%9) : f32[2,3,4] name=relu
%11 = aten.view.default(%1, [{s0}, 2, 3]) : f32[s0,2,3] name=view_symbolic
%12 = aten.view.default(%11, [{s0}, 6]) : f32[s0,6] name=back_symbolic
%13 = aten.relu.default(%12) : f32[s0,6] name=relu_symbolic
%14 = aten.expand.default(%2, [3, 4]) : f32[3,4] name=expand
%15 = aten.expand.default(%14, [2, 3, 4]) : f32[2,3,4] name=expand_of_expand
%16 = aten.slice.Tensor(%0, 2, 1, 4, 1) : f32[2,3,3] name=slice
%17 = aten.slice.Tensor(%16, 2, 1, 3, 1) : f32[2,3,2] name=slice_of_slice
%18 = aten.slice.Tensor(%17, 0, 0, 2, 1) : f32[2,3,2] name=slice_of_all
%19 = aten.exp.default(%18) : f32[2,3,2] name=exp_of_slice
%20 = aten.cat.default([%19], 0) : f32[2,3,2] name=cat_of_one
return %8, %10, %13, %15, %20
---
graph chains inference
symbol s0 "s77" min=2
input %0 x: f32[2,3,4]
input %1 y: f32[s0,6]
input %2 z: f32[1,4]
%3 = aten.view.default(%0, [6, 4]) : f32[6,4] name=view
%4 = aten.view.default(%0, [24]) : f32[24] name=view_of_view
%5 = aten.exp.default(%0) : f32[2,3,4] name=exp
%6 = aten.permute.default(%5, [1, 2, 0]) : f32[3,4,2] name=permute
%7 = aten.permute.default(%5, [0, 2, 1]) : f32[2,4,3] name=permute_of_permute
%8 = aten.relu.default(%5) : f32[2,3,4] name=relu
%9 = aten.view.default(%1, [{s0}, 2, 3]) : f32[s0,2,3] name=view_symbolic
%10 = aten.relu.default(%1) : f32[s0,6] name=relu_symbolic
%11 = aten.expand.default(%2, [3, 4]) : f32[3,4] name=expand
%12 = aten.expand.default(%2, [2, 3, 4]) : f32[2,3,4] name=expand_of_expand
%13 = aten.slice.Tensor(%0, 2, 1, 4, 1) : f32[2,3,3] name=slice
%14 = aten.slice.Tensor(%0, 2, 2, 4, 1) : f32[2,3,2] name=slice_of_slice
%15 = aten.exp.default(%14) : f32[2,3,2] name=exp_of_slice
return %7, %8, %10, %12, %15
