"""Replays: a recorded game as positions that can be looked at one by one, from any seat."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from kanly.bots.roster import BOTS
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.errors import BadRecord
from kanly.core.event import Event
from kanly.core.game import Game
from kanly.core.record import Line, Record, spell
from kanly.core.registry import kit_of
from kanly.server import schema
from kanly.server.kit import server_kit, state_of
from kanly.server.rooms.live import events_of
from kanly.server.wording import Wording

Seat = int | Literal["all", "none", "hands"]
"""Whose view: a seat's, everything face up, the public's, or what all seats know of their own: for
games that are still played, as nobody knows what lies in the decks."""
Proof = tuple[str | None, str | None, str | None]
"""Hash, seed and salt, as far as they are public."""

EVERY: Final = 25
"""One position in so many is kept; those between are played again."""
MOST_CHOICES: Final = 10_000


class Replay:
    """A record that was played through once, with what is needed to show any moment of it."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.players = record.players
        self.moves: list[tuple[int, Choice]] = []
        self.kept: list[Game] = []
        self.marks: list[schema.Mark] = []
        self.scores: list[schema.RoundScores] = []
        self.last: Game = record.begin()

    @property
    def bots(self) -> list[str | None]:
        """The bot of each seat; where the record does not tell, whoever has a bot's name is one."""
        if self.record.bots:
            return [bot or None for bot in self.record.bots]
        return [name if name in BOTS else None for name in self.record.names]

    @property
    def names(self) -> list[str | None]:
        """The name of the person at each seat, where it has one."""
        seats = enumerate(zip(self.record.names, self.bots), start=1)
        return [None if bot or name == f"seat {at}" else name for at, (name, bot) in seats]

    def wording(self, lang: str) -> Wording:
        about = kit_of(self.record.game).about
        sitting = list(zip(self.names, self.bots))
        return Wording(lang, about.prefix, about.fixed, sitting, about.unseated(self.last))

    def play(self, verify: bool) -> None:
        """Play it through."""
        game = self.last
        about = kit_of(self.record.game).about
        scores, rounds = about.scores(game), game.rounds
        self.marks.append(schema.Mark(0, max(1, rounds)))
        self.kept.append(game.clone())
        for number, line in enumerate(self.record.lines, start=1):
            try:
                redo(game, line, number)
            except BadRecord as error:
                raise BadRecord(f"{error}{self.record.header_doubt(number)}") from error
            if verify:
                digest = spell(game.digest())
                if line.digest and line.digest != digest:
                    doubt = self.record.header_doubt(number)
                    raise BadRecord(f"choice {number} leads elsewhere than the record says{doubt}")
                line.digest = digest
            self.moves.append((line.seat, game.history[-1]))
            if game.rounds != rounds:
                if rounds:
                    self.scores.append(schema.RoundScores(rounds, scores))
                    self.marks.append(schema.Mark(number, game.rounds))
                rounds = game.rounds
            scores = about.scores(game)
            if number % EVERY == 0:
                self.kept.append(game.clone())
        self.scores.append(schema.RoundScores(max(1, rounds), scores))

    def file(self) -> str:
        """The record as it is written down, with where each choice leads."""
        self.note_digests()
        return self.record.text()

    def note_digests(self) -> None:
        """Note in the record where each choice leads."""
        game = self.record.begin()
        for line in self.record.lines:
            game.apply(line.seat, line.choice)
            line.digest = spell(game.digest())

    def moments(self, start: int, end: int, seat: Seat, lang: str) -> list[schema.Moment]:
        """The positions from one number of choices to another."""
        wording = self.wording(lang)
        begin = max(0, start - 1) // EVERY
        game = self.kept[begin].clone()
        found: list[schema.Moment] = []
        if start == 0:
            found.append(self.moment(game, 0, seat, wording, self.opening(), None))
        for number in range(begin * EVERY + 1, end + 1):
            by, choice = self.moves[number - 1]
            asked = game.decision(by)
            heard = events_of(game, by, choice)
            if number >= start and number > 0:
                found.append(self.moment(game, number, seat, wording, heard, asked))
        return found

    def at(self, number: int) -> Game:
        """The position after so many choices."""
        game = self.kept[number // EVERY].clone()
        for by, choice in self.moves[number // EVERY * EVERY : number]:
            game.apply(by, choice)
        return game

    def opening(self) -> list[Event]:
        """What happened before the first choice."""
        heard: list[Event] = []
        self.record.begin(heard)
        return heard

    def moment(
        self,
        game: Game,
        number: int,
        seat: Seat,
        wording: Wording,
        heard: list[Event],
        asked: Decision | None,
    ) -> schema.Moment:
        by, choice = self.moves[number - 1] if number else (None, None)
        position, open_asked = shown(game, seat)
        eyes: list[int | None] = [seat] if isinstance(seat, int) else [None]
        if seat == "hands":
            eyes += range(self.players)
        entries = [
            wording.entry(event, number)
            for event in heard
            if seat == "all" or any(event.seen_by(each) for each in eyes)
        ]
        everything = seat in ("all", "hands")
        told = choice is not None and (everything or is_open(asked) or by == seat)
        return schema.Moment(
            move=number,
            by=by if told else None,
            choice=choice.notation if told and choice is not None else None,
            label=wording.label(choice, asked) if told and choice is not None else None,
            view=hands(game) if seat == "hands" else state_of(position),
            hints=server_kit(self.record.game).hints(position, None),
            asked=open_asked,
            entries=entries,
            result=wording.ending(game),
        )

    def data(self, ident: str, lang: str, proof: Proof | None) -> schema.RecordInfo:
        """What a record is about."""
        record, game = self.record, self.last
        hashed, seed, salt = proof if proof is not None else (None, record.seed, None)
        about = kit_of(record.game).about
        houses = about.houses(game)[: record.players]
        return schema.RecordInfo(
            record=ident,
            game=record.game,
            players=record.players,
            names=self.names,
            bots=self.bots,
            options=record.options,
            choices=len(self.moves),
            made=len(self.moves),
            over=game.over,
            hash=hashed,
            seed=seed,
            salt=salt,
            houses=[
                schema.SeatHouse(seat, house, about.prefix + house)
                for seat, house in enumerate(houses)
            ],
            result=self.wording(lang).ending(game),
            marks=self.marks,
        )


def redo(game: Game, line: Line, number: int) -> None:
    """Make a recorded choice; whatever goes wrong is the record's fault."""
    try:
        game.apply(line.seat, line.choice)
    except Exception as error:
        raise BadRecord(f"choice {number} does not replay: {error}") from error


def is_open(asked: Decision | None) -> bool:
    """Whether everyone saw that a choice was made."""
    return asked is not None and not asked.kind.unseen and not asked.kind.secret


def shown(game: Game, seat: Seat) -> tuple[Game, list[schema.Asked]]:
    """The position to be shown, and who is asked."""
    if seat == "all":
        return game, [schema.Asked(each.seat, each.kind.name) for each in game.pending]
    view = game.view(seat if isinstance(seat, int) else None)
    return view.position, [schema.Asked(*each) for each in view.asked]


def hands(game: Game) -> object:
    """The position as everybody can see it, and each house as its own player does."""
    found = parts(game, None)
    own = [parts(game, seat) for seat in range(game.players)]
    for house in kit_of(game.setup.game).about.houses(game):
        if house in found:
            known = [each[house] for each in own if each[house] != found[house]]
            found[house] = known[0] if known else found[house]
    return found


def parts(game: Game, seat: int | None) -> dict[str, object]:
    """The fields of a position as a seat sees it."""
    found: dict[str, object] = msgspec.to_builtins(state_of(game.view(seat).position))
    return found
