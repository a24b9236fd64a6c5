graph g inference
input %0 x1: f32[3,3]
input %1 x2: f32[2,3,4]
input %2 x3: c64[3,3]
input %3 x4: c64[2,3]
%4 = aten.linalg_solve_triangular.default(%0, %1, upper=true, left=true, unitriangular=false) : f32[2,3,4] strides=[12,1,3] name=linalg_solve_triangular_default
%5 = aten.linalg_solve_triangular.default(%2, %3, upper=false, left=false, unitriangular=true) : c64[2,3] strides=[1,2] name=linalg_solve_triangular_default_1
return %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x3xf32>, tensor<2x3x4xf32>, tensor<3x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> (tensor<2x4x3xf32>, tensor<3x2xcomplex<f32>>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x3xf32>, %arg1: tensor<2x3x4xf32>, %arg2: tensor<3x3xcomplex<f32>>, %arg3: tensor<2x3xcomplex<f32>>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<3x3xf32>) -> tensor<2x3x3xf32>
    %2 = "stablehlo.triangular_solve"(%1, %arg1) {left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    %3 = "stablehlo.reshape"(%arg2) : (tensor<3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %4 = "stablehlo.reshape"(%arg3) : (tensor<2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
    %5 = "stablehlo.reshape"(%arg2) : (tensor<3x3xcomplex<f32>>) -> tensor<1x3x3xcomplex<f32>>
    %6 = "stablehlo.reshape"(%arg3) : (tensor<2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
    %7 = "stablehlo.triangular_solve"(%5, %6) {left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true} : (tensor<1x3x3xcomplex<f32>>, tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
    %8 = "stablehlo.reshape"(%7) : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %9 = "stablehlo.transpose"(%2) {permutation = array<i64: 0, 2, 1>} : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
    %10 = "stablehlo.transpose"(%8) {permutation = array<i64: 1, 0>} : (tensor<2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    "func.return"(%9, %10) : (tensor<2x4x3xf32>, tensor<3x2xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()
