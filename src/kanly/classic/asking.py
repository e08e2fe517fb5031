"""Asking several factions at once. A seat with two factions answers for one after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.classic.map import members
from kanly.classic.position import FACTION, Classic, N
from kanly.core.choice import Choice
from kanly.core.decision import Decision, Kind
from kanly.core.game import Frame
from kanly.core.message import Args

AS: Final[list[Args]] = [{"faction": key} for key in FACTION]
"""The arguments of a question that only names whom it is put to."""

Choices = Callable[[Classic, Frame, int], list[Choice]]


def each(
    game: Classic,
    frame: Frame,
    asked: int,
    kind: Kind,
    choices: Choices,
    about: Args | None = None,
) -> list[Decision]:
    """One secret answer of every faction in a set, each from its own choices."""
    found: list[Decision] = []
    args = [{**own, **about} for own in AS] if about else AS
    if game.rules.two_factions:
        for seat in range(game.players):
            own = [f for f in members(asked) if game.seat[f] == seat]
            given = len(game.given(seat))
            if given < len(own):
                faction = own[given]
                found.append(Decision(seat, kind, choices(game, frame, faction), args[faction]))
        return found
    for faction in range(N):
        if asked >> faction & 1:
            seat = game.seat[faction]
            if not game.sealed or not game.given(seat):
                found.append(Decision(seat, kind, choices(game, frame, faction), args[faction]))
    return found


def by_faction(game: Classic, asked: int, answers: dict[int, list[Choice]]) -> dict[int, Choice]:
    """The answers of `each`, by faction."""
    found: dict[int, Choice] = {}
    taken = [0] * game.players
    for faction in members(asked):
        seat = game.seat[faction]
        found[faction] = answers[seat][taken[seat]]
        taken[seat] += 1
    return found


def one(
    game: Classic, faction: int, kind: Kind, choices: list[Choice], args: Args | None = None
) -> list[Decision]:
    """A question to one faction."""
    return [Decision(game.seat[faction], kind, choices, args or AS[faction])]
