graph g inference
input %0 a: f32[3,5]
input %1 b: i64[3,1]
input %2 c: f32[3,2]
input %3 d: bf16[5]
input %4 e: i64[2]
input %5 f: bf16[2]
input %6 g: f32[]
input %7 h: i64[]
input %8 i: f32[]
input %9 j: f32[3,5]
input %10 k: i64[3,2]
input %11 l: i64[3,5]
input %12 m: i64[2,5]
input %13 n: f32[3,5]
input %14 o: i64[3,4]
input %15 p: f32[3,4]
input %16 q: f32[3,5]
input %17 r: i64[3,4]
input %18 s: f32[3,4]
input %19 t: f32[3,5]
input %20 u: i64[3,4]
input %21 v: f32[3,5]
input %22 w: i64[3,4]
%23 = aten.scatter.src(%0, 1, %1, %2) : f32[3,5] name=n0
%24 = aten.scatter.src(%3, 0, %4, %5) : bf16[5] name=n1
%25 = aten.scatter.src(%6, 0, %7, %8) : f32[] name=n2
%26 = aten.scatter.value(%9, 1, %10, 2.5) : f32[3,5] name=n3
%27 = aten.scatter.value(%11, 0, %12, 7) : i64[3,5] name=n4
%28 = aten.scatter.reduce(%13, 1, %14, %15, reduce="add") : f32[3,5] name=n5
%29 = aten.scatter.reduce(%16, 1, %17, %18, reduce="multiply") : f32[3,5] name=n6
%30 = aten.scatter.value_reduce(%19, 1, %20, 1.5, reduce="add") : f32[3,5] name=n7
%31 = aten.scatter.value_reduce(%21, 1, %22, 1.5, reduce="multiply") : f32[3,5] name=n8
return %23, %24, %25, %26, %27, %28, %29, %30, %31
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x5xf32>, tensor<3x1xi64>, tensor<3x2xf32>, tensor<5xbf16>, tensor<2xi64>, tensor<2xbf16>, tensor<f32>, tensor<i64>, tensor<f32>, tensor<3x5xf32>, tensor<3x2xi64>, tensor<3x5xi64>, tensor<2x5xi64>, tensor<3x5xf32>, tensor<3x4xi64>, tensor<3x4xf32>, tensor<3x5xf32>, tensor<3x4xi64>, tensor<3x4xf32>, tensor<3x5xf32>, tensor<3x4xi64>, tensor<3x5xf32>, tensor<3x4xi64>) -> (tensor<3x5xf32>, tensor<5xbf16>, tensor<f32>, tensor<3x5xf32>, tensor<3x5xi64>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x5xf32>, %arg1: tensor<3x1xi64>, %arg2: tensor<3x2xf32>, %arg3: tensor<5xbf16>, %arg4: tensor<2xi64>, %arg5: tensor<2xbf16>, %arg6: tensor<f32>, %arg7: tensor<i64>, %arg8: tensor<f32>, %arg9: tensor<3x5xf32>, %arg10: tensor<3x2xi64>, %arg11: tensor<3x5xi64>, %arg12: tensor<2x5xi64>, %arg13: tensor<3x5xf32>, %arg14: tensor<3x4xi64>, %arg15: tensor<3x4xf32>, %arg16: tensor<3x5xf32>, %arg17: tensor<3x4xi64>, %arg18: tensor<3x4xf32>, %arg19: tensor<3x5xf32>, %arg20: tensor<3x4xi64>, %arg21: tensor<3x5xf32>, %arg22: tensor<3x4xi64>):
    %0 = "stablehlo.slice"(%arg2) {limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %1 = "stablehlo.scatter"(%arg0, %arg1, %0) ({
    ^bb0(%arg39: tensor<f32> loc("aten.scatter.src"), %arg40: tensor<f32> loc("aten.scatter.src")):
      "stablehlo.return"(%arg40) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<3x5xf32>, tensor<3x1xi64>, tensor<3x1xf32>) -> tensor<3x5xf32>
    %2 = "stablehlo.scatter"(%arg3, %arg4, %arg5) ({
    ^bb0(%arg37: tensor<bf16> loc("aten.scatter.src"), %arg38: tensor<bf16> loc("aten.scatter.src")):
      "stablehlo.return"(%arg38) : (tensor<bf16>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<5xbf16>, tensor<2xi64>, tensor<2xbf16>) -> tensor<5xbf16>
    %3 = "stablehlo.reshape"(%arg6) : (tensor<f32>) -> tensor<1xf32>
    %4 = "stablehlo.reshape"(%arg7) : (tensor<i64>) -> tensor<1xi64>
    %5 = "stablehlo.reshape"(%arg8) : (tensor<f32>) -> tensor<1xf32>
    %6 = "stablehlo.scatter"(%3, %4, %5) ({
    ^bb0(%arg35: tensor<f32> loc("aten.scatter.src"), %arg36: tensor<f32> loc("aten.scatter.src")):
      "stablehlo.return"(%arg36) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<1xf32>, tensor<1xi64>, tensor<1xf32>) -> tensor<1xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1xf32>) -> tensor<f32>
    %8 = "stablehlo.constant"() {value = dense<2.500000e+00> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
    %10 = "stablehlo.scatter"(%arg9, %arg10, %9) ({
    ^bb0(%arg33: tensor<f32> loc("aten.scatter.value"), %arg34: tensor<f32> loc("aten.scatter.value")):
      "stablehlo.return"(%arg34) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<3x5xf32>, tensor<3x2xi64>, tensor<3x2xf32>) -> tensor<3x5xf32>
    %11 = "stablehlo.constant"() {value = dense<7> : tensor<i64>} : () -> tensor<i64>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x5xi64>
    %13 = "stablehlo.scatter"(%arg11, %arg12, %12) ({
    ^bb0(%arg31: tensor<i64> loc("aten.scatter.value"), %arg32: tensor<i64> loc("aten.scatter.value")):
      "stablehlo.return"(%arg32) : (tensor<i64>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false} : (tensor<3x5xi64>, tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<3x5xi64>
    %14 = "stablehlo.scatter"(%arg13, %arg14, %arg15) ({
    ^bb0(%arg29: tensor<f32> loc("aten.scatter.reduce"), %arg30: tensor<f32> loc("aten.scatter.reduce")):
      %23 = "stablehlo.add"(%arg29, %arg30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<3x5xf32>, tensor<3x4xi64>, tensor<3x4xf32>) -> tensor<3x5xf32>
    %15 = "stablehlo.scatter"(%arg16, %arg17, %arg18) ({
    ^bb0(%arg27: tensor<f32> loc("aten.scatter.reduce"), %arg28: tensor<f32> loc("aten.scatter.reduce")):
      %22 = "stablehlo.multiply"(%arg27, %arg28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<3x5xf32>, tensor<3x4xi64>, tensor<3x4xf32>) -> tensor<3x5xf32>
    %16 = "stablehlo.constant"() {value = dense<1.500000e+00> : tensor<f32>} : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
    %18 = "stablehlo.scatter"(%arg19, %arg20, %17) ({
    ^bb0(%arg25: tensor<f32> loc("aten.scatter.value_reduce"), %arg26: tensor<f32> loc("aten.scatter.value_reduce")):
      %21 = "stablehlo.add"(%arg25, %arg26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%21) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<3x5xf32>, tensor<3x4xi64>, tensor<3x4xf32>) -> tensor<3x5xf32>
    %19 = "stablehlo.scatter"(%arg21, %arg22, %17) ({
    ^bb0(%arg23: tensor<f32> loc("aten.scatter.value_reduce"), %arg24: tensor<f32> loc("aten.scatter.value_reduce")):
      %20 = "stablehlo.multiply"(%arg23, %arg24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%20) : (tensor<f32>) -> ()
    }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<3x5xf32>, tensor<3x4xi64>, tensor<3x4xf32>) -> tensor<3x5xf32>
    "func.return"(%1, %2, %7, %10, %13, %14, %15, %18, %19) : (tensor<3x5xf32>, tensor<5xbf16>, tensor<f32>, tensor<3x5xf32>, tensor<3x5xi64>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()
