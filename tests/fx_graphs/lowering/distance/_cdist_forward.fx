graph g inference
input %0 a: f32[2,5,3]
input %1 b: f32[1,4,3]
%2 = aten._cdist_forward.default(%0, %1, 2.0, none) : f32[2,5,4] name=n0
%3 = aten._cdist_forward.default(%0, %1, 0.0, none) : f32[2,5,4] name=n1
%4 = aten._cdist_forward.default(%0, %1, 1.0, none) : f32[2,5,4] name=n2
%5 = aten._cdist_forward.default(%0, %1, inf, 1) : f32[2,5,4] name=n3
%6 = aten._cdist_forward.default(%0, %1, 3.5, none) : f32[2,5,4] name=n4
return %2, %3, %4, %5, %6
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x5x3xf32>, tensor<1x4x3xf32>) -> (tensor<2x5x4xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x5x3xf32>, %arg1: tensor<1x4x3xf32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x5x3xf32>) -> tensor<2x5x1x3xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x5x1x3xf32>) -> tensor<2x5x4x3xf32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<1x4x3xf32>) -> tensor<1x1x4x3xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x1x4x3xf32>) -> tensor<2x5x4x3xf32>
    %4 = "stablehlo.subtract"(%1, %3) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %5 = "stablehlo.abs"(%4) : (tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %6 = "stablehlo.multiply"(%5, %5) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %7 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "stablehlo.reduce"(%6, %7) ({
    ^bb0(%arg10: tensor<f32> loc("aten._cdist_forward.default"), %arg11: tensor<f32> loc("aten._cdist_forward.default")):
      %54 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%54) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x5x4x3xf32>, tensor<f32>) -> tensor<2x5x4xf32>
    %9 = "stablehlo.sqrt"(%8) : (tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    %10 = "stablehlo.reshape"(%arg0) : (tensor<2x5x3xf32>) -> tensor<2x5x1x3xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x5x1x3xf32>) -> tensor<2x5x4x3xf32>
    %12 = "stablehlo.reshape"(%arg1) : (tensor<1x4x3xf32>) -> tensor<1x1x4x3xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x1x4x3xf32>) -> tensor<2x5x4x3xf32>
    %14 = "stablehlo.subtract"(%11, %13) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %15 = "stablehlo.abs"(%14) : (tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %16 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x5x4x3xf32>
    %17 = "stablehlo.compare"(%15, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xi1>
    %18 = "stablehlo.convert"(%17) : (tensor<2x5x4x3xi1>) -> tensor<2x5x4x3xui8>
    %19 = "stablehlo.convert"(%18) : (tensor<2x5x4x3xui8>) -> tensor<2x5x4x3xf32>
    %20 = "stablehlo.reduce"(%19, %7) ({
    ^bb0(%arg8: tensor<f32> loc("aten._cdist_forward.default"), %arg9: tensor<f32> loc("aten._cdist_forward.default")):
      %53 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%53) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x5x4x3xf32>, tensor<f32>) -> tensor<2x5x4xf32>
    %21 = "stablehlo.reshape"(%arg0) : (tensor<2x5x3xf32>) -> tensor<2x5x1x3xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x5x1x3xf32>) -> tensor<2x5x4x3xf32>
    %23 = "stablehlo.reshape"(%arg1) : (tensor<1x4x3xf32>) -> tensor<1x1x4x3xf32>
    %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x1x4x3xf32>) -> tensor<2x5x4x3xf32>
    %25 = "stablehlo.subtract"(%22, %24) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %26 = "stablehlo.abs"(%25) : (tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %27 = "stablehlo.reduce"(%26, %7) ({
    ^bb0(%arg6: tensor<f32> loc("aten._cdist_forward.default"), %arg7: tensor<f32> loc("aten._cdist_forward.default")):
      %52 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%52) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x5x4x3xf32>, tensor<f32>) -> tensor<2x5x4xf32>
    %28 = "stablehlo.reshape"(%arg0) : (tensor<2x5x3xf32>) -> tensor<2x5x1x3xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x5x1x3xf32>) -> tensor<2x5x4x3xf32>
    %30 = "stablehlo.reshape"(%arg1) : (tensor<1x4x3xf32>) -> tensor<1x1x4x3xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x1x4x3xf32>) -> tensor<2x5x4x3xf32>
    %32 = "stablehlo.subtract"(%29, %31) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %33 = "stablehlo.abs"(%32) : (tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %34 = "stablehlo.maximum"(%33, %16) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %35 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %36 = "stablehlo.reduce"(%34, %35) ({
    ^bb0(%arg4: tensor<f32> loc("aten._cdist_forward.default"), %arg5: tensor<f32> loc("aten._cdist_forward.default")):
      %51 = "stablehlo.maximum"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%51) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x5x4x3xf32>, tensor<f32>) -> tensor<2x5x4xf32>
    %37 = "stablehlo.reshape"(%arg0) : (tensor<2x5x3xf32>) -> tensor<2x5x1x3xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x5x1x3xf32>) -> tensor<2x5x4x3xf32>
    %39 = "stablehlo.reshape"(%arg1) : (tensor<1x4x3xf32>) -> tensor<1x1x4x3xf32>
    %40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x1x4x3xf32>) -> tensor<2x5x4x3xf32>
    %41 = "stablehlo.subtract"(%38, %40) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %42 = "stablehlo.abs"(%41) : (tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %43 = "stablehlo.constant"() {value = dense<3.500000e+00> : tensor<f32>} : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x5x4x3xf32>
    %45 = "stablehlo.power"(%42, %44) : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
    %46 = "stablehlo.reduce"(%45, %7) ({
    ^bb0(%arg2: tensor<f32> loc("aten._cdist_forward.default"), %arg3: tensor<f32> loc("aten._cdist_forward.default")):
      %50 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%50) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x5x4x3xf32>, tensor<f32>) -> tensor<2x5x4xf32>
    %47 = "stablehlo.constant"() {value = dense<0.285714298> : tensor<f32>} : () -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x5x4xf32>
    %49 = "stablehlo.power"(%46, %48) : (tensor<2x5x4xf32>, tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
    "func.return"(%9, %20, %27, %36, %49) : (tensor<2x5x4xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
