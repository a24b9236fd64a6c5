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
    %6 = "stablehlo.convert"(%5) : (tensor<1x3x3xi1>) -> tensor<1x3x3xf32>
    %7 = "stablehlo.pad"(%6, %1) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3x4xf32>
    %8 = "stablehlo.concatenate"(%2, %7) {dimension = 1 : i64} : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<1x6x4xf32>
    %9 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 6, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x4xf32>) -> tensor<1x6x2xf32>
    %10 = "stablehlo.slice"(%8) {limit_indices = array<i64: 1, 6, 4>, start_indices = array<i64: 0, 0, 2>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x4xf32>) -> tensor<1x6x2xf32>
    %11 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %12 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
    %13:5 = "stablehlo.while"(%11, %12, %1, %9, %10) ({
    ^bb0(%arg81: tensor<i32> loc("aten._linalg_svd.default"), %arg82: tensor<i1> loc("aten._linalg_svd.default"), %arg83: tensor<f32> loc("aten._linalg_svd.default"), %arg84: tensor<1x6x2xf32> loc("aten._linalg_svd.default"), %arg85: tensor<1x6x2xf32> loc("aten._linalg_svd.default")):
      %522 = "stablehlo.constant"() {value = dense<120> : tensor<i32>} : () -> tensor<i32>
      %523 = "stablehlo.compare"(%arg81, %522) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %524 = "stablehlo.and"(%arg82, %523) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%524) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg68: tensor<i32> loc("aten._linalg_svd.default"), %arg69: tensor<i1> loc("aten._linalg_svd.default"), %arg70: tensor<f32> loc("aten._linalg_svd.default"), %arg71: tensor<1x6x2xf32> loc("aten._linalg_svd.default"), %arg72: tensor<1x6x2xf32> loc("aten._linalg_svd.default")):
      %444 = "stablehlo.slice"(%arg71) {limit_indices = array<i64: 1, 3, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x2xf32>) -> tensor<1x3x2xf32>
      %445 = "stablehlo.multiply"(%444, %444) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %446 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %447 = "stablehlo.reduce"(%445, %446) ({
      ^bb0(%arg79: tensor<f32> loc("aten._linalg_svd.default"), %arg80: tensor<f32> loc("aten._linalg_svd.default")):
        %521 = "stablehlo.add"(%arg79, %arg80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%521) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<1x2xf32>
      %448 = "stablehlo.slice"(%arg72) {limit_indices = array<i64: 1, 3, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x2xf32>) -> tensor<1x3x2xf32>
      %449 = "stablehlo.multiply"(%448, %448) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %450 = "stablehlo.reduce"(%449, %446) ({
      ^bb0(%arg77: tensor<f32> loc("aten._linalg_svd.default"), %arg78: tensor<f32> loc("aten._linalg_svd.default")):
        %520 = "stablehlo.add"(%arg77, %arg78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%520) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<1x2xf32>
      %451 = "stablehlo.slice"(%arg71) {limit_indices = array<i64: 1, 3, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x2xf32>) -> tensor<1x3x2xf32>
      %452 = "stablehlo.slice"(%arg72) {limit_indices = array<i64: 1, 3, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x2xf32>) -> tensor<1x3x2xf32>
      %453 = "stablehlo.multiply"(%451, %452) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
      %454 = "stablehlo.reduce"(%453, %446) ({
      ^bb0(%arg75: tensor<f32> loc("aten._linalg_svd.default"), %arg76: tensor<f32> loc("aten._linalg_svd.default")):
        %519 = "stablehlo.add"(%arg75, %arg76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%519) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<1x2xf32>
      %455 = "stablehlo.multiply"(%454, %454) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %456 = "stablehlo.sqrt"(%455) : (tensor<1x2xf32>) -> tensor<1x2xf32>
      %457 = "stablehlo.broadcast_in_dim"(%446) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2xf32>
      %458 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %459 = "stablehlo.broadcast_in_dim"(%458) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2xf32>
      %460 = "stablehlo.sqrt"(%447) : (tensor<1x2xf32>) -> tensor<1x2xf32>
      %461 = "stablehlo.sqrt"(%450) : (tensor<1x2xf32>) -> tensor<1x2xf32>
      %462 = "stablehlo.multiply"(%460, %461) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %463 = "stablehlo.divide"(%456, %462) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %464 = "stablehlo.constant"() {value = dense<9.53674316E-7> : tensor<f32>} : () -> tensor<f32>
      %465 = "stablehlo.broadcast_in_dim"(%464) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2xf32>
      %466 = "stablehlo.multiply"(%462, %465) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %467 = "stablehlo.compare"(%456, %466) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
      %468 = "stablehlo.select"(%467, %463, %457) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %469 = "stablehlo.reduce"(%468, %446) ({
      ^bb0(%arg73: tensor<f32> loc("aten._linalg_svd.default"), %arg74: tensor<f32> loc("aten._linalg_svd.default")):
        %518 = "stablehlo.maximum"(%arg73, %arg74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%518) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 0, 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<f32>
      %470 = "stablehlo.select"(%467, %456, %459) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %471 = "stablehlo.add"(%470, %470) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %472 = "stablehlo.subtract"(%450, %447) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %473 = "stablehlo.divide"(%472, %471) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %474 = "stablehlo.multiply"(%473, %473) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %475 = "stablehlo.add"(%474, %459) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %476 = "stablehlo.sqrt"(%475) : (tensor<1x2xf32>) -> tensor<1x2xf32>
      %477 = "stablehlo.abs"(%473) : (tensor<1x2xf32>) -> tensor<1x2xf32>
      %478 = "stablehlo.add"(%477, %476) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %479 = "stablehlo.divide"(%459, %478) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %480 = "stablehlo.bitcast_convert"(%473) : (tensor<1x2xf32>) -> tensor<1x2xi32>
      %481 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %482 = "stablehlo.broadcast_in_dim"(%481) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2xi32>
      %483 = "stablehlo.compare"(%480, %482) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
      %484 = "stablehlo.negate"(%479) : (tensor<1x2xf32>) -> tensor<1x2xf32>
      %485 = "stablehlo.select"(%483, %484, %479) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %486 = "stablehlo.select"(%467, %485, %457) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %487 = "stablehlo.multiply"(%486, %486) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %488 = "stablehlo.add"(%487, %459) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %489 = "stablehlo.rsqrt"(%488) : (tensor<1x2xf32>) -> tensor<1x2xf32>
      %490 = "stablehlo.multiply"(%489, %486) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %491 = "stablehlo.divide"(%454, %470) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %492 = "stablehlo.select"(%467, %491, %459) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %493 = "stablehlo.broadcast_in_dim"(%489) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x2xf32>) -> tensor<1x6x2xf32>
      %494 = "stablehlo.multiply"(%490, %492) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
      %495 = "stablehlo.broadcast_in_dim"(%494) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x2xf32>) -> tensor<1x6x2xf32>
      %496 = "stablehlo.multiply"(%493, %arg71) : (tensor<1x6x2xf32>, tensor<1x6x2xf32>) -> tensor<1x6x2xf32>
      %497 = "stablehlo.multiply"(%495, %arg72) : (tensor<1x6x2xf32>, tensor<1x6x2xf32>) -> tensor<1x6x2xf32>
      %498 = "stablehlo.subtract"(%496, %497) : (tensor<1x6x2xf32>, tensor<1x6x2xf32>) -> tensor<1x6x2xf32>
      %499 = "stablehlo.multiply"(%495, %arg71) : (tensor<1x6x2xf32>, tensor<1x6x2xf32>) -> tensor<1x6x2xf32>
      %500 = "stablehlo.multiply"(%493, %arg72) : (tensor<1x6x2xf32>, tensor<1x6x2xf32>) -> tensor<1x6x2xf32>
      %501 = "stablehlo.add"(%499, %500) : (tensor<1x6x2xf32>, tensor<1x6x2xf32>) -> tensor<1x6x2xf32>
      %502 = "stablehlo.maximum"(%arg70, %469) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %503 = "stablehlo.slice"(%498) {limit_indices = array<i64: 1, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x2xf32>) -> tensor<1x6x1xf32>
      %504 = "stablehlo.slice"(%501) {limit_indices = array<i64: 1, 6, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x2xf32>) -> tensor<1x6x1xf32>
      %505 = "stablehlo.slice"(%498) {limit_indices = array<i64: 1, 6, 1>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x2xf32>) -> tensor<1x6x0xf32>
      %506 = "stablehlo.slice"(%501) {limit_indices = array<i64: 1, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x2xf32>) -> tensor<1x6x1xf32>
      %507 = "stablehlo.slice"(%498) {limit_indices = array<i64: 1, 6, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x2xf32>) -> tensor<1x6x1xf32>
      %508 = "stablehlo.concatenate"(%503, %504, %505) {dimension = 2 : i64} : (tensor<1x6x1xf32>, tensor<1x6x1xf32>, tensor<1x6x0xf32>) -> tensor<1x6x2xf32>
      %509 = "stablehlo.concatenate"(%506, %507) {dimension = 2 : i64} : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x2xf32>
      %510 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %511 = "stablehlo.add"(%arg68, %510) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %512 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %513 = "stablehlo.remainder"(%511, %512) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %514 = "stablehlo.compare"(%513, %481) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %515 = "stablehlo.compare"(%502, %446) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %516 = "stablehlo.select"(%514, %515, %arg69) : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
      %517 = "stablehlo.select"(%514, %446, %502) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%511, %516, %517, %508, %509) : (tensor<i32>, tensor<i1>, tensor<f32>, tensor<1x6x2xf32>, tensor<1x6x2xf32>) -> ()
    }) : (tensor<i32>, tensor<i1>, tensor<f32>, tensor<1x6x2xf32>, tensor<1x6x2xf32>) -> (tensor<i32>, tensor<i1>, tensor<f32>, tensor<1x6x2xf32>, tensor<1x6x2xf32>)
    %14 = "stablehlo.concatenate"(%13#3, %13#4) {dimension = 2 : i64} : (tensor<1x6x2xf32>, tensor<1x6x2xf32>) -> tensor<1x6x4xf32>
    %15 = "stablehlo.slice"(%14) {limit_indices = array<i64: 1, 6, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x4xf32>) -> tensor<1x6x3xf32>
    %16 = "stablehlo.slice"(%15) {limit_indices = array<i64: 1, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x3xf32>) -> tensor<1x3x3xf32>
    %17 = "stablehlo.multiply"(%16, %16) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %18 = "stablehlo.reduce"(%17, %1) ({
    ^bb0(%arg66: tensor<f32> loc("aten._linalg_svd.default"), %arg67: tensor<f32> loc("aten._linalg_svd.default")):
      %443 = "stablehlo.add"(%arg66, %arg67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%443) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %19 = "stablehlo.sqrt"(%18) : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x3xf32>) -> tensor<1x6x3xf32>
    %21:2 = "stablehlo.sort"(%20, %15) ({
    ^bb0(%arg62: tensor<f32> loc("aten._linalg_svd.default"), %arg63: tensor<f32> loc("aten._linalg_svd.default"), %arg64: tensor<f32> loc("aten._linalg_svd.default"), %arg65: tensor<f32> loc("aten._linalg_svd.default")):
      %442 = "stablehlo.compare"(%arg62, %arg63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%442) : (tensor<i1>) -> ()
    }) {dimension = 2 : i64, is_stable = true} : (tensor<1x6x3xf32>, tensor<1x6x3xf32>) -> (tensor<1x6x3xf32>, tensor<1x6x3xf32>)
    %22 = "stablehlo.slice"(%21#0) {limit_indices = array<i64: 1, 1, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x3xf32>) -> tensor<1x1x3xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x1x3xf32>) -> tensor<1x3xf32>
    %24 = "stablehlo.slice"(%21#1) {limit_indices = array<i64: 1, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x3xf32>) -> tensor<1x3x3xf32>
    %25 = "stablehlo.slice"(%21#1) {limit_indices = array<i64: 1, 6, 3>, start_indices = array<i64: 0, 3, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x6x3xf32>) -> tensor<1x3x3xf32>
    %26 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x3xf32>
    %27:3 = "stablehlo.while"(%11, %24, %26) ({
    ^bb0(%arg59: tensor<i32> loc("aten._linalg_svd.default"), %arg60: tensor<1x3x3xf32> loc("aten._linalg_svd.default"), %arg61: tensor<1x3xf32> loc("aten._linalg_svd.default")):
      %440 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %441 = "stablehlo.compare"(%arg59, %440) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%441) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg54: tensor<i32> loc("aten._linalg_svd.default"), %arg55: tensor<1x3x3xf32> loc("aten._linalg_svd.default"), %arg56: tensor<1x3xf32> loc("aten._linalg_svd.default")):
      %374 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %375 = "stablehlo.add"(%arg54, %374) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %376 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %377 = "stablehlo.dynamic_slice"(%arg55, %376, %376, %arg54) {slice_sizes = array<i64: 1, 3, 1>} : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %378 = "stablehlo.reshape"(%377) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %379 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3xi32>
      %380 = "stablehlo.broadcast_in_dim"(%arg54) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %381 = "stablehlo.compare"(%379, %380) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %382 = "stablehlo.dynamic_slice"(%378, %376, %arg54) {slice_sizes = array<i64: 1, 1>} : (tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %383 = "stablehlo.reshape"(%382) : (tensor<1x1xf32>) -> tensor<1xf32>
      %384 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %385 = "stablehlo.broadcast_in_dim"(%384) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x3xf32>
      %386 = "stablehlo.select"(%381, %378, %385) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %387 = "stablehlo.multiply"(%386, %386) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %388 = "stablehlo.reduce"(%387, %384) ({
      ^bb0(%arg57: tensor<f32> loc("aten._linalg_svd.default"), %arg58: tensor<f32> loc("aten._linalg_svd.default")):
        %439 = "stablehlo.add"(%arg57, %arg58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%439) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %389 = "stablehlo.broadcast_in_dim"(%384) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
      %390 = "stablehlo.compare"(%388, %389) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %391 = "stablehlo.multiply"(%383, %383) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %392 = "stablehlo.add"(%391, %388) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %393 = "stablehlo.sqrt"(%392) : (tensor<1xf32>) -> tensor<1xf32>
      %394 = "stablehlo.bitcast_convert"(%383) : (tensor<1xf32>) -> tensor<1xi32>
      %395 = "stablehlo.broadcast_in_dim"(%376) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
      %396 = "stablehlo.compare"(%394, %395) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %397 = "stablehlo.negate"(%393) : (tensor<1xf32>) -> tensor<1xf32>
      %398 = "stablehlo.select"(%396, %393, %397) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %399 = "stablehlo.select"(%390, %383, %398) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %400 = "stablehlo.not"(%390) : (tensor<1xi1>) -> tensor<1xi1>
      %401 = "stablehlo.subtract"(%399, %383) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %402 = "stablehlo.divide"(%401, %399) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %403 = "stablehlo.select"(%400, %402, %389) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %404 = "stablehlo.subtract"(%383, %399) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %405 = "stablehlo.broadcast_in_dim"(%404) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x3xf32>
      %406 = "stablehlo.not"(%390) : (tensor<1xi1>) -> tensor<1xi1>
      %407 = "stablehlo.broadcast_in_dim"(%406) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi1>) -> tensor<1x3xi1>
      %408 = "stablehlo.and"(%381, %407) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %409 = "stablehlo.divide"(%378, %405) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %410 = "stablehlo.select"(%408, %409, %385) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %411 = "stablehlo.broadcast_in_dim"(%arg54) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %412 = "stablehlo.compare"(%379, %411) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %413 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %414 = "stablehlo.broadcast_in_dim"(%413) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x3xf32>
      %415 = "stablehlo.select"(%412, %414, %410) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %416 = "stablehlo.dot_general"(%415, %arg55) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3xf32>
      %417 = "stablehlo.broadcast_in_dim"(%403) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x3xf32>
      %418 = "stablehlo.multiply"(%415, %417) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %419 = "stablehlo.broadcast_in_dim"(%418) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %420 = "stablehlo.broadcast_in_dim"(%416) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %421 = "stablehlo.multiply"(%419, %420) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %422 = "stablehlo.subtract"(%arg55, %421) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %423 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
      %424 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
      %425 = "stablehlo.broadcast_in_dim"(%arg54) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3x3xi32>
      %426 = "stablehlo.compare"(%424, %425) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %427 = "stablehlo.select"(%426, %422, %arg55) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %428 = "stablehlo.broadcast_in_dim"(%399) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x3xf32>
      %429 = "stablehlo.select"(%412, %428, %410) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %430 = "stablehlo.or"(%412, %381) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %431 = "stablehlo.broadcast_in_dim"(%arg54) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3x3xi32>
      %432 = "stablehlo.compare"(%424, %431) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
      %433 = "stablehlo.broadcast_in_dim"(%430) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
      %434 = "stablehlo.and"(%432, %433) : (tensor<1x3x3xi1>, tensor<1x3x3xi1>) -> tensor<1x3x3xi1>
      %435 = "stablehlo.broadcast_in_dim"(%429) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %436 = "stablehlo.select"(%434, %435, %427) : (tensor<1x3x3xi1>, tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %437 = "stablehlo.reshape"(%403) : (tensor<1xf32>) -> tensor<1x1xf32>
      %438 = "stablehlo.dynamic_update_slice"(%arg56, %437, %376, %arg54) : (tensor<1x3xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
      "stablehlo.return"(%375, %436, %438) : (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3xf32>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3xf32>)
    %28 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
    %29 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
    %30 = "stablehlo.compare"(%28, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %31 = "stablehlo.convert"(%30) : (tensor<1x3x3xi1>) -> tensor<1x3x3xf32>
    %32:4 = "stablehlo.while"(%11, %31, %27#1, %27#2) ({
    ^bb0(%arg50: tensor<i32> loc("aten._linalg_svd.default"), %arg51: tensor<1x3x3xf32> loc("aten._linalg_svd.default"), %arg52: tensor<1x3x3xf32> loc("aten._linalg_svd.default"), %arg53: tensor<1x3xf32> loc("aten._linalg_svd.default")):
      %372 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %373 = "stablehlo.compare"(%arg50, %372) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%373) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg46: tensor<i32> loc("aten._linalg_svd.default"), %arg47: tensor<1x3x3xf32> loc("aten._linalg_svd.default"), %arg48: tensor<1x3x3xf32> loc("aten._linalg_svd.default"), %arg49: tensor<1x3xf32> loc("aten._linalg_svd.default")):
      %345 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %346 = "stablehlo.add"(%arg46, %345) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %347 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
      %348 = "stablehlo.subtract"(%347, %arg46) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %349 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %350 = "stablehlo.dynamic_slice"(%arg48, %349, %349, %348) {slice_sizes = array<i64: 1, 3, 1>} : (tensor<1x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xf32>
      %351 = "stablehlo.reshape"(%350) : (tensor<1x3x1xf32>) -> tensor<1x3xf32>
      %352 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3xi32>
      %353 = "stablehlo.broadcast_in_dim"(%348) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %354 = "stablehlo.compare"(%352, %353) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %355 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %356 = "stablehlo.broadcast_in_dim"(%355) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x3xf32>
      %357 = "stablehlo.select"(%354, %351, %356) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %358 = "stablehlo.broadcast_in_dim"(%348) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %359 = "stablehlo.compare"(%352, %358) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %360 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %361 = "stablehlo.broadcast_in_dim"(%360) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x3xf32>
      %362 = "stablehlo.select"(%359, %361, %357) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %363 = "stablehlo.dynamic_slice"(%arg49, %349, %348) {slice_sizes = array<i64: 1, 1>} : (tensor<1x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
      %364 = "stablehlo.reshape"(%363) : (tensor<1x1xf32>) -> tensor<1xf32>
      %365 = "stablehlo.dot_general"(%362, %arg47) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3xf32>
      %366 = "stablehlo.broadcast_in_dim"(%364) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<1x3xf32>
      %367 = "stablehlo.multiply"(%362, %366) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %368 = "stablehlo.broadcast_in_dim"(%367) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %369 = "stablehlo.broadcast_in_dim"(%365) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
      %370 = "stablehlo.multiply"(%368, %369) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      %371 = "stablehlo.subtract"(%arg47, %370) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
      "stablehlo.return"(%346, %371, %arg48, %arg49) : (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3xf32>) -> ()
    }) : (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3xf32>) -> (tensor<i32>, tensor<1x3x3xf32>, tensor<1x3x3xf32>, tensor<1x3xf32>)
    %33 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x3xi32>
    %34 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x3xi32>
    %35 = "stablehlo.compare"(%33, %34) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %36 = "stablehlo.convert"(%35) : (tensor<1x3x3xi1>) -> tensor<1x3x3xf32>
    %37 = "stablehlo.multiply"(%27#1, %36) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %38 = "stablehlo.reduce"(%37, %1) ({
    ^bb0(%arg44: tensor<f32> loc("aten._linalg_svd.default"), %arg45: tensor<f32> loc("aten._linalg_svd.default")):
      %344 = "stablehlo.add"(%arg44, %arg45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%344) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %39 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x3xf32>
    %41 = "stablehlo.bitcast_convert"(%38) : (tensor<1x3xf32>) -> tensor<1x3xi32>
    %42 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
    %43 = "stablehlo.compare"(%41, %42) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
    %44 = "stablehlo.negate"(%40) : (tensor<1x3xf32>) -> tensor<1x3xf32>
    %45 = "stablehlo.select"(%43, %44, %40) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
    %47 = "stablehlo.multiply"(%32#1, %46) : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %48 = "stablehlo.transpose"(%25) {permutation = array<i64: 0, 2, 1>} : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %49 = "stablehlo.reshape"(%47) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %50 = "stablehlo.reshape"(%23) : (tensor<1x3xf32>) -> tensor<3xf32>
    %51 = "stablehlo.reshape"(%48) : (tensor<1x3x3xf32>) -> tensor<3x3xf32>
    %52 = "stablehlo.reshape"(%arg1) : (tensor<2x3xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
    %53 = "stablehlo.transpose"(%52) {permutation = array<i64: 0, 2, 1>} : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %54 = "stablehlo.real"(%53) : (tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xf32>
    %55 = "stablehlo.imag"(%53) : (tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xf32>
    %56 = "stablehlo.negate"(%55) : (tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %57 = "stablehlo.complex"(%54, %56) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xcomplex<f32>>
    %58 = "stablehlo.constant"() {value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
    %59 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x2x2xi32>
    %60 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x2x2xi32>
    %61 = "stablehlo.compare"(%59, %60) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %62 = "stablehlo.convert"(%61) : (tensor<1x2x2xi1>) -> tensor<1x2x2xcomplex<f32>>
    %63 = "stablehlo.concatenate"(%57, %62) {dimension = 1 : i64} : (tensor<1x3x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>) -> tensor<1x5x2xcomplex<f32>>
    %64 = "stablehlo.slice"(%63) {limit_indices = array<i64: 1, 5, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x5x2xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
    %65 = "stablehlo.slice"(%63) {limit_indices = array<i64: 1, 5, 2>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 1>} : (tensor<1x5x2xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
    %66:5 = "stablehlo.while"(%11, %12, %1, %64, %65) ({
    ^bb0(%arg39: tensor<i32> loc("aten._linalg_svd.default"), %arg40: tensor<i1> loc("aten._linalg_svd.default"), %arg41: tensor<f32> loc("aten._linalg_svd.default"), %arg42: tensor<1x5x1xcomplex<f32>> loc("aten._linalg_svd.default"), %arg43: tensor<1x5x1xcomplex<f32>> loc("aten._linalg_svd.default")):
      %341 = "stablehlo.constant"() {value = dense<40> : tensor<i32>} : () -> tensor<i32>
      %342 = "stablehlo.compare"(%arg39, %341) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %343 = "stablehlo.and"(%arg40, %342) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%343) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg26: tensor<i32> loc("aten._linalg_svd.default"), %arg27: tensor<i1> loc("aten._linalg_svd.default"), %arg28: tensor<f32> loc("aten._linalg_svd.default"), %arg29: tensor<1x5x1xcomplex<f32>> loc("aten._linalg_svd.default"), %arg30: tensor<1x5x1xcomplex<f32>> loc("aten._linalg_svd.default")):
      %244 = "stablehlo.slice"(%arg29) {limit_indices = array<i64: 1, 3, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x5x1xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
      %245 = "stablehlo.real"(%244) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3x1xf32>
      %246 = "stablehlo.imag"(%244) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3x1xf32>
      %247 = "stablehlo.multiply"(%245, %245) : (tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
      %248 = "stablehlo.multiply"(%246, %246) : (tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
      %249 = "stablehlo.add"(%247, %248) : (tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
      %250 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %251 = "stablehlo.reduce"(%249, %250) ({
      ^bb0(%arg37: tensor<f32> loc("aten._linalg_svd.default"), %arg38: tensor<f32> loc("aten._linalg_svd.default")):
        %340 = "stablehlo.add"(%arg37, %arg38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%340) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3x1xf32>, tensor<f32>) -> tensor<1x1xf32>
      %252 = "stablehlo.slice"(%arg30) {limit_indices = array<i64: 1, 3, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x5x1xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
      %253 = "stablehlo.real"(%252) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3x1xf32>
      %254 = "stablehlo.imag"(%252) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3x1xf32>
      %255 = "stablehlo.multiply"(%253, %253) : (tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
      %256 = "stablehlo.multiply"(%254, %254) : (tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
      %257 = "stablehlo.add"(%255, %256) : (tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
      %258 = "stablehlo.reduce"(%257, %250) ({
      ^bb0(%arg35: tensor<f32> loc("aten._linalg_svd.default"), %arg36: tensor<f32> loc("aten._linalg_svd.default")):
        %339 = "stablehlo.add"(%arg35, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%339) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3x1xf32>, tensor<f32>) -> tensor<1x1xf32>
      %259 = "stablehlo.slice"(%arg29) {limit_indices = array<i64: 1, 3, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x5x1xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
      %260 = "stablehlo.real"(%259) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3x1xf32>
      %261 = "stablehlo.imag"(%259) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3x1xf32>
      %262 = "stablehlo.negate"(%261) : (tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
      %263 = "stablehlo.complex"(%260, %262) : (tensor<1x3x1xf32>, tensor<1x3x1xf32>) -> tensor<1x3x1xcomplex<f32>>
      %264 = "stablehlo.slice"(%arg30) {limit_indices = array<i64: 1, 3, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x5x1xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
      %265 = "stablehlo.multiply"(%263, %264) : (tensor<1x3x1xcomplex<f32>>, tensor<1x3x1xcomplex<f32>>) -> tensor<1x3x1xcomplex<f32>>
      %266 = "stablehlo.constant"() {value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
      %267 = "stablehlo.reduce"(%265, %266) ({
      ^bb0(%arg33: tensor<complex<f32>> loc("aten._linalg_svd.default"), %arg34: tensor<complex<f32>> loc("aten._linalg_svd.default")):
        %338 = "stablehlo.add"(%arg33, %arg34) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
        "stablehlo.return"(%338) : (tensor<complex<f32>>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x1xcomplex<f32>>
      %268 = "stablehlo.real"(%267) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
      %269 = "stablehlo.imag"(%267) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
      %270 = "stablehlo.multiply"(%268, %268) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %271 = "stablehlo.multiply"(%269, %269) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %272 = "stablehlo.add"(%270, %271) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %273 = "stablehlo.sqrt"(%272) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %274 = "stablehlo.broadcast_in_dim"(%250) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
      %275 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %276 = "stablehlo.broadcast_in_dim"(%275) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
      %277 = "stablehlo.sqrt"(%251) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %278 = "stablehlo.sqrt"(%258) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %279 = "stablehlo.multiply"(%277, %278) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %280 = "stablehlo.divide"(%273, %279) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %281 = "stablehlo.constant"() {value = dense<9.53674316E-7> : tensor<f32>} : () -> tensor<f32>
      %282 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x1xf32>
      %283 = "stablehlo.multiply"(%279, %282) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %284 = "stablehlo.compare"(%273, %283) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
      %285 = "stablehlo.select"(%284, %280, %274) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %286 = "stablehlo.reduce"(%285, %250) ({
      ^bb0(%arg31: tensor<f32> loc("aten._linalg_svd.default"), %arg32: tensor<f32> loc("aten._linalg_svd.default")):
        %337 = "stablehlo.maximum"(%arg31, %arg32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%337) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
      %287 = "stablehlo.select"(%284, %273, %276) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %288 = "stablehlo.add"(%287, %287) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %289 = "stablehlo.subtract"(%258, %251) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %290 = "stablehlo.divide"(%289, %288) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %291 = "stablehlo.multiply"(%290, %290) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %292 = "stablehlo.add"(%291, %276) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %293 = "stablehlo.sqrt"(%292) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %294 = "stablehlo.abs"(%290) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %295 = "stablehlo.add"(%294, %293) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %296 = "stablehlo.divide"(%276, %295) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %297 = "stablehlo.bitcast_convert"(%290) : (tensor<1x1xf32>) -> tensor<1x1xi32>
      %298 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %299 = "stablehlo.broadcast_in_dim"(%298) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x1xi32>
      %300 = "stablehlo.compare"(%297, %299) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
      %301 = "stablehlo.negate"(%296) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %302 = "stablehlo.select"(%300, %301, %296) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %303 = "stablehlo.select"(%284, %302, %274) : (tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %304 = "stablehlo.multiply"(%303, %303) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %305 = "stablehlo.add"(%304, %276) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %306 = "stablehlo.rsqrt"(%305) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %307 = "stablehlo.multiply"(%306, %303) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
      %308 = "stablehlo.real"(%267) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
      %309 = "stablehlo.imag"(%267) : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
      %310 = "stablehlo.negate"(%309) : (tensor<1x1xf32>) -> tensor<1x1xf32>
      %311 = "stablehlo.complex"(%308, %310) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
      %312 = "stablehlo.complex"(%287, %274) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
      %313 = "stablehlo.divide"(%311, %312) : (tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
      %314 = "stablehlo.constant"() {value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
      %315 = "stablehlo.broadcast_in_dim"(%314) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<1x1xcomplex<f32>>
      %316 = "stablehlo.select"(%284, %313, %315) : (tensor<1x1xi1>, tensor<1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
      %317 = "stablehlo.broadcast_in_dim"(%316) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %318 = "stablehlo.multiply"(%arg30, %317) : (tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %319 = "stablehlo.complex"(%306, %274) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
      %320 = "stablehlo.broadcast_in_dim"(%319) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %321 = "stablehlo.complex"(%307, %274) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xcomplex<f32>>
      %322 = "stablehlo.broadcast_in_dim"(%321) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %323 = "stablehlo.multiply"(%320, %arg29) : (tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %324 = "stablehlo.multiply"(%322, %318) : (tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %325 = "stablehlo.subtract"(%323, %324) : (tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %326 = "stablehlo.multiply"(%322, %arg29) : (tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %327 = "stablehlo.multiply"(%320, %318) : (tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %328 = "stablehlo.add"(%326, %327) : (tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>) -> tensor<1x5x1xcomplex<f32>>
      %329 = "stablehlo.maximum"(%arg28, %286) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %330 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %331 = "stablehlo.add"(%arg26, %330) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %332 = "stablehlo.remainder"(%331, %330) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %333 = "stablehlo.compare"(%332, %298) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %334 = "stablehlo.compare"(%329, %250) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %335 = "stablehlo.select"(%333, %334, %arg27) : (tensor<i1>, tensor<i1>, tensor<i1>) -> tensor<i1>
      %336 = "stablehlo.select"(%333, %250, %329) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%331, %335, %336, %325, %328) : (tensor<i32>, tensor<i1>, tensor<f32>, tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<i1>, tensor<f32>, tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>) -> (tensor<i32>, tensor<i1>, tensor<f32>, tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>)
    %67 = "stablehlo.concatenate"(%66#3, %66#4) {dimension = 2 : i64} : (tensor<1x5x1xcomplex<f32>>, tensor<1x5x1xcomplex<f32>>) -> tensor<1x5x2xcomplex<f32>>
    %68 = "stablehlo.slice"(%67) {limit_indices = array<i64: 1, 3, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x5x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %69 = "stablehlo.real"(%68) : (tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xf32>
    %70 = "stablehlo.imag"(%68) : (tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xf32>
    %71 = "stablehlo.multiply"(%69, %69) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %72 = "stablehlo.multiply"(%70, %70) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %73 = "stablehlo.add"(%71, %72) : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    %74 = "stablehlo.reduce"(%73, %1) ({
    ^bb0(%arg24: tensor<f32> loc("aten._linalg_svd.default"), %arg25: tensor<f32> loc("aten._linalg_svd.default")):
      %243 = "stablehlo.add"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%243) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<1x3x2xf32>, tensor<f32>) -> tensor<1x2xf32>
    %75 = "stablehlo.sqrt"(%74) : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %76 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x2xf32>) -> tensor<1x5x2xf32>
    %77:2 = "stablehlo.sort"(%76, %67) ({
    ^bb0(%arg20: tensor<f32> loc("aten._linalg_svd.default"), %arg21: tensor<f32> loc("aten._linalg_svd.default"), %arg22: tensor<complex<f32>> loc("aten._linalg_svd.default"), %arg23: tensor<complex<f32>> loc("aten._linalg_svd.default")):
      %242 = "stablehlo.compare"(%arg20, %arg21) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%242) : (tensor<i1>) -> ()
    }) {dimension = 2 : i64, is_stable = true} : (tensor<1x5x2xf32>, tensor<1x5x2xcomplex<f32>>) -> (tensor<1x5x2xf32>, tensor<1x5x2xcomplex<f32>>)
    %78 = "stablehlo.slice"(%77#0) {limit_indices = array<i64: 1, 1, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x5x2xf32>) -> tensor<1x1x2xf32>
    %79 = "stablehlo.reshape"(%78) : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
    %80 = "stablehlo.slice"(%77#1) {limit_indices = array<i64: 1, 3, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x5x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %81 = "stablehlo.slice"(%77#1) {limit_indices = array<i64: 1, 5, 2>, start_indices = array<i64: 0, 3, 0>, strides = array<i64: 1, 1, 1>} : (tensor<1x5x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
    %82 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<1x2xcomplex<f32>>
    %83:3 = "stablehlo.while"(%11, %80, %82) ({
    ^bb0(%arg17: tensor<i32> loc("aten._linalg_svd.default"), %arg18: tensor<1x3x2xcomplex<f32>> loc("aten._linalg_svd.default"), %arg19: tensor<1x2xcomplex<f32>> loc("aten._linalg_svd.default")):
      %240 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
      %241 = "stablehlo.compare"(%arg17, %240) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%241) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg12: tensor<i32> loc("aten._linalg_svd.default"), %arg13: tensor<1x3x2xcomplex<f32>> loc("aten._linalg_svd.default"), %arg14: tensor<1x2xcomplex<f32>> loc("aten._linalg_svd.default")):
      %151 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %152 = "stablehlo.add"(%arg12, %151) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %153 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %154 = "stablehlo.dynamic_slice"(%arg13, %153, %153, %arg12) {slice_sizes = array<i64: 1, 3, 1>} : (tensor<1x3x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f32>>
      %155 = "stablehlo.reshape"(%154) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %156 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3xi32>
      %157 = "stablehlo.broadcast_in_dim"(%arg12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %158 = "stablehlo.compare"(%156, %157) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %159 = "stablehlo.dynamic_slice"(%155, %153, %arg12) {slice_sizes = array<i64: 1, 1>} : (tensor<1x3xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
      %160 = "stablehlo.reshape"(%159) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %161 = "stablehlo.real"(%160) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %162 = "stablehlo.imag"(%160) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %163 = "stablehlo.constant"() {value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
      %164 = "stablehlo.broadcast_in_dim"(%163) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
      %165 = "stablehlo.select"(%158, %155, %164) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %166 = "stablehlo.real"(%165) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %167 = "stablehlo.imag"(%165) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %168 = "stablehlo.multiply"(%166, %166) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %169 = "stablehlo.multiply"(%167, %167) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %170 = "stablehlo.add"(%168, %169) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
      %171 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
      %172 = "stablehlo.reduce"(%170, %171) ({
      ^bb0(%arg15: tensor<f32> loc("aten._linalg_svd.default"), %arg16: tensor<f32> loc("aten._linalg_svd.default")):
        %239 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%239) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
      %173 = "stablehlo.broadcast_in_dim"(%171) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
      %174 = "stablehlo.compare"(%172, %173) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %175 = "stablehlo.compare"(%162, %173) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %176 = "stablehlo.and"(%174, %175) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
      %177 = "stablehlo.real"(%160) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %178 = "stablehlo.imag"(%160) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %179 = "stablehlo.multiply"(%177, %177) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %180 = "stablehlo.multiply"(%178, %178) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %181 = "stablehlo.add"(%179, %180) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %182 = "stablehlo.add"(%181, %172) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %183 = "stablehlo.sqrt"(%182) : (tensor<1xf32>) -> tensor<1xf32>
      %184 = "stablehlo.bitcast_convert"(%161) : (tensor<1xf32>) -> tensor<1xi32>
      %185 = "stablehlo.broadcast_in_dim"(%153) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
      %186 = "stablehlo.compare"(%184, %185) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %187 = "stablehlo.negate"(%183) : (tensor<1xf32>) -> tensor<1xf32>
      %188 = "stablehlo.select"(%186, %183, %187) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %189 = "stablehlo.select"(%176, %161, %188) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
      %190 = "stablehlo.complex"(%189, %173) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %191 = "stablehlo.not"(%176) : (tensor<1xi1>) -> tensor<1xi1>
      %192 = "stablehlo.subtract"(%190, %160) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %193 = "stablehlo.divide"(%192, %190) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %194 = "stablehlo.broadcast_in_dim"(%163) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
      %195 = "stablehlo.select"(%191, %193, %194) : (tensor<1xi1>, tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %196 = "stablehlo.subtract"(%160, %190) : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %197 = "stablehlo.broadcast_in_dim"(%196) {broadcast_dimensions = array<i64: 0>} : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %198 = "stablehlo.not"(%176) : (tensor<1xi1>) -> tensor<1xi1>
      %199 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi1>) -> tensor<1x3xi1>
      %200 = "stablehlo.and"(%158, %199) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %201 = "stablehlo.divide"(%155, %197) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %202 = "stablehlo.select"(%200, %201, %164) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %203 = "stablehlo.broadcast_in_dim"(%arg12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %204 = "stablehlo.compare"(%156, %203) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %205 = "stablehlo.constant"() {value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
      %206 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
      %207 = "stablehlo.select"(%204, %206, %202) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %208 = "stablehlo.real"(%195) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %209 = "stablehlo.imag"(%195) : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
      %210 = "stablehlo.negate"(%209) : (tensor<1xf32>) -> tensor<1xf32>
      %211 = "stablehlo.complex"(%208, %210) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xcomplex<f32>>
      %212 = "stablehlo.real"(%207) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %213 = "stablehlo.imag"(%207) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %214 = "stablehlo.negate"(%213) : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %215 = "stablehlo.complex"(%212, %214) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
      %216 = "stablehlo.dot_general"(%215, %arg13) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %217 = "stablehlo.broadcast_in_dim"(%211) {broadcast_dimensions = array<i64: 0>} : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %218 = "stablehlo.multiply"(%207, %217) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %219 = "stablehlo.broadcast_in_dim"(%218) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %220 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %221 = "stablehlo.multiply"(%219, %220) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %222 = "stablehlo.subtract"(%arg13, %221) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %223 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x2xi32>
      %224 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x2xi32>
      %225 = "stablehlo.broadcast_in_dim"(%arg12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3x2xi32>
      %226 = "stablehlo.compare"(%224, %225) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %227 = "stablehlo.select"(%226, %222, %arg13) : (tensor<1x3x2xi1>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %228 = "stablehlo.broadcast_in_dim"(%190) {broadcast_dimensions = array<i64: 0>} : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %229 = "stablehlo.select"(%204, %228, %202) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %230 = "stablehlo.or"(%204, %158) : (tensor<1x3xi1>, tensor<1x3xi1>) -> tensor<1x3xi1>
      %231 = "stablehlo.broadcast_in_dim"(%arg12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3x2xi32>
      %232 = "stablehlo.compare"(%224, %231) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
      %233 = "stablehlo.broadcast_in_dim"(%230) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xi1>) -> tensor<1x3x2xi1>
      %234 = "stablehlo.and"(%232, %233) : (tensor<1x3x2xi1>, tensor<1x3x2xi1>) -> tensor<1x3x2xi1>
      %235 = "stablehlo.broadcast_in_dim"(%229) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %236 = "stablehlo.select"(%234, %235, %227) : (tensor<1x3x2xi1>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %237 = "stablehlo.reshape"(%195) : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
      %238 = "stablehlo.dynamic_update_slice"(%arg14, %237, %153, %arg12) : (tensor<1x2xcomplex<f32>>, tensor<1x1xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x2xcomplex<f32>>
      "stablehlo.return"(%152, %236, %238) : (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>)
    %84 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x2xi32>
    %85 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x2xi32>
    %86 = "stablehlo.compare"(%84, %85) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
    %87 = "stablehlo.convert"(%86) : (tensor<1x3x2xi1>) -> tensor<1x3x2xcomplex<f32>>
    %88:4 = "stablehlo.while"(%11, %87, %83#1, %83#2) ({
    ^bb0(%arg8: tensor<i32> loc("aten._linalg_svd.default"), %arg9: tensor<1x3x2xcomplex<f32>> loc("aten._linalg_svd.default"), %arg10: tensor<1x3x2xcomplex<f32>> loc("aten._linalg_svd.default"), %arg11: tensor<1x2xcomplex<f32>> loc("aten._linalg_svd.default")):
      %149 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
      %150 = "stablehlo.compare"(%arg8, %149) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%150) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg4: tensor<i32> loc("aten._linalg_svd.default"), %arg5: tensor<1x3x2xcomplex<f32>> loc("aten._linalg_svd.default"), %arg6: tensor<1x3x2xcomplex<f32>> loc("aten._linalg_svd.default"), %arg7: tensor<1x2xcomplex<f32>> loc("aten._linalg_svd.default")):
      %119 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %120 = "stablehlo.add"(%arg4, %119) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %121 = "stablehlo.subtract"(%119, %arg4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %122 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %123 = "stablehlo.dynamic_slice"(%arg6, %122, %122, %121) {slice_sizes = array<i64: 1, 3, 1>} : (tensor<1x3x2xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x1xcomplex<f32>>
      %124 = "stablehlo.reshape"(%123) : (tensor<1x3x1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %125 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3xi32>
      %126 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %127 = "stablehlo.compare"(%125, %126) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %128 = "stablehlo.constant"() {value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
      %129 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
      %130 = "stablehlo.select"(%127, %124, %129) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %131 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x3xi32>
      %132 = "stablehlo.compare"(%125, %131) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi1>
      %133 = "stablehlo.constant"() {value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
      %134 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<1x3xcomplex<f32>>
      %135 = "stablehlo.select"(%132, %134, %130) : (tensor<1x3xi1>, tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %136 = "stablehlo.dynamic_slice"(%arg7, %122, %121) {slice_sizes = array<i64: 1, 1>} : (tensor<1x2xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x1xcomplex<f32>>
      %137 = "stablehlo.reshape"(%136) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
      %138 = "stablehlo.real"(%135) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %139 = "stablehlo.imag"(%135) : (tensor<1x3xcomplex<f32>>) -> tensor<1x3xf32>
      %140 = "stablehlo.negate"(%139) : (tensor<1x3xf32>) -> tensor<1x3xf32>
      %141 = "stablehlo.complex"(%138, %140) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xcomplex<f32>>
      %142 = "stablehlo.dot_general"(%141, %arg5) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x3xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
      %143 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64: 0>} : (tensor<1xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %144 = "stablehlo.multiply"(%135, %143) : (tensor<1x3xcomplex<f32>>, tensor<1x3xcomplex<f32>>) -> tensor<1x3xcomplex<f32>>
      %145 = "stablehlo.broadcast_in_dim"(%144) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %146 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %147 = "stablehlo.multiply"(%145, %146) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      %148 = "stablehlo.subtract"(%arg5, %147) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
      "stablehlo.return"(%120, %148, %arg6, %arg7) : (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> ()
    }) : (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> (tensor<i32>, tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>)
    %89 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x3x2xi32>
    %90 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x3x2xi32>
    %91 = "stablehlo.compare"(%89, %90) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x3x2xi32>, tensor<1x3x2xi32>) -> tensor<1x3x2xi1>
    %92 = "stablehlo.convert"(%91) : (tensor<1x3x2xi1>) -> tensor<1x3x2xcomplex<f32>>
    %93 = "stablehlo.multiply"(%83#1, %92) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %94 = "stablehlo.reduce"(%93, %58) ({
    ^bb0(%arg2: tensor<complex<f32>> loc("aten._linalg_svd.default"), %arg3: tensor<complex<f32>> loc("aten._linalg_svd.default")):
      %118 = "stablehlo.add"(%arg2, %arg3) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%118) : (tensor<complex<f32>>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<1x3x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1x2xcomplex<f32>>
    %95 = "stablehlo.real"(%94) : (tensor<1x2xcomplex<f32>>) -> tensor<1x2xf32>
    %96 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2xf32>
    %97 = "stablehlo.bitcast_convert"(%95) : (tensor<1x2xf32>) -> tensor<1x2xi32>
    %98 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x2xi32>
    %99 = "stablehlo.compare"(%97, %98) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi1>
    %100 = "stablehlo.negate"(%96) : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %101 = "stablehlo.select"(%99, %100, %96) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %102 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2xf32>
    %103 = "stablehlo.complex"(%101, %102) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xcomplex<f32>>
    %104 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64: 0, 2>} : (tensor<1x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %105 = "stablehlo.multiply"(%88#1, %104) : (tensor<1x3x2xcomplex<f32>>, tensor<1x3x2xcomplex<f32>>) -> tensor<1x3x2xcomplex<f32>>
    %106 = "stablehlo.transpose"(%105) {permutation = array<i64: 0, 2, 1>} : (tensor<1x3x2xcomplex<f32>>) -> tensor<1x2x3xcomplex<f32>>
    %107 = "stablehlo.real"(%106) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
    %108 = "stablehlo.imag"(%106) : (tensor<1x2x3xcomplex<f32>>) -> tensor<1x2x3xf32>
    %109 = "stablehlo.negate"(%108) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %110 = "stablehlo.complex"(%107, %109) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xcomplex<f32>>
    %111 = "stablehlo.reshape"(%81) : (tensor<1x2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %112 = "stablehlo.reshape"(%79) : (tensor<1x2xf32>) -> tensor<2xf32>
    %113 = "stablehlo.reshape"(%110) : (tensor<1x2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %114 = "stablehlo.transpose"(%49) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %115 = "stablehlo.transpose"(%51) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %116 = "stablehlo.transpose"(%111) {permutation = array<i64: 1, 0>} : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %117 = "stablehlo.transpose"(%113) {permutation = array<i64: 1, 0>} : (tensor<2x3xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    "func.return"(%114, %50, %115, %116, %112, %117) : (tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<2x2xcomplex<f32>>, tensor<2xf32>, tensor<3x2xcomplex<f32>>) -> ()
  }) : () -> ()
}) : () -> ()
