graph permutations inference
input %0 x: f32[2,3,4]
input %1 m: f32[5,6]
input %2 v: f32[7]
input %3 s: f32[]
%4 = aten.t.default(%1) : f32[6,5] name=t
%5 = aten.t.default(%2) : f32[7] name=t_of_vector
%6 = aten.transpose.int(%0, 1, -1) : f32[2,4,3] name=transpose
%7 = aten.permute.default(%0, [-1, 0, 1]) : f32[4,2,3] name=permute
%8 = aten.transpose.int(%3, -1, 0) : f32[] name=transpose_of_scalar
%9 = aten.permute.default(%0, [0, 0, 1]) : f32[2,2,3] name=not_a_permutation
return %4, %5, %6, %7, %8, %9
---
graph permutations inference
input %0 x: f32[2,3,4]
input %1 m: f32[5,6]
input %2 v: f32[7]
input %3 s: f32[]
%4 = aten.permute.default(%1, [1, 0]) : f32[6,5] name=t
%5 = aten.permute.default(%2, [0]) : f32[7] name=t_of_vector
%6 = aten.permute.default(%0, [0, 2, 1]) : f32[2,4,3] name=transpose
%7 = aten.permute.default(%0, [2, 0, 1]) : f32[4,2,3] name=permute
%8 = aten.permute.default(%3, []) : f32[] name=transpose_of_scalar
%9 = aten.permute.default(%0, [0, 0, 1]) : f32[2,2,3] name=not_a_permutation
return %4, %5, %6, %7, %8, %9
