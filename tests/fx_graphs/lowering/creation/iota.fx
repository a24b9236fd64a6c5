graph g inference
%0 = prims.iota.default(5, start=0, step=1, dtype=i64, requires_grad=false) : i64[5] name=n0
%1 = prims.iota.default(4, start=3, step=-2, dtype=i32, requires_grad=false) : i32[4] name=n1
return %0, %1
---
"builtin.module"() ({
  "func.func"() <{function_type = () -> (tensor<5xi64>, tensor<4xi32>), sym_name = "main"}> ({
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi64>
    %1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi64>
    %2 = "stablehlo.constant"() {value = dense<-2> : tensor<i64>} : () -> tensor<i64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %4 = "stablehlo.multiply"(%1, %3) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %5 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
    %7 = "stablehlo.add"(%4, %6) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %8 = "stablehlo.convert"(%7) : (tensor<4xi64>) -> tensor<4xi32>
    "func.return"(%0, %8) : (tensor<5xi64>, tensor<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()
