graph g inference
input %0 q: f32[1,1,2048,8]
input %1 k: f32[1,1,16384,8]
input %2 v: f32[1,1,16384,8]
%3, %4 = aten._scaled_dot_product_flash_attention_for_cpu.default(%0, %1, %2, 0.0, true, attn_mask=none, scale=none) : f32[1,1,2048,8]; f32[1,1,2048] name=y
return %3, %4
