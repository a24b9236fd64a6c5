//! What ranks compute together: each collective on all ranks of a program, each on a device of its own of this process,
//! against the same computed plainly.

use crate::pjrt_support::site_packages;
use crate::random::Random;
use half::bf16;
use torchtpu_compile::fx::Graph;
use torchtpu_compile::runtime::{CompileSettings, DeviceSettings, run_ranks};

/// Whole numbers, which every element type here holds exactly.
type Numbers = Vec<i64>;
/// What the rank at a place of a group has in the end, from what all ranks of the group have.
type Expected = Box<dyn Fn(usize, &[&Numbers]) -> Vec<f64>>;
type Fold = fn(i64, i64) -> i64;

fn to_bytes(dtype: &str, numbers: &[i64]) -> Vec<u8> {
    let each = |f: &dyn Fn(i64) -> Vec<u8>| numbers.iter().flat_map(|n| f(*n)).collect();
    match dtype {
        "f32" => each(&|n| (n as f32).to_le_bytes().to_vec()),
        "bf16" => each(&|n| bf16::from_f64(n as f64).to_le_bytes().to_vec()),
        "i32" => each(&|n| (n as i32).to_le_bytes().to_vec()),
        "bool" => each(&|n| vec![u8::from(n != 0)]),
        other => panic!("{other}"),
    }
}

fn to_numbers(dtype: &str, bytes: &[u8]) -> Vec<f64> {
    match dtype {
        "f32" => bytes.chunks(4).map(|b| f64::from(f32::from_le_bytes(b.try_into().unwrap()))).collect(),
        "bf16" => bytes.chunks(2).map(|b| bf16::from_le_bytes(b.try_into().unwrap()).to_f64()).collect(),
        "i32" => bytes.chunks(4).map(|b| f64::from(i32::from_le_bytes(b.try_into().unwrap()))).collect(),
        "bool" => bytes.iter().map(|b| f64::from(*b)).collect(),
        other => panic!("{other}"),
    }
}

