"""A Ray cluster, here played by a stand-in that runs its tasks at once."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType, SimpleNamespace

import pytest

from kanly.arena.cluster import Cluster
from kanly.arena.spread import Lost, WorkerPool, spread
from kanly.core.errors import KanlyError


class RayError(Exception):
    pass


class RayTaskError(RayError):
    cause = KanlyError("the spice must flow")


class Ray(ModuleType):
    """As much of Ray as an arena uses."""

    exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)

    def __init__(self) -> None:
        super().__init__("ray")
        self.called = False
        self.closed = False
        self.results: dict[int, object] = {}

    def init(self, address: str, **options: object) -> None:
        self.called = True
        if address == "nowhere":
            raise ConnectionError("no Ray instance found.\nmore words")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def put(self, value: object) -> object:
        return value

    def remote(self, **options: object) -> Callable[[Callable[..., object]], SimpleNamespace]:
        def made(function: Callable[..., object]) -> SimpleNamespace:
            def run(*args: object) -> int:
                number = len(self.results)
                try:
                    self.results[number] = function(*args)
                except KanlyError as error:
                    self.results[number] = RayTaskError(str(error))
                except OSError as error:
                    self.results[number] = RayError(str(error))
                return number

            return SimpleNamespace(remote=run)

        return made

    def wait(self, tasks: list[int], num_returns: int) -> tuple[list[int], list[int]]:
        return tasks[-1:], tasks[:-1]

    def get(self, task: int) -> object:
        result = self.results[task]
        if isinstance(result, Exception):
            raise result
        return result

    def cancel(self, task: int, force: bool) -> None:
        raise AssertionError("nothing is under way")

    def shutdown(self) -> None:
        self.closed = True


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Ray:
    made = Ray()
    monkeypatch.setitem(sys.modules, "ray", made)
    return made


def squared(number: int) -> int:
    if number == 13:
        raise OSError("the machine is gone")
    if number == 99:
        raise KanlyError("the spice must flow")
    return number * number


def test_the_same_work_is_done_on_a_cluster(ray: Ray) -> None:
    pool: Cluster[int, int] = Cluster(squared)

    found = dict(spread(pool, range(40)))

    assert pool.width == 3
    assert found.pop(13) == Lost("the task was lost: RayError")
    assert found == {n: n * n for n in range(40) if n != 13}
    assert ray.closed


def test_an_error_on_the_cluster_is_an_error_here(ray: Ray) -> None:
    pool: WorkerPool[int, int] = Cluster(squared, width=1)

    with pytest.raises(KanlyError, match="a task failed on the cluster: the spice must flow"):
        list(spread(pool, [99]))


def test_a_cluster_out_of_reach_is_one_line(ray: Ray) -> None:
    with pytest.raises(KanlyError) as error:
        Cluster(squared, "nowhere")

    assert str(error.value) == (
        "cannot reach a Ray cluster at 'nowhere': no Ray instance found. "
        "Start one with 'ray start --head', or say with --ray-address where it is."
    )


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1"])
def test_where_nobody_answers_one_does_not_wait(ray: Ray, address: str) -> None:
    with pytest.raises(KanlyError, match=f"cannot reach a Ray cluster at '{address}'"):
        Cluster(squared, address)

    assert not ray.called


def test_without_ray_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(KanlyError, match=r"--ray needs Ray: pip install 'kanly\[ray\]'"):
        Cluster(squared)
