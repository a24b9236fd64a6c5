graph g inference
input %0 x1: f32[248]
%1 = aten.special_ndtri.default(%0) : f32[248] name=special_ndtri_default
return %1
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<248xf32>) -> tensor<248xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<248xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<248xf32>) -> tensor<248xf64>
    %1 = "stablehlo.constant"() {value = dense<5.000000e-01> : tensor<f64>} : () -> tensor<f64>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xi1>
    %4 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %6 = "stablehlo.subtract"(%5, %0) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %7 = "stablehlo.select"(%3, %6, %0) : (tensor<248xi1>, tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %8 = "stablehlo.subtract"(%0, %2) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %9 = "stablehlo.constant"() {value = dense<0.3646647167633873> : tensor<f64>} : () -> tensor<f64>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %11 = "stablehlo.divide"(%8, %10) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %12 = "stablehlo.multiply"(%11, %11) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %13 = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %15 = "stablehlo.multiply"(%12, %14) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %16 = "stablehlo.subtract"(%15, %5) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %17 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %19 = "stablehlo.constant"() {value = dense<[1.8969591466916613E-16, 1.0690458202686417E-15, 6.0426695700679983E-15, 3.4269051147953579E-14, 1.9506926197595904E-13, 1.1150515147852606E-12, 6.4042470956841749E-12, 3.6983680388130485E-11, 2.149284929356537E-10, 1.2583105378393047E-9, 7.4317380347121149E-9, 4.4359271368108042E-8, 2.6823801277591126E-7, 1.6487456852431861E-6, 1.0351019857789652E-5, 6.6864124088512037E-5, 4.4973297377232026E-4, 0.0032173720979539787, 0.025578018924084907, 0.25371828459510615]> : tensor<20xf64>} : () -> tensor<20xf64>
    %20 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %21:5 = "stablehlo.while"(%20, %19, %16, %18, %18) ({
    ^bb0(%arg26: tensor<i32> loc("aten.special_ndtri.default"), %arg27: tensor<20xf64> loc("aten.special_ndtri.default"), %arg28: tensor<248xf64> loc("aten.special_ndtri.default"), %arg29: tensor<248xf64> loc("aten.special_ndtri.default"), %arg30: tensor<248xf64> loc("aten.special_ndtri.default")):
      %114 = "stablehlo.constant"() {value = dense<20> : tensor<i32>} : () -> tensor<i32>
      %115 = "stablehlo.compare"(%arg26, %114) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%115) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg21: tensor<i32> loc("aten.special_ndtri.default"), %arg22: tensor<20xf64> loc("aten.special_ndtri.default"), %arg23: tensor<248xf64> loc("aten.special_ndtri.default"), %arg24: tensor<248xf64> loc("aten.special_ndtri.default"), %arg25: tensor<248xf64> loc("aten.special_ndtri.default")):
      %105 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %106 = "stablehlo.add"(%arg21, %105) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %107 = "stablehlo.dynamic_slice"(%arg22, %arg21) {slice_sizes = array<i64: 1>} : (tensor<20xf64>, tensor<i32>) -> tensor<1xf64>
      %108 = "stablehlo.reshape"(%107) : (tensor<1xf64>) -> tensor<f64>
      %109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
      %110 = "stablehlo.add"(%arg23, %arg23) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
      %111 = "stablehlo.multiply"(%110, %arg24) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
      %112 = "stablehlo.subtract"(%111, %arg25) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
      %113 = "stablehlo.add"(%112, %109) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
      "stablehlo.return"(%106, %arg22, %arg23, %113, %arg24) : (tensor<i32>, tensor<20xf64>, tensor<248xf64>, tensor<248xf64>, tensor<248xf64>) -> ()
    }) : (tensor<i32>, tensor<20xf64>, tensor<248xf64>, tensor<248xf64>, tensor<248xf64>) -> (tensor<i32>, tensor<20xf64>, tensor<248xf64>, tensor<248xf64>, tensor<248xf64>)
    %22 = "stablehlo.multiply"(%16, %21#3) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %23 = "stablehlo.subtract"(%22, %21#4) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %24 = "stablehlo.constant"() {value = dense<2.7375941110405506> : tensor<f64>} : () -> tensor<f64>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %26 = "stablehlo.add"(%23, %25) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %27 = "stablehlo.multiply"(%26, %8) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %28 = "stablehlo.log"(%7) : (tensor<248xf64>) -> tensor<248xf64>
    %29 = "stablehlo.constant"() {value = dense<-2.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %31 = "stablehlo.multiply"(%28, %30) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %32 = "stablehlo.sqrt"(%31) : (tensor<248xf64>) -> tensor<248xf64>
    %33 = "stablehlo.divide"(%5, %32) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %34 = "stablehlo.constant"() {value = dense<5.333333333333333> : tensor<f64>} : () -> tensor<f64>
    %35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %36 = "stablehlo.multiply"(%33, %35) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %37 = "stablehlo.constant"() {value = dense<1.6666666666666667> : tensor<f64>} : () -> tensor<f64>
    %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %39 = "stablehlo.subtract"(%36, %38) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %40 = "stablehlo.constant"() {value = dense<[-8.4165520719653528E-18, 2.9859096883581663E-17, -1.0676960547877132E-16, 3.851335330350926E-16, -1.4025323822078983E-15, 5.1595803578168425E-15, -1.9180256092833572E-14, 7.2061622456191896E-14, -2.7378162705006718E-13, 1.0539637346712683E-12, -4.1307838047637635E-12, 1.6615301099896749E-11, -6.9217430124355461E-11, 2.9983028640725882E-10, -1.3378085801669526E-9, 5.9806664883363897E-9, -2.5567092436755426E-8, 9.7196034877824814E-8, -2.836582317468518E-7, 2.9393582376851732E-7, 4.5750155352766024E-6, -1.2751839488653021E-4, 0.0064652958345132799, 0.21614552055802511]> : tensor<24xf64>} : () -> tensor<24xf64>
    %41:5 = "stablehlo.while"(%20, %40, %39, %18, %18) ({
    ^bb0(%arg16: tensor<i32> loc("aten.special_ndtri.default"), %arg17: tensor<24xf64> loc("aten.special_ndtri.default"), %arg18: tensor<248xf64> loc("aten.special_ndtri.default"), %arg19: tensor<248xf64> loc("aten.special_ndtri.default"), %arg20: tensor<248xf64> loc("aten.special_ndtri.default")):
      %103 = "stablehlo.constant"() {value = dense<24> : tensor<i32>} : () -> tensor<i32>
      %104 = "stablehlo.compare"(%arg16, %103) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%104) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg11: tensor<i32> loc("aten.special_ndtri.default"), %arg12: tensor<24xf64> loc("aten.special_ndtri.default"), %arg13: tensor<248xf64> loc("aten.special_ndtri.default"), %arg14: tensor<248xf64> loc("aten.special_ndtri.default"), %arg15: tensor<248xf64> loc("aten.special_ndtri.default")):
      %94 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %95 = "stablehlo.add"(%arg11, %94) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %96 = "stablehlo.dynamic_slice"(%arg12, %arg11) {slice_sizes = array<i64: 1>} : (tensor<24xf64>, tensor<i32>) -> tensor<1xf64>
      %97 = "stablehlo.reshape"(%96) : (tensor<1xf64>) -> tensor<f64>
      %98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
      %99 = "stablehlo.add"(%arg13, %arg13) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
      %100 = "stablehlo.multiply"(%99, %arg14) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
      %101 = "stablehlo.subtract"(%100, %arg15) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
      %102 = "stablehlo.add"(%101, %98) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
      "stablehlo.return"(%95, %arg12, %arg13, %102, %arg14) : (tensor<i32>, tensor<24xf64>, tensor<248xf64>, tensor<248xf64>, tensor<248xf64>) -> ()
    }) : (tensor<i32>, tensor<24xf64>, tensor<248xf64>, tensor<248xf64>, tensor<248xf64>) -> (tensor<i32>, tensor<24xf64>, tensor<248xf64>, tensor<248xf64>, tensor<248xf64>)
    %42 = "stablehlo.multiply"(%39, %41#3) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %43 = "stablehlo.subtract"(%42, %41#4) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %44 = "stablehlo.constant"() {value = dense<0.32941882141476309> : tensor<f64>} : () -> tensor<f64>
    %45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %46 = "stablehlo.add"(%43, %45) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %47 = "stablehlo.constant"() {value = dense<18.285714285714285> : tensor<f64>} : () -> tensor<f64>
    %48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %49 = "stablehlo.multiply"(%33, %48) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %50 = "stablehlo.constant"() {value = dense<1.2857142857142858> : tensor<f64>} : () -> tensor<f64>
    %51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %52 = "stablehlo.subtract"(%49, %51) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %53 = "stablehlo.constant"() {value = dense<[-2.0730286309125824E-18, 4.986252910007788E-18, -1.205552403966911E-17, 2.9309873882968416E-17, -7.1688911147036123E-17, 1.7648939480574302E-16, -4.3758334428117692E-16, 1.0933498254036685E-15, -2.7550814337801705E-15, 7.0073779340220029E-15, -1.8007336684720191E-14, 4.6807382065767582E-14, -1.2323550750385798E-13, 3.2916152017481618E-13, -8.9364939282242669E-13, 2.4718402279888001E-12, -6.9856905727131278E-12, 2.0243225006386442E-11, -6.0421160304607471E-11, 1.8683634358947945E-10, -6.031276120927268E-10, 2.0533418500861852E-9, -7.476769414629598E-9, 2.9702379411805765E-8, -1.3186724964235006E-7, 6.5736122024560312E-7, -3.4098524792167268E-6, 1.1967509231987061E-5, 5.8961471693496801E-4, 0.052726300605813334]> : tensor<30xf64>} : () -> tensor<30xf64>
    %54:5 = "stablehlo.while"(%20, %53, %52, %18, %18) ({
    ^bb0(%arg6: tensor<i32> loc("aten.special_ndtri.default"), %arg7: tensor<30xf64> loc("aten.special_ndtri.default"), %arg8: tensor<248xf64> loc("aten.special_ndtri.default"), %arg9: tensor<248xf64> loc("aten.special_ndtri.default"), %arg10: tensor<248xf64> loc("aten.special_ndtri.default")):
      %92 = "stablehlo.constant"() {value = dense<30> : tensor<i32>} : () -> tensor<i32>
      %93 = "stablehlo.compare"(%arg6, %92) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%93) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg1: tensor<i32> loc("aten.special_ndtri.default"), %arg2: tensor<30xf64> loc("aten.special_ndtri.default"), %arg3: tensor<248xf64> loc("aten.special_ndtri.default"), %arg4: tensor<248xf64> loc("aten.special_ndtri.default"), %arg5: tensor<248xf64> loc("aten.special_ndtri.default")):
      %83 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %84 = "stablehlo.add"(%arg1, %83) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %85 = "stablehlo.dynamic_slice"(%arg2, %arg1) {slice_sizes = array<i64: 1>} : (tensor<30xf64>, tensor<i32>) -> tensor<1xf64>
      %86 = "stablehlo.reshape"(%85) : (tensor<1xf64>) -> tensor<f64>
      %87 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
      %88 = "stablehlo.add"(%arg3, %arg3) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
      %89 = "stablehlo.multiply"(%88, %arg4) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
      %90 = "stablehlo.subtract"(%89, %arg5) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
      %91 = "stablehlo.add"(%90, %87) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
      "stablehlo.return"(%84, %arg2, %arg3, %91, %arg4) : (tensor<i32>, tensor<30xf64>, tensor<248xf64>, tensor<248xf64>, tensor<248xf64>) -> ()
    }) : (tensor<i32>, tensor<30xf64>, tensor<248xf64>, tensor<248xf64>, tensor<248xf64>) -> (tensor<i32>, tensor<30xf64>, tensor<248xf64>, tensor<248xf64>, tensor<248xf64>)
    %55 = "stablehlo.multiply"(%52, %54#3) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %56 = "stablehlo.subtract"(%55, %54#4) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %57 = "stablehlo.constant"() {value = dense<0.066544959744008716> : tensor<f64>} : () -> tensor<f64>
    %58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %59 = "stablehlo.add"(%56, %58) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %60 = "stablehlo.log"(%32) : (tensor<248xf64>) -> tensor<248xf64>
    %61 = "stablehlo.multiply"(%60, %33) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %62 = "stablehlo.subtract"(%61, %32) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %63 = "stablehlo.constant"() {value = dense<8.000000e+00> : tensor<f64>} : () -> tensor<f64>
    %64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %65 = "stablehlo.compare"(%32, %64) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xi1>
    %66 = "stablehlo.select"(%65, %59, %46) : (tensor<248xi1>, tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %67 = "stablehlo.add"(%62, %66) : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %68 = "stablehlo.negate"(%67) : (tensor<248xf64>) -> tensor<248xf64>
    %69 = "stablehlo.select"(%3, %68, %67) : (tensor<248xi1>, tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %70 = "stablehlo.constant"() {value = dense<0.1353352832366127> : tensor<f64>} : () -> tensor<f64>
    %71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %72 = "stablehlo.compare"(%7, %71) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xi1>
    %73 = "stablehlo.select"(%72, %69, %27) : (tensor<248xi1>, tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %74 = "stablehlo.compare"(%0, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xi1>
    %75 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %76 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %77 = "stablehlo.select"(%74, %76, %73) : (tensor<248xi1>, tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %78 = "stablehlo.compare"(%0, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<248xf64>, tensor<248xf64>) -> tensor<248xi1>
    %79 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<248xf64>
    %81 = "stablehlo.select"(%78, %80, %77) : (tensor<248xi1>, tensor<248xf64>, tensor<248xf64>) -> tensor<248xf64>
    %82 = "stablehlo.convert"(%81) : (tensor<248xf64>) -> tensor<248xf32>
    "func.return"(%82) : (tensor<248xf32>) -> ()
  }) : () -> ()
}) : () -> ()
