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
      %53 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %54 = "stablehlo.compare"(%arg7, %53) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%54) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<i32> loc("aten.lu_unpack.default"), %arg3: tensor<1x3xi32> loc("aten.lu_unpack.default"), %arg4: tensor<1x3xi32> loc("aten.lu_unpack.default")):
      %31 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %32 = "stablehlo.add"(%arg2, %31) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %33 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %34 = "stablehlo.dynamic_slice"(%arg4, %33, %arg2) {slice_sizes = array<i64: 1, 1>} : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %35 = "stablehlo.reshape"(%34) : (tensor<1x1xi32>) -> tensor<1xi32>
      %36 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
      %37 = "stablehlo.subtract"(%35, %36) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
      %38 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3xi32>
      %39 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<1x3xi32>
      %40 = "stablehlo.compare"(%38, %39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %41 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %42 = "stablehlo.select"(%40, %arg3, %41) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %43 = "stablehlo.reduce"(%42, %33) ({
      ^bb0(%arg5: tensor<i32> loc("aten.lu_unpack.default"), %arg6: tensor<i32> loc("aten.lu_unpack.default")):
        %52 = "stablehlo.add"(%arg5, %arg6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%52) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3xi32>, tensor<i32>) -> tensor<1xi32>
      %44 = "stablehlo.dynamic_slice"(%arg3, %33, %arg2) {slice_sizes = array<i64: 1, 1>} : (tensor<1x3xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
      %45 = "stablehlo.reshape"(%44) : (tensor<1x1xi32>) -> tensor<1xi32>
      %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<1x3xi32>
      %47 = "stablehlo.select"(%40, %46, %arg3) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      %48 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %49 = "stablehlo.compare"(%38, %48) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %50 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<1x3xi32>
      %51 = "stablehlo.select"(%49, %50, %47) : (tensor<1x3xi1>, tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
      "stablehlo.return"(%32, %51, %arg4) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> ()
    }) : (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>) -> (tensor<i32>, tensor<1x3xi32>, tensor<1x3xi32>)
    %8 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
    %9 = "stablehlo.broadcast_in_dim"(%7#1) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x3xi32>) -> tensor<1x3x3xi32>
    %10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %11 = "stablehlo.convert"(%10) : (tensor<1x3x3xi1>) -> tensor<1x3x3xui8>
    %12 = "stablehlo.convert"(%11) : (tensor<1x3x3xui8>) -> tensor<1x3x3xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %14 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
    %15 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
    %16 = "stablehlo.compare"(%14, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %17 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x3x3xf32>
    %18 = "stablehlo.select"(%16, %1, %17) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %19 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
    %20 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
    %21 = "stablehlo.compare"(%19, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %22 = "stablehlo.convert"(%21) : (tensor<1x3x3xi1>) -> tensor<1x3x3xui8>
    %23 = "stablehlo.convert"(%22) : (tensor<1x3x3xui8>) -> tensor<1x3x3xf32>
    %24 = "stablehlo.add"(%18, %23) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %25 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
    %26 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
    %27 = "stablehlo.compare"(%25, %26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %28 = "stablehlo.select"(%27, %1, %17) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %29 = "stablehlo.reshape"(%24) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %30 = "stablehlo.reshape"(%28) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%13, %29, %30) : (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
