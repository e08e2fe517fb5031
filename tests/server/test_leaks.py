"""Nothing a client receives differs between two positions that its seat cannot tell apart.

Two rooms go side by side. Before every choice the second is given a twin of the first's position:
all that the viewer may not know is dealt anew. Both are asked the same things, and the same choice
is made in both; as long as the viewer's own view does not differ after it, every message that the
viewer received must be the same, byte for byte, but for names, numbers of rooms and moments.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from kanly.core.game import Game
from kanly.core.registry import KITS, kit_of
from kanly.core.rng import Rng, seeded
from kanly.core.stops import ALWAYS, FORCED
from kanly.server.notify.deliverer import still
from kanly.server.notify.words import happened, news_of, said, said_to_all
from kanly.server.rooms.live import Viewer, question_id
from kanly.server.rooms.room import Room
from kanly.server.rooms.showing import Showing
from kanly.server.store.outbox import ASKED, HOOK, TURN, Queued
from kanly.server.store.tables import OUTBOX
from tests.core.kit import registered
from tests.server.inside import Inside, inside
from tests.server.sinks import BrowserKeys
from tests.server.table import Person

OFFERS = 5
"""One move in so many may be one that nobody asked for."""
NAMES = ("Ann", "Bob", "Cy", "Di", "Ed", "Flo")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with registered(), inside(tmp_path_factory.mktemp("leaks")) as running:
        running.do(running.application.hub.chores[-1].cancel)
        yield running


class Table:
    """One of the two rooms: everybody's connections, and the viewer's besides."""

    def __init__(
        self, server: Inside, game: str, players: int, viewer: Viewer, **body: Any
    ) -> None:
        self.server = server
        self.viewer = viewer
        self.people = [Person(server, name) for name in NAMES[:players]]
        given = {"game": game, "players": players, **body}
        ticket = self.people[0].create(**given)
        self.id: str = ticket["room"]["room"]
        for person in self.people[1:]:
            person.join(self.id)
        for person in self.people:
            be_notified(person)
        server.do(self.deal_always_the_same)
        server.do(self.answer_nothing)
        self.people[0].post(f"/api/rooms/{self.id}/start")
        self.wires = [person.sit(self.id) for person in self.people]
        self.watcher = Person(server, "Irulan")
        self.watcher.http.put("/api/me", json={"name": "Irulan"})
        self.eye = self.watcher.sit(self.id) if viewer is None else self.wires[viewer]
        for wire in {*self.wires, self.eye}:
            wire.until("state")
        self.settle()

    def deal_always_the_same(self) -> None:
        """So that a test meets the same questions each time."""
        self.room.seed = "leaks"

    def answer_nothing(self) -> None:
        """Moves are made by hand, and each seat is asked whatever there is to ask."""
        self.room.jobs.plans = list  # type: ignore[method-assign]
        for seat in self.room.doc.seats:
            seat.stops = dict.fromkeys([*self.room.kit.stops.names, FORCED], ALWAYS)
            seat.hold = True

    @property
    def room(self) -> Room:
        return self.server.application.hub.rooms[self.id]

    @property
    def game(self) -> Game:
        assert self.room.live is not None
        return self.room.live.game

    def settle(self) -> None:
        """Hear everything that is under way to the viewer."""
        self.eye.answer("ping")

    def connections(self) -> int:
        return len([each for each in self.room.sessions.values() if each.attached])

    def become(self, other: Table, rng: Rng) -> None:
        """Take a position that the viewer cannot tell from the other room's."""

        def work() -> None:
            twin = other.game.resample(self.viewer, rng)
            mine, theirs = self.room.live, other.room.live
            assert mine is not None
            assert theirs is not None
            unknown = give_past(twin, other.game, self.viewer)
            mine.game, mine.past = twin, []
            mine.logs = {
                viewer: [
                    entry._replace(
                        moves=entry.moves - len([at for at in unknown if at < entry.moves])
                    )
                    for entry in log
                ]
                for viewer, log in theirs.logs.items()
            }
            theirs.past = []
            for table in (self, other):
                table.room.touch()

        self.server.do(work)
        for table in (self, other):
            table.settle()
            table.eye.heard.clear()

    # What the viewer can ask ----------------------------------------------------------------------

    def asked(self, notations: list[str]) -> list[Any]:
        """Everything a curious viewer can find out without a move."""
        person = self.watcher if self.viewer is None else self.people[self.viewer]
        fresh = person.sit(self.id)
        heard = [fresh.until("welcome"), fresh.until("state")]
        for notation in notations:
            heard.append(fresh.answer("why", notation=notation))
            heard.append(fresh.answer("choose", decision="0-00000000", choice=notation))
        decision = heard[1]["decision"]
        if decision is not None:
            for notation in ("nonsense", "agent dagger arrakeen", "dial 77"):
                heard.append(fresh.answer("choose", decision=decision["id"], choice=notation))
        heard.append(fresh.answer("undo", count=500))
        for path in ("", "/log", "/chat"):
            heard.append(person.get(f"/api/rooms/{self.id}{path}"))
        heard.append(person.get("/api/me/rooms")["rooms"][:1])
        heard.append(person.get(f"/api/records/{self.id}", 404))
        heard += [message for message in fresh.heard if message not in heard]
        fresh.close()
        while self.server.do(self.connections) > len({*self.wires, self.eye}):
            pass
        self.settle()
        self.eye.heard.clear()
        return heard

    def choose(self, seat: int, notation: str) -> list[Any]:
        """A choice made over the socket of its seat; what the viewer heard of it."""
        ident = self.server.do(lambda: question(self.game, seat, notation))
        answer = self.wires[seat].answer("choose", decision=ident, choice=notation)
        assert answer["type"] == "ok", answer
        self.settle()
        heard, self.eye.heard = self.eye.heard, []
        return [*heard, *self.server.run(self.notified())]

    async def notified(self) -> list[Any]:
        """What notifications tell the viewer: their own, and what everybody's webhooks post.

        Those that the last choice put into the outbox, and whether any that waited there would
        still go out.
        """
        outbox, live = self.server.application.hub.store.outbox, self.room.live
        assert live is not None
        found: list[Any] = []
        rows = [Queued(*each) for each in await outbox.rows(OUTBOX.select())]
        for row in [row for row in rows if row.room == self.id]:
            channel = await outbox.channel(row.channel)
            assert channel is not None
            news = news_of(self.room, channel.person, [row.id], row.kind, 0, "en")
            mine = news.seat is not None and news.seat == self.viewer
            if mine or channel.kind == HOOK:
                lines = [said(news, "en"), said_to_all(news, "en")]
                if mine:
                    lines += happened(live, news.seat or 0, self.room.show.wording("en"))
                found.append([channel.kind, news.kind, news.seat, lines])
            await outbox.done([row.id])
        for seat, sits in enumerate(self.room.doc.seats):
            for kind in (TURN, ASKED) if seat == self.viewer else (TURN,):
                wanted = still(self.room, self.room.clock, sits.person or "", kind)
                found.append([seat, kind, wanted])
        return sorted(found, key=repr)


