# Equal calls merge inside of a body; calls of bodies never do, because a body may draw random numbers.
graph bodies inference
subgraph body
  input %0 x: f32[4]
  %1 = aten.sin.default(%0) : f32[4] name=sin
  %2 = aten.sin.default(%0) : f32[4] name=sin_1
  %3 = aten.rand.default([4]) : f32[4] name=rand
  %4 = aten.rand.default([4]) : f32[4] name=rand_1
  %5 = aten.mul.Tensor(%1, %2) : f32[4] name=mul
  %6 = aten.mul.Tensor(%3, %4) : f32[4] name=mul_1
  return %5, %6
end
input %0 x: f32[4]
%1, %2 = invoke_subgraph($0, "b", %0) : f32[4]; f32[4] name=call
%3, %4 = invoke_subgraph($0, "b", %0) : f32[4]; f32[4] name=call_1
return %1, %3
---
graph bodies inference
subgraph body
  input %0 x: f32[4]
  %1 = aten.sin.default(%0) : f32[4] name=sin
  %2 = aten.rand.default([4]) : f32[4] name=rand
  %3 = aten.rand.default([4]) : f32[4] name=rand_1
  %4 = aten.mul.Tensor(%1, %1) : f32[4] name=mul
  %5 = aten.mul.Tensor(%2, %3) : f32[4] name=mul_1
  return %4, %5
end
input %0 x: f32[4]
%1, %2 = invoke_subgraph($0, "b", %0) : f32[4]; f32[4] name=call
%3, %4 = invoke_subgraph($0, "b", %0) : f32[4]; f32[4] name=call_1
return %1, %3
