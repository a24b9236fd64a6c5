//! The text form of a graph, for goldens, reports and people. Printing and parsing are inverse to each other.
//!
//! ```text
//! graph demo inference
//! symbol s0 "s77" min=2 hint=8
//! source "model.py" 12 "y = x @ w"
//! literal f32[2] 00000000 0000803f
//! param %0 w: f32[4,8] static fqn="layer.w"
//! input %1 x: f32[s0,4]
//! %2 = aten.mm.default(%1, %0) : f32[s0,8] name=mm source=0
//! return %2
//! mutate 1 = %2
//! ```
//!
//! A line `save 3 x` says that output 3 is nothing but input `x` of the backward graph, and `lies 0 "{0,1}"` how
//! input 0 lies in device memory.
//!
//! A table of the groups of ranks that collectives name has a line `groups [0,1] [2,3]` for each entry.
//!
//! A sub-graph stands between `subgraph NAME` and `end`, with lines as of a graph but without symbols.
//!
//! Values are numbered as [`ValueId`]s. Types are `f32[2,3]`, with `strides=[1,2]` behind when not contiguous.
//! Arguments: `%2`, `none`, `true`, `7`, `1.5`, `(1.0+2.0j)`, `"text"`, `f32` (a dtype),
//! `:contiguous_format`, `[..]`, `{s0}` (a size expression), `@0` (a literal), `$0` (a
//! sub-graph), `&0` (groups of ranks); keyword arguments are `name=value`.

mod parse;
mod print;

pub use parse::ParseError;
