//! Any body of a request is an error or tensors that are what they claim, and tensors survive a round trip.

use torchtpu_compile::fx::DType;
use torchtpu_compile::package::{
    Size, Tensor, TensorSpec, Tensors, read_json, read_npz, read_safetensors, write_json, write_safetensors,
};

fn sizes_fit(tensors: &Tensors) {
    for tensor in tensors.values() {
        let elements: i64 = tensor.dims.iter().product();
        assert_eq!(tensor.bytes().len(), elements as usize * tensor.dtype.size());
    }
}

pub fn check(data: &[u8]) {
    let spec = |name: &str, dtype, rank: usize| TensorSpec {
        name: name.to_owned(),
        dtype,
        dims: vec![Size::Number(1); rank],
    };
    let specs = [
        spec("x", DType::F32, 2),
        spec("ids", DType::I64, 2),
        spec("half", DType::BF16, 1),
        spec("mask", DType::Bool, 1),
        spec("c", DType::C64, 1),
    ];
    if let Ok(tensors) = read_json(data, &specs) {
        sizes_fit(&tensors);
        let listed: Vec<(String, Tensor)> = tensors.into_iter().collect();
        let text = write_json(&listed).expect("what came as JSON has a form in JSON");
        let empty = listed.iter().any(|(_, tensor)| tensor.dims.contains(&0));
        if !empty {
            let again = read_json(text.as_bytes(), &specs).expect("what was written can be read");
            for (name, tensor) in &listed {
                assert_eq!(again[name].bytes(), tensor.bytes());
            }
        }
    }
    if let Ok(tensors) = read_safetensors(data) {
        sizes_fit(&tensors);
        let listed: Vec<(String, Tensor)> = tensors.into_iter().collect();
        read_safetensors(&write_safetensors(&listed).expect("the same types")).expect("it was just written");
    }
    if let Ok(tensors) = read_npz(data) {
        sizes_fit(&tensors);
    }
}