def be_notified(person: Person) -> None:
    """In every way; nothing of it is delivered here."""
    person.post("/api/me/channels/hook", {"url": "https://example.org/hook"}, 201)
    keys = BrowserKeys().subscription(f"https://example.org/{secrets.token_hex(8)}")
    person.http.post("/api/me/channels/push", json=keys).raise_for_status()


def give_past(twin: Game, true: Game, viewer: Viewer) -> set[int]:
    """The past that a twin would have: without answers of which the viewer knows nothing.

    Returns the numbers of those.
    """
    secret = [answer[1:3] for answer in true.sealed if answer[3] and answer[1] != viewer]
    made = list(enumerate(zip(true.movers, true.history)))
    unknown: set[int] = set()
    for at, move in reversed(made):
        if move in secret:
            secret.remove(move)
            unknown.add(at)
    kept = [move for at, move in made if at not in unknown]
    twin.movers, twin.history = [seat for seat, _ in kept], [choice for _, choice in kept]
    twin.floor = true.floor - len([at for at in unknown if at < true.floor])
    twin.start = true.start
    return unknown


def plain(heard: list[Any]) -> str:
    """Messages without what belongs to the room or the moment alone."""
    text = json.dumps(heard, ensure_ascii=False)
    moments = r'"(?:at|created|started|ended|away_since|left_ms)": (?:\d+|null)'
    text = re.sub(moments, '"moment": 0', text)
    names = r'"(?:room|code|hash|session|person|chat)": "[^"]*"'
    return re.sub(r'"id": "m\d+"|"seq": \d+|' + names, '"name": ""', text)


def question(game: Game, seat: int, notation: str) -> str:
    """The id of the question that a seat can answer so."""
    return next(
        question_id(game, decision)
        for decision in (game.decision(seat), game.free(seat))
        if decision and notation in [choice.notation for choice in decision.choices]
    )


def possible(game: Game, unasked: bool = True) -> list[tuple[int, str]]:
    """Whatever anybody may choose now, asked or not."""
    found = [
        (seat, choice.notation)
        for seat in range(game.players)
        for decision in (game.decision(seat), game.free(seat) if unasked else None)
        if decision
        for choice in decision.choices
    ]
    return sorted(set(found))


