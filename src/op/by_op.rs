//! Table of a stage's function for each op.

use super::{Op, table};

/// Something of a stage's for some ops of the table, found by their numbers.
pub struct ByOp<T> {
    of: Vec<Option<T>>,
}

impl<T: Copy> ByOp<T> {
    /// From lines of names.
    ///
    /// # Panics
    /// On a name that the op table does not have, and one that comes twice.
    pub fn new(lines: impl IntoIterator<Item = (&'static str, T)>) -> ByOp<T> {
        let mut of = vec![None; table::entries().count()];
        for (name, value) in lines {
            let number = Op::from(name).number();
            let number = number.unwrap_or_else(|| panic!("{name} has no line in src/op/table.rs"));
            assert!(of[number].replace(value).is_none(), "{name} has two lines");
        }
        ByOp { of }
    }

    pub fn get(&self, op: &Op) -> Option<T> {
        self.of[op.number()?]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_what_was_said_of_an_op() {
        let by_op = ByOp::new([("aten.add.Tensor", 1), ("aten.view.default", 2)]);
        assert_eq!(by_op.get(&"aten.view.default".into()), Some(2));
        assert_eq!(by_op.get(&"aten.sub.Tensor".into()), None);
        assert_eq!(by_op.get(&"mylib.op.default".into()), None);
    }

    #[test]
    #[should_panic(expected = "mylib.op.default has no line in src/op/table.rs")]
    fn an_op_that_the_table_lacks_is_refused() {
        ByOp::new([("mylib.op.default", 1)]);
    }

    #[test]
    #[should_panic(expected = "aten.add.Tensor has two lines")]
    fn an_op_that_comes_twice_is_refused() {
        ByOp::new([("aten.add.Tensor", 1), ("aten.add.Tensor", 2)]);
    }
}
