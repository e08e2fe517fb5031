"""What somebody has in mind who points at things that cannot be chosen: the choice to ask about."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from kanly.core.choice import BOOKS, Choice
from kanly.core.game import Game
from kanly.server.kit import server_kit
from kanly.server.messages import Thing

Key = tuple[str, str, str]
"""A verb, a thing (`card dagger`) and where it lies."""


NOTHING = Thing("", "")
"""Stands for no thing in particular: every choice of a verb is about it."""


def meant(game: Game, seat: int, verb: str, things: Sequence[Thing]) -> Choice | None:
    """The choice of a verb that is about these things, or at least about the last of them.

    Without a verb it is one of those that usually answer the question of the seat.
    """
    kit = server_kit(game.setup.game)
    decision = game.decision(seat)
    kind = "" if decision is None else decision.kind.name
    verbs = (verb,) if verb else kit.verbs.get(kind, kit.other_verbs)
    for wanted in (things or [NOTHING], things[-1:]):
        sets = [about(game.setup.game, verbs, thing) for thing in wanted]
        found = set.intersection(*sets) if sets else set()
        if found:
            return min(found, key=lambda choice: (kit.unlikely(game, seat, choice), choice.index))
    return None


def about(game: str, verbs: Sequence[str], thing: Thing) -> set[Choice]:
    """The choices of these verbs that name a thing, or what the thing is a part of."""
    name = f"{thing.kind} {thing.slug}".strip()
    names = (name, server_kit(game).wholes.get(name, name))
    known = by_thing(game)
    keys = [(verb, each, thing.place) for verb in verbs for each in names]
    return {choice for key in keys for choice in known.get(key, ())}


@cache
def by_thing(game: str) -> dict[Key, list[Choice]]:
    """The choices of a game by verb and each thing that they name, and by the verb alone."""
    found: dict[Key, list[Choice]] = {}
    for choice in BOOKS[game].choices:
        named = {(f"{ref.kind} {ref.slug}", ref.place) for ref in choice.refs} | {("", "")}
        for thing, place in named:
            found.setdefault((choice.verb_name, thing, place), []).append(choice)
    return found
