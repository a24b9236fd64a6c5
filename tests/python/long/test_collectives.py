"""Collectives in graphs: what is captured is the same on each rank, a program of all ranks computes what they
would, and what eager PyTorch runs keeps its order."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as collectives
import torchtpu_compile
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.tensor import DTensor, Shard, distribute_tensor
from torch.testing._internal.distributed.fake_pg import FakeStore
from torchtpu_compile import _core
from torchtpu_compile.capture.collectives import all_groups
from torchtpu_compile.capture.graph import Captured
from torchtpu_compile.capture.wire import NotCapturable
from torchtpu_compile.core_settings import core_settings
from torchtpu_compile.eager import judged
from torchtpu_compile.eager.boards import _BODY, REFUSED, Board, OtherBoard, packed
from torchtpu_compile.eager.partition import levels
from torchtpu_compile.options import Options

WORLD = 4


@pytest.fixture
def as_rank() -> Iterator[Callable[[int], None]]:
    """Makes this process one of four ranks, of which the others do not exist."""

    def become(rank: int) -> None:
        torch._dynamo.reset()
        if dist.is_initialized():
            dist.destroy_process_group()
        dist.init_process_group("fake", store=FakeStore(), rank=rank, world_size=WORLD)

    yield become
    torch._dynamo.reset()
    dist.destroy_process_group()


@pytest.fixture
def captured(monkeypatch: pytest.MonkeyPatch) -> list[Captured]:
    """The graphs that are captured from here on."""
    graphs: list[Captured] = []
    capture = judged.capture

    def note(*args: Any, **kwargs: Any) -> Captured:
        graphs.append(capture(*args, **kwargs))
        return graphs[-1]

    monkeypatch.setattr(judged, "capture", note)
    return graphs


def test_a_rank_tells_the_groups_of_all_from_its_own() -> None:
    assert all_groups([0, 1, 2, 3], 4) == [[0, 1, 2, 3]]
    assert all_groups([2, 3], 4) == [[0, 1], [2, 3]]
    assert all_groups([1, 3], 4) == [[0, 2], [1, 3]]
    assert all_groups([3], 4) == [[0], [1], [2], [3]]
    assert all_groups([2, 3, 6, 7], 8) == [[0, 1, 4, 5], [2, 3, 6, 7]]
    assert all_groups([7, 5], 8) == [[2, 0], [3, 1], [6, 4], [7, 5]]
    for ranks, world in (([0, 1], 3), ([1, 2], 4), ([0, 1, 3], 4), ([0, 3], 4)):
        with pytest.raises(NotCapturable, match="do not say which groups"):
            all_groups(ranks, world)


def of_all_ranks(graph: Captured, inputs: list[list[torch.Tensor]]) -> list[list[bytes]]:
    def raw(tensor: torch.Tensor) -> bytes:
        return bytes(tensor.detach().contiguous().view(-1).view(torch.uint8).tolist())

    return _core.run_ranks(graph.data, core_settings(Options.resolve()), [[*map(raw, x)] for x in inputs])


def test_a_program_of_all_ranks_computes_what_they_would(
    as_rank: Callable[[int], None], captured: list[Captured]
) -> None:
    def fn(x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        rows, columns = mesh.get_group("rows"), mesh.get_group("columns")
        summed = collectives.all_reduce(x, "sum", columns)
        gathered = collectives.all_gather_tensor(x, 1, rows)
        scattered = collectives.reduce_scatter_tensor(x, "avg", 0, dist.group.WORLD)
        exchanged = collectives.all_to_all_single(x, None, None, columns)
        sent = collectives.broadcast(x, 1, rows)
        inputs = [x, x * 2]
        several = collectives.all_reduce_coalesced(inputs, "max", columns)
        return summed, gathered, scattered, exchanged, sent, several[0] + several[1]

    as_rank(0)
    mesh = init_device_mesh("cpu", (2, 2), mesh_dim_names=("rows", "columns"))
    x = [torch.randn(4, 6) for _ in range(WORLD)]
    torch.compile(fn, backend="tpu", fullgraph=True)(x[0])
    (graph,) = captured
    assert graph.problems == []
    results = of_all_ranks(graph, [[t] for t in x])
    for rank, found in enumerate(results):
        row = [x[r] for r in (rank // 2 * 2, rank // 2 * 2 + 1)]
        column = [x[r] for r in (rank % 2, rank % 2 + 2)]
        mine = rank % 2
        expected = [
            row[0] + row[1],
            torch.cat(column, 1),
            (sum(x) / WORLD)[rank : rank + 1],  # type: ignore[operator]
            torch.cat([t[2 * mine : 2 * mine + 2] for t in row]),
            column[1],
            torch.maximum(row[0], row[1]) + torch.maximum(row[0] * 2, row[1] * 2),
        ]
        for have, want in zip(found, expected, strict=True):
            got = torch.frombuffer(bytearray(have), dtype=torch.float32).view(want.shape)
            torch.testing.assert_close(got, want)


def test_a_sharded_tensor_is_one_in_a_program_of_all_ranks(
    as_rank: Callable[[int], None], captured: list[Captured]
) -> None:
    def fn(a: DTensor, b: DTensor) -> DTensor:
        return a @ b

    as_rank(0)
    mesh = init_device_mesh("cpu", (WORLD,))
    torch.manual_seed(0)
    a, b = torch.randn(3, 8), torch.randn(8, 5)
    sharded = distribute_tensor(a, mesh, [Shard(1)]), distribute_tensor(b, mesh, [Shard(0)])
    torch.compile(lambda a, b: fn(a, b).full_tensor(), backend="tpu", fullgraph=True)(*sharded)
    (graph,) = captured
    assert graph.problems == []
    shards = [[a.chunk(WORLD, 1)[r], b.chunk(WORLD, 0)[r]] for r in range(WORLD)]
    for (found,) in of_all_ranks(graph, shards):
        got = torch.frombuffer(bytearray(found), dtype=torch.float32).view(3, 5)
        torch.testing.assert_close(got, a @ b)


def test_a_program_of_several_ranks_does_not_run_alone(as_rank: Callable[[int], None]) -> None:
    as_rank(0)
    torchtpu_compile.reset_metrics()
    fn = torch.compile(lambda x: collectives.all_reduce(x, "sum", dist.group.WORLD), backend="tpu")
    fn(torch.ones(3))
    assert torchtpu_compile.metrics()["executions"] == 0
    with pytest.raises(_core.GraphError, match="4 ranks run it together, and inputs are given for 1"):
        text = "graph g inference\ngroups [0,1,2,3]\ninput %0 x: f32[2]\nreturn %0\n"
        _core.run_ranks(_core.encode_graph(text), core_settings(Options.resolve()), [[b"12345678"]])


def test_words_on_a_board_are_read_by_another_process_while_its_rank_is_there() -> None:
    script = """
