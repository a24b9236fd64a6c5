graph g inference
input %0 x1: f32[2]
input %1 x2: f32[2]
%2 = aten.igamma.default(%0, %1) : f32[2] name=igamma_default
return %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<2xf32>) -> tensor<2xf64>
    %1 = "stablehlo.convert"(%arg1) : (tensor<2xf32>) -> tensor<2xf64>
    %2 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %4 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %5 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %6 = "stablehlo.constant"() {value = dense<1.000000e+04> : tensor<f64>} : () -> tensor<f64>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %8 = "stablehlo.compare"(%0, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %9 = "stablehlo.and"(%5, %8) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %10 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %11 = "stablehlo.and"(%9, %10) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %12 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %14 = "stablehlo.compare"(%1, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %15 = "stablehlo.and"(%11, %14) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %16 = "stablehlo.compare"(%1, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %17 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %19 = "stablehlo.compare"(%1, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %20 = "stablehlo.or"(%16, %19) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %21 = "stablehlo.log"(%1) : (tensor<2xf64>) -> tensor<2xf64>
    %22 = "stablehlo.multiply"(%0, %21) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %23 = "stablehlo.subtract"(%22, %1) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %24 = "chlo.lgamma"(%0) : (tensor<2xf64>) -> tensor<2xf64>
    %25 = "stablehlo.subtract"(%23, %24) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %26 = "stablehlo.exponential"(%25) : (tensor<2xf64>) -> tensor<2xf64>
    %27 = "stablehlo.subtract"(%1, %0) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %28 = "stablehlo.divide"(%27, %0) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %29 = "stablehlo.divide"(%18, %0) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %30 = "stablehlo.multiply"(%29, %29) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %31 = "stablehlo.constant"() {value = dense<-5.9523809523809529E-4> : tensor<f64>} : () -> tensor<f64>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %33 = "stablehlo.multiply"(%32, %30) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %34 = "stablehlo.constant"() {value = dense<7.9365079365079365E-4> : tensor<f64>} : () -> tensor<f64>
    %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %36 = "stablehlo.add"(%33, %35) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %37 = "stablehlo.multiply"(%36, %30) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %38 = "stablehlo.constant"() {value = dense<-0.0027777777777777779> : tensor<f64>} : () -> tensor<f64>
    %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %40 = "stablehlo.add"(%37, %39) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %41 = "stablehlo.multiply"(%40, %30) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %42 = "stablehlo.constant"() {value = dense<0.083333333333333329> : tensor<f64>} : () -> tensor<f64>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %44 = "stablehlo.add"(%41, %43) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %45 = "stablehlo.multiply"(%44, %29) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %46 = "stablehlo.log_plus_one"(%28) : (tensor<2xf64>) -> tensor<2xf64>
    %47 = "stablehlo.subtract"(%46, %28) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %48 = "stablehlo.multiply"(%0, %47) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %49 = "stablehlo.subtract"(%48, %45) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %50 = "stablehlo.exponential"(%49) : (tensor<2xf64>) -> tensor<2xf64>
    %51 = "stablehlo.constant"() {value = dense<6.2831853071795862> : tensor<f64>} : () -> tensor<f64>
    %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %53 = "stablehlo.divide"(%0, %52) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %54 = "stablehlo.sqrt"(%53) : (tensor<2xf64>) -> tensor<2xf64>
    %55 = "stablehlo.multiply"(%50, %54) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %56 = "stablehlo.constant"() {value = dense<2.000000e+01> : tensor<f64>} : () -> tensor<f64>
    %57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %58 = "stablehlo.compare"(%0, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %59 = "stablehlo.select"(%58, %55, %26) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %60 = "stablehlo.and"(%15, %20) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %61 = "stablehlo.select"(%60, %0, %18) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %62 = "stablehlo.and"(%15, %20) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %63 = "stablehlo.select"(%62, %1, %3) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %64 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %65:5 = "stablehlo.while"(%64, %61, %63, %18, %18) ({
    ^bb0(%arg23: tensor<i32> loc("aten.igamma.default"), %arg24: tensor<2xf64> loc("aten.igamma.default"), %arg25: tensor<2xf64> loc("aten.igamma.default"), %arg26: tensor<2xf64> loc("aten.igamma.default"), %arg27: tensor<2xf64> loc("aten.igamma.default")):
      %220 = "stablehlo.constant"() {value = dense<5.5511151231257827E-17> : tensor<f64>} : () -> tensor<f64>
      %221 = "stablehlo.broadcast_in_dim"(%220) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
      %222 = "stablehlo.multiply"(%arg27, %221) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %223 = "stablehlo.compare"(%arg26, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %224 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %225 = "stablehlo.reduce"(%223, %224) ({
      ^bb0(%arg28: tensor<i1> loc("aten.igamma.default"), %arg29: tensor<i1> loc("aten.igamma.default")):
        %229 = "stablehlo.or"(%arg28, %arg29) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%229) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      %226 = "stablehlo.constant"() {value = dense<2000> : tensor<i32>} : () -> tensor<i32>
      %227 = "stablehlo.compare"(%arg23, %226) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %228 = "stablehlo.and"(%225, %227) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%228) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg18: tensor<i32> loc("aten.igamma.default"), %arg19: tensor<2xf64> loc("aten.igamma.default"), %arg20: tensor<2xf64> loc("aten.igamma.default"), %arg21: tensor<2xf64> loc("aten.igamma.default"), %arg22: tensor<2xf64> loc("aten.igamma.default")):
      %212 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %213 = "stablehlo.add"(%arg18, %212) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %214 = "stablehlo.convert"(%213) : (tensor<i32>) -> tensor<f64>
      %215 = "stablehlo.broadcast_in_dim"(%214) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
      %216 = "stablehlo.add"(%arg19, %215) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %217 = "stablehlo.divide"(%arg20, %216) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %218 = "stablehlo.multiply"(%arg21, %217) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %219 = "stablehlo.add"(%arg22, %218) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      "stablehlo.return"(%213, %arg19, %arg20, %218, %219) : (tensor<i32>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> ()
    }) : (tensor<i32>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> (tensor<i32>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>)
    %66 = "stablehlo.multiply"(%65#4, %59) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %67 = "stablehlo.divide"(%66, %0) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %68 = "stablehlo.not"(%20) : (tensor<2xi1>) -> tensor<2xi1>
    %69 = "stablehlo.and"(%15, %68) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %70 = "stablehlo.not"(%69) : (tensor<2xi1>) -> tensor<2xi1>
    %71 = "stablehlo.select"(%70, %18, %0) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %72 = "stablehlo.not"(%20) : (tensor<2xi1>) -> tensor<2xi1>
    %73 = "stablehlo.and"(%15, %72) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %74 = "stablehlo.not"(%73) : (tensor<2xi1>) -> tensor<2xi1>
    %75 = "stablehlo.constant"() {value = dense<1.000000e+03> : tensor<f64>} : () -> tensor<f64>
    %76 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %77 = "stablehlo.select"(%74, %76, %1) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %78 = "stablehlo.add"(%77, %18) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %79 = "stablehlo.subtract"(%78, %71) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %80 = "stablehlo.divide"(%18, %79) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %81 = "stablehlo.constant"() {value = dense<1.000000e+300> : tensor<f64>} : () -> tensor<f64>
    %82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %83:7 = "stablehlo.while"(%64, %71, %79, %82, %80, %80, %3) ({
    ^bb0(%arg9: tensor<i32> loc("aten.igamma.default"), %arg10: tensor<2xf64> loc("aten.igamma.default"), %arg11: tensor<2xf64> loc("aten.igamma.default"), %arg12: tensor<2xf64> loc("aten.igamma.default"), %arg13: tensor<2xf64> loc("aten.igamma.default"), %arg14: tensor<2xf64> loc("aten.igamma.default"), %arg15: tensor<2xf64> loc("aten.igamma.default")):
      %199 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %200 = "stablehlo.broadcast_in_dim"(%199) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
      %201 = "stablehlo.subtract"(%arg15, %200) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %202 = "stablehlo.abs"(%201) : (tensor<2xf64>) -> tensor<2xf64>
      %203 = "stablehlo.constant"() {value = dense<2.2204460492503131E-16> : tensor<f64>} : () -> tensor<f64>
      %204 = "stablehlo.broadcast_in_dim"(%203) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
      %205 = "stablehlo.compare"(%202, %204) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
      %206 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %207 = "stablehlo.reduce"(%205, %206) ({
      ^bb0(%arg16: tensor<i1> loc("aten.igamma.default"), %arg17: tensor<i1> loc("aten.igamma.default")):
        %211 = "stablehlo.or"(%arg16, %arg17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%211) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      %208 = "stablehlo.constant"() {value = dense<2000> : tensor<i32>} : () -> tensor<i32>
      %209 = "stablehlo.compare"(%arg9, %208) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %210 = "stablehlo.and"(%207, %209) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%210) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<i32> loc("aten.igamma.default"), %arg3: tensor<2xf64> loc("aten.igamma.default"), %arg4: tensor<2xf64> loc("aten.igamma.default"), %arg5: tensor<2xf64> loc("aten.igamma.default"), %arg6: tensor<2xf64> loc("aten.igamma.default"), %arg7: tensor<2xf64> loc("aten.igamma.default"), %arg8: tensor<2xf64> loc("aten.igamma.default")):
      %181 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %182 = "stablehlo.add"(%arg2, %181) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %183 = "stablehlo.convert"(%182) : (tensor<i32>) -> tensor<f64>
      %184 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
      %185 = "stablehlo.subtract"(%arg3, %184) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %186 = "stablehlo.multiply"(%184, %185) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %187 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %188 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
      %189 = "stablehlo.add"(%arg4, %188) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %190 = "stablehlo.multiply"(%186, %arg6) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %191 = "stablehlo.add"(%190, %189) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %192 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
      %193 = "stablehlo.broadcast_in_dim"(%192) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
      %194 = "stablehlo.divide"(%193, %191) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %195 = "stablehlo.divide"(%186, %arg5) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %196 = "stablehlo.add"(%195, %189) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %197 = "stablehlo.multiply"(%194, %196) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      %198 = "stablehlo.multiply"(%arg7, %197) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
      "stablehlo.return"(%182, %arg3, %189, %196, %194, %198, %197) : (tensor<i32>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> ()
    }) : (tensor<i32>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> (tensor<i32>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>)
    %84 = "stablehlo.multiply"(%83#5, %59) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %85 = "stablehlo.subtract"(%1, %0) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %86 = "stablehlo.divide"(%85, %0) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %87 = "stablehlo.abs"(%86) : (tensor<2xf64>) -> tensor<2xf64>
    %88 = "stablehlo.constant"() {value = dense<1.000000e-03> : tensor<f64>} : () -> tensor<f64>
    %89 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %90 = "stablehlo.compare"(%87, %89) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %91 = "stablehlo.multiply"(%86, %86) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %92 = "stablehlo.constant"() {value = dense<0.16666666666666666> : tensor<f64>} : () -> tensor<f64>
    %93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %94 = "stablehlo.multiply"(%93, %86) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %95 = "stablehlo.constant"() {value = dense<-2.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %97 = "stablehlo.add"(%94, %96) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %98 = "stablehlo.multiply"(%97, %86) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %99 = "stablehlo.constant"() {value = dense<2.500000e-01> : tensor<f64>} : () -> tensor<f64>
    %100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %101 = "stablehlo.add"(%98, %100) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %102 = "stablehlo.multiply"(%101, %86) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %103 = "stablehlo.constant"() {value = dense<-0.33333333333333331> : tensor<f64>} : () -> tensor<f64>
    %104 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %105 = "stablehlo.add"(%102, %104) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %106 = "stablehlo.multiply"(%105, %86) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %107 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %109 = "stablehlo.add"(%106, %108) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %110 = "stablehlo.multiply"(%91, %109) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %111 = "stablehlo.log_plus_one"(%86) : (tensor<2xf64>) -> tensor<2xf64>
    %112 = "stablehlo.subtract"(%86, %111) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %113 = "stablehlo.select"(%90, %110, %112) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %114 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %115 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %116 = "stablehlo.multiply"(%113, %115) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %117 = "stablehlo.sqrt"(%116) : (tensor<2xf64>) -> tensor<2xf64>
    %118 = "stablehlo.compare"(%86, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %119 = "stablehlo.negate"(%117) : (tensor<2xf64>) -> tensor<2xf64>
    %120 = "stablehlo.select"(%118, %119, %117) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %121 = "stablehlo.constant"() {value = dense<0.0011574074074074073> : tensor<f64>} : () -> tensor<f64>
    %122 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %123 = "stablehlo.multiply"(%122, %120) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %124 = "stablehlo.constant"() {value = dense<-0.014814814814814815> : tensor<f64>} : () -> tensor<f64>
    %125 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %126 = "stablehlo.add"(%123, %125) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %127 = "stablehlo.multiply"(%126, %120) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %128 = "stablehlo.add"(%127, %43) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %129 = "stablehlo.multiply"(%128, %120) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %130 = "stablehlo.add"(%129, %104) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %131 = "stablehlo.divide"(%18, %86) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %132 = "stablehlo.divide"(%18, %120) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %133 = "stablehlo.subtract"(%131, %132) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %134 = "stablehlo.select"(%90, %130, %133) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %135 = "stablehlo.multiply"(%0, %113) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %136 = "stablehlo.negate"(%135) : (tensor<2xf64>) -> tensor<2xf64>
    %137 = "stablehlo.exponential"(%136) : (tensor<2xf64>) -> tensor<2xf64>
    %138 = "stablehlo.multiply"(%0, %52) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %139 = "stablehlo.sqrt"(%138) : (tensor<2xf64>) -> tensor<2xf64>
    %140 = "stablehlo.divide"(%137, %139) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %141 = "stablehlo.multiply"(%140, %134) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %142 = "stablehlo.divide"(%0, %115) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %143 = "stablehlo.sqrt"(%142) : (tensor<2xf64>) -> tensor<2xf64>
    %144 = "stablehlo.multiply"(%120, %143) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %145 = "chlo.erfc"(%144) : (tensor<2xf64>) -> tensor<2xf64>
    %146 = "stablehlo.multiply"(%145, %108) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %147 = "stablehlo.add"(%146, %141) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %148 = "stablehlo.negate"(%144) : (tensor<2xf64>) -> tensor<2xf64>
    %149 = "chlo.erfc"(%148) : (tensor<2xf64>) -> tensor<2xf64>
    %150 = "stablehlo.multiply"(%149, %108) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %151 = "stablehlo.subtract"(%150, %141) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %152 = "stablehlo.subtract"(%18, %84) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %153 = "stablehlo.select"(%20, %67, %152) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %154 = "stablehlo.compare"(%0, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %155 = "stablehlo.select"(%154, %151, %153) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %156 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %157 = "stablehlo.select"(%156, %3, %155) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %158 = "stablehlo.select"(%4, %18, %157) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %159 = "stablehlo.compare"(%1, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %160 = "stablehlo.select"(%159, %18, %158) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %161 = "stablehlo.compare"(%0, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %162 = "stablehlo.select"(%161, %3, %160) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %163 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %164 = "stablehlo.and"(%4, %163) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %165 = "stablehlo.compare"(%0, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %166 = "stablehlo.compare"(%1, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %167 = "stablehlo.and"(%165, %166) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %168 = "stablehlo.or"(%164, %167) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %169 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %170 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %171 = "stablehlo.or"(%169, %170) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %172 = "stablehlo.or"(%171, %168) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %173 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %174 = "stablehlo.or"(%172, %173) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %175 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %176 = "stablehlo.or"(%174, %175) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %177 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<f64>} : () -> tensor<f64>
    %178 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2xf64>
    %179 = "stablehlo.select"(%176, %178, %162) : (tensor<2xi1>, tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
    %180 = "stablehlo.convert"(%179) : (tensor<2xf64>) -> tensor<2xf32>
    "func.return"(%180) : (tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
