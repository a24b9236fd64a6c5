"""What processes on the hosts of TPU slices are told. No TPU is needed; forming a slice is not tested."""

from __future__ import annotations

import pytest
from torchtpu_compile.distributed import tpu_environment
from torchtpu_compile.tpu_processes import Slice, of_torchrun, problems

FOUR = ["10.0.0.2", "10.0.0.3", "10.0.0.4", "10.0.0.5"]
PORTS = (8476, 8477, 8478, 8479)


def addresses(hosts: list[str]) -> str:
    return ",".join(f"{host}:{port}" for host in hosts for port in PORTS)


@pytest.mark.parametrize(
    ("target", "hosts", "process", "bounds", "chip"),
    [
        ("v5e:2x2", ["localhost"], 3, "2,2,1", "3"),
        ("v5e:4x4", FOUR, 0, "4,4,1", "0"),
        ("v5e:4x4", FOUR, 6, "4,4,1", "2"),
        ("v5p:2x2x1", ["localhost"], 1, "2,2,1", "1"),
        ("v5p:2x2x4", FOUR, 13, "2,2,4", "1"),
    ],
)
def test_each_process_of_a_slice_has_one_chip(
    target: str, hosts: list[str], process: int, bounds: str, chip: str
) -> None:
    environment = tpu_environment(target, process, hosts)
    assert environment == {
        "CLOUD_TPU_TASK_ID": str(process),
        "TPU_CHIPS_PER_PROCESS_BOUNDS": "1,1,1",
        "TPU_PROCESS_ADDRESSES": addresses(hosts),
        "TPU_PROCESS_BOUNDS": bounds,
        "TPU_PROCESS_PORT": str(8476 + int(chip)),
        "TPU_VISIBLE_CHIPS": chip,
    }
    assert problems(environment) == []


# As libtpu 0.0.52 lists the devices of these topologies.
@pytest.mark.parametrize(
    ("target", "hosts", "devices"),
    [
        ("v5e:2x2", 1, [0, 1, 2, 3]),
        ("v5e:2x4", 1, [0, 1, 2, 3, 4, 5, 6, 7]),
        ("v5e:4x4", 4, [0, 1, 4, 5, 2, 3, 6, 7, 8, 9, 12, 13, 10, 11, 14, 15]),
        ("v5p:2x2x1", 1, [0, 1, 2, 3]),
        ("v5p:2x2x4", 4, list(range(16))),
    ],
)
def test_processes_have_devices_in_the_order_of_the_compiler(
    target: str, hosts: int, devices: list[int]
) -> None:
    of_slice = Slice.of(target)
    assert of_slice.hosts == hosts
    assert [of_slice.device(process) for process in range(of_slice.processes)] == devices


def test_what_is_no_slice_of_such_processes_is_refused() -> None:
    for target, process, hosts, reason in (
        ("v5e:4x4", 0, ["localhost"], "4 hosts, not 1"),
        ("v5e:2x2", 4, ["localhost"], "processes 0 to 3, not 4"),
        ("tpu7x:2x2x1", 0, ["localhost"], "no chips of one device"),
        ("cpu", 0, ["localhost"], "no chips of one device"),
        ("nothing", 0, ["localhost"], "unknown target"),
    ):
        with pytest.raises(ValueError, match=reason):
            tpu_environment(target, process, hosts)


def test_variables_that_are_missing_or_contradict_each_other_are_named() -> None:
    whole = tpu_environment("v5e:2x2", 1)
    assert problems({}) == problems({"TPU_VISIBLE_CHIPS": "0"}) == []
    assert problems({"TPU_VISIBLE_CHIPS": "2", "TPU_PROCESS_BOUNDS": "1,1,1"}) == []
    assert problems({"CLOUD_TPU_TASK_ID": "0", "TPU_PROCESS_PORT": "1"})[:1] == [
        "TPU_CHIPS_PER_PROCESS_BOUNDS is not set"
    ]
    for changed, said in (
        ({"CLOUD_TPU_TASK_ID": "4"}, "CLOUD_TPU_TASK_ID must be 0 to 3, got 4"),
        ({"TPU_PROCESS_PORT": "8476"}, "TPU_PROCESS_PORT=8476 is not that of localhost:8477"),
        ({"TPU_PROCESS_BOUNDS": "2,2,2"}, "TPU_PROCESS_BOUNDS=2,2,2 are not the 4 processes"),
        ({"TPU_VISIBLE_CHIPS": "0,1"}, "TPU_VISIBLE_CHIPS=0,1 are not as many"),
        ({"TPU_PROCESS_BOUNDS": "all"}, "no list of numbers"),
    ):
        (problem,) = problems({**whole, **changed})
        assert said in problem


def test_processes_of_torchrun_on_one_host_form_a_slice() -> None:
    ranks = {"LOCAL_WORLD_SIZE": "4", "LOCAL_RANK": "2", "WORLD_SIZE": "4"}
    assert of_torchrun(ranks, {"v5e": 4}) == tpu_environment("v5e:2x2", 2)
    assert of_torchrun(ranks, {"v5p": 4}) == tpu_environment("v5p:2x2x1", 2)
    assert problems(of_torchrun(ranks, {"v6e": 4})) == []


def test_other_processes_of_torchrun_have_a_chip_each() -> None:
    alone = {
        "TPU_CHIPS_PER_PROCESS_BOUNDS": "1,1,1",
        "TPU_PROCESS_BOUNDS": "1,1,1",
        "TPU_VISIBLE_CHIPS": "1",
    }
    two = {"LOCAL_WORLD_SIZE": "2", "LOCAL_RANK": "1", "WORLD_SIZE": "2"}
    assert of_torchrun(two, {"v5e": 4}) == alone
    of_two_hosts = {"LOCAL_WORLD_SIZE": "4", "LOCAL_RANK": "1", "WORLD_SIZE": "8"}
    assert of_torchrun(of_two_hosts, {"v5e": 4}) == alone
    # Chips of two devices each form no slice of one process per chip here.
    assert of_torchrun({**two, "LOCAL_WORLD_SIZE": "4", "WORLD_SIZE": "4"}, {"tpu7x": 4}) == alone


def test_torchrun_leaves_what_is_set_and_what_is_alone() -> None:
    two = {"LOCAL_WORLD_SIZE": "2", "LOCAL_RANK": "1", "WORLD_SIZE": "2"}
    assert of_torchrun({**two, "TPU_VISIBLE_CHIPS": "3"}, {"v5e": 4}) == {}
    assert of_torchrun(two, {}) == {}
    assert of_torchrun({}, {"v5e": 4}) == {}
    with pytest.raises(ValueError, match="--nproc_per_node 1"):
        of_torchrun(two, {"v5e": 1})
