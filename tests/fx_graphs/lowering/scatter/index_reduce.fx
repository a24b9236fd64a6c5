graph g inference
input %0 a: f32[5,4]
input %1 b: i64[7]
input %2 c: f32[7,4]
%3 = aten.index_reduce.default(%0, 0, %1, %2, "mean", include_self=true) : f32[5,4] name=n0
%4 = aten.index_reduce.default(%0, 0, %1, %2, "prod", include_self=false) : f32[5,4] name=n1
%5 = aten.index_reduce.default(%0, -2, %1, %2, "amax", include_self=false) : f32[5,4] name=n2
%6 = aten.index_reduce.default(%0, 0, %1, %2, "amin", include_self=true) : f32[5,4] name=n3
return %3, %4, %5, %6
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5x4xf32>, tensor<7xi64>, tensor<7x4xf32>) -> (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5x4xf32>, %arg1: tensor<7xi64>, %arg2: tensor<7x4xf32>):
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg15: tensor<f32> loc("aten.index_reduce.default"), %arg16: tensor<f32> loc("aten.index_reduce.default")):
      %32 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%32) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5x4xf32>, tensor<7xi64>, tensor<7x4xf32>) -> tensor<5x4xf32>
    %1 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x4xi32>
    %3 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<7x4xi32>
    %5 = "stablehlo.scatter"(%2, %arg1, %4) ({
    ^bb0(%arg13: tensor<i32> loc("aten.index_reduce.default"), %arg14: tensor<i32> loc("aten.index_reduce.default")):
      %31 = "stablehlo.add"(%arg13, %arg14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%31) : (tensor<i32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5x4xi32>, tensor<7xi64>, tensor<7x4xi32>) -> tensor<5x4xi32>
    %6 = "stablehlo.convert"(%5) : (tensor<5x4xi32>) -> tensor<5x4xf32>
    %7 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x4xf32>
    %9 = "stablehlo.maximum"(%6, %8) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %10 = "stablehlo.divide"(%0, %9) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %11 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x4xi32>
    %13 = "stablehlo.scatter"(%12, %arg1, %4) ({
    ^bb0(%arg11: tensor<i32> loc("aten.index_reduce.default"), %arg12: tensor<i32> loc("aten.index_reduce.default")):
      %30 = "stablehlo.add"(%arg11, %arg12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%30) : (tensor<i32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5x4xi32>, tensor<7xi64>, tensor<7x4xi32>) -> tensor<5x4xi32>
    %14 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x4xi32>
    %16 = "stablehlo.compare"(%13, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
    %17 = "stablehlo.select"(%16, %8, %arg0) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %18 = "stablehlo.scatter"(%17, %arg1, %arg2) ({
    ^bb0(%arg9: tensor<f32> loc("aten.index_reduce.default"), %arg10: tensor<f32> loc("aten.index_reduce.default")):
      %29 = "stablehlo.multiply"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%29) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5x4xf32>, tensor<7xi64>, tensor<7x4xf32>) -> tensor<5x4xf32>
    %19 = "stablehlo.scatter"(%12, %arg1, %4) ({
    ^bb0(%arg7: tensor<i32> loc("aten.index_reduce.default"), %arg8: tensor<i32> loc("aten.index_reduce.default")):
      %28 = "stablehlo.add"(%arg7, %arg8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%28) : (tensor<i32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5x4xi32>, tensor<7xi64>, tensor<7x4xi32>) -> tensor<5x4xi32>
    %20 = "stablehlo.compare"(%19, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
    %21 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x4xf32>
    %23 = "stablehlo.select"(%20, %22, %arg0) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %24 = "stablehlo.scatter"(%23, %arg1, %arg2) ({
    ^bb0(%arg5: tensor<f32> loc("aten.index_reduce.default"), %arg6: tensor<f32> loc("aten.index_reduce.default")):
      %27 = "stablehlo.maximum"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%27) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5x4xf32>, tensor<7xi64>, tensor<7x4xf32>) -> tensor<5x4xf32>
    %25 = "stablehlo.scatter"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg3: tensor<f32> loc("aten.index_reduce.default"), %arg4: tensor<f32> loc("aten.index_reduce.default")):
      %26 = "stablehlo.minimum"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%26) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5x4xf32>, tensor<7xi64>, tensor<7x4xf32>) -> tensor<5x4xf32>
    "func.return"(%10, %18, %24, %25) : (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
