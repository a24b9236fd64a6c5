graph collectives inference
groups [0,1]
input %0 x: f32[4]
%1 = _c10d_functional.all_reduce.default(%0, "sum", &0) : f32[4] name=first
%2 = _c10d_functional.wait_tensor.default(%1) : f32[4] name=wait_first
%3 = _c10d_functional.all_reduce.default(%0, "sum", &0) : f32[4] name=equal_to_first
%4 = _c10d_functional.wait_tensor.default(%3) : f32[4] name=wait_equal
%5 = aten.mul.Tensor(%0, 1) : f32[4] name=times_one
%6 = _c10d_functional.all_reduce.default(%5, "max", &0) : f32[4] name=unused
%7 = _c10d_functional.wait_tensor.default(%6) : f32[4] name=wait_unused
%8 = aten.add.Tensor(%2, %4, alpha=1) : f32[4] name=add
return %8
---
graph collectives inference
groups [0,1]
input %0 x: f32[4]
%1 = _c10d_functional.all_reduce.default(%0, "sum", &0) : f32[4] name=first
%2 = _c10d_functional.wait_tensor.default(%1) : f32[4] name=wait_first
%3 = _c10d_functional.all_reduce.default(%0, "sum", &0) : f32[4] name=equal_to_first
%4 = _c10d_functional.wait_tensor.default(%3) : f32[4] name=wait_equal
%5 = _c10d_functional.all_reduce.default(%0, "max", &0) : f32[4] name=unused
%6 = aten.add.Tensor(%2, %4) : f32[4] name=add
return %6
