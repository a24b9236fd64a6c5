graph g inference
input %0 q: f32[1,4,2048,8]
input %1 k: f32[1,2,4100,8]
input %2 v: f32[1,2,4100,8]
input %3 mask: f32[1,1,1,4100]
input %4 grad: f32[1,4,2048,8]
%5, %6 = aten._scaled_dot_product_flash_attention_for_cpu.default(%0, %1, %2, 0.0, false, attn_mask=%3, scale=none) : f32[1,4,2048,8]; f32[1,4,2048] name=y
%7, %8, %9 = aten._scaled_dot_product_flash_attention_for_cpu_backward.default(%4, %0, %1, %2, %5, %6, 0.0, true, attn_mask=none, scale=none) : f32[1,4,2048,8]; f32[1,2,4100,8]; f32[1,2,4100,8] name=g
return %5, %6, %7, %8, %9
