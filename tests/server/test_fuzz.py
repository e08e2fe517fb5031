"""Fuzzing: whatever is sent, no answer is the server's own failure, and no game dies of it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any
from unittest import SkipTest

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.inside import Inside, inside
from tests.server.table import Person, Wire

CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("fuzz")) as running:
        yield running


@pytest.fixture
def described(server: Inside) -> Any:
    """The server by its own description, with somebody's cookie and real ids among the values."""
    return schemathesis.openapi.from_url(f"{server.url}api/openapi.json")


def fuzz(server: Inside, described: Any, examples: int) -> int:
    """Send examples, sound and unsound, to every operation; how many were sent."""
    someone = Person(server, "Fuzz")
    playing = someone.play()["room"]["room"]
    rooms: list[str] = []
    cookie = {"cookie": f"kanly={someone.http.cookies['kanly']}"}
    rng = random.Random(1)
    sent = 0

    def send(case: Any) -> None:
        nonlocal sent
        sent += 1
        if case.path_parameters and "room_id" in case.path_parameters and rng.random() < 0.8:
            case.path_parameters["room_id"] = rng.choice(rooms)
        case.call_and_validate(checks=CHECKS, headers=cookie)

    for result in described.get_all_operations():
        rooms[:] = [someone.create(players=2)["room"]["room"], playing]
        for mode in GenerationMode:
            strategy = result.ok().as_strategy(generation_mode=mode)
            try:
                settings(
                    max_examples=examples,
                    deadline=None,
                    database=None,
                    derandomize=True,
                    phases=[Phase.generate],
                    suppress_health_check=list(HealthCheck),
                )(given(case=strategy)(send))()
            except (Unsatisfiable, SkipTest):
                continue
    return sent


def test_no_request_makes_the_server_fail(server: Inside, described: Any) -> None:
    assert fuzz(server, described, 6) > 300
    someone = Person(server)
    assert someone.sit(someone.play()["room"]["room"]).choose()["type"] == "ok"


@pytest.mark.soak
def test_many_requests_do_not_make_the_server_fail(server: Inside, described: Any) -> None:
    fuzz(server, described, 300)


# The socket ---------------------------------------------------------------------------------------

WORDS = (
    "hello",
    "choose",
    "undo",
    "why",
    "chat",
    "lang",
    "stop",
    "hold",
    "order",
    "pace",
    "pause",
    "resume",
    "ping",
)
FIELDS = ("id", "decision", "choice", "count", "notation", "text", "to", "lang", "hold", "vote")


def anything(rng: random.Random, depth: int = 0) -> Any:
    """Some value that JSON can say."""
    simple = [
        None,
        True,
        rng.randint(-5, 5),
        2**70,
        -1e308,
        "",
        "x" * rng.choice((1, 39, 41, 400, 600)),
        "\u0000\ud800",
        "end",
        "agent dagger arrakeen",
        "en",
        rng.choice(FIELDS),
    ]
    if depth < 3 and rng.random() < 0.3:
        return [anything(rng, depth + 1) for _ in range(rng.randint(0, 3))]
    if depth < 3 and rng.random() < 0.2:
        return {rng.choice(FIELDS): anything(rng, depth + 1)}
    return rng.choice(simple)


def message(rng: random.Random, wire: Wire) -> str | bytes:
    """A message: nearly right, quite wrong, or no message at all."""
    kind = rng.random()
    if kind < 0.1:
        return rng.randbytes(rng.randint(0, 60))
    if kind < 0.2:
        return "".join(chr(rng.randint(1, 0x2FFF)) for _ in range(rng.randint(0, 80)))
    if kind < 0.25:
        return "[" * rng.randint(1, 4000)
    body = {"type": rng.choice((*WORDS, "dance"))}
    for name in rng.sample(FIELDS, rng.randint(0, 5)):
        body[name] = anything(rng)
    if wire.state.get("decision") and rng.random() < 0.3:
        decision = wire.state["decision"]
        body |= {"type": "choose", "decision": decision["id"]}
        if rng.random() < 0.5:
            body["choice"] = rng.choice(decision["choices"])["notation"]
    text = json.dumps(body)
    return text[: rng.randint(0, len(text))] if rng.random() < 0.1 else text


def babble(server: Inside, seed: int, messages: int) -> None:
    """Say all sorts of things; then the game must still be playable, here and for others."""
    rng = random.Random(seed)
    someone = Person(server, "Babble")
    room = someone.play(players=2)["room"]["room"]
    wire = someone.sit(room)
    wire.asked()
    for _ in range(messages):
        wire.socket.send(message(rng, wire))
        while rng.random() < 0.5:
            wire.quiet(0.001)
    assert wire.answer("ping")["type"] == "pong"
    kinds = {heard["type"] for heard in wire.heard}
    assert kinds <= {"welcome", "state", "room", "ok", "refused", "why", "chat", "pong"}
    codes = {heard["code"] for heard in wire.heard if heard["type"] == "refused"}
    assert "server-error" not in codes
    fresh = someone.sit(room)
    fresh.until("welcome")
    if fresh.heard[0]["room"]["pause"]["paused"]:
        fresh.answer("resume", vote=True)
    state = fresh.state or fresh.until("state")
    if state["result"] is None:
        assert fresh.choose()["type"] == "ok"


@pytest.mark.parametrize("seed", range(3))
def test_no_message_kills_a_game(server: Inside, seed: int) -> None:
    babble(server, seed, 200)


@pytest.mark.soak
def test_no_flood_of_messages_kills_a_game(server: Inside) -> None:
    for seed in range(100, 130):
        babble(server, seed, 1000)
