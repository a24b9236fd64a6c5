# A result that equals an inner value takes its place, with its strides; two equal results stay two.
graph results inference
input %0 x: f32[2,3]
%1 = aten.exp.default(%0) : f32[2,3] name=inner
%2 = aten.relu.default(%1) : f32[2,3] name=relu
%3 = aten.exp.default(%0) : f32[2,3] strides=[1,2] name=outer
%4 = aten.exp.default(%0) : f32[2,3] name=outer_again
return %2, %3, %4
---
graph results inference
input %0 x: f32[2,3]
%1 = aten.exp.default(%0) : f32[2,3] strides=[1,2] name=inner
%2 = aten.relu.default(%1) : f32[2,3] name=relu
%3 = aten.exp.default(%0) : f32[2,3] name=outer_again
return %2, %1, %3
