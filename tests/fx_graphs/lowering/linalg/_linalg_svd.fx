graph g inference
input %0 x1: f32[3,3]
input %1 x2: c64[2,3]
%2, %3, %4 = aten._linalg_svd.default(%0, true, true, driver=none) : f32[3,3] strides=[1,3]; f32[3]; f32[3,3] strides=[1,3] name=_linalg_svd_default
%5, %6, %7 = aten._linalg_svd.default(%1, false, true, driver=none) : c64[2,2] strides=[1,2]; f32[2]; c64[2,3] strides=[1,2] name=_linalg_svd_default_1
return %2, %3, %4, %5, %6, %7
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x3xf32>, tensor<2x3xcomplex<f32>>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<2x2xcomplex<f32>>, tensor<2xf32>, tensor<3x2xcomplex<f32>>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x3xf32>, %arg1: tensor<2x3xcomplex<f32>>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %1 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3x4xf32>
    %3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
    %4 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
    %5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %6 = "stablehlo.convert"(%5) : (tensor<1x3x3xi1>) -> tensor<1x3x3xui8>
    %7 = "stablehlo.convert"(%6) : (tensor<1x3x3xui8>) -> tensor<1x3x3xf32>
    %8 = "stablehlo.pad"(%7, %1) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3x4xf32>
    %9 = "stablehlo.concatenate"(%2, %8) {dimension = 1 : i64} : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x6x4xf32>
    %10 = "stablehlo.slice"(%9) {limit_indices = array<i64: 1, 6, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x4xf32>) -> tensor<1x6x2xf32>
    %11 = "stablehlo.slice"(%9) {limit_indices = array<i64: 1, 6, 4>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x4xf32>) -> tensor<1x6x2xf32>
    %12 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %13 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
    %14:5 = "stablehlo.while"(%12, %13, %1, %10, %11) ({
    ^bb0(%arg81: tensor<i32> loc("aten._linalg_svd.default"), %arg82: tensor<i1> loc("aten._linalg_svd.default"), %arg83: tensor<f32> loc("aten._linalg_svd.default"), %arg84: tensor<1x6x2xf32> loc("aten._linalg_svd.default"), %arg85: tensor<1x6x2xf32> loc("aten._linalg_svd.default")):
      %528 = "stablehlo.constant"() {value = dense<120> : tensor<i32>} : () -> tensor<i32>
      %529 = "stablehlo.compare"(%arg81, %528) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %530 = "stablehlo.and"(%arg82, %529) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%530) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg68: tensor<i32> loc("aten._linalg_svd.default"), %arg69: tensor<i1> loc("aten._linalg_svd.default"), %arg70: tensor<f32> loc("aten._linalg_svd.default"), %arg71: tensor<1x6x2xf32> loc("aten._linalg_svd.default"), %arg72: tensor<1x6x2xf32> loc("aten._linalg_svd.default")):
      %450 = "stablehlo.slice"(%arg71) {limit_indices = array<i64: 1, 3, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x2xf32>) -> tensor<1x3x2xf32>
      %451 = "stablehlo.multiply"(%450, %450) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %452 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %453 = "stablehlo.reduce"(%451, %452) ({
      ^bb0(%arg79: tensor<f32> loc("aten._linalg_svd.default"), %arg80: tensor<f32> loc("aten._linalg_svd.default")):
        %527 = "stablehlo.add"(%arg79, %arg80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%527) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<1x2xf32>
      %454 = "stablehlo.slice"(%arg72) {limit_indices = array<i64: 1, 3, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x2xf32>) -> tensor<1x3x2xf32>
      %455 = "stablehlo.multiply"(%454, %454) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %456 = "stablehlo.reduce"(%455, %452) ({
      ^bb0(%arg77: tensor<f32> loc("aten._linalg_svd.default"), %arg78: tensor<f32> loc("aten._linalg_svd.default")):
        %526 = "stablehlo.add"(%arg77, %arg78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%526) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<1x2xf32>
      %457 = "stablehlo.slice"(%arg71) {limit_indices = array<i64: 1, 3, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x2xf32>) -> tensor<1x3x2xf32>
      %458 = "stablehlo.slice"(%arg72) {limit_indices = array<i64: 1, 3, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x2xf32>) -> tensor<1x3x2xf32>
      %459 = "stablehlo.multiply"(%457, %458) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %460 = "stablehlo.reduce"(%459, %452) ({
      ^bb0(%arg75: tensor<f32> loc("aten._linalg_svd.default"), %arg76: tensor<f32> loc("aten._linalg_svd.default")):
        %525 = "stablehlo.add"(%arg75, %arg76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%525) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<1x2xf32>
      %461 = "stablehlo.multiply"(%460, %460) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %462 = "stablehlo.sqrt"(%461) : (tensor<1x2xf32>) -> tensor<1x2xf32>
      %463 = "stablehlo.broadcast_in_dim"(%452) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2xf32>
      %464 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %465 = "stablehlo.broadcast_in_dim"(%464) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2xf32>
      %466 = "stablehlo.sqrt"(%453) : (tensor<1x2xf32>) -> tensor<1x2xf32>
      %467 = "stablehlo.sqrt"(%456) : (tensor<1x2xf32>) -> tensor<1x2xf32>
      %468 = "stablehlo.multiply"(%466, %467) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %469 = "stablehlo.divide"(%462, %468) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %470 = "stablehlo.constant"() {value = dense<9.53674316E-7> : tensor<f32>} : () -> tensor<f32>
      %471 = "stablehlo.broadcast_in_dim"(%470) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2xf32>
      %472 = "stablehlo.multiply"(%468, %471) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %473 = "stablehlo.compare"(%462, %472) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
      %474 = "stablehlo.select"(%473, %469, %463) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %475 = "stablehlo.reduce"(%474, %452) ({
      ^bb0(%arg73: tensor<f32> loc("aten._linalg_svd.default"), %arg74: tensor<f32> loc("aten._linalg_svd.default")):
        %524 = "stablehlo.maximum"(%arg73, %arg74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%524) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 0, 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<f32>
      %476 = "stablehlo.select"(%473, %462, %465) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %477 = "stablehlo.add"(%476, %476) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %478 = "stablehlo.subtract"(%456, %453) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %479 = "stablehlo.divide"(%478, %477) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %480 = "stablehlo.multiply"(%479, %479) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %481 = "stablehlo.add"(%480, %465) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %482 = "stablehlo.sqrt"(%481) : (tensor<1x2xf32>) -> tensor<1x2xf32>
      %483 = "stablehlo.abs"(%479) : (tensor<1x2xf32>) -> tensor<1x2xf32>
      %484 = "stablehlo.add"(%483, %482) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %485 = "stablehlo.divide"(%465, %484) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %486 = "stablehlo.bitcast_convert"(%479) : (tensor<1x2xf32>) -> tensor<1x2xi32>
      %487 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %488 = "stablehlo.broadcast_in_dim"(%487) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2xi32>
      %489 = "stablehlo.compare"(%486, %488) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %490 = "stablehlo.negate"(%485) : (tensor<1x2xf32>) -> tensor<1x2xf32>
      %491 = "stablehlo.select"(%489, %490, %485) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %492 = "stablehlo.select"(%473, %491, %463) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %493 = "stablehlo.multiply"(%492, %492) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %494 = "stablehlo.add"(%493, %465) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %495 = "stablehlo.rsqrt"(%494) : (tensor<1x2xf32>) -> tensor<1x2xf32>
      %496 = "stablehlo.multiply"(%495, %492) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %497 = "stablehlo.divide"(%460, %476) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %498 = "stablehlo.select"(%473, %497, %465) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %499 = "stablehlo.broadcast_in_dim"(%495) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x2xf32>) -> tensor<1x6x2xf32>
      %500 = "stablehlo.multiply"(%496, %498) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %501 = "stablehlo.broadcast_in_dim"(%500) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x2xf32>) -> tensor<1x6x2xf32>
      %502 = "stablehlo.multiply"(%499, %arg71) : (tensor<1x6x2xf32>, tensor<1x6x2xf32>) -> tensor<1x6x2xf32>
      %503 = "stablehlo.multiply"(%501, %arg72) : (tensor<1x6x2xf32>, tensor<1x6x2xf32>) -> tensor<1x6x2xf32>
      %504 = "stablehlo.subtract"(%502, %503) : (tensor<1x6x2xf32>, tensor<1x6x2xf32>) -> tensor<1x6x2xf32>
      %505 = "stablehlo.multiply"(%501, %arg71) : (tensor<1x6x2xf32>, tensor<1x6x2xf32>) -> tensor<1x6x2xf32>
      %506 = "stablehlo.multiply"(%499, %arg72) : (tensor<1x6x2xf32>, tensor<1x6x2xf32>) -> tensor<1x6x2xf32>
      %507 = "stablehlo.add"(%505, %506) : (tensor<1x6x2xf32>, tensor<1x6x2xf32>) -> tensor<1x6x2xf32>
      %508 = "stablehlo.maximum"(%arg70, %475) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %509 = "stablehlo.slice"(%504) {limit_indices = array<i64: 1, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x2xf32>) -> tensor<1x6x1xf32>
      %510 = "stablehlo.slice"(%507) {limit_indices = array<i64: 1, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x2xf32>) -> tensor<1x6x1xf32>
      %511 = "stablehlo.broadcast_in_dim"(%452) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x6x0xf32>
      %512 = "stablehlo.slice"(%507) {limit_indices = array<i64: 1, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x2xf32>) -> tensor<1x6x1xf32>
      %513 = "stablehlo.slice"(%504) {limit_indices = array<i64: 1, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x2xf32>) -> tensor<1x6x1xf32>
      %514 = "stablehlo.concatenate"(%509, %510, %511) {dimension = 2 : i64} : (tensor<1x6x1xf32>, tensor<1x6x1xf32>, tensor<1x6x0xf32>) -> tensor<1x6x2xf32>
      %515 = "stablehlo.concatenate"(%512, %513) {dimension = 2 : i64} : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x2xf32>
      %516 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %517 = "stablehlo.add"(%arg68, %516) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %518 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %519 = "stablehlo.remainder"(%517, %518) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %520 = "stablehlo.compare"(%519, %487) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %521 = "stablehlo.compare"(%508, %452) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %522 = "stablehlo.select"(%520, %521, %arg69) : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
      %523 = "stablehlo.select"(%520, %452, %508) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%517, %522, %523, %514, %515) : (tensor<i32>, tensor<i1>, tensor<f32>, tensor<1x6x2xf32>, tensor<1x6x2xf32>) -> ()
    }) : (tensor<i32>, tensor<i1>, tensor<f32>, tensor<1x6x2xf32>, tensor<1x6x2xf32>) -> (tensor<i32>, tensor<i1>, tensor<f32>, tensor<1x6x2xf32>, tensor<1x6x2xf32>)
    %15 = "stablehlo.concatenate"(%14#3, %14#4) {dimension = 2 : i64} : (tensor<1x6x2xf32>, tensor<1x6x2xf32>) -> tensor<1x6x4xf32>
    %16 = "stablehlo.slice"(%15) {limit_indices = array<i64: 1, 6, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x4xf32>) -> tensor<1x6x3xf32>
    %17 = "stablehlo.slice"(%16) {limit_indices = array<i64: 1, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x3xf32>) -> tensor<1x3x3xf32>
    %18 = "stablehlo.multiply"(%17, %17) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %19 = "stablehlo.reduce"(%18, %1) ({
    ^bb0(%arg66: tensor<f32> loc("aten._linalg_svd.default"), %arg67: tensor<f32> loc("aten._linalg_svd.default")):
      %449 = "stablehlo.add"(%arg66, %arg67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%449) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %20 = "stablehlo.sqrt"(%19) : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x3xf32>) -> tensor<1x6x3xf32>
    %22:2 = "stablehlo.sort"(%21, %16) ({
    ^bb0(%arg62: tensor<f32> loc("aten._linalg_svd.default"), %arg63: tensor<f32> loc("aten._linalg_svd.default"), %arg64: tensor<f32> loc("aten._linalg_svd.default"), %arg65: tensor<f32> loc("aten._linalg_svd.default")):
      %448 = "stablehlo.compare"(%arg62, %arg63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%448) : (tensor<i1>) -> ()
    }) {dimension = 2 : i64, is_stable = true} : (tensor<1x6x3xf32>, tensor<1x6x3xf32>) -> (tensor<1x6x3xf32>, tensor<1x6x3xf32>)
    %23 = "stablehlo.slice"(%22#0) {limit_indices = array<i64: 1, 1, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x3xf32>) -> tensor<1x1x3xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
    %25 = "stablehlo.slice"(%22#1) {limit_indices = array<i64: 1, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x3xf32>) -> tensor<1x3x3xf32>
    %26 = "stablehlo.slice"(%22#1) {limit_indices = array<i64: 1, 6, 3>, start_indices = array<i64: 0, 3, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x3xf32>) -> tensor<1x3x3xf32>
    %27 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x3xf32>
    %28:3 = "stablehlo.while"(%12, %25, %27) ({
    ^bb0(%arg59: tensor<i32> loc("aten._linalg_svd.default"), %arg60: tensor<1x3x3xf32> loc("aten._linalg_svd.default"), %arg61: tensor<1x3xf32> loc("aten._linalg_svd.default")):
      %446 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %447 = "stablehlo.compare"(%arg59, %446) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%447) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg54: tensor<i32> loc("aten._linalg_svd.default"), %arg55: tensor<1x3x3xf32> loc("aten._linalg_svd.default"), %arg56: tensor<1x3xf32> loc("aten._linalg_svd.default")):
      %380 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %381 = "stablehlo.add"(%arg54, %380) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %382 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %383 = "stablehlo.dynamic_slice"(%arg55, %382, %382, %arg54) {slice_sizes = array<i64: 1, 3, 1>} : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %384 = "stablehlo.reshape"(%383) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %385 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3xi32>
      %386 = "stablehlo.broadcast_in_dim"(%arg54) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %387 = "stablehlo.compare"(%385, %386) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %388 = "stablehlo.dynamic_slice"(%384, %382, %arg54) {slice_sizes = array<i64: 1, 1>} : (tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %389 = "stablehlo.reshape"(%388) : (tensor<1x1xf32>) -> tensor<1xf32>
      %390 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %391 = "stablehlo.broadcast_in_dim"(%390) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x3xf32>
      %392 = "stablehlo.select"(%387, %384, %391) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %393 = "stablehlo.multiply"(%392, %392) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %394 = "stablehlo.reduce"(%393, %390) ({
      ^bb0(%arg57: tensor<f32> loc("aten._linalg_svd.default"), %arg58: tensor<f32> loc("aten._linalg_svd.default")):
        %445 = "stablehlo.add"(%arg57, %arg58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%445) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %395 = "stablehlo.broadcast_in_dim"(%390) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
      %396 = "stablehlo.compare"(%394, %395) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %397 = "stablehlo.multiply"(%389, %389) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %398 = "stablehlo.add"(%397, %394) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %399 = "stablehlo.sqrt"(%398) : (tensor<1xf32>) -> tensor<1xf32>
      %400 = "stablehlo.bitcast_convert"(%389) : (tensor<1xf32>) -> tensor<1xi32>
      %401 = "stablehlo.broadcast_in_dim"(%382) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
      %402 = "stablehlo.compare"(%400, %401) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %403 = "stablehlo.negate"(%399) : (tensor<1xf32>) -> tensor<1xf32>
      %404 = "stablehlo.select"(%402, %399, %403) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %405 = "stablehlo.select"(%396, %389, %404) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %406 = "stablehlo.not"(%396) : (tensor<1xi1>) -> tensor<1xi1>
      %407 = "stablehlo.subtract"(%405, %389) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %408 = "stablehlo.divide"(%407, %405) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %409 = "stablehlo.select"(%406, %408, %395) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %410 = "stablehlo.subtract"(%389, %405) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %411 = "stablehlo.broadcast_in_dim"(%410) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x3xf32>
      %412 = "stablehlo.not"(%396) : (tensor<1xi1>) -> tensor<1xi1>
      %413 = "stablehlo.broadcast_in_dim"(%412) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi1>) -> tensor<1x3xi1>
      %414 = "stablehlo.and"(%387, %413) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %415 = "stablehlo.divide"(%384, %411) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %416 = "stablehlo.select"(%414, %415, %391) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %417 = "stablehlo.broadcast_in_dim"(%arg54) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %418 = "stablehlo.compare"(%385, %417) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %419 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %420 = "stablehlo.broadcast_in_dim"(%419) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x3xf32>
      %421 = "stablehlo.select"(%418, %420, %416) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %422 = "stablehlo.dot_general"(%421, %arg55) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3xf32>
      %423 = "stablehlo.broadcast_in_dim"(%409) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x3xf32>
      %424 = "stablehlo.multiply"(%421, %423) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %425 = "stablehlo.broadcast_in_dim"(%424) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %426 = "stablehlo.broadcast_in_dim"(%422) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %427 = "stablehlo.multiply"(%425, %426) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %428 = "stablehlo.subtract"(%arg55, %427) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %429 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
      %430 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
      %431 = "stablehlo.broadcast_in_dim"(%arg54) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3x3xi32>
      %432 = "stablehlo.compare"(%430, %431) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %433 = "stablehlo.select"(%432, %428, %arg55) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %434 = "stablehlo.broadcast_in_dim"(%405) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x3xf32>
      %435 = "stablehlo.select"(%418, %434, %416) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %436 = "stablehlo.or"(%418, %387) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %437 = "stablehlo.broadcast_in_dim"(%arg54) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3x3xi32>
      %438 = "stablehlo.compare"(%430, %437) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %439 = "stablehlo.broadcast_in_dim"(%436) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
      %440 = "stablehlo.and"(%438, %439) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
      %441 = "stablehlo.broadcast_in_dim"(%435) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %442 = "stablehlo.select"(%440, %441, %433) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %443 = "stablehlo.reshape"(%409) : (tensor<1xf32>) -> tensor<1x1xf32>
      %444 = "stablehlo.dynamic_update_slice"(%arg56, %443, %382, %arg54) : (tensor<1x3xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
      "stablehlo.return"(%381, %442, %444) : (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3xf32>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3xf32>)
    %29 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
    %30 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
    %31 = "stablehlo.compare"(%29, %30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %32 = "stablehlo.convert"(%31) : (tensor<1x3x3xi1>) -> tensor<1x3x3xui8>
    %33 = "stablehlo.convert"(%32) : (tensor<1x3x3xui8>) -> tensor<1x3x3xf32>
    %34:4 = "stablehlo.while"(%12, %33, %28#1, %28#2) ({
    ^bb0(%arg50: tensor<i32> loc("aten._linalg_svd.default"), %arg51: tensor<1x3x3xf32> loc("aten._linalg_svd.default"), %arg52: tensor<1x3x3xf32> loc("aten._linalg_svd.default"), %arg53: tensor<1x3xf32> loc("aten._linalg_svd.default")):
      %378 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %379 = "stablehlo.compare"(%arg50, %378) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%379) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg46: tensor<i32> loc("aten._linalg_svd.default"), %arg47: tensor<1x3x3xf32> loc("aten._linalg_svd.default"), %arg48: tensor<1x3x3xf32> loc("aten._linalg_svd.default"), %arg49: tensor<1x3xf32> loc("aten._linalg_svd.default")):
      %351 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %352 = "stablehlo.add"(%arg46, %351) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %353 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
      %354 = "stablehlo.subtract"(%353, %arg46) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %355 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %356 = "stablehlo.dynamic_slice"(%arg48, %355, %355, %354) {slice_sizes = array<i64: 1, 3, 1>} : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %357 = "stablehlo.reshape"(%356) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %358 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3xi32>
      %359 = "stablehlo.broadcast_in_dim"(%354) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %360 = "stablehlo.compare"(%358, %359) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %361 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %362 = "stablehlo.broadcast_in_dim"(%361) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x3xf32>
      %363 = "stablehlo.select"(%360, %357, %362) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %364 = "stablehlo.broadcast_in_dim"(%354) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %365 = "stablehlo.compare"(%358, %364) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %366 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %367 = "stablehlo.broadcast_in_dim"(%366) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x3xf32>
      %368 = "stablehlo.select"(%365, %367, %363) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %369 = "stablehlo.dynamic_slice"(%arg49, %355, %354) {slice_sizes = array<i64: 1, 1>} : (tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %370 = "stablehlo.reshape"(%369) : (tensor<1x1xf32>) -> tensor<1xf32>
      %371 = "stablehlo.dot_general"(%368, %arg47) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3xf32>
      %372 = "stablehlo.broadcast_in_dim"(%370) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x3xf32>
      %373 = "stablehlo.multiply"(%368, %372) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %374 = "stablehlo.broadcast_in_dim"(%373) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %375 = "stablehlo.broadcast_in_dim"(%371) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %376 = "stablehlo.multiply"(%374, %375) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %377 = "stablehlo.subtract"(%arg47, %376) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      "stablehlo.return"(%352, %377, %arg48, %arg49) : (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3xf32>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3xf32>)
    %35 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
    %36 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
    %37 = "stablehlo.compare"(%35, %36) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %38 = "stablehlo.convert"(%37) : (tensor<1x3x3xi1>) -> tensor<1x3x3xui8>
    %39 = "stablehlo.convert"(%38) : (tensor<1x3x3xui8>) -> tensor<1x3x3xf32>
    %40 = "stablehlo.multiply"(%28#1, %39) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %41 = "stablehlo.reduce"(%40, %1) ({
    ^bb0(%arg44: tensor<f32> loc("aten._linalg_svd.default"), %arg45: tensor<f32> loc("aten._linalg_svd.default")):
      %350 = "stablehlo.add"(%arg44, %arg45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%350) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %42 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x3xf32>
    %44 = "stablehlo.bitcast_convert"(%41) : (tensor<1x3xf32>) -> tensor<1x3xi32>
    %45 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
    %46 = "stablehlo.compare"(%44, %45) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %47 = "stablehlo.negate"(%43) : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %48 = "stablehlo.select"(%46, %47, %43) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
    %50 = "stablehlo.multiply"(%34#1, %49) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %51 = "stablehlo.transpose"(%26) {permutation = array<i64: 0, 2, 1>} : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %52 = "stablehlo.reshape"(%50) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %53 = "stablehlo.reshape"(%24) : (tensor<1x3xf32>) -> tensor<3xf32>
    %54 = "stablehlo.reshape"(%51) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %55 = "stablehlo.reshape"(%arg1) : (tensor<2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
    %56 = "stablehlo.transpose"(%55) {permutation = array<i64: 0, 2, 1>} : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %57 = "stablehlo.real"(%56) : (tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xf32>
    %58 = "stablehlo.imag"(%56) : (tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xf32>
    %59 = "stablehlo.negate"(%58) : (tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %60 = "stablehlo.complex"(%57, %59) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xcomplex<f32>>
    %61 = "stablehlo.constant"() {value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
    %62 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x2x2xi32>
    %63 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x2x2xi32>
    %64 = "stablehlo.compare"(%62, %63) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %65 = "stablehlo.convert"(%64) : (tensor<1x2x2xi1>) -> tensor<1x2x2xui8>
    %66 = "stablehlo.convert"(%65) : (tensor<1x2x2xui8>) -> tensor<1x2x2xcomplex<f32>>
    %67 = "stablehlo.concatenate"(%60, %66) {dimension = 1 : i64} : (tensor<1x3x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x5x2xcomplex<f32>>
    %68 = "stablehlo.slice"(%67) {limit_indices = array<i64: 1, 5, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x5x2xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
    %69 = "stablehlo.slice"(%67) {limit_indices = array<i64: 1, 5, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<1x5x2xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
    %70:5 = "stablehlo.while"(%12, %13, %1, %68, %69) ({
    ^bb0(%arg39: tensor<i32> loc("aten._linalg_svd.default"), %arg40: tensor<i1> loc("aten._linalg_svd.default"), %arg41: tensor<f32> loc("aten._linalg_svd.default"), %arg42: tensor<1x5x1xcomplex<f32>> loc("aten._linalg_svd.default"), %arg43: tensor<1x5x1xcomplex<f32>> loc("aten._linalg_svd.default")):
      %347 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
      %348 = "stablehlo.compare"(%arg39, %347) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %349 = "stablehlo.and"(%arg40, %348) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%349) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg26: tensor<i32> loc("aten._linalg_svd.default"), %arg27: tensor<i1> loc("aten._linalg_svd.default"), %arg28: tensor<f32> loc("aten._linalg_svd.default"), %arg29: tensor<1x5x1xcomplex<f32>> loc("aten._linalg_svd.default"), %arg30: tensor<1x5x1xcomplex<f32>> loc("aten._linalg_svd.default")):
      %250 = "stablehlo.slice"(%arg29) {limit_indices = array<i64: 1, 3, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x5x1xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
      %251 = "stablehlo.real"(%250) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3x1xf32>
      %252 = "stablehlo.imag"(%250) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3x1xf32>
      %253 = "stablehlo.multiply"(%251, %251) : (tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
      %254 = "stablehlo.multiply"(%252, %252) : (tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
      %255 = "stablehlo.add"(%253, %254) : (tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
      %256 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %257 = "stablehlo.reduce"(%255, %256) ({
      ^bb0(%arg37: tensor<f32> loc("aten._linalg_svd.default"), %arg38: tensor<f32> loc("aten._linalg_svd.default")):
        %346 = "stablehlo.add"(%arg37, %arg38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%346) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3x1xf32>, tensor<f32>) -> tensor<1x1xf32>
      %258 = "stablehlo.slice"(%arg30) {limit_indices = array<i64: 1, 3, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x5x1xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
      %259 = "stablehlo.real"(%258) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3x1xf32>
      %260 = "stablehlo.imag"(%258) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3x1xf32>
      %261 = "stablehlo.multiply"(%259, %259) : (tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
      %262 = "stablehlo.multiply"(%260, %260) : (tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
      %263 = "stablehlo.add"(%261, %262) : (tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
      %264 = "stablehlo.reduce"(%263, %256) ({
      ^bb0(%arg35: tensor<f32> loc("aten._linalg_svd.default"), %arg36: tensor<f32> loc("aten._linalg_svd.default")):
        %345 = "stablehlo.add"(%arg35, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%345) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3x1xf32>, tensor<f32>) -> tensor<1x1xf32>
      %265 = "stablehlo.slice"(%arg29) {limit_indices = array<i64: 1, 3, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x5x1xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
      %266 = "stablehlo.real"(%265) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3x1xf32>
      %267 = "stablehlo.imag"(%265) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3x1xf32>
      %268 = "stablehlo.negate"(%267) : (tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
      %269 = "stablehlo.complex"(%266, %268) : (tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xcomplex<f32>>
      %270 = "stablehlo.slice"(%arg30) {limit_indices = array<i64: 1, 3, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x5x1xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
      %271 = "stablehlo.multiply"(%269, %270) : (tensor<1x3x1xcomplex<f32>>, tensor<1x3x1xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
      %272 = "stablehlo.constant"() {value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
      %273 = "stablehlo.reduce"(%271, %272) ({
      ^bb0(%arg33: tensor<complex<f32>> loc("aten._linalg_svd.default"), %arg34: tensor<complex<f32>> loc("aten._linalg_svd.default")):
        %344 = "stablehlo.add"(%arg33, %arg34) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%344) : (tensor<complex<f32>>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x1xcomplex<f32>>
      %274 = "stablehlo.real"(%273) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
      %275 = "stablehlo.imag"(%273) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
      %276 = "stablehlo.multiply"(%274, %274) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %277 = "stablehlo.multiply"(%275, %275) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %278 = "stablehlo.add"(%276, %277) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %279 = "stablehlo.sqrt"(%278) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %280 = "stablehlo.broadcast_in_dim"(%256) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
      %281 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %282 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
      %283 = "stablehlo.sqrt"(%257) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %284 = "stablehlo.sqrt"(%264) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %285 = "stablehlo.multiply"(%283, %284) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %286 = "stablehlo.divide"(%279, %285) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %287 = "stablehlo.constant"() {value = dense<9.53674316E-7> : tensor<f32>} : () -> tensor<f32>
      %288 = "stablehlo.broadcast_in_dim"(%287) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
      %289 = "stablehlo.multiply"(%285, %288) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %290 = "stablehlo.compare"(%279, %289) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
      %291 = "stablehlo.select"(%290, %286, %280) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %292 = "stablehlo.reduce"(%291, %256) ({
      ^bb0(%arg31: tensor<f32> loc("aten._linalg_svd.default"), %arg32: tensor<f32> loc("aten._linalg_svd.default")):
        %343 = "stablehlo.maximum"(%arg31, %arg32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%343) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
      %293 = "stablehlo.select"(%290, %279, %282) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %294 = "stablehlo.add"(%293, %293) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %295 = "stablehlo.subtract"(%264, %257) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %296 = "stablehlo.divide"(%295, %294) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %297 = "stablehlo.multiply"(%296, %296) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %298 = "stablehlo.add"(%297, %282) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %299 = "stablehlo.sqrt"(%298) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %300 = "stablehlo.abs"(%296) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %301 = "stablehlo.add"(%300, %299) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %302 = "stablehlo.divide"(%282, %301) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %303 = "stablehlo.bitcast_convert"(%296) : (tensor<1x1xf32>) -> tensor<1x1xi32>
      %304 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %305 = "stablehlo.broadcast_in_dim"(%304) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
      %306 = "stablehlo.compare"(%303, %305) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
      %307 = "stablehlo.negate"(%302) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %308 = "stablehlo.select"(%306, %307, %302) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %309 = "stablehlo.select"(%290, %308, %280) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %310 = "stablehlo.multiply"(%309, %309) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %311 = "stablehlo.add"(%310, %282) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %312 = "stablehlo.rsqrt"(%311) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %313 = "stablehlo.multiply"(%312, %309) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %314 = "stablehlo.real"(%273) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
      %315 = "stablehlo.imag"(%273) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
      %316 = "stablehlo.negate"(%315) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %317 = "stablehlo.complex"(%314, %316) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
      %318 = "stablehlo.complex"(%293, %280) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
      %319 = "stablehlo.divide"(%317, %318) : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
      %320 = "stablehlo.constant"() {value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
      %321 = "stablehlo.broadcast_in_dim"(%320) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<1x1xcomplex<f32>>
      %322 = "stablehlo.select"(%290, %319, %321) : (tensor<1x1xi1>, tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
      %323 = "stablehlo.broadcast_in_dim"(%322) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %324 = "stablehlo.multiply"(%arg30, %323) : (tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %325 = "stablehlo.complex"(%312, %280) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
      %326 = "stablehlo.broadcast_in_dim"(%325) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %327 = "stablehlo.complex"(%313, %280) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
      %328 = "stablehlo.broadcast_in_dim"(%327) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %329 = "stablehlo.multiply"(%326, %arg29) : (tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %330 = "stablehlo.multiply"(%328, %324) : (tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %331 = "stablehlo.subtract"(%329, %330) : (tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %332 = "stablehlo.multiply"(%328, %arg29) : (tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %333 = "stablehlo.multiply"(%326, %324) : (tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %334 = "stablehlo.add"(%332, %333) : (tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %335 = "stablehlo.maximum"(%arg28, %292) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %336 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %337 = "stablehlo.add"(%arg26, %336) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %338 = "stablehlo.remainder"(%337, %336) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %339 = "stablehlo.compare"(%338, %304) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %340 = "stablehlo.compare"(%335, %256) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %341 = "stablehlo.select"(%339, %340, %arg27) : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
      %342 = "stablehlo.select"(%339, %256, %335) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%337, %341, %342, %331, %334) : (tensor<i32>, tensor<i1>, tensor<f32>, tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<i1>, tensor<f32>, tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>) -> (tensor<i32>, tensor<i1>, tensor<f32>, tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>)
    %71 = "stablehlo.concatenate"(%70#3, %70#4) {dimension = 2 : i64} : (tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>) -> tensor<1x5x2xcomplex<f32>>
    %72 = "stablehlo.slice"(%71) {limit_indices = array<i64: 1, 3, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x5x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %73 = "stablehlo.real"(%72) : (tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xf32>
    %74 = "stablehlo.imag"(%72) : (tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xf32>
    %75 = "stablehlo.multiply"(%73, %73) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %76 = "stablehlo.multiply"(%74, %74) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %77 = "stablehlo.add"(%75, %76) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %78 = "stablehlo.reduce"(%77, %1) ({
    ^bb0(%arg24: tensor<f32> loc("aten._linalg_svd.default"), %arg25: tensor<f32> loc("aten._linalg_svd.default")):
      %249 = "stablehlo.add"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%249) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<1x2xf32>
    %79 = "stablehlo.sqrt"(%78) : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x2xf32>) -> tensor<1x5x2xf32>
    %81:2 = "stablehlo.sort"(%80, %71) ({
    ^bb0(%arg20: tensor<f32> loc("aten._linalg_svd.default"), %arg21: tensor<f32> loc("aten._linalg_svd.default"), %arg22: tensor<complex<f32>> loc("aten._linalg_svd.default"), %arg23: tensor<complex<f32>> loc("aten._linalg_svd.default")):
      %248 = "stablehlo.compare"(%arg20, %arg21) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%248) : (tensor<i1>) -> ()
    }) {dimension = 2 : i64, is_stable = true} : (tensor<1x5x2xf32>, tensor<1x5x2xcomplex<f32>>) -> (tensor<1x5x2xf32>, tensor<1x5x2xcomplex<f32>>)
    %82 = "stablehlo.slice"(%81#0) {limit_indices = array<i64: 1, 1, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x5x2xf32>) -> tensor<1x1x2xf32>
    %83 = "stablehlo.reshape"(%82) : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
    %84 = "stablehlo.slice"(%81#1) {limit_indices = array<i64: 1, 3, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x5x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %85 = "stablehlo.slice"(%81#1) {limit_indices = array<i64: 1, 5, 2>, start_indices = array<i64: 0, 3, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x5x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %86 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<1x2xcomplex<f32>>
    %87:3 = "stablehlo.while"(%12, %84, %86) ({
    ^bb0(%arg17: tensor<i32> loc("aten._linalg_svd.default"), %arg18: tensor<1x3x2xcomplex<f32>> loc("aten._linalg_svd.default"), %arg19: tensor<1x2xcomplex<f32>> loc("aten._linalg_svd.default")):
      %246 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
      %247 = "stablehlo.compare"(%arg17, %246) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%247) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg12: tensor<i32> loc("aten._linalg_svd.default"), %arg13: tensor<1x3x2xcomplex<f32>> loc("aten._linalg_svd.default"), %arg14: tensor<1x2xcomplex<f32>> loc("aten._linalg_svd.default")):
      %157 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %158 = "stablehlo.add"(%arg12, %157) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %159 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %160 = "stablehlo.dynamic_slice"(%arg13, %159, %159, %arg12) {slice_sizes = array<i64: 1, 3, 1>} : (tensor<1x3x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f32>>
      %161 = "stablehlo.reshape"(%160) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %162 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3xi32>
      %163 = "stablehlo.broadcast_in_dim"(%arg12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %164 = "stablehlo.compare"(%162, %163) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %165 = "stablehlo.dynamic_slice"(%161, %159, %arg12) {slice_sizes = array<i64: 1, 1>} : (tensor<1x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
      %166 = "stablehlo.reshape"(%165) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %167 = "stablehlo.real"(%166) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %168 = "stablehlo.imag"(%166) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %169 = "stablehlo.constant"() {value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
      %170 = "stablehlo.broadcast_in_dim"(%169) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
      %171 = "stablehlo.select"(%164, %161, %170) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %172 = "stablehlo.real"(%171) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %173 = "stablehlo.imag"(%171) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %174 = "stablehlo.multiply"(%172, %172) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %175 = "stablehlo.multiply"(%173, %173) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %176 = "stablehlo.add"(%174, %175) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %177 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %178 = "stablehlo.reduce"(%176, %177) ({
      ^bb0(%arg15: tensor<f32> loc("aten._linalg_svd.default"), %arg16: tensor<f32> loc("aten._linalg_svd.default")):
        %245 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%245) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %179 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
      %180 = "stablehlo.compare"(%178, %179) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %181 = "stablehlo.compare"(%168, %179) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %182 = "stablehlo.and"(%180, %181) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %183 = "stablehlo.real"(%166) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %184 = "stablehlo.imag"(%166) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %185 = "stablehlo.multiply"(%183, %183) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %186 = "stablehlo.multiply"(%184, %184) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %187 = "stablehlo.add"(%185, %186) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %188 = "stablehlo.add"(%187, %178) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %189 = "stablehlo.sqrt"(%188) : (tensor<1xf32>) -> tensor<1xf32>
      %190 = "stablehlo.bitcast_convert"(%167) : (tensor<1xf32>) -> tensor<1xi32>
      %191 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
      %192 = "stablehlo.compare"(%190, %191) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %193 = "stablehlo.negate"(%189) : (tensor<1xf32>) -> tensor<1xf32>
      %194 = "stablehlo.select"(%192, %189, %193) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %195 = "stablehlo.select"(%182, %167, %194) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %196 = "stablehlo.complex"(%195, %179) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %197 = "stablehlo.not"(%182) : (tensor<1xi1>) -> tensor<1xi1>
      %198 = "stablehlo.subtract"(%196, %166) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %199 = "stablehlo.divide"(%198, %196) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %200 = "stablehlo.broadcast_in_dim"(%169) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
      %201 = "stablehlo.select"(%197, %199, %200) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %202 = "stablehlo.subtract"(%166, %196) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %203 = "stablehlo.broadcast_in_dim"(%202) {broadcast_dimensions = array<i64: 0>} : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %204 = "stablehlo.not"(%182) : (tensor<1xi1>) -> tensor<1xi1>
      %205 = "stablehlo.broadcast_in_dim"(%204) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi1>) -> tensor<1x3xi1>
      %206 = "stablehlo.and"(%164, %205) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %207 = "stablehlo.divide"(%161, %203) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %208 = "stablehlo.select"(%206, %207, %170) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %209 = "stablehlo.broadcast_in_dim"(%arg12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %210 = "stablehlo.compare"(%162, %209) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %211 = "stablehlo.constant"() {value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
      %212 = "stablehlo.broadcast_in_dim"(%211) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
      %213 = "stablehlo.select"(%210, %212, %208) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %214 = "stablehlo.real"(%201) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %215 = "stablehlo.imag"(%201) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %216 = "stablehlo.negate"(%215) : (tensor<1xf32>) -> tensor<1xf32>
      %217 = "stablehlo.complex"(%214, %216) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %218 = "stablehlo.real"(%213) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %219 = "stablehlo.imag"(%213) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %220 = "stablehlo.negate"(%219) : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %221 = "stablehlo.complex"(%218, %220) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
      %222 = "stablehlo.dot_general"(%221, %arg13) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %223 = "stablehlo.broadcast_in_dim"(%217) {broadcast_dimensions = array<i64: 0>} : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %224 = "stablehlo.multiply"(%213, %223) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %225 = "stablehlo.broadcast_in_dim"(%224) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %226 = "stablehlo.broadcast_in_dim"(%222) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %227 = "stablehlo.multiply"(%225, %226) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %228 = "stablehlo.subtract"(%arg13, %227) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %229 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x2xi32>
      %230 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x2xi32>
      %231 = "stablehlo.broadcast_in_dim"(%arg12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3x2xi32>
      %232 = "stablehlo.compare"(%230, %231) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %233 = "stablehlo.select"(%232, %228, %arg13) : (tensor<1x3x2xi1>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %234 = "stablehlo.broadcast_in_dim"(%196) {broadcast_dimensions = array<i64: 0>} : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %235 = "stablehlo.select"(%210, %234, %208) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %236 = "stablehlo.or"(%210, %164) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %237 = "stablehlo.broadcast_in_dim"(%arg12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3x2xi32>
      %238 = "stablehlo.compare"(%230, %237) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %239 = "stablehlo.broadcast_in_dim"(%236) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xi1>) -> tensor<1x3x2xi1>
      %240 = "stablehlo.and"(%238, %239) : (tensor<1x3x2xi1>, tensor<1x3x2xi1>) -> tensor<1x3x2xi1>
      %241 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %242 = "stablehlo.select"(%240, %241, %233) : (tensor<1x3x2xi1>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %243 = "stablehlo.reshape"(%201) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
      %244 = "stablehlo.dynamic_update_slice"(%arg14, %243, %159, %arg12) : (tensor<1x2xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x2xcomplex<f32>>
      "stablehlo.return"(%158, %242, %244) : (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>)
    %88 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x2xi32>
    %89 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x2xi32>
    %90 = "stablehlo.compare"(%88, %89) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
    %91 = "stablehlo.convert"(%90) : (tensor<1x3x2xi1>) -> tensor<1x3x2xui8>
    %92 = "stablehlo.convert"(%91) : (tensor<1x3x2xui8>) -> tensor<1x3x2xcomplex<f32>>
    %93:4 = "stablehlo.while"(%12, %92, %87#1, %87#2) ({
    ^bb0(%arg8: tensor<i32> loc("aten._linalg_svd.default"), %arg9: tensor<1x3x2xcomplex<f32>> loc("aten._linalg_svd.default"), %arg10: tensor<1x3x2xcomplex<f32>> loc("aten._linalg_svd.default"), %arg11: tensor<1x2xcomplex<f32>> loc("aten._linalg_svd.default")):
      %155 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
      %156 = "stablehlo.compare"(%arg8, %155) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%156) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg4: tensor<i32> loc("aten._linalg_svd.default"), %arg5: tensor<1x3x2xcomplex<f32>> loc("aten._linalg_svd.default"), %arg6: tensor<1x3x2xcomplex<f32>> loc("aten._linalg_svd.default"), %arg7: tensor<1x2xcomplex<f32>> loc("aten._linalg_svd.default")):
      %125 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %126 = "stablehlo.add"(%arg4, %125) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %127 = "stablehlo.subtract"(%125, %arg4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %128 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %129 = "stablehlo.dynamic_slice"(%arg6, %128, %128, %127) {slice_sizes = array<i64: 1, 3, 1>} : (tensor<1x3x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f32>>
      %130 = "stablehlo.reshape"(%129) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %131 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3xi32>
      %132 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %133 = "stablehlo.compare"(%131, %132) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %134 = "stablehlo.constant"() {value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
      %135 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
      %136 = "stablehlo.select"(%133, %130, %135) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %137 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %138 = "stablehlo.compare"(%131, %137) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %139 = "stablehlo.constant"() {value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
      %140 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
      %141 = "stablehlo.select"(%138, %140, %136) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %142 = "stablehlo.dynamic_slice"(%arg7, %128, %127) {slice_sizes = array<i64: 1, 1>} : (tensor<1x2xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
      %143 = "stablehlo.reshape"(%142) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %144 = "stablehlo.real"(%141) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %145 = "stablehlo.imag"(%141) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %146 = "stablehlo.negate"(%145) : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %147 = "stablehlo.complex"(%144, %146) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
      %148 = "stablehlo.dot_general"(%147, %arg5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %149 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64: 0>} : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %150 = "stablehlo.multiply"(%141, %149) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %151 = "stablehlo.broadcast_in_dim"(%150) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %152 = "stablehlo.broadcast_in_dim"(%148) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %153 = "stablehlo.multiply"(%151, %152) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %154 = "stablehlo.subtract"(%arg5, %153) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      "stablehlo.return"(%126, %154, %arg6, %arg7) : (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>)
    %94 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x2xi32>
    %95 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x2xi32>
    %96 = "stablehlo.compare"(%94, %95) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
    %97 = "stablehlo.convert"(%96) : (tensor<1x3x2xi1>) -> tensor<1x3x2xui8>
    %98 = "stablehlo.convert"(%97) : (tensor<1x3x2xui8>) -> tensor<1x3x2xcomplex<f32>>
    %99 = "stablehlo.multiply"(%87#1, %98) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %100 = "stablehlo.reduce"(%99, %61) ({
    ^bb0(%arg2: tensor<complex<f32>> loc("aten._linalg_svd.default"), %arg3: tensor<complex<f32>> loc("aten._linalg_svd.default")):
      %124 = "stablehlo.add"(%arg2, %arg3) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%124) : (tensor<complex<f32>>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<1x3x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2xcomplex<f32>>
    %101 = "stablehlo.real"(%100) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
    %102 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2xf32>
    %103 = "stablehlo.bitcast_convert"(%101) : (tensor<1x2xf32>) -> tensor<1x2xi32>
    %104 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2xi32>
    %105 = "stablehlo.compare"(%103, %104) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
    %106 = "stablehlo.negate"(%102) : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %107 = "stablehlo.select"(%105, %106, %102) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %108 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2xf32>
    %109 = "stablehlo.complex"(%107, %108) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
    %110 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %111 = "stablehlo.multiply"(%93#1, %110) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %112 = "stablehlo.transpose"(%111) {permutation = array<i64: 0, 2, 1>} : (tensor<1x3x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
    %113 = "stablehlo.real"(%112) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
    %114 = "stablehlo.imag"(%112) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
    %115 = "stablehlo.negate"(%114) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %116 = "stablehlo.complex"(%113, %115) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xcomplex<f32>>
    %117 = "stablehlo.reshape"(%85) : (tensor<1x2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %118 = "stablehlo.reshape"(%83) : (tensor<1x2xf32>) -> tensor<2xf32>
    %119 = "stablehlo.reshape"(%116) : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %120 = "stablehlo.transpose"(%52) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %121 = "stablehlo.transpose"(%54) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %122 = "stablehlo.transpose"(%117) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %123 = "stablehlo.transpose"(%119) {permutation = array<i64: 1, 0>} : (tensor<2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    "func.return"(%120, %53, %121, %122, %118, %123) : (tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<2x2xcomplex<f32>>, tensor<2xf32>, tensor<3x2xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()
