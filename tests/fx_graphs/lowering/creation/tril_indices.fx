graph g inference
%0 = aten.tril_indices.default(3, 4, 0, dtype=4) : i64[2,6] name=n0
%1 = aten.tril_indices.default(3, 4, 1, dtype=4) : i64[2,9] name=n1
%2 = aten.tril_indices.default(4, 2, -1, dtype=i32) : i32[2,5] name=n2
return %0, %1, %2
---
"builtin.module"() ({
  "func.func"() <{function_type = () -> (tensor<2x6xi64>, tensor<2x9xi64>, tensor<2x5xi32>), sym_name = "main"}> ({
    %0 = "stablehlo.constant"() {value = dense<[0, 1, 1, 2, 2, 2, 0, 0, 1, 0, 1, 2]> : tensor<12xi64>} : () -> tensor<12xi64>
    %1 = "stablehlo.reshape"(%0) : (tensor<12xi64>) -> tensor<2x6xi64>
    %2 = "stablehlo.constant"() {value = dense<[0, 0, 1, 1, 1, 2, 2, 2, 2, 0, 1, 0, 1, 2, 0, 1, 2, 3]> : tensor<18xi64>} : () -> tensor<18xi64>
    %3 = "stablehlo.reshape"(%2) : (tensor<18xi64>) -> tensor<2x9xi64>
    %4 = "stablehlo.constant"() {value = dense<[1, 2, 2, 3, 3, 0, 0, 1, 0, 1]> : tensor<10xi64>} : () -> tensor<10xi64>
    %5 = "stablehlo.convert"(%4) : (tensor<10xi64>) -> tensor<10xi32>
    %6 = "stablehlo.reshape"(%5) : (tensor<10xi32>) -> tensor<2x5xi32>
    "func.return"(%1, %3, %6) : (tensor<2x6xi64>, tensor<2x9xi64>, tensor<2x5xi32>) -> ()
  }) : () -> ()
}) : () -> ()
