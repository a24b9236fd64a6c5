graph g inference
input %0 x: f32[2,5,24]
%1 = aten.view.default(%0, [2, 5, 3, 4, 2]) : f32[2,5,3,4,2] name=split
%2 = aten.permute.default(%1, [2, 0, 3, 1, 4]) : f32[3,2,4,5,2] name=moved
%3, %4, %5 = aten.unbind.int(%2, 0) : f32[2,4,5,2]; f32[2,4,5,2]; f32[2,4,5,2] name=parts
%6 = aten.view.default(%0, [1, 2, 5, 3, 8]) : f32[1,2,5,3,8] name=with_one
%7 = aten.permute.default(%6, [3, 1, 2, 0, 4]) : f32[3,2,5,1,8] name=moved_one
%8 = aten.view.default(%7, [3, 2, 5, 8]) : f32[3,2,5,8] name=squeezed
%9 = aten.select.int(%8, 0, -1) : f32[2,5,8] name=last
%10 = aten.view.default(%0, [2, 5, 4, 3, 2]) : f32[2,5,4,3,2] name=inner
%11 = aten.select.int(%10, 3, 1) : f32[2,5,4,2] name=not_outermost
return %3, %4, %5, %9, %11
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5x24xf32>) -> (tensor<2x4x5x2xf32>, tensor<2x4x5x2xf32>, tensor<2x4x5x2xf32>, tensor<2x5x8xf32>, tensor<2x5x4x2xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5x24xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x5x24xf32>) -> tensor<2x5x3x4x2xf32>
    %1 = "stablehlo.transpose"(%0) {permutation = array<i64: 2, 0, 3, 1, 4>} : (tensor<2x5x3x4x2xf32>) -> tensor<3x2x4x5x2xf32>
    %2 = "stablehlo.reshape"(%0) : (tensor<2x5x3x4x2xf32>) -> tensor<2x5x24xf32>
    %3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 5, 8>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x5x24xf32>) -> tensor<2x5x8xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<2x5x8xf32>) -> tensor<2x5x4x2xf32>
    %5 = "stablehlo.transpose"(%4) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x5x4x2xf32>) -> tensor<2x4x5x2xf32>
    %6 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 5, 16>, start_indices = array<i64: 0, 0, 8>, strides = array<i64: 1, 1, 1>} : (tensor<2x5x24xf32>) -> tensor<2x5x8xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<2x5x8xf32>) -> tensor<2x5x4x2xf32>
    %8 = "stablehlo.transpose"(%7) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x5x4x2xf32>) -> tensor<2x4x5x2xf32>
    %9 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 5, 24>, start_indices = array<i64: 0, 0, 16>, strides = array<i64: 1, 1, 1>} : (tensor<2x5x24xf32>) -> tensor<2x5x8xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x5x8xf32>) -> tensor<2x5x4x2xf32>
    %11 = "stablehlo.transpose"(%10) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<2x5x4x2xf32>) -> tensor<2x4x5x2xf32>
    %12 = "stablehlo.reshape"(%arg0) : (tensor<2x5x24xf32>) -> tensor<1x2x5x3x8xf32>
    %13 = "stablehlo.transpose"(%12) {permutation = array<i64: 3, 1, 2, 0, 4>} : (tensor<1x2x5x3x8xf32>) -> tensor<3x2x5x1x8xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<3x2x5x1x8xf32>) -> tensor<3x2x5x8xf32>
    %15 = "stablehlo.reshape"(%12) : (tensor<1x2x5x3x8xf32>) -> tensor<1x2x5x24xf32>
    %16 = "stablehlo.slice"(%15) {limit_indices = array<i64: 1, 2, 5, 24>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x5x24xf32>) -> tensor<1x2x5x8xf32>
    %17 = "stablehlo.reshape"(%16) : (tensor<1x2x5x8xf32>) -> tensor<2x5x8xf32>
    %18 = "stablehlo.reshape"(%arg0) : (tensor<2x5x24xf32>) -> tensor<2x5x4x3x2xf32>
    %19 = "stablehlo.slice"(%18) {limit_indices = array<i64: 2, 5, 4, 2, 2>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x5x4x3x2xf32>) -> tensor<2x5x4x1x2xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<2x5x4x1x2xf32>) -> tensor<2x5x4x2xf32>
    "func.return"(%5, %8, %11, %17, %20) : (tensor<2x4x5x2xf32>, tensor<2x4x5x2xf32>, tensor<2x4x5x2xf32>, tensor<2x5x8xf32>, tensor<2x5x4x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