import sys
from torchtpu_compile.eager.boards import Board
board = Board()
for n in range(6):
    board.tell(n, "%016d" % n, f"account {n}" if n < 5 else "x" * 40000)
board.refuse(3)
board.acknowledge(1)
board.pass_over(1, 7)
print(board.address, flush=True)
sys.stdin.read()
"""
    with subprocess.Popen(
        [sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        address = other.stdout.readline().strip()
        board = OtherBoard(address)
        said = [(number, form, str(account)) for number, form, account in board.words()]
        forms = [f"{n:016d}" for n in range(2, 6)]
        forms[1] = REFUSED + forms[1][1:]
        assert [(number, form) for number, form, _ in said] == [*zip(range(2, 6), forms, strict=True)]
        assert [account for _, _, account in said[:3]] == ["account 2", "account 3", "account 4"]
        assert 7000 < len(said[3][2]) < 40000 and set(said[3][2]) == {"x"}
        assert board.says(packed(5, f"{5:016d}"))
        for unsaid in ((1, f"{1:016d}"), (3, f"{3:016d}"), (5, f"{4:016d}")):
            assert not board.says(packed(*unsaid))
        assert board.reads(1) and not board.reads(0)
        assert board.passed(1) == 7 and board.passed(0) == 0
        with pytest.raises(ValueError, match="another process"):
            OtherBoard(address[:-1] + ("0" if address[-1] != "0" else "1"))
        other.communicate("")
    with pytest.raises(OSError):
        OtherBoard(address)
    # What it said stays said.
    assert len(board.words()) == 4


def test_a_board_that_is_half_written_for_ever_says_nothing() -> None:
    board = Board()
    board.tell(0, "0" * 16, "account")
    other = OtherBoard(board.address)
    board._memory[-1] = 1
    assert len(other.words()) == 1
    board._memory[_BODY + 20] ^= 1
    assert other.words() == []


def test_collectives_keep_their_order_whatever_they_read() -> None:
    graph = torch.fx.Graph()
    x = graph.placeholder("x")
    op, wait = torch.ops._c10d_functional.all_reduce.default, torch.ops._c10d_functional.wait_tensor.default

    def reduced(value: torch.fx.Node) -> torch.fx.Node:
        return graph.call_function(wait, (graph.call_function(op, (value, "sum", "0")),))

    first = reduced(x)
    between = graph.call_function(torch.ops.aten.sin.default, (first,))
    second = reduced(between)
    # Nothing keeps this one from going first but the order of the program.
    third = reduced(x)
    graph.output((second, third))
    level = levels(graph, lambda node: node.target is not torch.ops.aten.sin.default)
    order = sorted((n for n in level if n.target is op), key=lambda n: level[n])
    assert order == [n for n in graph.nodes if n.target is op]
    assert level[third] >= level[second]
