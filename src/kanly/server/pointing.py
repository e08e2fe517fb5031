"""What somebody has in mind who points at things that cannot be chosen: the choice to ask about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kanly.core.choice import BOOKS, Choice
from kanly.core.game import Game
from kanly.server.kit import table_kit
from kanly.server.messages import Thing


def meant(game: Game, seat: int, verb: str, things: Sequence[Thing]) -> Choice | None:
    """The choice of a verb that is about these things, or at least about the last of them.

    Without a verb it is one of those that usually answer the question of the seat.
    """
    kit = table_kit(game.setup.game)
    decision = game.decision(seat)
    kind = "" if decision is None else decision.kind.name
    verbs = (verb,) if verb else kit.verbs.get(kind, kit.other_verbs)
    for wanted in (things, things[-1:]):
        found = [
            choice
            for choice in BOOKS[game.setup.game].choices
            if choice.verb_name in verbs
            and all(is_about(choice, thing, kit.wholes) for thing in wanted)
        ]
        if found:
            return min(found, key=lambda choice: kit.unlikely(game, seat, choice))
    return None


def is_about(choice: Choice, thing: Thing, wholes: Mapping[str, str]) -> bool:
    """Whether a choice names a thing, or what the thing is a part of."""
    names = (f"{thing.kind} {thing.slug}", wholes.get(f"{thing.kind} {thing.slug}"))
    return any(
        f"{ref.kind} {ref.slug}" in names and ref.place == thing.place for ref in choice.refs
    )
