//! The smallest part of a graph that fails as the whole does.

use crate::fx::{Graph, Slice};
use std::collections::BTreeSet;

/// The smallest part of a graph, by nodes, for which `fails` holds: without any one of its nodes it no longer does.
///
/// This is delta debugging (Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002) over the
/// nodes: what a left-out node computes becomes an input of the part. About `2 log₂ n` parts are tried where one node
/// is at fault, at most `n²`.
///
/// # Errors
/// Those of `fails`, which ends the search.
pub fn minify<E>(graph: &Graph, fails: &mut dyn FnMut(&Slice) -> Result<bool, E>) -> Result<Slice, E> {
    let slice = |nodes: &[usize]| graph.slice(&nodes.iter().copied().collect::<BTreeSet<_>>());
    let mut kept: Vec<usize> = (0..graph.nodes.len()).collect();
    let mut parts = 2;
    while kept.len() > 1 {
        let size = kept.len().div_ceil(parts);
        let chunks: Vec<&[usize]> = kept.chunks(size).collect();
        let mut smaller = None;
        // A part alone, the last first: what is wrong is often seen late.
        for chunk in chunks.iter().rev() {
            if fails(&slice(chunk))? {
                smaller = Some((chunk.to_vec(), 2));
                break;
            }
        }
        // All but a part. With two parts these are the parts again.
        if smaller.is_none() && parts > 2 {
            for i in 0..chunks.len() {
                let rest: Vec<usize> = chunks
                    .iter()
                    .enumerate()
                    .filter(|(j, _)| *j != i)
                    .flat_map(|(_, c)| c.to_vec())
                    .collect();
                if fails(&slice(&rest))? {
                    smaller = Some((rest, (parts - 1).max(2)));
                    break;
                }
            }
        }
        match smaller {
            Some((rest, finer)) => (kept, parts) = (rest, finer),
            None if size == 1 => break,
            None => parts = (parts * 2).min(kept.len()),
        }
    }
    Ok(slice(&kept))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::convert::Infallible;

    /// A chain of `n` nodes.
    fn chain(n: usize) -> Graph {
        let mut text = "graph g inference\ninput %0 x: f32[2]\n".to_owned();
        for i in 0..n {
            text += &format!("%{} = aten.neg.default(%{i}) : f32[2] name=n{i}\n", i + 1);
        }
        Graph::parse(&(text + &format!("return %{n}\n"))).unwrap()
    }

    /// The names of the nodes that are left where a part fails that has all of `guilty`, and how many parts were tried.
    fn left(n: usize, guilty: &[&str]) -> (Vec<String>, usize) {
        let mut tried = 0;
        let found = minify(&chain(n), &mut |slice: &Slice| {
            tried += 1;
            slice.graph.verify().unwrap();
            Ok::<_, Infallible>(guilty.iter().all(|g| slice.graph.nodes.iter().any(|node| &*node.name == *g)))
        });
        let nodes = found.unwrap().graph.nodes;
        (nodes.iter().map(|node| node.name.to_string()).collect(), tried)
    }

    #[test]
    fn one_guilty_node_is_found_in_a_logarithm_of_tries() {
        for guilty in ["n0", "n17", "n99"] {
            let (found, tried) = left(100, &[guilty]);
            assert_eq!(found, [guilty]);
            assert!(tried <= 14, "{tried}");
        }
    }

    #[test]
    fn nodes_that_fail_together_stay_together() {
        assert_eq!(left(50, &["n3", "n4", "n40"]).0, ["n3", "n4", "n40"]);
    }

    #[test]
    fn a_search_ends_with_the_error_of_a_try() {
        let mut tried = 0;
        let found = minify(&chain(8), &mut |_| {
            tried += 1;
            Err::<bool, _>("no plugin")
        });
        assert_eq!((found.err(), tried), (Some("no plugin"), 1));
    }
}
