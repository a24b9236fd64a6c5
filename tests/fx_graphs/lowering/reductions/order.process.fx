graph g inference
input %0 a: f32[3,10]
input %1 b: i64[10,3]
input %2 c: bool[7]
%3, %4 = aten.sort.default(%0, 0, false) : f32[3,10]; i64[3,10] name=n0
%5, %6 = aten.topk.default(%1, 2, 0, true, true) : i64[2,3]; i64[2,3] name=n1
%7, %8 = aten.kthvalue.default(%0, 3, 1, false) : f32[3]; i64[3] name=n2
%9, %10 = aten.median.dim(%1, 0, false) : i64[3]; i64[3] name=n3
%11, %12 = aten.mode.default(%2, 0, true) : bool[1]; i64[1] name=n4
%13, %14 = aten.sort.default(%2, 0, true) : bool[7]; i64[7] name=n5
return %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x10xf32>, tensor<10x3xi64>, tensor<7xi1>) -> (tensor<3x10xf32>, tensor<3x10xi64>, tensor<2x3xi64>, tensor<2x3xi64>, tensor<3xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>, tensor<1xi1>, tensor<1xi64>, tensor<7xi1>, tensor<7xi64>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x10xf32>, %arg1: tensor<10x3xi64>, %arg2: tensor<7xi1>):
    %0 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 1, 0>} : (tensor<3x10xf32>) -> tensor<10x3xf32>
    %1:2 = "stablehlo.custom_call"(%0) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_first", has_side_effect = false, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<10x3xf32>) -> (tensor<10x3xf32>, tensor<10x3xi32>)
    %2 = "stablehlo.transpose"(%1#0) {permutation = array<i64: 1, 0>} : (tensor<10x3xf32>) -> tensor<3x10xf32>
    %3 = "stablehlo.transpose"(%1#1) {permutation = array<i64: 1, 0>} : (tensor<10x3xi32>) -> tensor<3x10xi32>
    %4 = "stablehlo.convert"(%3) : (tensor<3x10xi32>) -> tensor<3x10xi64>
    %5 = "stablehlo.transpose"(%arg1) {permutation = array<i64: 1, 0>} : (tensor<10x3xi64>) -> tensor<3x10xi64>
    %6:2 = "stablehlo.custom_call"(%5) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_last", has_side_effect = false, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<3x10xi64>) -> (tensor<3x2xi64>, tensor<3x2xi32>)
    %7 = "stablehlo.transpose"(%6#0) {permutation = array<i64: 1, 0>} : (tensor<3x2xi64>) -> tensor<2x3xi64>
    %8 = "stablehlo.transpose"(%6#1) {permutation = array<i64: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
    %9 = "stablehlo.convert"(%8) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    %10 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %12:2 = "stablehlo.custom_call"(%arg0, %11) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_ranked", has_side_effect = false, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x10xf32>, tensor<3xi32>) -> (tensor<3xf32>, tensor<3xi32>)
    %13 = "stablehlo.reshape"(%12#0) : (tensor<3xf32>) -> tensor<3x1xf32>
    %14 = "stablehlo.reshape"(%12#1) : (tensor<3xi32>) -> tensor<3x1xi32>
    %15 = "stablehlo.reshape"(%13) : (tensor<3x1xf32>) -> tensor<3xf32>
    %16 = "stablehlo.reshape"(%14) : (tensor<3x1xi32>) -> tensor<3xi32>
    %17 = "stablehlo.convert"(%16) : (tensor<3xi32>) -> tensor<3xi64>
    %18 = "stablehlo.compare"(%arg1, %arg1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<10x3xi64>, tensor<10x3xi64>) -> tensor<10x3xi1>
    %19 = "stablehlo.convert"(%18) : (tensor<10x3xi1>) -> tensor<10x3xi32>
    %20 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %21 = "stablehlo.reduce"(%19, %20) ({
    ^bb0(%arg3: tensor<i32> loc("aten.median.dim"), %arg4: tensor<i32> loc("aten.median.dim")):
      %55 = "stablehlo.add"(%arg3, %arg4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%55) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<10x3xi32>, tensor<i32>) -> tensor<3xi32>
    %22 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %24 = "stablehlo.constant"() {value = dense<10> : tensor<i32>} : () -> tensor<i32>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %26 = "stablehlo.compare"(%21, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %27 = "stablehlo.select"(%26, %23, %21) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %28 = "stablehlo.reshape"(%27) : (tensor<3xi32>) -> tensor<1x3xi32>
    %29 = "stablehlo.transpose"(%28) {permutation = array<i64: 1, 0>} : (tensor<1x3xi32>) -> tensor<3x1xi32>
    %30 = "stablehlo.reshape"(%29) : (tensor<3x1xi32>) -> tensor<3xi32>
    %31 = "stablehlo.transpose"(%arg1) {permutation = array<i64: 1, 0>} : (tensor<10x3xi64>) -> tensor<3x10xi64>
    %32:2 = "stablehlo.custom_call"(%31, %30) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_ranked", has_side_effect = false, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x10xi64>, tensor<3xi32>) -> (tensor<3xi64>, tensor<3xi32>)
    %33 = "stablehlo.reshape"(%32#0) : (tensor<3xi64>) -> tensor<3x1xi64>
    %34 = "stablehlo.transpose"(%33) {permutation = array<i64: 1, 0>} : (tensor<3x1xi64>) -> tensor<1x3xi64>
    %35 = "stablehlo.reshape"(%32#1) : (tensor<3xi32>) -> tensor<3x1xi32>
    %36 = "stablehlo.transpose"(%35) {permutation = array<i64: 1, 0>} : (tensor<3x1xi32>) -> tensor<1x3xi32>
    %37 = "stablehlo.reshape"(%34) : (tensor<1x3xi64>) -> tensor<3xi64>
    %38 = "stablehlo.reshape"(%36) : (tensor<1x3xi32>) -> tensor<3xi32>
    %39 = "stablehlo.convert"(%38) : (tensor<3xi32>) -> tensor<3xi64>
    %40 = "stablehlo.convert"(%arg2) : (tensor<7xi1>) -> tensor<7xui8>
    %41 = "stablehlo.reshape"(%40) : (tensor<7xui8>) -> tensor<1x7xui8>
    %42:2 = "stablehlo.custom_call"(%41) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_mode", has_side_effect = false, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]} : (tensor<1x7xui8>) -> (tensor<1xui8>, tensor<1xi32>)
    %43 = "stablehlo.constant"() {value = dense<0> : tensor<ui8>} : () -> tensor<ui8>
    %44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<ui8>) -> tensor<1xui8>
    %45 = "stablehlo.compare"(%42#0, %44) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1xui8>, tensor<1xui8>) -> tensor<1xi1>
    %46 = "stablehlo.convert"(%42#1) : (tensor<1xi32>) -> tensor<1xi64>
    %47 = "stablehlo.convert"(%arg2) : (tensor<7xi1>) -> tensor<7xui8>
    %48 = "stablehlo.reshape"(%47) : (tensor<7xui8>) -> tensor<1x7xui8>
    %49:2 = "stablehlo.custom_call"(%48) {api_version = 4 : i32, backend_config = {}, call_target_name = "torchtpu_last", has_side_effect = false, operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]} : (tensor<1x7xui8>) -> (tensor<1x7xui8>, tensor<1x7xi32>)
    %50 = "stablehlo.reshape"(%49#0) : (tensor<1x7xui8>) -> tensor<7xui8>
    %51 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<ui8>) -> tensor<7xui8>
    %52 = "stablehlo.compare"(%50, %51) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xui8>, tensor<7xui8>) -> tensor<7xi1>
    %53 = "stablehlo.reshape"(%49#1) : (tensor<1x7xi32>) -> tensor<7xi32>
    %54 = "stablehlo.convert"(%53) : (tensor<7xi32>) -> tensor<7xi64>
    "func.return"(%2, %4, %7, %9, %15, %17, %37, %39, %45, %46, %52, %54) : (tensor<3x10xf32>, tensor<3x10xi64>, tensor<2x3xi64>, tensor<2x3xi64>, tensor<3xf32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>, tensor<1xi1>, tensor<1xi64>, tensor<7xi1>, tensor<7xi64>) -> ()
  }) : () -> ()
}) : () -> ()
