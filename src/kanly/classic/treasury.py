"""Spice behind the shields (CLA-INFO-02).

Whoever counts what is paid and received in the open knows what each faction has: the ledger. Only
the Emperor's gifts to an ally go past it (CLA-INFO-03). How far what a faction has may differ from
the ledger is kept for each viewer and for the public, between bounds: a gift that was not seen
widens them, and what a faction shows, claims or answers narrows them.
"""

from __future__ import annotations

from typing import Final

from kanly.classic.map import members
from kanly.classic.position import PUBLIC, Classic, N
from kanly.classic.types import FactionId

MUCH: Final = 10_000
"""More spice than anyone ever has."""


def gain(game: Classic, faction: FactionId, spice: int) -> None:
    """Spice from the bank, in the open."""
    game.spice[faction] += spice
    game.ledger[faction] += spice


def pay(game: Classic, faction: FactionId, spice: int) -> None:
    """Spice to the bank, in the open (CLA-TURN-14); whoever pays has it."""
    game.spice[faction] -= spice
    game.ledger[faction] -= spice
    public = PUBLIC * N + faction
    if game.aside_least[public] < game.aside_most[public]:
        learn_all_least(game, faction, 0)


def pay_shared(game: Classic, faction: FactionId, cost: int) -> list[tuple[int, int]]:
    """Allies pay what they promised, the faction the rest; returns who paid how much."""
    shares: list[tuple[int, int]] = []
    left = cost
    for ally in game.allies(faction):
        share = min(game.promise[ally], left)
        if share:
            pay(game, ally, share)
            shares.append((ally, share))
            left -= share
    pay(game, faction, left)
    return [*shares, (faction, left)]


def give_secretly(game: Classic, giver: int, taker: int, spice: int) -> None:
    """Spice of which only giver and taker know; all others see that it was some."""
    for viewer in range(N + 1):
        gave, took = viewer * N + giver, viewer * N + taker
        if viewer in (giver, taker):
            least = most = spice
            poorest = game.aside_least[gave] - spice
        else:
            least, most = 1, game.ledger[giver] + game.aside_most[gave]
            poorest = -game.ledger[giver]
        game.aside_least[took] += least
        game.aside_most[took] += most
        game.aside_least[gave] = poorest
        game.aside_most[gave] -= least
        balance(game, viewer)
    game.spice[giver] -= spice
    game.spice[taker] += spice


# What is told of it -------------------------------------------------------------------------------


def learn(game: Classic, viewer: int, faction: FactionId, least: int, most: int) -> None:
    """A viewer, or the public, learns that a faction has between so much and so much."""
    at = viewer * N + faction
    game.aside_least[at] = max(game.aside_least[at], least - game.ledger[faction])
    game.aside_most[at] = min(game.aside_most[at], most - game.ledger[faction])
    balance(game, viewer)


def balance(game: Classic, viewer: int) -> None:
    """What one has beside the ledger another lacks: bounds for some are bounds for the rest."""
    row = viewer * N
    least = sum(game.aside_least[row : row + N])
    most = sum(game.aside_most[row : row + N])
    for at in range(row, row + N):
        fewest, highest = game.aside_least[at], game.aside_most[at]
        game.aside_least[at] = max(fewest, highest - most)
        game.aside_most[at] = min(highest, fewest - least)


def learn_spice(game: Classic, viewer: int, faction: FactionId) -> None:
    """A viewer, or the public, learns what a faction has."""
    learn(game, viewer, faction, game.spice[faction], game.spice[faction])


def learn_all_spice(game: Classic, faction: FactionId) -> None:
    """Everyone learns what a faction has."""
    for viewer in range(N + 1):
        learn_spice(game, viewer, faction)


def learn_all_least(game: Classic, faction: FactionId, spice: int) -> None:
    """Everyone learns that a faction has so much or more."""
    for viewer in range(N + 1):
        learn(game, viewer, faction, spice, MUCH)


def learn_all_most(game: Classic, faction: FactionId, spice: int) -> None:
    """Everyone learns that a faction has no more."""
    for viewer in range(N + 1):
        learn(game, viewer, faction, 0, spice)


def known_spice(game: Classic, own: int, faction: FactionId) -> tuple[int, int]:
    """What the players of some factions, or with none a spectator, know another to have: at least
    and at most."""
    least = game.aside_least[PUBLIC * N + faction]
    most = game.aside_most[PUBLIC * N + faction]
    for viewer in members(own):
        least = max(least, game.aside_least[viewer * N + faction])
        most = min(most, game.aside_most[viewer * N + faction])
    return game.ledger[faction] + least, game.ledger[faction] + most
