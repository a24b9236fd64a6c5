graph g inference
input %0 a: i64[2,3]
input %1 b: i32[4]
input %2 c: f32[4]
%3 = aten.arange.start_step(2, 17, 5, dtype=i64) : i64[3] name=longs
%4 = aten.arange.start_step(0, 9, 1, dtype=i32) : i32[9] name=ints
%5 = aten._to_copy.default(%4, dtype=i64) : i64[9] name=cast
%6 = aten.searchsorted.Tensor(%3, %0, out_int32=false, right=true, side=none, sorter=none) : i64[2,3] name=n0
%7 = aten.searchsorted.Tensor(%3, %0, out_int32=true, right=false, side=none, sorter=none) : i32[2,3] name=n1
%8 = aten.searchsorted.Tensor(%4, %1, out_int32=false, right=false, side="right", sorter=none) : i64[4] name=n2
%9 = aten.searchsorted.Tensor(%5, %0, out_int32=false, right=false, side="left", sorter=none) : i64[2,3] name=n3
%10 = aten.searchsorted.Tensor(%4, %2, out_int32=false, right=false, side=none, sorter=none) : i64[4] name=n4
return %6, %7, %8, %9, %10
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi64>, tensor<4xi32>, tensor<4xf32>) -> (tensor<2x3xi64>, tensor<2x3xi32>, tensor<4xi64>, tensor<2x3xi64>, tensor<4xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xi64>, %arg1: tensor<4xi32>, %arg2: tensor<4xf32>):
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi64>
    %1 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %3 = "stablehlo.multiply"(%0, %2) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %4 = "stablehlo.constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %6 = "stablehlo.add"(%3, %5) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %7 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xi64>
    %8 = "stablehlo.convert"(%7) : (tensor<9xi64>) -> tensor<9xi32>
    %9 = "stablehlo.convert"(%8) : (tensor<9xi32>) -> tensor<9xi64>
    %10 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x3xi64>
    %12 = "stablehlo.maximum"(%arg0, %11) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %13 = "stablehlo.constant"() {value = dense<16> : tensor<i64>} : () -> tensor<i64>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x3xi64>
    %15 = "stablehlo.minimum"(%12, %14) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %16 = "stablehlo.constant"() {value = dense<-3> : tensor<i64>} : () -> tensor<i64>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x3xi64>
    %18 = "stablehlo.subtract"(%15, %17) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %19 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x3xi64>
    %20 = "stablehlo.divide"(%18, %19) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %21 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x3xi64>
    %22 = "stablehlo.maximum"(%arg0, %21) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %23 = "stablehlo.constant"() {value = dense<17> : tensor<i64>} : () -> tensor<i64>
    %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x3xi64>
    %25 = "stablehlo.minimum"(%22, %24) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %26 = "stablehlo.constant"() {value = dense<-2> : tensor<i64>} : () -> tensor<i64>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x3xi64>
    %28 = "stablehlo.subtract"(%25, %27) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %29 = "stablehlo.divide"(%28, %19) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %30 = "stablehlo.convert"(%29) : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %31 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %33 = "stablehlo.maximum"(%arg1, %32) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %34 = "stablehlo.constant"() {value = dense<8> : tensor<i32>} : () -> tensor<i32>
    %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %36 = "stablehlo.minimum"(%33, %35) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %37 = "stablehlo.subtract"(%36, %32) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %38 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
    %40 = "stablehlo.divide"(%37, %39) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %41 = "stablehlo.convert"(%40) : (tensor<4xi32>) -> tensor<4xi64>
    %42 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x3xi64>
    %44 = "stablehlo.maximum"(%arg0, %43) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %45 = "stablehlo.constant"() {value = dense<9> : tensor<i64>} : () -> tensor<i64>
    %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2x3xi64>
    %47 = "stablehlo.minimum"(%44, %46) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %48 = "stablehlo.subtract"(%47, %43) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %49 = "stablehlo.divide"(%48, %11) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %50 = "stablehlo.convert"(%8) : (tensor<9xi32>) -> tensor<9xf32>
    %51 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x9xf32>
    %52 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
    %53 = "stablehlo.compare"(%52, %51) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %54 = "stablehlo.compare"(%51, %51) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xi1>
    %55 = "stablehlo.or"(%53, %54) : (tensor<4x9xi1>, tensor<4x9xi1>) -> tensor<4x9xi1>
    %56 = "stablehlo.convert"(%55) : (tensor<4x9xi1>) -> tensor<4x9xi64>
    %57 = "stablehlo.reduce"(%56, %42) ({
    ^bb0(%arg3: tensor<i64> loc("aten.searchsorted.Tensor"), %arg4: tensor<i64> loc("aten.searchsorted.Tensor")):
      %58 = "stablehlo.add"(%arg3, %arg4) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%58) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x9xi64>, tensor<i64>) -> tensor<4xi64>
    "func.return"(%20, %30, %41, %49, %57) : (tensor<2x3xi64>, tensor<2x3xi32>, tensor<4xi64>, tensor<2x3xi64>, tensor<4xi64>) -> ()
  }) : () -> ()
}) : () -> ()
