graph g inference
input %0 a: c64[3]
%1 = aten.resolve_conj.default(%0) : c64[3] name=n0
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xcomplex<f32>>):
    "func.return"(%arg0) : (tensor<3xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()
