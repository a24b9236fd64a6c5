graph casts inference
input %0 b: bf16[4]
input %1 f: f32[4]
input %2 i: i32[4]
%3 = aten._to_copy.default(%0, dtype=f32) : f32[4] name=widen
%4 = aten._to_copy.default(%3, dtype=bf16) : bf16[4] name=narrow_again
%5 = aten.exp.default(%4) : bf16[4] name=exp
%6 = aten._to_copy.default(%3, dtype=f64) : f64[4] name=widen_twice
%7 = aten._to_copy.default(%1, dtype=bf16) : bf16[4] name=rounds
%8 = aten._to_copy.default(%7, dtype=f32) : f32[4] name=stays_rounded
%9 = aten._to_copy.default(%2, dtype=f32) : f32[4] name=int_to_f32_rounds
%10 = aten._to_copy.default(%9, dtype=i32) : i32[4] name=stays
%11 = aten._to_copy.default(%2, dtype=f64) : f64[4] name=int_to_f64
%12 = aten._to_copy.default(%11, dtype=i32) : i32[4] name=same_int
%13 = aten.neg.default(%12) : i32[4] name=neg
return %5, %6, %8, %10, %13
---
graph casts inference
input %0 b: bf16[4]
input %1 f: f32[4]
input %2 i: i32[4]
%3 = aten._to_copy.default(%0, dtype=f32) : f32[4] name=widen
%4 = aten.exp.default(%0) : bf16[4] name=exp
%5 = aten._to_copy.default(%0, dtype=f64) : f64[4] name=widen_twice
%6 = aten._to_copy.default(%1, dtype=bf16) : bf16[4] name=rounds
%7 = aten._to_copy.default(%6, dtype=f32) : f32[4] name=stays_rounded
%8 = aten._to_copy.default(%2, dtype=f32) : f32[4] name=int_to_f32_rounds
%9 = aten._to_copy.default(%8, dtype=i32) : i32[4] name=stays
%10 = aten._to_copy.default(%2, dtype=f64) : f64[4] name=int_to_f64
%11 = aten.neg.default(%2) : i32[4] name=neg
return %4, %5, %7, %9, %11