def side_by_side(
    server: Inside,
    game: str,
    players: int,
    viewer: Viewer,
    seed: int,
    every: int,
    most: int = 100_000,
    kinds: set[str] | None = None,
    **body: Any,
) -> tuple[int, int]:
    """Play a game in two rooms; how many moves were compared, and how many made.

    The kinds of questions answered while the viewer could compare are added to `kinds`.
    """
    rng = seeded(f"{game}/{seed}")
    curious = seeded(f"{game}/{seed}/asked")
    true = Table(server, game, players, viewer, **body)
    twin = Table(server, game, players, viewer, **body)
    compared = moves = 0
    while not true.game.over and moves < most:
        twin.become(true, rng)
        if moves % every == 0:
            words = server.do(lambda: some_notations(true.game, curious))
            assert plain(twin.asked(words)) == plain(true.asked(words))
        unasked = rng.below(OFFERS) == 0
        asked = server.do(lambda: {each.seat: each.kind.name for each in true.game.pending})
        here = server.do(partial(possible, true.game, unasked))
        there = server.do(lambda: possible(twin.game))
        both = [move for move in here if move in there]
        if both:
            seat, notation = both[rng.below(len(both))]
            seen, other = true.choose(seat, notation), twin.choose(seat, notation)
            if server.do(lambda: true.game.view(viewer) == twin.game.view(viewer)):
                compared += 1
                if kinds is not None and not unasked:
                    kinds.add(asked[seat])
                assert plain(other) == plain(seen), (seat, notation)
        else:
            true.choose(*here[rng.below(len(here))])
        moves += 1
    return compared, moves


def some_notations(game: Game, rng: Rng) -> list[str]:
    """A few things one might ask about, possible or not."""
    known = sorted({choice.notation for choice in game.history[-20:]})
    open_now = sorted({notation for _, notation in possible(game)})
    return [each[rng.below(len(each))] for each in (known, open_now, open_now) if each]


def test_skirmish_tells_nobody_who_is_asked_what_is_planned_or_held(server: Inside) -> None:
    for seed, viewer in ((1, 0), (3, None)):
        compared, moves = side_by_side(server, "skirmish", 3, viewer, seed, every=15)
        assert compared > moves // 4


def test_imperium_tells_nobody_what_others_hold(server: Inside) -> None:
    options = {"ix": True, "draft": True}
    compared, moves = side_by_side(server, "imperium", 3, 1, 1, every=60, most=120, options=options)

    assert compared > moves // 3


def test_the_classic_game_tells_nobody_plans_bids_traitors_offers_or_who_is_asked(
    server: Inside,
) -> None:
    factions = ["harkonnen", "atreides", "bene-gesserit"]
    options = {"advanced": True, "turns": 1, "swap-factions": False, "factions": factions}
    kinds: set[str] = set()
    for seed, viewer in ((5, 1), (8, None)):
        compared, moves = side_by_side(
            server, "classic", 3, viewer, seed, every=60, kinds=kinds, options=options
        )
        assert compared > moves // 2

    assert kinds >= {"traitor", "prediction", "storm-dial", "bid", "plan", "response", "ship"}


@pytest.mark.soak
@pytest.mark.parametrize("game", sorted({*KITS, "skirmish"}))
def test_no_game_tells_anything(server: Inside, game: str) -> None:
    about = kit_of(game).about
    for seed in range(6):
        players = about.players[-1 - seed % 2]
        viewer = None if seed == 5 else seed % players
        compared, _ = side_by_side(server, game, players, viewer, 100 + seed, 10, most=800)
        assert compared


def test_the_comparison_finds_a_leak(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """If states told how many choices were made, secret answers would show."""
    core = Showing.core

    def telling(showing: Showing, seat: Viewer, lang: str) -> Any:
        assert showing.room.live is not None
        return {**core(showing, seat, lang), "digest": showing.room.live.game.digest()}

    monkeypatch.setattr(Showing, "core", telling)
    with pytest.raises(AssertionError):
        side_by_side(server, "skirmish", 3, 0, 1, every=9)


def test_a_secret_answer_shows_nothing_at_all(server: Inside) -> None:
    """Where nobody may know who is asked, an answer leaves no trace in anybody else's messages."""
    rng = seeded(7)
    table = Table(server, "skirmish", 3, 0)
    found = 0
    while not table.game.over and found < 5:
        pending = server.do(lambda: table.game.pending)
        hidden = [d for d in pending if d.kind.unseen and d.seat != 0]
        table.eye.heard.clear()
        if hidden and len(pending) > 1:
            before = plain(server.run(table.notified()))
            heard = table.choose(hidden[0].seat, hidden[0].choices[-1].notation)
            assert heard[0]["type"] == "pong"
            assert plain(heard[1:]) == before
            found += 1
            continue
        decision = pending[rng.below(len(pending))]
        choice = decision.choices[rng.below(len(decision.choices))]
        table.choose(decision.seat, choice.notation)
    assert found
