graph g inference
input %0 a: f32[3]
input %1 b: f32[3]
input %2 c: f64[3]
%3 = aten.sin.default(%0) : f32[3] name=n0
%4 = aten.acos.default(%0) : f32[3] name=n1
%5 = aten.atan2.default(%0, %1) : f32[3] name=n2
%6 = aten.fmod.Tensor(%0, %1) : f32[3] name=n3
%7 = aten.sin.default(%2) : f64[3] name=n4
%8 = aten.polygamma.default(1, %0) : f32[3] name=n5
return %3, %4, %5, %6, %7, %8
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf32>, tensor<3xf32>, tensor<3xf64>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf64>, tensor<3xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf64>):
    %0 = "stablehlo.abs"(%arg0) : (tensor<3xf32>) -> tensor<3xf32>
    %1 = "stablehlo.constant"() {value = dense<4.000000e+08> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %4 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %6 = "stablehlo.compare"(%0, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %7 = "stablehlo.and"(%3, %6) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %8 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %9 = "stablehlo.reduce"(%7, %8) ({
    ^bb0(%arg7: tensor<i1> loc("aten.sin.default"), %arg8: tensor<i1> loc("aten.sin.default")):
      %441 = "stablehlo.or"(%arg7, %arg8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%441) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %10 = "stablehlo.if"(%9) ({
      %439 = "stablehlo.optimization_barrier"(%arg0) : (tensor<3xf32>) -> tensor<3xf32>
      %440 = "stablehlo.sine"(%439) : (tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%440) : (tensor<3xf32>) -> ()
    }, {
      %360 = "stablehlo.convert"(%arg0) : (tensor<3xf32>) -> tensor<3xf64>
      %361 = "stablehlo.constant"() {value = dense<0.63661977236758138> : tensor<f64>} : () -> tensor<f64>
      %362 = "stablehlo.broadcast_in_dim"(%361) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %363 = "stablehlo.multiply"(%360, %362) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %364 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
      %365 = "stablehlo.broadcast_in_dim"(%364) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %366 = "stablehlo.add"(%363, %365) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %367 = "stablehlo.floor"(%366) : (tensor<3xf64>) -> tensor<3xf64>
      %368 = "stablehlo.constant"() {value = dense<1.5707963109016418> : tensor<f64>} : () -> tensor<f64>
      %369 = "stablehlo.broadcast_in_dim"(%368) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %370 = "stablehlo.multiply"(%367, %369) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %371 = "stablehlo.subtract"(%360, %370) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %372 = "stablehlo.constant"() {value = dense<1.5893254773528196E-8> : tensor<f64>} : () -> tensor<f64>
      %373 = "stablehlo.broadcast_in_dim"(%372) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %374 = "stablehlo.multiply"(%367, %373) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %375 = "stablehlo.subtract"(%371, %374) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %376 = "stablehlo.multiply"(%375, %375) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %377 = "stablehlo.multiply"(%375, %376) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %378 = "stablehlo.constant"() {value = dense<2.7246868722877944E-6> : tensor<f64>} : () -> tensor<f64>
      %379 = "stablehlo.broadcast_in_dim"(%378) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %380 = "stablehlo.multiply"(%379, %376) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %381 = "stablehlo.constant"() {value = dense<-1.9840063040804117E-4> : tensor<f64>} : () -> tensor<f64>
      %382 = "stablehlo.broadcast_in_dim"(%381) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %383 = "stablehlo.add"(%380, %382) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %384 = "stablehlo.multiply"(%383, %376) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %385 = "stablehlo.constant"() {value = dense<0.0083333318306294292> : tensor<f64>} : () -> tensor<f64>
      %386 = "stablehlo.broadcast_in_dim"(%385) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %387 = "stablehlo.add"(%384, %386) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %388 = "stablehlo.multiply"(%387, %376) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %389 = "stablehlo.constant"() {value = dense<-0.16666666663741367> : tensor<f64>} : () -> tensor<f64>
      %390 = "stablehlo.broadcast_in_dim"(%389) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %391 = "stablehlo.add"(%388, %390) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %392 = "stablehlo.multiply"(%377, %391) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %393 = "stablehlo.add"(%375, %392) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %394 = "stablehlo.multiply"(%376, %365) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %395 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %396 = "stablehlo.broadcast_in_dim"(%395) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %397 = "stablehlo.subtract"(%396, %394) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %398 = "stablehlo.multiply"(%376, %376) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %399 = "stablehlo.constant"() {value = dense<-2.7298407652795173E-7> : tensor<f64>} : () -> tensor<f64>
      %400 = "stablehlo.broadcast_in_dim"(%399) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %401 = "stablehlo.multiply"(%400, %376) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %402 = "stablehlo.constant"() {value = dense<2.4800580601354642E-5> : tensor<f64>} : () -> tensor<f64>
      %403 = "stablehlo.broadcast_in_dim"(%402) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %404 = "stablehlo.add"(%401, %403) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %405 = "stablehlo.multiply"(%404, %376) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %406 = "stablehlo.constant"() {value = dense<-0.0013888887635227975> : tensor<f64>} : () -> tensor<f64>
      %407 = "stablehlo.broadcast_in_dim"(%406) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %408 = "stablehlo.add"(%405, %407) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %409 = "stablehlo.multiply"(%408, %376) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %410 = "stablehlo.constant"() {value = dense<0.04166666666422613> : tensor<f64>} : () -> tensor<f64>
      %411 = "stablehlo.broadcast_in_dim"(%410) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %412 = "stablehlo.add"(%409, %411) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %413 = "stablehlo.multiply"(%398, %412) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %414 = "stablehlo.add"(%397, %413) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %415 = "stablehlo.constant"() {value = dense<2.500000e-01> : tensor<f64>} : () -> tensor<f64>
      %416 = "stablehlo.broadcast_in_dim"(%415) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %417 = "stablehlo.multiply"(%367, %416) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %418 = "stablehlo.floor"(%417) : (tensor<3xf64>) -> tensor<3xf64>
      %419 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %420 = "stablehlo.broadcast_in_dim"(%419) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %421 = "stablehlo.multiply"(%418, %420) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %422 = "stablehlo.subtract"(%367, %421) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %423 = "stablehlo.compare"(%422, %396) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
      %424 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %425 = "stablehlo.broadcast_in_dim"(%424) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %426 = "stablehlo.compare"(%422, %425) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
      %427 = "stablehlo.or"(%423, %426) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %428 = "stablehlo.select"(%427, %414, %393) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %429 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %430 = "stablehlo.broadcast_in_dim"(%429) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %431 = "stablehlo.compare"(%422, %430) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
      %432 = "stablehlo.negate"(%428) : (tensor<3xf64>) -> tensor<3xf64>
      %433 = "stablehlo.select"(%431, %432, %428) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %434 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %435 = "stablehlo.broadcast_in_dim"(%434) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %436 = "stablehlo.compare"(%360, %435) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
      %437 = "stablehlo.select"(%436, %360, %433) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %438 = "stablehlo.convert"(%437) : (tensor<3xf64>) -> tensor<3xf32>
      "stablehlo.return"(%438) : (tensor<3xf32>) -> ()
    }) : (tensor<i1>) -> tensor<3xf32>
    %11 = "stablehlo.convert"(%arg0) : (tensor<3xf32>) -> tensor<3xf64>
    %12 = "stablehlo.abs"(%11) : (tensor<3xf64>) -> tensor<3xf64>
    %13 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %15 = "stablehlo.compare"(%12, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %16 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %18 = "stablehlo.subtract"(%17, %12) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %19 = "stablehlo.multiply"(%18, %14) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %20 = "stablehlo.sqrt"(%19) : (tensor<3xf64>) -> tensor<3xf64>
    %21 = "stablehlo.select"(%15, %20, %11) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %22 = "stablehlo.multiply"(%21, %21) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %23 = "stablehlo.constant"() {value = dense<0.032957594700848809> : tensor<f64>} : () -> tensor<f64>
    %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %25 = "stablehlo.multiply"(%24, %22) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %26 = "stablehlo.constant"() {value = dense<0.0019156113431105127> : tensor<f64>} : () -> tensor<f64>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %28 = "stablehlo.add"(%25, %27) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %29 = "stablehlo.multiply"(%28, %22) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %30 = "stablehlo.constant"() {value = dense<0.020681327171691671> : tensor<f64>} : () -> tensor<f64>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %32 = "stablehlo.add"(%29, %31) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %33 = "stablehlo.multiply"(%32, %22) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %34 = "stablehlo.constant"() {value = dense<0.021855742599843481> : tensor<f64>} : () -> tensor<f64>
    %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %36 = "stablehlo.add"(%33, %35) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %37 = "stablehlo.multiply"(%36, %22) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %38 = "stablehlo.constant"() {value = dense<0.030428119019079429> : tensor<f64>} : () -> tensor<f64>
    %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %40 = "stablehlo.add"(%37, %39) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %41 = "stablehlo.multiply"(%40, %22) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %42 = "stablehlo.constant"() {value = dense<0.044640564692200367> : tensor<f64>} : () -> tensor<f64>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %44 = "stablehlo.add"(%41, %43) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %45 = "stablehlo.multiply"(%44, %22) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %46 = "stablehlo.constant"() {value = dense<0.075000056558218828> : tensor<f64>} : () -> tensor<f64>
    %47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %48 = "stablehlo.add"(%45, %47) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %49 = "stablehlo.multiply"(%48, %22) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %50 = "stablehlo.constant"() {value = dense<0.16666666613278705> : tensor<f64>} : () -> tensor<f64>
    %51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %52 = "stablehlo.add"(%49, %51) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %53 = "stablehlo.multiply"(%52, %22) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %54 = "stablehlo.constant"() {value = dense<1.0000000000008249> : tensor<f64>} : () -> tensor<f64>
    %55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %56 = "stablehlo.add"(%53, %55) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %57 = "stablehlo.multiply"(%21, %56) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %58 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %60 = "stablehlo.multiply"(%57, %59) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %61 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %63 = "stablehlo.compare"(%11, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %64 = "stablehlo.constant"() {value = dense<3.1415926535897931> : tensor<f64>} : () -> tensor<f64>
    %65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %66 = "stablehlo.subtract"(%65, %60) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %67 = "stablehlo.select"(%63, %66, %60) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %68 = "stablehlo.constant"() {value = dense<1.5707963267948966> : tensor<f64>} : () -> tensor<f64>
    %69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %70 = "stablehlo.subtract"(%69, %57) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %71 = "stablehlo.select"(%15, %67, %70) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %72 = "stablehlo.convert"(%71) : (tensor<3xf64>) -> tensor<3xf32>
    %73 = "stablehlo.bitcast_convert"(%arg0) : (tensor<3xf32>) -> tensor<3xi32>
    %74 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
    %75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %76 = "stablehlo.and"(%73, %75) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %77 = "stablehlo.bitcast_convert"(%arg1) : (tensor<3xf32>) -> tensor<3xi32>
    %78 = "stablehlo.and"(%77, %75) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %79 = "stablehlo.subtract"(%78, %76) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %80 = "stablehlo.constant"() {value = dense<1031798784> : tensor<i32>} : () -> tensor<i32>
    %81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %82 = "stablehlo.compare"(%79, %81) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %83 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %84 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %85 = "stablehlo.compare"(%76, %84) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %86 = "stablehlo.and"(%82, %85) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %87 = "stablehlo.constant"() {value = dense<2139095040> : tensor<i32>} : () -> tensor<i32>
    %88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %89 = "stablehlo.compare"(%78, %88) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %90 = "stablehlo.and"(%86, %89) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %91 = "stablehlo.bitcast_convert"(%arg1) : (tensor<3xf32>) -> tensor<3xi32>
    %92 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %94 = "stablehlo.compare"(%91, %93) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %95 = "stablehlo.not"(%94) : (tensor<3xi1>) -> tensor<3xi1>
    %96 = "stablehlo.and"(%90, %95) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %97 = "stablehlo.compare"(%76, %84) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %98 = "stablehlo.constant"() {value = dense<8388608> : tensor<i32>} : () -> tensor<i32>
    %99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %100 = "stablehlo.compare"(%76, %99) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %101 = "stablehlo.and"(%97, %100) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %102 = "stablehlo.or"(%96, %101) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %103 = "stablehlo.compare"(%78, %84) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %104 = "stablehlo.compare"(%78, %99) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %105 = "stablehlo.and"(%103, %104) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %106 = "stablehlo.or"(%102, %105) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %107 = "stablehlo.reduce"(%106, %8) ({
    ^bb0(%arg5: tensor<i1> loc("aten.atan2.default"), %arg6: tensor<i1> loc("aten.atan2.default")):
      %359 = "stablehlo.or"(%arg5, %arg6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%359) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %108 = "stablehlo.if"(%107) ({
      %356 = "stablehlo.optimization_barrier"(%arg0) : (tensor<3xf32>) -> tensor<3xf32>
      %357 = "stablehlo.optimization_barrier"(%arg1) : (tensor<3xf32>) -> tensor<3xf32>
      %358 = "stablehlo.atan2"(%356, %357) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%358) : (tensor<3xf32>) -> ()
    }, {
      %267 = "stablehlo.bitcast_convert"(%arg0) : (tensor<3xf32>) -> tensor<3xi32>
      %268 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %269 = "stablehlo.broadcast_in_dim"(%268) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
      %270 = "stablehlo.compare"(%267, %269) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %271 = "stablehlo.bitcast_convert"(%arg1) : (tensor<3xf32>) -> tensor<3xi32>
      %272 = "stablehlo.compare"(%271, %269) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %273 = "stablehlo.convert"(%arg0) : (tensor<3xf32>) -> tensor<3xf64>
      %274 = "stablehlo.convert"(%arg1) : (tensor<3xf32>) -> tensor<3xf64>
      %275 = "stablehlo.abs"(%273) : (tensor<3xf64>) -> tensor<3xf64>
      %276 = "stablehlo.abs"(%274) : (tensor<3xf64>) -> tensor<3xf64>
      %277 = "stablehlo.compare"(%275, %276) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
      %278 = "stablehlo.select"(%277, %276, %275) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %279 = "stablehlo.select"(%277, %275, %276) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %280 = "stablehlo.divide"(%278, %279) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %281 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %282 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %283 = "stablehlo.compare"(%279, %282) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
      %284 = "stablehlo.select"(%283, %282, %280) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %285 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
      %286 = "stablehlo.broadcast_in_dim"(%285) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %287 = "stablehlo.compare"(%278, %286) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
      %288 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %289 = "stablehlo.broadcast_in_dim"(%288) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %290 = "stablehlo.select"(%287, %289, %284) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %291 = "stablehlo.multiply"(%290, %290) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %292 = "stablehlo.constant"() {value = dense<-6.633954571104787E-4> : tensor<f64>} : () -> tensor<f64>
      %293 = "stablehlo.broadcast_in_dim"(%292) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %294 = "stablehlo.multiply"(%293, %291) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %295 = "stablehlo.constant"() {value = dense<0.0047324841934219203> : tensor<f64>} : () -> tensor<f64>
      %296 = "stablehlo.broadcast_in_dim"(%295) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %297 = "stablehlo.add"(%294, %296) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %298 = "stablehlo.multiply"(%297, %291) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %299 = "stablehlo.constant"() {value = dense<-0.015828322749149415> : tensor<f64>} : () -> tensor<f64>
      %300 = "stablehlo.broadcast_in_dim"(%299) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %301 = "stablehlo.add"(%298, %300) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %302 = "stablehlo.multiply"(%301, %291) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %303 = "stablehlo.constant"() {value = dense<0.033826218952786875> : tensor<f64>} : () -> tensor<f64>
      %304 = "stablehlo.broadcast_in_dim"(%303) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %305 = "stablehlo.add"(%302, %304) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %306 = "stablehlo.multiply"(%305, %291) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %307 = "stablehlo.constant"() {value = dense<-0.053956680571371721> : tensor<f64>} : () -> tensor<f64>
      %308 = "stablehlo.broadcast_in_dim"(%307) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %309 = "stablehlo.add"(%306, %308) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %310 = "stablehlo.multiply"(%309, %291) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %311 = "stablehlo.constant"() {value = dense<0.072282783453772523> : tensor<f64>} : () -> tensor<f64>
      %312 = "stablehlo.broadcast_in_dim"(%311) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %313 = "stablehlo.add"(%310, %312) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %314 = "stablehlo.multiply"(%313, %291) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %315 = "stablehlo.constant"() {value = dense<-0.089741719583638815> : tensor<f64>} : () -> tensor<f64>
      %316 = "stablehlo.broadcast_in_dim"(%315) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %317 = "stablehlo.add"(%314, %316) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %318 = "stablehlo.multiply"(%317, %291) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %319 = "stablehlo.constant"() {value = dense<0.11091922963683302> : tensor<f64>} : () -> tensor<f64>
      %320 = "stablehlo.broadcast_in_dim"(%319) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %321 = "stablehlo.add"(%318, %320) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %322 = "stablehlo.multiply"(%321, %291) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %323 = "stablehlo.constant"() {value = dense<-0.14283813255743194> : tensor<f64>} : () -> tensor<f64>
      %324 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %325 = "stablehlo.add"(%322, %324) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %326 = "stablehlo.multiply"(%325, %291) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %327 = "stablehlo.constant"() {value = dense<0.19999901102171555> : tensor<f64>} : () -> tensor<f64>
      %328 = "stablehlo.broadcast_in_dim"(%327) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %329 = "stablehlo.add"(%326, %328) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %330 = "stablehlo.multiply"(%329, %291) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %331 = "stablehlo.constant"() {value = dense<-0.33333331290889989> : tensor<f64>} : () -> tensor<f64>
      %332 = "stablehlo.broadcast_in_dim"(%331) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %333 = "stablehlo.add"(%330, %332) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %334 = "stablehlo.multiply"(%333, %291) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %335 = "stablehlo.constant"() {value = dense<0.99999999992930366> : tensor<f64>} : () -> tensor<f64>
      %336 = "stablehlo.broadcast_in_dim"(%335) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %337 = "stablehlo.add"(%334, %336) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %338 = "stablehlo.multiply"(%290, %337) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %339 = "stablehlo.constant"() {value = dense<1.5707963267948966> : tensor<f64>} : () -> tensor<f64>
      %340 = "stablehlo.broadcast_in_dim"(%339) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %341 = "stablehlo.subtract"(%340, %338) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %342 = "stablehlo.select"(%277, %341, %338) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %343 = "stablehlo.constant"() {value = dense<3.1415926535897931> : tensor<f64>} : () -> tensor<f64>
      %344 = "stablehlo.broadcast_in_dim"(%343) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %345 = "stablehlo.subtract"(%344, %342) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %346 = "stablehlo.select"(%272, %345, %342) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %347 = "stablehlo.negate"(%346) : (tensor<3xf64>) -> tensor<3xf64>
      %348 = "stablehlo.select"(%270, %347, %346) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %349 = "stablehlo.compare"(%274, %274) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
      %350 = "stablehlo.compare"(%273, %273) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
      %351 = "stablehlo.or"(%349, %350) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %352 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
      %353 = "stablehlo.broadcast_in_dim"(%352) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %354 = "stablehlo.select"(%351, %353, %348) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %355 = "stablehlo.convert"(%354) : (tensor<3xf64>) -> tensor<3xf32>
      "stablehlo.return"(%355) : (tensor<3xf32>) -> ()
    }) : (tensor<i1>) -> tensor<3xf32>
    %109 = "stablehlo.abs"(%arg0) : (tensor<3xf32>) -> tensor<3xf32>
    %110 = "stablehlo.abs"(%arg1) : (tensor<3xf32>) -> tensor<3xf32>
    %111 = "stablehlo.constant"() {value = dense<0x4B666666> : tensor<f32>} : () -> tensor<f32>
    %112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %113 = "stablehlo.multiply"(%110, %112) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %114 = "stablehlo.compare"(%109, %113) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %115 = "stablehlo.abs"(%arg0) : (tensor<3xf32>) -> tensor<3xf32>
    %116 = "stablehlo.compare"(%115, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %117 = "stablehlo.and"(%114, %116) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %118 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    %119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %120 = "stablehlo.compare"(%arg1, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %121 = "stablehlo.and"(%117, %120) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %122 = "stablehlo.bitcast_convert"(%arg1) : (tensor<3xf32>) -> tensor<3xi32>
    %123 = "stablehlo.and"(%122, %75) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %124 = "stablehlo.compare"(%123, %84) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %125 = "stablehlo.constant"() {value = dense<209715200> : tensor<i32>} : () -> tensor<i32>
    %126 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
    %127 = "stablehlo.compare"(%123, %126) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %128 = "stablehlo.and"(%124, %127) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %129 = "stablehlo.or"(%121, %128) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %130 = "stablehlo.reduce"(%129, %8) ({
    ^bb0(%arg3: tensor<i1> loc("aten.fmod.Tensor"), %arg4: tensor<i1> loc("aten.fmod.Tensor")):
      %266 = "stablehlo.or"(%arg3, %arg4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%266) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %131 = "stablehlo.if"(%130) ({
      %263 = "stablehlo.optimization_barrier"(%arg0) : (tensor<3xf32>) -> tensor<3xf32>
      %264 = "stablehlo.optimization_barrier"(%arg1) : (tensor<3xf32>) -> tensor<3xf32>
      %265 = "stablehlo.remainder"(%263, %264) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%265) : (tensor<3xf32>) -> ()
    }, {
      %244 = "stablehlo.convert"(%arg0) : (tensor<3xf32>) -> tensor<3xf64>
      %245 = "stablehlo.convert"(%arg1) : (tensor<3xf32>) -> tensor<3xf64>
      %246 = "stablehlo.divide"(%244, %245) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %247 = "stablehlo.floor"(%246) : (tensor<3xf64>) -> tensor<3xf64>
      %248 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %249 = "stablehlo.broadcast_in_dim"(%248) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
      %250 = "stablehlo.compare"(%246, %249) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
      %251 = "stablehlo.ceil"(%246) : (tensor<3xf64>) -> tensor<3xf64>
      %252 = "stablehlo.select"(%250, %251, %247) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %253 = "stablehlo.multiply"(%252, %245) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %254 = "stablehlo.subtract"(%244, %253) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %255 = "stablehlo.compare"(%254, %249) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
      %256 = "stablehlo.multiply"(%244, %249) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %257 = "stablehlo.select"(%255, %256, %254) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
      %258 = "stablehlo.convert"(%257) : (tensor<3xf64>) -> tensor<3xf32>
      %259 = "stablehlo.abs"(%arg0) : (tensor<3xf32>) -> tensor<3xf32>
      %260 = "stablehlo.abs"(%arg1) : (tensor<3xf32>) -> tensor<3xf32>
      %261 = "stablehlo.compare"(%259, %260) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %262 = "stablehlo.select"(%261, %arg0, %258) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      "stablehlo.return"(%262) : (tensor<3xf32>) -> ()
    }) : (tensor<i1>) -> tensor<3xf32>
    %132 = "stablehlo.sine"(%arg2) : (tensor<3xf64>) -> tensor<3xf64>
    %133 = "stablehlo.convert"(%arg0) : (tensor<3xf32>) -> tensor<3xf64>
    %134 = "stablehlo.compare"(%133, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %135 = "stablehlo.subtract"(%17, %133) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %136 = "stablehlo.select"(%134, %135, %133) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %137 = "stablehlo.add"(%136, %62) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %138 = "stablehlo.multiply"(%137, %137) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %139 = "stablehlo.divide"(%17, %138) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %140 = "stablehlo.add"(%136, %17) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %141 = "stablehlo.multiply"(%140, %140) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %142 = "stablehlo.divide"(%17, %141) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %143 = "stablehlo.add"(%139, %142) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %144 = "stablehlo.add"(%136, %59) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %145 = "stablehlo.multiply"(%144, %144) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %146 = "stablehlo.divide"(%17, %145) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %147 = "stablehlo.add"(%143, %146) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %148 = "stablehlo.constant"() {value = dense<3.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %149 = "stablehlo.broadcast_in_dim"(%148) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %150 = "stablehlo.add"(%136, %149) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %151 = "stablehlo.multiply"(%150, %150) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %152 = "stablehlo.divide"(%17, %151) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %153 = "stablehlo.add"(%147, %152) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %154 = "stablehlo.constant"() {value = dense<4.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %155 = "stablehlo.broadcast_in_dim"(%154) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %156 = "stablehlo.add"(%136, %155) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %157 = "stablehlo.multiply"(%156, %156) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %158 = "stablehlo.divide"(%17, %157) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %159 = "stablehlo.add"(%153, %158) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %160 = "stablehlo.constant"() {value = dense<5.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %161 = "stablehlo.broadcast_in_dim"(%160) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %162 = "stablehlo.add"(%136, %161) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %163 = "stablehlo.multiply"(%162, %162) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %164 = "stablehlo.divide"(%17, %163) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %165 = "stablehlo.add"(%159, %164) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %166 = "stablehlo.constant"() {value = dense<6.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %167 = "stablehlo.broadcast_in_dim"(%166) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %168 = "stablehlo.add"(%136, %167) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %169 = "stablehlo.multiply"(%168, %168) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %170 = "stablehlo.divide"(%17, %169) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %171 = "stablehlo.add"(%165, %170) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %172 = "stablehlo.constant"() {value = dense<7.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %173 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %174 = "stablehlo.add"(%136, %173) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %175 = "stablehlo.divide"(%17, %174) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %176 = "stablehlo.multiply"(%175, %175) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %177 = "stablehlo.constant"() {value = dense<0.07575757575757576> : tensor<f64>} : () -> tensor<f64>
    %178 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %179 = "stablehlo.multiply"(%178, %176) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %180 = "stablehlo.constant"() {value = dense<-0.033333333333333333> : tensor<f64>} : () -> tensor<f64>
    %181 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %182 = "stablehlo.add"(%179, %181) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %183 = "stablehlo.multiply"(%182, %176) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %184 = "stablehlo.constant"() {value = dense<0.023809523809523808> : tensor<f64>} : () -> tensor<f64>
    %185 = "stablehlo.broadcast_in_dim"(%184) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %186 = "stablehlo.add"(%183, %185) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %187 = "stablehlo.multiply"(%186, %176) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %188 = "stablehlo.add"(%187, %181) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %189 = "stablehlo.multiply"(%188, %176) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %190 = "stablehlo.constant"() {value = dense<0.16666666666666666> : tensor<f64>} : () -> tensor<f64>
    %191 = "stablehlo.broadcast_in_dim"(%190) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %192 = "stablehlo.add"(%189, %191) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %193 = "stablehlo.multiply"(%176, %14) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %194 = "stablehlo.add"(%175, %193) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %195 = "stablehlo.multiply"(%176, %175) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %196 = "stablehlo.multiply"(%195, %192) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %197 = "stablehlo.add"(%194, %196) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %198 = "stablehlo.add"(%171, %197) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %199 = "stablehlo.add"(%133, %14) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %200 = "stablehlo.floor"(%199) : (tensor<3xf64>) -> tensor<3xf64>
    %201 = "stablehlo.subtract"(%133, %200) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %202 = "stablehlo.multiply"(%201, %59) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %203 = "stablehlo.multiply"(%202, %202) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %204 = "stablehlo.constant"() {value = dense<4.5283014761460365E-5> : tensor<f64>} : () -> tensor<f64>
    %205 = "stablehlo.broadcast_in_dim"(%204) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %206 = "stablehlo.multiply"(%205, %203) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %207 = "stablehlo.constant"() {value = dense<-9.5532965849518046E-4> : tensor<f64>} : () -> tensor<f64>
    %208 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %209 = "stablehlo.add"(%206, %208) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %210 = "stablehlo.multiply"(%209, %203) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %211 = "stablehlo.constant"() {value = dense<0.012897067385823408> : tensor<f64>} : () -> tensor<f64>
    %212 = "stablehlo.broadcast_in_dim"(%211) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %213 = "stablehlo.add"(%210, %212) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %214 = "stablehlo.multiply"(%213, %203) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %215 = "stablehlo.constant"() {value = dense<-0.11766309620460942> : tensor<f64>} : () -> tensor<f64>
    %216 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %217 = "stablehlo.add"(%214, %216) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %218 = "stablehlo.multiply"(%217, %203) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %219 = "stablehlo.constant"() {value = dense<0.66763101586465667> : tensor<f64>} : () -> tensor<f64>
    %220 = "stablehlo.broadcast_in_dim"(%219) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %221 = "stablehlo.add"(%218, %220) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %222 = "stablehlo.multiply"(%221, %203) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %223 = "stablehlo.constant"() {value = dense<-2.0293560402128734> : tensor<f64>} : () -> tensor<f64>
    %224 = "stablehlo.broadcast_in_dim"(%223) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %225 = "stablehlo.add"(%222, %224) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %226 = "stablehlo.multiply"(%225, %203) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %227 = "stablehlo.constant"() {value = dense<2.4674011000377707> : tensor<f64>} : () -> tensor<f64>
    %228 = "stablehlo.broadcast_in_dim"(%227) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %229 = "stablehlo.add"(%226, %228) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %230 = "stablehlo.multiply"(%203, %229) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %231 = "stablehlo.constant"() {value = dense<9.869604401089358> : tensor<f64>} : () -> tensor<f64>
    %232 = "stablehlo.broadcast_in_dim"(%231) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %233 = "stablehlo.divide"(%232, %230) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %234 = "stablehlo.subtract"(%233, %198) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %235 = "stablehlo.compare"(%133, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %236 = "stablehlo.floor"(%133) : (tensor<3xf64>) -> tensor<3xf64>
    %237 = "stablehlo.compare"(%236, %133) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %238 = "stablehlo.and"(%235, %237) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %239 = "stablehlo.select"(%134, %234, %198) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %240 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %241 = "stablehlo.broadcast_in_dim"(%240) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<3xf64>
    %242 = "stablehlo.select"(%238, %241, %239) : (tensor<3xi1>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    %243 = "stablehlo.convert"(%242) : (tensor<3xf64>) -> tensor<3xf32>
    "func.return"(%10, %72, %108, %131, %132, %243) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf64>, tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
