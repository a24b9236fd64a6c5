graph random_calls inference
input %0 x: f32[2,3]
%1 = aten.rand_like.default(%0) : f32[2,3] name=a
%2 = aten.rand_like.default(%0) : f32[2,3] name=b
%3 = mylib.op.default(%0) : f32[2,3] name=c
%4 = mylib.op.default(%0) : f32[2,3] name=d
return %1, %2, %3, %4
---
graph random_calls inference
input %0 x: f32[2,3]
%1 = aten.rand_like.default(%0) : f32[2,3] name=a
%2 = aten.rand_like.default(%0) : f32[2,3] name=b
%3 = mylib.op.default(%0) : f32[2,3] name=c
%4 = mylib.op.default(%0) : f32[2,3] name=d
return %1, %2, %3, %4
