graph g inference
input %0 a: f32[2,3]
input %1 b: bf16[65]
input %2 c: f16[5]
%3 = aten.gelu.default(%0, approximate="none") : f32[2,3] name=n0
%4 = aten.gelu.default(%1, approximate="none") : bf16[65] name=n1
%5 = aten.gelu.default(%2, approximate="none") : f16[5] name=n2
return %3, %4, %5
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>) -> (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<65xbf16>, %arg2: tensor<5xf16>):
    %0 = "stablehlo.constant"() {value = dense<0.707106769> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %2 = "stablehlo.multiply"(%arg0, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "chlo.erf"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.abs"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %7 = "stablehlo.compare"(%4, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %8 = "stablehlo.sign"(%2) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.select"(%7, %8, %3) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %12 = "stablehlo.add"(%9, %11) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f32>} : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
    %15 = "stablehlo.multiply"(%12, %14) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %16 = "stablehlo.multiply"(%arg0, %15) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %17 = "stablehlo.convert"(%arg1) : (tensor<65xbf16>) -> tensor<65xf32>
    %18 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %20 = "chlo.erf"(%19) : (tensor<65xf32>) -> tensor<65xf32>
    %21 = "stablehlo.abs"(%19) : (tensor<65xf32>) -> tensor<65xf32>
    %22 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %23 = "stablehlo.compare"(%21, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xi1>
    %24 = "stablehlo.sign"(%19) : (tensor<65xf32>) -> tensor<65xf32>
    %25 = "stablehlo.select"(%23, %24, %20) : (tensor<65xi1>, tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %26 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %27 = "stablehlo.add"(%25, %26) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %28 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<65xf32>
    %29 = "stablehlo.multiply"(%27, %28) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %30 = "stablehlo.multiply"(%17, %29) : (tensor<65xf32>, tensor<65xf32>) -> tensor<65xf32>
    %31 = "stablehlo.convert"(%30) : (tensor<65xf32>) -> tensor<65xbf16>
    %32 = "stablehlo.convert"(%arg2) : (tensor<5xf16>) -> tensor<5xf32>
    %33 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %34 = "stablehlo.multiply"(%32, %33) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %35 = "chlo.erf"(%34) : (tensor<5xf32>) -> tensor<5xf32>
    %36 = "stablehlo.abs"(%34) : (tensor<5xf32>) -> tensor<5xf32>
    %37 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %38 = "stablehlo.compare"(%36, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %39 = "stablehlo.sign"(%34) : (tensor<5xf32>) -> tensor<5xf32>
    %40 = "stablehlo.select"(%38, %39, %35) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %41 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %42 = "stablehlo.add"(%40, %41) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %43 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %44 = "stablehlo.multiply"(%42, %43) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %45 = "stablehlo.multiply"(%32, %44) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %46 = "stablehlo.convert"(%45) : (tensor<5xf32>) -> tensor<5xf16>
    "func.return"(%16, %31, %46) : (tensor<2x3xf32>, tensor<65xbf16>, tensor<5xf16>) -> ()
  }) : () -> ()
}) : () -> ()
