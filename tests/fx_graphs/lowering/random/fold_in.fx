graph g inference
input %0 seed: i64[2]
%1 = torchtpu.fold_in.default(%0, 3) : i64[2] name=n0
%2 = torchtpu.fold_in.default(%1, -1) : i64[2] name=n1
return %2
---
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xi64>) -> tensor<2xi64>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2xi64>):
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<ui32>} : () -> tensor<ui32>
    %1 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
    %2 = "stablehlo.convert"(%arg0) : (tensor<2xi64>) -> tensor<2xui32>
    %3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1xui32>) -> tensor<ui32>
    %5 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %6 = "stablehlo.reshape"(%5) : (tensor<1xui32>) -> tensor<ui32>
    %7 = "stablehlo.xor"(%4, %6) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %8 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
    %9 = "stablehlo.xor"(%7, %8) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %10 = "stablehlo.add"(%0, %4) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %11 = "stablehlo.add"(%1, %6) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %13 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
    %14 = "stablehlo.shift_left"(%11, %13) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %15 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
    %16 = "stablehlo.shift_right_logical"(%11, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %17 = "stablehlo.or"(%14, %16) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %18 = "stablehlo.xor"(%17, %12) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %19 = "stablehlo.add"(%12, %18) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %20 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
    %21 = "stablehlo.shift_left"(%18, %20) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %22 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
    %23 = "stablehlo.shift_right_logical"(%18, %22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %24 = "stablehlo.or"(%21, %23) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %25 = "stablehlo.xor"(%24, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %26 = "stablehlo.add"(%19, %25) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %27 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
    %28 = "stablehlo.shift_left"(%25, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %29 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
    %30 = "stablehlo.shift_right_logical"(%25, %29) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %31 = "stablehlo.or"(%28, %30) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %32 = "stablehlo.xor"(%31, %26) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %33 = "stablehlo.add"(%26, %32) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %34 = "stablehlo.shift_left"(%32, %29) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %35 = "stablehlo.shift_right_logical"(%32, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %36 = "stablehlo.or"(%34, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %37 = "stablehlo.xor"(%36, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %38 = "stablehlo.add"(%33, %6) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %39 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
    %40 = "stablehlo.add"(%9, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %41 = "stablehlo.add"(%37, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %42 = "stablehlo.add"(%38, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %43 = "stablehlo.shift_left"(%41, %22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %44 = "stablehlo.shift_right_logical"(%41, %20) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %45 = "stablehlo.or"(%43, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %46 = "stablehlo.xor"(%45, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %47 = "stablehlo.add"(%42, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %48 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
    %49 = "stablehlo.shift_left"(%46, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %50 = "stablehlo.shift_right_logical"(%46, %1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %51 = "stablehlo.or"(%49, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %52 = "stablehlo.xor"(%51, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %53 = "stablehlo.add"(%47, %52) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %54 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
    %55 = "stablehlo.shift_left"(%52, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %56 = "stablehlo.shift_right_logical"(%52, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %57 = "stablehlo.or"(%55, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %58 = "stablehlo.xor"(%57, %53) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %59 = "stablehlo.add"(%53, %58) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %60 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
    %61 = "stablehlo.shift_left"(%58, %60) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %62 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
    %63 = "stablehlo.shift_right_logical"(%58, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %64 = "stablehlo.or"(%61, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %65 = "stablehlo.xor"(%64, %59) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %66 = "stablehlo.add"(%59, %9) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %67 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
    %68 = "stablehlo.add"(%4, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %69 = "stablehlo.add"(%65, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %70 = "stablehlo.add"(%66, %69) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %71 = "stablehlo.shift_left"(%69, %13) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %72 = "stablehlo.shift_right_logical"(%69, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %73 = "stablehlo.or"(%71, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %74 = "stablehlo.xor"(%73, %70) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %75 = "stablehlo.add"(%70, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %76 = "stablehlo.shift_left"(%74, %20) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %77 = "stablehlo.shift_right_logical"(%74, %22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %78 = "stablehlo.or"(%76, %77) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %79 = "stablehlo.xor"(%78, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %80 = "stablehlo.add"(%75, %79) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %81 = "stablehlo.shift_left"(%79, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %82 = "stablehlo.shift_right_logical"(%79, %29) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %83 = "stablehlo.or"(%81, %82) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %84 = "stablehlo.xor"(%83, %80) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %85 = "stablehlo.add"(%80, %84) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %86 = "stablehlo.shift_left"(%84, %29) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %87 = "stablehlo.shift_right_logical"(%84, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %88 = "stablehlo.or"(%86, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %89 = "stablehlo.xor"(%88, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %90 = "stablehlo.add"(%85, %4) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %91 = "stablehlo.add"(%6, %1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %92 = "stablehlo.add"(%89, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %93 = "stablehlo.add"(%90, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %94 = "stablehlo.shift_left"(%92, %22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %95 = "stablehlo.shift_right_logical"(%92, %20) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %96 = "stablehlo.or"(%94, %95) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %97 = "stablehlo.xor"(%96, %93) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %98 = "stablehlo.add"(%93, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %99 = "stablehlo.shift_left"(%97, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %100 = "stablehlo.shift_right_logical"(%97, %1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %101 = "stablehlo.or"(%99, %100) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %102 = "stablehlo.xor"(%101, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %103 = "stablehlo.add"(%98, %102) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %104 = "stablehlo.shift_left"(%102, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %105 = "stablehlo.shift_right_logical"(%102, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %106 = "stablehlo.or"(%104, %105) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %107 = "stablehlo.xor"(%106, %103) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %108 = "stablehlo.add"(%103, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %109 = "stablehlo.shift_left"(%107, %60) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %110 = "stablehlo.shift_right_logical"(%107, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %111 = "stablehlo.or"(%109, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %112 = "stablehlo.xor"(%111, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %113 = "stablehlo.add"(%108, %6) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %114 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
    %115 = "stablehlo.add"(%9, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %116 = "stablehlo.add"(%112, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %117 = "stablehlo.add"(%113, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %118 = "stablehlo.shift_left"(%116, %13) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %119 = "stablehlo.shift_right_logical"(%116, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %120 = "stablehlo.or"(%118, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %121 = "stablehlo.xor"(%120, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %122 = "stablehlo.add"(%117, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %123 = "stablehlo.shift_left"(%121, %20) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %124 = "stablehlo.shift_right_logical"(%121, %22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %125 = "stablehlo.or"(%123, %124) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %126 = "stablehlo.xor"(%125, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %127 = "stablehlo.add"(%122, %126) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %128 = "stablehlo.shift_left"(%126, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %129 = "stablehlo.shift_right_logical"(%126, %29) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %130 = "stablehlo.or"(%128, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %131 = "stablehlo.xor"(%130, %127) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %132 = "stablehlo.add"(%127, %131) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %133 = "stablehlo.shift_left"(%131, %29) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %134 = "stablehlo.shift_right_logical"(%131, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %135 = "stablehlo.or"(%133, %134) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %136 = "stablehlo.xor"(%135, %132) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %137 = "stablehlo.add"(%132, %9) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %138 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
    %139 = "stablehlo.add"(%4, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %140 = "stablehlo.add"(%136, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %141 = "stablehlo.reshape"(%137) : (tensor<ui32>) -> tensor<1xui32>
    %142 = "stablehlo.reshape"(%140) : (tensor<ui32>) -> tensor<1xui32>
    %143 = "stablehlo.concatenate"(%141, %142) {dimension = 0 : i64} : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %144 = "stablehlo.convert"(%143) : (tensor<2xui32>) -> tensor<2xi64>
    %145 = "stablehlo.constant"() {value = dense<4294967295> : tensor<ui32>} : () -> tensor<ui32>
    %146 = "stablehlo.convert"(%144) : (tensor<2xi64>) -> tensor<2xui32>
    %147 = "stablehlo.slice"(%146) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %148 = "stablehlo.reshape"(%147) : (tensor<1xui32>) -> tensor<ui32>
    %149 = "stablehlo.slice"(%146) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui32>) -> tensor<1xui32>
    %150 = "stablehlo.reshape"(%149) : (tensor<1xui32>) -> tensor<ui32>
    %151 = "stablehlo.xor"(%148, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %152 = "stablehlo.xor"(%151, %8) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %153 = "stablehlo.add"(%145, %148) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %154 = "stablehlo.add"(%145, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %155 = "stablehlo.add"(%153, %154) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %156 = "stablehlo.shift_left"(%154, %13) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %157 = "stablehlo.shift_right_logical"(%154, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %158 = "stablehlo.or"(%156, %157) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %159 = "stablehlo.xor"(%158, %155) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %160 = "stablehlo.add"(%155, %159) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %161 = "stablehlo.shift_left"(%159, %20) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %162 = "stablehlo.shift_right_logical"(%159, %22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %163 = "stablehlo.or"(%161, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %164 = "stablehlo.xor"(%163, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %165 = "stablehlo.add"(%160, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %166 = "stablehlo.shift_left"(%164, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %167 = "stablehlo.shift_right_logical"(%164, %29) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %168 = "stablehlo.or"(%166, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %169 = "stablehlo.xor"(%168, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %170 = "stablehlo.add"(%165, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %171 = "stablehlo.shift_left"(%169, %29) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %172 = "stablehlo.shift_right_logical"(%169, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %173 = "stablehlo.or"(%171, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %174 = "stablehlo.xor"(%173, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %175 = "stablehlo.add"(%170, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %176 = "stablehlo.add"(%152, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %177 = "stablehlo.add"(%174, %176) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %178 = "stablehlo.add"(%175, %177) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %179 = "stablehlo.shift_left"(%177, %22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %180 = "stablehlo.shift_right_logical"(%177, %20) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %181 = "stablehlo.or"(%179, %180) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %182 = "stablehlo.xor"(%181, %178) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %183 = "stablehlo.add"(%178, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %184 = "stablehlo.shift_left"(%182, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %185 = "stablehlo.shift_right_logical"(%182, %1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %186 = "stablehlo.or"(%184, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %187 = "stablehlo.xor"(%186, %183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %188 = "stablehlo.add"(%183, %187) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %189 = "stablehlo.shift_left"(%187, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %190 = "stablehlo.shift_right_logical"(%187, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %191 = "stablehlo.or"(%189, %190) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %192 = "stablehlo.xor"(%191, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %193 = "stablehlo.add"(%188, %192) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %194 = "stablehlo.shift_left"(%192, %60) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %195 = "stablehlo.shift_right_logical"(%192, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %196 = "stablehlo.or"(%194, %195) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %197 = "stablehlo.xor"(%196, %193) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %198 = "stablehlo.add"(%193, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %199 = "stablehlo.add"(%148, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %200 = "stablehlo.add"(%197, %199) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %201 = "stablehlo.add"(%198, %200) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %202 = "stablehlo.shift_left"(%200, %13) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %203 = "stablehlo.shift_right_logical"(%200, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %204 = "stablehlo.or"(%202, %203) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %205 = "stablehlo.xor"(%204, %201) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %206 = "stablehlo.add"(%201, %205) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %207 = "stablehlo.shift_left"(%205, %20) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %208 = "stablehlo.shift_right_logical"(%205, %22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %209 = "stablehlo.or"(%207, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %210 = "stablehlo.xor"(%209, %206) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %211 = "stablehlo.add"(%206, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %212 = "stablehlo.shift_left"(%210, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %213 = "stablehlo.shift_right_logical"(%210, %29) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %214 = "stablehlo.or"(%212, %213) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %215 = "stablehlo.xor"(%214, %211) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %216 = "stablehlo.add"(%211, %215) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %217 = "stablehlo.shift_left"(%215, %29) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %218 = "stablehlo.shift_right_logical"(%215, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %219 = "stablehlo.or"(%217, %218) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %220 = "stablehlo.xor"(%219, %216) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %221 = "stablehlo.add"(%216, %148) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %222 = "stablehlo.add"(%150, %1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %223 = "stablehlo.add"(%220, %222) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %224 = "stablehlo.add"(%221, %223) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %225 = "stablehlo.shift_left"(%223, %22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %226 = "stablehlo.shift_right_logical"(%223, %20) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %227 = "stablehlo.or"(%225, %226) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %228 = "stablehlo.xor"(%227, %224) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %229 = "stablehlo.add"(%224, %228) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %230 = "stablehlo.shift_left"(%228, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %231 = "stablehlo.shift_right_logical"(%228, %1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %232 = "stablehlo.or"(%230, %231) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %233 = "stablehlo.xor"(%232, %229) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %234 = "stablehlo.add"(%229, %233) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %235 = "stablehlo.shift_left"(%233, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %236 = "stablehlo.shift_right_logical"(%233, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %237 = "stablehlo.or"(%235, %236) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %238 = "stablehlo.xor"(%237, %234) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %239 = "stablehlo.add"(%234, %238) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %240 = "stablehlo.shift_left"(%238, %60) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %241 = "stablehlo.shift_right_logical"(%238, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %242 = "stablehlo.or"(%240, %241) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %243 = "stablehlo.xor"(%242, %239) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %244 = "stablehlo.add"(%239, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %245 = "stablehlo.add"(%152, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %246 = "stablehlo.add"(%243, %245) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %247 = "stablehlo.add"(%244, %246) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %248 = "stablehlo.shift_left"(%246, %13) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %249 = "stablehlo.shift_right_logical"(%246, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %250 = "stablehlo.or"(%248, %249) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %251 = "stablehlo.xor"(%250, %247) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %252 = "stablehlo.add"(%247, %251) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %253 = "stablehlo.shift_left"(%251, %20) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %254 = "stablehlo.shift_right_logical"(%251, %22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %255 = "stablehlo.or"(%253, %254) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %256 = "stablehlo.xor"(%255, %252) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %257 = "stablehlo.add"(%252, %256) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %258 = "stablehlo.shift_left"(%256, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %259 = "stablehlo.shift_right_logical"(%256, %29) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %260 = "stablehlo.or"(%258, %259) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %261 = "stablehlo.xor"(%260, %257) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %262 = "stablehlo.add"(%257, %261) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %263 = "stablehlo.shift_left"(%261, %29) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %264 = "stablehlo.shift_right_logical"(%261, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %265 = "stablehlo.or"(%263, %264) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %266 = "stablehlo.xor"(%265, %262) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %267 = "stablehlo.add"(%262, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %268 = "stablehlo.add"(%148, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %269 = "stablehlo.add"(%266, %268) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %270 = "stablehlo.reshape"(%267) : (tensor<ui32>) -> tensor<1xui32>
    %271 = "stablehlo.reshape"(%269) : (tensor<ui32>) -> tensor<1xui32>
    %272 = "stablehlo.concatenate"(%270, %271) {dimension = 0 : i64} : (tensor<1xui32>, tensor<1xui32>) -> tensor<2xui32>
    %273 = "stablehlo.convert"(%272) : (tensor<2xui32>) -> tensor<2xi64>
    "func.return"(%273) : (tensor<2xi64>) -> ()
  }) : () -> ()
}) : () -> ()
