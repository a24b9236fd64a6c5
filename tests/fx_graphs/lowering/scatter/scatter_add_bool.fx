graph g inference
input %0 a: bool[5]
input %1 b: i64[7]
input %2 c: bool[7]
%3 = aten.scatter_add.default(%0, 0, %1, %2) : bool[5] name=n0
%4 = aten.scatter_reduce.two(%0, 0, %1, %2, "prod", include_self=true) : bool[5] name=n1
return %3, %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xi1>, tensor<7xi64>, tensor<7xi1>) -> (tensor<5xi1>, tensor<5xi1>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5xi1>, %arg1: tensor<7xi64>, %arg2: tensor<7xi1>):
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg5: tensor<i1> loc("aten.scatter_add.default"), %arg6: tensor<i1> loc("aten.scatter_add.default")):
      %3 = "stablehlo.add"(%arg5, %arg6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%3) : (tensor<i1>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5xi1>, tensor<7xi64>, tensor<7xi1>) -> tensor<5xi1>
    %1 = "stablehlo.scatter"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg3: tensor<i1> loc("aten.scatter_reduce.two"), %arg4: tensor<i1> loc("aten.scatter_reduce.two")):
      %2 = "stablehlo.multiply"(%arg3, %arg4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%2) : (tensor<i1>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5xi1>, tensor<7xi64>, tensor<7xi1>) -> tensor<5xi1>
    "func.return"(%0, %1) : (tensor<5xi1>, tensor<5xi1>) -> ()
  }) : () -> ()
}) : () -> ()