fn run(text: &str, inputs: &[Vec<Vec<u8>>]) -> Vec<Vec<Vec<u8>>> {
    let device = DeviceSettings { site_packages: site_packages(), ..DeviceSettings::default() };
    let graph = Graph::parse(text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    run_ranks(graph, &device, &CompileSettings::default(), inputs).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// Rows of every rank's tensor, two columns each.
const COLUMNS: usize = 2;

struct Case {
    call: String,
    rows: usize,
    /// What the rank at place `i` of a group has in the end, from what all ranks of the group have.
    expected: Expected,
}

fn folded(f: fn(i64, i64) -> i64) -> impl Fn(&[&Numbers]) -> Numbers {
    move |all| {
        let fold = |i: usize| all.iter().map(|x| x[i]).reduce(f).unwrap();
        (0..all[0].len()).map(fold).collect()
    }
}

fn floats(numbers: &[i64]) -> Vec<f64> {
    numbers.iter().map(|n| *n as f64).collect()
}

/// Each collective over groups of `n` ranks, whose tensors have `2 n` rows.
fn cases(n: usize, dtype: &str) -> Vec<Case> {
    let rows = 2 * n;
    let mut cases = Vec::new();
    let mut case = |call: String, rows: usize, expected: Expected| {
        cases.push(Case { call, rows, expected });
    };
    let reductions: [(&str, Fold); 4] =
        [("sum", |a, b| a + b), ("product", |a, b| a * b), ("min", i64::min), ("max", i64::max)];
    for (name, f) in reductions {
        let fold = folded(f);
        case(
            format!("_c10d_functional.all_reduce.default(%0, \"{name}\", &0)"),
            rows,
            Box::new(move |_, all| floats(&fold(all))),
        );
        let fold = folded(f);
        case(
            format!("_c10d_functional.reduce_scatter_tensor.default(%0, \"{name}\", {n}, &0)"),
            2,
            Box::new(move |i, all| floats(&fold(all)[2 * COLUMNS * i..2 * COLUMNS * (i + 1)])),
        );
    }
    if dtype != "i32" {
        let fold = folded(|a, b| a + b);
        let mean = move |all: &[&Numbers]| -> Vec<f64> {
            fold(all).iter().map(|s| *s as f64 / all.len() as f64).collect()
        };
        case(
            "_c10d_functional.all_reduce.default(%0, \"avg\", &0)".to_string(),
            rows,
            Box::new(move |_, all| mean(all)),
        );
    } else {
        let bits: [(&str, Fold); 3] = [("band", |a, b| a & b), ("bor", |a, b| a | b), ("bxor", |a, b| a ^ b)];
        for (name, f) in bits {
            let fold = folded(f);
            case(
                format!("_c10d_functional.all_reduce.default(%0, \"{name}\", &0)"),
                rows,
                Box::new(move |_, all| floats(&fold(all))),
            );
        }
        let fold = folded(|a, b| a | b);
        case(
            format!("_c10d_functional.reduce_scatter_tensor.default(%0, \"bor\", {n}, &0)"),
            2,
            Box::new(move |i, all| floats(&fold(all)[2 * COLUMNS * i..2 * COLUMNS * (i + 1)])),
        );
    }
    case(
        format!("_c10d_functional.all_gather_into_tensor.default(%0, {n}, &0)"),
        rows * n,
        Box::new(|_, all| all.iter().flat_map(|x| floats(x)).collect()),
    );
    let splits = vec!["2"; n].join(", ");
    case(
        format!("_c10d_functional.all_to_all_single.default(%0, [{splits}], [{splits}], &0)"),
        rows,
        Box::new(|i, all| {
            let part = |x: &&Numbers| floats(&x[2 * COLUMNS * i..2 * COLUMNS * (i + 1)]);
            all.iter().flat_map(part).collect()
        }),
    );
    for source in [0, n - 1] {
        case(
            format!("_c10d_functional.broadcast.default(%0, {source}, &0)"),
            rows,
            Box::new(move |_, all| floats(all[source])),
        );
    }
    cases
}

/// Runs each case in one program over `groups`.
fn check(groups: &[Vec<usize>], dtype: &str) {
    let (n, ranks) = (groups[0].len(), groups.iter().map(Vec::len).sum::<usize>());
    let cases = cases(n, dtype);
    let listed: Vec<String> = groups.iter().map(|g| format!("{g:?}").replace(' ', "")).collect();
    let mut text = format!("graph g inference\ngroups {}\n", listed.join(" "));
    text += &format!("input %0 x: {dtype}[{},{COLUMNS}]\n", 2 * n);
    let mut returned = Vec::new();
    for (i, case) in cases.iter().enumerate() {
        let (begun, done, rows) = (2 * i + 1, 2 * i + 2, case.rows);
        text += &format!("%{begun} = {} : {dtype}[{rows},{COLUMNS}] name=c{i}\n", case.call);
        text += &format!(
            "%{done} = _c10d_functional.wait_tensor.default(%{begun}) : {dtype}[{rows},{COLUMNS}] name=w{i}\n"
        );
        returned.push(format!("%{done}"));
    }
    text += &format!("return {}\n", returned.join(", "));
    let mut random = Random::new(7);
    // Products of eight of these are exact in bfloat16.
    let values = [-2, -1, 1, 2];
    let inputs: Vec<Numbers> =
        (0..ranks).map(|_| (0..2 * n * COLUMNS).map(|_| values[random.below(4)]).collect()).collect();
    let bytes: Vec<Vec<Vec<u8>>> = inputs.iter().map(|x| vec![to_bytes(dtype, x)]).collect();
    let results = run(&text, &bytes);
    for group in groups {
        let all: Vec<&Numbers> = group.iter().map(|rank| &inputs[*rank]).collect();
        for (place, rank) in group.iter().enumerate() {
            for (case, result) in cases.iter().zip(&results[*rank]) {
                let expected = (case.expected)(place, &all);
                let found = to_numbers(dtype, result);
                assert_eq!(found, expected, "{} of {dtype} on rank {rank} of {groups:?}", case.call);
            }
        }
    }
}

#[test]
fn every_collective_gives_each_rank_what_its_group_has() {
    for dtype in ["f32", "bf16", "i32"] {
        for n in [2, 4, 8] {
            check(&[(0..n).collect()], dtype);
        }
    }
}

#[test]
fn groups_are_of_any_ranks_in_any_order() {
    check(&[vec![0, 1], vec![2, 3]], "f32");
    check(&[vec![0, 2], vec![1, 3]], "i32");
    check(&[vec![3, 1], vec![0, 2]], "f32");
    check(&[vec![0, 1, 4, 5], vec![2, 3, 6, 7]], "bf16");
}

#[test]
fn several_tensors_go_through_one_collective() {
    let text = "graph g inference\ngroups [0,1]\ninput %0 x: f32[2]\ninput %1 n: i32[2]\n\
                %2, %3 = _c10d_functional.all_reduce_coalesced.default([%0, %1], \"sum\", &0) : f32[2]; i32[2] name=a\n\
                %4, %5 = _c10d_functional.wait_tensors.default([%2, %3]) : f32[2]; i32[2] name=b\n\
                %6, %7 = _c10d_functional.all_gather_into_tensor_coalesced.default([%0, %1], 2, &0) : f32[4]; i32[4] \
                name=c\n\
                %8, %9 = _c10d_functional.reduce_scatter_tensor_coalesced.default([%0, %1], \"max\", 2, &0) : f32[1]; \
                i32[1] name=d\n\
                return %4, %5, %6, %7, %8, %9\n";
    let input = |x: [i64; 2], n: [i64; 2]| vec![to_bytes("f32", &x), to_bytes("i32", &n)];
    let results = run(text, &[input([1, 2], [3, 4]), input([10, 20], [30, 40])]);
    let types = ["f32", "i32", "f32", "i32", "f32", "i32"];
    for (rank, scattered) in [(0, [10.0, 30.0]), (1, [20.0, 40.0])] {
        let found: Vec<Vec<f64>> =
            types.iter().zip(&results[rank]).map(|(dtype, bytes)| to_numbers(dtype, bytes)).collect();
        assert_eq!(found[0], [11.0, 22.0]);
        assert_eq!(found[1], [33.0, 44.0]);
        assert_eq!(found[2], [1.0, 2.0, 10.0, 20.0]);
        assert_eq!(found[3], [3.0, 4.0, 30.0, 40.0]);
        assert_eq!([found[4][0], found[5][0]], scattered);
    }
}

#[test]
fn a_tensor_is_sharded_along_another_dimension() {
    let text = "graph g inference\ngroups [0,1]\ninput %0 x: i32[1,4]\n\
                %1 = _dtensor.shard_dim_alltoall.default(%0, 0, 1, &0) : i32[2,2] name=a\nreturn %1\n";
    let results = run(text, &[vec![to_bytes("i32", &[1, 2, 3, 4])], vec![to_bytes("i32", &[5, 6, 7, 8])]]);
    assert_eq!(to_numbers("i32", &results[0][0]), [1.0, 2.0, 5.0, 6.0]);
    assert_eq!(to_numbers("i32", &results[1][0]), [3.0, 4.0, 7.0, 8.0]);
}

#[test]
fn truth_values_and_special_numbers_arrive_as_they_are() {
    let text = "graph g inference\ngroups [0,1]\ninput %0 b: bool[3]\ninput %1 x: f32[3]\n\
                %2 = _c10d_functional.all_reduce.default(%0, \"sum\", &0) : bool[3] name=any\n\
                %3 = _c10d_functional.all_reduce.default(%0, \"product\", &0) : bool[3] name=all\n\
                %4 = _c10d_functional.broadcast.default(%0, 1, &0) : bool[3] name=truths\n\
                %5 = _c10d_functional.broadcast.default(%1, 1, &0) : f32[3] name=numbers\nreturn %2, %3, %4, %5\n";
    let special: Vec<u8> =
        [-0.0f32, f32::NAN, f32::NEG_INFINITY].iter().flat_map(|x| x.to_le_bytes()).collect();
    let inputs = [
        vec![to_bytes("bool", &[1, 0, 1]), to_bytes("f32", &[7, 8, 9])],
        vec![to_bytes("bool", &[1, 0, 0]), special],
    ];
    for result in run(text, &inputs) {
        assert_eq!(to_numbers("bool", &result[0]), [1.0, 0.0, 1.0]);
        assert_eq!(to_numbers("bool", &result[1]), [1.0, 0.0, 0.0]);
        assert_eq!(to_numbers("bool", &result[2]), [1.0, 0.0, 0.0]);
        assert_eq!(result[3], inputs[1][1]);
    }
}
