"""What each of the two processes of `test_ranks_apart.py` runs: programs whose ranks diverge, and right
ones that look like it.

The last line of its output is what it found, as JSON.
"""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import torch
import torch.distributed as dist
import torch.distributed._functional_collectives as collectives
from torch import nn
from torch.distributed.algorithms.join import Join
from torch.distributed.device_mesh import DeviceMesh
from torch.distributed.fsdp import fully_shard
from torchtpu_compile.device import process_group

Tensor = torch.Tensor
Program = Callable[[str, Any], Any]
MAX, SUM = dist.ReduceOp.MAX, dist.ReduceOp.SUM
RANK = int(os.environ["RANK"])

distributed: Any = dist  # Parts of it have no types.
apart: dict[str, Program] = {}
alike: dict[str, Program] = {}


def ones(where: str, count: int = 4, dtype: torch.dtype = torch.float32) -> Tensor:
    return torch.ones(count, device=where, dtype=dtype)


def values(where: str, *sizes: int) -> Tensor:
    """Other values on each rank."""
    count = int(torch.Size(sizes).numel())
    return (torch.arange(float(count)) + 10 * RANK).reshape(sizes).to(where)


def one_of(*of_ranks: Callable[[], Any]) -> Any:
    return of_ranks[RANK]()


def gathered(x: Tensor, group: Any) -> Tensor:
    found = x.new_empty(2 * len(x))
    dist.all_gather_into_tensor(found, x, group=group)
    return found


