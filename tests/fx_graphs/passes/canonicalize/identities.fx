# Inner uses read the original; a copy that is a result stays a value of its own.
graph identities inference
input %0 x: f32[2,3]
%1 = aten.clone.default(%0, memory_format=:contiguous_format) : f32[2,3] name=clone
%2 = aten.detach.default(%1) : f32[2,3] name=detach
%3 = aten.relu.default(%2) : f32[2,3] name=relu
%4 = aten.alias.default(%3) : f32[2,3] strides=[1,2] name=alias
%5 = aten._to_copy.default(%2, dtype=f32, non_blocking=false, memory_format=none) : f32[2,3] name=to_same
%6 = aten._to_copy.default(%5, dtype=bf16, non_blocking=false, memory_format=none) : bf16[2,3] name=to_bf16
%7 = prims.convert_element_type.default(%0, i32) : i32[2,3] name=to_i32
return %1, %4, %6, %7
---
graph identities inference
input %0 x: f32[2,3]
%1 = aten.clone.default(%0) : f32[2,3] name=clone
%2 = aten.relu.default(%0) : f32[2,3] strides=[1,2] name=relu
%3 = aten._to_copy.default(%0, dtype=bf16) : bf16[2,3] name=to_bf16
%4 = aten._to_copy.default(%0, dtype=i32) : i32[2,3] name=to_i32
return %1, %2, %3, %4
