graph g inference
input %0 x1: f32[3,3] strides=[1,3]
input %1 x2: i32[3]
%2, %3, %4 = aten.lu_unpack.default(%0, %1, true, true) : f32[3,3]; f32[3,3]; f32[3,3] name=lu_unpack_default
return %2, %3, %4
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x3xf32>, tensor<3xi32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x3xf32>, %arg1: tensor<3xi32>):
    %0 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %2 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x3xf32>
    %4 = "stablehlo.reshape"(%arg1) : (tensor<3xi32>) -> tensor<1x3xi32>
    %5 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3xi32>
    %6 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %7:3 = "stablehlo.while"(%6, %5, %4) ({
    ^bb0(%arg7: tensor<i32> loc("aten.lu_unpack.default"), %arg8: tensor<1x3xi32> loc("aten.lu_unpack.default"), %arg9: tensor<1x3xi32> loc("aten.lu_unpack.default")):
      %51 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %52 = "stablehlo.compare"(%arg7, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%52) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<i32> loc("aten.lu_unpack.default"), %arg3: tensor<1x3xi32> loc("aten.lu_unpack.default"), %arg4: tensor<1x3xi32> loc("aten.lu_unpack.default")):
      %29 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %30 = "stablehlo.add"(%arg2, %29) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %31 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %32 = "stablehlo.dynamic_slice"(%arg4, %31, %arg2) {slice_sizes = array<i64: 1, 1>} : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %33 = "stablehlo.reshape"(%32) : (tensor<1x1xi32>) -> tensor<1xi32>
      %34 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
      %35 = "stablehlo.subtract"(%33, %34) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %36 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3xi32>
      %37 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<1x3xi32>
      %38 = "stablehlo.compare"(%36, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %39 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %40 = "stablehlo.select"(%38, %arg3, %39) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %41 = "stablehlo.reduce"(%40, %31) ({
      ^bb0(%arg5: tensor<i32> loc("aten.lu_unpack.default"), %arg6: tensor<i32> loc("aten.lu_unpack.default")):
        %50 = "stablehlo.add"(%arg5, %arg6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%50) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3xi32>, tensor<i32>) -> tensor<1xi32>
      %42 = "stablehlo.dynamic_slice"(%arg3, %31, %arg2) {slice_sizes = array<i64: 1, 1>} : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %43 = "stablehlo.reshape"(%42) : (tensor<1x1xi32>) -> tensor<1xi32>
      %44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<1x3xi32>
      %45 = "stablehlo.select"(%38, %44, %arg3) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %46 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %47 = "stablehlo.compare"(%36, %46) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %48 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<1x3xi32>
      %49 = "stablehlo.select"(%47, %48, %45) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      "stablehlo.return"(%30, %49, %arg4) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>)
    %8 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
    %9 = "stablehlo.broadcast_in_dim"(%7#1) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x3xi32>) -> tensor<1x3x3xi32>
    %10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %11 = "stablehlo.convert"(%10) : (tensor<1x3x3xi1>) -> tensor<1x3x3xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %13 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
    %14 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
    %15 = "stablehlo.compare"(%13, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %16 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x3x3xf32>
    %17 = "stablehlo.select"(%15, %1, %16) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %18 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
    %19 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
    %20 = "stablehlo.compare"(%18, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %21 = "stablehlo.convert"(%20) : (tensor<1x3x3xi1>) -> tensor<1x3x3xf32>
    %22 = "stablehlo.add"(%17, %21) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %23 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
    %24 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
    %25 = "stablehlo.compare"(%23, %24) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %26 = "stablehlo.select"(%25, %1, %16) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %27 = "stablehlo.reshape"(%22) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %28 = "stablehlo.reshape"(%26) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%12, %27, %28) : (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