def scattered(x: Tensor, group: Any, op: Any = SUM) -> Tensor:
    found = x.new_empty(len(x) // 2)
    dist.reduce_scatter_tensor(found, x, op=op, group=group)
    return found


def reduced(x: Tensor, group: Any, op: Any = SUM) -> Tensor:
    dist.all_reduce(x, op, group=group)
    return x


def exchanged(x: Tensor, sent: list[int], received: list[int], group: Any) -> Tensor:
    found = x.new_empty(sum(received))
    dist.all_to_all_single(found, x, received, sent, group=group)
    return found


def layer(where: str) -> nn.Linear:
    torch.manual_seed(0)
    return nn.Linear(4, 2).to(where)


def parallel(where: str, group: Any, **more: Any) -> nn.parallel.DistributedDataParallel:
    return nn.parallel.DistributedDataParallel(layer(where), process_group=group, **more)


def compiled(function: Callable[..., Any], *args: Any) -> Any:
    options = {"execute_timeout": 20.0}
    return torch.compile(function, backend="tpu", options=options, dynamic=False)(*args)


# Ranks that diverge

apart["reduction"] = lambda d, g: reduced(ones(d), g, one_of(lambda: MAX, lambda: SUM))
apart["elements"] = lambda d, g: reduced(ones(d, 4 + 4 * RANK), g)
apart["dtype"] = lambda d, g: reduced(ones(d, 4, one_of(lambda: torch.int32, lambda: torch.float32)), g)
apart["root of broadcast"] = lambda d, g: dist.broadcast(ones(d), RANK, group=g)
apart["root of reduce"] = lambda d, g: dist.reduce(ones(d), RANK, group=g)
apart["all_reduce or broadcast"] = lambda d, g: one_of(
    lambda: reduced(ones(d), g), lambda: dist.broadcast(ones(d), 0, group=g)
)
apart["broadcast or all_reduce"] = lambda d, g: one_of(
    lambda: dist.broadcast(ones(d), 0, group=g), lambda: reduced(ones(d), g)
)
apart["all_gather or reduce_scatter"] = lambda d, g: one_of(
    lambda: gathered(ones(d), g), lambda: scattered(ones(d, 8), g)
)
apart["all_gather or all_to_all"] = lambda d, g: one_of(
    lambda: gathered(ones(d), g), lambda: exchanged(ones(d), [2, 2], [2, 2], g)
)
apart["elements of all_gather"] = lambda d, g: gathered(ones(d, 4 + 4 * RANK), g)
apart["list or tensor of all_gather"] = lambda d, g: one_of(
    lambda: gathered(ones(d), g), lambda: dist.all_gather([ones(d), ones(d)], ones(d), group=g)
)
apart["reduction of reduce_scatter"] = lambda d, g: scattered(ones(d, 8), g, one_of(lambda: MAX, lambda: SUM))
apart["parts of all_to_all"] = lambda d, g: exchanged(ones(d), [1 + RANK, 3 - RANK], [2, 2], g)
apart["order"] = lambda d, g: one_of(
    lambda: (reduced(ones(d), g), gathered(ones(d), g)), lambda: (gathered(ones(d), g), reduced(ones(d), g))
)
apart["one more"] = lambda d, g: [*(reduced(ones(d), g) for _ in range(1 + RANK)), gathered(ones(d), g)]
apart["tensors of a coalesced one"] = lambda d, g: dist.all_reduce_coalesced(  # type: ignore[no-untyped-call]
    [ones(d, 2), ones(d, 6)] if RANK else [ones(d, 6), ones(d, 2)], group=g
)


def gradients_of_copies(where: str, group: Any) -> None:
    net = parallel(where, group)
    loss = net(ones(where)).sum()
    one_of(loss.backward, lambda: reduced(ones(where), group, MAX))


apart["gradients of DDP or all_reduce"] = gradients_of_copies


def gradients_of_shards(where: str, group: Any) -> None:
    net = layer(where)
    fully_shard(net, mesh=DeviceMesh.from_group(group, where))
    loss = net(ones(where)).sum()
    one_of(loss.backward, lambda: reduced(ones(where), group))


apart["gradients of FSDP or all_reduce"] = gradients_of_shards


def a_rank_stays_away(where: str, group: Any) -> None:
    if RANK == 0:
        reduced(ones(where), group)
    # It comes to another one, which the first rank has given up by then.
    time.sleep(4)
    reduced(ones(where), group, MAX)


apart["a rank comes too late"] = a_rank_stays_away

IN_PROGRAMS: dict[str, Callable[[Tensor, Any], Any]] = {
    "reduction": lambda x, g: collectives.all_reduce(x * 2, "sum" if RANK else "max", g) + 1,
    "elements": lambda x, g: collectives.all_reduce(x[: 4 - RANK] * 2, "sum", g) + 1,
    "dtype": lambda x, g: collectives.all_reduce(x.double() if RANK else x * 2, "sum", g) + 1,
    "all_reduce or all_gather": lambda x, g: (
        collectives.all_reduce(x * 2, "sum", g) if RANK else collectives.all_gather_tensor(x * 2, 0, g)
    ),
    "all_reduce or reduce_scatter": lambda x, g: (
        collectives.all_reduce(x * 2, "sum", g) if RANK else collectives.reduce_scatter_tensor(x, "sum", 0, g)
    ),
    "root": lambda x, g: collectives.broadcast(x * 2, RANK, g) + 1,
}
for place in ("cpu", "tpu"):
    for kind, body in IN_PROGRAMS.items():
        # The group serves both.
        apart[f"{kind}, compiled on {place}"] = lambda _, g, place=place, body=body: compiled(
            lambda x: body(x, g), ones(place)
        )

# Right programs

alike["an all_reduce of other sizes of as many elements"] = lambda d, g: reduced(
    one_of(lambda: values(d, 2, 6), lambda: values(d, 3, 4)), g
).flatten()
# Gloo itself takes the elements in the order of the memory.
alike["one rank's tensor is not contiguous"] = lambda d, g: reduced(
    one_of(
        lambda: values(d, 3, 4).t() if d == "tpu" else values(d, 3, 4).t().contiguous(),
        lambda: values(d, 4, 3),
    ),
    g,
)
alike["no elements"] = lambda d, g: reduced(values(d, 0), g)
alike["uneven parts"] = lambda d, g: exchanged(
    values(d, 4), *one_of(lambda: ([1, 3], [1, 2]), lambda: ([2, 2], [3, 2])), g
)


def lists_of_other_sizes(where: str, group: Any) -> list[Tensor]:
    sent = [values(where, RANK + 2 * to + 1) for to in range(2)]
    received = [torch.zeros(of + 2 * RANK + 1, device=where) for of in range(2)]
    of_each = [torch.zeros(1 + 2 * of, device=where) for of in range(2)]
    own = values(where, 1 + 2 * RANK)
    if where == "tpu":
        dist.all_to_all(received, sent, group=group)
        dist.all_gather(of_each, own, group=group)
    else:
        # Gloo takes no such lists.
        sizes = [[len(part) for part in parts] for parts in (sent, received)]
        received = list(exchanged(torch.cat(sent), *sizes, group).split(sizes[1]))
        of_each[RANK] = own
        for rank in range(2):
            dist.broadcast(of_each[rank], rank, group=group)
    return [*received, *of_each]


alike["lists of tensors of other sizes"] = lists_of_other_sizes
alike["a rank is late"] = lambda d, g: (time.sleep(0.7 * RANK), reduced(values(d, 4), g))[1]


def sends(where: str, group: Any, count: int) -> Tensor:
    """The first rank sends so many messages, the other one."""
    x, total = values(where, 3), torch.zeros(3, device=where)
    for _ in range(count):
        if RANK == 0:
            dist.send(x, 1, group=group)
        else:
            dist.recv(x, 0, group=group)
            total += x
    if RANK == 1:
        dist.send(total, 0, group=group)
    else:
        dist.recv(total, 1, group=group)
    return total


alike["more messages one way"] = lambda d, g: reduced(sends(d, g, 3), g)


def messages_between_programs(where: str, group: Any) -> list[Tensor]:
    found = []
    for count in (2, 1):
        found.append(compiled(lambda x: collectives.all_reduce(x * 2, "sum", group) + 1, values(where, 4)))
        found.append(sends(where, group, count))
    return found


alike["messages between compiled collectives"] = messages_between_programs


def tags_out_of_order(where: str, group: Any) -> list[Tensor]:
    x = [values(where, 2) + tag for tag in range(2)]
    if RANK == 0:
        begun = [dist.isend(x[tag], 1, group=group, tag=tag) for tag in (0, 1)]
    else:
        begun = [dist.irecv(x[tag], 0, group=group, tag=tag) for tag in (1, 0)]
    for message in begun:
        assert message is not None
        message.wait()
    return x


alike["tags in another order"] = tags_out_of_order


def from_anybody(where: str, group: Any) -> Tensor:
    x = values(where, 2)
    if RANK == 0:
        dist.send(x, 1, group=group)
    else:
        dist.recv(x, group=group)
    return reduced(x, group)


alike["a message from anybody"] = from_anybody


def batched_messages(where: str, group: Any) -> Tensor:
    x, y = values(where, 3), torch.zeros(3, device=where)
    ops = [dist.P2POp(dist.isend, x, 1 - RANK, group), dist.P2POp(dist.irecv, y, 1 - RANK, group)]
    for begun in dist.batch_isend_irecv(ops if RANK else ops[::-1]):
        begun.wait()
    return y


alike["messages of a batch in another order"] = batched_messages


def polled_messages(where: str, group: Any) -> list[Any]:
    """Each rank asks whether it has a message before the other one sends it."""
    x, found = values(where, 3), torch.zeros(2, 3, device=where)
    begun = [dist.irecv(found[0], 1 - RANK, group=group)]
    asked = [begun[0].is_completed() if where == "tpu" else False]  # type: ignore[union-attr]
    dist.barrier(group)
    begun.append(dist.isend(x, 1 - RANK, group=group))
    ops = [distributed.P2POp(dist.irecv, found[1], 1 - RANK, group)]
    ops += [distributed.P2POp(dist.isend, x + 1, 1 - RANK, group)]
    begun += dist.batch_isend_irecv(ops)
    end = time.monotonic() + 20
    for each in begun:
        assert each is not None
        # Gloo completes those alone that somebody waits for.
        while where == "tpu" and not each.is_completed() and time.monotonic() < end:
            time.sleep(0.001)
        asked += [each.is_completed() and each.wait() if where == "tpu" else each.wait()]
    return [*asked, found]


alike["messages that nobody waits for"] = polled_messages


def sparse_gradients(where: str, group: Any) -> list[Any]:
    torch.manual_seed(0)
    net = nn.Sequential(nn.Embedding(10, 4, sparse=True), nn.Linear(4, 2)).to(where)
    copies = nn.parallel.DistributedDataParallel(net, process_group=group)
    optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
    for _ in range(3):
        copies((torch.arange(6) * (RANK + 2) % 10).to(where)).square().mean().backward()
        optimizer.step()
        optimizer.zero_grad()
    # The ranks have other numbers of elements.
    x = torch.sparse_coo_tensor(torch.tensor([[2] * (1 + RANK)]), torch.ones(1 + RANK), (5,)).to(where)
    dist.all_reduce(x, group=group)
    return [*(parameter.detach() for parameter in net.parameters()), x.is_sparse, x.to_dense()]


alike["sparse gradients"] = sparse_gradients


def multiplied_sums(where: str, group: Any) -> list[Tensor]:
    factor, x = 2.0 + RANK, values(where, 4)
    if where == "cpu":
        # Gloo multiplies nothing.
        return [reduced(x * factor, group), scattered(x * factor, group), x]
    of_float, of_tensor = (
        distributed._make_nccl_premul_sum(by) for by in (factor, torch.tensor([factor], device=where))
    )
    return [reduced(x.clone(), group, of_float), scattered(x, group, of_tensor), x]


alike["sums of multiplied tensors"] = multiplied_sums


def refused(where: str, group: Any) -> list[Tensor]:
    """What gloo takes on no rank is no other rank's fault, and the next collective is right."""
    if where == "tpu":
        for call, dtype in ((reduced, torch.int16), (scattered, torch.int16), (reduced, torch.float32)):
            try:
                call(ones(where, 4, dtype), group, dist.ReduceOp.BOR)
            except RuntimeError as error:
                assert "cannot run" in str(error) and "by bor" in str(error), error
    return [reduced(values(where, 4), group)]


alike["a reduction that gloo does not have"] = refused


def groups_of_one(where: str, group: Any) -> Tensor:
    backend = "tpu" if where == "tpu" else "gloo"
    alone = [dist.new_group([rank], backend=backend) for rank in range(2)][RANK]
    x = values(where, 3)
    for _ in range(1 + 2 * RANK):
        reduced(x, alone)
    return reduced(x, group)


alike["more collectives in a group of its own"] = groups_of_one


def groups_anew(where: str, group: Any) -> list[Tensor]:
    backend, found = "tpu" if where == "tpu" else "gloo", []
    for op in (SUM, MAX):
        for_now = dist.new_group(backend=backend)
        dist.barrier(for_now)
        found += [reduced(values(where, 2), for_now, op) for _ in range(2 if op is SUM else 1)]
        dist.destroy_process_group(for_now)
    return [*found, reduced(values(where, 2), group)]


alike["groups destroyed and created anew"] = groups_anew


def threads(where: str, group: Any) -> list[Tensor]:
    backend = "tpu" if where == "tpu" else "gloo"
    groups = [dist.new_group(backend=backend) for _ in range(2)]
    found: dict[int, Tensor] = {}

    def work(which: int) -> None:
        for _ in range(20):
            found[which] = reduced(values(where, 3 + which), groups[which])

    started = [threading.Thread(target=work, args=(which,)) for which in (range(2) if RANK else (1, 0))]
    for thread in started:
        thread.start()
    for thread in started:
        thread.join()
    return [found[0], found[1], reduced(values(where, 2), group)]


alike["threads with a group each"] = threads


def uneven_inputs(where: str, group: Any) -> list[Tensor]:
    net = parallel(where, group)
    optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
    with Join([net]):
        for _ in range(2 + RANK):
            net(values(where, 2, 4)).square().mean().backward()
            optimizer.step()
            optimizer.zero_grad()
    return [parameter.detach() for parameter in net.parameters()]


alike["uneven inputs with join"] = uneven_inputs


def unused_parameters(where: str, group: Any) -> list[Tensor]:
    torch.manual_seed(0)
    parts = nn.ModuleList([nn.Linear(4, 4), nn.Linear(4, 4)]).to(where)

    class Branches(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.parts = parts

        def forward(self, x: Tensor) -> Tensor:
            y: Tensor = self.parts[RANK](x)
            return y

    net = nn.parallel.DistributedDataParallel(
        Branches().to(where), process_group=group, find_unused_parameters=True
    )
    net(values(where, 2, 4)).square().mean().backward()
    return [parameter.grad for parameter in parts.parameters() if parameter.grad is not None]


alike["each rank uses other parameters"] = unused_parameters


def without_synchronizing(where: str, group: Any) -> list[Tensor]:
    net = parallel(where, group)
    with net.no_sync():
        # Only the last of the micro-batches goes to other ranks.
        for _ in range(1 + RANK):
            net(values(where, 2, 4)).square().mean().backward()
    net(values(where, 2, 4)).square().mean().backward()
    return [parameter.grad for parameter in net.parameters() if parameter.grad is not None]


alike["more micro-batches on one rank"] = without_synchronizing


def objects(where: str, group: Any) -> list[Any]:
    sent: list[Any] = [{"a": 1, "b": "x" * 1000}] if RANK == 0 else [None]
    dist.broadcast_object_list(sent, 0, group=group)
    found: list[Any] = [None, None]
    dist.all_gather_object(found, {"rank": RANK, "more": [0] * (3 * RANK)}, group=group)
    return [*sent, *found, reduced(values(where, 2), group)]


alike["objects"] = objects


def to_a_root(where: str, group: Any) -> list[Tensor]:
    x = values(where, 3)
    y = torch.zeros(3, device=where)
    parts = [torch.zeros(3, device=where) for _ in range(2)] if RANK == 0 else None
    dist.gather(x, parts, 0, group=group)
    dist.scatter(y, parts, 0, group=group)
    dist.reduce(x, 0, group=group)
    return [x if RANK == 0 else y, y]


alike["lists at the root alone"] = to_a_root


def waited_for_later(where: str, group: Any) -> list[Tensor]:
    x = [values(where, 2), values(where, 3)]
    begun = [dist.all_reduce(each, group=group, async_op=True) for each in x]
    for each in begun if RANK else begun[::-1]:
        assert each is not None
        each.wait()
    return x


alike["collectives waited for in another order"] = waited_for_later


def one_rank_looks(where: str, group: Any) -> Tensor:
    def function(x: Tensor) -> Tensor:
        y = collectives.all_reduce(x * 2, "sum", group)
        if RANK == 0:
            torch._dynamo.graph_break()
        return collectives.all_reduce(y + 1, "max", group)

    found: Tensor = compiled(function, values(where, 4))
    return found


alike["a graph break on one rank"] = one_rank_looks


def an_error_of_its_own(where: str, group: Any) -> Tensor:
    x = values(where, 4)
    if RANK == 0:
        try:
            x @ values(where, 3)
        except RuntimeError:
            # It tries something else.
            assert x.sum().item() == 6
    return reduced(x, group)


alike["an error on one rank"] = an_error_of_its_own


def plain(found: Any) -> Any:
    if isinstance(found, Tensor):
        return found.tolist()
    return [plain(each) for each in found] if isinstance(found, (list, tuple)) else found


def main() -> None:
    torch.set_num_threads(1)
    if os.environ.get("FAR"):
        # The ranks share no memory for the device's collectives, as if they were on several machines.
        process_group.LARGEST_GROUP = 0
    dist.init_process_group("gloo", timeout=timedelta(seconds=120))
    # The first one starts the compiler, which takes seconds.
    for where in ("cpu", "tpu"):
        compiled(lambda x: x + 1, ones(where))
    found: dict[str, Any] = {"apart": {}, "alike": {}}
    only = os.environ.get("ONLY", "")
    for name, program in apart.items():
        if only not in name:
            continue
        torch._dynamo.reset()
        late = "late" in name
        group = dist.new_group(backend="tpu", timeout=timedelta(seconds=2 if late else 30))
        begun = time.monotonic()
        try:
            told = f"nothing: {plain(program('tpu', group))}"
        except Exception as error:
            told = f"{type(error).__name__}: {error}"
        after = None
        if "compiled" not in name and not late:
            # All ranks can go on, but for one that has more to come than the others.
            after = reduced(ones("tpu"), group).tolist()
        found["apart"][name] = {"told": told, "seconds": time.monotonic() - begun, "after": after}
        dist.barrier()
    for name, program in alike.items():
        if only not in name:
            continue
        both = []
        for where, backend in (("tpu", "tpu"), ("cpu", "gloo")):
            torch._dynamo.reset()
            group = dist.new_group(backend=backend, timeout=timedelta(seconds=30))
            try:
                both.append(plain(program(where, group)))
            except Exception as error:
                both.append(f"{where}: {type(error).__name__}: {error}")
            dist.barrier()
        found["alike"][name] = both
    print(json.dumps(found), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main()
