"""The words of a table: everything of a game in one language, with the players' names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from kanly.core.choice import Amount, Choice, Ref
from kanly.core.decision import Decision
from kanly.core.event import Event
from kanly.core.game import Game
from kanly.core.registry import kit_of
from kanly.server import schema
from kanly.translation import LANGUAGES, Words, label

Seats = Sequence[tuple[str | None, str | None]]
"""Who sits at each seat: the name of a person, or else a bot."""


class QuickWords(Words):
    """Words that look up each name once."""

    def name(self, key: str, form: str = "") -> str:
        if key in self.names:
            return self.names[key]
        wanted = (self.lang, key, form)
        found = NAMES.get(wanted)
        if found is None:
            if len(NAMES) >= MOST_NAMES:
                NAMES.clear()
            found = NAMES[wanted] = super().name(key, form)
        return found


class Wording(QuickWords):
    """One language at one table.

    Where the seat decides the house (`houses`), people are called by their names; else by the
    house, whose part they play, and the names tell who plays it. `prefix` makes message keys of
    houses; `unseated` has the keys of what houses are called that nobody plays.
    """

    def __init__(
        self,
        lang: str,
        prefix: str,
        houses: Sequence[str],
        sitting: Seats,
        unseated: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        own = {house: name for house, (name, _) in zip(houses, sitting) if name}
        own |= {house: plain(lang).name(key) for house, key in unseated.items()}
        seats = {f"seat-{at}": called(lang, *each) for at, each in enumerate(sitting, start=1)}
        super().__init__(lang, {prefix + house: name for house, name in own.items()} | seats)
        self.houses = frozenset(own)
        self._told: dict[int, tuple[Event, str]] = {}

    def entry(self, event: Event, step: int) -> schema.LogEntry:
        """An entry of the log."""
        return schema.LogEntry(event.key, event.args, step, self.told(event))

    def told(self, event: Event) -> str:
        """An event in words; several seats are told the same one after the other."""
        known = self._told.get(id(event))
        if known is None:
            if len(self._told) >= RECENT:
                self._told.clear()
            known = self._told[id(event)] = (event, self.event(event))
        return known[1]

    def decision(self, decision: Decision, ident: str) -> schema.Decision:
        """A question with every choice in words."""
        choices = [
            schema.ChoiceItem(
                choice.notation,
                choice.verb_name,
                [as_sent(ref) for ref in choice.refs],
                self.label(choice, decision),
                choice.spoken,
            )
            for choice in decision.choices
        ]
        return schema.Decision(ident, decision.kind.name, self.prompt(decision), choices)

    def label(self, choice: Choice, decision: Decision | None) -> str:
        """A choice in words; what names no player reads the same at every table."""
        args = () if decision is None else tuple(decision.prompt.args.items())
        named = not self.names.keys().isdisjoint([value for _, value in args])
        shown = [name for ref in choice.refs for name in (ref.slug, ref.place)]
        if named or choice.words or not self.houses.isdisjoint(shown):
            return label(self, choice, decision)
        kind = decision.kind.name if decision is not None else ""
        key = (self.lang, choice.game, choice.notation, kind, args)
        found = LABELS.get(key)
        if found is None:
            if len(LABELS) > MOST_LABELS:
                LABELS.clear()
            found = LABELS[key] = label(plain(self.lang), choice, decision)
        return found

    def ending(self, game: Game, drawn: bool = False) -> schema.Result | None:
        """How a game ended, perhaps as a draw by agreement; None while it goes on."""
        if drawn:
            everybody, scores = list(range(game.setup.players)), kit_of(game.setup.game).about
            text = self.name("table-drawn")
            return schema.Result([everybody], everybody, scores.scores(game), text)
        result = game.result if game.over else None
        if result is None:
            return None
        return schema.Result(result.ranking, result.winners, result.scores, self.result(result))


def as_sent(ref: Ref) -> schema.ChoiceRef:
    """What a choice points at, as the browser is told."""
    n = ref.value if isinstance(ref, Amount) else None
    return schema.ChoiceRef(ref.kind, ref.slug, ref.place, n, ref.implied)


def called(lang: str, name: str | None, bot: str | None) -> str:
    """What a seat is called: the person's name, or the bot's in this language."""
    return name or (plain(lang).name(f"bot-{bot}") if bot else "")


NAMES: Final[dict[tuple[str, str, str], str]] = {}
MOST_NAMES: Final = 50_000
RECENT: Final = 64
"""Events that are kept in words."""
LABELS: Final[dict[tuple[object, ...], str]] = {}
MOST_LABELS: Final = 50_000


@lru_cache(maxsize=len(LANGUAGES))
def plain(lang: str) -> Words:
    """A language without anybody's name."""
    return QuickWords(lang)
